"""Those who come: black figures in a lit doorway, never red, without teeth or blood. A figure is 44 wide and 74 high.

What frightens is how still they stand: two pale eyes, a hairline smile, mist at the feet.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis
from cuboteca.draw.markup import join

GRADIENTS: Final = join(
    (
        Markup(
            '<radialGradient id="c-lit" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="var(--figure-lit-0)"/>'
            '<stop offset=".5" stop-color="var(--figure-lit-1)"/><stop offset="1" stop-color="var(--figure-lit-2)"/>'
            "</radialGradient>"
        ),
        axis("c-arch-rim", Stop(0, "#fff", 0.75), Stop(0.8, "#fff", 0), to=(1, 0.25)),
        Markup('<clipPath id="c-in-arch"><path d="M1 73.5V22a21 21 0 0 1 42 0v51.5z"/></clipPath>'),
    )
)


def _eyes(*spots: tuple[float, float]) -> str:
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="1.1"/>' for x, y in spots)


def _pale(eyes: str, smile: str = "") -> str:
    line = f'<path d="{smile}" fill="none" stroke="var(--figure-pale)" stroke-width=".8" stroke-linecap="round"/>'
    return f'<g fill="var(--figure-pale)">{eyes}</g>{line if smile else ""}'


def _limb(path: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="var(--figure)" stroke-width="{width:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


CLOWN: Final = (
    '<path d="M23.2 8.5L15.6 22.6c3.6 2 10 2.1 13.7.2z"/><circle cx="23.4" cy="7" r="2.9"/>'
    '<path d="M16 20.5c-3.8-1-6.6 1.2-6.4 4.3-2 1.9-.6 5.6 2.5 5.3 1.2 1.7 4 1.7 4.9-.1zM28.6 20.6c3.6-1.2 6.5.9 6.5 '
    '3.9 2.2 1.7 1.1 5.5-2 5.4-1.1 1.8-3.9 2-5 .3z"/><ellipse cx="22.3" cy="26.6" rx="6.9" ry="7.8"/>'
    '<path d="M11.5 36.5c-1.6-1.6.4-3.8 2.3-2.9 0-2 2.5-2.6 3.6-1.2h10c1.3-1.4 3.6-.7 3.6 1.2 2-.9 3.9 1.3 2.3 2.9 1.2 '
    "1.6-.6 3.5-2.5 2.7-.3 1.7-2.5 2-3.5.7-1.1 1.5-3.3 1.5-4.4.1-1.1 1.4-3.2 1.3-4.2-.1-1.2 "
    "1.3-3.2.9-3.5-.7-1.8.7-3.7-1.1"
    '-2.5-2.7z"/><path d="M16 37c-3.2 3.6-5.9 10.5-7.1 18.5-.3 1.8.2 3.6 1.2 3.7 1.1.1 1.4-1.3 1.6-2.8.7-4.3 '
    "2-8 3.4-10.6-.5 "
    "6-1.6 13-2.9 19.6-2.6.4-5 1.4-5.1 3.1h14.1c.6-6 .9-11 1.5-15.5.7 4.5 1.1 9.5 1.7 "
    "15.5h14.2c-.1-1.7-2.6-2.7-5.2-3.1-1.4"
    "-6.6-2.4-13.6-2.9-19.6 1.5 2.6 2.7 6.3 3.4 10.6.2 1.5.6 2.9 1.6 2.8 1-.1 1.5-1.9 1.2-3.7-1.2-8-3.9-14.9-7.1-18.5z"
    '"/>' + _pale(_eyes((19.7, 25.6), (25, 25.6)), "M18.3 29.6c2.2 2.6 5.8 2.6 8 0")
)
GHOUL: Final = (
    '<path d="M27 19c7.5 0 11.5 7 11 15.5-.4 7-2.6 12-3 18.5l2.5 15.5 2.5 2.5H27.5l-3-17-3 17H9.5c.3-2 2.2-3 '
    "5-3.2l3-17.3c-2.5"
    '-4.5-3-9.5-1.8-15C17 26 20.5 19 27 19z"/><ellipse cx="15.5" cy="24.5" rx="6.6" ry="8" transform="rotate(14 '
    '15.5 24.5)"/>'
    + _limb("M18 33C11.5 38 9 46 9.5 55.5", 3.6)
    + _limb("M9.5 55c-.8 3-2 5.5-2.6 8.5M9.6 56c-.2 3.5-.2 6.5.2 9.5M10 55.5c1 3 1.8 5.5 2.6 8.5", 1.4)
    + _limb("M35.5 31c3.2 7 3.7 15 2 23.5", 3.6)
    + _limb("M37.5 54.5c-1 3-1.6 5.5-1.8 8.5M37.5 55c.2 3.5.6 6 1.2 8.5M37.7 54.5c1 2.5 1.9 4.5 3 6.8", 1.4)
    + _pale(_eyes((12.6, 23.6), (17.4, 24.2)), "M12.5 29.2c1.5.9 3 .9 4.5.3")
)
TROLL: Final = (
    '<path d="M3.5 72c-1.8-11-2.5-23-1-32C4 31 9.5 26.5 15 25.5c.5-6 3-10 7-10s6.5 4 7 10c5.5 1 11 5.5 12.5 '
    "14.5 1.5 9 .8 21-1 "
    '32h-8l-2.5-14c-3-2.5-13-2.5-16 0l-2.5 14z"/><path d="M16 18.5c-3-1-5-3.5-5-7.5 2 2.5 4.5 3.5 7 4zM28 '
    "18.5c3-1 5-3.5 5-7.5-2 2.5"
    '-4.5 3.5-7 4z"/><path d="M10.5 40c-1.8 8-2 18-1.2 27M33.5 40c1.8 8 2 18 1.2 27M17 36c3.2 1.6 6.8 1.6 10 0" '
    'fill="none" '
    'stroke="var(--figure-lit-2)" stroke-opacity=".55" stroke-linecap="round"/>'
    + _pale(_eyes((19.3, 22.5), (24.7, 22.5)), "M19 28.5c2-.8 4-.8 6 0")
)
TENTACLES: Final = (
    '<path d="M0 74V68c6-5 12-3.5 15-7 3 2.5 4.5 2 7 0 2.5 2 4.5 2.5 7 0 3.5 3.5 9 2 15 7v6z"/>'
    + _limb("M20.5 70C15 59 27 52 21.5 40 17.5 31 19 20.5 24.5 18.5c4.5-1.6 7.2 3.5 3.6 5.5", 5)
    + _limb("M11 72C5.5 62 14 56 9.5 47 6.5 40.5 8.5 33.5 13 34c3 .4 3.3 4 .8 4.5", 4)
    + _limb("M32 71c6-9-3-16 2-25 2.5-4.5 6.5-4.5 6.5-1.5 0 2.2-2.3 2.7-3 1.2", 4)
    + _limb("M26.5 72c2.5-6-1.5-10 1-16 1.2-3 3.8-3 4-.8", 3)
    + '<g fill="var(--figure-lit-2)" fill-opacity=".8"><circle cx="19.3" cy="60" r="1"/><circle cx="22.6" '
    'cy="54.5" r="1"/>'
    '<circle cx="23" cy="47" r="1"/><circle cx="20.6" cy="39.5" r=".9"/><circle cx="19.6" cy="32" r=".9"/>'
    '<circle cx="20.8" cy="25" r=".8"/><circle cx="10.2" cy="57" r=".9"/><circle cx="9.8" cy="48.5" r=".9"/>'
    '<circle cx="33.4" cy="58" r=".9"/><circle cx="33.8" cy="50" r=".9"/></g>'
    + _pale(_eyes((18.8, 67.5), (24.6, 67.5)))
)
_GIRL: Final = (
    '<path d="M22 39c-3.2 0-5 2-6 5l-6.5 19.5h25L28 44c-1-3-2.8-5-6-5z"/><path d="M17.5 63h3v8.5h-3zM23.5 '
    '63h3v8.5h-3z"/>'
    '<ellipse cx="18.3" cy="71.8" rx="3.2" ry="1.7"/><ellipse cx="25.7" cy="71.8" rx="3.2" ry="1.7"/>'
    + _limb("M17.5 42.5C14.5 46 12.5 51 12 57", 2.8)
    + _limb("M26.5 42.5C31 45.5 36 49 42 50.5", 2.8)
)
TWIN: Final = (
    _GIRL
    + '<circle cx="22" cy="32" r="7"/><path d="M14.8 32.5C14 26 17.5 23.5 22 23.5s8 2.5 7.2 9z"/>'
    + _limb("M15.5 30.5c-3 3.5-3.3 8-2.3 12.5M28.5 30.5c3 3.5 3.3 8 2.3 12.5", 3)
    + '<path d="M11.5 43.5h3.6v3.5h-3.6zM29 43.5h3.6v3.5H29z"/>'
    + _pale(_eyes((19.6, 32.8), (24.4, 32.8)), "M20 36c1.3.8 2.7.8 4 0")
)
SISTER: Final = (
    f'<g transform="matrix(-1 0 0 1 44 0)">{_GIRL}</g>'
    '<path d="M14 34c-1-8.5 3-11.5 8-11.5s9 3 8 11.5c.8 6 1.6 10 .6 14.5-2-1.2-3.4-1-4.6 '
    "0h-8c-1.2-1-2.6-1.2-4.6 0-1-4.5-.2-8.5.6"
    '-14.5z"/>' + _pale(_eyes((19.6, 33.2), (24.4, 33.2)), "M20.3 36.8c1.1-.6 2.3-.6 3.4 0")
)
FIGURES: Final = {
    "ghoul": GHOUL,
    "clown": CLOWN,
    "tentacles": TENTACLES,
    "troll": TROLL,
    "twin": TWIN,
    "sister": SISTER,
}
"""By kind; spiders have a disc of their own."""

LEGS: Final = (
    "M-2.2-5Q-6-14-9.5-14.5L-12-18.5M-2.2-3.5Q-8-9-13-8.5L-17-11.5M-2.2-2Q-9-1-13.5 1.5L-16.5 7M-2.2-.6Q-6.5 "
    "3-9 8.5L-9.5 16.5"
    "M2.2-5Q6-14 9.5-14.5L12-18.5M2.2-3.5Q8-9 13-8.5L17-11.5M2.2-2Q9-1 13.5 1.5L16.5 7M2.2-.6Q6.5 3 9 8.5L9.5 16.5"
)


def figure_symbols() -> Markup:
    """Draw all spawns, for the sprite."""
    return join((_arch(), *(_figure(kind, drawn) for kind, drawn in FIGURES.items()), _spider(), _power(), _eye()))


def _arch() -> Markup:
    shade = "".join(
        f'<path d="M{-1 - i} 73V24a{23 + i} 23 0 0 1 {46 + 2 * i} 0v49z" transform="translate(2.5 3)" fill="#120806" '
        'opacity=".11"/>'
        for i in range(4)
    )
    return Markup(
        f'<g id="c-arch">{shade}<path d="M-1 72V22a23 23 0 0 1 46 0v50q0 3-3 3H2q-3 0-3-3z" '
        f'fill="var(--figure-frame)"/>'
        '<path d="M1 72V22a21 21 0 0 1 42 0v50q0 1.5-1.5 1.5h-39Q1 73.5 1 72z" fill="url(#c-lit)"/>'
        '<path d="M1 73.5L8 67h28l7 6.5z" fill="#3A2C48" opacity=".55"/>'
        '<ellipse cx="22" cy="69.5" rx="19" ry="3.6" fill="#EFE6F6" opacity=".28"/></g>'
    )


def _figure(kind: str, drawn: str) -> Markup:
    return Markup(
        f'<g id="c-{kind}"><use href="#c-arch"/><g clip-path="url(#c-in-arch)"><path d="M9 68.5c4-1.5 22-1.5 27 '
        f'0l5 5H3z" '
        f'fill="var(--figure)" opacity=".35"/><g fill="var(--figure)">{drawn}</g></g>'
        '<path d="M1 72V22a21 21 0 0 1 42 0V60" fill="none" stroke="url(#c-arch-rim)" stroke-width="1.2"/></g>'
    )


def _spider() -> Markup:
    return Markup(
        '<g id="c-spider"><g fill="#120806"><circle cx="2" cy="3" r="21.5" opacity=".24"/><circle cx="2.5" '
        'cy="3.6" r="23.5" '
        'opacity=".16"/></g><circle r="22" fill="var(--figure-frame)"/><circle r="20.3" fill="url(#c-lit)"/>'
        '<path d="M-14.3-14.3A20.3 20.3 0 0 1 14.3-14.3" fill="none" stroke="#fff" stroke-opacity=".4"/>'
        '<path d="M0-20V-6" stroke="var(--figure)" stroke-width=".9"/>'
        f'<path d="{LEGS}" fill="none" stroke="var(--figure)" stroke-width="1.6" stroke-linecap="round" '
        'stroke-linejoin="round"/><g fill="var(--figure)"><ellipse cy="5" rx="5.7" ry="7.4"/><circle cy="-4.6" '
        'r="3.7"/></g>'
        '<path d="M0 2.3L1.6 5 0 7.7-1.6 5z" fill="#C9B7DC"/></g>'
    )


def _power() -> Markup:
    """Draw the disc that a spawn's power stands on."""
    return Markup(
        '<g id="c-power"><circle r="11" fill="#1A1420"/><circle r="11" fill="none" stroke="#CDBCE0" '
        'stroke-width="1.4"/></g>'
    )


def _eye() -> Markup:
    """Draw an eye without its pupil, which is drawn apart so that it can turn."""
    return Markup(
        '<path id="c-eye" d="M-17 0Q0-15 17 0Q0 15-17 0z" fill="var(--figure-pale)" stroke="#1A1420" '
        'stroke-width="1.5"/>'
    )

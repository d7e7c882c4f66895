"""The screens that every picture is taken at: four sizes in both themes, large letters, phones on their side."""

from __future__ import annotations

from typing import NamedTuple


class Look(NamedTuple):
    width: int
    height: int
    scheme: str
    text: int = 100
    """The size of letters, in per cent."""

    @property
    def size(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def name(self) -> str:
        large = f"-{self.text}" if self.text != 100 else ""
        return f"{self.size}-{self.scheme}{large}"


SIZES = ((360, 640), (390, 844), (820, 1180), (1280, 800))

LOOKS = (
    *(Look(width, height, scheme) for width, height in SIZES for scheme in ("light", "dark")),
    Look(390, 844, "light", 200),
    Look(844, 390, "light"),
    Look(667, 375, "dark"),
)


def looks_of(sizes: tuple[str, ...]) -> tuple[Look, ...]:
    """Return those of some sizes (`390x844`) or names (`390x844-dark`); all if none is given."""
    return tuple(look for look in LOOKS if not sizes or look.size in sizes or look.name in sizes)

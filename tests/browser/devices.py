"""The devices that people hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page

DEVICES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2},
    "small phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "device_scale_factor": 2},
    "smallest phone": {"viewport": {"width": 320, "height": 568}, "has_touch": True, "device_scale_factor": 2},
    "tablet": {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "device_scale_factor": 2},
    "tall tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "device_scale_factor": 2},
    "small phone on its side": {"viewport": {"width": 640, "height": 360}, "has_touch": True, "device_scale_factor": 2},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "device_scale_factor": 2},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
}

MOBILE = (
    "phone",
    "small phone",
    "smallest phone",
    "tablet",
    "tall tablet",
    "small phone on its side",
    "phone on its side",
)


def context_options(device: str, scheme: str, engine: str = "chromium") -> dict[str, Any]:
    """What Playwright's `new_context` takes for a device in light or dark."""
    options = {**DEVICES[device], "color_scheme": scheme}
    if engine == "firefox":
        # Over BiDi it knows neither mobile nor the density.
        options.pop("device_scale_factor", None)
    elif device in MOBILE:
        options["is_mobile"] = True
    return options


LAID_OUT = """async () => {
  const boxes = () => {
    const all = [...document.querySelectorAll("#app, #board, .panel")].map((one) => one.getBoundingClientRect());
    return JSON.stringify(all);
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let before = "", alike = 0; alike < 4; await frame()) {
    const now = boxes();
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
}"""
"""A page that has heard of its new size is for a frame or more still laid out for both."""

OF_SIZE = """({ width, height }) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = "position: fixed; visibility: hidden; width: 100dvw; height: 100dvh";
  const units = probe.getBoundingClientRect();
  probe.remove();
  return matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches &&
    units.width === width && units.height === height;
}"""
"""A busy page hears of its new size some frames later, and of the height of what its bars leave later still."""


def as_wide_as(page: Page, devices: Sequence[str]) -> Iterator[str]:
    """The page at the size of one device after the other, as when a tablet is turned."""
    for device in devices:
        size = DEVICES[device]["viewport"]
        resize(page, size["width"], size["height"])
        yield device


def resize(page: Page, width: int, height: int) -> None:
    """The page at another size, laid out."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(OF_SIZE, arg={"width": width, "height": height})
    page.evaluate(LAID_OUT)

"""Reading a page by its accessibility tree alone, and pressing what is read."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


class Reader:
    """Somebody who knows of the page what a screen reader says of it, and presses Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said = page.get_by_role("status")
        self.heading = page.get_by_role("heading", level=1)

    def press(self, name: str, role: str = "button", begins: bool = False) -> None:
        """The only thing of that name; or of a name that begins so."""
        wanted = re.compile(f"^{re.escape(name)}") if begins else name
        self.page.get_by_role(role, name=wanted, exact=not begins).press("Enter")  # type: ignore[arg-type]

    def hears(self, name: str, role: str = "button", begins: bool = False) -> str:
        """What is said after a press."""
        before = self.said.inner_text()
        self.press(name, role, begins)
        expect(self.said).not_to_have_text(before)
        return self.said.inner_text()

    def title(self) -> str:
        return self.heading.inner_text()

    def buttons(self, group: str) -> list[str]:
        """The names of the buttons of a group."""
        read = self.page.get_by_role("group", name=group).aria_snapshot()
        return re.findall(r'button "([^"]*)"', read)

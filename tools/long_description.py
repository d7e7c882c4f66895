"""Makes the package's long description of the README, whose pictures and links are relative to the repository.

A package index shows the text away from the repository, so each of them becomes absolute there, under `Source` in
`[project.urls]`. While that is not filled in, pictures are left out, and links keep their words alone.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r'(?P<before><img src=")(?P<path>(?!https?:)[^"]+)(?P<after>"[^>]*>)\n?')
LINK = re.compile(r"\[(?P<words>[^\]]+)\]\((?P<path>(?!https?:|#)[^)]+)\)")


def long_description(readme: str, source: str | None) -> str:
    """Return the README with every picture and link absolute under the repository `source`, or without them."""
    if source is None:
        return LINK.sub(r"\g<words>", PICTURE.sub("", readme))
    address = source.rstrip("/")
    readme = PICTURE.sub(lambda found: f"{found['before']}{address}/raw/HEAD/{found['path']}{found['after']}\n", readme)
    return LINK.sub(lambda found: f"[{found['words']}]({address}/blob/HEAD/{found['path']})", readme)


class LongDescription(MetadataHookInterface):
    """What hatchling asks for `readme` as it builds the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the long description into the package's metadata."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        text = long_description(readme, metadata.get("urls", {}).get("Source"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}

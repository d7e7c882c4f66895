"""Where things lie."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The project."""

PYTHON = ROOT / "py"
STATIC = ROOT / "static"
MODULES = ROOT / "node_modules"
DIST = ROOT / "dist"
"""The site, ready to serve."""

BUILD = ROOT / "build"
"""What is made on the way and can be made again."""

WHEELS = BUILD / "wheels"
"""The wheels that the site carries as they are (requirements-browser.txt)."""

CACHE = BUILD / "cache"
"""Slow steps of the build, by the hash of what went in."""

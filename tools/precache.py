"""What the service worker knows of this version: each file of the site with the hash of its content, and the policy."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

LINE = re.compile(r"^const PRECACHE = .*$", re.MULTILINE)
OTHER_WORDS = re.compile(r"^const TRANSLATED = .*$", re.MULTILINE)
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')

NOT_KEPT = ("screenshots/", "service-worker.js", ".nojekyll", "robots.txt")
"""What nobody needs without a network."""


def integrity(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def file_hashes(dist: Path) -> dict[str, str]:
    """Return every file to keep, by its path in the site."""
    paths = {path.relative_to(dist).as_posix(): path for path in dist.rglob("*") if path.is_file()}
    return {name: integrity(paths[name].read_bytes()) for name in sorted(paths) if not name.startswith(NOT_KEPT)}


def page_policy(dist: Path) -> str:
    """Return the content security policy of the page, which its workers are to have as well."""
    found = POLICY.findall((dist / "index.html").read_text("utf-8"))
    if len(found) != 1:
        raise SystemExit(f"index.html must hold one content security policy; it holds {len(found)}.")
    return str(found[0])


def write_service_worker(template: Path, dist: Path, words: Mapping[str, Mapping[str, str]] | None = None) -> str:
    """Write the service worker with its list, and with what it says in other languages, if that isn't in it; returns
    the version."""
    files = file_hashes(dist)
    version = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:12]
    text = template.read_text("utf-8")
    listed = {"version": version, "policy": page_policy(dist), "files": files}
    text = with_line(text, LINE, f"const PRECACHE = {json.dumps(listed)};")
    if words is not None:
        text = with_line(text, OTHER_WORDS, f"const TRANSLATED = {json.dumps(words, ensure_ascii=False)};")
    (dist / template.name).write_text(text, "utf-8")
    return version


def with_line(text: str, line: re.Pattern[str], written: str) -> str:
    """Return the service worker with a line as the build has it."""
    made, count = line.subn(lambda _: written, text)
    if count != 1:
        raise SystemExit(f"The service worker must hold one line {line.pattern}; it holds {count}.")
    return made

"""Serves a folder as a static host does: right types, ETags, a cache lifetime, from any sub-path.

python -m tools.serve --port 8000 --base /some/where/ dist
"""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import sys
import threading
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import FrameType
from urllib.parse import unquote, urlsplit

from tools.paths import DIST

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Site(ThreadingHTTPServer):
    """A folder served under `base`, a path that begins and ends with a slash."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path, port: int = 0, base: str = "/", max_age: int = 0, host: str = "127.0.0.1") -> None:
        self.folder = folder.resolve()
        self.base = "/" + "/".join(part for part in base.split("/") if part) + "/" if base.strip("/") else "/"
        self.max_age = max_age
        super().__init__((host, port), Visit)

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_address[1]}{self.base}"

    def find(self, path: str) -> Path | None:
        """Return the file that a request path stands for, if there is one inside the folder."""
        if not path.startswith(self.base):
            return None
        file = (self.folder / unquote(path.removeprefix(self.base))).resolve()
        if file.is_dir():
            file /= "index.html"
        inside = file.is_relative_to(self.folder)
        return file if inside and file.is_file() else None

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in mid-answer is no error; anything else is shown."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Visit(BaseHTTPRequestHandler):
    """One connection of a browser."""

    protocol_version = "HTTP/1.1"
    # Head and body leave together and at once: else each answer waits 40 ms for the browser to confirm the head.
    disable_nagle_algorithm = True
    wbufsize = -1
    server: Site

    def do_GET(self) -> None:
        self.answer(with_body=True)

    def do_HEAD(self) -> None:
        self.answer(with_body=False)

    def answer(self, with_body: bool) -> None:
        path = urlsplit(self.path).path
        file = self.server.find(path)
        if file is None and f"{path}/" == self.server.base:
            self.reply(HTTPStatus.MOVED_PERMANENTLY, {"Location": self.server.base})
        elif file is None:
            self.reply(HTTPStatus.NOT_FOUND, {}, b"Not found.\n" if with_body else b"")
        else:
            self.send(file, with_body)

    def send(self, file: Path, with_body: bool) -> None:
        body = file.read_bytes()
        etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        age = f"max-age={self.server.max_age}" if self.server.max_age else "no-cache"
        headers = {
            "ETag": etag,
            "Cache-Control": age,
            "Content-Type": TYPES.get(file.suffix, "application/octet-stream"),
        }
        if etag in self.headers.get("If-None-Match", ""):
            self.reply(HTTPStatus.NOT_MODIFIED, headers, None)
        elif with_body:
            self.reply(HTTPStatus.OK, headers, body)
        else:
            self.reply(HTTPStatus.OK, headers | {"Content-Length": str(len(body))}, None)

    def reply(self, status: HTTPStatus, headers: dict[str, str], body: bytes | None = b"") -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if body:
            self.wfile.write(body)

    def log_message(self, *_words: object) -> None:
        """Quiet: the browser's own tools show every request."""


def wants_browser() -> bool:
    """Has nobody said no (BROWSER=none, NO_OPEN=1, CI), and is there a screen to open one on?"""
    refused = os.environ.get("BROWSER") == "none" or os.environ.get("NO_OPEN") or os.environ.get("CI")
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and not refused


def stop(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve a folder as a static host does.")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST)
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free one")
    parser.add_argument("--base", default="/", help="the sub-path to serve it under")
    parser.add_argument("--max-age", type=int, default=0, help="seconds a browser may keep a file unasked")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    parser.add_argument("--open", action="store_true", help="open a browser as well")
    arguments = parser.parse_args()
    try:
        site = Site(arguments.folder, arguments.port, arguments.base, arguments.max_age, arguments.host)
    except OSError as error:
        raise SystemExit(
            f"Port {arguments.port} cannot be used ({error.strerror}); choose another with PORT="
        ) from None
    signal.signal(signal.SIGTERM, stop)
    print(f"Cuboteca is at {site.address}   (Ctrl+C stops it)", flush=True)
    if arguments.open and wants_browser():
        threading.Thread(target=webbrowser.open, args=[site.address], daemon=True).start()
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        site.server_close()


if __name__ == "__main__":
    main()

"""What PyScript runs in its worker. The rest is compiled and bundled beforehand."""

import sys

sys.path.insert(0, "app.zip")

import bundle_import

bundle_import.install("app.zip")

from host import begin, flight, flushed, handle, prepared, rest, thought

__export__ = ["begin", "flight", "flushed", "handle", "prepared", "rest", "thought"]

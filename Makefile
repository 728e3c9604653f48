# Everything Highlands needs is set up in .venv, by the targets that need it; nothing is global.
# A file in .venv/.done says that a step was taken, so that the second time starts at once.

PYTHON ?= python3
ARGS ?=
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/.done
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
LOCKED := $(PIP) install --require-hashes --requirement
PYTEST := $(BIN)/python -m pytest
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play serve test check lint fast plain test-fast bench golden mutate lock clean

help: ## list the targets
	@echo "make TARGET, where TARGET is one of"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-11s %s\n", $$1, $$2}'

play: $(DONE)/highlands ## set up and play in the terminal (ARGS="glen-more --seats you,greedy")
	@newest=$$(find src -name '*.so' -print -quit); \
	if [ -n "$$newest" ] && [ -n "$$(find src -name '*.py' -newer "$$newest" -print -quit)" ]; then \
		echo "The compiled rules are older than the source: 'make fast' or 'make plain'." >&2; \
	fi
	@$(BIN)/highlands play $(ARGS)

serve: $(DONE)/highlands ## set up and play in a browser (ARGS="--host 0.0.0.0" lets others in)
	@$(BIN)/highlands serve $(ARGS)

test: lint ## everything that must pass: ruff, mypy --strict, every test (interpreted)
	$(PYTEST) --numprocesses=$(JOBS) --dist=worksteal

check: lint ## the quick loop while working: ruff, mypy --strict, the fast tests
	$(PYTEST) --numprocesses=$(JOBS) --dist=worksteal -m "not slow"

lint: plain $(DONE)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

fast: plain $(DONE)/dev ## compile the rules to C, in place
	@$(BIN)/python -c "$$COMPILER"
	@echo "Compiling the rules to C; this takes a minute."
	@mkdir -p build
	@HIGHLANDS_FAST=1 $(BIN)/python setup.py --quiet build_ext --inplace >build/fast.log 2>&1 \
		|| { cat build/fast.log; $(MAKE) --no-print-directory plain; \
		     echo "That did not compile; Highlands stays interpreted." >&2; exit 1; }
	@echo "Compiled: $$(find src -name '*.so' ! -name '*__mypyc*' | wc -l | tr -d ' ') modules. 'make plain' takes it back."

plain: ## remove what make fast compiled
	@rm -rf build
	@find src -name '*.so' -exec rm -f {} +

test-fast: fast ## compile, run every test on the compiled rules, and take it back
	@$(PYTEST) --numprocesses=$(JOBS) --dist=worksteal; status=$$?; \
	$(MAKE) --no-print-directory plain; exit $$status

bench: $(DONE)/bench ## speed of both modes beside a peer's, in interleaved rounds
	@$(BIN)/python -m bench.compare $(ARGS)

golden: $(DONE)/dev ## write the golden records anew (then read the diff)
	$(PYTEST) tests/golden --renew

mutate: $(DONE)/mutation ## break the rules in small ways and see that a test notices (hours; ARGS="highlands.parts.*" some)
	@$(BIN)/mutmut run --max-children $(JOBS) $(ARGS)
	@$(BIN)/mutmut results | sed "/: not checked$$/d"

lock: $(DONE)/dev ## look up the newest versions and write them to requirements/
	@$(PIP) install uv
	$(LOCK) --upgrade pyproject.toml --group dev --group bench --group mutation -o $(DONE)/all.txt
	$(LOCK) -c $(DONE)/all.txt --group build -o requirements/build.txt
	$(LOCK) -c $(DONE)/all.txt pyproject.toml -o requirements/runtime.txt
	$(LOCK) -c $(DONE)/all.txt --group dev -o requirements/dev.txt
	$(LOCK) -c $(DONE)/all.txt --group bench -o requirements/bench.txt
	$(LOCK) -c $(DONE)/all.txt --group mutation -o requirements/mutation.txt

clean: plain ## remove everything that make made, .venv included
	@rm -rf $(VENV) dist src/*.egg-info bench/results mutants
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(DONE)/venv:
	@command -v $(PYTHON) >/dev/null || { \
		echo "There is no $(PYTHON) here. Highlands needs Python 3.11 or newer;" \
		     "say which one with make PYTHON=/path/to/python3." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$$($(PYTHON) --version) is too old: Highlands needs Python 3.11 or newer;" \
		     "say which one with make PYTHON=/path/to/python3." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "This Python cannot make a virtual environment: venv or ensurepip is missing." \
		     "On Debian and Ubuntu, 'apt install python3-venv' brings both." >&2; exit 1; }
	@echo "Setting up $(VENV) (once)."
	@$(PYTHON) -m venv --clear $(VENV)
	@mkdir -p $(DONE)
	@touch $@

$(DONE)/highlands: $(DONE)/venv pyproject.toml setup.py requirements/build.txt requirements/runtime.txt
	@$(LOCKED) requirements/build.txt --requirement requirements/runtime.txt
	@HIGHLANDS_FAST= $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(DONE)/dev: $(DONE)/highlands requirements/dev.txt
	@echo "Fetching what the tests need (once)."
	@$(LOCKED) requirements/dev.txt
	@touch $@

$(DONE)/bench: $(DONE)/dev requirements/bench.txt
	@$(LOCKED) requirements/bench.txt
	@touch $@

$(DONE)/mutation: $(DONE)/dev requirements/mutation.txt
	@$(LOCKED) requirements/mutation.txt
	@touch $@

# What make fast asks before it begins.
define COMPILER
import os, pathlib, shutil, sys, sysconfig
compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
if not shutil.which(compiler.split()[0]):
    sys.exit("There is no C compiler here; Highlands stays interpreted and works as before.")
if not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists():
    sys.exit("This Python came without its C headers; Highlands stays interpreted and works "
             "as before. On Debian and Ubuntu, 'apt install python3-dev' brings them.")
endef
export COMPILER

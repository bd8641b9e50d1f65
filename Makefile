# The project's commands. `make run` and `make test` need only Python 3.11 or later.
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
POS := $(wildcard rulings/locale/*/LC_MESSAGES/django.po)
MOS := $(POS:.po=.mo)
CI ?= false
# Tests that know no database, wait for another program, ask every page for every role, draw what is printed, or bring in
# the same real files by every way through services that have tests of their own: one run of them is enough.
ONCE := bridge config/test_formats.py config/test_serve.py config/test_package.py config/test_wheel.py formats laws scoring wording test_architecture.py test_patterns.py \
	$(addprefix desk/,test_rights.py test_rights_by_state.py test_seen_forms.py test_nasty_texts.py test_corpus.py) \
	$(addprefix desk/,base/naming base/test_texts.py base/test_pdf.py papers/test_on_paper.py test_page_forms.py guide) \
	$(addprefix desk/,movements/test_every_seating.py) config/test_logs.py templatetags \
	$(addprefix desk/,adjusting/test_guards_on_the_page.py cases/test_restrictions_on_the_page.py) \
	$(addprefix desk/,imports/test_growing_files.py official/queries/test_exporting.py) \
	management/bridgemate management/test_every_command.py management/test_folders.py management/test_sending.py test_docs.py \
	$(addprefix management/commands/,test_bridgemate.py test_follow.py test_laws.py test_messages.py test_outline.py \
	test_rule.py)
# What shows and reads: the queries of every page are asked on both by `test_page_sizes.py`, and every act by the services.
SHOWN := $(foreach layer,values wording forms views,$(addprefix --ignore-glob=tests/desk/*/,$(layer) test_$(layer).py))
# Tests that share what a module makes once stay together (tests/conftest.py).
BY_TWO := -n 2 --dist loadgroup
LOCK := $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-header --annotation-style=line \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links
PRODUCTION := env -u DEBUG -u DATABASE_URL ALLOWED_HOSTS=rulings.example.org \
	DJANGO_SECRET_KEY=only-for-the-check-of-settings-0123456789-abcdefghijklmnopqrstuvwxyz

# Where it is set, every process compiles the house's modules anew, and every worker the tests too: half a minute each.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run dev test bench load growth fuzz pictures axe fonts analysis bridgemate sheets s3 lock messages wheel package image pin install \
	install-dev compiled format lint types migrations deployable test-sqlite test-postgres test-browser test-evening clean

help:
	@echo "make run    the site with a demo club on 127.0.0.1:$(PORT)"
	@echo "make test   every check and test"
	@echo "make dev    the site with reloading and Django's error pages"
	@echo "make bench  the measurements, as one table"
	@echo "make growth what each page reads with many rulings stored, on each database"
	@echo "make fuzz   thousands of damaged files for the readers of every format"
	@echo "make load   fifty directors and five hundred readers at once, for two minutes on each database"
	@echo "make pictures  every page as it looks, in var/screenshots"
	@echo "make axe    what axe says of every page"
	@echo "make analysis  the extra that solves boards double dummy"
	@echo "make wheel, make image   the site as one file, as a container's image"
	@echo "make pin    the digests of foreign images, where docker is"
	@echo "make package   the laws alone, for other programs, as one file"
	@echo "make bridgemate  the extra that listens to Bridgemate live scoring"
	@echo "make sheets    the extra that reads Excel workbooks"
	@echo "make s3        the extra that keeps backups in a bucket"
	@echo "make format, make messages, make lock, make fonts   for developers"

run: install compiled
	@$(BIN)/python -m config.serve --port $(PORT)

dev: install-dev compiled
	DEBUG=1 $(BIN)/python manage.py migrate --verbosity 0
	DEBUG=1 $(BIN)/python manage.py runserver 127.0.0.1:$(PORT)

# mypy knows one core only: it has company.
test: lint migrations deployable
	@$(MAKE) --jobs=2 types test-sqlite
	@$(MAKE) test-postgres
	@$(MAKE) test-browser test-evening

lint: install-dev
	@echo "== ruff"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install-dev
	@echo "== mypy"
	$(BIN)/mypy

migrations: install-dev
	@echo "== migrations match the models"
	env -u DATABASE_URL $(BIN)/python manage.py makemigrations --check --dry-run

deployable: install-dev
	@echo "== production settings"
	$(PRODUCTION) $(BIN)/python manage.py check --deploy --fail-level WARNING

test-sqlite: install-dev compiled
	@echo "== tests on SQLite"
	env -u DATABASE_URL $(BIN)/pytest $(BY_TWO) -m "not browser" --ignore=tests/browser

test-postgres: install-dev compiled
	@echo "== tests on PostgreSQL"
	@CI=$(CI) .ci/with-postgres $(BIN)/pytest $(BY_TWO) -m "not browser" $(addprefix --ignore=tests/,browser $(ONCE)) $(SHOWN)

test-browser: install-dev compiled
	@echo "== tests in Chromium"
	@CI=$(CI) .ci/with-chromium env -u DATABASE_URL $(BIN)/pytest -n 3 -m browser tests/browser

# One evening on PostgreSQL too.
test-evening: install-dev compiled
	@echo "== an evening in Chromium on PostgreSQL"
	@CI=$(CI) .ci/with-postgres .ci/with-chromium $(BIN)/pytest -m browser tests/browser/evening/test_evening.py

bench: install-dev compiled
	@$(BIN)/python -m tests.benchmarks.table

# Two thousand bad copies of each format's files beside the tests, in place of the few of an ordinary run.
fuzz: install-dev compiled
	env -u DATABASE_URL MUTANTS=2000 $(BIN)/pytest tests/formats/reader \
		tests/desk/imports/test_bridgemate_files.py tests/desk/imports/test_programs.py

# On this machine alone, and it stops by itself: SECONDS (120), DIRECTORS (50), READERS (500), RULINGS (100000).
load: install-dev compiled
	@$(BIN)/python -m tests.benchmarks.load
	@CI=$(CI) .ci/with-postgres $(BIN)/python -m tests.benchmarks.load

# What each page reads with ten rulings and with many: RULINGS (100000); a million take a quarter of an hour.
growth: install-dev compiled
	@$(BIN)/python -m tests.benchmarks.growth
	@CI=$(CI) .ci/with-postgres $(BIN)/python -m tests.benchmarks.growth

# Every page in every language, at three widths, in both colour schemes: to look at, and before axe. Each takes minutes.
pictures axe: install-dev compiled
	@CI=true .ci/with-chromium env -u DATABASE_URL $(BIN)/pytest -n 2 -m gallery -k $@ tests/browser/gallery

fonts: install-dev
	@$(PYTHON) config/install.py fonts
	@$(BIN)/python -m config.fonts

format: install-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

analysis bridgemate sheets s3: install
	@$(PYTHON) config/install.py $@

lock: install-dev
	$(BIN)/pip install --quiet "pip-tools~=7.5"
	cd requirements && for kind in run s3 analysis bridgemate sheets dev fonts; do ../$(LOCK) --output-file $$kind.txt $$kind.in || exit 1; done

messages: install-dev
	$(BIN)/python manage.py messages

# The whole site as one file in dist/, without the network.
wheel: compiled
	@$(BIN)/python -m config.wheel

# The laws alone, for other programs: `bridge_laws` in dist/.
package: install
	@$(BIN)/python -m config.package

image:
	@command -v docker >/dev/null || { echo "Docker is not installed here: the image is built by it." >&2; exit 1; }
	docker build --tag rulings-desk:$$($(PYTHON) -c 'import tomllib; print(tomllib.load(open("pyproject.toml", "rb"))["project"]["version"])') .

# Behind each image's version the digest that the registry has for it now.
pin:
	@$(PYTHON) -m config.pin

compiled: $(MOS) static/pocket/manifest.json

# What a browser rules from without a network: made anew where a law or a sentence changed, in a minute or two.
GUIDE := $(shell find rulings/laws rulings/wording rulings/bridge rulings/management/guide_data.py rulings/desk/guide/wording.py -name '*.py')
static/pocket/manifest.json: $(GUIDE) $(MOS)
	@echo "Working out the guide from the laws; only the first time, and after a change of them, takes a minute or two."
	@$(BIN)/python manage.py export_guide

# pybabel leaves a catalogue out without a word when its header is marked fuzzy.
%.mo: %.po
	@$(BIN)/pybabel --quiet compile --domain django --locale $(word 3,$(subst /, ,$<)) --input-file $< --output-file $@.$$PPID
	@mv $@.$$PPID $@ 2>/dev/null || { echo "$< was not compiled: take the word fuzzy off its header." >&2; exit 1; }

install:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Python 3.11 or later is needed; $(PYTHON) is not. Name another: make run PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) config/install.py run

install-dev: install
	@$(PYTHON) config/install.py dev

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis var/static

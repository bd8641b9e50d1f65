"""Whatever README.md and docs/ name is there: commands with their options, make's targets, variables, files, links."""

import re
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import get_commands, load_command_class

ROOT = Path(settings.BASE_DIR)
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NO_FILES = {"60/40", "Europe/Warsaw", "20210113/board_1.html"}
"""What has a slash and is no path: a score, a time zone, a name in somebody's archive."""
MADE = ("dist/", "var/", "books/", "t/data/")
"""What is made here, or stands in somebody else's programs."""
OF_OTHERS = {"AWS_REQUEST_CHECKSUM_CALCULATION", "AWS_ENDPOINT_URL", "LGPL-3.0"}

each_page = pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)


def commands_in(text: str) -> list[tuple[str, set[str]]]:
    """Each command that is named, with the options that stand behind it."""
    found = re.finditer(r"(?:manage\.py|rulings-desk)\s+([a-z_]+)((?:[^`\n#|]|\n(?! *\n| {4}))*)", text)
    return [(each[1], set(re.findall(r"(?<!\S)--[a-z][\w-]*", each[2]))) for each in found]


@cache
def options_of(name: str) -> set[str]:
    app = get_commands()[name]
    command = load_command_class(app, name) if isinstance(app, str) else app
    return set(command.create_parser("manage.py", name)._option_string_actions)


@each_page
def test_every_command_is_there_with_its_options(page: Path) -> None:
    named = commands_in(page.read_text())
    assert [name for name, _options in named if name not in get_commands()] == []
    assert [(name, wrong) for name, options in named if (wrong := options - options_of(name))] == []


@each_page
def test_every_target_of_make_is_there(page: Path) -> None:
    rules = re.findall(r"^([a-z][\w -]*):", (ROOT / "Makefile").read_text(), re.M)
    targets = {word for rule in rules for word in rule.split()}
    code = re.findall(r"`([^`\n]+)`|^ {4}(.*)$", page.read_text(), re.M)
    named = {target for pair in code for target in re.findall(r"\bmake ([a-z][\w-]*)", "".join(pair))}
    assert named <= targets


@each_page
def test_every_variable_is_read_somewhere(page: Path) -> None:
    files = [*ROOT.glob("config/*.py"), *ROOT.glob("rulings/**/*.py"), *ROOT.glob("tests/**/*.py"), ROOT / "Makefile"]
    there = {name for file in [*files, ROOT / "docker-compose.yml"] for name in upper(file.read_text())}
    named = set(re.findall(r"`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[=`]", page.read_text()))
    lost = {name for name in named - there - OF_OTHERS if name.removesuffix("_FILE") not in there}
    assert lost == set()


def upper(text: str) -> list[str]:
    return re.findall(r"\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b", text)


@each_page
def test_every_path_is_that_of_a_file(page: Path) -> None:
    named = [each for each in re.findall(r"`([\w.*-]+(?:/[\w.*-]*)+)`", page.read_text()) if is_path(each)]
    assert [each for each in named if not stands(each.rstrip("/"))] == []


def is_path(word: str) -> bool:
    return word not in NO_FILES and not word.startswith(MADE) and not word.endswith(".pdf")


def stands(path: str) -> bool:
    """At the root, beside the site's modules, or below one of its folders."""
    tops = ("", "rulings/", "rulings/**/", "tests/**/", "templates/**/", "docs/", "config/", "requirements/")
    return any(next(ROOT.glob(f"{top}{path}"), None) for top in tops)


@each_page
def test_every_link_leads_to_a_page_and_its_heading(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:|mailto:)([^)]+)\)", page.read_text()):
        file, _, anchor = link.partition("#")
        to = page.parent / file if file else page
        assert to.exists(), link
        assert not anchor or anchor in headings(to), link


def headings(page: Path) -> set[str]:
    lines = re.findall(r"^#+ (.*)$", page.read_text(), re.M)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


def test_what_the_readme_lists_as_a_setting_is_read() -> None:
    table = re.findall(r"^\| ((?:`[A-Z_]+`,? ?)+)\|", (ROOT / "README.md").read_text(), re.M)
    listed = {name for row in table for name in re.findall(r"[A-Z_]+", row) if not name.startswith("AWS_")}
    read = "".join(path.read_text() for path in (*ROOT.glob("config/*.py"), *ROOT.glob("rulings/**/*.py")))
    assert len(listed) > 30
    assert {name for name in listed if f'"{name}"' not in read} == set()


def test_whatever_code_reads_of_the_environment_by_itself_is_told_somewhere() -> None:
    code = "".join(path.read_text() for path in ROOT.glob("rulings/**/*.py"))
    told = "".join(page.read_text() for page in DOCS)
    read = set(re.findall(r'os\.environ(?:\.get\(|\[)"(\w+)"', code))
    assert len(read) > 3
    assert {name for name in read if f"`{name}`" not in told} == set()


def test_every_variable_of_compose_is_told_in_the_readme() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "docker-compose.yml").read_text()))
    told = (ROOT / "README.md").read_text()
    assert len(asked) > 30
    assert {name for name in asked if not re.search(rf"`{name}(=\d)?`", told)} == set()


def test_the_image_copies_what_is_there() -> None:
    """And its own `.dockerignore` leaves none of it out."""
    left_out = (ROOT / ".dockerignore").read_text().split()
    for line in re.findall(r"^COPY (?!--from)((?:.*\\\n)*.*)$", (ROOT / "Dockerfile").read_text(), re.M):
        *sources, _to = line.replace("\\\n", " ").split()
        assert [each for each in sources if not (ROOT / each).exists() or each in left_out] == []

"""The package of the laws: what a stranger installs without Django rules as the site does, in every language, typed."""

import json
import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest
from django.conf import settings

from config.package import NAME, build
from rulings.laws.engine import Law, Ruling
from rulings.laws.engine.exclusion import rule_naming_both
from rulings.laws.engine.situation import Situation
from rulings.laws.examples import EXAMPLES
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import EDITIONS, situations
from rulings.wording.programs import LANGUAGES, rule
from tests.management.commands.shell import run

BASE = Path(settings.BASE_DIR)
RULES = """
import json, sys
import bridge_laws
cases = json.load(sys.stdin)
answers = [bridge_laws.rule(each[0], each[1], edition=each[2], language=each[3]) for each in cases]
outlines = [bridge_laws.outline("penalty_card", language=each) for each in bridge_laws.LANGUAGES]
modules = sorted({name.partition(".")[0] for name in sys.modules} & {"django", "rulings", "babel"})
json.dump({"answers": answers, "outlines": outlines, "foreign": modules}, sys.stdout)
"""
STRANGER = """
from bridge_laws import outline, rule, situations
from bridge_laws.wording.shapes import QuestionData

titles: list[str] = [each["title"] for each in situations(edition="2017", language="it")]
ruling = rule("penalty_card", {"offender": "W"}, record={"board": 7})
question: QuestionData | None = ruling["question"]
lines: list[str] = [finding["text"] for finding in ruling["findings"]]
tree: str = outline("penalty_card")
"""
MISTAKEN = (
    STRANGER
    + """
number: int = ruling["findings"][0]["text"]
rule("penalty_card", edition=2017)
"""
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def stranger(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has nothing but the package, which came without a network."""
    there = tmp_path_factory.mktemp("stranger") / "venv"
    venv.create(there, with_pip=False)
    python = there / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", "--no-compile", str(wheel)], check=True)
    return python


def cases() -> Iterator[tuple[str, dict[str, object], str, str]]:
    """Situation, facts, edition and language: each worked example whole, and broken off where a question is open."""
    for number, (key, example) in enumerate(EXAMPLES.items()):
        facts = dict(example) | ({"record": dict(example["record"])} if "record" in example else {})
        begun = {name: facts[name] for name in list(facts)[: len(facts) // 2]}
        for edition in (each for each in EDITIONS if key in {other.key for other in situations(each)}):
            yield from ((key, facts, edition, language) for language in LANGUAGES if edition == EDITIONS[0])
            yield key, begun, edition, LANGUAGES[number % len(LANGUAGES)]


def by_the_command(key: str, facts: dict[str, object], edition: str, language: str) -> object:
    words = ("rule", key, "--edition", edition, "--lang", language, "--facts", "-", "--json")
    done = run(*words, given=json.dumps(facts))
    return json.loads(done.stdout) if done.stdout else done.stderr


def test_what_is_installed_from_it_rules_as_the_command_does_in_every_language(stranger: Path) -> None:
    asked = list(cases())
    wanted = [by_the_command(*case) for case in asked]
    taken = [(case, want) for case, want in zip(asked, wanted, strict=True) if isinstance(want, dict)]
    done = subprocess.run(
        [str(stranger), "-I", "-c", RULES],
        input=json.dumps([case for case, _want in taken]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["foreign"] == []
    answers = zip(taken, told["answers"], strict=True)
    assert [case for (case, want), answer in answers if answer != want] == []
    for language, outline in zip(LANGUAGES, told["outlines"], strict=True):
        assert outline == run("outline", "penalty_card", "--lang", language).stdout
    assert {want["complete"] for _case, want in taken} == {True, False}
    assert {case[0] for case, _want in taken} == set(EXAMPLES)


def test_a_strangers_program_is_typed_by_it_and_a_mistake_in_one_is_found(stranger: Path, tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(STRANGER, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(MISTAKEN, encoding="utf-8")
    checks = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--python-executable", str(stranger)]
    plain = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    found = [
        subprocess.run([*checks, name], cwd=tmp_path, env=plain, capture_output=True, text=True, check=False)
        for name in ("right.py", "wrong.py")
    ]
    assert found[0].returncode == 0, found[0].stdout
    assert [line.partition("[")[2] for line in found[1].stdout.splitlines()[:2]] == ["assignment]", "arg-type]"]


def test_it_is_the_houses_own_sources_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        sources = {name: archive.read(name).decode() for name in names if name.endswith(".py")}
    assert {name.split("/")[0] for name in names} == {NAME}
    assert {f"{NAME}/locale/{code}/LC_MESSAGES/{NAME}.mo" for code in LANGUAGES if code != "en"} <= set(names)
    assert f"{NAME}/py.typed" in names
    foreign = [
        name
        for name, text in sources.items()
        for word in ("from django", "import django", "from rulings")
        if word in text
    ]
    assert foreign == []


def test_every_source_in_it_is_the_houses_byte_for_byte_but_for_the_names_of_its_imports(wheel: Path) -> None:
    """So what the tests prove of the house's laws, on every path, is true of the package."""
    with ZipFile(wheel) as archive:
        sources = {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    own = {f"{NAME}/translation.py": BASE / "config" / "packaged" / "translation.py"}
    own[f"{NAME}/__init__.py"] = BASE / "rulings" / "wording" / "programs.py"
    for name, packed in sources.items():
        source = own.get(name, BASE / "rulings" / name.removeprefix(f"{NAME}/"))
        assert _back(packed) == _back(source.read_bytes()), name
    laws = {each.relative_to(BASE / "rulings").as_posix() for each in (BASE / "rulings" / "laws").rglob("law_*.py")}
    assert {f"{NAME}/{each}" for each in laws} <= set(sources)


def _back(source: bytes) -> bytes:
    """Without what tells the package's imports from the house's: the name of the room, and whose translation it is."""
    for ours in (b"rulings.", NAME.encode() + b"."):
        source = source.replace(ours, b"")
    for translation in (b"django.utils.translation", b"django.utils.functional"):
        source = source.replace(translation, b"translation")
    return source


def test_on_a_path_through_every_situation_in_both_editions_it_rules_as_the_house_does(stranger: Path) -> None:
    asked = [
        (each.key, walked(each, edition, number), edition, LANGUAGES[number % len(LANGUAGES)])
        for edition in EDITIONS
        for number, each in enumerate(situations(edition))
    ]
    wanted = [rule(key, facts, edition=edition, language=language) for key, facts, edition, language in asked]
    done = subprocess.run([str(stranger), "-I", "-c", RULES], input=json.dumps(asked), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answers = zip(asked, wanted, json.loads(done.stdout)["answers"], strict=True)
    assert [case for case, want, answer in answers if answer != json.loads(json.dumps(want))] == []
    assert all(each["complete"] for each in wanted)


def walked(situation: Situation, edition: str, number: int) -> dict[str, object]:
    """The facts of one path to its end, another one at each situation."""
    facts: dict[str, object] = {}
    law = situation.laws[edition]
    while question := law_of_facts(law, facts).question:
        options = question.options or question.fact.kind.samples
        facts[question.fact.key] = question.fact.kind.write(options[(number + len(facts)) % len(options)])
    return facts


def law_of_facts(law: Law, facts: dict[str, object]) -> Ruling:
    """The law run as far as the facts lead."""
    return rule_naming_both(law, read_case(law, facts))


def test_the_same_tree_gives_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    assert sha256(build(tmp_path).read_bytes()).hexdigest() == sha256(wheel.read_bytes()).hexdigest()


def test_no_catalogue_tells_when_it_was_made(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        told = [archive.read(name) for name in archive.namelist() if name.endswith(".mo")]
    assert [re.findall(rb"-Date: (\d{4})", each) for each in told] == [[b"1980", b"1980"]] * 2


def test_it_speaks_the_languages_of_the_site() -> None:
    assert list(LANGUAGES) == [code for code, _name in settings.LANGUAGES]

"""No regular expression of the house takes more than time in proportion to what it reads, whatever that is.

Every pattern is found: those that modules hold, and those that stand within a call. Each is run as the code runs it, on
long inputs that are made of what the pattern itself is made of; one that takes four times the input badly is named.
"""

import ast
import importlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, islice, product
from pathlib import Path
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from time import perf_counter
from typing import Any

import pytest
from django.conf import settings

from rulings.desk.casebook.queries.telling import telling
from rulings.formats.errors import FormatError
from rulings.formats.pbn.tokens import games_of
from rulings.formats.text import Source
from rulings.scoring.notation.habits import HABITS
from rulings.scoring.notation.results import _pattern, read_result
from tests.test_architecture import MODULES

LENGTHS = (20, 25, 200, 700, 6_000)
MOST_BEGUN = 6
SLOW = 0.03
"""Seconds: what grows with the square of the input takes longer for the longest, in proportion a tenth of it."""
METHODS = ("match", "fullmatch", "search", "findall", "finditer", "split", "sub", "subn")
SCRIPTS = [*MODULES, *sorted((settings.BASE_DIR / "config").glob("*.py"))]


EXCUSED = {"rulings/formats/pbn/tokens.py": "the first sign that is none of it ends the reading"}


def test_no_pattern_takes_more_than_time_in_proportion() -> None:
    slow = {where: f"{pattern.pattern!r} by {how}" for where, pattern, how in used() if is_slow(pattern, how)}
    assert {where: which for where, which in slow.items() if where not in EXCUSED} == {}


def test_a_file_of_signs_that_are_no_file_is_refused_at_once() -> None:
    begun = perf_counter()
    for sign in ('"\\', "{", "[ ", '[x "', '"', "\\"):
        with pytest.raises(FormatError):
            list(games_of(Source('[Board "1"]\n' + sign * 200_000)))
    assert perf_counter() - begun < 5


def test_a_pattern_that_does_is_found() -> None:
    slow = (r"(a+)+b", r"\w+@", r"\s+x", r"(?:board|bd)\s*\(?\s*4", r"board\s*\(?\s*[#.]?\s*4")
    assert [each for each in slow if not is_slow(re.compile(each), "search")] == []
    assert [is_slow(re.compile(each), "match") for each in (r"a+b", r"[ab]{1,20}c", r"\s*x")] == [False, False, False]


def used() -> Iterator[tuple[str, "re.Pattern[Any]", str]]:
    """Every pattern, where it stands, and how it is run."""
    for path in SCRIPTS:
        where = path.relative_to(settings.BASE_DIR).as_posix()
        held = dict(compiled(path))
        methods = called(path, held)
        for name, pattern in held.items():
            yield from ((where, pattern, how) for how in methods[name])
        yield from ((where, pattern, how) for pattern, how in inline(path))
        yield from ((where, pattern, how) for pattern, how in MADE.get(where, list)())


def made_from_results() -> Iterator[tuple["re.Pattern[Any]", str]]:
    """What tells a board with two contracts and two scores."""
    contracts = [read_result(each, "en").contract for each in ("4SX -1 N", "3NT = S")]
    yield from ((each, "finditer") for each in telling(14, filter(None, contracts), (-200, 1430)))


def made_by_language() -> Iterator[tuple["re.Pattern[Any]", str]]:
    """A part of a result in each language."""
    yield from ((_pattern(each), "match") for each in HABITS)


MADE: dict[str, Callable[[], Iterable[tuple["re.Pattern[Any]", str]]]] = {
    "rulings/desk/casebook/queries/telling.py": made_from_results,
    "rulings/scoring/notation/results.py": made_by_language,
}
"""The patterns that a module makes of what it is given."""


def test_every_module_that_makes_patterns_of_what_it_is_given_is_named() -> None:
    making = {path.relative_to(settings.BASE_DIR).as_posix() for path in SCRIPTS if makes_any(path)}
    assert making == set(MADE)


def makes_any(path: Path) -> bool:
    """Whether a function compiles what is not written out."""
    functions = (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef))
    for node in (inner for function in functions for inner in ast.walk(function)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr="compile"), args=[text, *_rest]):
                if not isinstance(text, ast.Constant):
                    return True
    return False


def compiled(path: Path) -> Iterator[tuple[str, "re.Pattern[Any]"]]:
    """The patterns that a module holds by name, also within tuples, lists and tables; its own, not what it imports."""
    own = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for name in own:
        yield from ((f"{name}.{at}" if at else name, each) for at, each in enumerate(patterns(value_of(path, name))))


def value_of(path: Path, name: str) -> object:
    """What a module holds under a name; nothing for a name within a function."""
    module = ".".join(path.relative_to(settings.BASE_DIR).with_suffix("").parts).removesuffix(".__init__")
    return getattr(importlib.import_module(module), name, None) if "import re\n" in path.read_text() else None


def patterns(value: object) -> Iterator["re.Pattern[Any]"]:
    """The patterns in a value."""
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, Mapping):
        yield from (each for one in value.values() for each in patterns(one))
    elif isinstance(value, tuple | list | frozenset | set):
        yield from (each for one in value for each in patterns(one))


def called(path: Path, held: Mapping[str, Any]) -> dict[str, set[str]]:
    """By which methods a module runs its patterns; by `match` what it gives on to others."""
    found: dict[str, set[str]] = {name: set() for name in held}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and node.attr in METHODS:
            root = node.value.value if isinstance(node.value, ast.Subscript) else node.value
            if isinstance(root, ast.Name):
                for name in found:
                    if name.partition(".")[0] == root.id:
                        found[name].add(node.attr)
    return {name: methods or {"match"} for name, methods in found.items()}


def inline(path: Path) -> Iterator[tuple["re.Pattern[Any]", str]]:
    """The patterns that stand as text within a call of `re`."""
    for node in ast.walk(tree(path)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="re"), attr=how), args=[ast.Constant(value=str(text)), *_rest]
            ):
                yield re.compile(text), "match" if how == "compile" else how


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def is_slow(pattern: "re.Pattern[Any]", how: str) -> bool:
    """Whether some input takes it long; asked again, for a machine is busy at times. The short ones come first."""
    return any(
        all(seconds(pattern, how, text) > SLOW for _time in range(3))
        for length in LENGTHS
        for text in nasty(pattern, length)
    )


def seconds(pattern: "re.Pattern[Any]", how: str, text: Any) -> float:
    """How long it takes."""
    run: Callable[..., Any] = getattr(pattern, how)
    begun = perf_counter()
    if how in ("sub", "subn"):
        run(text[:0], text)
    elif how == "finditer":
        list(run(text))
    else:
        run(text)
    return perf_counter() - begun


def nasty(pattern: "re.Pattern[Any]", length: int) -> Iterator[Any]:
    """Long inputs made of what the pattern is made of, each with something at its end that it does not take."""
    signs = list(dict.fromkeys([*islice(alphabet(pattern), 10), "a", " ", "1"]))
    pieces = [*signs, *("".join(pair) for pair in product(signs[:5], repeat=2) if pair[0] != pair[1])]
    begun = list(dict.fromkeys(each for each in beginnings(pattern) if len(each) > 1))[-MOST_BEGUN:]
    behind = product((" ", "1", ".", *signs[-2:]), begun) if length in LENGTHS[-2:] else ()
    for piece, before in chain(product(pieces, ("", signs[0])), behind):
        text = before + piece * (length // len(piece)) + "\x01"
        yield text.encode("latin-1", "replace") if isinstance(pattern.pattern, bytes) else text


def alphabet(pattern: "re.Pattern[Any]") -> Iterator[str]:
    """A sign for every part of the pattern."""
    yield from signs_of(parsed(pattern))


def parsed(pattern: "re.Pattern[Any]") -> Any:
    """What Python makes of it."""
    source = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    return parser.parse(source, pattern.flags & ~re.DEBUG & ~re.UNICODE)


def beginnings(pattern: "re.Pattern[Any]") -> Iterator[str]:
    """What it takes of its first part, of the first two, and so on: `board`, after which blanks cost most."""
    taken = ""
    for item in parsed(pattern):
        taken += example([item])
        yield taken


def example(items: Any) -> str:
    """Something that these parts take."""
    found = ""
    for code, value in items:
        if code is codes.BRANCH:
            found += example(value[1][0])
        elif isinstance(value, tuple) and code is not codes.RANGE:
            inner = next((each for each in value if isinstance(each, parser.SubPattern)), ())
            found += "" if code in ASSERTED else example(inner) * max(1, value[0] if code in REPEATED else 1)
        else:
            found += next(signs_of([(code, value)]), "") if code not in (codes.AT, codes.GROUPREF) else ""
    return found


ASSERTED = (codes.ASSERT, codes.ASSERT_NOT)
REPEATED = (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT)


OF_CATEGORY = {"CATEGORY_SPACE": " ", "CATEGORY_DIGIT": "1", "CATEGORY_WORD": "w"}


def signs_of(parsed: Any) -> Iterator[str]:
    """The same of what has been parsed."""
    for code, value in parsed:
        if code is codes.LITERAL:
            yield chr(value)
        elif code is codes.RANGE:
            yield chr(value[0])
        elif code is codes.IN:
            yield from signs_of(value)
        elif isinstance(value, tuple):
            parts = value[1] if code is codes.BRANCH else value
            for each in (part for part in parts if isinstance(part, parser.SubPattern)):
                yield from signs_of(each)
        else:
            yield OF_CATEGORY.get(str(value), ".")


def test_every_module_that_compiles_is_looked_at() -> None:
    compiling = [each for each in SCRIPTS if "re.compile(" in each.read_text()]
    assert [each.name for each in compiling if not dict(compiled(each)) and not list(inline(each))] == []

"""The house holds: imports go one way, pure rooms stay pure, nothing outgrows its limit, no file names our machines.

Every failure names the file and what in it is wrong.
"""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "rulings"

# From the top of the house down; a room imports only rooms of a smaller number, or itself.
RANKS = {
    "bridge": 0,
    "laws": 1,
    "scoring": 1,
    "formats": 1,
    "models": 2,
    "migrations": 3,
    "permissions": 3,
    "queries": 4,
    "services": 5,
    "wording": 6,
    "forms": 7,
    "views": 8,
    "templatetags": 8,
    "middleware": 9,
    "urls": 9,
    "management": 9,
    "apps": 0,
}
PURE = {"bridge", "laws", "scoring", "formats"}
PURE_EXTRAS = {"formats": {"defusedxml"}}
CHANCE_AND_CLOCK = {"random", "secrets", "time", "uuid"}
CLOCK_CALLS = {"now", "today", "utcnow"}
WRITES = {"save", "bulk_create", "bulk_update", "get_or_create", "update_or_create"}
READERS_ONLY = {"permissions", "queries", "forms", "views", "templatetags"}

FUNCTION, VIEW, MODULE, TEMPLATE = 40, 15, 300, 120

MODULES = sorted(path for path in HOUSE.rglob("*.py") if "migrations" not in path.parts)
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def room(path: Path) -> str:
    """The first name under rulings/: a folder or a single module."""
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, by its full name, wherever in the file it does so."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "rulings":
            yield from (f"rulings.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


def rooms_imported(path: Path) -> set[str]:
    parts = (module.split(".") for module in imported(path))
    return {part[1] for part in parts if part[0] == "rulings" and len(part) > 1}


def is_allowed(importer: str, wanted: str) -> bool:
    if importer in PURE:
        return wanted in {importer, "bridge"}
    return wanted == importer or RANKS.get(wanted, 99) < RANKS[importer]


def test_every_room_is_known() -> None:
    unknown = {name(path) for path in MODULES if path.parent != HOUSE or path.stem != "__init__"}
    assert {path for path in unknown if room(ROOT / path) not in RANKS} == set()


def test_imports_go_one_way() -> None:
    wrong = [
        f"{name(path)} imports rulings.{wanted}"
        for path in MODULES
        if room(path) in RANKS
        for wanted in sorted(rooms_imported(path))
        if not is_allowed(room(path), wanted)
    ]
    assert wrong == []


def test_pure_rooms_import_nothing_but_the_standard_library_and_bridge() -> None:
    wrong = [
        f"{name(path)} imports {module}"
        for path in MODULES
        if room(path) in PURE
        for module in imported(path)
        if module.split(".")[0]
        not in sys.stdlib_module_names - CHANCE_AND_CLOCK | {"rulings"} | PURE_EXTRAS.get(room(path), set())
    ]
    assert wrong == []


def test_pure_rooms_read_no_clock() -> None:
    wrong = [
        f"{name(path)}:{node.lineno} calls {node.func.attr}()"
        for path in MODULES
        if room(path) in PURE
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CLOCK_CALLS
    ]
    assert wrong == []


def test_only_services_write() -> None:
    wrong = [
        f"{name(path)}:{node.lineno} calls {ast.unparse(node.func)}"
        for path in MODULES
        if room(path) in READERS_ONLY
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and is_write(node.func)
    ]
    assert wrong == []


def is_write(function: ast.expr) -> bool:
    """`anything.save`, `Model.objects.create` and their like."""
    return isinstance(function, ast.Attribute) and (
        function.attr in WRITES
        or ast.unparse(function).endswith(("objects.create", "objects.delete", "objects.update"))
    )


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the end, without the docstring."""
    first = function.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    docstring = (first.end_lineno or 0) - first.lineno + 1 if has_docstring else 0
    return (function.end_lineno or 0) - function.lineno + 1 - docstring


def limit(path: Path, function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    arguments = function.args.args
    is_view = (
        room(path) == "views" and bool(arguments) and arguments[0].arg == "request" and bool(function.decorator_list)
    )
    return VIEW if is_view else FUNCTION


def test_no_function_outgrows_its_limit() -> None:
    wrong = [
        f"{name(path)}: {function.name} has {length(function)} lines, limit {limit(path, function)}"
        for path in MODULES
        for function in functions(path)
        if length(function) > limit(path, function)
    ]
    assert wrong == []


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_module_or_template_outgrows_its_limit() -> None:
    limits = dict.fromkeys(MODULES, MODULE)
    limits |= dict.fromkeys((ROOT / "config").glob("*.py"), MODULE) | dict.fromkeys(TEMPLATES, TEMPLATE)
    wrong = [f"{name(path)}: {lines(path)} lines, limit {most}" for path, most in limits.items() if lines(path) > most]
    assert wrong == []


INLINE = re.compile(
    r"<script(?![^>]*\bsrc=)(?![^>]*application/json)|<style\b|\sstyle=|\son[a-z]+=|javascript:|\shx-on|\shx-vals=.js:",
    re.I,
)


def test_templates_hold_no_inline_script_or_style() -> None:
    bare = {path: re.sub(r"{%.*?%}|{{.*?}}", "", path.read_text(encoding="utf-8")) for path in TEMPLATES}
    assert [f"{name(path)}: {found.group()}" for path, text in bare.items() for found in INLINE.finditer(text)] == []


# Written in halves, so that this file does not name them itself.
UNSAID = [
    "py" + "pi.org",
    "python" + "hosted",
    "npm" + "js.",
    "crates" + ".io",
    "deb." + "debian.org",
    "--index" + "-url ",
    "/wo" + "rk/",
    "/ro" + "ot/",
]


def tracked() -> list[Path]:
    """Every file under version control; all files outside the generated folders where there is no git."""
    git = shutil.which("git")
    listed = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True).stdout if git else ""
    if listed:
        return [path for line in listed.split("\0") if line and (path := ROOT / line).is_file()]
    generated = {".venv", "var", ".git", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}
    return [path for path in ROOT.rglob("*") if path.is_file() and not generated & set(path.relative_to(ROOT).parts)]


@pytest.mark.parametrize("unsaid", UNSAID)
def test_no_file_names_a_registry_or_a_path_of_our_machines(unsaid: str) -> None:
    assert [name(path) for path in tracked() if unsaid.encode() in path.read_bytes()] == []


def test_tests_stand_where_their_code_stands() -> None:
    """tests/laws/engine/test_engine.py tests rulings/laws/engine/engine.py, or is a story of that room."""
    folders = {path.parent for path in (ROOT / "tests").rglob("test_*.py")}
    rooms = {path.relative_to(ROOT / "tests").parts[0] for path in folders if path != ROOT / "tests"}
    assert rooms - set(RANKS) - {"browser", "benchmarks", "commands"} == set()

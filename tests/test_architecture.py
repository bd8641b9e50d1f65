"""The house holds: imports go one way, pure rooms stay pure, nothing outgrows its limit, no file names our machines.

Every failure names the file and what in it is wrong.
"""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "rulings"

# From the ground of the house up: a room imports only rooms of a smaller number, or itself.
RANKS = {
    "bridge": 0,
    "laws": 1,
    "scoring": 1,
    "formats": 1,
    "models": 2,
    "migrations": 3,
    "wording": 3,
    "desk": 4,
    "templatetags": 5,
    "middleware": 5,
    "apps": 5,
    "urls": 5,
    "management": 5,
}
# The capabilities of the desk: one imports only those before it, except that its views show anybody's words and reads.
CAPABILITIES = (
    *("base", "tasks", "playing", "sessions", "movements", "roster", "scores", "profiles", "tonight", "imports"),
    *("pace", "calls", "cases", "reports", "pocket", "polls", "adjusting", "appeals", "casebook", "review"),
    *("official", "account", "people", "notices", "players", "papers", "trail", "guide"),
    *("practice", "manual", "demo", "beginning", "archives", "between", "api"),
)
# The layers of a capability are its file names: a layer imports only those before it.
LAYERS = ("values", "wording", "queries", "services", "forms", "views", "urls")
SHOWN_BY_ANY_PAGE = {"values", "wording", "queries"}
PURE = {"bridge", "laws", "scoring", "formats"}
PURE_EXTRAS = {"formats": {"defusedxml"}}
CHANCE_AND_CLOCK = {"random", "secrets", "time", "uuid"}
CLOCK_CALLS = {"now", "today", "utcnow"}
WRITES = {"save", "bulk_create", "bulk_update", "get_or_create", "update_or_create"}

FUNCTION, VIEW, MODULE, TEMPLATE, TEMPLATE_LINE, FOLDER = 40, 15, 300, 120, 140, 30

MODULES = sorted(path for path in HOUSE.rglob("*.py") if "migrations" not in path.parts)
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def room(path: Path) -> str:
    """The first name under rulings/: a folder or a single module."""
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


@pytest.fixture(scope="module", autouse=True)
def read_once() -> Iterator[None]:
    """What has been parsed is kept for all tests here, in one worker, and no longer: it takes much room."""
    yield
    tree.cache_clear()
    nodes.cache_clear()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All of a file, looked for once by all tests here."""
    return tuple(ast.walk(tree(path)))


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, by its full name, wherever in the file it does so."""
    for node in nodes(path):
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
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CLOCK_CALLS
    ]
    assert wrong == []


def place(module: str) -> tuple[str, str] | None:
    """Capability and layer of a module of the desk, `("appeals", "views")`; None for any other."""
    parts = module.split(".")
    return (
        (parts[2], parts[3] if len(parts) > 3 else "") if parts[:2] == ["rulings", "desk"] and len(parts) > 2 else None
    )


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def may_import(here: tuple[str, str], there: tuple[str, str]) -> bool:
    """Whether a module of the desk may import another one, by their capabilities and layers."""
    (capability, layer), (other, its_layer) = here, there
    if other == "base":
        return True
    if layer in LAYERS and its_layer in LAYERS and LAYERS.index(its_layer) > LAYERS.index(layer):
        return False
    if CAPABILITIES.index(other) <= CAPABILITIES.index(capability):
        return True
    return layer == "views" and its_layer in SHOWN_BY_ANY_PAGE


def test_capabilities_and_layers_of_the_desk_import_one_way() -> None:
    wrong = [
        f"{name(path)} imports {module}"
        for path in MODULES
        if (here := place(dotted(path)))
        for module in imported_modules(path)
        if (there := place(module)) and not may_import(here, there)
    ]
    assert wrong == []


def imported_modules(path: Path) -> Iterator[str]:
    """As `imported`, with `from package import module` under the module's own name."""
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {alias.name for alias in node.names if dotted_file(f"{node.module}.{alias.name}")}
            yield from (f"{node.module}.{each}" for each in inside)
            if len(inside) < len(node.names):
                yield node.module


def dotted_file(module: str) -> bool:
    path = ROOT.joinpath(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def test_every_capability_and_layer_has_its_place() -> None:
    """A new folder of the desk is put in its order here; in one, files are called as the layers are."""
    desk = HOUSE / "desk"
    folders = {path.name for path in desk.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(CAPABILITIES)
    wrong = [
        name(path)
        for path in desk.rglob("*.py")
        if (here := place(dotted(path))) and here[0] != "base" and here[1] not in {"", *LAYERS}
    ]
    assert wrong == []


def test_only_services_write() -> None:
    wrong = [
        f"{name(path)}:{node.lineno} calls {ast.unparse(node.func)}"
        for path in MODULES
        if room(path) in {"templatetags", "middleware", "wording"}
        or ((here := place(dotted(path))) and here[0] != "base" and here[1] != "services")
        for node in nodes(path)
        if isinstance(node, ast.Call) and is_write(node.func)
    ]
    assert wrong == []


def is_write(function: ast.expr) -> bool:
    """`anything.save`, `Model.objects.create` and their like."""
    return isinstance(function, ast.Attribute) and (
        function.attr in WRITES
        or ast.unparse(function).endswith(("objects.create", "objects.delete", "objects.update"))
    )


WITHOUT_ACTOR = {
    "rulings/desk/calls/services/calls.py": {
        "call_from_card": "a table calls by its card, without an account",
        "withdraw_from_card": "a table takes its call back by its card, without an account",
        "call_from_terminal": "a scoring terminal tells of a call, and of what became of it",
    },
    "rulings/desk/appeals/services/lodging.py": {"next_appeal_number": "the number follows from those before it"},
    "rulings/desk/casebook/services/index.py": {
        "index": "what a case is found by follows from what it says",
        "rebuild": "a command puts the whole index right",
    },
    "rulings/desk/cases/services/answering.py": {"refresh_status": "how far a report has come follows from its cases"},
    "rulings/desk/cases/services/follow_ups.py": {"make_follow_ups": "they follow from a ruling, which has its author"},
    "rulings/desk/archives/services/beginning.py": {"begin_with_archive": "nobody has an account on a new site"},
    "rulings/desk/archives/services/room.py": {"reserve": "ids for what an archive brings, for whoever takes it in"},
    "rulings/desk/between/services/copies.py": {
        "read_due": "the worker reads what is due",
    },
    "rulings/desk/casebook/services/books.py": {
        "make_book": "the worker makes what was ordered",
        "clear_books": "a command deletes what shows what is no more",
    },
    "rulings/desk/imports/services/following.py": {"noted_on": "part of an import, which has its actor"},
    "rulings/desk/imports/services/queued.py": {"import_queued": "the worker reads what was sent"},
    "rulings/desk/reports/services/double_dummy.py": {"solve_queued": "the worker solves what was ordered"},
    "rulings/desk/beginning/services/logos.py": {"drawn_anew": "it draws a picture, and stores nothing"},
    "rulings/desk/beginning/services/clubs.py": {"begin_site": "nobody has an account on a new site"},
    "rulings/desk/people/services/invitations.py": {"join": "whoever holds an invitation has no account yet"},
    "rulings/desk/account/services/passkeys.py": {"whose_passkey": "who signs in is known by the passkey alone"},
    "rulings/desk/notices/services/delivering.py": {"deliver": "the worker sends what was queued"},
    "rulings/desk/notices/services/pushing.py": {"push": "the worker sends what was queued"},
    "rulings/desk/notices/services/mailboxes.py": {
        "ask_who_joined": "the worker, after who has joined",
        "confirm_address": "whoever holds the link reads that mail, signed in or not",
        "stop_notices": "a mail program stops them by the link alone",
    },
    "rulings/desk/notices/services/sending.py": {
        "send": "the worker hands letters over, and who tries the server has been asked for his right",
        "post": "a command mails what clubs have asked for, and who tries the server has been asked for his right",
    },
    "rulings/desk/notices/services/telling.py": {
        "tell_what_happened": "the worker reads what others did",
        "tell_deadlines": "time passes by itself",
    },
    "rulings/desk/people/services/passwords.py": {
        "set_password": "whoever holds the link cannot sign in",
        "ask_for_link": "who has forgotten his password cannot sign in",
        "mail_links": "the worker makes what a visitor has asked for",
    },
    "rulings/desk/tasks/services.py": {
        "enqueue": "part of an act, which has its actor",
        "take": "the worker takes what is due",
        "end": "the worker says how it went",
        "put_off": "the worker comes back later",
        "prolong": "the worker says that it is still at it",
        "is_ours": "the worker asks before it writes",
        "clear_tasks": "a command deletes what is long over",
    },
    "rulings/desk/practice/services.py": {
        "begin_sitting": "whoever has a test's link takes it, without an account",
        "give_answer": "whoever has a test's link takes it, without an account",
        "expire_sittings": "a command deletes what is over",
    },
    "rulings/desk/trail/services.py": {"sign_head": "a command signs after an upgrade or a change of key"},
    "rulings/desk/cases/services/publications.py": {"unindex": "what is public no more is found no more"},
    "rulings/desk/demo/services.py": {"load_demo": "a command makes the demo club and everybody in it"},
    "rulings/desk/imports/services/adding.py": {
        "add": "what a file brings, for whoever sent it",
        "find_differences": "what a file has otherwise, for whoever sent it",
    },
    "rulings/desk/imports/services/faults.py": {
        "keep_aside": "what a file has wrong, for whoever sent it",
        "put_back_overtaken": "part of undoing a file, which has an actor",
        "forget": "part of undoing a file, which has an actor",
    },
    "rulings/desk/imports/services/differences.py": {"change": "a row as a difference has it, for whoever decided"},
    "rulings/desk/imports/services/renaming.py": {"rename": "names as a difference has them, for whoever decided"},
    "rulings/desk/imports/services/terminals.py": {
        "take_results": "the tables enter them on their terminals, without an account",
        "take_players": "the players enter themselves on their terminals, without an account",
    },
    "rulings/desk/imports/services/tokens.py": {"sender_of": "a program sends by its token, without an account"},
    "rulings/desk/movements/services.py": {
        "add_boards": "a session's boards follow from its plan or its movement",
        "take_away": "a session's boards follow from its plan or its movement",
    },
    "rulings/desk/people/services/clubs.py": {"create_club": "a command makes a club, which has no members yet"},
    "rulings/desk/people/services/site.py": {"set_site_administrator": "a command says who administers the site"},
    "rulings/desk/people/services/conduct.py": {"expire_notes": "a command deletes notes whose time is over"},
    "rulings/desk/profiles/services.py": {
        "load_profiles": "the common profiles come with the house",
        "load_plain_profile": "the Laws as they stand come with the house",
    },
    "rulings/desk/scores/services/results.py": {
        "put": "the columns of a result follow from what was played",
        "side_of": "who sits on a side follows from who sits there, whoever enters its result",
        "partnership": "two who sit together make a pair, whoever enters its result",
    },
    "rulings/desk/tonight/services.py": {
        "new_session": "a command brings a session in too",
        "profile_for": "the regulations in force follow from the day",
    },
    "rulings/desk/roster/services/door.py": {"sign_in": "players enter themselves by the session's address"},
}
"""The services that nobody signed in stands behind, each with its reason."""


def offences(path: Path) -> Iterator[str]:
    """What the outside sees of a module of services, and is no verb with keyword-only arguments and an actor."""
    for node in tree(path).body:
        match node:
            case ast.FunctionDef(name=called, args=taken) if not called.startswith("_"):
                named = {each.arg for each in taken.kwonlyargs}
                if taken.args or taken.posonlyargs or taken.vararg:
                    yield f"{called} takes arguments without their names"
                if ("actor" in named) == (called in WITHOUT_ACTOR.get(name(path), {})):
                    yield f"{called}: an actor, or a reason in WITHOUT_ACTOR, and not both"
            case ast.ClassDef(name=called) | ast.AnnAssign(target=ast.Name(id=called)) if not called.startswith("_"):
                yield f"{called} belongs to values"
            case ast.Assign(targets=[ast.Name(id=called)]) if not called.startswith("_"):
                yield f"{called} belongs to values or wording"


def test_services_show_verbs_with_an_actor_and_nothing_else() -> None:
    services = [path for path in MODULES if (here := place(dotted(path))) and here[1] == "services"]
    wrong = [f"{name(path)}: {offence}" for path in services for offence in offences(path)]
    assert wrong == []
    assert WITHOUT_ACTOR.keys() <= {name(path) for path in services}


# Found by another way than an import: by Django, by its register, or (the words of a law) by the name of the table.
FOUND_BY_NAME = {"urlpatterns", "app_name", "register", "Command", "RulingsConfig"}
WORDS_OF_A_LAW = {"TITLES", "DOORS", "SENTENCES", "EXCEPTIONS", "QUESTIONS"}
SETTINGS = {"settings.py", "gunicorn.py", "asgi.py", "wsgi.py", "install.py", "urls.py"}


def public_names(path: Path) -> Iterator[str]:
    """The names that a module gives at its top, without those that begin with an underscore."""
    for node in tree(path).body:
        match node:
            case ast.FunctionDef(decorator_list=marks) if any("register" in ast.unparse(mark) for mark in marks):
                continue
            case ast.FunctionDef(name=called) | ast.ClassDef(name=called):
                found = [called]
            case ast.AnnAssign(target=ast.Name(id=called)):
                found = [called]
            case ast.Assign(targets=targets):
                found = [target.id for target in targets if isinstance(target, ast.Name)]
            case _:
                continue
        yield from (called for called in found if not called.startswith("_") and called not in FOUND_BY_NAME)


def names_taken(path: Path) -> Iterator[tuple[str, str]]:
    """What a file takes of which module: by import, as an attribute of a module, or by its full name in a string."""
    modules = {}
    for node in nodes(path):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                yield from ((module, alias.name) for alias in names)
                modules |= {alias.asname or alias.name: f"{module}.{alias.name}" for alias in names}
            case ast.Import(names=names):
                modules |= {alias.asname or alias.name: alias.name for alias in names}
            case ast.Constant(value=str(text)) if text.startswith(("rulings.", "config.")):
                yield text.rpartition(".")[0], text.rpartition(".")[2]
    for node in nodes(path):
        if isinstance(node, ast.Attribute) and (module := modules.get(ast.unparse(node.value))):
            yield module, node.attr


def test_what_only_its_own_module_uses_begins_with_an_underscore() -> None:
    settings = [path for path in (ROOT / "config").glob("*.py") if path.name not in SETTINGS]
    taken = {
        pair
        for top in ("rulings", "config", "tests")
        for path in (ROOT / top).rglob("*.py")
        for pair in names_taken(path)
    }
    wrong = [
        f"{name(path)}: {called}"
        for path in [*MODULES, *settings]
        if path.name != "__init__.py"
        for called in public_names(path)
        if (dotted(path), called) not in taken
        if not (called in WORDS_OF_A_LAW and "rulings/wording/laws/" in name(path))
    ]
    assert wrong == []


def test_every_module_says_what_it_holds() -> None:
    modules = [path for path in MODULES if path.name != "__init__.py"]
    wrong = [name(path) for path in modules if len((ast.get_docstring(tree(path)) or "").split()) < 3]
    assert wrong == []


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in nodes(path) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the end, without the docstring."""
    first = function.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    docstring = (first.end_lineno or 0) - first.lineno + 1 if has_docstring else 0
    return (function.end_lineno or 0) - function.lineno + 1 - docstring


def limit(path: Path, function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    arguments = function.args.args
    is_view = (
        "views" in (place(dotted(path)) or ())
        and bool(arguments)
        and arguments[0].arg == "request"
        and bool(function.decorator_list)
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
    limits = dict.fromkeys([*MODULES, *(ROOT / "config").glob("*.py")], MODULE) | dict.fromkeys(TEMPLATES, TEMPLATE)
    wrong = [f"{name(path)}: {lines(path)} lines, limit {most}" for path, most in limits.items() if lines(path) > most]
    assert wrong == []


def test_no_line_of_a_template_outgrows_its_limit() -> None:
    wrong = [
        f"{name(path)}:{number} has {len(line)} signs"
        for path in TEMPLATES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > TEMPLATE_LINE
    ]
    assert wrong == []


# Django looks for these in one folder, however many they are.
FLAT = {HOUSE / "migrations", HOUSE / "management" / "commands", ROOT / "tests" / "management" / "commands"}


def test_no_folder_outgrows_its_limit() -> None:
    folders = {path.parent for top in (HOUSE, ROOT / "tests") for path in top.rglob("*.py")} - FLAT
    counted = {name(folder): len(list(folder.glob("*.py"))) for folder in folders}
    assert {folder: files for folder, files in counted.items() if files > FOLDER} == {}


# What belongs to no capability: the frame of every page, and the pages of errors that Django looks for by their names.
GENERAL_TEMPLATES = {"base.html", "400.html", "403.html", "404.html", "500.html"}
# In place of Django's own, by the name that Django asks for.
IN_PLACE_OF_DJANGOS = {"django/forms/widgets/select.html"}
INCLUDED = re.compile(r'{% include "([^"]+)"')


def test_templates_stand_where_their_views_stand() -> None:
    """templates/appeals/appeal.html is a page of rulings/desk/appeals; no folder within a capability's."""
    places = [path.relative_to(ROOT / "templates").parts for path in TEMPLATES]
    wrong = [parts for parts in places if len(parts) != 2 or parts[0] not in CAPABILITIES]
    assert {"/".join(parts) for parts in wrong} == GENERAL_TEMPLATES | IN_PLACE_OF_DJANGOS


def test_a_part_of_a_page_begins_with_an_underscore_and_a_page_does_not() -> None:
    """A part is what a template includes, or what a tag or a view shows by itself; a page extends another."""
    texts = {path.relative_to(ROOT / "templates").as_posix(): path.read_text(encoding="utf-8") for path in TEMPLATES}
    texts = {each: text for each, text in texts.items() if each not in IN_PLACE_OF_DJANGOS}
    included = {wanted for text in texts.values() for wanted in INCLUDED.findall(text)}
    assert [each for each in sorted(included) if not Path(each).name.startswith("_")] == []
    pages = {each for each, text in texts.items() if text.startswith("{% extends") or "<!doctype" in text}
    assert {each for each in texts if not Path(each).name.startswith("_")} == pages


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


TESTS = ROOT / "tests"
CONFIG = ROOT / "config"
# The folders of tests that mirror no code: whole pages in a browser, measurements, faults, the steps of the migrations.
OWN_FOLDERS = {"browser", "benchmarks", "faults", "migrations"}
WITHOUT_OWN_TEST = {
    "config/listening.py": "tests/config/test_gunicorn.py and test_health.py listen and ask there",
    "rulings/management/watch.py": "tests/faults/test_nights.py has who is killed at night, and who is only held up",
    "rulings/desk/notices/services/sending.py": "test_delivering.py beside it has each answer of a server",
    "rulings/templatetags/clubs.py": "tests/desk/beginning/views/ has what a page shows of its club, or a trial",
    "rulings/desk/casebook/queries/shown.py": "tests/desk/casebook/views/ reads every part of a case and of a book",
    "rulings/desk/casebook/*/books.py": "tests/desk/casebook/services/test_books.py orders, reads and fetches books",
    "rulings/desk/beginning/wording.py": "one sentence, which tests/desk/beginning/services/test_face.py meets",
    "rulings/desk/profiles/wording/explained.py": "tests/desk/beginning/views/test_regulations.py reads them",
    "rulings/apps.py": "the app's name for Django; its check is in tests/desk/base/test_readiness.py",
    "rulings/*urls.py": "tests/desk/test_rights.py asks for every address, and for none that is not there",
    "rulings/laws/*situations.py": "tests/laws/test_every_path.py walks every situation of these lists in each edition",
    "rulings/laws/*/examples.py": "tests/laws/test_examples.py rules on every example",
    "rulings/laws/pocket/words.py": "dataclasses without behaviour",
    "rulings/laws/engine/example.py": "what the examples share, without behaviour",
    "rulings/wording/stories/*": "tests/wording/test_stories.py asks for the sentence of every answer",
    "rulings/wording/commentary/*": "tests/wording/test_commentary.py asks for every situation's sentences",
    "rulings/wording/sayings/*": "tests/wording/test_sayings.py asks for every door's phrases in every language",
    "rulings/laws/*/settled.py": "tests/laws/test_settled.py holds these tables against every path of every situation",
    "rulings/models/*": "columns and constraints without a verb; a model with a property has its test",
    "rulings/wording/laws/*": "tests/wording/test_every_sentence.py asks for every sentence, and for none that is left",
    "rulings/wording/search_words/*": "tests/wording/test_search_words.py asks for the words of every door",
    "rulings/management/commands/read_casebooks.py": "tests/management/test_nightly.py runs it as a job of the night",
    "rulings/management/commands/expire_sittings.py": "tests/management/test_nightly.py runs it as a job of the night",
    "rulings/management/commands/clear_tasks.py": "tests/management/test_nightly.py runs it as a job of the night",
    "rulings/management/commands/worker.py": "tests/management/test_worker.py runs it as the process that it is",
    "config/printer.py": "tests/desk/base/test_pdf.py runs it as the process that it is",
    "rulings/wording/asked.py": "the shape of a question's wording, without behaviour",
    "rulings/wording/shapes.py": "the shapes of what programs are given, without behaviour",
    "rulings/desk/*/wording/refused.py": "sentences alone, read by the tests of the forms and services that say them",
    "rulings/desk/adjusting/values.py": "the shape of what a director gives, without behaviour",
    "rulings/desk/demo/values.py": "the shape of a login, without behaviour",
    "config/asgi.py": "a server's door: Django's own application, nothing of ours",
    "config/wsgi.py": "a server's door: Django's own application, nothing of ours",
    "config/formats/*": "tests/config/test_formats.py asks for the dates of every language",
    "config/install.py": "fills the virtual environment from the network; whoever runs make has run it first",
}
"""The modules without a test at the mirrored path, each with its reason; `*` stands for anything."""


def modules_with_config() -> list[Path]:
    """Every module of the house and of its settings."""
    return sorted(path for path in (*MODULES, *CONFIG.rglob("*.py")) if path.stem != "__init__")


def folder_of_tests(path: Path) -> Path:
    """Where the tests of a module's folder stand: those of rulings/desk/base in tests/desk/base."""
    return TESTS / path.parent.relative_to(HOUSE if path.is_relative_to(HOUSE) else ROOT)


def is_law(folder: Path) -> bool:
    return re.fullmatch(r"law_\d\d", folder.name) is not None


def has_own_test(path: Path) -> bool:
    """rulings/a/b.py by tests/a/test_b.py, or by a folder of its stories, tests/a/b/.

    One file of a layer or of a law that is cut into a folder also by that folder's test; a law by the digest's rows.
    """
    place = folder_of_tests(path)
    is_cut = path.parent.name in LAYERS or is_law(path.parent)
    with_folder = is_cut and place.with_name(f"test_{place.name}.py").is_file()
    own = (place / f"test_{path.stem}.py").is_file() or any((place / path.stem).glob("test_*.py"))
    return own or with_folder or has_rows(path)


def has_rows(path: Path) -> bool:
    """Whether a module is of a law whose tables are among the digest's rows: law_33_39.py holds those of 33 to 39."""
    law = re.fullmatch(r"rulings/laws/(\w+)/law_(\d\d)\b.*", name(path))
    rows = (TESTS / "laws" / "digest" / law[1]).glob("law_*.py") if law else ()
    ends = (re.findall(r"\d\d", each.stem) for each in rows)
    return law is not None and any(end[0] <= law[2] <= end[-1] for end in ends)


def excused(pattern: str) -> list[Path]:
    return [path for path in modules_with_config() if fnmatch(name(path), pattern)]


def test_each_module_has_its_test_at_the_mirrored_path_or_a_reason() -> None:
    without = {path for path in modules_with_config() if not has_own_test(path)}
    allowed = {path for pattern in WITHOUT_OWN_TEST for path in excused(pattern)}
    assert sorted(map(name, without - allowed)) == []


@pytest.mark.parametrize("pattern", WITHOUT_OWN_TEST)
def test_a_reason_is_needed_by_some_module(pattern: str) -> None:
    assert [path for path in excused(pattern) if not has_own_test(path)] != []


EQUIVALENTS = Path("laws", "equivalents")  # stories of two situations, a file for each part of the book


def stands_where_its_code_stands(test: Path) -> bool:
    """tests/a/test_b.py beside rulings/a/b.py or rulings/a/b/; or a story of several modules.

    A story stands in its room or in its capability, or in the folder of one module's or one law's stories: never beside
    the tests of a layer.
    """
    folder = test.parent.relative_to(TESTS)
    code = (ROOT if folder.parts[:1] == (CONFIG.name,) else HOUSE) / folder
    namesake = code / test.stem.removeprefix("test_")
    is_of_a_room = len(folder.parts) <= 1 or (folder.parts[0] == "desk" and len(folder.parts) == 2)
    if folder == EQUIVALENTS:
        return True
    is_of_one_module = is_law(code) or code.with_suffix(".py").is_file()
    has_code = code.is_dir() or is_of_one_module
    return has_code and (namesake.with_suffix(".py").is_file() or namesake.is_dir() or is_of_a_room or is_of_one_module)


def test_each_test_stands_where_its_code_stands_or_is_a_story_of_its_room() -> None:
    tests = [path for path in TESTS.rglob("test_*.py") if path.relative_to(TESTS).parts[0] not in OWN_FOLDERS]
    assert sorted(name(path) for path in tests if not stands_where_its_code_stands(path)) == []


DIGIT = re.compile(r"(?<!\bsign)(?<!\])\.isdigit\(\)")


def test_a_number_that_is_read_is_of_decimals() -> None:
    """`int` reads no `²`, which counts as a digit: only of one sign that is not read may it be asked."""
    odd = [
        f"{name(path)}: {line.strip()}"
        for path in MODULES
        for line in path.read_text(encoding="utf-8").splitlines()
        if DIGIT.search(line) and ".isascii()" not in line
    ]
    assert odd == []


def test_no_browser_is_sent_on_while_a_tap_is_still_leaving_its_page() -> None:
    hasty = re.compile(r"\.click\(\)\n *\w+\.goto\(")
    wrong = [
        f"{path.relative_to(ROOT)}: {found[0].split()[-1]}"
        for path in sorted((ROOT / "tests" / "browser").rglob("*.py"))
        for found in [hasty.search(path.read_text(encoding="utf-8"))]
        if found
    ]
    assert wrong == [], "expect what the tap leads to before `goto`"

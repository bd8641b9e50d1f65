"""`python -m tests.management.every_command`: each of our commands with what cannot be, in a process of its own.

DATABASE_URL names a SQLite file with every migration done. Of each run a line of JSON: state, words, code, said.
Its code is none where an exception came through, and what is said then its traceback.
"""

import json
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import django
from django.conf import settings
from django.core.management import load_command_class
from django.db import connection

import manage

BASE = Path(settings.BASE_DIR)
COMMANDS = sorted(path.stem for path in (BASE / "rulings" / "management" / "commands").glob("[a-z]*.py"))
NEEDED = {
    "archive_club": ("ponte-nuovo", "{folder}/club.zip"),
    "backup": ("{folder}/copy-{state}.sqlite3",),
    "bridgemate": ("--session", "1", "--club-id", "1", "--key", "k"),
    "create_club": ("krakow", "Krakow"),
    "export_session": ("1",),
    "follow": ("{folder}", "--session", "1", "--once"),
    "give_role": ("ponte-nuovo", "zenon", "director"),
    "grant_rights": ("rulings_app",),
    "import_session": ("{page}",),
    "outline": ("revoke",),
    "publish_heads": ("--file", "{folder}/heads.jsonl"),
    "restore": ("{page}",),
    "rule": ("revoke",),
    "score": ("1",),
    "site_administrator": ("nobody",),
    "solve": ("1",),
    "take_in_club": ("{page}",),
    "take_role": ("ponte-nuovo", "dora"),
    "worker": ("--once",),
}
WITHOUT_DATABASE = {"export_guide", "guide_book", "laws", "messages", "outline", "rule"}
SLOW = {"export_guide", "guide_book", "messages"}
"""They write what takes a while; with `--out` of any value they would."""
ODD = ("\x01;'\"", "9" * 5000, "", "/nowhere/at/all")


def _main(folder: str) -> None:
    django.setup()
    os.chdir(folder)
    _run("first", "demo")
    sound = dict(connection.settings_dict)
    for words in _odd_words(folder):
        _run("odd", *words)
    for state, change in _states(folder, sound).items():
        connection.close()
        connection.settings_dict.update(change)
        for name in COMMANDS:
            if name not in WITHOUT_DATABASE and (state, name) != ("unmigrated", "migrate"):
                _run(state, name, *_needed(name, folder, state))


def _states(folder: str, sound: dict[str, object]) -> dict[str, dict[str, object]]:
    """What is told of the database in each state of it."""
    start = f"{settings.DATABASES['default']['OPTIONS']['init_command']}; PRAGMA query_only=ON"
    return {
        "read_only": {"OPTIONS": settings.DATABASES["default"]["OPTIONS"] | {"init_command": start}},
        "unmigrated": {"OPTIONS": sound["OPTIONS"], "NAME": f"{folder}/empty.sqlite3"},
        "silent": {"NAME": "/nowhere/at/all.sqlite3"},
    }


def _needed(name: str, folder: str, state: str = "odd") -> list[str]:
    return [word.format(folder=folder, state=state, page=BASE / "README.md") for word in NEEDED.get(name, ())]


def _odd_words(folder: str) -> Iterator[list[str]]:
    """Every command without a word, with one too many, with an option that it has not, and with odd values of each."""
    for name in COMMANDS:
        needed = _needed(name, folder)
        yield [name, *needed, "--nonsense"]
        yield [name, *needed, "too", "many"]
        if needed and name not in {"publish_heads", "worker"}:
            yield [name]
        if name in SLOW:
            continue
        parser = load_command_class("rulings", name).create_parser("manage.py", name)
        own = [each for each in parser._actions if each.nargs != 0 and each.dest not in DJANGO]
        for action in own:
            for odd in ODD:
                yield [
                    name,
                    *_with(odd, action.option_strings, needed, [each for each in own if not each.option_strings]),
                ]


DJANGO = {
    "version",
    "verbosity",
    "settings",
    "pythonpath",
    "traceback",
    "no_color",
    "force_color",
    "skip_checks",
    "help",
}


def _with(odd: str, options: list[str], needed: list[str], positional: list[object]) -> list[str]:
    """The needed words with an odd one: behind its option, or in place of those without any."""
    if options:
        return [*needed, f"{options[-1]}={odd}"]
    return [odd, *needed[1:]] if len(positional) < 2 else [odd] * len(positional) + needed[len(positional) :]


def _run(state: str, *words: str) -> None:
    """As a shell does it, and how it ended."""
    out, err, code = StringIO(), StringIO(), None
    sys.argv = ["manage.py", *words]
    try:
        with redirect_stdout(out), redirect_stderr(err):
            manage.main()
        code = 0
    except SystemExit as end:
        if isinstance(end.code, str):
            err.write(end.code)
        code = end.code if isinstance(end.code, int) else 1 if end.code else 0
    except BaseException:
        err.write(traceback.format_exc())
    shown = [word if len(word) < 40 else f"{word[:20]}..." for word in words]
    print(
        json.dumps({"state": state, "words": shown, "code": code, "said": (out.getvalue() + err.getvalue())[-3000:]}),
        flush=True,
    )


if __name__ == "__main__":
    _main(sys.argv[1])

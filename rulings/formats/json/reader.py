"""A session that `write_json` wrote, or a program as `docs/session-json.md` says. One wrong value refuses the file."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from typing import Any, NoReturn

from rulings.formats.errors import Expected, FormatError
from rulings.formats.json import VERSION
from rulings.formats.json.values import Unreadable, reader_of, unknown_in
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import MEMBERS, FileFormat, FileResult, SessionFile
from rulings.formats.written import boards_of

_OURS = re.compile(r'\s*\{\s*"format"\s*:\s*"rulings-desk/session/')
_MOST_PARTS = 400_000
_MOST_BOARD, _MOST_TRICKS, _WINNERS = 9999, 13, (None, 1, 2)


def is_json(text: str) -> bool:
    """Whether a text says at its head that it is a session of this kind, of whatever version."""
    return _OURS.match(text) is not None


def read_json(text: str, remarks: list[Remark]) -> list[SessionFile]:
    """The one session of a file; `remarks` are what was said of it before.

    FormatError names the path of the first value that is wrong, as `session.results[3].contract`.
    """
    given = _parsed(text)
    if given.get("format") != VERSION:
        raise FormatError(Expected.OUR_JSON, found=str(given.get("format")), element="format")
    try:
        session = _read(given.get("session"))
        _check(session)
    except Unreadable as error:
        found = error.found if isinstance(error.found, str | int) else json.dumps(error.found)
        raise FormatError(error.expected, found=str(found), element=error.place) from None
    unused = unknown_in(SessionFile, given["session"]) + Counter(given.keys() - {"format", "session"})
    said = [*remarks, Remark.counting(RemarkKey.UNUSED, dict(sorted(unused.items())))] if unused else remarks
    return [replace(session, boards=boards_of(session), remarks=tuple(said))]


def _read(given: Any) -> SessionFile:
    """The session, whose kind of file is that of this reader."""
    try:
        told = given | {"format": FileFormat.JSON.value} if isinstance(given, dict) else given
        session: SessionFile = reader_of(SessionFile)(told)
    except Unreadable as error:
        error.path.append("session")
        raise
    return session


def _parsed(text: str) -> dict[str, Any]:
    """The text as JSON: an object at its head, with no more parts than memory bears."""
    if text.count("{") + text.count("[") > _MOST_PARTS:
        raise FormatError(Expected.SMALL_JSON)
    try:
        given = json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        raise FormatError(Expected.WELL_FORMED_JSON, line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise FormatError(Expected.WELL_FORMED_JSON, line=1) from None
    if not isinstance(given, dict):
        raise FormatError(Expected.OUR_JSON, line=1)
    return given


def _refuse(word: str) -> NoReturn:
    raise ValueError(word)


def _check(session: SessionFile) -> None:
    """That what the parts say of one another holds; `Unreadable` where it does not."""
    if not session.boards and not session.results:
        raise _wrong(Expected.NUMBERED_BOARD, "", "session.boards")
    before = 0
    for at, board in enumerate(session.boards):
        if not before < board.number <= _MOST_BOARD:
            raise _wrong(Expected.BOARD_NUMBER, board.number, f"session.boards[{at}].number")
        before = board.number
    if session.winners not in _WINNERS:
        raise _wrong(Expected.WINNERS, session.winners, "session.winners")
    keys: set[str] = set()
    for at, one in enumerate(session.contestants):
        is_joined = one.key == MEMBERS.join(one.members) if one.members else MEMBERS not in one.key
        if not one.key or one.key in keys or not is_joined:
            raise _wrong(Expected.KNOWN_CONTESTANT, one.key, f"session.contestants[{at}].key")
        keys.add(one.key)
    for at, result in enumerate(session.results):
        for name, found, expected in _faults(result, keys):
            raise _wrong(expected, found, f"session.results[{at}].{name}")


def _faults(result: FileResult, keys: set[str]) -> list[tuple[str, object, Expected]]:
    """What is wrong with a result, by the names of its fields."""
    found: list[tuple[str, object, Expected]] = []
    if not 1 <= result.board <= _MOST_BOARD:
        found.append(("board", result.board, Expected.BOARD_NUMBER))
    if result.tricks is not None and not 0 <= result.tricks <= _MOST_TRICKS:
        found.append(("tricks", result.tricks, Expected.TRICKS))
    sides = (("ns", result.ns), ("ew", result.ew))
    found += [(name, key, Expected.KNOWN_CONTESTANT) for name, key in sides if key and key not in keys]
    return found


def _wrong(expected: Expected, found: object, place: str) -> Unreadable:
    error = Unreadable(expected, found)
    error.path.append(place)
    return error

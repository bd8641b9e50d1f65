"""Sessions as JSON: everything comes back, field by field, also what two sessions are not compared by."""

import json
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from rulings.formats.json import VERSION
from rulings.formats.json.values import NOT_HELD
from rulings.formats.json.writer import write_json
from rulings.formats.reader import read_sessions
from rulings.formats.remarks import RemarkKey
from rulings.formats.rulings import FileRuling
from rulings.formats.session import (
    FileAdjustment,
    FileBoard,
    FileContestant,
    FileFormat,
    FileMatch,
    FilePenalty,
    FilePlayer,
    FileResult,
    PlayedCard,
    PlayedTrick,
    ScorePart,
    SessionFile,
)
from tests.formats.samples import read_file
from tests.formats.sessions import whole_sessions
from tests.formats.test_round_trips import FILES


def held(value: Any) -> Any:
    """Every field of a value and of the values in it, but for what belongs to the file it was read from."""
    if is_dataclass(value):
        names = [each.name for each in fields(value) if each.name not in NOT_HELD | {"format"}]
        return {name: held(getattr(value, name)) for name in names}
    return list(map(held, value)) if isinstance(value, tuple) else value


def again(session: SessionFile) -> SessionFile:
    written = write_json(session)
    assert written.remarks == ()
    (read,) = read_sessions(written.text.encode())
    left = {each.key for each in read.remarks} - {RemarkKey.BOARDS_UNPLAYED}
    assert (read.format, left) == (FileFormat.JSON, set())
    return read


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_every_field_of_a_real_file_comes_back(path: Path) -> None:
    for session in read_sessions(path.read_bytes()):
        assert held(again(session)) == held(session)


@settings(max_examples=40)
@given(session=whole_sessions())
def test_every_field_of_any_session_comes_back(session: SessionFile) -> None:
    assert held(again(session)) == held(session)


def test_the_head_says_the_version_and_nothing_stands_there_that_says_nothing() -> None:
    told = json.loads(write_json(read_file("club_howell.xml")).text)
    assert list(told) == ["format", "session"]
    assert told["format"] == VERSION == "rulings-desk/session/1"
    assert not [value for value in told["session"].values() if value in ("", None, [])]


def test_every_field_is_told_of_in_the_documentation() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "session-json.md").read_text(encoding="utf-8")
    kinds = (SessionFile, FileContestant, FilePlayer, FilePenalty, FileBoard, FileResult, FileAdjustment, FileMatch)
    names = {each.name for kind in (*kinds, ScorePart, FileRuling, PlayedCard, PlayedTrick) for each in fields(kind)}
    assert [name for name in sorted(names - NOT_HELD) if f"`{name}`" not in page] == []

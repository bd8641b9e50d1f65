"""The solver's process: one question in JSON on its standard input, one answer on its standard output."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from tests.factories import DEAL
from tests.solvers import hide_library


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What the process answers."""
    done = subprocess.run(
        [sys.executable, "-m", "config.solver"],
        input=json.dumps(question),
        capture_output=True,
        text=True,
        cwd=settings.BASE_DIR,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def library() -> None:
    pytest.importorskip("endplay", reason="the extra that solves boards is not installed")


def test_a_deal_is_solved_for_every_declarer_and_denomination(library: None) -> None:
    table = answer({"deal": DEAL})["table"]
    assert list(table) == ["N", "E", "S", "W"]
    assert {tuple(row) for row in table.values()} == {("NT", "S", "H", "D", "C")}
    assert {0 <= tricks <= 13 for row in table.values() for tricks in row.values()} == {True}


def test_of_a_position_the_side_in_turn_is_told_what_it_can_still_win(library: None) -> None:
    last = {"hands": "N:A... K... Q... J...", "leader": "E", "trumps": "NT"}
    asked = [{**last, "trick": []}, {**last, "leader": "N", "trick": []}]
    assert answer({"positions": asked}) == {"tricks": [0, 1]}


def test_a_position_that_cannot_be_is_no_number(library: None) -> None:
    wrong = {"hands": "N:AK... K... Q... J...", "leader": "E", "trumps": "NT", "trick": []}
    assert answer({"positions": [wrong]}) == {"tricks": [None]}


def test_without_the_library_the_answer_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hide_library(tmp_path, monkeypatch)
    assert answer({"deal": DEAL}) == {"error": "absent"}

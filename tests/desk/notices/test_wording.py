"""Every notice has its sentences, and they name what they are given."""

from datetime import datetime
from typing import Any

from rulings.desk.notices.wording import CONFIRM, INVITATION, NOTICES, RESET
from rulings.models import NoticeKind

GIVEN: dict[str, Any] = {
    "club": "Ponte",
    "session": "Tuesday",
    "board": 7,
    "table": "B3",
    "when": datetime(2026, 11, 24),
    "what": "x",
}
PERSONAL = {"account": "dora", "by": "Olga", "until": "Friday", "club": "Ponte"}


def test_each_kind_has_words_that_take_what_is_given() -> None:
    assert set(NOTICES) == set(NoticeKind.values)
    for words in NOTICES.values():
        assert "%" not in str(words.subject) % GIVEN + str(words.line) % GIVEN
        assert "Tuesday" in str(words.line) % GIVEN


def test_so_have_letters_that_somebody_asked_for() -> None:
    for words in (INVITATION, RESET, CONFIRM):
        assert "%" not in str(words.subject) % PERSONAL + str(words.line) % PERSONAL

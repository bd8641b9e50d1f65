"""Heads as they are kept: written and read back, and what is missing against them."""

from pathlib import Path

import pytest

from rulings.management.backups.heads import Head, NoHeads, heads_now, missing_against, read_heads, written
from rulings.models import Club, Session, User
from tests.factories import make_report


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    heads = [Head(1, "ponte", 3, "a" * 64), Head(2, "łódź", 0, "")]
    (tmp_path / "heads").write_text(written(heads), encoding="utf-8")
    assert read_heads(tmp_path / "heads") == heads


@pytest.mark.parametrize("text", ["Dear club", '{"club": 1}', "[1, 2]", '{"club": 1, "sequence": 3, "hash": "x"}'])
def test_what_is_none_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "heads").write_text(text)
    with pytest.raises(NoHeads, match="is no file of heads"):
        read_heads(tmp_path / "heads")


def test_nothing_is_missing_against_the_heads_of_now_or_before(dora: User, session: Session) -> None:
    make_report(dora, session)
    before = heads_now()
    make_report(dora, session)
    assert list(missing_against([*before, *heads_now()])) == []


def test_a_club_that_is_gone_is_missing_whole(club: Club) -> None:
    assert list(missing_against([Head(club.pk + 1, "wisla", 7, "a" * 64)])) == [
        "wisla: the whole club is missing, 7 entries"
    ]

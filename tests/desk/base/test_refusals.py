"""A refusal: the sentence that the user reads, the status that his browser gets, the code that programs know."""

import pytest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from rulings.desk.base.refusals import (
    BadInput,
    BoardUnseen,
    NamesInText,
    NotAllowed,
    NotAnOption,
    ReasonMissing,
    Refusal,
    Stale,
    UnknownBoard,
    UnknownFact,
    UnknownSituation,
    WrongState,
)
from rulings.models import Board


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [
        (Refusal, 409, "refused"),
        (NotAllowed, 403, "not_allowed"),
        (BoardUnseen, 403, "board_unseen"),
        (BadInput, 422, "bad_input"),
        (UnknownBoard, 422, "unknown_board"),
        (UnknownSituation, 422, "unknown_situation"),
        (UnknownFact, 422, "unknown_fact"),
        (NotAnOption, 422, "not_an_option"),
        (ReasonMissing, 422, "reason_missing"),
        (NamesInText, 422, "names_in_text"),
        (WrongState, 409, "wrong_state"),
        (Stale, 409, "stale"),
    ],
)
def test_each_has_its_status_and_a_code_of_its_own(kind: type[Refusal], status: int, code: str) -> None:
    assert (kind.status, kind.code) == (status, code)


def test_its_sentence_is_said_in_the_language_of_whoever_reads_it() -> None:
    refusal = WrongState(_("Yes"))
    assert str(refusal) == "Yes"
    with override("it"):
        assert str(refusal) == "Sì"


def test_it_carries_what_the_page_needs_to_show_it() -> None:
    assert BadInput("Which board?", "board").field == "board"
    assert NamesInText("It names players.", "text", ("Anna",)).hits == ("Anna",)
    assert Stale("Dora was quicker.", "error", {"value": "played_none"}).theirs == {"value": "played_none"}
    board = Board(number=7)
    assert BoardUnseen("You have still to play it.", board).board is board


def test_what_is_not_about_one_field_or_answer_names_none() -> None:
    assert (BadInput("Nothing was sent.").field, Stale("Too late.").key, Stale("Too late.").theirs) == ("", "", None)

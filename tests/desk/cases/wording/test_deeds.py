"""Who did what: a sentence for the common situations, the title for the others, and never more than a seat."""

import pytest

from rulings.bridge import Seat
from rulings.desk.cases.wording.deeds import deed
from rulings.desk.reports.queries.doors import COMMONEST, doors_of
from rulings.laws.situations import SITUATIONS
from rulings.wording.situations import situation_title

SENTENCES = 40
"""More situations than these have a sentence of their own."""


def is_own(situation: str) -> bool:
    """Whether the situation is told by more than its title."""
    return deed(situation, Seat.WEST) != f"{situation_title(situation)} (West)"


@pytest.mark.parametrize("situation", [each.key for each in SITUATIONS])
def test_every_situation_is_told_with_the_seat_and_nothing_else_to_be_filled_in(situation: str) -> None:
    told = deed(situation, Seat.WEST)
    assert told.count("West") == 1
    assert "{" not in told


def test_the_commonest_are_told_in_a_sentence() -> None:
    assert [key for key in COMMONEST if not is_own(doors_of("2017")[key][0].key)] == []
    assert sum(is_own(each.key) for each in SITUATIONS) > SENTENCES


def test_nobody_did_it_where_no_law_asks_who() -> None:
    assert deed("misdeal", None) == "Misdeal, or a new deal"
    assert deed("late_question", Seat.NORTH) == "Question after the opening lead (North)"


def test_what_may_turn_out_to_be_nothing_is_not_told_as_done() -> None:
    assert deed("revoke", Seat.EAST) == "A revoke by East was in question"
    assert deed("unauthorized_information", Seat.EAST) == "East may have had information from partner"

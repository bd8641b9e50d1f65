"""What the recorded tricks tell of a revoke: which trick it was, who won it, and what came later."""

import pytest

from rulings.bridge import Seat, Side
from rulings.laws.engine import Case
from rulings.laws.record.record import read_record
from rulings.laws.tricks.law_64.tricks import WonBy
from rulings.laws.tricks.revoke_facts import (
    Failure,
    Later,
    failure,
    first_of_several_revokers,
    has_revoked_on_record,
    is_established_on_record,
    later_tricks,
    recorded_revokes,
    revoke_trick,
    revoke_trick_won_by,
)
from tests.laws.recorded_revokes import Revokes, played, up_to

SUITS, WINNERS = "HHHDDDCCCSSS", "WWSSSSWSSSSSS"
"""Against 4S by South; West wins tricks 1, 2 and 7."""
ONE: Revokes = {(1, "E"): "D"}


def case(revokes: Revokes, who: str = "E", **answers: object) -> Case:
    return Case({"offender": who, **answers}, read_record(played("4S S", SUITS, WINNERS, revokes)))


def test_61A_a_card_of_another_suit_while_he_could_follow_is_a_revoke_in_that_trick() -> None:
    found = case(ONE)
    assert (found[failure], found[revoke_trick]) == (Failure.DID_NOT_FOLLOW_SUIT, 1)


def test_64A_who_won_it_is_told_as_the_revoker_sees_him() -> None:
    assert case(ONE)[revoke_trick_won_by] is WonBy.PARTNER
    assert case({(3, "E"): "D"})[revoke_trick_won_by] is WonBy.OPPONENTS
    assert case({(1, "W"): "D"}, "E", revoke_trick=1)[revoke_trick_won_by] is WonBy.PARTNER


@pytest.mark.parametrize(("trick", "later"), [(1, Later.SOME), (7, Later.NONE)])
def test_64A_what_the_side_won_later_is_told_by_the_whole_play(trick: int, later: Later) -> None:
    assert case({}, revoke_trick=trick)[later_tricks] is later


def test_both_sides_in_one_trick_are_told_as_both() -> None:
    assert case({(1, "E"): "C", (1, "N"): "D"})[failure] is Failure.BOTH_SIDES


def test_the_first_of_a_sides_revokes_is_its_offender_where_nobody_named_one() -> None:
    two: Revokes = {(4, "W"): "C", (1, "E"): "D"}
    assert recorded_revokes(case(two)) == ((1, Seat.EAST), (4, Seat.WEST))
    nobody = Case({}, read_record(played("4S S", SUITS, WINNERS, two)))
    assert first_of_several_revokers(nobody) is Seat.EAST


def test_one_revoke_is_told_alone() -> None:
    assert recorded_revokes(case(ONE)) == ((1, Seat.EAST),)


def test_63A1_a_revoke_is_established_once_its_side_has_a_card_in_the_next_trick() -> None:
    whole = played("4S S", SUITS, WINNERS, ONE)
    for trick, cards, established in ((1, 4, False), (2, 1, True)):
        shown = Case({"offender": "E"}, read_record(up_to(whole, trick, cards)))
        assert is_established_on_record(shown, Side.EW) is established


def test_a_side_has_revoked_when_one_of_its_players_has() -> None:
    assert (has_revoked_on_record(case(ONE), Side.EW), has_revoked_on_record(case(ONE), Side.NS)) == (True, False)

"""Who the offender is and what he is in the play, as far as the record tells it."""

import pytest

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, UnknownAnswer
from rulings.laws.record.record import Record, read_record
from rulings.laws.record.roles import (
    SideInPlay,
    known_role,
    named_cards,
    offender,
    offender_as,
    offender_recorded_as,
    owner_of_cards_in_question,
    role,
    side_in_play,
)


def case(record: dict[str, object], **answers: object) -> Case:
    return Case(answers, read_record(record))


def test_the_recorded_offender_is_not_asked_for() -> None:
    assert case({"offender": "E"})[offender] is Seat.EAST


@pytest.mark.parametrize(
    ("who", "what"), [("S", Role.DECLARER), ("N", Role.DUMMY), ("E", Role.DEFENDER), ("W", Role.DEFENDER)]
)
def test_the_contract_tells_what_he_is(who: str, what: Role) -> None:
    assert case({"contract": "4S S"}, offender=who)[role] is what


def test_what_he_is_may_be_told_before_and_is_not_asked_to_know_it() -> None:
    assert known_role(case({"contract": "4S S"}, offender="S")) is Role.DECLARER
    assert known_role(case({}, role="dummy")) is Role.DUMMY
    assert known_role(case({})) is None


def test_a_seat_counts_as_recorded_only_where_the_record_names_nobody() -> None:
    assert offender_recorded_as(case({}), Seat.NORTH) is Seat.NORTH
    assert offender_recorded_as(case({"offender": "E"}), Seat.NORTH) is Seat.EAST


def test_the_owner_of_all_the_cards_in_question_is_the_offender() -> None:
    assert owner_of_cards_in_question(case({"cards": {"E": "H3 H4"}})) is Seat.EAST
    mixed = case({"cards": {"E": "H3", "W": "H4"}}, offender="W")
    assert owner_of_cards_in_question(mixed) is Seat.WEST
    assert {str(card) for card in named_cards(mixed, Seat.EAST)} == {"H3"}


def test_with_the_contract_recorded_only_the_seats_of_such_players_are_open() -> None:
    assert offender_as(case({"contract": "4S S"}, offender="W"), Role.DEFENDER) is Seat.WEST
    with pytest.raises(UnknownAnswer, match="fact 'offender' cannot be 'N'"):
        offender_as(case({"contract": "4S S"}, offender="N"), Role.DEFENDER)
    assert offender_as(case({}, offender="N"), Role.DEFENDER) is Seat.NORTH


@pytest.mark.parametrize(
    ("record", "side"),
    [
        ({"contract": "4S S"}, SideInPlay.DEFENDING),
        ({"contract": "4S E"}, SideInPlay.DECLARING),
        ({"board": 1, "auction": "1S P"}, SideInPlay.NOT_YET),
    ],
)
def test_wests_side_in_the_play(record: dict[str, object], side: SideInPlay) -> None:
    assert case(record, offender="W")[side_in_play] is side


def test_a_record_of_nothing_tells_nothing() -> None:
    assert Case({"offender": "W", "side_in_play": "defending"}, Record())[side_in_play] is SideInPlay.DEFENDING

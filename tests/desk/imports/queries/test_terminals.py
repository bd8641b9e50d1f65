"""Where a terminal stands: its table by its letters, who sits there, what it told before."""

import pytest

from rulings.bridge import Seat
from rulings.desk.imports.queries.terminals import (
    contestant_at,
    entry_at,
    heard_in,
    is_by_terminal,
    is_meant_alike,
    place_of,
    player_named,
    sat_other_way,
    sitting_of,
)
from rulings.desk.imports.services.terminals import take_results
from rulings.desk.movements.queries import seating_of
from rulings.desk.scores.services.results import correct_result
from rulings.models import Club, Result, RosterPlayer, User
from rulings.scoring.notation.results import read_result
from tests.desk.evening import begun, mitchell, section, usual
from tests.desk.imports.terminals import entered, erased, numbered
from tests.desk.scores.services.test_results import AGREED


@pytest.mark.parametrize(
    ("names", "found"),
    [
        ([""], {"A": "1", "B": None, "": "1"}),
        (["B"], {"A": None, "B": "B1", "": None}),
        (["A", "B"], {"A": "A1", "B": "B1", "C": None, "a": "A1"}),
        ([], {"A": None}),
    ],
)
def test_the_only_section_without_a_name_is_the_terminals_section_a(
    dora: User, club: Club, names: list[str], found: dict[str, str | None]
) -> None:
    seating = seating_of(begun(dora, club, *(section(name, 2, mitchell(2)) for name in names), last_board=6))
    places = {letters: place_of(seating, letters, "1") for letters in found}
    assert {letters: place and str(place) for letters, place in places.items()} == found
    assert place_of(seating, "A", "3") is place_of(seating, "A", "") is place_of(seating, "A", "x") is None


def test_nobody_sits_at_a_table_that_is_not_there_or_in_a_round_that_is_not_played(dora: User, club: Club) -> None:
    seating = seating_of(begun(dora, club, section("", 2, mitchell(2)), last_board=6))
    assert sitting_of(seating, entered(1).result) is not None
    for strange in (entered(1, table=3), entered(1, round_=9), entered(1, SectionLetters="B")):
        assert sitting_of(seating, strange.result) is None


def test_every_seat_has_its_pair_or_its_own_player(dora: User, club: Club) -> None:
    pairs = sitting_of(seating_of(begun(dora, club, section("", 2, mitchell(2)), last_board=6)), entered(1).result)
    assert pairs is not None
    assert [contestant_at(pairs, seat) for seat in Seat] == [
        (pairs.ns if seat.side.value == "NS" else pairs.ew)[0] for seat in Seat
    ]
    session = begun(dora, club, usual("individual", "2", 14), form="individual", name="Alone")
    alone = sitting_of(seating_of(session), entered(1).result)
    assert alone is not None
    assert len({contestant_at(alone, seat) for seat in Seat}) == 4
    assert (contestant_at(alone, Seat.NORTH), contestant_at(alone, Seat.SOUTH)) == alone.ns


def test_the_numbers_decide_who_sat_where_before_what_the_terminal_says_of_itself(dora: User, club: Club) -> None:
    sitting = sitting_of(seating_of(begun(dora, club, section("", 2, mitchell(2)), last_board=6)), entered(1).result)
    assert sitting is not None
    assert not sat_other_way(sitting, entered(1, **numbered(sitting)))
    assert sat_other_way(sitting, entered(1, **numbered(sitting, "ew")))
    assert not sat_other_way(sitting, entered(1, PairNorthSouth=70, PairEastWest=71, DeclaringPair=70))
    assert sat_other_way(sitting, entered(1, PairNorthSouth=70, PairEastWest=71, DeclaringPair=71))


def test_what_was_heard_is_kept_by_line_and_belongs_to_its_session(dora: User, club: Club) -> None:
    one, other = (begun(dora, club, section("", 2, mitchell(2)), last_board=6, name=name) for name in "AB")
    take_results(session=one, entries=[entered(1), entered(2)])
    take_results(session=one, entries=[erased(2)])
    heard = heard_in(one)
    assert heard["1", "1", 2] is None
    assert (heard["1", "1", 1] or {})["contract"] == "4S"
    assert heard_in(other) == {}


def test_a_line_is_the_terminals_own_until_anybody_else_touches_it(dora: User, club: Club) -> None:
    session = begun(dora, club, section("", 2, mitchell(2)), last_board=6)
    take_results(session=session, entries=[entered(1)])
    result = Result.objects.get()
    sitting = sitting_of(seating_of(session), entered(1).result)
    assert sitting is not None
    assert entry_at(result.board, sitting, "1") == result
    assert entry_at(session.boards.get(number=2), sitting, "1") is None
    assert is_by_terminal(result)
    correct_result(actor=dora, result=result, table=read_result("3NT N -1", "en"), agreement=AGREED)
    assert not is_by_terminal(result)


@pytest.mark.parametrize(
    ("one", "other", "is_alike"),
    [
        ("AVE+/AVE-", "A+/A-", True),
        ("AVE+/AVE-", "AVE-/AVE+", False),
        ("NP", "not played", True),
        ("NP", "", False),
        ("", "", True),
        ("who knows", "NP", False),
    ],
)
def test_artificial_scores_are_compared_by_what_they_mean(one: str, other: str, is_alike: bool) -> None:
    assert is_meant_alike(one, other) is is_meant_alike(other, one) is is_alike


def test_a_number_names_the_player_of_this_club_alone(club: Club) -> None:
    RosterPlayer.objects.create(club=club, name="Sara Rossi", number="17", folded="sara rossi")
    RosterPlayer.objects.create(club=club, name="Otto", folded="otto")
    assert [player_named(club, number) for number in ("17", "18", "")] == ["Sara Rossi", "", ""]

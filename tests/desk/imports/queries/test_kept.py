"""What is kept aside beside what is there: who sat there, what stands in its way, and what may be done."""

import pytest

from rulings.desk.imports.queries.kept import aside_of, fault_found, people_of, read_whole_deal, waiting_faults
from rulings.desk.playing.queries import unseen_of
from rulings.models import Club, User
from tests.desk.imports.spoiled import repeated, spoiled, taken, waiting
from tests.factories import DEAL


@pytest.mark.parametrize(
    ("data", "stands", "replaces", "names"),
    [
        (spoiled("SCORE", "4oo"), True, False, ("1 Ada Bo – Ida Co", "4 Pia Ro – Rea So")),
        (spoiled("NS_PAIR_NUMBER", "977"), True, False, ("977", "4 Pia Ro – Rea So")),
        (repeated(), False, True, ("1 Ada Bo – Ida Co", "4 Pia Ro – Rea So")),
        (spoiled("CONTRACT", "9Z"), True, False, ("1 Ada Bo – Ida Co", "4 Pia Ro – Rea So")),
        (spoiled("NS_PAIR_NUMBER", ""), False, False, ("", "4 Pia Ro – Rea So")),
    ],
)
def test_what_may_be_done_follows_from_what_the_line_says(
    club: Club, data: bytes, stands: bool, replaces: bool, names: tuple[str, str]
) -> None:
    aside = aside_of(waiting(taken(club, data)))
    assert (aside.may_stand, aside.may_replace, aside.names) == (stands, replaces, names)


def test_what_waits_stands_in_the_order_of_boards(club: Club, dora: User) -> None:
    session = taken(club, spoiled("BOARD_NUMBER", "9x", at=-1).replace(b"<SCORE>-100<", b"<SCORE>4oo<", 1))
    asides, hidden = waiting_faults(session, unseen_of(dora))
    numbers = [each.kept.board_number for each in asides]
    assert numbers == sorted(numbers)
    assert hidden == 0


def test_one_of_another_session_is_not_found(club: Club) -> None:
    session, kept = taken(club, spoiled("SCORE", "4oo")), 0
    kept = waiting(session).pk
    assert fault_found(session, kept) is not None
    assert fault_found(session, kept + 1) is None


def test_people_stand_in_the_order_of_their_numbers(club: Club) -> None:
    people = people_of(taken(club, spoiled("SCORE", "4oo")))
    assert sorted(each.number for each in people.values()) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize(("text", "is_deal"), [(DEAL, True), ("N:AKQ", False), ("", False), ("N:- - - -", False)])
def test_only_a_whole_deal_is_taken(text: str, *, is_deal: bool) -> None:
    assert (read_whole_deal(text) is not None) is is_deal

"""Searching the club's list: by the beginnings of words and numbers, at a fixed cost."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.roster.queries.listed import (
    everybody_of,
    found,
    known_among,
    roster_of,
    searched,
    sessions_with_names,
)
from rulings.desk.roster.values.typed import Named
from rulings.models import Club, RosterPlayer, Session
from tests.factories import make_club, make_pair, make_session


def names(rows: list[RosterPlayer]) -> list[str]:
    return [row.name for row in rows]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("anna", ["Anna Maria Nowakowska", "Anna Nowak"]),
        ("nowak", ["Anna Maria Nowakowska", "Anna Nowak"]),
        ("now ann", ["Anna Maria Nowakowska", "Anna Nowak"]),
        ("lucja zre", ["Łucja Źrebiec"]),
        ("ŁUC", ["Łucja Źrebiec"]),
        ("müll", ["Zoë Müller"]),
        ("d'ang", ["D'Angelo Rossi"]),
        ("angelo", ["D'Angelo Rossi"]),
        ("owak", []),
        ("an", []),
        ("j k", []),
        ("jan k", ["Jan Kos"]),
        ("1003", ["Anna Nowak"]),
        ("1", ["Anna Nowak", "Jan Kos", "Łucja Źrebiec"]),
        ("100", ["Anna Nowak", "Jan Kos", "Łucja Źrebiec"]),
        ("it-7", ["D'Angelo Rossi"]),
        ("anna 2003", ["Anna Maria Nowakowska"]),
        ("Anna Nowak (1003)", ["Anna Nowak"]),
        ("%%%", []),
        ("___", []),
        ("", []),
    ],
)
def test_players_are_found_by_the_beginnings_of_their_words(
    people: list[RosterPlayer], club: Club, typed: str, expected: list[str]
) -> None:
    assert names(found(club, typed)) == expected


def test_every_prefix_of_every_word_from_three_letters_on_finds_its_player(
    people: list[RosterPlayer], club: Club
) -> None:
    for row in people:
        for word in row.folded.split():
            for length in range(3, len(word) + 1):
                assert row in found(club, word[:length]), (row, word[:length])


@pytest.mark.parametrize("beside", ["Łucja Źrebiec", "lucja zrebiec", "1001", "Łucja Źrebiec (1001)"])
def test_the_usual_partner_comes_first_and_unasked(people: list[RosterPlayer], club: Club, beside: str) -> None:
    assert names(found(club, "", beside)) == ["Jan Kos"]
    RosterPlayer.objects.create(club=club, name="Adam Kosiba", folded="adam kosiba")
    assert names(found(club, "kos", beside)) == ["Jan Kos", "Adam Kosiba"]
    assert names(found(club, "kos")) == ["Adam Kosiba", "Jan Kos"]


def test_who_mostly_plays_with_him_comes_first_too(people: list[RosterPlayer], club: Club) -> None:
    assert names(found(club, "", "Jan Kos")) == ["Łucja Źrebiec"]
    assert found(club, "", "Nobody Here") == []


def test_an_exact_number_stands_before_its_prefixes(people: list[RosterPlayer], club: Club) -> None:
    RosterPlayer.objects.create(club=club, name="Zyta Żak", folded="zyta zak", number="100")
    assert names(found(club, "100"))[0] == "Zyta Żak"


def test_at_most_twenty_are_found(club: Club) -> None:
    RosterPlayer.objects.bulk_create(RosterPlayer(club=club, name="Anna", folded="anna") for _ in range(25))
    assert len(found(club, "anna")) == 20


def test_another_club_s_players_are_not_found(people: list[RosterPlayer]) -> None:
    other = make_club("wisla", "Wisła")
    assert (found(other, "anna"), found(other, "", "Łucja Źrebiec"), list(searched(other, ""))) == ([], [], [])
    assert known_among(other, [Named("Anna Nowak")]).by_name == {}


def test_a_search_costs_the_same_with_ten_thousand_players(people: list[RosterPlayer], club: Club) -> None:
    def cost() -> list[int]:
        counted = []
        for typed, beside in (("anna", ""), ("anna", "Jan Kos"), ("1003", "1001"), ("", "Jan Kos")):
            with CaptureQueriesContext(connection) as captured:
                found(club, typed, beside)
            counted.append(len(captured))
        return counted

    before = cost()
    more = (RosterPlayer(club=club, name=f"Anna {at}", folded=f"anna {at}", number=f"N{at}") for at in range(10_000))
    RosterPlayer.objects.bulk_create(more)
    assert cost() == before == [1, 3, 3, 3]


def test_many_are_matched_at_once(people: list[RosterPlayer], club: Club) -> None:
    with CaptureQueriesContext(connection) as captured:
        known = known_among(club, [Named("anna nowak"), Named(number="it-77"), Named("Nobody"), Named()])
    assert len(captured) == 2
    meant = [known.meant_by(each) for each in (Named("Anna Nowak"), Named(number="IT-77"), Named("Nobody"))]
    assert [row and row.name for row in meant] == ["Anna Nowak", "D'Angelo Rossi", None]
    assert known.completed(Named(number="it-77")) == Named("D'Angelo Rossi", "it-77")
    assert known.completed(Named("Anna Nowak")) == Named("Anna Nowak", "1003")


def test_two_of_one_name_are_nobody_s_guess(people: list[RosterPlayer], club: Club) -> None:
    RosterPlayer.objects.create(club=club, name="Anna Nowak", folded="anna nowak", number="9")
    known = known_among(club, [Named("Anna Nowak")])
    assert known.meant_by(Named("Anna Nowak")) is None
    assert known.completed(Named("Anna Nowak")) == Named("Anna Nowak")
    assert everybody_of(club).meant_by(Named("Anna Nowak", "9")) is not None


def test_sessions_without_names_offer_nobody(club: Club, session: Session) -> None:
    make_session(club, "empty")
    make_pair(session, "1", "NS", "Anna", "Jan")
    assert list(sessions_with_names(club)) == [session]
    assert list(roster_of(club)) == []

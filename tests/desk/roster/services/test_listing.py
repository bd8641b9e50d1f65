"""The club's list: added to without doubling, changed, taken from a session, all or nothing."""

from functools import partial

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from rulings.desk.base.refusals import BadInput, NotAllowed, Stale
from rulings.desk.roster.queries.listed import row_digest
from rulings.desk.roster.services.listing import add_players, change_player, remove_player, take_from_session
from rulings.desk.roster.values.lists import BadLines, Entry, read_list
from rulings.desk.roster.values.typed import Named
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, Erasure, Player, RosterPlayer, Session, User
from tests.desk.roster.conftest import PEOPLE, listed
from tests.factories import history, make_club, make_dora, make_pair, make_session


def add(dora: User, club: Club, text: str) -> tuple[int, int]:
    return add_players(actor=dora, club=club, entries=read_list(text, "text"))


def test_players_come_with_their_partners_and_without_accents_for_the_search(people: list[RosterPlayer]) -> None:
    assert [(row.name, row.number, row.folded, row.partner and row.partner.name) for row in people[:3]] == [
        ("Łucja Źrebiec", "1001", "lucja zrebiec", "Jan Kos"),
        ("Jan Kos", "1002", "jan kos", None),
        ("Anna Nowak", "1003", "anna nowak", None),
    ]


def test_the_audit_trail_tells_how_many_and_names_nobody(people: list[RosterPlayer], club: Club) -> None:
    assert history(club) == [("roster.changed", {}, {"added": 6, "changed": 0})]
    assert verify_audit(club) is None


def test_adding_again_who_is_there_doubles_nobody(dora: User, people: list[RosterPlayer], club: Club) -> None:
    before = listed(club)
    assert add(dora, club, PEOPLE) == (0, 0)
    assert (listed(club), len(history(club))) == (before, 1)


@pytest.mark.parametrize(
    ("line", "counts", "row"),
    [
        ("Lucia Puledro;1001", (0, 1), ("Lucia Puledro", "1001", "Jan Kos")),
        ("zoe muller;55", (0, 1), ("zoe muller", "55", "")),
        ("Zoe Müller", (0, 1), ("Zoe Müller", "", "")),
        ("Anna Nowak", (0, 0), ("Anna Nowak", "1003", "")),
        ("Anna Nowak;7", (1, 0), ("Anna Nowak", "7", "")),
        ("Jan Kos;1002;1003", (0, 1), ("Jan Kos", "1002", "Anna Nowak")),
        ("Jan Kos;;Anna Nowak", (0, 1), ("Jan Kos", "1002", "Anna Nowak")),
        ("D'Angelo Rossi;it-77", (0, 1), ("D'Angelo Rossi", "it-77", "")),
        ("Ola Sowa;;Ola Bór\nOla Bór;8;Ola Sowa", (2, 0), ("Ola Sowa", "", "Ola Bór")),
    ],
)
def test_who_is_there_is_brought_up_to_date(
    dora: User, people: list[RosterPlayer], club: Club, line: str, counts: tuple[int, int], row: tuple[str, str, str]
) -> None:
    assert add(dora, club, line) == counts
    assert row in listed(club)
    assert len(listed(club)) == 6 + counts[0]


def test_each_bad_line_is_named_and_nobody_stored(dora: User, people: list[RosterPlayer], club: Club) -> None:
    before = listed(club)
    with pytest.raises(BadLines) as refused:
        add(dora, club, "Ola;5;Nemo\nIga;5\nEwa;6;Ewa\nAda;7;Anna Nowak")
    assert [str(each) for each in refused.value.sentences] == [
        "Line 1: Nobody on the list is “Nemo”, the usual partner. Add that player too, or leave the partner out.",
        "Line 2: Number 5 is another player's in line 1. Correct one of the two.",
        "Line 3: Nobody is his own partner. Write the other player, or leave the partner out.",
    ]
    assert listed(club) == before


def test_a_partner_whose_name_two_bear_is_asked_for_by_number(
    dora: User, people: list[RosterPlayer], club: Club
) -> None:
    add(dora, club, "Anna Nowak;9")
    with pytest.raises(BadLines, match="Several players on the list are called Anna Nowak"):
        add(dora, club, "Ada;7;Anna Nowak")
    assert add(dora, club, "Ada;7;9") == (1, 0)


def test_thousands_come_in_a_few_queries(dora: User, club: Club) -> None:
    entries = [
        Entry(Named(f"Anna {at}", f"N{at}"), Named(number=f"N{at - 1}") if at else Named(), at) for at in range(2000)
    ]
    with CaptureQueriesContext(connection) as captured:
        assert add_players(actor=dora, club=club, entries=entries) == (2000, 0)
    assert len(captured) < 40
    assert add_players(actor=dora, club=club, entries=entries) == (0, 0)


class TestAnyTwoLists(TestCase):
    """Whatever two lists come after each other, in whatever order."""

    @given(
        st.lists(st.tuples(st.sampled_from(["Anna", "Jan", "Ola"]), st.sampled_from(["", "1", "2", "3"])), max_size=8)
    )
    def test_the_same_list_twice_adds_nobody_the_second_time(self, rows: list[tuple[str, str]]) -> None:
        club = make_club()
        dora = make_dora(club)
        entries = [Entry(Named(*row), line=at) for at, row in enumerate(rows, start=1)]
        try:
            add_players(actor=dora, club=club, entries=entries)
        except BadLines:
            assert not RosterPlayer.objects.exists()
            return
        before = listed(club)
        assert add_players(actor=dora, club=club, entries=entries) == (0, 0)
        assert listed(club) == before
        numbers = [number for _name, number, _partner in before if number]
        assert len(numbers) == len(set(numbers))


def test_a_player_is_changed_and_the_same_again_is_no_change(
    dora: User, people: list[RosterPlayer], club: Club
) -> None:
    for _time in range(2):
        row = change_player(actor=dora, player=people[5], name=" Zoë  Kos ", number="5", partner="Anna Nowak (1003)")
    assert (row.name, row.number, row.folded, row.partner) == ("Zoë Kos", "5", "zoe kos", people[2])
    assert history(club)[1:] == [("roster.changed", {}, {"changed": 1})]
    assert change_player(actor=dora, player=people[5], name="Zoë Kos").partner is None


@pytest.mark.parametrize(
    ("given", "field", "sentence"),
    [
        ({"name": ""}, "name", "Write the player's name"),
        ({"name": "Zoë", "number": "1001"}, "number", "Number 1001 is that of Łucja Źrebiec"),
        ({"name": "Zoë", "number": "IT-77"}, "number", "is that of D'Angelo Rossi"),
        ({"name": "Zoë", "number": "x"}, "number", "no member's number"),
        ({"name": "Zoë", "partner": "Nobody"}, "partner", "Nobody on the list is “Nobody”"),
        ({"name": "Zoë", "partner": "Zoë Müller"}, "partner", "Nobody is his own partner"),
    ],
)
def test_what_cannot_be_is_refused_on_its_field(
    dora: User, people: list[RosterPlayer], given: dict[str, str], field: str, sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence) as refused:
        change_player(actor=dora, player=people[5], **given)
    assert refused.value.field == field
    assert RosterPlayer.objects.get(pk=people[5].pk).name == "Zoë Müller"


def test_who_is_taken_off_leaves_his_partner_without_one(dora: User, people: list[RosterPlayer], club: Club) -> None:
    for _time in range(2):
        remove_player(actor=dora, player=people[1])
    assert ("Łucja Źrebiec", "1001", "") in listed(club)
    assert history(club)[1:] == [("roster.changed", {}, {"removed": 1})]


def test_everybody_of_a_session_comes_with_his_partner(dora: User, club: Club, session: Session) -> None:
    make_pair(session, "1", "NS", "Anna", "Jan")
    make_pair(session, "2", "EW", "Ola")
    Player.objects.filter(name="Anna").update(national_id="7")
    Player.objects.filter(name="Jan").update(national_id="none")
    assert take_from_session(actor=dora, club=club, session=session) == (3, 0)
    assert listed(club) == [("Anna", "7", "Jan"), ("Jan", "", "Anna"), ("Ola", "", "")]
    assert take_from_session(actor=dora, club=club, session=session) == (0, 0)


def test_who_has_a_partner_on_the_list_keeps_him(
    dora: User, people: list[RosterPlayer], club: Club, session: Session
) -> None:
    make_pair(session, "1", "NS", "Łucja Źrebiec", "Anna Nowak")
    take_from_session(actor=dora, club=club, session=session)
    assert ("Łucja Źrebiec", "1001", "Jan Kos") in listed(club)
    assert ("Anna Nowak", "1003", "Łucja Źrebiec") in listed(club)


def test_who_was_made_anonymous_does_not_come_back(dora: User, club: Club, session: Session) -> None:
    Erasure.objects.create(
        club=club, pseudonym="Player 1", made_by=dora, made_at=session.event.date.isoformat() + "T00:00Z"
    )
    make_pair(session, "1", "NS", "Player 1", "Jan")
    take_from_session(actor=dora, club=club, session=session)
    assert [row[0] for row in listed(club)] == ["Jan"]


def test_a_session_without_names_or_of_another_club_gives_nobody(dora: User, club: Club, session: Session) -> None:
    theirs = make_session(make_club("wisla", "Wisła"), "theirs")
    for wrong in (session, theirs):
        with pytest.raises(BadInput) as refused:
            take_from_session(actor=dora, club=club, session=wrong)
        assert refused.value.field == "session"


def test_nobody_else_touches_the_list(
    people: list[RosterPlayer], club: Club, session: Session, pat: User, wanda: User
) -> None:
    make_pair(session, "1", "NS", "Anna", "Jan")
    for stranger in (pat, wanda):
        for act in (
            lambda who: add_players(actor=who, club=club, entries=[Entry(Named("Ola"))]),
            lambda who: change_player(actor=who, player=people[0], name="Ola"),
            lambda who: remove_player(actor=who, player=people[0]),
            lambda who: take_from_session(actor=who, club=club, session=session),
        ):
            with pytest.raises(NotAllowed):
                act(stranger)
    assert len(listed(club)) == 6


def test_a_line_that_another_has_changed_is_neither_changed_nor_removed(
    dora: User, rev: User, people: list[RosterPlayer]
) -> None:
    shown = row_digest(people[0])
    change_player(actor=rev, player=people[0], name="Zoë Kos", number=people[0].number)
    for act in (partial(change_player, name="Ola Kos"), remove_player):
        with pytest.raises(Stale, match="was changed since"):
            act(actor=dora, player=people[0], sheet=shown)
    now = RosterPlayer.objects.get(pk=people[0].pk)
    assert now.name == "Zoë Kos"
    remove_player(actor=dora, player=now, sheet=row_digest(now))
    with pytest.raises(Stale):
        change_player(actor=dora, player=now, name="Ola Kos")

"""A session with a movement and nobody named yet, a club's list of players, and a list as rows."""

from datetime import date
from typing import Any

import pytest

from rulings.desk.roster.queries.pairs import Place, field_of
from rulings.desk.roster.services.listing import add_players
from rulings.desk.roster.values.lists import read_list
from rulings.models import Club, Contestant, RosterPlayer, Section, Session, User
from tests.factories import make_session

PEOPLE = """Łucja Źrebiec; 1001; Jan Kos
Jan Kos; 1002
Anna Nowak; 1003
Anna Maria Nowakowska; 2003
D'Angelo Rossi; IT-77
Zoë Müller
"""


@pytest.fixture
def tuesday(club: Club) -> Session:
    """Three tables, a Mitchell of three rounds with three boards each: pairs 1 to 3 north-south, 4 to 6 east-west."""
    return with_movement(make_session(club, boards=9))


def with_movement(session: Session, name: str = "", tables: int = 3) -> Session:
    """The session with a Mitchell in a section of that name; boards move down, east-west up."""
    meetings: list[Any] = []
    for turn in range(tables):
        for table in range(tables):
            ew, boards = tables + (table - turn) % tables + 1, (table + turn) % tables
            meetings.append([turn + 1, table + 1, [table + 1], [ew], [boards * 3 + each for each in (1, 2, 3)]])
    Section.objects.create(session=session, name=name, tables=tables, movement={"kind": "by hand"}, meetings=meetings)
    for number in range(1, 2 * tables + 1):
        way = "NS" if number <= tables else "EW"
        place: dict[str, Any] = {"section": name, "position": number, "direction": way, "number": f"{name}{number}"}
        Contestant.objects.create(session=session, key=f"{name}#{number}", **place)
    return session


@pytest.fixture
def loose(club: Club) -> Session:
    """A session without sections, movement or pairs."""
    return make_session(club, "loose", boards=0)


@pytest.fixture
def people(dora: User, club: Club) -> list[RosterPlayer]:
    """Six on the list, one with a usual partner."""
    add_players(actor=dora, club=club, entries=read_list(PEOPLE, "text"))
    return list(RosterPlayer.objects.order_by("pk"))


def listed(club: Club) -> list[tuple[str, str, str]]:
    """The list as name, number, usual partner."""
    rows = RosterPlayer.objects.filter(club=club).select_related("partner").order_by("pk")
    return [(row.name, row.number, row.partner.name if row.partner else "") for row in rows]


def place_of(session: Session, number: str) -> Place:
    """Who is called so, as it is now."""
    everybody = field_of(Session.objects.select_related("event__club").get(pk=session.pk))
    found = everybody.place(everybody.numbers.called(number).pk)
    assert found is not None
    return found


def names_by_number(session: Session) -> dict[str, str]:
    """Who plays under each number, as it is called; "" for nobody."""
    everybody = field_of(Session.objects.select_related("event__club").get(pk=session.pk))
    return {place.label: place.contestant.name for place in everybody.places}


def another(club: Club, slug: str, form: str, **fields: Any) -> Session:
    """A session of that form without anybody."""
    made = make_session(club, slug, boards=2)
    Session.objects.filter(pk=made.pk).update(form=form, date=date(2026, 11, 18), **fields)
    return Session.objects.get(pk=made.pk)

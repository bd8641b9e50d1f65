"""What a director is offered for each entry at the door, and what the door itself says."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.roster.queries.door import (
    door_by_token,
    door_of,
    door_sheet,
    entry_by_mark,
    is_open,
    mark_of_entry,
    numbers_known,
    waiting_entries,
    waiting_of,
)
from rulings.desk.roster.queries.pairs import field_of
from rulings.desk.roster.services.door import close_door, open_door, refuse_sign_in, sign_in
from rulings.desk.roster.services.naming import name_all
from rulings.desk.roster.values.typed import Named
from rulings.models import RosterPlayer, Session, SessionKey, SignIn, User


@pytest.fixture
def key(dora: User, tuesday: Session) -> SessionKey:
    return open_door(actor=dora, session=tuesday)


def entered(key: SessionKey, *names: str, wanted: str = "") -> SignIn:
    return sign_in(key=key, players=[(name, "") for name in names], wanted=wanted)


def offered(session: Session) -> list[str]:
    """The number that each entry is offered."""
    return [each.number for each in waiting_entries(field_of(session))]


def test_the_address_is_found_open_or_closed_and_shown_with_its_code(
    dora: User, key: SessionKey, tuesday: Session
) -> None:
    assert (door_of(tuesday), door_by_token(key.token), door_by_token("x")) == (key, key, None)
    sheet = door_sheet(tuesday)
    assert sheet["door_address"].endswith(f"/door/{key.token}/")
    assert sheet["door_code"].startswith("data:image/svg")
    close_door(actor=dora, session=tuesday)
    closed = door_by_token(key.token)
    assert closed is not None
    assert (is_open(closed), door_sheet(tuesday)) == (False, {"door": None})


def test_the_wanted_number_is_offered_else_the_next_free_one(dora: User, key: SessionKey, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="1 Ola / Iga")
    entered(key, "Anna A", "Jan A", wanted="5")
    entered(key, "Anna B", "Jan B", wanted="5")
    entered(key, "Anna C", "Jan C", wanted="1")
    entered(key, "Anna D", "Jan D", wanted="77")
    entered(key, "Anna E", "Jan E")
    entered(key, "Anna F", "Jan F")
    assert offered(tuesday) == ["5", "2", "3", "4", "6", ""]


@pytest.mark.parametrize(("wanted", "number"), [("2 NS", "2"), ("2 EW", "5"), ("3EW", "6"), ("9 NS", "1")])
def test_a_table_and_side_mean_who_sits_there_in_the_first_round(
    key: SessionKey, tuesday: Session, wanted: str, number: str
) -> None:
    entered(key, "Anna", "Jan", wanted=wanted)
    assert offered(tuesday) == [number]


def test_without_a_movement_new_numbers_are_offered(dora: User, loose: Session) -> None:
    here = open_door(actor=dora, session=loose)
    for name in ("A", "B", "C"):
        entered(here, f"Anna {name}", f"Jan {name}")
    assert offered(loose) == ["1", "2", "3"]


def test_the_list_s_names_and_numbers_are_offered_and_doubts_told(
    key: SessionKey, tuesday: Session, people: list[RosterPlayer]
) -> None:
    sign_in(key=key, players=[("lucja zrebiec", ""), ("Anna", "1002")])
    (waiting,) = waiting_entries(field_of(tuesday))
    assert waiting.players == (Named("lucja zrebiec", "1001"), Named("Anna", "1002"))
    assert ([row.name for row in waiting.doubts], waiting.typed) == (["Jan Kos"], ("lucja zrebiec", "Anna"))


def test_entries_cost_the_same_for_one_and_for_many(
    key: SessionKey, tuesday: Session, people: list[RosterPlayer]
) -> None:
    counted = []
    for name in ("A", "B", "C"):
        entered(key, f"Anna {name}", f"Jan {name}", wanted="2 NS")
        everybody = field_of(Session.objects.select_related("event__club").get(pk=tuesday.pk))
        with CaptureQueriesContext(connection) as captured:
            waiting_entries(everybody)
        counted.append(len(captured))
    assert counted == [5, 5, 5]


def test_what_was_decided_waits_no_more(dora: User, key: SessionKey, tuesday: Session) -> None:
    first, second = entered(key, "Anna", "Jan"), entered(key, "Ola", "Iga")
    refuse_sign_in(actor=dora, sign_in=first)
    assert list(waiting_of(tuesday)) == [second]


def test_an_entry_is_found_by_its_own_mark_alone(dora: User, key: SessionKey, loose: Session) -> None:
    entry, theirs = entered(key, "Anna", "Jan"), open_door(actor=dora, session=loose)
    assert entry_by_mark(key, mark_of_entry(entry)) == entry
    for mark in (str(entry.pk), mark_of_entry(entry) + "x", "", mark_of_entry(SignIn(pk=entry.pk + 1))):
        assert entry_by_mark(key, mark) is None
    assert entry_by_mark(theirs, mark_of_entry(entry)) is None


def test_of_a_number_it_is_told_only_whether_it_is_known(key: SessionKey, people: list[RosterPlayer]) -> None:
    entry = sign_in(key=key, players=[("Anybody", "1001"), ("Anna", "100")])
    assert numbers_known(entry) == [True, False]

"""Entries at the door: made without an account, within limits, confirmed once, and their names gone afterwards."""

from datetime import timedelta

import pytest
from django.utils import timezone

from rulings.desk.base.bounds import Bound, TooMany
from rulings.desk.base.line_ups import IN_ORDER
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.roster.queries.door import named_in
from rulings.desk.roster.services.door import close_door, confirm_sign_in, open_door, refuse_sign_in, sign_in
from rulings.desk.roster.services.naming import name_all
from rulings.desk.roster.values.typed import Named
from rulings.desk.sessions.services import close_session
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, RosterPlayer, Session, SessionKey, SignIn, SignInState, User
from tests.desk.roster.conftest import another, names_by_number
from tests.factories import history

PAIR = [("Anna Nowak", "1003"), ("Jan Kos", "")]


@pytest.fixture
def key(dora: User, tuesday: Session) -> SessionKey:
    return open_door(actor=dora, session=tuesday)


def test_there_is_one_address_until_it_is_closed(dora: User, key: SessionKey, tuesday: Session, club: Club) -> None:
    assert open_door(actor=dora, session=tuesday) == key
    assert len(key.token) >= 32
    close_door(actor=dora, session=tuesday)
    close_door(actor=dora, session=tuesday)
    assert open_door(actor=dora, session=tuesday).token != key.token
    assert [verb for verb, _before, _after in history(club)] == ["key.made", "key.revoked", "key.made"]


def test_an_entry_waits_and_its_record_names_nobody(key: SessionKey, club: Club) -> None:
    made = sign_in(key=key, players=PAIR, wanted=" 3 ns ")
    assert (made.state, made.wanted, made.contestant) == (SignInState.WAITING, "3 NS", None)
    assert named_in(made) == [Named("Anna Nowak", "1003"), Named("Jan Kos")]
    assert history(club)[-1] == ("sign_in.made", {}, {"via": "link"})
    entry = club.audit_entries.last()
    assert entry is not None
    assert entry.actor is None


def test_the_same_pair_from_two_phones_is_one_entry(key: SessionKey) -> None:
    first = sign_in(key=key, players=PAIR)
    assert sign_in(key=key, players=[("jan kos", ""), ("ANNA NOWAK", "")], wanted="5") == first
    assert SignIn.objects.count() == 1


@pytest.mark.parametrize(
    ("players", "wanted", "field", "sentence"),
    [
        ([("", ""), ("", "")], "", "name_1", "Write your name"),
        ([("Anna", ""), ("", "")], "", "name_2", "Write your partner's name"),
        ([("Anna", ""), ("", "7")], "", "name_2", "Write the player's name"),
        ([("Anna", ""), ("anna", "")], "", "name_2", "twice"),
        ([("Anna", "x"), ("Jan", "")], "", "number_1", "no member's number"),
        ([("x" * 201, ""), ("Jan", "")], "", "name_1", "Too long"),
        (PAIR, "with Ewa", "wanted", "Write the number that you were given"),
    ],
)
def test_what_cannot_be_is_refused_and_not_kept(
    key: SessionKey, players: list[tuple[str, str]], wanted: str, field: str, sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence) as refused:
        sign_in(key=key, players=players, wanted=wanted)
    assert (refused.value.field, SignIn.objects.count()) == (field, 0)


def test_a_flood_is_stopped_and_the_room_is_not(key: SessionKey) -> None:
    now = timezone.now() - timedelta(minutes=30)
    waiting = sign_in(key=key, players=[("Anna 3", ""), ("Jan 3", "")])
    flood = range(Bound.ENTRIES_AT_A_DOOR.hourly - 1)
    SignIn.objects.bulk_create(SignIn(session=key.session, names=[], made_at=now) for _time in flood)
    with pytest.raises(TooMany, match="This was done too often"):
        sign_in(key=key, players=PAIR)
    assert sign_in(key=key, players=[("Anna 3", ""), ("Jan 3", "")]) == waiting
    SignIn.objects.update(made_at=timezone.now() - timedelta(hours=2))
    assert sign_in(key=key, players=PAIR).pk


def test_a_closed_address_and_a_closed_session_take_nobody(dora: User, key: SessionKey, tuesday: Session) -> None:
    close_door(actor=dora, session=tuesday)
    with pytest.raises(WrongState, match="The entry is closed"):
        sign_in(key=key, players=PAIR)
    fresh = open_door(actor=dora, session=tuesday)
    close_session(actor=dora, session=tuesday)
    with pytest.raises(WrongState, match="The entry is closed"):
        sign_in(key=fresh, players=PAIR)
    close_door(actor=dora, session=tuesday)
    with pytest.raises(WrongState, match="This session is closed"):
        open_door(actor=dora, session=tuesday)
    assert SignIn.objects.count() == 0


@pytest.mark.parametrize(("form", "asked"), [("individual", 1), ("teams", 8), ("pairs_mp", 2)])
def test_as_many_names_are_kept_as_compete_together(dora: User, club: Club, form: str, asked: int) -> None:
    here = open_door(actor=dora, session=another(club, "one", form))
    made = sign_in(key=here, players=[(f"Player {letter}", "") for letter in "abcdefghij"])
    assert len(made.names) == asked


def test_a_confirmed_entry_plays_and_its_names_are_gone(
    dora: User, key: SessionKey, tuesday: Session, club: Club
) -> None:
    entry = sign_in(key=key, players=PAIR, wanted="5")
    assert confirm_sign_in(actor=dora, sign_in=entry, number="5").number == "5"
    entry.refresh_from_db()
    assert (entry.state, entry.names, entry.wanted, entry.decided_by) == (SignInState.CONFIRMED, [], "", dora)
    assert entry.contestant is not None
    assert names_by_number(tuesday)["5"] == "Anna Nowak – Jan Kos"
    assert list(entry.contestant.players.order_by(*IN_ORDER).values_list("national_id", flat=True)) == ["1003", ""]
    assert history(club)[-1] == ("sign_in.decided", {}, {"status": "confirmed", "number": "5"})
    assert verify_audit(club) is None


def test_the_director_may_correct_the_names(
    dora: User, key: SessionKey, tuesday: Session, people: list[RosterPlayer]
) -> None:
    entry = sign_in(key=key, players=[("Ania", ""), ("Jan Kos", "")])
    confirm_sign_in(actor=dora, sign_in=entry, number="1", players=[("", "1003"), ("Jan Kos", "")])
    assert names_by_number(tuesday)["1"] == "Anna Nowak – Jan Kos"


def test_a_new_number_is_made_where_there_is_no_movement(dora: User, loose: Session) -> None:
    entry = sign_in(key=open_door(actor=dora, session=loose), players=PAIR)
    assert confirm_sign_in(actor=dora, sign_in=entry, number="4").position == 4


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("", "Write the number"),
        ("9", "There is no number 9"),
        ("2", "Ola – Iga has number 2 already"),
        ("3", "Anna Nowak plays as number 6 already"),
    ],
)
def test_what_cannot_be_confirmed_waits_on(
    dora: User, key: SessionKey, tuesday: Session, number: str, sentence: str
) -> None:
    name_all(actor=dora, session=tuesday, text="2 Ola / Iga\n6 Anna Nowak / Ewa")
    entry = sign_in(key=key, players=PAIR)
    with pytest.raises(BadInput, match=sentence):
        confirm_sign_in(actor=dora, sign_in=entry, number=number)
    entry.refresh_from_db()
    assert (entry.state, len(entry.names)) == (SignInState.WAITING, 2)


def test_a_refused_entry_leaves_nothing(dora: User, key: SessionKey, tuesday: Session, club: Club) -> None:
    entry = refuse_sign_in(actor=dora, sign_in=sign_in(key=key, players=PAIR))
    assert (entry.state, entry.names, entry.contestant) == (SignInState.REFUSED, [], None)
    assert set(names_by_number(tuesday).values()) == {""}
    assert history(club)[-1][2] == {"status": "refused", "number": ""}


def test_an_entry_is_decided_on_once(dora: User, rev: User, key: SessionKey) -> None:
    entry = sign_in(key=key, players=PAIR)
    confirm_sign_in(actor=dora, sign_in=entry, number="5")
    with pytest.raises(WrongState, match="Somebody has decided"):
        refuse_sign_in(actor=rev, sign_in=entry)
    with pytest.raises(WrongState, match="Somebody has decided"):
        confirm_sign_in(actor=rev, sign_in=entry, number="4")


def test_nobody_else_opens_closes_or_decides(key: SessionKey, tuesday: Session, pat: User, wanda: User) -> None:
    entry = sign_in(key=key, players=PAIR)
    for stranger in (pat, wanda):
        for act in (
            lambda who: open_door(actor=who, session=tuesday),
            lambda who: close_door(actor=who, session=tuesday),
            lambda who: confirm_sign_in(actor=who, sign_in=entry, number="5"),
            lambda who: refuse_sign_in(actor=who, sign_in=entry),
        ):
            with pytest.raises(NotAllowed):
                act(stranger)

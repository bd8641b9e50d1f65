"""The cards of the tables: one for each, kept, revoked, replaced."""

import re

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.calls.queries import live_keys
from rulings.desk.calls.services.keys import make_table_keys, renew_key, revoke_key
from rulings.desk.sessions.services import close_session
from rulings.models import KeyPurpose, Session, SessionKey, User
from tests.calling import make_key, make_section
from tests.factories import history


def labels(keys: list[SessionKey]) -> list[str]:
    return [f"{key.section}{key.table}" for key in keys]


@pytest.mark.parametrize("tables", [1, 2, 12, 99])
def test_every_table_gets_one_card_in_order(tables: int, dora: User, session: Session) -> None:
    keys = make_table_keys(actor=dora, session=session, tables=tables)
    assert labels(keys) == [str(number) for number in range(1, tables + 1)]
    assert len({key.token for key in keys}) == tables
    assert {key.purpose for key in keys} == {KeyPurpose.TABLE}
    assert history(session.event.club) == [
        ("key.made", {}, {"kind": "table", "tables": [str(number) for number in range(1, tables + 1)]})
    ]


def test_a_secret_is_long_and_can_be_typed(dora: User, session: Session) -> None:
    for key in make_table_keys(actor=dora, session=session, tables=20):
        assert re.fullmatch("[a-hjkmnp-z2-9]{12}", key.token)


def test_a_table_added_later_gets_its_own_and_the_others_keep_theirs(dora: User, session: Session) -> None:
    section = make_section(session, "A")
    first = make_table_keys(actor=dora, session=session)
    section.tables = 4
    section.save()
    make_section(session, "B")
    then = make_table_keys(actor=dora, session=session, tables=50)
    assert labels(then) == ["A1", "A2", "A3", "A4", "B1", "B2", "B3"]
    assert then[:3] == first
    entries = len(history(session.event.club))
    assert make_table_keys(actor=dora, session=session) == then
    assert len(history(session.event.club)) == entries


@pytest.mark.parametrize("tables", [None, 0, -1, 100])
def test_without_sections_the_number_of_tables_is_demanded(tables: int | None, dora: User, session: Session) -> None:
    with pytest.raises(BadInput, match=r"^Write how many tables play, a number from 1 to 99\.$"):
        make_table_keys(actor=dora, session=session, tables=tables)
    assert not SessionKey.objects.exists()


def test_a_revoked_card_stays_so_and_its_table_gets_a_new_one_with_the_next_round(dora: User, session: Session) -> None:
    key = make_key(dora, session, table=2)
    revoked = revoke_key(actor=dora, key=key)
    assert revoke_key(actor=dora, key=key).revoked_at == revoked.revoked_at
    assert labels(live_keys(session)) == ["1", "3"]
    assert history(session.event.club)[1:] == [("key.revoked", {"kind": "table", "table": "2"}, {})]
    assert labels(make_table_keys(actor=dora, session=session, tables=3)) == ["1", "2", "3"]


def test_a_renewed_card_replaces_the_old_one_once(dora: User, session: Session) -> None:
    key = make_key(dora, session, table=2)
    new = renew_key(actor=dora, key=key)
    key.refresh_from_db()
    assert (key.revoked_at is not None, new.token != key.token, new.table) == (True, True, "2")
    assert renew_key(actor=dora, key=key) == new
    assert labels(live_keys(session)) == ["1", "2", "3"]
    assert [verb for verb, _before, _after in history(session.event.club)] == ["key.made", "key.revoked", "key.made"]


def test_a_revoked_card_may_be_replaced_too(dora: User, session: Session) -> None:
    new = renew_key(actor=dora, key=revoke_key(actor=dora, key=make_key(dora, session)))
    assert new.revoked_at is None


def test_a_closed_session_gets_no_cards(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    close_session(actor=dora, session=session)
    with pytest.raises(WrongState):
        make_table_keys(actor=dora, session=session, tables=4)
    with pytest.raises(WrongState):
        renew_key(actor=dora, key=key)
    assert live_keys(session)[0] == key


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_strangers_make_no_cards(who: str, dora: User, session: Session, request: pytest.FixtureRequest) -> None:
    stranger = request.getfixturevalue(who)
    key = make_key(dora, session)
    for act in (
        lambda: make_table_keys(actor=stranger, session=session, tables=9),
        lambda: revoke_key(actor=stranger, key=key),
        lambda: renew_key(actor=stranger, key=key),
    ):
        with pytest.raises(NotAllowed):
            act()
    assert len(live_keys(session)) == 3


def test_no_secret_stands_in_the_audit_trail(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    new = renew_key(actor=dora, key=key)
    trail = str(history(session.event.club))
    assert key.token not in trail
    assert new.token not in trail

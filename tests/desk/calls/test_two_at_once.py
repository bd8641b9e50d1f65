"""Two directors, or two phones of one table, at the same moment. Real threads, real transactions."""

from collections.abc import Callable

import pytest
from django.test import Client

from rulings.desk.base.refusals import Stale
from rulings.desk.calls.services.calls import call_from_card, note_call, settle_call, take_call, withdraw_from_card
from rulings.desk.calls.services.keys import make_table_keys
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import CallState, SessionKey, TableCall
from tests.calling import make_key
from tests.desk.cases.test_two_directors_at_once import at_once
from tests.factories import history, make_club, make_dora, make_rev, make_session

pytestmark = pytest.mark.django_db(transaction=True)
Act = Callable[[], object]


def test_of_two_directors_who_go_at_once_one_goes_and_the_other_is_told() -> None:
    club = make_club()
    dora, rev, session = make_dora(club), make_rev(club), make_session(club)
    call = note_call(actor=dora, session=session, table="5")
    came = at_once(
        lambda: take_call(actor=dora, call=call, revision=1), lambda: take_call(actor=rev, call=call, revision=1)
    )
    call.refresh_from_db()
    (refused,) = [result for result in came if isinstance(result, Stale)]
    assert call.taken_by is not None
    assert str(refused) == f"{call.taken_by.display_name} is already on the way to table 5."
    assert (call.revision, len(history(club))) == (2, 2)


def test_phones_of_one_table_that_tap_together_make_one_call() -> None:
    club = make_club()
    key = make_key(make_dora(club), make_session(club))
    came = at_once(*[lambda: call_from_card(key=key)] * 4)
    call = TableCall.objects.get()
    assert came == [call] * 4
    assert verify_audit(club) is None


def test_so_do_their_taps_on_the_page() -> None:
    club = make_club()
    key = make_key(make_dora(club), make_session(club))
    came = at_once(*[lambda: Client().post(f"/t/{key.token}/").status_code] * 3)
    assert (came, TableCall.objects.count()) == ([302] * 3, 1)


def test_a_call_taken_back_while_a_director_goes_ends_one_way() -> None:
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    key = make_key(dora, session)
    call = call_from_card(key=key)
    came = at_once(
        lambda: take_call(actor=dora, call=call, revision=1),
        lambda: withdraw_from_card(key=key, call=call, revision=1),
    )
    call.refresh_from_db()
    assert sum(isinstance(result, Stale) for result in came) == 1
    assert call.state in (CallState.ON_THE_WAY, CallState.WITHDRAWN)
    assert call.revision == 2


def test_settled_and_called_again_at_once_is_one_open_call_at_most() -> None:
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    key = make_key(dora, session)
    call = call_from_card(key=key)
    at_once(lambda: settle_call(actor=dora, call=call, revision=1), lambda: call_from_card(key=key))
    assert TableCall.objects.filter(state=CallState.CALLED).count() <= 1
    assert TableCall.objects.get(pk=call.pk).state == CallState.SETTLED


def test_two_directors_who_make_the_cards_at_once_make_one_for_each_table() -> None:
    club = make_club()
    dora, rev, session = make_dora(club), make_rev(club), make_session(club)
    at_once(
        lambda: make_table_keys(actor=dora, session=session, tables=8),
        lambda: make_table_keys(actor=rev, session=session, tables=8),
    )
    assert SessionKey.objects.count() == 8

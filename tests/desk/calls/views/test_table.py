"""The page behind a card, on a phone without account, cookies or scripts."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.base.bounds import Bound
from rulings.desk.calls.services.calls import defer_call, settle_call, take_call
from rulings.desk.calls.services.keys import make_table_keys, renew_key, revoke_key
from rulings.desk.calls.values import mark_of
from rulings.desk.sessions.services import close_session
from rulings.models import CallState, Club, KeyPurpose, Player, Session, SessionKey, TableCall, User
from tests.calling import make_call, make_clock, make_key, make_section
from tests.desk.conftest import signed_in
from tests.desk.reading import heading, text
from tests.factories import make_session

HTMX = {"HX-Request": "true"}


@pytest.fixture
def phone() -> Client:
    """A phone that keeps no cookies and checks nothing for us: tokens of forms are enforced."""
    return Client(enforce_csrf_checks=True)


@pytest.fixture
def key(dora: User, session: Session) -> SessionKey:
    return make_key(dora, session, table=2)


@pytest.fixture
def here(key: SessionKey) -> str:
    return f"/t/{key.token}/"


def test_a_tap_calls_the_director_without_account_cookie_or_token(phone: Client, here: str) -> None:
    page = phone.get(here)
    assert (page.status_code, heading(page), "Director, please" in text(page)) == (200, "Table 2", True)
    tapped = phone.post(here)
    call = TableCall.objects.get()
    assert (tapped.status_code, tapped["Location"].rstrip("?"), call.table) == (302, here, "2")
    assert f"The director has been called at {call.called_at:%H:%M}." in text(phone.get(here))
    assert phone.cookies == {}


def test_the_page_follows_its_call_from_state_to_state(phone: Client, here: str, dora: User) -> None:
    phone.post(here)
    call = TableCall.objects.get()
    told = []
    for act in (take_call, defer_call, take_call, settle_call):
        call = act(actor=dora, call=call, revision=call.revision)
        told.append(text(phone.get(here)))
    sentences = ("Dora is on the way.", "The director will come later.", "Dora is on the way.")
    assert [sentence in page for sentence, page in zip(sentences, told, strict=False)] == [True] * 3
    assert "The call has been settled." in told[-1]
    assert ["Take the call back" in page for page in told] == [True, True, True, False]
    assert ["Neri" in page for page in told] == [False] * 4


def test_a_settled_call_is_forgotten_after_some_minutes_and_the_button_is_there_at_once(
    phone: Client, here: str, dora: User, session: Session
) -> None:
    make_call(dora, session, "2", CallState.SETTLED)
    page = text(phone.get(here))
    assert ("The call has been settled." in page, "Director, please" in page) == (True, True)
    TableCall.objects.update(over_at=timezone.now() - timedelta(minutes=11))
    assert "The call has been settled." not in text(phone.get(here))


def test_the_call_is_taken_back_as_it_was_shown(phone: Client, here: str, dora: User) -> None:
    phone.post(here)
    call = TableCall.objects.get()
    take_call(actor=dora, call=call, revision=1)
    stale = phone.post(f"{here}back/", {"call": call.pk, "revision": 1})
    assert (stale.status_code, "This has changed meanwhile." in text(stale)) == (409, True)
    assert "Dora is on the way." in text(stale)
    back = phone.post(f"{here}back/", {"call": call.pk, "revision": 2})
    call.refresh_from_db()
    assert (back.status_code, call.state) == (302, CallState.WITHDRAWN)


@pytest.mark.parametrize("sent", [{}, {"call": "x", "revision": 1}, {"call": "0", "revision": "1"}, {"revision": 1}])
def test_what_no_button_sends_takes_nothing_back(sent: dict[str, str], phone: Client, here: str) -> None:
    phone.post(here)
    assert phone.post(f"{here}back/", sent).status_code == 200
    assert TableCall.objects.get().state == CallState.CALLED


def test_who_asks_for_the_address_of_taking_back_gets_the_page(phone: Client, here: str) -> None:
    assert phone.get(f"{here}back/")["Location"].rstrip("?") == here


def test_for_htmx_there_is_nothing_while_nothing_changes(phone: Client, here: str, dora: User) -> None:
    assert phone.get(f"{here}?mark=0", headers=HTMX).status_code == 204
    phone.post(here)
    call = TableCall.objects.get()
    changed = phone.get(f"{here}?mark=0", headers=HTMX)
    assert (changed.status_code, "<html" in changed.content.decode()) == (200, False)
    assert f"mark={mark_of(call)}" in changed.content.decode()
    assert phone.get(f"{here}?mark={mark_of(call)}", headers=HTMX).status_code == 204
    call = take_call(actor=dora, call=call, revision=1)
    assert phone.get(f"{here}?mark={call.pk}.1", headers=HTMX).status_code == 200


def test_asking_again_costs_two_queries_and_a_whole_page_a_fixed_number(
    phone: Client, here: str, dora: User, session: Session
) -> None:
    make_section(session, tables=9)
    make_clock(session, 1)

    def asked(address: str, **headers: str) -> int:
        with CaptureQueriesContext(connection) as captured:
            phone.get(address, headers=headers)
        return len(captured)

    assert asked(f"{here}?mark=0", **HTMX) == 2
    assert asked(here) == 6
    phone.post(here)
    assert asked(here) == 2


def test_without_scripts_a_page_with_a_call_refreshes_itself_and_one_with_a_form_does_not(
    phone: Client, here: str
) -> None:
    assert 'http-equiv="refresh"' not in phone.get(here).content.decode()
    phone.post(here)
    page = phone.get(here).content.decode()
    assert f'<noscript><meta http-equiv="refresh" content="15; url={here}?' in page


def test_the_boards_of_the_round_are_offered_else_a_number(phone: Client, here: str, session: Session) -> None:
    assert '<input type="number" name="board"' in phone.get(here).content.decode()
    make_section(session)
    make_clock(session, 1)
    page = phone.get(here).content.decode()
    assert [f'<option value="{number}">' in page for number in range(1, 7)] == [False, False, True, True, False, False]
    phone.post(here, {"board": "4"})
    assert TableCall.objects.get().board == session.boards.get(number=4)
    assert "Board 4" in text(phone.get(here))


def test_a_session_without_boards_asks_for_none(phone: Client, dora: User, session: Session) -> None:
    key = make_key(dora, make_session(session.event.club, "empty", boards=0))
    page = phone.get(f"/t/{key.token}/")
    assert 'name="board"' not in page.content.decode()
    assert phone.post(f"/t/{key.token}/").status_code == 302


@pytest.mark.parametrize(
    ("typed", "status", "sentence"),
    [("77", 422, "There is no board 77 in this session."), ("x", 200, "Enter a whole number.")],
)
def test_a_wrong_board_is_said_beside_its_field_and_nobody_is_called(
    typed: str, status: int, sentence: str, phone: Client, here: str
) -> None:
    page = phone.post(here, {"board": typed})
    assert (page.status_code, sentence in text(page), TableCall.objects.count()) == (status, True, 0)
    assert f'value="{typed}"' in page.content.decode()


def test_a_card_that_plays_reads_one_clear_sentence(phone: Client, here: str) -> None:
    for _call in range(Bound.CALLS_OF_A_CARD.hourly):
        phone.post(here)
        call = TableCall.objects.get(state=CallState.CALLED)
        phone.post(f"{here}back/", {"call": call.pk, "revision": 1})
    page = phone.post(here)
    assert page.status_code == 429
    assert "for what cannot wait, go to the director." in text(page)
    assert TableCall.objects.count() == Bound.CALLS_OF_A_CARD.hourly
    assert phone.get(here).status_code == 200


@pytest.mark.parametrize("why", ["revoked", "renewed", "closed"])
@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize("end", ["", "back/"])
def test_a_dead_card_says_so_and_calls_nobody(
    why: str, method: str, end: str, phone: Client, here: str, key: SessionKey, dora: User, session: Session
) -> None:
    match why:
        case "revoked":
            revoke_key(actor=dora, key=key)
        case "renewed":
            renew_key(actor=dora, key=key)
        case "closed":
            close_session(actor=dora, session=session)
    page = getattr(phone, method)(here + end, follow=True)
    sentence = "Play is over in this session" if why == "closed" else "This card is not in use any more."
    assert (page.status_code, sentence in text(page)) == (410, True)
    assert "<form" not in page.content.decode()
    assert "hx-get" not in page.content.decode()
    assert not TableCall.objects.exists()


@pytest.mark.parametrize("purpose", [KeyPurpose.DOOR, KeyPurpose.SCREEN])
def test_a_key_of_another_purpose_opens_no_table(
    purpose: KeyPurpose, phone: Client, dora: User, key: SessionKey
) -> None:
    SessionKey.objects.filter(pk=key.pk).update(purpose=purpose)
    for method in (phone.get, phone.post):
        assert method(f"/t/{key.token}/").status_code == 404
        assert method(f"/t/{key.token}/back/").status_code == 404


def test_what_is_no_card_is_not_found(phone: Client, key: SessionKey) -> None:
    assert [phone.get(f"/t/{token}/").status_code for token in ("x", key.token[:-1], "a" * 12)] == [404] * 3


def test_a_card_calls_and_takes_back_for_its_own_session_alone(
    phone: Client, here: str, dora: User, club: object
) -> None:
    phone.post(here)
    theirs = make_key(dora, make_session(club, "wednesday"), table=2)
    call = TableCall.objects.get()
    page = phone.post(f"/t/{theirs.token}/back/", {"call": call.pk, "revision": 1})
    assert "has been called" not in text(page)
    call.refresh_from_db()
    assert call.state == CallState.CALLED
    assert theirs.session.calls.count() == 0


def test_no_page_of_a_card_names_anybody_who_plays(phone: Client, dora: User, session: Session) -> None:
    make_section(session, "A")
    make_clock(session, 2)
    names = {part for name in Player.objects.values_list("name", flat=True) for part in name.split()}
    for key in make_table_keys(actor=dora, session=session):
        here = f"/t/{key.token}/"
        pages = [phone.get(here), phone.post(here, {"board": "77"})]
        phone.post(here)
        call = TableCall.objects.get(table=key.table)
        pages += [phone.get(here), phone.get(here, headers=HTMX)]
        take_call(actor=dora, call=call, revision=1)
        pages += [phone.get(here), phone.post(f"{here}back/", {"call": call.pk, "revision": 1})]
        assert [name for name in names for page in pages if name in page.content.decode()] == []


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_the_language_asked_for_stays_from_page_to_page(language: str, phone: Client, here: str) -> None:
    page = phone.get(f"{here}?lang={language}")
    assert f'<html lang="{language}">' in page.content.decode()
    assert phone.post(f"{here}?lang={language}")["Location"] == f"{here}?lang={language}"
    assert f"?lang={language}&amp;mark=" in phone.get(f"{here}?lang={language}").content.decode()


def test_the_time_is_the_clubs(phone: Client, here: str) -> None:
    Club.objects.update(time_zone="Europe/Warsaw")
    phone.post(here)
    at = TableCall.objects.get().called_at.astimezone(ZoneInfo("Europe/Warsaw"))
    assert f"The director has been called at {at:%H:%M}." in text(phone.get(here))


def test_no_search_engine_and_no_other_site_learns_the_address(phone: Client, here: str) -> None:
    page = phone.get(here)
    assert (page["X-Robots-Tag"], page["Referrer-Policy"]) == ("noindex, nofollow", "same-origin")
    assert "no-store" in page["Cache-Control"]


def test_a_director_may_open_it_too(here: str, dora: User) -> None:
    assert signed_in(dora).get(here).status_code == 200


def test_a_flood_of_taps_leaves_one_row_on_the_desk(phone: Client, here: str, dora: User) -> None:
    for _tap in range(60):
        phone.post(here)
    page = signed_in(dora).get("/?session=tuesday").content.decode()
    assert (page.count('class="call-table"'), TableCall.objects.count()) == (1, 1)

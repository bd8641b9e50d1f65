"""What was written in a form that comes when the sign-in has run out: it goes along, and is sent by who wrote it."""

from html import unescape
from re import findall, search

import pytest
from django.conf import settings
from django.http import HttpResponse
from django.test import Client
from django.utils import timezone

from rulings.models import IrregularityReport, RecorderNote, Session, User
from tests.desk.page_forms import forms_of
from tests.desk.reading import text
from tests.factories import make_report

PASSWORD = "correct horse"
WORDS = {"player": "Pat", "kind": "tempo", "text": "East says:\r\n“The card lay on the table.”", "response": ""}


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


@pytest.fixture
def note(report: IrregularityReport) -> str:
    """The address of a form with texts."""
    return f"/reports/{report.pk}/note/"


@pytest.fixture
def browser(dora: User) -> Client:
    """Dora's, who has signed in by the page; her sign-in has run out."""
    client = Client()
    sign_in(client, "dora")
    return run_out(client)


def sign_in(client: Client, name: str, **kept: str) -> HttpResponse:
    return client.post("/login/", {"username": name, "password": PASSWORD} | kept)


def run_out(client: Client) -> Client:
    del client.cookies[settings.SESSION_COOKIE_NAME]
    return client


def kept_in(answer: HttpResponse) -> str:
    """What the sign-in page takes along."""
    found = search(r'name="kept" value="([^"]*)"', answer.content.decode())
    return unescape(found[1]) if found else ""


def test_what_was_written_goes_along_and_is_sent_by_a_press(browser: Client, note: str) -> None:
    answer = browser.post(note, WORDS | {"csrfmiddlewaretoken": "secret", "password": "secret"})
    assert (answer.status_code, answer["Cache-Control"].count("no-store")) == (403, 1)
    assert "What you had written is kept on this page" in text(answer)
    shown = sign_in(browser, "dora", next=note, kept=kept_in(answer))
    assert (shown.status_code, shown["Cache-Control"].count("no-store")) == (200, 1)
    assert "East says: “The card lay on the table.”" in text(shown)
    assert "secret" not in shown.content.decode()
    assert not RecorderNote.objects.exists()
    form = next(each for each in forms_of(shown, "/login/") if each.address == note)
    assert {name: values[0] for name, values in form.sent().items() if name in WORDS} == WORDS
    assert browser.post(note, form.sent()).status_code == 302
    assert RecorderNote.objects.get().text == WORDS["text"].replace("\r\n", "\n")


def test_a_wrong_password_keeps_it_and_the_page_above_leads_back(browser: Client, note: str) -> None:
    kept = kept_in(browser.post(note, WORDS))
    again = sign_in(browser, "nobody", next=note, kept=kept)
    assert (again.status_code, kept_in(again)) == (200, kept)
    assert f'href="{note}"' in sign_in(browser, "dora", next=note, kept=kept).content.decode()


def test_somebody_else_who_signs_in_reads_none_of_it(browser: Client, rev: User, note: str) -> None:
    answer = sign_in(browser, "rev", next=note, kept=kept_in(browser.post(note, WORDS)))
    assert (answer.status_code, answer["Location"]) == (302, note)


def test_who_never_signed_in_here_or_has_signed_out_is_sent_to_the_sign_in(browser: Client, note: str) -> None:
    assert Client().post(note, WORDS)["Location"] == f"/login/?next=/reports/{note.split('/')[2]}/"
    sign_in(browser, "dora")
    browser.post("/logout/")
    assert browser.post(note, WORDS).status_code == 302


@pytest.mark.parametrize("sent", [{}, {"revision": "3"}, {"player": " "}, {"text": "x" * 100_001}])
def test_what_nobody_wrote_or_is_too_long_does_not_go_along(browser: Client, note: str, sent: dict[str, str]) -> None:
    assert browser.post(note, sent).status_code == 302


@pytest.mark.parametrize("change", [lambda kept: kept[:-1] + "!", lambda kept: "", lambda kept: "a:b:c"])
def test_what_was_changed_on_the_way_is_not_shown(browser: Client, note: str, change: object) -> None:
    kept = kept_in(browser.post(note, WORDS))
    assert callable(change)
    assert sign_in(browser, "dora", next=note, kept=change(kept))["Location"] == note


def test_after_half_a_day_it_is_forgotten(browser: Client, note: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = kept_in(browser.post(note, WORDS))
    later = timezone.now().timestamp() + 13 * 3600
    monkeypatch.setattr("django.core.signing.time.time", lambda: later)
    assert sign_in(browser, "dora", next=note, kept=kept)["Location"] == note


def test_a_form_without_its_token_is_refused_and_shows_nothing(dora: User, note: str) -> None:
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post(note, WORDS)
    assert (answer.status_code, kept_in(answer)) == (403, "")


def test_the_page_of_a_refusal_shows_what_was_written(as_rev: Client, dora: User, report: IrregularityReport) -> None:
    sent = {"revision": "7", "table": "4", "narrative": "She <b>led</b> out of turn.", "csrfmiddlewaretoken": "secret"}
    refused = as_rev.post(f"/reports/{report.pk}/amend/", sent)
    assert refused.status_code == 409
    shown = search(r'class="paper written">(.*?)</div>', refused.content.decode())
    assert shown
    assert findall(r"<p>(.*?)</p>", shown[1]) == ["4", "She &lt;b&gt;led&lt;/b&gt; out of turn."]

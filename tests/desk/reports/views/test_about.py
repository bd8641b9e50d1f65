"""The page of what a report is about: a tap, a choice, refusals beside their fields; where it is published."""

import pytest
from django.test import Client

from rulings.models import Session, User
from tests.desk.reading import text
from tests.desk.reports.telling import AUCTION, reported, told
from tests.factories import make_publishable


def test_the_director_taps_the_call_and_reads_it_on_the_report(as_dora: Client, dora: User, session: Session) -> None:
    report = reported(dora, session, "unauthorized_information", AUCTION)
    here = f"/reports/{report.pk}/about/"
    assert 'value="W call 2C 4"' in as_dora.get(here).content.decode()
    sent = {"revision": report.revision, "tapped": "W call 2C 4", "said": "", "agreement": ""}
    answer = as_dora.post(here, sent, follow=True)
    assert answer.redirect_chain == [(f"/reports/{report.pk}/", 302)]
    assert "The call or card that is judged 2 ♣ clubs by West (call 4 of the auction)" in text(answer)
    assert 'value="W call 2C 4" checked' in as_dora.get(here).content.decode()


def test_without_an_auction_the_call_is_chosen(as_dora: Client, dora: User, session: Session) -> None:
    report = reported(dora, session, "bid_out_of_rotation")
    sent = {"revision": 1, "seat": "S", "made": "call 2C", "said": "", "agreement": ""}
    assert "The call that was withdrawn or cancelled 2 ♣ clubs by South" in text(
        as_dora.post(f"/reports/{report.pk}/about/", sent, follow=True)
    )
    again = as_dora.get(f"/reports/{report.pk}/about/").content.decode()
    assert '<option value="S" selected>' in again
    assert '<option value="call 2C" selected>' in again


@pytest.mark.parametrize(("sent", "field", "sentence"), [
    ({"seat": "S"}, "made", "Choose both the call or card and the player."),
    ({"made": "card SA"}, "seat", "Choose both the call or card and the player."),
    ({"tapped": "nonsense"}, "tapped", "Tap one of the calls or cards on the page."),
    ({"said": "x" * 501}, "said", "Ensure this value has at most 500 characters (it has 501)."),
])  # fmt: skip
def test_a_refusal_stands_beside_its_field_and_nothing_typed_is_lost(
    as_dora: Client, dora: User, session: Session, sent: dict[str, str], field: str, sentence: str
) -> None:
    report = reported(dora, session, "bid_out_of_rotation", AUCTION)
    answer = as_dora.post(f"/reports/{report.pk}/about/", {"revision": report.revision, "agreement": "kept"} | sent)
    assert answer.context["form"].errors == {field: [sentence]}
    assert "kept" in answer.content.decode()
    assert sentence in text(answer)
    report.refresh_from_db()
    assert report.about == {}


def test_a_published_text_begins_with_what_it_is_about(as_rev: Client, dora: User, rev: User, session: Session) -> None:
    ruling = make_publishable(dora, rev, session, narrative="It was slow.")
    told(dora, ruling.report, "W call 2C", said="nothing")
    shown = as_rev.get(f"/rulings/{ruling.pk}/publish/")
    assert shown.context["form"].initial["text"] == (
        "It was slow.\nThe call or card it is about: 2♣ by West\nWhat was said: nothing"
    )

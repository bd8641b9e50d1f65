"""The bidding box's form: a tap makes one call more, what cannot be stays as it was and is said."""

from typing import Any

import pytest
from django.http import QueryDict

from rulings.bridge import Seat
from rulings.bridge.auction_text import read_text, written
from rulings.desk.reports.forms.bidding import BiddingForm, GuideBiddingForm


def tapped(auction: str, **sent: Any) -> BiddingForm:
    """The box, dealer north, after one more button."""
    form = BiddingForm({"auction": auction, **sent}, Seat.NORTH)
    form.is_valid()
    return form


@pytest.mark.parametrize(
    ("before", "sent", "after"),
    [
        ("", {"call": "1NT"}, "1NT"),
        ("1NT", {"call": "P", "seat": "E"}, "1NT P"),
        ("1NT", {"call": "2C", "seat": "S"}, "1NT S:2C!"),
        ("3C", {"call": "2H"}, "3C 2H"),
        ("1NT", {"call": "AP"}, "1NT P P P"),
        ("1NT P P P", {"call": "2C", "seat": "E"}, "1NT P P P E:2C!"),
        ("1NT S:2C!", {"act": "undo"}, "1NT"),
        ("", {"act": "undo"}, ""),
        ("1NT P", {"act": "clear"}, ""),
        ("3C 2H", {"cancel": "2"}, "3C [E:2H]"),
        ("3C [E:2H] 3H", {"cancel": "2"}, "3C 2H E:3H!"),
        ("3C [E:2H]", {"call": "3H"}, "3C [E:2H] 3H"),
        ("3C [E:2H]", {"cancel": "9"}, "3C [E:2H]"),
        ("3C [E:2H]", {"act": "undo"}, "3C"),
        ("1nt p 2♣ (majors)", {"act": "read"}, "1NT P 2C(majors)"),
        ("1NT P", {}, "1NT P"),
    ],
)
def test_each_button_does_what_it_says(before: str, sent: dict[str, str], after: str) -> None:
    form = tapped(before, **sent)
    assert (form.errors, written(form.drawn)) == ({}, after)


@pytest.mark.parametrize(
    ("before", "sent", "field", "sentence", "drawn"),
    [
        ("1NT AP", {"call": "2C"}, "call", "Call 5 of the auction, 2C: the auction was over.", "1NT P P P"),
        ("1NT", {"call": "9Z"}, "call", "Call 2 of the auction: “9Z” is no call.", "1NT"),
        ("1NT S:2C", {"call": "P"}, "auction", "Call 2 of the auction, 2C by S: it was the turn of E.", "1NT"),
        ("1NT", {"call": "P", "seat": "Q"}, "seat", "Select a valid choice.", "1NT P"),
        ("P " * 10_001, {}, "auction", "Ensure this value has at most 20000 characters", ""),
    ],
)
def test_what_cannot_be_is_said_and_the_rest_stays(
    before: str, sent: dict[str, str], field: str, sentence: str, drawn: str
) -> None:
    form = tapped(before, **sent)
    assert list(form.errors) == [field]
    assert form.errors[field][0].startswith(sentence)
    assert (written(form.drawn), form.is_to_be_saved) == (drawn, False)


def test_the_last_call_is_explained_with_the_next_tap() -> None:
    form = tapped("1NT P 2C", call="P", place="3", was="", note="asks for majors (4-4)")
    assert written(form.drawn) == "1NT P 2C(asks for majors [4-4]) P"


def test_an_explanation_that_was_not_touched_does_not_undo_what_was_typed() -> None:
    form = tapped("1NT P 2C(minors)", act="read", place="3", was="majors", note="majors")
    assert written(form.drawn) == "1NT P 2C(minors)"
    assert written(tapped("1NT P 2C(majors)", place="3", was="majors", note="").drawn) == "1NT P 2C"


def test_an_explanation_has_its_limit() -> None:
    assert list(tapped("1NT", note="x" * 201, place="1").errors) == ["note"]


def test_the_box_shows_the_auction_and_asks_about_its_last_call() -> None:
    form = BiddingForm(None, Seat.NORTH)
    form.show(read_text(Seat.NORTH, "1NT P 2C(majors)"))
    assert form.initial == {"auction": "1NT P 2C(majors)", "note": "majors", "was": "majors", "place": 3}
    assert form["note"].label == "What 2♣ by South showed (may stay empty)"


def test_the_guide_s_box_takes_its_dealer_from_the_address() -> None:
    form = GuideBiddingForm(QueryDict("dealer=E&auction=1C&call=P"))
    assert form.is_valid()
    assert [str(made) for made in form.drawn.calls] == ["1C by E", "P by S"]
    assert form.shown_again().initial["dealer"] == "E"


def test_the_guide_s_box_refuses_a_dealer_that_is_none_and_an_address_that_grows_too_long() -> None:
    form = GuideBiddingForm(QueryDict("dealer=Q&auction=" + "P" * 1501))
    assert not form.is_valid()
    assert sorted(form.errors) == ["auction", "dealer"]

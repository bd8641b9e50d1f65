"""What an address of the guide asks of the Laws."""

import pytest
from django.http import QueryDict

from rulings.desk.guide.forms import GuideForm
from rulings.laws.engine import rule
from rulings.laws.situations import find_situation


def asked(query: str, situation: str = "penalty_card") -> GuideForm:
    return GuideForm(QueryDict(query), find_situation(situation, "2017"))


def test_the_answers_of_an_address_are_a_case_of_the_newest_edition() -> None:
    form = asked("offender=W&visibility=played_legally")
    assert form.is_valid(), form.errors
    assert form.cleaned_data["edition"] == "2017"
    ruling = rule(form.cleaned_data["law"], form.cleaned_data["case"])
    assert ruling.findings[0].key == "exposed_in_legal_play"


def test_cards_may_be_sent_one_by_one_or_together() -> None:
    form = asked("penalty_cards=H7&penalty_cards=S4+S5")
    assert form.is_valid()
    assert form.cleaned_data["answers"] == {"penalty_cards": ["H7", "S4", "S5"]}


def test_of_an_answer_sent_twice_the_last_counts() -> None:
    form = asked("offender=W&offender=E")
    assert form.is_valid()
    assert form.cleaned_data["answers"] == {"offender": "E"}


def test_an_auction_stands_in_the_address_with_its_dealer() -> None:
    form = asked("dealer=E&auction=1S+1H", "insufficient_bid")
    assert form.is_valid(), form.errors
    record = form.record()
    assert (record["dealer"], len(form.cleaned_data["case"].record.auction.calls)) == ("E", 2)
    assert asked("").record() == {}


def test_what_is_no_fact_of_the_law_is_not_taken_for_one() -> None:
    form = asked("q=card&ask=offender&edition=2017")
    assert form.is_valid()
    assert (form.asked(), form.cleaned_data["answers"]) == ([], {})


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("weather=fine", "This situation asks nothing called “weather”."),
        ("offender=Z", "“Z” is not an answer to “Card of”: it takes N, E, S, W."),
        ("edition=1997", ""),
        ("auction=8NT", ""),
        ("dealer=Up&auction=1S", ""),
    ],
)
def test_what_cannot_be_is_refused_in_words(query: str, sentence: str) -> None:
    form = asked(query)
    assert not form.is_valid()
    assert sentence in str(form.non_field_errors())


def test_an_edition_that_does_not_rule_on_it_is_not_here() -> None:
    (said,) = asked("edition=2007", "comparable_call").non_field_errors()
    assert said.startswith("That edition of the Laws is not here")

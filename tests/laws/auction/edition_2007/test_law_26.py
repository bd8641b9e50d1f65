"""Law 26 of 2007, by its table."""

import pytest

from rulings.laws.engine import Ruling
from tests.laws.ruling import cited, keys, ruled


def led(related: list[str], **facts: object) -> Ruling:
    known = {"role": "defender", "suits_of_the_withdrawn_call": related}
    return ruled("lead_restriction", "2007", **known, **facts)


def test_26A1_suits_that_he_has_shown_restrict_nothing() -> None:
    assert cited(led(["H"], suits_shown=["H"]))[0] == ("26A1", "suits_of_the_call_were_shown")


@pytest.mark.parametrize(("choice", "key"), [
    ("require_S", "partner_must_lead_suit_of_the_call"),
    ("prohibit_S", "partner_may_not_lead_the_suits"),
    ("none", "declarer_prohibits_nothing"),
])  # fmt: skip
def test_26A2_a_suit_not_shown_is_required_or_prohibited(choice: str, key: str) -> None:
    ruling = led(["S", "H"], suits_shown=["H"], partners_first_lead="now", lead_chosen_2007=choice)
    assert (cited(ruling)[0], str(ruling.findings[0].values["who"])) == (("26A2", key), "E")


def test_26B_of_any_other_call_one_suit_is_prohibited_and_none_required() -> None:
    question = led([], partners_first_lead="now").question
    assert question is not None
    assert [str(option) for option in question.options] == [
        "prohibit_S", "prohibit_H", "prohibit_D", "prohibit_C", "none"
    ]  # fmt: skip


def test_26_waits_for_the_partners_first_lead_and_is_past_after_it() -> None:
    assert keys(led([], partners_first_lead="not_yet")) == {"wait_for_partners_first_lead"}
    assert keys(led(["S"], suits_shown=[], partners_first_lead="not_yet")) == {"wait_for_partners_first_lead_2007"}
    assert keys(led([], partners_first_lead="led_before")) == {"partners_first_lead_is_over"}
    assert keys(ruled("lead_restriction", "2007", role="dummy")) == {"offender_is_no_defender"}

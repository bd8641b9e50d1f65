"""Law 67, row by row of its decision table, in both editions."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.ruling import cited, keys, ruled, the

LATE_NO_CARD = {"error": "played_none", "both_sides_played_on": True}
LATE_SURPLUS = {"error": "played_too_many", "both_sides_played_on": True}
EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


@EDITIONS
def test_67A1_no_card_found_in_time_is_supplied_and_may_win_the_trick(edition: str) -> None:
    ruling = ruled(
        "defective_trick", edition, error="played_none", both_sides_played_on=False, next_trick_led_by="nobody"
    )
    expected = ["supplies_a_legal_card", "gap_filled_in_time_costs_no_trick", "supplied_card_counts"]
    assert cited(ruling) == [("67A1", key) for key in expected]


def test_67A1_when_play_went_on_the_cards_stay_and_damage_is_looked_at_later() -> None:
    facts = {"error": "played_none", "both_sides_played_on": False, "next_trick_led_by": "opponents"}
    ruling = ruled("defective_trick", **facts, supplied_card_wins=False)
    assert cited(ruling) == [
        ("67A1", "supplies_a_legal_card"),
        ("67A1", "gap_filled_in_time_costs_no_trick"),
        ("47F2", "cards_played_meanwhile_stay"),
        ("84D", "damage_by_the_gap"),
    ]


def test_67A1_who_leads_when_the_supplied_card_wins_is_asked_as_judgement() -> None:
    facts = {"error": "played_none", "both_sides_played_on": False, "next_trick_led_by": "opponents"}
    ruling = ruled("defective_trick", **facts, supplied_card_wins=True)
    assert ruling.question is not None
    assert (ruling.question.fact.key, str(ruling.question.fact.asked_of)) == ("lead_to_next_trick_stands", "judgement")


def test_67A1_when_he_himself_has_led_his_lead_was_in_turn_and_nothing_is_judged() -> None:
    facts = {"error": "played_none", "both_sides_played_on": False, "next_trick_led_by": "offender"}
    ruling = ruled("defective_trick", **facts, supplied_card_wins=True)
    assert ("44G", "his_lead_was_in_turn") in cited(ruling)
    assert ruling.judgements == ()


def test_67A1_a_defender_who_led_on_before_his_partner_played_is_a_matter_of_57A() -> None:
    facts = {"error": "played_none", "both_sides_played_on": False, "next_trick_led_by": "partner", "role": "defender"}
    ruling = ruled("defective_trick", **facts, supplied_card_wins=False)
    assert cited(ruling)[2] == ("57A", "led_before_partner_played")


@EDITIONS
def test_67A2_a_surplus_card_found_in_time_after_the_trick_is_a_fifth_card(edition: str) -> None:
    facts = {"error": "played_too_many", "both_sides_played_on": False}
    ruling = ruled("defective_trick", edition, **facts, too_many="after_the_trick_was_complete")
    assert the(ruling, "fifth_card").values["law"] == "45E"


@EDITIONS
def test_67A2_two_cards_at_once_found_in_time_are_a_matter_of_58B(edition: str) -> None:
    facts = {"error": "played_too_many", "both_sides_played_on": False}
    ruling = ruled("defective_trick", edition, **facts, too_many="two_at_once")
    assert the(ruling, "cards_played_at_once").values["law"] == "58B"


@pytest.mark.parametrize(("edition", "equity"), [("2017", "64C1"), ("2007", "64C")])
@pytest.mark.parametrize(("has_suit", "paragraph", "adds"), [
    (True, "67B1(a)", "adds_card_of_the_suit_led"),
    (False, "67B1(b)", "adds_any_card"),
])  # fmt: skip
def test_67B1_no_card_found_late_costs_one_trick_whether_or_not_he_could_follow(
    edition: str, equity: str, has_suit: bool, paragraph: str, adds: str
) -> None:
    facts = {"has_card_of_suit_led": has_suit, "offending_side_won_a_trick": True, "exception_of_64b": "none"}
    ruling = ruled("defective_trick", edition, **LATE_NO_CARD, **facts)
    assert cited(ruling) == [
        (paragraph, adds),
        ("67B1", "trick_keeps_its_owner"),
        (paragraph, "deemed_to_have_revoked"),
        ("64A2", "one_trick_transferred"),
        (equity, "equity_after_play"),
    ]
    transfer = the(ruling, "one_trick_transferred")
    assert (transfer.effect, transfer.plain_values()) == (Effect.TRICKS_TRANSFERRED, {"to": "NS", "tricks": 1})


def test_67B1_costs_nothing_when_the_side_won_neither_that_trick_nor_a_later_one() -> None:
    ruling = ruled("defective_trick", **LATE_NO_CARD, has_card_of_suit_led=True, offending_side_won_a_trick=False)
    assert cited(ruling)[3:] == [("64B1", "side_won_no_trick_none_transferred"), ("64C1", "equity_after_play")]


def test_67B1_during_play_the_transfer_waits_for_the_end_of_it() -> None:
    facts = {"has_card_of_suit_led": True, "offending_side_won_a_trick": "not_yet", "exception_of_64b": "none"}
    ruling = ruled("defective_trick", **LATE_NO_CARD, **facts)
    assert the(ruling, "one_trick_if_side_wins_one").effect is Effect.CHECK_LATER
    assert "one_trick_transferred" not in keys(ruling)


@pytest.mark.parametrize(("edition", "exception", "paragraph", "then"), [
    ("2017", "same_suit_after_established", "64B2", "64C2(a)"),
    ("2017", "dummys_card", "64B3", "64C1"),
    ("2017", "after_call_on_next_deal", "64B4", "64C1"),
    ("2017", "after_round", "64B5", "64C1"),
    ("2017", "trick_twelve", "64B6", "64C1"),
    ("2017", "both_sides_established", "64B7", "64C2(b)"),
    ("2007", "same_suit_again", "64B2", "64C"),
    ("2007", "dummys_card", "64B3", "64C"),
    ("2007", "after_call_on_next_deal", "64B4", "64C"),
    ("2007", "after_round", "64B5", "64C"),
    ("2007", "trick_twelve", "64B6", "64C"),
    ("2007", "both_sides_revoked", "64B7", "64C"),
])  # fmt: skip
def test_67B1_with_an_exception_of_64B_no_trick_goes_and_equity_is_compared(
    edition: str, exception: str, paragraph: str, then: str
) -> None:
    facts = {"has_card_of_suit_led": True, "offending_side_won_a_trick": True, "exception_of_64b": exception}
    ruling = ruled("defective_trick", edition, **LATE_NO_CARD, **facts)
    assert [finding.paragraph for finding in ruling.findings[3:]] == [paragraph, then]
    assert ruling.findings[3].values["tricks"] == 0


def test_67B1_regulations_may_hold_that_64B_does_not_apply() -> None:
    record: dict[str, object] = {"regulations": {"law67b1_subject_to_64b": "no"}}
    ruling = ruled(
        "defective_trick", record=record, **LATE_NO_CARD, has_card_of_suit_led=True, offending_side_won_a_trick=True
    )
    assert the(ruling, "one_trick_transferred").values["tricks"] == 1


def test_67B1_regulations_may_leave_64B_to_the_directors_judgement() -> None:
    record: dict[str, object] = {"regulations": {"law67b1_subject_to_64b": "ask"}}
    ruling = ruled(
        "defective_trick", record=record, **LATE_NO_CARD, has_card_of_suit_led=True, offending_side_won_a_trick=True
    )
    assert ruling.question is not None
    assert ruling.question.fact.key == "exceptions_of_64b_apply"


def test_67B1_dummy_as_offender_follows_from_the_contract_and_64B3_spares_the_trick() -> None:
    facts = {"has_card_of_suit_led": True, "offending_side_won_a_trick": True}
    ruling = ruled("defective_trick", record={"contract": "4S by E"}, **LATE_NO_CARD, **facts)
    assert ("64B3", "no_trick_dummys_card") in cited(ruling)
    assert [fact.key for fact in ruling.derived] == ["exception_of_64b"]


@EDITIONS
def test_67B2a_the_card_that_was_faced_stays_and_the_surplus_goes_back(edition: str) -> None:
    facts = {"faced_card_is_known": True, "role": "declarer", "restored_card_could_have_been_played": False}
    assert cited(ruled("defective_trick", edition, **LATE_SURPLUS, **facts)) == [
        ("67B2(a)", "faced_card_stays"),
        ("67B2(a)", "trick_keeps_its_owner"),
        ("48A", "returned_card_of_declaring_side"),
        ("67B2(b)", "restored_card_caused_no_revoke"),
    ]


def test_67B2a_a_surplus_card_of_a_defender_that_nobody_saw_is_no_penalty_card() -> None:
    facts = {"faced_card_is_known": True, "role": "defender", "restored_card_could_have_been_played": False}
    ruling = ruled("defective_trick", **LATE_SURPLUS, **facts, extra_card_was_exposed=False)
    assert ("67B2(a)", "hidden_surplus_is_no_penalty_card") in cited(ruling)


def test_67B2a_the_highest_legal_card_stays_only_when_the_faced_one_cannot_be_told() -> None:
    facts = {"faced_card_is_known": False, "role": "dummy", "restored_card_could_have_been_played": False}
    assert "highest_legal_card_stays" in keys(ruled("defective_trick", **LATE_SURPLUS, **facts))


def test_67B2a_an_exposed_surplus_card_of_a_defender_becomes_a_penalty_card() -> None:
    facts = {"faced_card_is_known": True, "role": "defender", "extra_card_was_exposed": True}
    ruling = ruled("defective_trick", **LATE_SURPLUS, **facts, restored_card_could_have_been_played=False)
    assert the(ruling, "exposed_surplus_is_penalty_card").values["situation"] == "penalty_card"


def test_67B2a_declarers_surplus_card_is_never_asked_whether_it_was_exposed() -> None:
    facts = {"faced_card_is_known": True, "restored_card_could_have_been_played": False}
    ruling = ruled("defective_trick", record={"contract": "3NT by W"}, **LATE_SURPLUS, **facts)
    assert "exposed_surplus_is_penalty_card" not in keys(ruling)


def test_67B2b_a_restored_card_that_should_have_been_played_may_have_made_a_revoke() -> None:
    facts = {"faced_card_is_known": True, "role": "declarer", "restored_card_could_have_been_played": True}
    assert the(ruled("defective_trick", **LATE_SURPLUS, **facts), "may_have_revoked_earlier").values["law"] == "61"


def test_67B3_a_played_card_that_went_astray_is_put_back_and_costs_nothing() -> None:
    ruling = ruled("defective_trick", error="not_among_played_cards", same_card_played_again=False)
    assert cited(ruling) == [("67B3", "put_in_its_place"), ("67B3", "no_revoke_no_trick")]


@pytest.mark.parametrize(("too_late", "key", "effect"), [
    (True, "played_twice_too_late", Effect.ADJUSTED_SCORE),
    (False, "second_play_is_corrected", Effect.SEE_LAW),
])  # fmt: skip
def test_67B3_a_card_played_twice_is_corrected_in_time_or_adjusted(too_late: bool, key: str, effect: Effect) -> None:
    facts = {"error": "not_among_played_cards", "same_card_played_again": True, "too_late_to_correct": too_late}
    assert the(ruled("defective_trick", **facts), key).effect is effect


def test_67B3_is_not_a_law_of_2007() -> None:
    ruling = ruled("defective_trick", "2007")
    assert ruling.question is not None
    assert [str(option) for option in ruling.question.options] == ["played_none", "played_too_many"]


@EDITIONS
def test_64B4_and_B5_cannot_be_while_play_goes_on_and_B3_only_of_dummys_card(edition: str) -> None:
    facts = {**LATE_NO_CARD, "has_card_of_suit_led": True}

    def offered(won: str, record: dict[str, object] | None = None) -> set[str]:
        question = ruled("defective_trick", edition, record, **facts, offending_side_won_a_trick=won).question
        assert question is not None
        return {str(option) for option in question.options}

    late = {"after_call_on_next_deal", "after_round"}
    assert offered("yes") - offered("not_yet") == late
    assert offered("yes") - offered("yes", {"contract": "4S S"}) == {"dummys_card"}


def test_67B3_played_twice_the_score_is_assigned_where_a_result_can_be_judged() -> None:
    ruling = ruled(
        "defective_trick", error="not_among_played_cards", same_card_played_again=True, too_late_to_correct=True
    )
    assert str(the(ruling, "played_twice_too_late").values["kind"]) == "assigned"


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_64B3_of_a_card_missing_from_dummy_it_is_not_asked_who_won_the_tricks(edition: str) -> None:
    facts = {"error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": True}
    ruling = ruled("defective_trick", edition, {"contract": "4S by E"}, **facts)
    assert ("64B3", "no_trick_dummys_card") in cited(ruling)
    asked = ruled("defective_trick", edition, {"contract": "4S by W"}, **facts).question
    assert asked is not None
    assert asked.fact.key == "exception_of_64b"

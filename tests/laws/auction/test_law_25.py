"""Law 25, row by row."""

import pytest

from rulings.bridge import Seat, Side
from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_auctions import asked, called, derived
from tests.laws.ruling import cited, keys, ruled, the

CHANGED = {"call_was_intended": True, "second_call_made": True}


def unintended(in_time: str) -> Ruling:
    return ruled(
        "unintended_call",
        call_was_intended=False,
        unintended_in_time=in_time,
        intended_call_is="nothing",
    )


@pytest.mark.parametrize(("in_time", "paragraph"), [
    ("nobody_has_called", "25A1"),
    ("ended_the_auction", "25A5"),
])  # fmt: skip
def test_25A1_and_A5_in_time_he_substitutes_the_call_he_intended_and_26_is_off(in_time: str, paragraph: str) -> None:
    reopened = [("25A5", "auction_goes_on_from_the_intended_call")] if paragraph == "25A5" else []
    assert cited(unintended(in_time)) == [
        *reopened,
        (paragraph, "may_substitute_intended_call"),
        ("25A3", "however_he_became_aware"),
        ("25A1", "intended_call_stands_under_its_own_law"),
        ("25A1", "unintended_so_no_lead_restriction"),
        ("17C", "calls_next_unless_over"),
    ]


def test_25A6_lho_may_withdraw_his_call_for_his_side_only() -> None:
    ruling = unintended("lho_has_called")
    assert cited(ruling)[-3:] == [
        ("25A6", "lho_may_withdraw_his_call"),
        ("25A6", "lhos_withdrawn_call_for_his_side_only"),
        ("25A6", "lho_calls_anew_or_leaves_his_call"),
    ]
    assert the(ruling, "lho_may_withdraw_his_call").values["who"] is Seat.NORTH
    assert dict(ruling.findings[-2].values) == {"side": Side.NS, "of": Seat.NORTH}
    assert dict(ruling.findings[-1].values) == {"who": Seat.NORTH, "next": Seat.EAST}


@pytest.mark.parametrize(("in_time", "paragraph"), [("partner_has_called", "25A4"), ("auction_period_over", "25A5")])
def test_25A4_and_A5_too_late_the_call_stands(in_time: str, paragraph: str) -> None:
    finding, told, *_turn = unintended(in_time).findings
    assert told.key == "wish_to_change_is_unauthorized"
    assert (finding.paragraph, finding.effect) == (paragraph, Effect.STANDS)


def test_25A2_an_intended_call_stands_and_the_wish_to_change_is_unauthorized() -> None:
    ruling = ruled("unintended_call", call_was_intended=True, second_call_made=False)
    assert cited(ruling) == [
        ("25A2", "intended_call_stands"),
        ("16B1(a)", "wish_to_change_is_unauthorized"),
        ("17C", "turn_stays_where_it_was"),
    ]
    assert ruling.findings[1].values["who"] is Seat.EAST


def test_25B_an_intended_call_that_was_changed_goes_to_25B() -> None:
    ruling = ruled("unintended_call", call_was_intended=True, second_call_made=True)
    assert the(ruling, "change_of_an_intended_call").values["situation"] == "change_of_call"


@pytest.mark.parametrize(("accepts", "paragraph", "gone", "stands"), [
    (True, "25B1", "first_call_withdrawn", "second_call_stands"),
    (False, "25B2", "second_call_cancelled", "first_call_stands_under_its_own_law"),
])  # fmt: skip
def test_25B1_and_B2_lho_decides_which_call_stands_and_25B3_puts_16C_on_the_other(
    accepts: bool, paragraph: str, gone: str, stands: str
) -> None:
    ruling = ruled("change_of_call", **CHANGED, lho_accepts_change=accepts, standing_call_is="nothing")
    assert cited(ruling) == [
        (paragraph, gone),
        (paragraph, stands),
        ("16B1(a)", "remark_beside_the_change_is_unauthorized"),
        ("16C1", "withdrawn_call_authorized_for_the_others"),
        ("16C2", "withdrawn_call_unauthorized_for_his_side"),
        ("26B", "lead_restriction_may_follow"),
        ("17C", "calls_next_unless_over"),
    ]


@pytest.mark.parametrize("accepts", [True, False])
@pytest.mark.parametrize(("standing", "situation"), [
    ("insufficient", "insufficient_bid"),
    ("inadmissible", "inadmissible_double"),
    ("required_to_pass", "call_by_player_required_to_pass"),
    ("bid_out_of_rotation", "bid_out_of_rotation"),
])  # fmt: skip
def test_25B_a_call_that_stands_and_is_irregular_itself_leads_on_to_its_law(
    standing: str, situation: str, accepts: bool
) -> None:
    ruling = ruled("change_of_call", **CHANGED, lho_accepts_change=accepts, standing_call_is=standing)
    assert the(ruling, "standing_call_is_irregular_itself").values["situation"] == situation
    assert "calls_next_unless_over" not in keys(ruling)


@pytest.mark.parametrize(("accepts", "auction", "told"), [
    (True, "1S 2H E:1H", "insufficient"), (False, "1S 1H E:2H", "insufficient"), (True, "P P E:X", "inadmissible"),
])  # fmt: skip
def test_25B_what_is_wrong_with_the_call_that_stands_is_told_by_the_record(
    accepts: bool, auction: str, told: str
) -> None:
    ruling = called("change_of_call", auction, call_was_intended=True, lho_accepts_change=accepts)
    assert derived(ruling)["standing_call_is"] == told


def test_25B_a_wish_alone_gives_lho_no_option() -> None:
    ruling = ruled("change_of_call", call_was_intended=True, second_call_made=False)
    assert keys(ruling) == {"intended_call_stands", "wish_to_change_is_unauthorized", "turn_stays_where_it_was"}


def test_25A_a_call_that_was_never_intended_goes_to_25A() -> None:
    ruling = ruled("change_of_call", call_was_intended=False)
    assert the(ruling, "call_was_unintended").values["situation"] == "unintended_call"


def test_25B_two_calls_in_a_row_are_recorded_as_a_change() -> None:
    ruling = called("change_of_call", "1C 1H E:1S", call_was_intended=True)
    assert derived(ruling) == {"offender": "E", "second_call_made": "yes"}
    assert asked(ruling) == "lho_accepts_change"


@pytest.mark.parametrize(("calls", "who", "answer"), [
    ("1C P", "N", "lho_has_called"),
    ("1C P 1H", "N", "partner_has_called"),
    ("1C P 1H", "S", "nobody_has_called"),
])  # fmt: skip
def test_25A4_whether_partner_has_called_is_recorded(calls: str, who: str, answer: str) -> None:
    ruling = called("unintended_call", calls, offender=who, call_was_intended=False)
    assert derived(ruling)["unintended_in_time"] == answer


def test_25A5_once_the_auction_is_over_the_record_does_not_tell_whether_the_lead_was_faced() -> None:
    ruling = called("unintended_call", "1C P P P", offender="W", call_was_intended=False)
    assert asked(ruling) == "unintended_in_time"


@pytest.mark.parametrize(("calls", "told"), [
    ("1S 1H", {"unintended_in_time": "nobody_has_called"}),
    ("1S 1H E:2H P", {"unintended_in_time": "nobody_has_called"}),
    ("1S 1H P", {"unintended_in_time": "lho_has_called"}),
    ("1S 1H P 2H", {"unintended_in_time": "partner_has_called"}),
])  # fmt: skip
def test_25A_who_has_called_over_the_unintended_call_follows_from_the_record(calls: str, told: dict[str, str]) -> None:
    assert (
        derived(called("unintended_call", calls, recorded_offender="E", call_was_intended=False)).items()
        >= told.items()
    )


@pytest.mark.parametrize("calls", ["1S 1H P E:2H", "1S 1H P P E:2H"])
def test_25A_a_second_call_out_of_rotation_does_not_tell_who_called_over_the_first(calls: str) -> None:
    ruling = called("unintended_call", calls, recorded_offender="E", call_was_intended=False)
    assert ruling.question is not None
    assert (ruling.question.fact.key, len(ruling.question.options)) == ("unintended_in_time", 6)


@pytest.mark.parametrize(("meant", "situation"), [
    ("insufficient", "insufficient_bid"),
    ("inadmissible", "inadmissible_double"),
    ("required_to_pass", "call_by_player_required_to_pass"),
    ("pass_out_of_rotation", "pass_out_of_rotation"),
    ("bid_out_of_rotation", "bid_out_of_rotation"),
    ("double_out_of_rotation", "double_out_of_rotation"),
])  # fmt: skip
def test_25A1_an_intended_call_that_is_irregular_leads_on_to_its_own_law(meant: str, situation: str) -> None:
    facts = {"call_was_intended": False, "unintended_in_time": "nobody_has_called"}
    ruling = ruled("unintended_call", **facts, intended_call_is=meant)
    assert the(ruling, "intended_call_is_irregular_itself").values["situation"] == situation


def test_25A1_a_second_call_on_record_tells_what_is_irregular_about_it_as_if_the_first_had_not_been_made() -> None:
    ruling = called("unintended_call", "1S 2S E:1H", call_was_intended=False)
    assert derived(ruling)["intended_call_is"] == "insufficient"
    legal = called("unintended_call", "1S 1H E:2H", call_was_intended=False)
    assert derived(legal)["intended_call_is"] == "nothing"


def test_25_where_he_may_have_had_to_pass_it_is_asked_whether_the_call_is_irregular() -> None:
    disturbed = called("unintended_call", "1C P W:1S P 1NT E:2S", call_was_intended=False)
    assert asked(disturbed) == "intended_call_is"


def test_25B_an_undisturbed_auction_tells_that_nothing_is_irregular_about_the_call_that_stands() -> None:
    facts = {"call_was_intended": True, "lho_accepts_change": False}
    ruling = called("change_of_call", "1C 1H E:1S", **facts)
    assert derived(ruling)["standing_call_is"] == "nothing"

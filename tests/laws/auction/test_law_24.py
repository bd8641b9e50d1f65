"""Law 24, row by row; West's card."""

import pytest

from rulings.bridge import Seat, Side
from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_auctions import recorded
from tests.laws.ruling import cited, keys, ruled, the


def exposed(cards: str, side: str = "not_yet", **facts: object) -> Ruling:
    facts.setdefault("partner_could_see_face", True)
    return ruled(
        "card_exposed_in_auction", card_shown="during_auction", exposed_cards=cards, side_in_play=side, **facts
    )


def test_24_the_card_stays_face_up_and_is_information_for_the_others_only() -> None:
    ruling = exposed("S7", led_prematurely=False)
    assert the(ruling, "face_up_until_the_auction_ends").paragraph == "24"
    assert the(ruling, "card_in_the_auction_authorized_for_the_others").values["side"] is Side.NS
    assert the(ruling, "card_in_the_auction_unauthorized_for_his_side").values["side"] is Side.EW


def test_24_partner_must_have_been_able_to_see_the_face() -> None:
    ruling = ruled("card_exposed_in_auction", card_shown="during_auction", partner_could_see_face=False)
    assert cited(ruling) == [
        ("24", "partner_could_not_see_the_card"),
        ("24", "unseen_card_back_in_the_hand"),
    ]
    assert [fact.key for fact in ruling.judgements] == ["partner_could_see_face"]


@pytest.mark.parametrize(("cards", "facts", "paragraph"), [
    ("S10", {}, "24B"),
    ("SA", {}, "24B"),
    ("S2", {"led_prematurely": True}, "24B"),
    ("S2 S3", {}, "24C"),
    ("SA H2", {}, "24C"),
])  # fmt: skip
def test_24B_and_C_partner_passes_once_and_72C_is_judged_after_play(
    cards: str, facts: dict[str, object], paragraph: str
) -> None:
    ruling = exposed(cards, **facts)
    must_pass = the(ruling, "must_pass_at_his_next_turn")
    assert (must_pass.paragraph, must_pass.values["who"], must_pass.values["until"]) == (paragraph, Seat.EAST, "once")
    assert the(ruling, "judge_after_play_whether_could_have_known").paragraph == "72C"


def test_24_the_ten_is_an_honour_so_whether_it_was_led_is_not_asked() -> None:
    assert "led_prematurely" not in {fact.key for fact in exposed("H10").relied_on}


def test_24D_declarer_or_dummy_picks_the_card_up() -> None:
    picked_up = the(exposed("SA", "declaring"), "picked_up_by_declaring_side")
    assert (picked_up.paragraph, picked_up.effect) == ("24D", Effect.CARD_RETURNED)


def test_24E_a_defenders_card_is_a_penalty_card_from_then_on() -> None:
    see = the(exposed("SA S2", "defending"), "penalty_card_now")
    assert (see.paragraph, see.values["situation"]) == ("24E", "penalty_card")


def test_24D_and_E_wait_for_the_end_of_the_recorded_auction() -> None:
    facts = {"card_shown": "during_auction", "partner_could_see_face": True, "exposed_cards": "SA"}
    going_on = ruled("card_exposed_in_auction", record=recorded("1H P"), **facts)
    over = ruled("card_exposed_in_auction", record=recorded("1H P P P"), **facts)
    assert cited(going_on)[-2:] == [
        ("24D", "picked_up_if_his_side_declares"),
        ("24E", "penalty_card_if_he_defends"),
    ]
    assert "penalty_card_now" in keys(over)


@pytest.mark.parametrize(("side", "led", "paragraph", "situation"), [
    ("defending", True, "54", "opening_lead_out_of_turn"),
    ("defending", False, "49", "penalty_card"),
    ("declaring", True, "54E", None),
    ("declaring", False, "48A", None),
])  # fmt: skip
def test_24_is_not_for_the_clarification_period_except_for_a_lead_by_declarers_side(
    side: str, led: bool, paragraph: str, situation: str | None
) -> None:
    ruling = ruled(
        "card_exposed_in_auction", card_shown="after_final_pass", side_in_play=side, attempted_opening_lead=led
    )
    (finding,) = ruling.findings
    assert (finding.paragraph, finding.values.get("situation")) == (paragraph, situation)


def test_a_card_dropped_before_the_first_call_is_picked_up_and_only_what_was_seen_of_it_counts() -> None:
    ruling = ruled("card_exposed_in_auction", card_shown="before_first_call")
    assert cited(ruling) == [("24", "picked_up_before_the_auction"), ("16D1", "card_seen_before_the_auction")]
    assert the(ruling, "card_seen_before_the_auction").values["situation"] == "extraneous_information"


def test_16D1_a_card_seen_by_anothers_error_is_extraneous_information() -> None:
    ruling = ruled("card_exposed_in_auction", card_shown="by_anothers_error")
    assert ruling.findings[0].values["situation"] == "extraneous_information"

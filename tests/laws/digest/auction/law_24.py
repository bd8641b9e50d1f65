"""Law 24: a card exposed or led during the auction."""

from tests.laws.digest.rows import Worked, rows

SEEN = {"card_shown": "during_auction", "partner_could_see_face": True}
LATER = {"card_shown": "after_final_pass"}
SITUATION = "card_exposed_in_auction"


def exposed(cards: str, *finds: str, side: str = "not_yet", lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(SITUATION, {**SEEN, "exposed_cards": cards, "side_in_play": side, **facts}, finds, lacks)


def after(side: str, led: bool, *finds: str) -> Worked:
    return Worked(SITUATION, {**LATER, "side_in_play": side, "attempted_opening_lead": led}, finds,
                  lacks=("must_pass_at_his_next_turn",))  # fmt: skip


CHECK_72C = "72C judge_after_play_whether_could_have_known"
ROWS = rows(
    "24",
    ("24", "any card: face up until the auction ends, authorized for the others only", (
        exposed("S7", "24 face_up_until_the_auction_ends", "16C1 card_in_the_auction_authorized_for_the_others",
                "16C2 card_in_the_auction_unauthorized_for_his_side", led_prematurely=False),
        Worked(SITUATION, {"card_shown": "during_auction", "partner_could_see_face": False},
               ("24 partner_could_not_see_the_card",), judged=("partner_could_see_face",)),
    )),
    ("24A", "one card below honour, not led", (
        exposed("S9", "24A low_card_nobody_has_to_pass", led_prematurely=False,
                lacks=("must_pass_at_his_next_turn", "judge_after_play_whether_could_have_known")),
    )),
    ("24B", "one honour, or any card led prematurely", (
        exposed("S10", "24B must_pass_at_his_next_turn", CHECK_72C, lacks=("must_pass_for_the_rest",)),
        exposed("S2", "24B must_pass_at_his_next_turn", CHECK_72C, led_prematurely=True),
    )),
    ("24C", "two or more cards", (exposed("S2 S3", "24C must_pass_at_his_next_turn", CHECK_72C),)),
    ("24D", "auction over, declarer or dummy: picked up", (
        exposed("SA", "24D picked_up_if_his_side_declares"),
        exposed("SA", "24D picked_up_by_declaring_side", side="declaring"),
    )),
    ("24E,50B", "auction over, defender: every such card is a penalty card", (
        exposed("SA", "24E penalty_card_if_he_defends"),
        exposed("SA S2", "24E penalty_card_now", side="defending"),
    )),
    ("17D1,54", "clarification period, a defender faces a lead: 54", (
        after("defending", True, "54 opening_lead_by_the_wrong_defender"),
    )),
    ("54E", "clarification period, declarer's side attempts the lead: picked up", (
        after("declaring", True, "54E lead_by_declaring_side_picked_up"),
    )),
    ("48A,49", "clarification period, otherwise exposed: 49 for a defender, else nothing", (
        after("defending", False, "49 exposed_after_the_auction_by_defender"),
        after("declaring", False, "48A exposed_by_declaring_side_no_matter"),
    )),
    ("6D1,16D", "seen by no error of its owner, or before the auction began", (
        Worked(SITUATION, {"card_shown": "by_anothers_error"}, ("16D1 card_seen_by_anothers_error",)),
        Worked(SITUATION, {"card_shown": "before_first_call"},
               ("24 picked_up_before_the_auction", "16D1 card_seen_before_the_auction"),
               lacks=("must_pass_at_his_next_turn", "penalty_card_now")),
    )),
)  # fmt: skip

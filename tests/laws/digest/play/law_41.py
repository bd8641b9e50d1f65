"""Law 41: the opening lead, questions after it, dummy laid out."""

from tests.laws.digest.rows import Worked, rows

UNDER_THE_LEAD = "face_down_lead_out_of_turn"
RIGHT = {"opening_lead_by": "right_defender"}
WRONG = {"opening_lead_by": "other_defender"}


def face_down(facts: dict[str, object], *finds: str, **record: object) -> Worked:
    return Worked(UNDER_THE_LEAD, facts, finds, record=record)


def asks(what: str, when: str, role: str, *finds: str, lacks: tuple[str, ...] = (), **record: object) -> Worked:
    return Worked("late_question", {"asked_for": what, "when_asked": when, "role": role}, finds, lacks, record=record)


def laid_out(fault: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("dummy_spread_wrongly", {"layout_fault": fault, **facts}, finds, judged=judged)


ROWS = rows(
    "41",
    ("41B", "face down by the right defender: his partner and declarer may ask, dummy not", (
        face_down({**RIGHT, "matter_of_face_down_lead": "nothing"}, "41A face_down_lead_stays",
                  "41B questions_before_the_lead_is_faced"),
        asks("review", "before_faced", "declarer", "41B may_ask_before_the_lead_is_faced"),
        asks("review", "before_faced", "dummy", "41B dummy_may_not_ask"),
    )),
    ("41A", "an irregularity found: withdrawn on the director's word, no penalty card", (
        face_down({**RIGHT, "matter_of_face_down_lead": "wrong_explanation"},
                  "47E2(a) may_change_lead_after_wrong_explanation", "41A face_down_card_no_rectification",
                  "21B1(a) last_call_may_still_be_changed"),
        face_down({**RIGHT, "matter_of_face_down_lead": "other_irregularity", "director_orders_withdrawal": True},
                  "41A face_down_lead_taken_back", "41A face_down_card_no_rectification"),
    )),
    ("41A", "the wrong defender, face down only", (
        face_down(WRONG, "41A face_down_lead_taken_back", "41A right_defender_leads_face_down",
                  "41A face_down_card_no_rectification"),
        face_down(WRONG, "41A right_defender_leads_face_up", regulations={"opening_lead_face_up": "yes"}),
    )),
    ("54", "the wrong defender, faced", (
        Worked("opening_lead_out_of_turn", {**WRONG, "since_opening_lead": "nothing", "penalty_cards": "H7"},
               asks="one_of_five"),
    )),
    ("54E", "the declaring side leads", (
        face_down({"opening_lead_by": "declaring_side"}, "54E declaring_side_has_led"),
    )),
    ("24", "the auction is not over", (
        face_down({"opening_lead_by": "auction_not_over"}, "24 led_before_the_auction_was_over"),
    )),
    ("41C", "the lead is faced: the play has begun and dummy is spread", (
        Worked("opening_lead_out_of_turn", RIGHT, ("41A it_was_his_lead",)),
        Worked("opening_lead_out_of_turn", {}, ("41A it_was_his_lead",), record={"contract": "4S by S"}),
    )),
    ("41B", "a review afterwards only at one's first turn, whole, by an opponent", (
        asks("review", "first_turn", "defender", "41B whole_review_by_an_opponent"),
        asks("review", "later_turn", "defender", "41B too_late_for_a_review"),
        asks("review", "not_his_turn", "declarer", "41B review_at_his_first_turn_only"),
    )),
    ("41B", "explanations at one's turn all through the play", (
        asks("explanation", "later_turn", "declarer", "41B explanation_at_his_turn",
             lacks=("question_may_inform_partner",)),
        asks("explanation", "first_turn", "defender", "41B explanation_at_his_turn", "16B question_may_inform_partner"),
        asks("explanation", "not_his_turn", "declarer", "41B waits_for_his_turn_to_ask"),
        asks("correction", "later_turn", "defender", "47E2 explanation_corrected_after_the_lead"),
    )),
    ("41C", "the contract and its doubling at one's turn, not for dummy", (
        asks("contract", "later_turn", "defender", "41C contract_is_told"),
        asks("contract", "not_his_turn", "defender", "41C waits_for_his_turn_to_ask"),
        asks("contract", "first_turn", "dummy", "41C dummy_may_not_ask", lacks=("contract_is_told",)),
    )),
    ("41D", "dummy laid out wrongly: procedure, unless a hidden card mattered", (
        laid_out("sorted_wrongly", "41D dummy_is_laid_out_rightly", "41D layout_no_rectification"),
        laid_out("hidden_and_revoked", "64B3 dummy_may_have_revoked", "12A1 hidden_card_misled_too"),
        laid_out("hidden", "12A1 hidden_card_adjusted", judged=("hidden_card_did_harm",), hidden_card_did_harm=True),
        laid_out("hidden", "84D hidden_card_did_no_harm", hidden_card_did_harm=False),
    )),
)  # fmt: skip

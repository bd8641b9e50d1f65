"""Law 20: review and explanation of calls."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

REVIEW = "review_and_explanation"
CORRECTED = "explanation_corrected"
LATE = "late_question"
CARDS = "understandings"


def wants(wanted: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(REVIEW, {"wanted_of_the_calls": wanted, **facts}, finds, lacks)


def noticed(by: str, *finds: str, **facts: object) -> Worked:
    return Worked(CORRECTED, {"explanation_noticed_by": by, **facts}, finds)


def late(asked_for: str, role: str, when: str, *finds: str) -> Worked:
    return Worked(LATE, {"asked_for": asked_for, "role": role, "when_asked": when}, finds)


def judged(wanted: str, fact: str, answer: object, *finds: str, **facts: object) -> Worked:
    return Worked(REVIEW, {"wanted_of_the_calls": wanted, fact: answer, **facts}, finds, judged=(fact,))


def looked_at(card: str, fact: str, answer: bool, *finds: str) -> Worked:
    return Worked(CARDS, {"understanding_fault": card, fact: answer}, finds)


APPLIES_21 = "director_applies_misinformation"
ROWS = rows(
    "20",
    ("20A", "unsure what the call was: at once, any time", (
        wants("what_was_called", "20A told_at_once_what_was_called"),
    )),
    ("20B", "own turn, not barred: all calls, no part", (
        wants("review", "20B whole_auction_is_reviewed", asks_when="at_his_turn"),
        wants("review", "20B waits_for_his_turn_to_call", asks_when="not_his_turn"),
        wants("review", "20B required_to_pass_may_not_ask", asks_when="required_to_pass"),
        Worked(REVIEW, {"wanted_of_the_calls": "review"}, ("20B waits_for_his_turn_to_call",), record=recorded("1H")),
    )),
    ("20C1", "after the final pass a defender asks whose lead it is", (
        wants("whose_lead", "20C1 defender_may_ask_whose_lead_it_is"),
    )),
    ("20C2", "after it declarer or a defender, not dummy, may have it restated", (
        wants("review", "20C2 asked_after_final_pass", asks_when="auction_over"),
        late("review", "defender", "first_turn", "41B whole_review_by_an_opponent"),
        late("review", "declarer", "before_faced", "41B may_ask_before_the_lead_is_faced"),
        Worked(LATE, {"asked_for": "review", "role": "dummy"}, ("41B dummy_may_not_ask",)),
        late("review", "defender", "later_turn", "41B too_late_for_a_review"),
        late("contract", "defender", "later_turn", "41C contract_is_told"),
    )),
    ("20D", "an opponent answers", (
        wants("review", "20D opponent_gives_the_review", asks_when="at_his_turn"),
    )),
    ("20E", "everyone corrects a review; uncorrected and damage: adjusted", (
        wants("wrong_review", "20E all_must_correct_a_wrong_review", "20E review_corrected_in_time",
              review_was_corrected=True),
        judged("wrong_review", "damaged_by_wrong_review", True, "20E adjusted_after_a_wrong_review",
               review_was_corrected=False),
        judged("wrong_review", "damaged_by_wrong_review", False, "20E wrong_review_did_no_harm",
               review_was_corrected=False),
    )),
    ("20F1", "own turn, not barred: explained by the partner of the caller", (
        wants("explanation", "20F1 callers_partner_explains", "20F1 partner_adds_no_question", asks_when="at_his_turn",
              asks_about_one_call=False, lacks=("may_ask_about_one_call",)),
        wants("explanation", "20F1 waits_for_his_turn_to_call", asks_when="not_his_turn"),
        wants("explanation", "20F1 required_to_pass_may_not_ask", asks_when="required_to_pass"),
    )),
    ("20F2", "after the final pass and in the play, at one's turn", (
        wants("explanation", "20F2 asked_after_final_pass", asks_when="auction_over"),
        late("explanation", "declarer", "later_turn", "41B explanation_at_his_turn"),
        late("explanation", "defender", "not_his_turn", "41B waits_for_his_turn_to_ask"),
    )),
    ("20F3", "about one call only: allowed, but it may inform partner", (
        wants("explanation", "20F3 may_ask_about_one_call", "16B1 question_may_inform_partner",
              asks_when="at_his_turn", asks_about_one_call=True),
    )),
    ("20F4(a)", "the explainer corrects before the lead, in the play at once", (
        noticed("explainer", "20F4(a) explainer_tells_before_the_lead", lead_has_been_faced=False),
        noticed("explainer", "75B2 explainer_calls_director_at_once", lead_has_been_faced=True),
    )),
    ("20F4(b)", "the director applies 21B", (
        noticed("explainer", f"20F4(b) {APPLIES_21}", lead_has_been_faced=False),
    )),
    ("20F5(a)", "his partner shows nothing during the auction", (
        noticed("partner", "20F5(a) partner_shows_nothing_in_the_auction", "20F5(b) partner_corrects_later_by_his_side",
                side_in_play="not_yet"),
    )),
    ("20F5(b)(i)", "a defender only at the end of play", (
        noticed("partner", "20F5(b)(i) defender_corrects_at_end_of_play", side_in_play="defending", play_is_over=False),
        noticed("partner", "20F5(b)(i) defender_corrects_now_that_play_is_over", f"20F6 {APPLIES_21}",
                side_in_play="defending", play_is_over=True),
    )),
    ("20F5(b)(ii)", "declarer or dummy after the final pass", (
        noticed("partner", "20F5(b)(ii) declaring_side_corrects_after_final_pass", f"20F6 {APPLIES_21}",
                side_in_play="declaring"),
    )),
    ("20F6", "acted on misinformation: 21 for calls, 47E for plays", (
        Worked("misinformation",
               {"misinformation_source": "wrong_explanation", "misinformation_known_when": "during_play"},
               ("20F6 cards_played_on_misinformation",)),
    )),
    ("20G1,2", "asked for partner's sake or to draw a wrong answer: forbidden", (
        judged("purpose", "purpose_of_question", "only_for_partner", "20G1 may_not_ask_for_partners_sake",
               "16B1 question_may_inform_partner"),
        judged("purpose", "purpose_of_question", "only_for_a_wrong_answer", "20G2 may_not_ask_for_a_wrong_answer"),
        judged("purpose", "purpose_of_question", "to_know", "20F1 question_was_proper"),
    )),
    ("20G3", "own card or notes: not, but the declaring side in the clarification period", (
        wants("system_card", "20G3 system_cards_are_law_40"),
        looked_at("own_card", "own_card_between_auction_and_lead", True, "40B2(b) own_card_was_allowed"),
        looked_at("own_card", "own_card_between_auction_and_lead", False, "40B2(b) own_card_not_allowed"),
    )),
    ("40B2(c)", "the opponents' card: at the right times", (
        looked_at("opponents_card", "opponents_card_at_a_right_time", True, "40B2(c) opponents_card_was_allowed"),
        looked_at("opponents_card", "opponents_card_at_a_right_time", False, "40B2(c) opponents_card_at_his_turn_only"),
    )),
)  # fmt: skip

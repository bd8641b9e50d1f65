"""The facts of Law 20A to E, F1 to F3 and G: what a player wants to know of the calls, when, and why."""

from enum import StrEnum

from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of, yes_no
from rulings.laws.roles import offender


class Wanted(StrEnum):
    """What the player wants, or what is said of a question or an answer."""

    WHAT_WAS_CALLED = "what_was_called"
    REVIEW = "review"
    EXPLANATION = "explanation"
    WHOSE_LEAD = "whose_lead"
    SYSTEM_CARD = "system_card"
    WRONG_REVIEW = "wrong_review"
    PURPOSE = "purpose"


class When(StrEnum):
    """When he asks."""

    AT_HIS_TURN = "at_his_turn"
    NOT_HIS_TURN = "not_his_turn"
    REQUIRED_TO_PASS = "required_to_pass"
    AUCTION_OVER = "auction_over"


class Purpose(StrEnum):
    """20G1 and G2: why he asked."""

    ONLY_FOR_PARTNER = "only_for_partner"
    ONLY_FOR_A_WRONG_ANSWER = "only_for_a_wrong_answer"
    TO_KNOW = "to_know"


def recorded_when(case: Case) -> When | None:
    """Whose turn it is the record tells; that he must pass it does not."""
    auction = case.record.auction
    if auction is None:
        return None
    if auction.is_over:
        return When.AUCTION_OVER
    return None if auction.turn is case[offender] else When.NOT_HIS_TURN


wanted_of_the_calls = one_of("wanted_of_the_calls", Wanted, law="20")
asks_when = one_of("asks_when", When, law="20B", derive=recorded_when)
asks_about_one_call = yes_no("asks_about_one_call", law="20F3")
review_was_corrected = yes_no("review_was_corrected", law="20E")
damaged_by_wrong_review = judgement("damaged_by_wrong_review", law="20E")
purpose_of_question = one_of("purpose_of_question", Purpose, law="20G1", asked_of=AskedOf.JUDGEMENT)

"""The facts of Law 14: when the hand was found short, where the card is, what it could have done."""

from enum import StrEnum

from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no


class Discovered(StrEnum):
    """When the hand was found short."""

    BEFORE_LEAD_FACED = "before_lead_faced"
    DURING_PLAY = "during_play"
    AFTER_PLAY = "after_play"
    AFTER_CORRECTION_PERIOD = "after_correction_period"
    PASSED_OUT = "passed_out"


class Where(StrEnum):
    """Where the card was found."""

    AMONG_PLAYED_CARDS = "among_played_cards"
    ELSEWHERE = "elsewhere"
    NOT_FOUND = "not_found"


def recorded_pass_out(case: Case) -> Discovered | None:
    return Discovered.PASSED_OUT if case.record.auction and case.record.auction.is_passed_out else None


missing_card_discovered = one_of("missing_card_discovered", Discovered, law="14A", derive=recorded_pass_out)
missing_card_found = one_of("missing_card_found", Where, law="14A1")
missing_card_seen_by_partner = yes_no("missing_card_seen_by_partner", law="14B4")
missing_card_should_have_been_played = yes_no("missing_card_should_have_been_played", law="14B4")
passed_out_with_missing_card_stands = judgement("passed_out_with_missing_card_stands", law="14A3")

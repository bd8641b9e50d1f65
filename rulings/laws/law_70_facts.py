"""The facts and judgements of Law 70, in the order of its paragraphs."""

from enum import StrEnum

from rulings.bridge.calls import Denomination
from rulings.bridge.cards import Card
from rulings.laws.answers import Number
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, Fact, judgement, one_of, yes_no
from rulings.laws.recorded_claim import cards_left, hands_left, recorded_claim, told_by_claim, trumps_left
from rulings.laws.recorded_play import ALL_TRICKS, recorded_winners
from rulings.laws.roles import offender

NONE: frozenset[Card] = frozenset()


class Line(StrEnum):
    """70D1: the line that the claimer now proposes."""

    STATED = "stated"
    UNSTATED_NONE_WORSE = "unstated_none_worse"
    UNSTATED_WORSE_EXISTS = "unstated_worse_exists"


class Doubt(StrEnum):
    """70A: against whom doubtful points are resolved."""

    CLAIMER = "claimer"
    REVOKER = "revoker"


class Location(StrEnum):
    """70E1: does the line need a card to be with one opponent rather than the other?"""

    NOT_NEEDED = "not_needed"
    SHOWN_OUT = "shown_out"
    GUESS = "guess"


def recorded_no_trump_out(case: Case) -> bool | None:
    """At notrump no trump is out, nor where the other side has none left; one that is may have been mentioned."""
    contract, others = case.record.contract, case[offender].side.other
    if contract and contract.denomination is Denomination.NOTRUMP:
        return False
    if trumps_left(case, others, recorded_claim(case).hands) == NONE:
        return told_by_claim(case, trump_is_out_and_unmentioned, False)
    return False if trumps_left(case, others, hands_left(case)) == NONE else None


def recorded_tricks_left(case: Case) -> int | None:
    """From the hands left at the claim, else from the tricks."""
    won = len(recorded_winners(case))
    played = ALL_TRICKS - won if 0 < won < ALL_TRICKS else None
    return told_by_claim(case, tricks_left, cards_left(case)) or played


trump_is_out_and_unmentioned = yes_no("trump_is_out_and_unmentioned", law="70C1", derive=recorded_no_trump_out)
unaware_of_the_trump = judgement("unaware_of_the_trump", law="70C2")
could_be_lost_to_the_trump = judgement("could_be_lost_to_the_trump", law="70C3")
proposed_line = one_of("proposed_line", Line, law="70D1", asked_of=AskedOf.JUDGEMENT)
depends_on_partners_choice = judgement("depends_on_partners_choice", law="70D2")
location_of_card = one_of("location_of_card", Location, law="70E1", asked_of=AskedOf.JUDGEMENT)
order_within_suit_matters = yes_no("order_within_suit_matters", law="70E2")
suit_taken_from_the_top = judgement("suit_taken_from_the_top", law="70E2")
tricks_left: Fact[int] = Fact("tricks_left", "70A", Number(1, ALL_TRICKS, (5,)), derive=recorded_tricks_left)
tricks_awarded: Fact[int] = Fact("tricks_awarded", "70A", Number(0, ALL_TRICKS, (3,)))

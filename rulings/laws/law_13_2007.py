"""Law 13 in the 2007 edition, sentence by sentence: 13A to F.

Other than in 2017, a seen card may stop the board at once (13D2(b)), and what the director moved is unauthorized for
the partner (13E). A passed-out board has no paragraph of its own: every hand has called, so 13A or B, judged.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.adjusting import artificial, assigned_if_possible
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_13 import found_after_play, no_hand_above_thirteen, passed_out
from rulings.laws.law_13_facts import (
    Counts,
    Found,
    card_of_another_hand_seen,
    count_found,
    counts,
    deal_can_be_corrected_and_played,
    incorrect_hand_called,
    information_unlikely_to_interfere,
)
from rulings.laws.law_13_surplus import SurplusEdition, foreign_card

SURPLUS_2007 = SurplusEdition("13F", "13B", forbids_adjusting=False)


def wrong_number_of_cards_2007(case: Case) -> Iterator[Finding]:
    """13A and B when a wrong hand has called, D when none has, C after play, F for a foreign card."""
    match case[counts]:
        case Counts.ONLY_FEWER:
            yield no_hand_above_thirteen(case)
        case Counts.FOREIGN_CARD:
            yield from foreign_card(case, SURPLUS_2007)
        case Counts.MORE_THAN_THIRTEEN:
            yield from more_than_thirteen(case)
        case never:
            assert_never(never)


def more_than_thirteen(case: Case) -> Iterator[Finding]:
    match case[count_found]:
        case Found.AFTER_PLAY:
            yield from found_after_play("13C", "86D")
        case Found.PASSED_OUT:
            yield from passed_out(case, "13A", "13B")
        case Found.DURING_AUCTION_OR_PLAY if case[incorrect_hand_called]:
            yield from called(case)
        case Found.DURING_AUCTION_OR_PLAY:
            yield from nobody_called(case)
        case never:
            assert_never(never)


def called(case: Case) -> Iterator[Finding]:
    """13A and B."""
    if case[deal_can_be_corrected_and_played]:
        yield Finding("13A", "corrected_and_played_no_call_changes", Effect.PLAY_ON)
        yield Finding("13A", "may_adjust_after_correction", Effect.CHECK_LATER)
        yield moved_card_is_unauthorized()
        return
    yield assigned_if_possible("13B", "deal_cannot_be_corrected")
    yield Finding("13B", "wrong_count_may_be_penalized", Effect.PENALTY)


def nobody_called(case: Case) -> Iterator[Finding]:
    """13D: corrected; a seen card stops the board when it matters enough."""
    if not case[card_of_another_hand_seen]:
        yield Finding("13D1", "corrected_and_played_normally", Effect.PLAY_ON)
        yield moved_card_is_unauthorized()
    elif case[information_unlikely_to_interfere]:
        yield Finding("13D2(a)", "corrected_played_and_scored", Effect.PLAY_ON)
        yield Finding("13D2(a)", "did_seen_card_affect_the_result", Effect.CHECK_LATER)
        yield Finding("13D2(a)", "wrong_count_may_be_penalized", Effect.PENALTY)
        yield moved_card_is_unauthorized()
    else:
        yield artificial("13D2(b)", "information_stops_the_board")
        yield Finding("13D2(b)", "wrong_count_may_be_penalized", Effect.PENALTY)


def moved_card_is_unauthorized() -> Finding:
    """13E: the partner of a player whose hand was wrong may not use what the director put where."""
    return Finding("13E", "moved_card_unauthorized_for_partner", Effect.INFORMATION)

"""Law 13: one hand has more than 13 cards and another fewer, or a card does not belong to the deal.

Before a player with a wrong hand has called, the board is always played (13A); afterwards it is played when that is
possible without changing a call (13B). Where the law says "adjusted" it points to 12C1(b): assigned if possible.
A board passed out is not in the text: by analogy with 13B2, judged. What was seen is no unauthorized information
here (unlike Law 14): protection is the look back after play.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.adjusting import assigned_if_possible
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_13_facts import (
    Counts,
    Found,
    adjust_passed_out_board,
    card_of_another_hand_seen,
    count_found,
    counts,
    deal_can_be_corrected_and_played,
    incorrect_hand_called,
)
from rulings.laws.law_13_surplus import SurplusEdition, foreign_card
from rulings.laws.roles import offender

SURPLUS_2017 = SurplusEdition("13C", "13B2", forbids_adjusting=True)


def wrong_number_of_cards(case: Case) -> Iterator[Finding]:
    """In the order of the tests: no hand above 13, a foreign card, play over, nobody has called, somebody has."""
    match case[counts]:
        case Counts.ONLY_FEWER:
            yield no_hand_above_thirteen(case)
        case Counts.FOREIGN_CARD:
            yield from foreign_card(case, SURPLUS_2017)
        case Counts.MORE_THAN_THIRTEEN:
            yield from more_than_thirteen(case)
        case never:
            assert_never(never)


def no_hand_above_thirteen(case: Case) -> Finding:
    """The footnote to 13 (2007: its reference): no hand has more than 13, so Law 14."""
    see = "missing_card"
    return Finding("13", "no_hand_above_thirteen", Effect.SEE_LAW, who=case[offender], law="14", situation=see)


def more_than_thirteen(case: Case) -> Iterator[Finding]:
    match case[count_found]:
        case Found.AFTER_PLAY:
            yield from found_after_play("13D", "86B")
        case Found.PASSED_OUT:
            yield from passed_out(case, "13B1", "13B2")
        case Found.DURING_AUCTION_OR_PLAY if case[incorrect_hand_called]:
            yield from found_after_a_call(case)
        case Found.DURING_AUCTION_OR_PLAY:
            yield from found_before_a_call(case)
        case never:
            assert_never(never)


def found_before_a_call(case: Case) -> Iterator[Finding]:
    """13A: corrected and always played; a card seen is looked at after play."""
    if not case[card_of_another_hand_seen]:
        yield Finding("13A1", "corrected_and_played_normally", Effect.PLAY_ON)
        return
    yield Finding("13A2", "corrected_played_and_scored", Effect.PLAY_ON)
    yield Finding("13A2", "did_seen_card_affect_the_result", Effect.CHECK_LATER)
    yield Finding("13A2", "wrong_count_may_be_penalized", Effect.PENALTY)


def found_after_a_call(case: Case) -> Iterator[Finding]:
    """13B: played on without changing a call if that is possible, else an adjusted score."""
    if case[deal_can_be_corrected_and_played]:
        yield Finding("13B1", "corrected_and_played_no_call_changes", Effect.PLAY_ON)
        yield Finding("13B1", "may_adjust_after_correction", Effect.CHECK_LATER)
        return
    yield assigned_if_possible("13B2", "deal_cannot_be_corrected")
    yield Finding("13B2", "wrong_count_may_be_penalized", Effect.PENALTY)


def found_after_play(paragraph: str, teams: str) -> Iterator[Finding]:
    """13D (2007: 13C): the result must go; `teams` is the paragraph on team play."""
    yield Finding(paragraph, "result_of_wrong_hands_cancelled", Effect.CANCELLED)
    yield assigned_if_possible(paragraph, "adjusted_after_wrong_hands")
    yield Finding(teams, "in_teams_law_86", Effect.PROCEDURE, law=teams)
    yield Finding(paragraph, "wrong_count_is_liable_to_penalty", Effect.PENALTY)


def passed_out(case: Case, playable: str, unplayable: str) -> Iterator[Finding]:
    """Every wrong hand has called, and there is no play: judged by analogy with 13B (2007: 13A and B)."""
    if case[adjust_passed_out_board]:
        yield assigned_if_possible(unplayable, "passed_out_with_wrong_hands")
        yield Finding(unplayable, "wrong_count_may_be_penalized", Effect.PENALTY)
    else:
        yield Finding(playable, "passed_out_result_stands", Effect.STANDS)

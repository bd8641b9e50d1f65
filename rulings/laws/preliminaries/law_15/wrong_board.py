"""Law 15B (2007: 15): a board is played that was not due.

For pairs and individuals only; teams have 86. 2007 stopped the auction (15C), seated the right contestants and let them
call again: 2017 plays on. Whether it is a team event the form of scoring tells, and who is deprived may be nobody. That
a score earned before on the board is the only one follows from the cancellation.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType

from rulings.bridge import Side
from rulings.laws.engine import Case, Effect, Finding, artificial, one_of, yes_no
from rulings.laws.preliminaries.law_12.artificial import artificial_scores, averages
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result
from rulings.laws.preliminaries.law_12.facts import TEAMS, form_of_scoring


class _Deprived(StrEnum):
    """15B3 (2007: 15B): who has lost the chance of a valid score; the others are those due to meet on this board."""

    NOBODY = "nobody"
    NS = "ns"
    EW = "ew"
    BOTH = "both"
    OTHERS = "others"
    BOTH_AND_OTHERS = "both_and_others"


_AT_THE_TABLE: Mapping[_Deprived, tuple[Side, ...]] = MappingProxyType(
    {
        _Deprived.NOBODY: (),
        _Deprived.NS: (Side.NS,),
        _Deprived.EW: (Side.EW,),
        _Deprived.BOTH: tuple(Side),
        _Deprived.OTHERS: (),
        _Deprived.BOTH_AND_OTHERS: tuple(Side),
    }
)


def _recorded_calls(case: Case) -> bool | None:
    """A recorded call shows that cards have been taken out."""
    return True if case.record.auction and case.record.auction.calls else None


_board_is_of_the_match = yes_no("board_is_of_the_match", law="86B")
_cards_taken_out = yes_no("cards_taken_out", law="17A", derive=_recorded_calls)
_somebody_had_played_it = yes_no("somebody_had_played_it", law="15")
_deprived = one_of("deprived_contestants", _Deprived, law="15")
_found_during_the_auction = yes_no("found_during_the_auction", law="15C")
_second_auction_differs = yes_no("second_auction_differs", law="15C")


def wrong_board_played(case: Case) -> Iterator[Finding]:
    """Before any cards are out the board is changed; afterwards it is cancelled, or played out."""
    if not case[_cards_taken_out]:
        yield Finding("17A", "board_is_simply_changed", Effect.PROCEDURE)
    elif case[form_of_scoring] in TEAMS:
        yield from _in_teams(case)
    elif case[_somebody_had_played_it]:
        yield Finding("15B1", "board_cancelled_for_both_sides", Effect.CANCELLED)
        yield Finding("15B1", "earlier_score_stays", Effect.STANDS)
        yield from _deprived_contestants(case, "15B3")
    else:
        yield Finding("15B2", "auction_and_play_are_completed", Effect.PLAY_ON)
        yield Finding("15B2", "score_on_wrong_board_stands", Effect.STANDS)
        yield Finding("15B2", "correct_board_may_be_played_later", Effect.PROCEDURE)
        yield from _deprived_contestants(case, "15B3")


def _in_teams(case: Case) -> Iterator[Finding]:
    """The footnote to 15: 86B, where no result of the same match is there to compare; 16D for what was learned."""
    if case[_board_is_of_the_match]:
        yield Finding("86", "board_is_compared_in_the_match", Effect.PLAY_ON)
    else:
        yield Finding("86B", "wrong_board_in_teams", Effect.PROCEDURE)
        yield from in_place_of_the_result(case)


def _deprived_contestants(case: Case, paragraph: str) -> Iterator[Finding]:
    """Who loses the chance of a valid score gets an artificial one, by fault (12C2), and nobody else."""
    deprived = case[_deprived]
    if deprived is _Deprived.NOBODY:
        yield Finding(paragraph, "nobody_is_deprived", Effect.NO_RECTIFICATION)
    sides = _AT_THE_TABLE[deprived]
    for side in sides:
        yield artificial(paragraph, "artificial_for_the_deprived", to=side)
    if deprived in (_Deprived.OTHERS, _Deprived.BOTH_AND_OTHERS):
        yield artificial(paragraph, "artificial_for_others_deprived")
    if sides:
        yield from averages(case, *sides)


def wrong_board_played_2007(case: Case) -> Iterator[Finding]:
    """2007: 15C while the auction lasts, 15B when somebody had played the board, else 15A."""
    if not case[_cards_taken_out]:
        yield Finding("17A", "board_is_simply_changed", Effect.PROCEDURE)
    elif case[_found_during_the_auction]:
        yield Finding("15C", "first_auction_cancelled", Effect.CANCELLED)
        yield Finding("15C", "right_contestants_are_seated", Effect.PROCEDURE)
        yield Finding("15C", "second_auction_begins", Effect.PROCEDURE)
        if case[_second_auction_differs]:
            yield Finding("15C", "board_cancelled_for_a_differing_call", Effect.CANCELLED)
            yield Finding("12C2(a)", "artificial_for_the_cancelled_board", Effect.PROCEDURE)
            yield from artificial_scores(case)
        else:
            yield Finding("15C", "second_auction_goes_on", Effect.PLAY_ON)
        yield Finding("15C", "purposeful_attempt_to_prevent_play", Effect.PENALTY)
    elif case[_somebody_had_played_it]:
        yield Finding("15B", "second_score_cancelled", Effect.CANCELLED)
        yield Finding("15B", "earlier_score_stays", Effect.STANDS)
        yield from _deprived_contestants(case, "15B")
    else:
        yield Finding("15A1", "score_normally_stands", Effect.STANDS)
        yield Finding("15A2", "correct_board_may_be_played_later", Effect.PROCEDURE)

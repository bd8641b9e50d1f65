"""Law 15B: a board is played that was not due now (2007: 15A, B and C). Pairs and individuals only; teams have 86.

2007 stopped the auction (15C), seated the right contestants and let them call again: 2017 plays on.
"""

from collections.abc import Iterator

from rulings.laws.adjusting import artificial
from rulings.laws.engine import Case
from rulings.laws.facts import yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.record import Form


def recorded_team_play(case: Case) -> bool | None:
    """From the form of scoring of the session."""
    form = case.record.form
    return form in (Form.TEAMS, Form.KNOCKOUT) if form else None


def recorded_calls(case: Case) -> bool | None:
    """A recorded call shows that cards have been taken out."""
    return True if case.record.auction and case.record.auction.calls else None


is_team_event = yes_no("is_team_event", law="86", derive=recorded_team_play)
cards_taken_out = yes_no("cards_taken_out", law="17A", derive=recorded_calls)
somebody_had_played_it = yes_no("somebody_had_played_it", law="15")
contestant_deprived = yes_no("contestant_deprived", law="15")
found_during_the_auction = yes_no("found_during_the_auction", law="15C")
second_auction_differs = yes_no("second_auction_differs", law="15C")


def wrong_board_played(case: Case) -> Iterator[Finding]:
    """Before any cards are out the board is changed; afterwards it is cancelled, or played out."""
    if case[is_team_event]:
        yield Finding("86B", "wrong_board_in_teams", Effect.PROCEDURE)
    elif not case[cards_taken_out]:
        yield Finding("17A", "board_is_simply_changed", Effect.PROCEDURE)
    elif case[somebody_had_played_it]:
        yield Finding("15B1", "board_cancelled_for_both_sides", Effect.CANCELLED)
        yield from deprived_contestants(case, "15B3")
    else:
        yield Finding("15B2", "auction_and_play_are_completed", Effect.PLAY_ON)
        yield Finding("15B2", "score_on_wrong_board_stands", Effect.STANDS)
        yield Finding("15B2", "correct_board_may_be_played_later", Effect.PROCEDURE)
        yield from deprived_contestants(case, "15B3")


def deprived_contestants(case: Case, paragraph: str) -> Iterator[Finding]:
    """Also those who were due to meet on that board."""
    if case[contestant_deprived]:
        yield artificial(paragraph, "artificial_for_the_deprived")
    else:
        yield Finding(paragraph, "nobody_is_deprived", Effect.NO_RECTIFICATION)


def wrong_board_played_2007(case: Case) -> Iterator[Finding]:
    """2007: 15C while the auction lasts, 15B when somebody had played the board, else 15A."""
    if not case[cards_taken_out]:
        yield Finding("17A", "board_is_simply_changed", Effect.PROCEDURE)
    elif case[found_during_the_auction]:
        yield Finding("15C", "first_auction_cancelled", Effect.CANCELLED)
        yield Finding("15C", "right_contestants_are_seated", Effect.PROCEDURE)
        yield Finding("15C", "second_auction_begins", Effect.PROCEDURE)
        if case[second_auction_differs]:
            yield Finding("15C", "board_cancelled_for_a_differing_call", Effect.CANCELLED)
            yield artificial("12C2(a)", "artificial_for_the_cancelled_board")
        else:
            yield Finding("15C", "second_auction_goes_on", Effect.PLAY_ON)
        yield Finding("15C", "purposeful_attempt_to_prevent_play", Effect.PENALTY)
    elif case[somebody_had_played_it]:
        yield Finding("15B", "second_score_cancelled", Effect.CANCELLED)
        yield from deprived_contestants(case, "15B")
    else:
        yield Finding("15A1", "score_normally_stands", Effect.STANDS)
        yield Finding("15A2", "correct_board_may_be_played_later", Effect.PROCEDURE)

"""Law 17D of the 2007 edition, sentence by sentence: a call on cards from a wrong board (2017: 15A).

Only the offender's own call is cancelled; his left-hand opponent, if he has called, must repeat his call; the score is
artificial when the new call differs or when the partner has called. The text names no regime of information here.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.laws.engine.adjusting import artificial
from rulings.laws.engine.engine import Case
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.preliminaries.law_15 import (
    Called,
    Entry,
    called_on_wrong_cards_2007,
    called_since_2007,
    cards_seen_are_of_a_later_board,
    found_in_play,
    new_call_differs,
    normal_play_is_allowed_2007,
    same_call_on_the_right_board_2007,
    wrong_cards_entry,
)
from rulings.laws.record.roles import offender


def cards_from_wrong_board_2007(case: Case) -> Iterator[Finding]:
    """17D1 to D4."""
    match case[wrong_cards_entry]:
        case Entry.AUCTION:
            yield from found_in_the_auction(case)
        case Entry.PLAY:
            yield from found_in_play(case)
        case Entry.BOARD_OF_THE_CARDS:
            yield from board_of_the_cards(case)
        case never:
            assert_never(never)


def found_in_the_auction(case: Case) -> Iterator[Finding]:
    who = case[offender]
    if case[called_on_wrong_cards_2007]:
        yield from called_on_the_wrong_cards(case, who)
    else:
        yield from no_call_yet(case, who)


def no_call_yet(case: Case, who: Seat) -> Iterator[Finding]:
    """The hands are changed; information from another source is 16C in this edition."""
    see = "extraneous_information"
    yield Finding("7B1", "takes_the_right_hand", Effect.PROCEDURE, who=who)
    if case[cards_seen_are_of_a_later_board]:
        yield Finding("16C1", "has_seen_cards_of_a_later_board", Effect.SEE_LAW, who=who, law="16C", situation=see)
    yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def called_on_the_wrong_cards(case: Case, who: Seat) -> Iterator[Finding]:
    """17D1 and D2."""
    yield Finding("17D1", "call_on_wrong_cards_cancelled", Effect.CANCELLED, who=who)
    match case[called_since_2007]:
        case Called.NOBODY:
            yield Finding("17D2", "calls_again_on_the_right_hand", Effect.TURN_RETURNS, who=who)
        case Called.LHO:
            yield Finding("17D2", "calls_again_on_the_right_hand", Effect.TURN_RETURNS, who=who)
            yield from left_hand_opponent_called(case)
        case Called.PARTNER:
            yield artificial("17D2", "partner_called_over_the_cancelled_call", who=who.partner)
        case never:
            assert_never(never)
    yield Finding("17D3", "compare_his_call_on_the_other_board", Effect.CHECK_LATER, who=who)
    yield Finding("17D4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def left_hand_opponent_called(case: Case) -> Iterator[Finding]:
    """17D2: he repeats his call; a new call of the offender that differs costs the board."""
    who = case[offender]
    yield Finding("17D2", "lho_must_repeat_his_call", Effect.PROCEDURE, who=who.lho)
    if case[new_call_differs]:
        yield artificial("17D2", "new_call_differs_after_lho_called", who=who)
    else:
        yield Finding("17D2", "new_call_does_not_differ", Effect.PLAY_ON, who=who)


def board_of_the_cards(case: Case) -> Iterator[Finding]:
    """17D3: repeated, normal play may be allowed; differing, the score is artificial."""
    who = case[offender]
    if not case[same_call_on_the_right_board_2007]:
        yield artificial("17D3", "other_call_gives_artificial_score", who=who)
    elif case[normal_play_is_allowed_2007]:
        yield Finding("17D3", "board_of_the_cards_is_played", Effect.PLAY_ON, who=who)
    else:
        yield artificial("17D3", "board_of_the_cards_gets_artificial_score", who=who)
    yield Finding("17D4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)

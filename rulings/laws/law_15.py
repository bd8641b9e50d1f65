"""Law 15A (2007: 17D): a player called on cards that he had taken from a wrong board.

The board on which he did so, and later the board whose cards they were. Law 15A says "adjusted": the WBF Commentary
makes that artificial where his partner had called (15A2(a)), by fault. Neither edition speaks of wrong cards found in
the play: judged, usually adjusted. 15A3 makes no difference by opponents; the Commentary leaves the choice open where
they are others, and lets a comparable call count as the same.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.laws.adjusting import artificial, assigned_if_possible
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_15_facts import (
    Called,
    Entry,
    board_may_run_in_spite_of_wrong_cards,
    called_on_wrong_cards,
    called_since,
    cards_seen_are_of_a_later_board,
    normal_play_is_allowed,
    same_call_on_the_right_board,
    wrong_cards_entry,
)
from rulings.laws.roles import offender


def cards_from_wrong_board(case: Case) -> Iterator[Finding]:
    """15A: the call and all that followed are cancelled; only his partner's call costs the board."""
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
    if case[called_on_wrong_cards]:
        yield from called_on_the_wrong_cards(case, who)
    else:
        yield from no_call_yet(case, who)


def no_call_yet(case: Case, who: Seat) -> Iterator[Finding]:
    """He has not called: the hands are changed (7B1), and what he saw of a later board is a matter of 16D."""
    see = "extraneous_information"
    yield Finding("7B1", "takes_the_right_hand", Effect.PROCEDURE, who=who)
    if case[cards_seen_are_of_a_later_board]:
        yield Finding("16D1", "has_seen_cards_of_a_later_board", Effect.SEE_LAW, who=who, law="16D", situation=see)
    yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def called_on_the_wrong_cards(case: Case, who: Seat) -> Iterator[Finding]:
    """15A1, A2 and A4."""
    since = case[called_since]
    yield Finding("15A1", "call_on_wrong_cards_cancelled", Effect.CANCELLED, who=who)
    if since is not Called.NOBODY:
        yield Finding("15A1", "calls_since_wrong_cards_cancelled", Effect.CANCELLED)
    if since is Called.PARTNER:
        yield artificial("15A2(a)", "partner_called_after_wrong_cards", who=who.partner)
    else:
        yield Finding("15A2(b)", "calls_again_on_the_right_hand", Effect.TURN_RETURNS, who=who)
        if since is Called.LHO:
            yield Finding("15A2(b)", "opponents_may_call_anew", Effect.PLAY_ON, who=who.lho)
        yield Finding("15A2(c)", "cancelled_call_authorized_for_the_others", Effect.INFORMATION, side=who.side.other)
        yield Finding("15A2(c)", "cancelled_call_unauthorized_for_his_side", Effect.INFORMATION, side=who.side)
    yield Finding("15A3", "compare_his_call_on_the_other_board", Effect.CHECK_LATER, who=who)
    yield Finding("15A4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def found_in_play(case: Case) -> Iterator[Finding]:
    """Neither edition says: usually adjusted, for no normal play is left (12A2); left alone only if it is trivial."""
    who = case[offender]
    if case[board_may_run_in_spite_of_wrong_cards]:
        yield Finding("84D", "board_runs_in_spite_of_wrong_cards", Effect.PLAY_ON)
    else:
        yield artificial("12A2", "wrong_cards_found_in_play")
    yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def board_of_the_cards(case: Case) -> Iterator[Finding]:
    """15A3: the same call, or one that does not differ much, may let the board be played; another may not."""
    who = case[offender]
    if not case[same_call_on_the_right_board]:
        yield assigned_if_possible("15A3", "other_call_on_the_right_board", who=who)
    elif case[normal_play_is_allowed]:
        yield Finding("15A3", "board_of_the_cards_is_played", Effect.PLAY_ON, who=who)
    else:
        yield assigned_if_possible("15A3", "board_of_the_cards_is_not_played", who=who)
    yield Finding("15A4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)

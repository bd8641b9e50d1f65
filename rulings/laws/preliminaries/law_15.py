"""Law 15: a player called on cards from a wrong board (A; 2007: 17D), or a board is played that was not due (B).

The board on which he did so, and later the board whose cards they were. Law 15A says "adjusted": the WBF Commentary
makes that artificial where his partner had called (15A2(a)), by fault. Neither edition speaks of wrong cards found in
the play: judged, usually adjusted. 15A3 makes no difference by opponents; the Commentary leaves the choice open where
they are others, and lets a comparable call count as the same. The same question is a fact of its own in each edition,
for it stands in another paragraph.

A board that was not due now (15B; 2007: 15A, B and C) is for pairs and individuals only; teams have 86. 2007 stopped
the auction (15C), seated the right contestants and let them call again: 2017 plays on.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.engine import (
    Case,
    Edition,
    Effect,
    Finding,
    WaitsFor,
    artificial,
    assigned_if_possible,
    judgement,
    one_of,
    yes_no,
)
from rulings.laws.record.record import Form
from rulings.laws.record.roles import offender


class _Entry(StrEnum):
    """Which of the two boards it is about, and how far it got."""

    AUCTION = "auction"
    PLAY = "play"
    BOARD_OF_THE_CARDS = "board_of_the_cards"


class _Called(StrEnum):
    """Who has called since the offender's call on the wrong cards."""

    NOBODY = "nobody"
    LHO = "lho"
    PARTNER = "partner"


def _recorded_call(case: Case) -> bool | None:
    """From the auction, when there is one."""
    auction = case.record.auction
    return any(made.seat is case[offender] for made in auction.calls) if auction else None


def _recorded_calls_after(case: Case) -> _Called | None:
    """Who has called after the offender's first call: the one that he made on the wrong cards."""
    seats = [made.seat for made in case.record.auction.calls] if case.record.auction else []
    if case[offender] not in seats:
        return None
    later = seats[seats.index(case[offender]) + 1 :]
    return _Called.PARTNER if case[offender].partner in later else _Called.LHO if later else _Called.NOBODY


_wrong_cards_entry = one_of("wrong_cards_entry", _Entry, law="7B1")
_called_on_wrong_cards = yes_no("called_on_wrong_cards", law="15A1", derive=_recorded_call)
_cards_seen_are_of_a_later_board = yes_no("cards_seen_are_of_a_later_board", law="16")
_called_since = one_of("called_since", _Called, law="15A2", derive=_recorded_calls_after)
_board_may_run_in_spite_of_wrong_cards = judgement("board_may_run_in_spite_of_wrong_cards", law="84D")
_same_call_on_the_right_board = yes_no("same_call_on_the_right_board", law="15A3", waits_for=WaitsFor.CALL_IN_TURN)
_normal_play_is_allowed = judgement("normal_play_is_allowed", law="15A3")
_called_on_wrong_cards_2007 = yes_no("called_on_wrong_cards_2007", law="17D1", derive=_recorded_call)
_called_since_2007 = one_of("called_since_2007", _Called, law="17D2", derive=_recorded_calls_after)
_new_call_differs = yes_no("new_call_differs", law="17D2", waits_for=WaitsFor.REPLACEMENT)
_same_call_on_the_right_board_2007 = yes_no(
    "same_call_on_the_right_board_2007", law="17D3", waits_for=WaitsFor.CALL_IN_TURN
)
_normal_play_is_allowed_2007 = judgement("normal_play_is_allowed_2007", law="17D3")


def cards_from_wrong_board(case: Case) -> Iterator[Finding]:
    """15A: the call and all that followed are cancelled; only his partner's call costs the board.

    2007 17D: only his own call is; his left-hand opponent repeats his, and a new call that differs costs the board too.
    """
    match case[_wrong_cards_entry]:
        case _Entry.AUCTION:
            yield from _found_in_the_auction(case)
        case _Entry.PLAY:
            yield from _found_in_play(case)
        case _Entry.BOARD_OF_THE_CARDS:
            yield from _board_of_the_cards(case)
        case never:
            assert_never(never)


def _found_in_the_auction(case: Case) -> Iterator[Finding]:
    who = case[offender]
    if not case[case.by_edition(_called_on_wrong_cards, in_2007=_called_on_wrong_cards_2007)]:
        yield from _no_call_yet(case, who)
    elif case.edition is Edition.LAWS_2017:
        yield from _called_on_the_wrong_cards(case, who)
    else:
        yield from _called_on_the_wrong_cards_2007(case, who)


def _no_call_yet(case: Case, who: Seat) -> Iterator[Finding]:
    """He has not called: the hands are changed (7B1); what he saw of a later board is a matter of 16D (2007: 16C)."""
    number, law = case.by_edition(("16D1", "16D"), in_2007=("16C1", "16C"))
    see = "extraneous_information"
    yield Finding("7B1", "takes_the_right_hand", Effect.PROCEDURE, who=who)
    if case[_cards_seen_are_of_a_later_board]:
        yield Finding(number, "has_seen_cards_of_a_later_board", Effect.SEE_LAW, who=who, law=law, situation=see)
    yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def _called_on_the_wrong_cards(case: Case, who: Seat) -> Iterator[Finding]:
    """15A1, A2 and A4."""
    since = case[_called_since]
    yield Finding("15A1", "call_on_wrong_cards_cancelled", Effect.CANCELLED, who=who)
    if since is not _Called.NOBODY:
        yield Finding("15A1", "calls_since_wrong_cards_cancelled", Effect.CANCELLED)
    if since is _Called.PARTNER:
        yield artificial("15A2(a)", "partner_called_after_wrong_cards", who=who.partner)
    else:
        yield Finding("15A2(b)", "calls_again_on_the_right_hand", Effect.TURN_RETURNS, who=who)
        if since is _Called.LHO:
            yield Finding("15A2(b)", "opponents_may_call_anew", Effect.PLAY_ON, who=who.lho)
        yield Finding("15A2(c)", "cancelled_call_authorized_for_the_others", Effect.INFORMATION, side=who.side.other)
        yield Finding("15A2(c)", "cancelled_call_unauthorized_for_his_side", Effect.INFORMATION, side=who.side)
    yield Finding("15A3", "compare_his_call_on_the_other_board", Effect.CHECK_LATER, who=who)
    yield Finding("15A4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def _called_on_the_wrong_cards_2007(case: Case, who: Seat) -> Iterator[Finding]:
    """17D1 and D2: only his own call is cancelled. The text names no regime of information here."""
    yield Finding("17D1", "call_on_wrong_cards_cancelled", Effect.CANCELLED, who=who)
    match case[_called_since_2007]:
        case _Called.NOBODY:
            yield Finding("17D2", "calls_again_on_the_right_hand", Effect.TURN_RETURNS, who=who)
        case _Called.LHO:
            yield Finding("17D2", "calls_again_on_the_right_hand", Effect.TURN_RETURNS, who=who)
            yield from _left_hand_opponent_called(case, who)
        case _Called.PARTNER:
            yield artificial("17D2", "partner_called_over_the_cancelled_call", who=who.partner)
        case never:
            assert_never(never)
    yield Finding("17D3", "compare_his_call_on_the_other_board", Effect.CHECK_LATER, who=who)
    yield Finding("17D4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def _left_hand_opponent_called(case: Case, who: Seat) -> Iterator[Finding]:
    """2007 17D2: he repeats his call; a new call of the offender that differs costs the board."""
    yield Finding("17D2", "lho_must_repeat_his_call", Effect.PROCEDURE, who=who.lho)
    if case[_new_call_differs]:
        yield artificial("17D2", "new_call_differs_after_lho_called", who=who)
    else:
        yield Finding("17D2", "new_call_does_not_differ", Effect.PLAY_ON, who=who)


def _found_in_play(case: Case) -> Iterator[Finding]:
    """Neither edition says: usually adjusted, for no normal play is left (12A2); left alone only if it is trivial."""
    who = case[offender]
    if case[_board_may_run_in_spite_of_wrong_cards]:
        yield Finding("84D", "board_runs_in_spite_of_wrong_cards", Effect.PLAY_ON)
    else:
        yield artificial("12A2", "wrong_cards_found_in_play")
    yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def _board_of_the_cards(case: Case) -> Iterator[Finding]:
    """15A3: the same call, or one that does not differ much, may let the board be played; another may not.

    In 2007 (17D3) a score in its place was artificial.
    """
    who = case[offender]
    same_call = case[case.by_edition(_same_call_on_the_right_board, in_2007=_same_call_on_the_right_board_2007)]
    if same_call and case[case.by_edition(_normal_play_is_allowed, in_2007=_normal_play_is_allowed_2007)]:
        number = case.by_edition("15A3", in_2007="17D3")
        yield Finding(number, "board_of_the_cards_is_played", Effect.PLAY_ON, who=who)
    elif case.edition is Edition.LAWS_2017:
        key = "board_of_the_cards_is_not_played" if same_call else "other_call_on_the_right_board"
        yield assigned_if_possible("15A3", key, who=who)
    else:
        key = "board_of_the_cards_gets_artificial_score" if same_call else "other_call_gives_artificial_score"
        yield artificial("17D3", key, who=who)
    number = case.by_edition("15A4", in_2007="17D4")
    yield Finding(number, "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def _recorded_team_play(case: Case) -> bool | None:
    """From the form of scoring of the session."""
    form = case.record.form
    return form in (Form.TEAMS, Form.KNOCKOUT) if form else None


def _recorded_calls(case: Case) -> bool | None:
    """A recorded call shows that cards have been taken out."""
    return True if case.record.auction and case.record.auction.calls else None


_is_team_event = yes_no("is_team_event", law="86", derive=_recorded_team_play)
_cards_taken_out = yes_no("cards_taken_out", law="17A", derive=_recorded_calls)
_somebody_had_played_it = yes_no("somebody_had_played_it", law="15")
_contestant_deprived = yes_no("contestant_deprived", law="15")
_found_during_the_auction = yes_no("found_during_the_auction", law="15C")
_second_auction_differs = yes_no("second_auction_differs", law="15C")


def wrong_board_played(case: Case) -> Iterator[Finding]:
    """Before any cards are out the board is changed; afterwards it is cancelled, or played out."""
    if case[_is_team_event]:
        yield Finding("86B", "wrong_board_in_teams", Effect.PROCEDURE)
    elif not case[_cards_taken_out]:
        yield Finding("17A", "board_is_simply_changed", Effect.PROCEDURE)
    elif case[_somebody_had_played_it]:
        yield Finding("15B1", "board_cancelled_for_both_sides", Effect.CANCELLED)
        yield from _deprived_contestants(case, "15B3")
    else:
        yield Finding("15B2", "auction_and_play_are_completed", Effect.PLAY_ON)
        yield Finding("15B2", "score_on_wrong_board_stands", Effect.STANDS)
        yield Finding("15B2", "correct_board_may_be_played_later", Effect.PROCEDURE)
        yield from _deprived_contestants(case, "15B3")


def _deprived_contestants(case: Case, paragraph: str) -> Iterator[Finding]:
    """Who could not play a board gets an artificial score, also those who were due to meet on that board."""
    if case[_contestant_deprived]:
        yield artificial(paragraph, "artificial_for_the_deprived")
    else:
        yield Finding(paragraph, "nobody_is_deprived", Effect.NO_RECTIFICATION)


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
            yield artificial("12C2(a)", "artificial_for_the_cancelled_board")
        else:
            yield Finding("15C", "second_auction_goes_on", Effect.PLAY_ON)
        yield Finding("15C", "purposeful_attempt_to_prevent_play", Effect.PENALTY)
    elif case[_somebody_had_played_it]:
        yield Finding("15B", "second_score_cancelled", Effect.CANCELLED)
        yield from _deprived_contestants(case, "15B")
    else:
        yield Finding("15A1", "score_normally_stands", Effect.STANDS)
        yield Finding("15A2", "correct_board_may_be_played_later", Effect.PROCEDURE)

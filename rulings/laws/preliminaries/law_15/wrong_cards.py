"""Law 15A (2007: 17D): a player called on cards from a wrong board.

The board on which he did so, and later the board whose cards they were. Law 15A says "adjusted": the WBF Commentary
makes that artificial where his partner had called (15A2(a)), by fault. Neither edition speaks of wrong cards found in
the play: the calls made on them fall then as before, and whether the auction can still be taken up is judged. 15A3
makes no difference by opponents; the Commentary leaves the choice open where they are others, and lets a comparable
call count as the same. The same question is a fact of its own in each edition, for it stands in another paragraph.
"""

from collections.abc import Generator, Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.engine import (
    Case,
    Edition,
    Effect,
    Finding,
    WaitsFor,
    judgement,
    one_of,
    yes_no,
)
from rulings.laws.preliminaries.law_12.artificial import artificial_scores
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result
from rulings.laws.record.lost import lost_among_accounts
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
    CANNOT_BE_TOLD = "cannot_be_told"


def _recorded_call(case: Case) -> bool | None:
    """From the auction while it is on: in the play he may have changed his cards since."""
    auction = case.record.auction if case[_wrong_cards_entry] is _Entry.AUCTION else None
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
_auction_can_be_taken_up_again = judgement("auction_can_be_taken_up_again", law="84D")
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
        case _Entry.AUCTION | _Entry.PLAY:
            yield from _while_it_is_played(case)
        case _Entry.BOARD_OF_THE_CARDS:
            yield from _board_of_the_cards(case)
        case never:
            assert_never(never)


def _while_it_is_played(case: Case) -> Iterator[Finding]:
    """A call on wrong cards falls at whatever stage of the board it is found."""
    who = case[offender]
    if not case[case.by_edition(_called_on_wrong_cards, in_2007=_called_on_wrong_cards_2007)]:
        in_play = case[_wrong_cards_entry] is _Entry.PLAY
        yield from _taken_for_the_play(case, who) if in_play else _no_call_yet(case, who)
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
    else:
        yield Finding("7B1", "nothing_of_a_later_board_seen", Effect.NO_RECTIFICATION)
    yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)


def _called_on_the_wrong_cards(case: Case, who: Seat) -> Iterator[Finding]:
    """15A1, A2 and A4; the score, where there is one, comes last."""
    since, instead = case[_called_since], _nothing()
    yield Finding("15A1", "call_on_wrong_cards_cancelled", Effect.CANCELLED, who=who)
    if since in (_Called.LHO, _Called.PARTNER):
        yield Finding("15A1", "calls_since_wrong_cards_cancelled", Effect.CANCELLED)
    if since is _Called.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
    elif since is _Called.PARTNER:
        yield Finding("15A2(a)", "partner_called_after_wrong_cards", Effect.PROCEDURE, who=who.partner)
        instead = in_place_of_the_result(case, only_artificial=True)
    elif case[_wrong_cards_entry] is _Entry.PLAY and not case[_auction_can_be_taken_up_again]:
        yield _no_play_is_left()
        instead = in_place_of_the_result(case, only_artificial=True)
    else:
        yield from _calls_again(case, "15A2(b)", who)
        if since is _Called.LHO:
            yield Finding("15A2(b)", "opponents_may_call_anew", Effect.PLAY_ON, who=who.lho)
    yield Finding("15A2(c)", "cancelled_call_authorized_for_the_others", Effect.INFORMATION, side=who.side.other)
    yield Finding("15A2(c)", "cancelled_call_unauthorized_for_his_side", Effect.INFORMATION, side=who.side)
    yield Finding("15A3", "compare_his_call_on_the_other_board", Effect.CHECK_LATER, who=who)
    yield Finding("15A4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)
    yield from instead


def _nothing() -> Iterator[Finding]:
    """No score takes the place of the result."""
    yield from ()


def _calls_again(case: Case, number: str, who: Seat) -> Iterator[Finding]:
    """15A2(b) (2007: 17D2); a lead that has been made on the cancelled auction goes back."""
    if case[_wrong_cards_entry] is _Entry.PLAY:
        yield Finding(number, "cards_played_go_back", Effect.CARD_RETURNED)
    yield Finding(number, "calls_again_on_the_right_hand", Effect.TURN_RETURNS, who=who)


def _called_on_the_wrong_cards_2007(case: Case, who: Seat) -> Iterator[Finding]:
    """17D1 and D2: only his own call is cancelled. The text names no regime of information here."""
    yield Finding("17D1", "call_on_wrong_cards_cancelled", Effect.CANCELLED, who=who)
    since, instead = case[_called_since_2007], _nothing()
    if since is _Called.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
    elif since is _Called.PARTNER:
        yield Finding("17D2", "partner_called_over_the_cancelled_call", Effect.PROCEDURE, who=who.partner)
        instead = artificial_scores(case)
    elif case[_wrong_cards_entry] is _Entry.PLAY and not case[_auction_can_be_taken_up_again]:
        yield _no_play_is_left()
        instead = artificial_scores(case)
    else:
        yield from _calls_again(case, "17D2", who)
        if since is _Called.LHO and (yield from _left_hand_opponent_called(case, who)):
            instead = artificial_scores(case)
    yield Finding("17D3", "compare_his_call_on_the_other_board", Effect.CHECK_LATER, who=who)
    yield Finding("17D4", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)
    yield from instead


def _left_hand_opponent_called(case: Case, who: Seat) -> Generator[Finding, None, bool]:
    """2007 17D2: he repeats his call; a new call of the offender that differs costs the board: returns whether."""
    yield Finding("17D2", "lho_must_repeat_his_call", Effect.PROCEDURE, who=who.lho)
    differs = case[_new_call_differs]
    if differs:
        yield Finding("17D2", "new_call_differs_after_lho_called", Effect.PROCEDURE, who=who)
    else:
        yield Finding("17D2", "new_call_does_not_differ", Effect.PLAY_ON, who=who)
    return differs


def _taken_for_the_play(case: Case, who: Seat) -> Iterator[Finding]:
    """He called on his own hand: usually adjusted, for no normal play is left (12A2); left alone only if trivial."""
    if case[_board_may_run_in_spite_of_wrong_cards]:
        yield Finding("84D", "board_runs_in_spite_of_wrong_cards", Effect.PLAY_ON)
        yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)
    else:
        yield _no_play_is_left()
        yield Finding("90A", "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)
        yield from in_place_of_the_result(case, only_artificial=True)


def _no_play_is_left() -> Finding:
    return Finding("12A2", "wrong_cards_found_in_play", Effect.PROCEDURE)


def _board_of_the_cards(case: Case) -> Iterator[Finding]:
    """15A3: the same call, or one that does not differ much, may let the board be played; another may not.

    In 2007 (17D3) a score in its place was artificial.
    """
    who, number = case[offender], case.by_edition("15A4", in_2007="17D4")
    instead = _nothing()
    same_call = case[case.by_edition(_same_call_on_the_right_board, in_2007=_same_call_on_the_right_board_2007)]
    if same_call and case[case.by_edition(_normal_play_is_allowed, in_2007=_normal_play_is_allowed_2007)]:
        played = case.by_edition("15A3", in_2007="17D3")
        yield Finding(played, "board_of_the_cards_is_played", Effect.PLAY_ON, who=who)
    elif case.edition is Edition.LAWS_2017:
        key = "board_of_the_cards_is_not_played" if same_call else "other_call_on_the_right_board"
        yield Finding("15A3", key, Effect.PROCEDURE, who=who)
        instead = in_place_of_the_result(case)
    else:
        key = "board_of_the_cards_gets_artificial_score" if same_call else "other_call_gives_artificial_score"
        yield Finding("17D3", key, Effect.PROCEDURE, who=who)
        instead = artificial_scores(case)
    yield Finding(number, "wrong_cards_may_be_penalized", Effect.PENALTY, who=who)
    yield from instead

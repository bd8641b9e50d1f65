"""Law 7: boards and cards handled wrongly. It rectifies nothing itself: what comes of it is ruled where it belongs.

Whole hands in wrong pockets give each player 13 cards, so neither 13 nor 14 applies: nobody has called on them, then
they are put right (7B1) and what was seen is 16D; somebody has, then the board is fouled (87), unless all who are
compared play it so: it need not be as it was dealt (WBF Commentary on 87). That a form of the board which nobody else
plays leaves nothing to compare, so 12C2(a), is practice and not in the text.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.preliminaries.law_06 import number_of_cards
from rulings.laws.preliminaries.law_12.award import without_comparison
from rulings.laws.preliminaries.law_12.facts import TEAMS, form_of_scoring
from rulings.laws.preliminaries.law_13 import card_of_another_hand_seen
from rulings.laws.record.lost import Told, lost_among_accounts
from rulings.laws.record.roles import offender


class _Handling(StrEnum):
    """What was done with the board or the cards."""

    NOT_COUNTED = "not_counted"
    WRONG_POCKET = "wrong_pocket"
    TOUCHED = "touched"
    MIXED = "mixed"
    BOARD_MOVED = "board_moved"
    HAND_TAKEN_AWAY = "hand_taken_away"


class _Pocket(StrEnum):
    """How far the board has gone with cards in a wrong pocket."""

    NOT_TAKEN_OUT = "not_taken_out"
    NOBODY_CALLED = "nobody_called"
    CALLED = "called"
    PLAYED = "played"


class _Forms(StrEnum):
    """87A: in what forms those who are compared play the board."""

    SAME = "same"
    SEVERAL = "several"
    ALONE = "alone"
    CANNOT_BE_TOLD = "cannot_be_told"


class _CameOfIt(StrEnum):
    """What a player's hand on cards that are not his has done."""

    NOTHING = "nothing"
    CARD_SEEN = "card_seen"
    TRICKS_DISORDERED = "tricks_disordered"


class _Mixed(StrEnum):
    """When the cards were mixed, and whether the deal is known."""

    BEFORE_AGREEMENT = "before_agreement"
    DEAL_KNOWN = "deal_known"
    DEAL_NOT_KNOWN = "deal_not_known"


_handling = one_of("handling", _Handling, law="7")
_wrong_pocket_found = one_of("wrong_pocket_found", _Pocket, law="7C")
_forms_played = one_of("forms_played", _Forms, law="87")
_touching_was_permitted = yes_no("touching_was_permitted", law="7B3")
_came_of_it = one_of("came_of_it", _CameOfIt, law="7B3")
_cards_mixed = one_of("cards_mixed", _Mixed, law="7C")


def board_handling(case: Case) -> Iterator[Finding]:
    """7A to D: who handles what; an offence may be penalized (90B)."""
    match case[_handling]:
        case _Handling.NOT_COUNTED:
            yield Finding("7B2", "cards_are_counted_first", Effect.PROCEDURE)
            if (elsewhere := _wrong_number(case)) is not None:
                yield elsewhere
            else:
                yield Finding("7B2", "thirteen_each_after_all", Effect.NO_RECTIFICATION)
        case _Handling.WRONG_POCKET:
            yield from _wrong_pocket(case)
        case _Handling.TOUCHED:
            yield from _touched(case)
        case _Handling.MIXED:
            yield from _mixed(case)
        case _Handling.BOARD_MOVED:
            yield Finding("7A", "board_stays_in_the_middle", Effect.NO_RECTIFICATION)
        case _Handling.HAND_TAKEN_AWAY:
            yield Finding("7C", "no_hand_leaves_the_board", Effect.PROCEDURE)
            yield from _what_came_of_it(case, (_CameOfIt.NOTHING, _CameOfIt.CARD_SEEN))
        case never:
            assert_never(never)


def _wrong_number(case: Case) -> Finding | None:
    """Where the count is wrong it is 13 or 14; nothing where every hand has 13."""
    return next(iter(number_of_cards(case)), None)


def _wrong_pocket(case: Case) -> Iterator[Finding]:
    """7C; whoever put the cards wrong may be penalized, whatever comes of it."""
    found = case[_wrong_pocket_found]
    if found is not _Pocket.NOT_TAKEN_OUT and (elsewhere := _wrong_number(case)) is not None:
        yield elsewhere
        return
    match found:
        case _Pocket.NOT_TAKEN_OUT:
            yield _put_right()
            yield Finding("7C", "next_table_plays_normally", Effect.NO_RECTIFICATION)
        case _Pocket.NOBODY_CALLED:
            yield _put_right()
            yield from _nobody_has_called(case)
        case _Pocket.CALLED | _Pocket.PLAYED:
            yield from _bid_or_played(case, found)
        case never:
            assert_never(never)
    yield Finding("90B6", "wrong_pocket_may_be_penalized", Effect.PENALTY)


def _put_right() -> Finding:
    return Finding("7C", "hands_are_put_right", Effect.PROCEDURE)


def _nobody_has_called(case: Case) -> Iterator[Finding]:
    """7B1, and 16D for what was seen."""
    match case[card_of_another_hand_seen]:
        case Told.YES:
            who, see = case[offender], "extraneous_information"
            yield Finding("16D1", "has_seen_another_hand", Effect.SEE_LAW, who=who, law="16D", situation=see)
        case Told.NO:
            yield Finding("7B1", "each_takes_his_own_hand", Effect.NO_RECTIFICATION)
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(case[offender])
        case never:
            assert_never(never)


def _bid_or_played(case: Case, found: _Pocket) -> Iterator[Finding]:
    """87A to C: rated apart from those who played it otherwise; in teams 86B2. Alike everywhere it is not fouled."""
    is_teams = case[form_of_scoring] in TEAMS
    forms = case.among(_forms_played, (_Forms.SAME, _Forms.ALONE, _Forms.CANNOT_BE_TOLD) if is_teams else tuple(_Forms))
    if found is _Pocket.CALLED and forms is not _Forms.ALONE:
        yield Finding("7C", "board_is_played_as_it_is", Effect.PLAY_ON)
    match forms:
        case _Forms.SAME:
            yield Finding("87A", "board_is_not_fouled", Effect.STANDS)
            return
        case _Forms.SEVERAL:
            yield Finding("87A", "board_is_fouled", Effect.PROCEDURE)
            yield Finding("87B", "each_form_is_rated_apart", Effect.STANDS)
        case _Forms.CANNOT_BE_TOLD:
            yield lost_among_accounts(case[offender])
            return
        case _Forms.ALONE:
            yield Finding("87A", "board_is_fouled", Effect.PROCEDURE)
            yield from without_comparison(case)
        case never:
            assert_never(never)
    yield _put_right()


def _touched(case: Case) -> Iterator[Finding]:
    """7B3: nobody touches another's cards, in or after the play, without leave of an opponent or the director."""
    if case[_touching_was_permitted]:
        yield Finding("7B3", "touching_was_allowed", Effect.NO_RECTIFICATION)
        return
    yield Finding("7B3", "each_keeps_his_own_cards", Effect.PROCEDURE)
    yield from _what_came_of_it(case, tuple(_CameOfIt))


def _what_came_of_it(case: Case, options: tuple[_CameOfIt, ...]) -> Iterator[Finding]:
    match case.among(_came_of_it, options):
        case _CameOfIt.NOTHING:
            yield Finding("7B3", "nothing_came_of_it", Effect.NO_RECTIFICATION)
        case _CameOfIt.CARD_SEEN:
            who, see = case[offender], "extraneous_information"
            yield Finding("16D1", "has_seen_another_hand", Effect.SEE_LAW, who=who, law="16D", situation=see)
        case _CameOfIt.TRICKS_DISORDERED:
            yield _tricks_to_be_established(case)
        case never:
            assert_never(never)
    yield Finding("90B5", "touching_may_be_penalized", Effect.PENALTY)


def _tricks_to_be_established(case: Case) -> Finding:
    see = "disputed_tricks"
    return Finding("79A", "tricks_have_to_be_agreed", Effect.SEE_LAW, who=case[offender], law="79", situation=see)


def _mixed(case: Case) -> Iterator[Finding]:
    """7C: every hand goes back to its pocket as it was dealt; where nobody can tell how, the board is lost."""
    match case[_cards_mixed]:
        case _Mixed.BEFORE_AGREEMENT:
            yield _tricks_to_be_established(case)
        case _Mixed.DEAL_KNOWN:
            yield Finding("7C", "hands_are_put_right", Effect.PROCEDURE)
            yield Finding("7C", "next_table_plays_normally", Effect.NO_RECTIFICATION)
        case _Mixed.DEAL_NOT_KNOWN:
            yield Finding("7C", "deal_is_lost", Effect.CANCELLED)
            yield Finding("12C2(a)", "later_tables_get_averages", Effect.PROCEDURE)
        case never:
            assert_never(never)
    yield Finding("90A", "mixing_may_be_penalized", Effect.PENALTY)

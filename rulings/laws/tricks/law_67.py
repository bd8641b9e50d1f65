"""Law 67: defective trick; a player played no card to it (A1), or too many (A2, B2), found in time or too late.

Of no card (67A1) the text says only that the offender supplies a card he may legally play, and that it counts as his
play to the trick. It is silent on cards already played after the gap, and on who leads if the supplied card wins (67B1
keeps the trick with its owner, 67A1 does not): that the director judges, unless the offender himself has led; and
damage is looked at after play (84D, 12A1).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, assigned_if_possible, judgement, one_of, yes_no
from rulings.laws.record.lost import Told, lost_among_accounts, lost_in_the_tricks, told
from rulings.laws.record.play import (
    both_sides_went_on,
    holds_the_suit_led,
    leader_after,
    offender_of_the_trick,
    recorded_defect,
    restored_card_was_due,
)
from rulings.laws.record.roles import offender, role
from rulings.laws.tricks.law_64.deemed import one_trick_for_deemed_revoke


class _Error(StrEnum):
    """What was wrong with the trick."""

    PLAYED_NONE = "played_none"
    PLAYED_TOO_MANY = "played_too_many"
    NOT_AMONG_PLAYED_CARDS = "not_among_played_cards"


def _recorded_error(case: Case) -> _Error | None:
    defect = recorded_defect(case)
    if defect is None:
        return None
    return _Error.PLAYED_NONE if defect.is_short else _Error.PLAYED_TOO_MANY


_error = one_of("error", _Error, law="67", derive=_recorded_error)
both_sides_played_on = yes_no("both_sides_played_on", law="67A", derive=both_sides_went_on)
_has_card_of_suit_led = told("has_card_of_suit_led", law="67B1", derive=holds_the_suit_led)
_same_card_played_again = told("same_card_played_again", law="67B3")
_too_late_to_correct = yes_no("too_late_to_correct", law="67B3")
_ERRORS_2007 = (_Error.PLAYED_NONE, _Error.PLAYED_TOO_MANY)


def defective_trick(case: Case) -> Iterator[Finding]:
    """A trick holds no card of a player, or too many: put the number of cards right, then see what it costs."""
    match case.among(_error, case.by_edition(tuple(_Error), in_2007=_ERRORS_2007)):
        case _Error.NOT_AMONG_PLAYED_CARDS:
            yield from _put_back_among_played_cards(case)
        case _Error.PLAYED_NONE if case[both_sides_played_on]:
            yield from _no_card_found_late(case)
        case _Error.PLAYED_NONE:
            yield from _card_supplied(case)
        case _Error.PLAYED_TOO_MANY if case[both_sides_played_on]:
            yield from _too_many_cards_found_late(case)
        case _Error.PLAYED_TOO_MANY:
            yield from _too_many_cards_found_in_time(case)
        case never:
            assert_never(never)


def _no_card_found_late(case: Case) -> Iterator[Finding]:
    """67B1: he adds a card, the trick keeps its owner, and he is deemed to have revoked."""
    who = offender_of_the_trick(case)
    has_suit = case[_has_card_of_suit_led]
    if has_suit is Told.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(who)
        return
    deemed, adds = {
        Told.YES: ("67B1(a)", "adds_card_of_the_suit_led"),
        Told.NO: ("67B1(b)", "adds_any_card"),
    }[has_suit]
    yield Finding(deemed, adds, Effect.CARD_ADDED, who=who)
    yield Finding("67B1", "trick_keeps_its_owner", Effect.STANDS, who=who)
    yield Finding(deemed, "deemed_to_have_revoked", Effect.PROCEDURE, who=who)
    yield from one_trick_for_deemed_revoke(case)


def _put_back_among_played_cards(case: Case) -> Iterator[Finding]:
    """67B3 (2017): the card was played; it goes where it belongs, and only a second play of it matters."""
    who = case[offender]
    yield Finding("67B3", "put_in_its_place", Effect.CARD_ADDED, who=who)
    yield Finding("67B3", "no_revoke_no_trick", Effect.NO_RECTIFICATION, who=who, tricks=0)
    again = case[_same_card_played_again]
    if again is Told.NO:
        return
    if again is Told.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(who)
    elif case[_too_late_to_correct]:
        yield assigned_if_possible("67B3", "played_twice_too_late", of=who)
    else:
        yield Finding("67B3", "second_play_is_corrected", Effect.SEE_LAW, who=who, law="62", situation="revoke")


class _NextTrick(StrEnum):
    """Who has led to the next trick while a card was missing (both sides have not played to it here)."""

    NOBODY = "nobody"
    OFFENDER = "offender"
    PARTNER = "partner"
    OPPONENTS = "opponents"


def _recorded_next_leader(case: Case) -> _NextTrick | None:
    """From the leader marked or known of the recorded trick that follows."""
    who, leader = case[offender], leader_after(case)
    if leader is None:
        return None
    seen = {who: _NextTrick.OFFENDER, who.partner: _NextTrick.PARTNER}
    return seen.get(leader, _NextTrick.OPPONENTS)


_next_trick_led_by = one_of("next_trick_led_by", _NextTrick, law="67A1", derive=_recorded_next_leader)
_supplied_card_wins = yes_no("supplied_card_wins", law="67A1")
_lead_to_next_trick_stands = judgement("lead_to_next_trick_stands", law="47F2")


def _card_supplied(case: Case) -> Iterator[Finding]:
    """67A1, and what no paragraph settles when play has gone on."""
    who = offender_of_the_trick(case)
    yield Finding("67A1", "supplies_a_legal_card", Effect.CARD_ADDED, who=who)
    yield Finding("67A1", "gap_filled_in_time_costs_no_trick", Effect.NO_RECTIFICATION, who=who)
    led_by = case[_next_trick_led_by]
    if led_by is _NextTrick.NOBODY:
        yield Finding("67A1", "supplied_card_counts", Effect.PLAY_ON, who=who)
        return
    if led_by is _NextTrick.PARTNER and case[role] is Role.DEFENDER:
        yield Finding(
            "57A", "led_before_partner_played", Effect.SEE_LAW, who=who.partner, law="57A", situation="premature_play"
        )
    else:
        yield Finding("47F2", "cards_played_meanwhile_stay", Effect.STANDS, who=who)
    if case[_supplied_card_wins]:
        yield from _lead_after_supplied_card(case)
    yield Finding("84D", "damage_by_the_gap", Effect.CHECK_LATER, side=who.side.other, of=who)


def _lead_after_supplied_card(case: Case) -> Iterator[Finding]:
    """The supplied card wins: its own player's lead was in turn; another's lead is judged, since no law says."""
    who = case[offender]
    if case[_next_trick_led_by] is _NextTrick.OFFENDER:
        yield Finding("44G", "his_lead_was_in_turn", Effect.STANDS, who=who)
        return
    match case[_lead_to_next_trick_stands]:
        case True:
            yield Finding("47F2", "lead_by_other_hand_stands", Effect.STANDS, who=who)
        case False:
            yield Finding("44G", "supplied_card_takes_the_lead", Effect.TURN_RETURNS, who=who)
        case never:
            assert_never(never)


class _TooMany(StrEnum):
    """How a trick came to hold a fifth card, found in time."""

    AFTER_THE_TRICK_WAS_COMPLETE = "after_the_trick_was_complete"
    TWO_AT_ONCE = "two_at_once"


_too_many = one_of("too_many", _TooMany, law="67A2")
_faced_card_is_known = yes_no("faced_card_is_known", law="67B2(a)")
_extra_card_was_exposed = told("extra_card_was_exposed", law="67B2(a)")
_restored_card_could_have_been_played = told(
    "restored_card_could_have_been_played", law="67B2(b)", derive=restored_card_was_due
)


def _too_many_cards_found_in_time(case: Case) -> Iterator[Finding]:
    """67A2: the law on a fifth card, or on cards played at once, puts it right."""
    who = offender_of_the_trick(case)
    match case[_too_many]:
        case _TooMany.AFTER_THE_TRICK_WAS_COMPLETE:
            yield Finding("67A2", "fifth_card", Effect.SEE_LAW, who=who, law="45E", situation="fifth_card")
        case _TooMany.TWO_AT_ONCE:
            see = "cards_played_at_once"
            yield Finding("67A2", see, Effect.SEE_LAW, who=who, law="58B", situation=see)
        case never:
            assert_never(never)


def _too_many_cards_found_late(case: Case) -> Iterator[Finding]:
    """67B2: the surplus goes back to his hand as if it had never left it."""
    who = offender_of_the_trick(case)
    stays = "faced_card_stays" if case[_faced_card_is_known] else "highest_legal_card_stays"
    yield Finding("67B2(a)", stays, Effect.CARD_RETURNED, who=who)
    yield Finding("67B2(a)", "trick_keeps_its_owner", Effect.STANDS, who=who)
    if case[role] is Role.DEFENDER:
        yield from _surplus_of_a_defender(case)
    else:
        yield Finding("48A", "returned_card_of_declaring_side", Effect.NO_RECTIFICATION, who=who)
    match case[_restored_card_could_have_been_played]:
        case Told.YES:
            yield Finding("67B2(b)", "may_have_revoked_earlier", Effect.SEE_LAW, who=who, law="61", situation="revoke")
        case Told.NO:
            yield Finding("67B2(b)", "restored_card_caused_no_revoke", Effect.NO_RECTIFICATION, who=who)
        case Told.CANNOT_BE_TOLD:
            yield lost_in_the_tricks(who)
        case never:
            assert_never(never)


def _surplus_of_a_defender(case: Case) -> Iterator[Finding]:
    """The footnote to 67B2(a): exposed it is a penalty card; hidden it goes back without more."""
    who, key = case[offender], "exposed_surplus_is_penalty_card"
    match case[_extra_card_was_exposed]:
        case Told.YES:
            yield Finding("67B2(a)", key, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")
        case Told.NO:
            yield Finding("67B2(a)", "hidden_surplus_is_no_penalty_card", Effect.NO_RECTIFICATION, who=who)
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)

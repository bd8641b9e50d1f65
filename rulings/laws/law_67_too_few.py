"""Law 67A1: no card was played to a trick and it is found in time.

The text says only that the offender supplies a card he may legally play, and that it counts as his play to the
trick. It is silent on cards already played after the gap, and on who leads if the supplied card wins (67B1 keeps
the trick with its owner, 67A1 does not): that the director judges, unless the offender himself has led; and damage is
looked at after play (84D, 12A1).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.recorded_defect import leader_after, offender_of_the_trick
from rulings.laws.roles import offender, role


class NextTrick(StrEnum):
    """Who has led to the next trick while a card was missing (both sides have not played to it here)."""

    NOBODY = "nobody"
    OFFENDER = "offender"
    PARTNER = "partner"
    OPPONENTS = "opponents"


def recorded_next_leader(case: Case) -> NextTrick | None:
    """From the leader marked or known of the recorded trick that follows."""
    who, leader = case[offender], leader_after(case)
    if leader is None:
        return None
    seen = {who: NextTrick.OFFENDER, who.partner: NextTrick.PARTNER}
    return seen.get(leader, NextTrick.OPPONENTS)


next_trick_led_by = one_of("next_trick_led_by", NextTrick, law="67A1", derive=recorded_next_leader)
supplied_card_wins = yes_no("supplied_card_wins", law="67A1")
lead_to_next_trick_stands = judgement("lead_to_next_trick_stands", law="47F2")


def card_supplied(case: Case) -> Iterator[Finding]:
    """67A1, and what no paragraph settles when play has gone on."""
    who = offender_of_the_trick(case)
    yield Finding("67A1", "supplies_a_legal_card", Effect.CARD_ADDED, who=who)
    led_by = case[next_trick_led_by]
    if led_by is NextTrick.NOBODY:
        yield Finding("67A1", "supplied_card_counts", Effect.PLAY_ON, who=who)
        return
    if led_by is NextTrick.PARTNER and case[role] is Role.DEFENDER:
        yield Finding(
            "57A", "led_before_partner_played", Effect.SEE_LAW, who=who.partner, law="57A", situation="premature_play"
        )
    else:
        yield Finding("47F2", "cards_played_meanwhile_stay", Effect.STANDS, who=who)
    if case[supplied_card_wins]:
        yield from lead_after_supplied_card(case)
    yield Finding("84D", "damage_by_the_gap", Effect.CHECK_LATER, side=who.side.other, of=who)


def lead_after_supplied_card(case: Case) -> Iterator[Finding]:
    """The supplied card wins: its own player's lead was in turn; another's lead is judged, since no law says."""
    who = case[offender]
    if case[next_trick_led_by] is NextTrick.OFFENDER:
        yield Finding("44G", "his_lead_was_in_turn", Effect.STANDS, who=who)
        return
    match case[lead_to_next_trick_stands]:
        case True:
            yield Finding("47F2", "lead_by_other_hand_stands", Effect.STANDS, who=who)
        case False:
            yield Finding("44G", "supplied_card_takes_the_lead", Effect.TURN_RETURNS, who=who)
        case never:
            assert_never(never)

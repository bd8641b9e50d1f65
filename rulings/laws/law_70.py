"""Law 70: a contested claim or concession. The director judges step by step; doubt goes against the claimer (70A).

Where the claim came after a revoke that is corrected because the revoker's side objected (63A4), doubt goes against
the revoker instead (WBF Laws Committee, 12 January 2000, item 3).

"Normal" play includes careless or inferior play for the class of player, not irrational play. Tricks are awarded;
there is no weighting. The 2017 edition has no 70D3 (2007: plays after the claim as evidence).
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_70_facts import (
    Doubt,
    Line,
    Location,
    could_be_lost_to_the_trump,
    depends_on_partners_choice,
    location_of_card,
    order_within_suit_matters,
    proposed_line,
    suit_taken_from_the_top,
    tricks_awarded,
    tricks_left,
    trump_is_out_and_unmentioned,
    unaware_of_the_trump,
)
from rulings.laws.recorded_claim import claimed_by
from rulings.laws.regulations import Setting
from rulings.laws.roles import offender, role


def contested_claim(case: Case, doubt: Doubt = Doubt.CLAIMER) -> Iterator[Finding]:
    """70B to E in order, then the award; `offender` is who claimed or conceded."""
    who = claimed_by(case)
    if case[role] is Role.DUMMY:
        yield Finding("68A", "dummy_cannot_claim", Effect.NO_RECTIFICATION, who=who)
        return
    yield from hearing(who)
    yield from outstanding_trump(case)
    yield from line_of_play(case)
    if case[role] is Role.DEFENDER and case[depends_on_partners_choice]:
        yield Finding("70D2", "partner_is_taken_to_choose_wrongly", Effect.PROCEDURE, who=who.partner, side=who.side)
    if case[proposed_line] is Line.UNSTATED_NONE_WORSE:
        yield from locating_a_card(case)
    if case[order_within_suit_matters]:
        yield from order_within_suit(case, doubt)
    left = case[tricks_left]
    tricks = case.among(tricks_awarded, tuple(range(left + 1)))
    favoured = who.side.other if doubt is Doubt.CLAIMER else who.side
    yield Finding("70A", f"doubt_against_the_{doubt}", Effect.PROCEDURE, who=who, side=favoured)
    sides = {"side": who.side, "other": who.side.other}
    yield Finding("70A", "tricks_left_are_awarded", Effect.STANDS, **sides, tricks=tricks, rest=left - tricks)


def claim_after_revoke(case: Case) -> Iterator[Finding]:
    """The same steps; the margin of doubt goes against the side that had revoked and then objected."""
    yield from contested_claim(case, Doubt.REVOKER)


def hearing(who: Seat) -> Iterator[Finding]:
    """70B1 to B3."""
    yield Finding("70B1", "claimer_repeats_his_statement", Effect.PROCEDURE, who=who)
    yield Finding("70B2", "opponents_object", Effect.PROCEDURE, side=who.side.other)
    yield Finding("70B3", "hands_may_be_faced", Effect.PROCEDURE)


def outstanding_trump(case: Case) -> Iterator[Finding]:
    """70C: all three, not mentioned, at all likely unaware, and some normal play loses a trick to it."""
    who = case[offender]
    if not case[trump_is_out_and_unmentioned]:
        return
    if case[unaware_of_the_trump] and case[could_be_lost_to_the_trump]:
        yield Finding("70C", "trick_goes_to_the_trump", Effect.PROCEDURE, who=who, side=who.side.other)
    else:
        yield Finding("70C", "trump_alone_costs_nothing", Effect.PROCEDURE, who=who)


def line_of_play(case: Case) -> Iterator[Finding]:
    """70D1: what was not in the statement is not accepted if a normal alternative does worse; else 70E1 decides."""
    who = case[offender]
    match case[proposed_line]:
        case Line.STATED:
            yield Finding("70D1", "stated_line_is_followed", Effect.PROCEDURE, who=who)
        case Line.UNSTATED_NONE_WORSE:
            return
        case Line.UNSTATED_WORSE_EXISTS:
            yield Finding("70D1", "unstated_line_refused", Effect.PROCEDURE, who=who)
        case never:
            assert_never(never)


def locating_a_card(case: Case) -> Iterator[Finding]:
    """70E1: no unstated line that needs one opponent rather than the other to hold a card, unless one is shown out."""
    who = case[offender]
    match case[location_of_card]:
        case Location.NOT_NEEDED:
            yield Finding("70D1", "unstated_line_accepted", Effect.PROCEDURE, who=who)
        case Location.SHOWN_OUT:
            yield Finding("70D1", "unstated_line_accepted", Effect.PROCEDURE, who=who)
            yield Finding("70E1", "line_accepted_opponent_shown_out", Effect.PROCEDURE, who=who)
        case Location.GUESS:
            yield Finding("70E1", "line_refused_needs_a_guess", Effect.PROCEDURE, who=who)
        case never:
            assert_never(never)


def order_within_suit(case: Case, doubt: Doubt) -> Iterator[Finding]:
    """70E2: as the Regulating Authority orders, never against the steps before; else doubt decides between orders."""
    who, setting = case[offender], case.regulations.claim_suit_top_down
    top_down = case[suit_taken_from_the_top] if setting is Setting.ASK else setting is Setting.YES
    key = "suit_is_played_from_the_top" if top_down else f"order_unfavourable_to_the_{doubt}"
    yield Finding("70E2" if top_down else "70A", key, Effect.PROCEDURE, who=who)

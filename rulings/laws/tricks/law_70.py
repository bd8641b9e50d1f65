"""Law 70: a contested claim or concession. The director judges step by step; doubt goes against the claimer (70A).

Where the claim came after a revoke that is corrected because the revoker's side objected (63A4), doubt goes against
the revoker instead (WBF Laws Committee, 12 January 2000, item 3).

"Normal" play includes careless or inferior play for the class of player, not irrational play. Tricks are awarded;
there is no weighting. The 2017 edition has no 70D3 (2007: plays after the claim as evidence).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Denomination, Role, Seat
from rulings.laws.engine import (
    AskedOf,
    CardSet,
    Case,
    Edition,
    Effect,
    Fact,
    Finding,
    Grounds,
    Number,
    OneOf,
    Setting,
    judgement,
    yes_no,
)
from rulings.laws.record.claim import cards_left, claimed_by, hands_left, recorded_claim, told_by_claim, trumps_left
from rulings.laws.record.lost import Told, lost_among_accounts, told
from rulings.laws.record.play import ALL_TRICKS, recorded_winners
from rulings.laws.record.roles import offender, role

_NONE: CardSet = frozenset()


class _Line(StrEnum):
    """70D1: the line that the claimer now proposes."""

    STATED = "stated"
    UNSTATED_NONE_WORSE = "unstated_none_worse"
    UNSTATED_WORSE_EXISTS = "unstated_worse_exists"


class _Doubt(StrEnum):
    """70A: against whom doubtful points are resolved."""

    CLAIMER = "claimer"
    REVOKER = "revoker"


class _Location(StrEnum):
    """70E1: does the line need a card to be with one opponent rather than the other?"""

    NOT_NEEDED = "not_needed"
    SHOWN_OUT = "shown_out"
    GUESS = "guess"


def _recorded_no_trump_out(case: Case) -> bool | None:
    """At notrump no trump is out, nor where the other side has none left; one that is may have been mentioned."""
    contract, others = case.record.contract, case[offender].side.other
    if contract and contract.denomination is Denomination.NOTRUMP:
        return False
    if trumps_left(case, others, recorded_claim(case).hands) == _NONE:
        told_by_claim(case, _trump_is_out_and_unmentioned, Told.NO)
        return False
    return False if trumps_left(case, others, hands_left(case)) == _NONE else None


def _recorded_tricks_left(case: Case) -> int | None:
    """From the hands left at the claim, else from the tricks."""
    won = len(recorded_winners(case))
    played = ALL_TRICKS - won if 0 < won < ALL_TRICKS else None
    return told_by_claim(case, _tricks_left, cards_left(case)) or played


_trump_is_out_and_unmentioned = told("trump_is_out_and_unmentioned", law="70C1", derive=_recorded_no_trump_out)
_unaware_of_the_trump = judgement("unaware_of_the_trump", law="70C2", grounds=Grounds.CLAIM)
_could_be_lost_to_the_trump = judgement("could_be_lost_to_the_trump", law="70C3", grounds=Grounds.CLAIM)
_proposed_line: Fact[_Line] = Fact("proposed_line", "70D1", OneOf(_Line), AskedOf.JUDGEMENT, grounds=Grounds.CLAIM)
_depends_on_partners_choice = judgement("depends_on_partners_choice", law="70D2", grounds=Grounds.CLAIM)
_location_of_card: Fact[_Location] = Fact(
    "location_of_card", "70E1", OneOf(_Location), AskedOf.JUDGEMENT, grounds=Grounds.CLAIM
)
_order_within_suit_matters = yes_no("order_within_suit_matters", law="70E2")
_suit_taken_from_the_top = yes_no("suit_taken_from_the_top", law="70E2")
_tricks_left: Fact[int] = Fact("tricks_left", "70A", Number(1, ALL_TRICKS, (5,)), derive=_recorded_tricks_left)
_tricks_awarded: Fact[int] = Fact("tricks_awarded", "70A", Number(0, ALL_TRICKS, (3,)))


def contested_claim(case: Case, doubt: _Doubt = _Doubt.CLAIMER) -> Iterator[Finding]:
    """70B to E in order, then the award; `offender` is who claimed or conceded.

    2007 had 70D3 besides: play should have stopped, but what was played after the claim may be evidence.
    """
    who = claimed_by(case)
    if case[role] is Role.DUMMY:
        yield Finding("68A", "dummy_cannot_claim", Effect.NO_RECTIFICATION, who=who)
        return
    if case.edition is Edition.LAWS_2007:
        yield Finding("70D3", "plays_after_the_claim_may_be_evidence", Effect.PROCEDURE, who=who)
    yield from _hearing(who)
    if case[_trump_is_out_and_unmentioned] is Told.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
        return
    yield from _outstanding_trump(case)
    yield from _line_of_play(case, doubt)
    if case[role] is Role.DEFENDER and case[_depends_on_partners_choice]:
        yield Finding("70D2", "partner_is_taken_to_choose_wrongly", Effect.PROCEDURE, who=who.partner, side=who.side)
    if case[_proposed_line] is _Line.UNSTATED_NONE_WORSE:
        yield from _locating_a_card(case)
    yield from _order_within_suit(case, doubt)
    left = case[_tricks_left]
    tricks = case.among(_tricks_awarded, tuple(range(left + 1)))
    favoured = who.side.other if doubt is _Doubt.CLAIMER else who.side
    yield Finding("70A", f"doubt_against_the_{doubt}", Effect.PROCEDURE, who=who, side=favoured)
    sides = {"side": who.side, "other": who.side.other}
    yield Finding("70A", "tricks_left_are_awarded", Effect.STANDS, **sides, tricks=tricks, rest=left - tricks)
    yield Finding("78", "board_is_scored_by_all_its_tricks", Effect.PROCEDURE)


def claim_after_revoke(case: Case) -> Iterator[Finding]:
    """A contested claim, with the margin of doubt against the side that had revoked and then objected."""
    yield from contested_claim(case, _Doubt.REVOKER)


def _hearing(who: Seat) -> Iterator[Finding]:
    """70B1 to B3."""
    yield Finding("70B1", "claimer_repeats_his_statement", Effect.PROCEDURE, who=who)
    yield Finding("70B2", "opponents_object", Effect.PROCEDURE, side=who.side.other)
    yield Finding("70B3", "hands_may_be_faced", Effect.PROCEDURE)


def _outstanding_trump(case: Case) -> Iterator[Finding]:
    """70C: all three, not mentioned, at all likely unaware, and some normal play loses a trick to it."""
    who = case[offender]
    if case[_trump_is_out_and_unmentioned] is not Told.YES:
        return
    if case[_unaware_of_the_trump] and case[_could_be_lost_to_the_trump]:
        yield Finding("70C", "trick_goes_to_the_trump", Effect.PROCEDURE, who=who, side=who.side.other)
    else:
        yield Finding("70C", "trump_alone_costs_nothing", Effect.PROCEDURE, who=who)


def _line_of_play(case: Case, doubt: _Doubt) -> Iterator[Finding]:
    """70D1: what was not in the statement is not accepted if a normal alternative does worse; else 70E1 decides.

    Which of the lines then left counts is a matter of doubt: after a revoke not the less successful one.
    """
    who = case[offender]
    match case[_proposed_line]:
        case _Line.STATED:
            yield Finding("70D1", "stated_line_is_followed", Effect.PROCEDURE, who=who)
        case _Line.UNSTATED_NONE_WORSE:
            return
        case _Line.UNSTATED_WORSE_EXISTS:
            key = "unstated_line_refused" if doubt is _Doubt.CLAIMER else "unstated_line_is_not_among_those_left"
            yield Finding("70D1", key, Effect.PROCEDURE, who=who)
        case never:
            assert_never(never)


def _locating_a_card(case: Case) -> Iterator[Finding]:
    """70E1: no unstated line that needs one opponent rather than the other to hold a card, unless one is shown out."""
    who = case[offender]
    match case[_location_of_card]:
        case _Location.NOT_NEEDED:
            yield Finding("70D1", "unstated_line_accepted", Effect.PROCEDURE, who=who)
        case _Location.SHOWN_OUT:
            yield Finding("70D1", "unstated_line_accepted", Effect.PROCEDURE, who=who)
            yield Finding("70E1", "line_accepted_opponent_shown_out", Effect.PROCEDURE, who=who)
        case _Location.GUESS:
            yield Finding("70E1", "line_refused_needs_a_guess", Effect.PROCEDURE, who=who)
        case never:
            assert_never(never)


def _order_within_suit(case: Case, doubt: _Doubt) -> Iterator[Finding]:
    """70E2: as the Regulating Authority orders, never against the steps before; else doubt decides between orders.

    Whether it matters is asked only where an order may have been laid down.
    """
    who, setting = case[offender], case.regulations.claim_suit_top_down
    if setting is Setting.NO:
        yield Finding("70E2", f"worse_order_for_the_{doubt}", Effect.PROCEDURE, who=who)
    elif case[_order_within_suit_matters]:
        if case.by_regulation(setting, _suit_taken_from_the_top):
            yield Finding("70E2", "suit_is_played_from_the_top", Effect.PROCEDURE, who=who)
        else:
            yield Finding("70E2", "no_order_is_prescribed", Effect.PROCEDURE)
            yield Finding("70A", f"order_unfavourable_to_the_{doubt}", Effect.PROCEDURE, who=who)

"""The facts of a revoke that Laws 61 to 64 share: what was done, in which trick, who won it, what came later."""

from enum import StrEnum

from rulings.bridge import Seat, Side
from rulings.laws.engine import Case, Fact, Number, OneOf, WaitsFor, one_of
from rulings.laws.record.play import (
    failures_to_follow,
    is_play_recorded_whole,
    recorded_tricks,
    recorded_winners,
    tricks_won,
)
from rulings.laws.record.roles import offender, offender_recorded_as
from rulings.laws.tricks.law_64.tricks import WonBy

TRICK_TWELVE = 12
"""The last trick in which a revoke can happen; 62D and 64B6 single it out."""


class Failure(StrEnum):
    """What the player did, or failed to do."""

    DID_NOT_FOLLOW_SUIT = "did_not_follow_suit"
    DID_NOT_PLAY_AS_REQUIRED = "did_not_play_as_required"
    DID_NOT_PLAY_PENALTY_CARD = "did_not_play_penalty_card"
    BOTH_SIDES = "both_sides"
    WAS_UNABLE = "was_unable"
    CANNOT_BE_TOLD = "cannot_be_told"


class Later(StrEnum):
    """What the offending side won after the trick of the revoke; during play it may not be known yet, later be lost."""

    NONE = "none"
    SOME = "some"
    NOT_YET = "not_yet"
    CANNOT_BE_TOLD = "cannot_be_told"


def _recorded_failure(case: Case) -> Failure | None:
    """A recorded failure to follow suit, in one trick with an opponent's or alone; no other breach is to be seen."""
    who = case[offender]
    failures = failures_to_follow(case, who)
    if len(failures) == 1 and any(failures[0] in failures_to_follow(case, seat) for seat in who.side.other.seats):
        return Failure.BOTH_SIDES
    return Failure.DID_NOT_FOLLOW_SUIT if failures else None


def _recorded_revoke_trick(case: Case) -> int | None:
    """The trick to which the offender recordedly did not follow suit; None when there are several."""
    failures = failures_to_follow(case, case[offender])
    return failures[0] if len(failures) == 1 else None


def _recorded_winner_of_revoke_trick(case: Case) -> WonBy | None:
    """From the recorded trick, once it is complete."""
    if not case.record.tricks:
        return None
    won = recorded_winners(case)[case[revoke_trick] - 1 :]
    return won_by(won[0], case[offender]) if won else None


def won_by(winner: Seat, revoker: Seat) -> WonBy:
    """The winner of the trick as 64A sees him: dummy is declarer's partner, not declarer."""
    if winner is revoker:
        return WonBy.REVOKER
    return WonBy.PARTNER if winner is revoker.partner else WonBy.OPPONENTS


def _recorded_later(case: Case) -> Later | None:
    """A recorded later trick of the side settles it at once; that there is none, only the whole play."""
    if not case.record.tricks:
        return None
    trick = case[revoke_trick]
    if any(number > trick for number in tricks_won(case, case[offender].side)):
        return Later.SOME
    return Later.NONE if is_play_recorded_whole(case) else None


def recorded_revokes(case: Case) -> tuple[tuple[int, Seat], ...]:
    """The tricks and players of the side's recorded revokes, in order; none unless the play is recorded whole."""
    return _revokes_of(case, case[offender].side)


def _revokes_of(case: Case, side: Side) -> tuple[tuple[int, Seat], ...]:
    if not is_play_recorded_whole(case):
        return ()
    return tuple(sorted((trick, seat) for seat in side.seats for trick in failures_to_follow(case, seat)))


def first_of_several_revokers(case: Case) -> Seat:
    """The offender; where the record names none, who made the first of one side's recorded revokes."""
    found = [revokes for side in Side if len(revokes := _revokes_of(case, side)) > 1]
    return offender_recorded_as(case, found[0][0][1] if len(found) == 1 else None)


def has_revoked_on_record(case: Case, side: Side) -> bool:
    """A player of the side recordedly did not follow suit although he could."""
    return any(failures_to_follow(case, seat) for seat in side.seats)


def is_established_on_record(case: Case, side: Side) -> bool:
    """63A1: a player of the side recordedly did not follow suit, and the side has a card in the next trick."""
    tricks = recorded_tricks(case)
    failed = (number for seat in side.seats for number in failures_to_follow(case, seat))
    return any(seat.side is side for number in failed for trick in tricks[number:][:1] for seat, _card in trick.plays)


failure = one_of("failure", Failure, law="61A", derive=_recorded_failure)
revoke_trick: Fact[int] = Fact("revoke_trick", "61A", Number(1, 13, (4, 12, 13)), derive=_recorded_revoke_trick)
revoke_trick_won_by: Fact[WonBy] = Fact(
    "revoke_trick_won_by",
    "64A",
    OneOf(WonBy),
    derive=_recorded_winner_of_revoke_trick,
    derived_through=(revoke_trick,),
)
later_tricks: Fact[Later] = Fact(
    "later_tricks",
    "64A",
    OneOf(Later),
    derive=_recorded_later,
    derived_through=(revoke_trick,),
    waits_for=WaitsFor.END_OF_PLAY,
)

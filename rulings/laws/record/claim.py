"""What a recorded claim or concession tells, so that no law asks for it. Never judges, never rules.

Each function returns None where the claim does not tell; the law then asks. What was said is free text: whether it
mentions a trump, or states a line, the director says.
"""

from collections.abc import Mapping
from typing import TypeVar

from rulings.bridge import CLOCKWISE, Hand, Rank, Seat, Side, Suit
from rulings.laws.engine import CardSet, Case, Fact
from rulings.laws.record.record import RecordedClaim
from rulings.laws.record.roles import offender, offender_recorded_as

_T = TypeVar("_T")
_NO_CLAIM = RecordedClaim()


def recorded_claim(case: Case) -> RecordedClaim:
    """The claim on record, an empty one where there is none."""
    return case.record.claim or _NO_CLAIM


def told_by_claim(case: Case, fact: Fact[_T], value: _T | None) -> _T | None:
    """The value, and that it is the claim that told it."""
    if value is not None:
        case.from_claim.add(fact.key)
    return value


def claimed_by(case: Case) -> Seat:
    """Who claimed or conceded; where the record names no other offender, its claimer is not asked for."""
    claimer = recorded_claim(case).claimer
    if case.record.offender is None:
        told_by_claim(case, offender, claimer)
    return offender_recorded_as(case, claimer)


def has_claimed(case: Case, side: Side) -> bool:
    """Whether a player of the side is on record with a claim or concession."""
    claimer = recorded_claim(case).claimer
    return claimer is not None and claimer.side is side


def cards_left(case: Case) -> int | None:
    """How many tricks were left: the longest hand, for within a trick some have played already.

    Equal hands tell it only when all four are known: a hand that is not may be the longer one. A card that a player
    owes to an earlier trick makes none.
    """
    play = case.record.play
    counts = {len(hand) - play.owed_by(seat) for seat, hand in recorded_claim(case).hands.items()}
    is_told = len(counts) > 1 or (counts and len(recorded_claim(case).hands) == len(CLOCKWISE))
    return max(counts) if is_told and max(counts) else None


def hands_left(case: Case) -> Mapping[Seat, Hand]:
    """The hands as claimed; of one that the claim does not tell, what the recorded play has left of it.

    The record may be behind the table: in such a hand is no card less than there is.
    """
    play = case.record.play
    left = {seat: Hand(cards) for seat in Seat if (cards := play.left(seat)) is not None}
    return left | dict(recorded_claim(case).hands)


def trumps_left(case: Case, side: Side, hands: Mapping[Seat, Hand]) -> CardSet | None:
    """The trumps in these hands of the side; none once the thirteen are played or with the other side."""
    contract = case.record.contract
    trumps = contract.denomination.trumps if contract else None
    if trumps is None:
        return None
    if all(seat in hands for seat in side.seats):
        return _trumps_in(hands, side, trumps)
    if not all(seat in hands for seat in side.other.seats):
        return None
    seen = _trumps_in(hands, side.other, trumps) | {card for card in case.record.play.cards if card.suit is trumps}
    return frozenset() if len(seen) == len(Rank) else None


def _trumps_in(hands: Mapping[Seat, Hand], side: Side, trumps: Suit) -> CardSet:
    """The trumps that both hands of a side hold."""
    return frozenset(card for seat in side.seats for card in hands[seat].of(trumps))

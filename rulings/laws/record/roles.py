"""Who is who: the facts about the offender that every law shares, and on which side of the play he is.

The side is told by the contract, as far as that is known yet.
"""

from dataclasses import replace
from enum import StrEnum

from rulings.bridge import Role, Seat, role_of
from rulings.laws.engine import CardSet, Case, Fact, OneSeat, one_of
from rulings.laws.record.record import PenaltyCard, SeatedCard


def _recorded_offender(case: Case) -> Seat | None:
    return case.record.offender


def recorded_role(case: Case) -> Role | None:
    """From the contract and the offender's seat."""
    contract = case.record.contract
    return role_of(case[offender], contract) if contract and contract.declarer else None


offender: Fact[Seat] = Fact("offender", "81C3", OneSeat(), derive=_recorded_offender)
role = one_of("role", Role, law="81C3", derive=recorded_role)


def known_role(case: Case) -> Role | None:
    """As the contract tells it, or as it was answered before; None where neither does, for it is not asked here."""
    return recorded_role(case) or (None if case.answered(role) is None else case[role])


def count_as_offender(case: Case, seat: Seat | None) -> None:
    """Where the record names no offender, `seat` counts as recorded."""
    if seat is not None and case.record.offender is None:
        case.record = replace(case.record, offender=seat)


def offender_recorded_as(case: Case, seat: Seat | None) -> Seat:
    """The offender; where the record names none, `seat` counts as recorded."""
    count_as_offender(case, seat)
    return case[offender]


def owner_of(cards: tuple[SeatedCard | PenaltyCard, ...] | None) -> Seat | None:
    """Whose these recorded cards are, where all are of one player."""
    seats = {entry.seat for entry in cards or ()}
    return seats.pop() if len(seats) == 1 else None


def named_cards(case: Case, seat: Seat) -> CardSet:
    """The recorded cards of the seat that are in question."""
    return frozenset(entry.card for entry in case.record.cards if entry.seat is seat)


def owner_of_cards_in_question(case: Case) -> Seat:
    """The offender, where his fault is a card that was seen, led or played too soon: its owner is recorded."""
    return offender_recorded_as(case, owner_of(case.record.cards))


def offender_as(case: Case, *roles: Role) -> Seat:
    """The offender where only such a player can be: with the contract recorded, no other seat is open."""
    contract = case.record.contract
    if contract is None or contract.declarer is None:
        return case[offender]
    return case.among(offender, tuple(seat for seat in Seat if role_of(seat, contract) in roles))


class SideInPlay(StrEnum):
    """What the offender's side does once the auction is over."""

    NOT_YET = "not_yet"
    DECLARING = "declaring"
    DEFENDING = "defending"


def _recorded_side(case: Case) -> SideInPlay | None:
    """From the contract; while the recorded auction goes on, not yet known."""
    contract, auction = case.record.contract, case.record.auction
    if contract is not None and contract.declarer is not None:
        return SideInPlay.DECLARING if contract.declarer.side is case[offender].side else SideInPlay.DEFENDING
    return SideInPlay.NOT_YET if auction is not None and not auction.is_over else None


side_in_play = one_of("side_in_play", SideInPlay, law="22", derive=_recorded_side)

"""The recorded tricks as the laws on revokes read them: who played what, who won, who did not follow suit.

Empty where the record does not tell: no tricks, no opening leader, or no contract to name the trumps.
"""

from rulings.bridge.seats import Seat, Side
from rulings.bridge.tricks import Trick, winner
from rulings.laws.engine import Case
from rulings.laws.roles import offender_recorded_as

ALL_TRICKS = 13


def recorded_tricks(case: Case) -> tuple[Trick, ...]:
    """The tricks in order, each led by the winner of the one before or as it is marked; the last may be incomplete."""
    return case.record.tricks


def recorded_winners(case: Case) -> tuple[Seat, ...]:
    """Who won each complete trick, in order."""
    contract = case.record.contract
    trumps = contract.denomination.trumps if contract else None
    return tuple(winner(trick, trumps) for trick in recorded_tricks(case) if trick.is_complete)


def failures_to_follow(case: Case, seat: Seat) -> tuple[int, ...]:
    """The numbers of the tricks to which the seat did not follow suit although he held the suit.

    He held it if he was dealt an unplayed card of it, played one to a later trick, or put one in as a second card of
    his: that card counts as never having left his hand (67B2(b)).
    """
    tricks = recorded_tricks(case)
    played = [trick.card_of(seat) for trick in tricks]
    hand = case.record.deal.hand(seat) if case.record.deal else None
    restored = {card for trick in tricks for whose, card in trick.extra if whose is seat}
    failures = []
    for place, (trick, card) in enumerate(zip(tricks, played, strict=True)):
        before, later = played[:place], [each for each in played[place + 1 :] if each]
        held = set(later) | {each for each in (*(hand or ()), *restored) if each not in before}
        if card and card.suit is not trick.led and any(each.suit is trick.led for each in held):
            failures.append(place + 1)
    return tuple(failures)


def revoker(case: Case) -> Seat:
    """The offender; where the record names none, the one player who recordedly did not follow suit is not asked for."""
    found = [seat for seat in Seat if failures_to_follow(case, seat)]
    return offender_recorded_as(case, found[0] if len(found) == 1 else None)


def tricks_won(case: Case, side: Side) -> frozenset[int]:
    """The numbers of the complete tricks that the side won."""
    return frozenset(number for number, seat in enumerate(recorded_winners(case), start=1) if seat.side is side)


def is_play_recorded_whole(case: Case) -> bool:
    return len(recorded_winners(case)) == ALL_TRICKS

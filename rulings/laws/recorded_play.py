"""The recorded tricks as the laws on revokes read them: who played what, who won, who did not follow suit.

Empty where the record does not tell: no tricks, no opening leader, or no contract to name the trumps.
"""

from rulings.bridge.seats import Seat, Side
from rulings.bridge.tricks import Trick, winner
from rulings.laws.engine import Case

ALL_TRICKS = 13


def recorded_tricks(case: Case) -> tuple[Trick, ...]:
    """The tricks in order, each led by the winner of the one before; the last may be incomplete."""
    record = case.record
    if record.contract is None or record.opening_leader is None:
        return ()
    leader, tricks = record.opening_leader, []
    for cards in record.tricks:
        if not cards:
            break
        tricks.append(Trick(leader, cards))
        leader = winner(tricks[-1], record.contract.denomination.trumps)
    return tuple(tricks)


def recorded_winners(case: Case) -> tuple[Seat, ...]:
    """Who won each complete trick, in order."""
    contract = case.record.contract
    trumps = contract.denomination.trumps if contract else None
    return tuple(winner(trick, trumps) for trick in recorded_tricks(case) if trick.is_complete)


def failures_to_follow(case: Case, seat: Seat) -> tuple[int, ...]:
    """The numbers of the tricks to which the seat did not follow suit although he held the suit.

    He held it if he was dealt an unplayed card of it, or played one to a later trick.
    """
    tricks = recorded_tricks(case)
    played = [trick.card_of(seat) for trick in tricks]
    hand = case.record.deal.hand(seat) if case.record.deal else None
    failures = []
    for place, (trick, card) in enumerate(zip(tricks, played, strict=True)):
        before, later = played[:place], [each for each in played[place + 1 :] if each]
        held = set(later) | ({each for each in hand if each not in before} if hand else set())
        if card and card.suit is not trick.led and any(each.suit is trick.led for each in held):
            failures.append(place + 1)
    return tuple(failures)


def tricks_won(case: Case, side: Side) -> frozenset[int]:
    """The numbers of the complete tricks that the side won."""
    return frozenset(number for number, seat in enumerate(recorded_winners(case), start=1) if seat.side is side)


def is_play_recorded_whole(case: Case) -> bool:
    return len(recorded_winners(case)) == ALL_TRICKS

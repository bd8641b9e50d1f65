"""What the recorded tricks tell of a defective trick (Law 67): to which a player gave no card, or two.

None where they do not tell. That play has not gone on is never taken from the record: it may be behind the table.
"""

from dataclasses import dataclass

from rulings.bridge.seats import Seat, Side
from rulings.laws.engine import Case
from rulings.laws.recorded_play import failures_to_follow, is_play_recorded_whole, recorded_tricks, tricks_won
from rulings.laws.roles import offender, offender_recorded_as


@dataclass(frozen=True)
class Defect:
    """A trick, by its number from 1, and the player who gave no card to it (`is_short`) or two."""

    trick: int
    seat: Seat
    is_short: bool


def recorded_defect(case: Case) -> Defect | None:
    """The first defective trick on record, of the offender where he is known."""
    who = case.relied_on.get(offender, case.record.offender)
    for number, trick in enumerate(recorded_tricks(case), start=1):
        gave = dict.fromkeys(trick.missing, True) | {seat: False for seat, _card in trick.extra}
        for seat, is_short in gave.items():
            if who in (None, seat):
                return Defect(number, seat, is_short)
    return None


def offender_of_the_trick(case: Case) -> Seat:
    """The offender; where the record names none, who gave no card or two to the recorded trick is not asked for."""
    defect = recorded_defect(case)
    return offender_recorded_as(case, defect.seat if defect else None)


def giver_of_a_second_card(case: Case) -> Seat:
    """The offender; where the record names none, who gave two cards to the recorded trick is not asked for."""
    defect = recorded_defect(case)
    return offender_recorded_as(case, defect.seat if defect and not defect.is_short else None)


def both_sides_went_on(case: Case) -> bool | None:
    """Both sides have a card in a later trick."""
    defect = recorded_defect(case)
    if defect is None:
        return None
    later = {seat.side for trick in recorded_tricks(case)[defect.trick :] for seat, _card in trick.plays}
    return True if later == set(Side) else None


def holds_the_suit_led(case: Case) -> bool | None:
    """Whether the player without a card in the trick has one of the suit led, as far as his hand is known."""
    defect = recorded_defect(case)
    held = case.record.play.left(defect.seat) if defect else None
    if defect is None or held is None:
        return None
    return any(card.suit is recorded_tricks(case)[defect.trick - 1].led for card in held)


def leader_after(case: Case) -> Seat | None:
    """Who led to the trick after the defective one."""
    defect = recorded_defect(case)
    tricks = recorded_tricks(case)[defect.trick :] if defect else ()
    return tricks[0].leader if tricks else None


def side_won_from_then_on(case: Case) -> bool | None:
    """Whether the offender's side won the trick or a later one; that it won none, only the whole play tells."""
    defect = recorded_defect(case)
    if defect is None:
        return None
    if any(number >= defect.trick for number in tricks_won(case, defect.seat.side)):
        return True
    return False if is_play_recorded_whole(case) else None


def restored_card_was_due(case: Case) -> bool | None:
    """The second card, back in his hand, should have been played to that trick or a later one (67B2(b))."""
    defect = recorded_defect(case)
    if defect is None or defect.is_short:
        return None
    return True if any(number >= defect.trick for number in failures_to_follow(case, defect.seat)) else None

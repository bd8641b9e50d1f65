"""What the recorded tricks tell: who played what, whose turn it is, and which trick is defective (Law 67).

None or empty where the record does not tell: no tricks, no opening leader, no contract to name the trumps; of a turn,
where the play is recorded to its end. That play has not gone on is never taken from the record: it may be behind the
table.
"""

from dataclasses import dataclass, replace

from rulings.bridge import Seat, Side, Suit, Trick, legal_cards, winner
from rulings.laws.engine import CardSet, Case
from rulings.laws.record.record import SeatedCard
from rulings.laws.record.roles import offender, offender_recorded_as

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


def trick_in_progress(case: Case) -> Trick | None:
    """The last recorded trick, while a card is missing from it."""
    tricks = recorded_tricks(case)
    return tricks[-1] if tricks and not tricks[-1].is_complete else None


def leader_out_of_turn(case: Case) -> Seat | None:
    """Who has led to the trick in progress although the lead was another's."""
    trick, play = trick_in_progress(case), case.record.play
    return trick.leader if trick is not None and trick.leader is not play.rightful_leaders[-1] else None


def count_lead_as_in_question(case: Case) -> None:
    """Where the record names no card of the player who has led out of turn, the card he led counts as named."""
    trick, led = trick_in_progress(case), leader_out_of_turn(case)
    if trick is not None and led is not None and all(entry.seat is not led for entry in case.record.cards):
        case.record = replace(case.record, cards=(*case.record.cards, SeatedCard(led, trick.cards[0])))


def next_to_play(case: Case) -> Seat | None:
    """The player in turn, after a complete trick its winner."""
    trick = trick_in_progress(case)
    if trick is not None:
        return trick.leader.after(trick.turns)
    winners = recorded_winners(case)
    return winners[-1] if winners and not is_play_recorded_whole(case) else None


def suit_led_before(case: Case, seat: Seat) -> Suit | None:
    """The suit of the trick to which the seat has yet to play."""
    trick = trick_in_progress(case)
    return trick.led if trick is not None and trick.card_of(seat) is None else None


def legal_of(case: Case, seat: Seat, cards: CardSet) -> CardSet | None:
    """Which of his cards a player who is to follow may play by Law 44.

    None where he is not to follow, or where his hand is not known and decides.
    """
    led = suit_led_before(case, seat)
    if led is None or next_to_play(case) is not seat:
        return None
    following = frozenset(card for card in cards if card.suit is led)
    hand = case.record.deal.hand(seat) if case.record.deal else None
    if following or hand is None:
        return following or None
    played = {trick.card_of(seat) for trick in recorded_tricks(case)}
    return legal_cards(hand.cards - played, led) & cards


@dataclass(frozen=True)
class _Defect:
    """A trick, by its number from 1, and the player who gave no card to it (`is_short`) or two."""

    trick: int
    seat: Seat
    is_short: bool


def recorded_defect(case: Case) -> _Defect | None:
    """The first defective trick on record, of the offender where he is known."""
    who = case.relied_on.get(offender, case.record.offender)
    for number, trick in enumerate(recorded_tricks(case), start=1):
        gave = dict.fromkeys(trick.missing, True) | {seat: False for seat, _card in trick.extra}
        for seat, is_short in gave.items():
            if who in (None, seat):
                return _Defect(number, seat, is_short)
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

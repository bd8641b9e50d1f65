"""The auction and the hands of an exercise: what goes with its facts, or nothing.

Candidates come in the order that the seed gives, and the law itself is asked whether one goes with what the story
tells: it must rule the same, read nothing otherwise from the record, and find no contradiction in it.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any

from rulings.bridge import CLOCKWISE, DECK, Card, Contract, Deal, Hand, Seat, Suit, dealer_of
from rulings.bridge.deals import FULL_HAND
from rulings.laws.contradictions import contradictions, of_the_answered_cards, owner_of_answer
from rulings.laws.engine import AnyFact, Case, UnknownAnswer, rule
from rulings.laws.practice.exercises import Exercise, exercise_of, said, settled, shuffled
from rulings.laws.record.auction import whose_turn
from rulings.laws.record.record import BadRecord, read_record
from rulings.laws.record.roles import offender

_Entries = dict[str, Any]
_BEGUN = ("1H P 2H P", "1NT 2S 3H P", "P 1D 1S 2D", "P P 1C X", "1S 2C 2S 3C", "P 1H 2C X", "1D P 1S P 2NT")
_OVER = ("1NT P 3NT P P P", "1S P 4S P P P", "1H P 2H P 4H P P P")
_WRONG = {
    "insufficient_bid": ("1C", "1D", "1H", "1S", "1NT", "2C"),
    "pass_out_of_rotation": ("P",),
    "bid_out_of_rotation": ("1S", "2D", "1NT", "3C"),
    "double_out_of_rotation": ("X",),
    "inadmissible_double": ("X",),
}
_OUT_OF_TURN = frozenset(("pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation"))
_OF_LEADS = frozenset(("face_down_lead_out_of_turn", "opening_lead_out_of_turn", "lead_out_of_turn"))
"""Where all cards that a story names are told by its facts, so that hands may be shown beside it."""
_IN_PLAY = _OF_LEADS | {
    *("declarer_exposes", "designation", "unable_to_comply", "failure_to_play_penalty_card", "fifth_card"),
    *("dummys_limits", "established_revoke", "dummys_rights", "penalty_card", "premature_play", "card_played"),
    *("revoke", "revoke_inquiry", "retracted_card", "dummy_places_wrong_card", "play_after_illegal_play", "claim"),
}
_AFTER = ((), ("P",), ("P", "P"))
_LED_NOW = "card_led_or_played"
_MOST_AUCTIONS, _MOST_DEALS = 60, 400
"""After so many that do not go with the facts none is shown: where one does, it is nearly always among the first 40."""
_HIGH = {14: 4, 13: 3, 12: 2, 11: 1}


@lru_cache(maxsize=1024)
def record_of(situation: str, edition: str, path: str, seed: int) -> Mapping[str, Any]:
    """What is recorded of an exercise's board: its number, and auction and hands (PBN) where some go with the facts."""
    exercise = exercise_of(situation, edition, path, seed)
    board: _Entries = {"board": exercise.board}
    auctions = _over(exercise) if exercise.situation in _IN_PLAY else _begun(exercise)
    for auction in islice(auctions, _MOST_AUCTIONS):
        entries = {**board, "dealer": str(dealer_of(exercise.board)), "auction": auction}
        if _goes_with(exercise, entries):
            return _with_deal(exercise, entries) if exercise.situation in _OF_LEADS else entries
    return board


def _goes_with(exercise: Exercise, entries: _Entries) -> bool:
    """Whether the law rules the same on this record, and nothing in the record is against what is told."""
    try:
        record = read_record(dict(entries))
        unaided = {key: raw for key, raw in exercise.answers.items() if not _is_shown(exercise, key)}
        read = rule(exercise.law, Case(unaided, record))
        if not read.is_complete or said(read) != said(exercise.ruling):
            return False
        ruling = rule(exercise.law, Case(exercise.answers, record))
    except (BadRecord, UnknownAnswer):
        return False
    same = said(ruling) == said(read) and not ruling.overruled
    return same and not contradictions(record) and not any(of_the_answered_cards(record, ruling))


def _is_shown(exercise: Exercise, key: str) -> bool:
    """Whether the auction itself must tell it: who called, and whose turn it was."""
    return exercise.situation in _WRONG and key in (offender.key, whose_turn.key)


def _begun(exercise: Exercise) -> Iterator[list[Any]]:
    """Auctions in which the offender makes his call, in turn or not, and perhaps others after him."""
    if exercise.situation not in _WRONG:
        return
    who, dealer = Seat(str(exercise.answers["offender"])), dealer_of(exercise.board)
    for text in shuffled(list(_BEGUN), exercise.seed):
        calls = text.split()
        for count in range(len(calls), -1, -1):
            turn = dealer.after(count)
            if (turn is not who) is not _is_out_of_turn(exercise):
                continue
            for wrong in _WRONG[exercise.situation]:
                made: object = wrong if turn is who else {"call": wrong, "seat": str(who)}
                yield from ([*calls[:count], made, *after] for after in _AFTER)


def _is_out_of_turn(exercise: Exercise) -> bool:
    """Whether the story says that the offender was not in turn."""
    told = exercise.answers
    elsewhere = (
        told.get("insufficient_kind") == "out_of_turn" or told.get("turn_of_inadmissible_double", "own") != "own"
    )
    return elsewhere or exercise.situation in _OUT_OF_TURN


def _over(exercise: Exercise) -> Iterator[list[Any]]:
    """Auctions that are over, opened in each of the four places."""
    for text in shuffled(list(_OVER), exercise.seed):
        yield from ([*["P"] * passes, *text.split()] for passes in range(4))


def _with_deal(exercise: Exercise, entries: _Entries) -> _Entries:
    """The record with hands on which the auction is a sensible one, where some are found."""
    held, contract = _held(exercise), read_record(dict(entries)).contract
    if held is None or contract is None:
        return entries
    for turn in range(_MOST_DEALS):
        hands = _dealt(held, exercise.seed * _MOST_DEALS + turn)
        if _is_sensible(hands, contract):
            found = {**entries, "deal": str(Deal.of_hands(hands))}
            if _goes_with(exercise, found):
                return found
    return entries


def _held(exercise: Exercise) -> dict[Seat, list[Card]] | None:
    """The cards of the story with their owners; None where an owner is not known."""
    held: dict[Seat, list[Card]] = {seat: [] for seat in CLOCKWISE}
    for fact, value in exercise.ruling.relied_on.items():
        if fact.kind.name == "cards" and value:
            owner = owner_of_answer(fact, exercise.ruling) or _of_the_offender(exercise, fact)
            if owner is None:
                return None
            held[owner] += sorted(card for card in value if card not in held[owner])
    return held


def _of_the_offender(exercise: Exercise, fact: AnyFact) -> Seat | None:
    """Whose the card is that he has led or played himself."""
    return Seat(str(exercise.answers["offender"])) if fact.key == _LED_NOW else None


def _dealt(held: Mapping[Seat, list[Card]], number: int) -> dict[Seat, Hand]:
    """Four hands that have what is held, the other cards as the number deals them."""
    placed = {card for cards in held.values() for card in cards}
    rest = _mixed([card for card in DECK if card not in placed], number)
    hands = {}
    for seat, cards in held.items():
        wanted = FULL_HAND - len(cards)
        hands[seat] = Hand.of_cards([*cards, *rest[:wanted]])
        rest = rest[wanted:]
    return hands


def _mixed(cards: list[Card], number: int) -> list[Card]:
    """The cards in an order that the number gives: no chance is in it."""
    state = settled(number, "deal")
    for place in range(len(cards) - 1, 0, -1):
        state = (state * 1103515245 + 12345) % 2**31
        other = (state >> 8) % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def _is_sensible(hands: Mapping[Seat, Hand], contract: Contract) -> bool:
    """Whether declarer's side has strength for a game, and what he opened: the suit or the balanced hand."""
    if contract.declarer is None:
        return False
    mine, other, trumps = hands[contract.declarer], hands[contract.declarer.partner], contract.denomination.trumps
    strength, support = _points(mine), _points(other)
    if trumps is None:
        return 15 <= strength <= 17 and min(len(mine.of(suit)) for suit in Suit) > 1 and support in range(9, 16)
    fits = len(mine.of(trumps)) > 4 and len(other.of(trumps)) > 2
    return fits and strength > 11 and support > 6 and strength + support > 22


def _points(hand: Hand) -> int:
    """Four for an ace, down to one for a jack."""
    return sum(_HIGH.get(int(card.rank), 0) for card in hand)

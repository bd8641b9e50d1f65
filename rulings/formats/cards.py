"""Plays that are cards alone, in columns or in the order of play, made in one pass: a file may hold a million cards.

A play with anything else in it (marks, notes, cards left out) is for the reader of its format.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rulings.bridge import CLOCKWISE, DECK, FULL_HAND, Card, Deal, Denomination, Seat, Suit
from rulings.formats.session import PlayedCard, PlayedTrick

_SUITS = tuple(Suit)
_PLACES = {card: place for place, card in enumerate(DECK)}
_PLAYED = [tuple(PlayedCard(seat, card) for card in DECK) for seat in CLOCKWISE]
"""Each card by each seat: the same values serve every play."""
_TURNS = [[(place + steps) % 4 for steps in range(4)] for place in range(4)]
_PLAYED_FROM = [[_PLAYED[place] for place in turn] for turn in _TURNS]


def regular_play(
    first: Seat,
    words: Sequence[str],
    deal: Deal | None,
    denomination: Denomination | None,
    *,
    is_in_turn: bool = False,
) -> tuple[PlayedTrick, ...] | None:
    """The tricks of these cards, four columns clockwise from a seat; None where a word is no card that may stand there.

    A card that the column's player was not dealt is its holder's. `is_in_turn`: each trick begins with its leader, and
    every card is of whose turn it is. Without a denomination nobody knows who won. Cards are counted by their places in
    the deck, seats clockwise from north.
    """
    cards = [_place_of(word) for word in (words[:-1] if words[-1:] == ["*"] else words)]
    holders = None if deal is None else _holders(deal)
    if -1 in cards or len(set(cards)) < len(cards) or (holders is None and deal is not None):
        return None
    columns = _Columns(CLOCKWISE.index(first), holders, _trumps(denomination), denomination is not None, is_in_turn)
    leader: int | None = columns.start
    tricks = []
    for at in range(0, len(cards), len(CLOCKWISE)):
        row = cards[at : at + len(CLOCKWISE)]
        found = columns.whole(row, leader) if len(row) == len(CLOCKWISE) else None
        found = columns.any(row, leader) if found is None else found
        if found is None:
            return None
        trick, leader = found
        tricks.append(trick)
    return tuple(tricks)


_Found = tuple[PlayedTrick, int | None]
"""A trick, and the place of who leads to the next, None where that is not known."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """Reads rows of one play: the place of the first column, who was dealt each card, and the trumps by their place."""

    start: int
    holders: Sequence[int] | None
    trumps: int | None
    has_denomination: bool
    is_in_turn: bool

    def whole(self, row: Sequence[int], leader: int | None) -> _Found | None:
        """A row of four cards that are those of their columns' players; None for another."""
        if leader is None:
            return None
        turn = leader if self.is_in_turn else self.start
        if self.holders is not None and [self.holders[card] for card in row] != _TURNS[turn]:
            return None
        before = (leader - turn) % len(CLOCKWISE)
        ordered = (*row[before:], *row[:before]) if before else row
        one, two, three, four = _PLAYED_FROM[leader]
        first, second, third, fourth = ordered
        trick = PlayedTrick(CLOCKWISE[leader], (one[first], two[second], three[third], four[fourth]))
        if not self.has_denomination:
            return trick, None
        best, high = 0, first
        for place, card in enumerate(ordered):
            if card > high if card // FULL_HAND == high // FULL_HAND else card // FULL_HAND == self.trumps:
                best, high = place, card
        return trick, (leader + best) % len(CLOCKWISE)

    def any(self, row: Sequence[int], leader: int | None) -> _Found | None:
        """Any row; None where somebody has two cards in it, or plays out of turn where that cannot be."""
        turn = leader if self.is_in_turn and leader is not None else self.start
        in_turn = dict(_seated(row, turn, None))
        seated = in_turn if self.holders is None else dict(_seated(row, turn, self.holders))
        if len(seated) < len(in_turn) or (self.is_in_turn and seated != in_turn):
            return None
        begins = self.start if leader is None else leader
        order = [place % 4 for place in range(begins, begins + len(CLOCKWISE)) if place % 4 in seated]
        played = tuple(_PLAYED[place][seated[place]] for place in order)
        is_known = self.has_denomination and leader is not None and len(seated) == len(CLOCKWISE)
        after = _winner(order, seated, self.trumps) if is_known else None
        return PlayedTrick(None if leader is None else CLOCKWISE[leader], played), after


def _trumps(denomination: Denomination | None) -> int | None:
    """The place of the trump suit among the suits of the deck."""
    return _SUITS.index(denomination.trumps) if denomination and denomination.trumps else None


def _seated(cards: Sequence[int], start: int, holders: Sequence[int] | None) -> list[tuple[int, int]]:
    """Each card of a row with whose it is."""
    if holders is None:
        return [((start + column) % 4, card) for column, card in enumerate(cards)]
    return [(holders[card], card) for card in cards]


def _winner(order: Sequence[int], row: dict[int, int], trumps: int | None) -> int:
    """Who won a trick: the deck has each suit's cards together, the deuce first."""
    best, high = order[0], row[order[0]]
    for place in order[1:]:
        card = row[place]
        if card // FULL_HAND == high // FULL_HAND:
            best, high = (place, card) if card > high else (best, high)
        elif card // FULL_HAND == trumps:
            best, high = place, card
    return best


@lru_cache(maxsize=512)
def _place_of(word: str) -> int:
    """A card's place in the deck, -1 for no card."""
    try:
        return _PLACES[Card.parse(word)]
    except ValueError:
        return -1


@lru_cache(maxsize=64)
def _holders(deal: Deal) -> tuple[int, ...] | None:
    """Who was dealt each card of the deck, None where not every hand is known and whole."""
    if not deal.is_complete:
        return None
    held = {card: place for place, hand in enumerate(deal.hands.values()) for card in hand.cards}
    return tuple(held[card] for card in DECK)

"""The play section: cards in columns, one row a trick (PBN 3.6, 3.9).

The tag names the seat of the first column; columns are seats, not the order of play, so who led a
trick follows from who won the one before, unless `^L` marks a lead out of turn. `^R` marks a
revoke. A dash is a card that is unknown or not played, `*` ends the play, `+` is where it goes on.
Some programs write a trick in the order of play all the same: then the deal tells whose each card is.
"""

from __future__ import annotations

from dataclasses import replace

from rulings.bridge import Card, Deal, Denomination, Seat, Trick, winner
from rulings.formats.cards import regular_play
from rulings.formats.errors import Expected
from rulings.formats.pbn.auction import is_opinion, note_number, pieces
from rulings.formats.pbn.tokens import Section
from rulings.formats.session import PlayedCard, PlayedTrick
from rulings.formats.text import Source

_NO_CARD = ("-", "--", "+")


def read_play(
    section: Section, source: Source, deal: Deal | None, denomination: Denomination | None
) -> tuple[PlayedTrick, ...]:
    """Read the section; without a denomination nobody knows who won. FormatError names line and column."""
    try:
        first = Seat.parse(section.tag.value)
    except ValueError:
        raise source.error(section.tag.at, Expected.SEAT, found=section.tag.value) from None
    if (regular := regular_play(first, [text for text, _at in section.tokens], deal, denomination)) is not None:
        return regular
    reader = _Reader(section, source, deal, first)
    for text, at in pieces(section.tokens):
        reader.take(text, at)
    return _tricks(reader.rows, first, denomination)


class _Reader:
    """Reads piece by piece into rows of four columns, clockwise from the first seat."""

    def __init__(self, section: Section, source: Source, deal: Deal | None, first: Seat) -> None:
        self.notes = section.notes
        self.source = source
        self.hands = {} if deal is None else deal.hands
        self.columns = [first.after(steps) for steps in range(4)]
        self.rows: list[dict[Seat, PlayedCard]] = []
        self.column = 0
        self.played: set[Card] = set()
        self.last: PlayedCard | None = None
        self.marks: set[str] = set()
        self.is_closed = False

    def take(self, text: str, at: int) -> None:
        match text:
            case _ if text.isalnum():
                self.card(text, at)
            case "*":
                self.is_closed = True
            case "^R" | "^r" | "^L" | "^l":
                self.marks.add(text[1].upper())
            case _ if is_opinion(text):
                pass
            case _ if number := note_number(text):
                self.explain(number)
            case _ if text in _NO_CARD:
                self.advance(at)
            case _:
                self.card(text, at)

    def advance(self, at: int) -> Seat:
        """The seat of the column that comes next; opens a row when the last is full."""
        if self.is_closed or (self.column == 0 and len(self.rows) == 13):
            raise self.source.error(at, Expected.NO_MORE_CARDS)
        if self.column == 0:
            self.rows.append({})
        seat = self.columns[self.column]
        self.column = (self.column + 1) % 4
        return seat

    def card(self, text: str, at: int) -> None:
        try:
            card = Card.parse(text)
        except ValueError:
            raise self.source.error(at, Expected.CARD, found=text) from None
        seat = self.advance(at)
        if card in self.played:
            raise self.source.error(at, Expected.CARD_NOT_YET_PLAYED, found=text)
        whose = self.holder(card, seat)
        if whose is None or whose in self.rows[-1]:
            raise self.source.error(at, Expected.CARD_OF_HAND, found=f"{text} ({seat})")
        seat = whose
        self.played.add(card)
        self.last = PlayedCard(seat, card, "", "R" in self.marks, "L" in self.marks)
        self.rows[-1][seat] = self.last
        self.marks.clear()

    def holder(self, card: Card, seat: Seat) -> Seat | None:
        """The seat of the column unless it was not dealt the card: then who was; None where nobody known was."""
        hand = self.hands.get(seat)
        if hand is None or card in hand:
            return seat
        return next((other for other, held in self.hands.items() if card in held), None)

    def explain(self, number: str) -> None:
        """A note belongs to the card before it."""
        if self.last is not None and number in self.notes:
            self.last = replace(self.last, note=self.notes[number])
            self.rows[-1][self.last.seat] = self.last


def _tricks(
    rows: list[dict[Seat, PlayedCard]], first: Seat, denomination: Denomination | None
) -> tuple[PlayedTrick, ...]:
    """Put each row into the order of play, as far as the record settles who led."""
    tricks = []
    leader: Seat | None = first
    for row in rows:
        marked = next((played.seat for played in row.values() if played.is_lead_out_of_turn), None)
        leader = marked or leader
        start = leader or first
        in_order = (row.get(start.after(steps)) for steps in range(4))
        trick = PlayedTrick(leader, tuple(played for played in in_order if played is not None))
        if trick.cards:
            tricks.append(trick)
        leader = _next_leader(trick.trick, denomination)
    return tuple(tricks)


def _next_leader(trick: Trick | None, denomination: Denomination | None) -> Seat | None:
    if trick is None or denomination is None or not trick.is_complete:
        return None
    return winner(trick, denomination.trumps)

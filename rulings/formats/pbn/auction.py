"""The auction section: calls, skipped players, insufficient bids, notes (PBN 3.5, 3.9).

The tag names the seat of the first column, a dash stands for each player before the dealer. `^S` is a
player who was not able to call because another called out of rotation: the next call belongs to the
next seat. `^I` comes before an insufficient bid that was accepted; no mark says that a call was
cancelled. Good and bad calls (`!`, `$4`) are somebody's opinion and are not kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from rulings.bridge import LONGEST, PASS, Auction, AuctionCall, Call, CallIrregularity, Seat
from rulings.formats.auctions import MadeAuction, regular_auction
from rulings.formats.errors import Expected
from rulings.formats.pbn.tokens import Section, Token
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.text import Source

_PIECES = re.compile(r"\^[A-Za-z]|=\d+=|\$\d+|[!?]{1,2}|\*|\+|[A-Za-z0-9-]+|.")
_OPINION = re.compile(r"\$\d+|[!?]{1,2}")
_ALL_PASS = ("AP", "ap", "Ap")
_NOTE = re.compile(r"=(\d+)=")


def pieces(tokens: list[Token]) -> Iterator[Token]:
    """The tokens of an auction or play section: marks need no space around them (3.2)."""
    for text, at in tokens:
        if text.isalnum():
            yield text, at
        else:
            yield from ((piece[0], at + piece.start()) for piece in _PIECES.finditer(text))


def is_opinion(text: str) -> bool:
    """Whether it is a suffix or a numeric annotation, which are not kept (3.5.3, 3.7)."""
    return _OPINION.fullmatch(text) is not None


def note_number(text: str) -> str:
    """The number in a note's reference such as `=1=`, or "" when it is none."""
    match = _NOTE.fullmatch(text)
    return "" if match is None else match[1]


def read_auction(section: Section, source: Source, dealer: Seat | None, remarks: list[Remark]) -> MadeAuction:
    """Read the section; dealer is None when the game has no Dealer tag. FormatError names line and column."""
    try:
        first = Seat.parse(section.tag.value)
    except ValueError:
        raise source.error(section.tag.at, Expected.SEAT, found=section.tag.value) from None
    if (regular := _regular(section, dealer, first)) is not None:
        return regular
    reader = _Reader(section, source, dealer, first)
    for text, at in pieces(section.tokens):
        reader.take(text, at)
    remarks += reader.remarks
    return MadeAuction.of(reader.auction or Auction(dealer or first))


def _regular(section: Section, dealer: Seat | None, seat: Seat) -> MadeAuction | None:
    """The auction where all is as most files have it: calls in turn, and notes; None for any other."""
    words, notes = _words_and_notes(section)
    dashes = len(list(takewhile(lambda word: word == "-", words)))
    words, first = words[dashes:], seat.after(dashes)
    if not words or first is not (dealer or first):
        return None
    notes = [(place - dashes, note) for place, note in notes if place >= dashes]
    if words[-1] in _ALL_PASS:
        if notes and notes[-1][0] == len(words) - 1:
            return None
        words[-1:] = _closing_passes(words[:-1])
    made = regular_auction(first, words)
    return made.explained(notes) if made and notes else made


def _words_and_notes(section: Section) -> tuple[list[str], list[tuple[int, str]]]:
    """The calls, and each note with the place of its call; the mark of the end and opinions are left out."""
    words: list[str] = []
    notes: list[tuple[int, str]] = []
    for text, _at in pieces(section.tokens):
        if text.isalnum():
            words.append(text)
        elif (number := note_number(text)) and words:
            notes += [(len(words) - 1, section.notes[number])] if number in section.notes else []
        elif not number and not is_opinion(text):
            words.append(text)
    if words and words[-1] in ("*", "+"):
        words.pop()
    return words, notes


def _closing_passes(words: list[str]) -> list[str]:
    """The passes that end an auction of these words."""
    passes = sum(1 for _word in takewhile(lambda word: word.upper() in ("P", "PASS"), reversed(words)))
    return ["Pass"] * ((4 if passes == len(words) else 3) - passes)


class _Reader:
    """Reads piece by piece and knows whose column comes next."""

    def __init__(self, section: Section, source: Source, dealer: Seat | None, first: Seat) -> None:
        self.notes = section.notes
        self.source = source
        self.dealer = dealer
        self.seat = first
        self.auction: Auction | None = None
        self.skips = 0
        self.marked_insufficient = False
        self.is_closed = False
        self.remarks: list[Remark] = []

    def take(self, text: str, at: int) -> None:
        match text:
            case _ if text in _ALL_PASS:
                self.pass_out(at)
            case _ if text.isalnum():
                self.call(text, at)
            case "*" | "+":
                self.is_closed = True
            case "-" if self.auction is None:
                self.seat = self.seat.lho
            case "^S" | "^s":
                self.skip(at)
            case "^I" | "^i":
                self.marked_insufficient = True
            case _ if is_opinion(text):
                pass
            case _ if number := note_number(text):
                self.explain(number)
            case _:
                self.call(text, at)

    def begin(self, at: int) -> Auction:
        """The auction so far; the first column that is no dash must be the dealer's."""
        if self.auction is None:
            if self.dealer is not None and self.seat is not self.dealer:
                raise self.source.error(at, Expected.CALL_OF_DEALER, found=str(self.seat))
            self.auction = Auction(self.seat)
        return self.auction

    def skip(self, at: int) -> None:
        self.begin(at)
        self.skips += 1
        if self.skips > 3:
            raise self.source.error(at, Expected.NO_MORE_SKIPS, found="^S")
        self.seat = self.seat.lho

    def call(self, text: str, at: int) -> None:
        try:
            call = Call.parse(text)
        except ValueError:
            raise self.source.error(at, Expected.CALL, found=text) from None
        so_far = self.begin(at)
        if self.is_closed or so_far.is_over or len(so_far.calls) == LONGEST:
            raise self.source.error(at, Expected.NO_MORE_CALLS, found=text)
        self.auction = so_far.then(AuctionCall(self.seat, call))
        self.check(self.auction.calls[-1], at)
        self.seat = self.seat.lho
        self.skips = 0
        self.marked_insufficient = False

    def check(self, made: AuctionCall, at: int) -> None:
        """A mark must be true, and a double must have something to act on (3.9 NB)."""
        is_insufficient = CallIrregularity.INSUFFICIENT in made.irregular
        if self.marked_insufficient and not is_insufficient:
            raise self.source.error(at, Expected.INSUFFICIENT_BID, found=str(made.call))
        if CallIrregularity.INADMISSIBLE in made.irregular:
            raise self.source.error(at, Expected.DOUBLE_OF_SOMETHING, found=_called(made))
        if is_insufficient and not self.marked_insufficient:
            line = self.source.line(at)
            self.remarks.append(Remark.of(RemarkKey.UNMARKED_INSUFFICIENT, line=line, call=_called(made)))

    def pass_out(self, at: int) -> None:
        """AP: everybody who still may passes."""
        auction = self.begin(at)
        while not auction.is_over:
            auction = auction.then(AuctionCall(auction.turn, PASS))
        self.auction = auction

    def explain(self, number: str) -> None:
        """A note belongs to the call before it."""
        if self.auction is not None and self.auction.calls:
            *before, last = self.auction.calls
            explained = replace(last, note=self.notes.get(number, last.note))
            self.auction = Auction(self.auction.dealer, (*before, explained))


def _called(made: AuctionCall) -> str:
    """A call and who made it, in no language: `1S (E)`."""
    return f"{made.call} ({made.seat})"

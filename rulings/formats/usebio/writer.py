"""A session as a USEBIO file (version 1.2): what British, Australian and New Zealand programs take.

It is written as `reader` reads it. A line has one score, north-south's points or an artificial one: weighted
and split scores become `ADJ` with what each side gets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rulings.bridge import SUITS_DOWN, Suit, dealer_of, vulnerability_of
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import (
    AwardUnit,
    ContestantKind,
    FileContestant,
    FileFormat,
    FileMatch,
    FileResult,
    SessionFile,
)
from rulings.formats.usebio.elements import Pen
from rulings.formats.usebio.labels import labels_of
from rulings.formats.usebio.listing import Listing
from rulings.formats.usebio.traveller import Travellers
from rulings.formats.written import Losses, Written, amount_text, lose_rulings, lose_substitutes, scale_of, whole_deal

_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">\n'
)
_SUIT_NAMES = {Suit.SPADES: "SPADES", Suit.HEARTS: "HEARTS", Suit.DIAMONDS: "DIAMONDS", Suit.CLUBS: "CLUBS"}
_EVENT_TYPES = {ContestantKind.TEAM: "TEAMS", ContestantKind.INDIVIDUAL: "INDIVIDUAL"}
_BUTLER = re.compile("butler", re.IGNORECASE)
_CROSS = re.compile("cross|ximp", re.IGNORECASE)
_AGGREGATE = re.compile("aggregate|total ?points", re.IGNORECASE)


def write_usebio(session: SessionFile) -> Written:
    """The whole session as one EVENT of a USEBIO file, in UTF-8.

    EVENT holds the head, PARTICIPANTS, BOARDs of TRAVELLER_LINEs and a SECTION or MATCH for each that there is; HANDSET
    the hands. Left out, with a remark: results without pairs, auctions and plays, who of a pair sat where, rooms,
    weights, forms of a fouled board, substitutes. A session without a board gives a file that no reader takes.
    """
    losses = Losses(FileFormat.USEBIO.value)
    root = Element("USEBIO", {"Version": "1.2"})
    _Writer(session, Pen(losses)).put(root)
    indent(root, space=" ")
    return Written(_HEAD + tostring(root, encoding="unicode") + "\n", losses.remarks)


@dataclass(frozen=True, slots=True)
class _Words:
    """How the event says that it is scored: EVENT_TYPE, the methods, and the name of the elements that hold IMPs."""

    event_type: str
    board_method: str
    match_method: str = ""

    @property
    def imps(self) -> str:
        said = f"{self.event_type} {self.board_method} {self.match_method}"
        if _BUTLER.search(said):
            return "BUTLER_POINTS"
        return "CROSS_IMP_POINTS" if _CROSS.search(said) else "IMPS"


def _words(session: SessionFile) -> _Words:
    """The event's own words where they are USEBIO's, else those that mean the same."""
    if session.format is FileFormat.USEBIO:
        board, _space, match = session.scoring.partition(" ")
        if match in ("", board) or match != match.strip():
            return _Words(session.competition, session.scoring)
        return _Words(session.competition, board, match)
    said = f"{session.competition} {session.scoring}"
    method = ""
    if session.unit is AwardUnit.IMPS:
        method = "BUTLER_IMPS" if _BUTLER.search(said) else "CROSS_IMPS" if _CROSS.search(said) else "IMPS"
    elif session.unit is AwardUnit.MATCHPOINTS:
        method = "MATCH_POINTS"
    elif _AGGREGATE.search(said):
        method = "AGGREGATE"
    kinds = {one.kind for one in session.contestants}
    kind = next((name for kind, name in _EVENT_TYPES.items() if kind in kinds), "")
    pairs = "BUTLER_PAIRS" if method == "BUTLER_IMPS" else "MP_PAIRS" if method == "MATCH_POINTS" else "PAIRS"
    return _Words(kind or pairs, method, "_".join(scale_of(session)))


@dataclass(slots=True)
class _Writer:
    """Puts one session into the root element."""

    session: SessionFile
    pen: Pen
    contestants: dict[str, FileContestant] = field(init=False)
    listing: Listing = field(init=False)
    travellers: Travellers = field(init=False)
    words: _Words = field(init=False)

    def __post_init__(self) -> None:
        labels = labels_of(self.session)
        self.words = _words(self.session)
        self.contestants = {one.key: one for one in self.session.contestants}
        self.listing = Listing(self.pen, labels, self.pen.text(self.words.event_type))
        self.travellers = Travellers(self.pen, labels, self.contestants, self.words.imps)

    def put(self, root: Element) -> None:
        if self.session.club:
            self.pen.put(SubElement(root, "CLUB"), "CLUB_NAME", self.session.club)
        event_type = self.pen.text(self.words.event_type)
        event = SubElement(root, "EVENT", {"EVENT_TYPE": event_type} if event_type else {})
        self._put_head(event)
        named = [result for result in self.session.results if result.ns and result.ew]
        for result in self.session.results:
            if not (result.ns and result.ew):
                self.pen.losses.lose(RemarkKey.RESULTS_WITHOUT_PAIRS, result.board)
        results = sorted(named, key=lambda result: result.board)
        matched = self._matched(results)
        listed = [one.section for one in self.listing.labels.listed]
        played = [one.section for one in results]
        sections = dict.fromkeys([*listed, *played, *(match.section for match, _results in matched)])
        in_matches = {id(result) for _match, of_match in matched for result in of_match}
        for section in ("", *(section for section in sections if section)):
            scope = SubElement(event, "SECTION", {"SECTION_ID": self.pen.text(section)}) if section else event
            self.listing.put(scope, section)
            here = [one for one in results if one.section == section and id(one) not in in_matches]
            self._put_boards(scope, here)
            for match, of_match in matched:
                if match.section == section:
                    self._put_match(scope, match, of_match)
        if unplaced := len(self.session.match_scores) - sum(1 for match, _results in matched if match.scores):
            self.pen.losses.lose(RemarkKey.WITHOUT_MATCHES, count=unplaced)
        lose_substitutes(self.session, self.pen.losses)
        lose_rulings(self.session, self.pen.losses)
        self._put_unplayed(event, {result.board for result in results})
        self._put_hands(root)

    def _put_head(self, event: Element) -> None:
        session, put = self.session, self.pen.put
        put(event, "EVENT_DESCRIPTION", session.event)
        put(event, "PROGRAM_NAME", session.program)
        put(event, "WINNER_TYPE", str(session.winners or ""))
        put(event, "DATE", f"{session.date:%d/%m/}{session.date.year:04}" if session.date else "")
        put(event, "VENUE", session.site)
        put(event, "BOARD_SCORING_METHOD", self.words.board_method)
        put(event, "MATCH_SCORING_METHOD", self.words.match_method)

    def _matched(self, results: Iterable[FileResult]) -> list[tuple[FileMatch, list[FileResult]]]:
        """The results of each match, in the order of the matches; a result is of the first one that it fits."""
        matches = self.session.matches or tuple(self._met(results))
        matched: list[tuple[FileMatch, list[FileResult]]] = [(match, []) for match in matches]
        for result in results:
            fitting = (played for match, played in matched if _is_of(result, match))
            next(fitting, []).append(result)
        return matched

    def _met(self, results: Iterable[FileResult]) -> Iterator[FileMatch]:
        """The matches of teams that results alone tell; a file of this format says itself which it has."""
        if self.session.format is FileFormat.USEBIO:
            return
        met: set[tuple[str, str, frozenset[str]]] = set()
        for result in results:
            match = FileMatch((result.ns, result.ew), None, result.round, result.section)
            who = (result.section, result.round, frozenset(match.sides))
            if who not in met and self.travellers.is_of_teams(match):
                met.add(who)
                yield match

    def _put_match(self, scope: Element, match: FileMatch, played: list[FileResult]) -> None:
        """A MATCH of teams, or of pairs."""
        element, labels = SubElement(scope, "MATCH"), self.listing.labels
        is_of_teams = self.travellers.is_of_teams(match)
        names = ("TEAM", "OPPOSING_TEAM") if is_of_teams else ("NS_PAIR_NUMBER", "EW_PAIR_NUMBER")
        scored = ("TEAM_SCORE", "OPPOSING_TEAM_SCORE") if is_of_teams else ("NS_SCORE", "EW_SCORE")
        self.pen.put(element, "ROUND_NUMBER", match.round)
        for name, key in zip(names, match.sides, strict=True):
            self.pen.put(element, name, labels.of(key) if is_of_teams else labels.on_line(key))
        for name, score in zip(scored, match.scores or (), strict=False):
            self.pen.put(element, name, amount_text(score))
        self._put_boards(element, played, match)

    def _put_boards(self, scope: Element, results: list[FileResult], match: FileMatch | None = None) -> None:
        """A BOARD for each that has results here."""
        for number, played in groupby(results, key=lambda result: result.board):
            board = SubElement(scope, "BOARD")
            self.pen.put(board, "BOARD_NUMBER", str(number))
            for result in played:
                self.travellers.put(board, result, match)

    def _put_unplayed(self, event: Element, played: set[int]) -> None:
        """The boards that have neither result nor hands: a BOARD without a line."""
        for board in self.session.boards:
            if board.number not in played and whole_deal(board) is None:
                self.pen.put(SubElement(event, "BOARD"), "BOARD_NUMBER", str(board.number))

    def _put_hands(self, root: Element) -> None:
        """The hands (HANDSET); dealer and vulnerability follow from the number alone."""
        losses = self.pen.losses
        for board in self.session.boards:
            if (board.dealer, board.vulnerability) != (dealer_of(board.number), vulnerability_of(board.number)):
                losses.lose(RemarkKey.WITHOUT_DEALERS, board.number)
            if board.deal is not None and whole_deal(board) is None:
                losses.lose(RemarkKey.WITHOUT_BOARDS, board.number)
        dealt = [board for board in self.session.boards if whole_deal(board)]
        handset = SubElement(root, "HANDSET") if dealt else root
        for board in dealt:
            element = SubElement(handset, "BOARD")
            self.pen.put(element, "BOARD_NUMBER", str(board.number))
            for seat, hand in board.deal.hands.items() if board.deal else ():
                holder = SubElement(element, "HAND")
                self.pen.put(holder, "DIRECTION", seat.name.capitalize())
                for suit in SUITS_DOWN:
                    SubElement(holder, _SUIT_NAMES[suit]).text = "".join(card.rank.letter for card in hand.of(suit))


def _is_of(result: FileResult, match: FileMatch) -> bool:
    """Whether a result was played in a match."""
    where = (result.section, result.round) == (match.section, match.round)
    return where and {result.ns, result.ew} == set(match.sides)

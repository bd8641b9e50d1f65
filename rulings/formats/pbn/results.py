"""The results of one game: its own, or one for each row of its score table.

A score table holds the results of all tables (PBN 5.7), so a game that has one adds no result of its
own; its auction and play are given to the row whose pair numbers or names are the game's.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from rulings.bridge import CLOCKWISE, Auction, Card, Seat, Side
from rulings.formats.artificial import read_artificial, tells_both
from rulings.formats.auctions import MadeAuction
from rulings.formats.counted import Counted
from rulings.formats.faults import Attempt, Faults
from rulings.formats.pbn.auction import read_auction
from rulings.formats.pbn.outcome import Outcome, Scores, Words, agree, read_outcome, with_left_out_passes
from rulings.formats.pbn.people import Contestants, is_of_teams, names_of, players_in, teams_of
from rulings.formats.pbn.play import read_play
from rulings.formats.pbn.scores import Scored, read_row_scored, read_scored
from rulings.formats.pbn.tables import Row, read_lead, read_row_awards, read_rows, unused_columns
from rulings.formats.pbn.tokens import Game, Section
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileResult, PlayedTrick
from rulings.formats.text import Source
from rulings.formats.watching import watched

_NO_SCORE = Scored()
_MOST_KNOWN = 4096
"""So many outcomes are kept by their words."""
_OPINIONS, _NOTES = re.compile(r"\$\d+|[!?]{1,2}"), re.compile(r"=(\d+)=")
_SCORES = ("score", "scoreimp", "scoremp", "scorepercentage")
_TELLS_A_RESULT = ("contract", "result", *_SCORES)
_WHO = ("north", "east", "south", "west", "pairns", "pairew")
_OF_NO_RESULT = (*_WHO, "declarer", "section", "table", "round", "room")
_BESIDE_A_TABLE = (*_WHO, "contract", "declarer", "result", *_SCORES)
"""Tags that say nothing where a game has no result, and where it has a table in which no row is its own."""


@dataclass(slots=True)
class Results:
    """Reads games into results; contestants and remarks are collected on the way."""

    source: Source
    contestants: Contestants
    faults: Faults
    passed_before: list[int] = field(default_factory=list)
    """Where auctions stand into which passes were put before the first bid."""
    lost: Counted = field(default_factory=Counted)
    unused: Counter[str] = field(default_factory=Counter)
    """Columns of score tables that are not used, and tags where they say nothing."""
    outcomes: dict[tuple[str, str, str, Seat | None], Outcome] = field(default_factory=dict)

    @property
    def remarks(self) -> list[Remark]:
        """What there is to say of what was read."""
        return self.faults.remarks

    def of_game(self, game: Game, board: FileBoard) -> list[FileResult]:
        """The results a game has, none when it is only a deal."""
        if game.notes_beside:
            self.lost.add(RemarkKey.NOTES_UNUSED, game.at, game.notes_beside)
        if game.sections.get("scoretable") and game.sections["scoretable"].tokens:
            return self.of_table(game, board)
        has_record = any(name in game.sections and game.sections[name].tokens for name in ("auction", "play"))
        if not has_record and not any(game.value(name) for name in _TELLS_A_RESULT):
            self.leave_out(game, _OF_NO_RESULT)
            return []
        attempt = self.faults.attempt()
        own = self.own(game, board, attempt)
        return self.unless_wrong(own, attempt)

    def unless_wrong(self, result: FileResult, attempt: Attempt) -> list[FileResult]:
        """The result, none where it holds a fault: then it is kept aside."""
        if attempt.error is None:
            return [result]
        self.faults.keep(attempt.error, result.board, result)
        return []

    def leave_out(self, game: Game, names: tuple[str, ...]) -> None:
        """Count the tags of these names that say something."""
        self.unused.update(game.tags[name].name for name in names if game.value(name))

    def own(self, game: Game, board: FileBoard, attempt: Attempt) -> FileResult:
        """The result that a game's own tags and sections tell."""
        outcome, auction, play = self.told(game, board, attempt)
        contract = outcome.contract
        scores = Scores(self.source, contract.declarer if contract else None, self.remarks)
        awards = self.faults.part((), scores.awards, game)
        text = game.value("score") or (game.value("contract") if read_artificial(game.value("contract")) else "")
        scored = attempt(_NO_SCORE, read_scored, scores, text, game.where("score"), awards) if text else _NO_SCORE
        self.remark_words(scored, text, game.where("score"), board)
        names, teams = names_of(game), teams_of(game)
        return FileResult(
            board.number,
            ns=self.contestants.of_game(game, Side.NS, names, teams),
            ew=self.contestants.of_game(game, Side.EW, names, teams),
            names=names,
            contract=contract,
            is_passed_out=outcome.is_passed_out,
            tricks=outcome.tricks,
            is_result_disputed=outcome.is_result_disputed,
            is_declarer_swapped=outcome.is_declarer_swapped,
            score_ns=scored.ns,
            score_ew=scored.ew,
            artificial=scored.artificial,
            awards=awards,
            lead=_lead(play),
            auction=auction,
            play=play,
            section=game.value("section"),
            table=game.value("table"),
            round=game.value("round"),
            room=game.value("room"),
            line=self.source.line(game.at),
            teams=None if is_of_teams(game, teams) else teams,
        )

    def told(self, game: Game, board: FileBoard, attempt: Attempt) -> _Told:
        """Outcome, auction and play of a game.

        They agree with one another, or the attempt has what is wrong: then both are as the file has them.
        """
        words = Words.of(game)
        for name in ("auction", "play"):
            if name in game.sections:
                self.count_marks(game.sections[name])
        made = self.faults.part(None, self.auction, game, board)
        reached = made.reached.declarer if made and made.reached else None
        outcome = self.outcome(words, reached, attempt)
        play = game.sections.get("play")
        if made is not None:
            as_made = made
            made = with_left_out_passes(made, outcome, play.tag.value if play else "")
            if made is not as_made:
                self.passed_before.append(game.sections["auction"].tag.at)
            outcome = outcome if attempt.error else attempt(outcome, agree, outcome, made, words, self.source)
        auction = made.auction if made else None
        if play is None or not play.tokens:
            return _Told(outcome, auction, ())
        tricks = self.faults.part((), read_play, play, self.source, board.deal, outcome.trumps_named)
        return _Told(outcome, auction, tricks)

    def count_marks(self, section: Section) -> None:
        """Count what of a section is not kept: opinions, and references to notes that are not there."""
        left = set(section.notes)
        for text, at in section.tokens:
            if text.isalnum():
                continue
            left.difference_update(_NOTES.findall(text))
            if found := _OPINIONS.findall(text):
                self.lost.add(RemarkKey.MARKS_LEFT_OUT, at, len(found))
            if found := [number for number in _NOTES.findall(text) if number not in section.notes]:
                self.lost.add(RemarkKey.NOTES_MISSING, at, len(found))
        if left:
            self.lost.add(RemarkKey.NOTES_UNUSED, section.tag.at, len(left))

    def outcome(self, words: Words, reached: Seat | None, attempt: Attempt) -> Outcome:
        """What the words say; the same words say the same at every table, where there is nothing to say about them."""
        key = (words.contract, words.declarer, words.result, reached)
        if (known := self.outcomes.get(key)) is not None:
            return known
        said = len(self.remarks)
        outcome = read_outcome(words, self.source, self.remarks, reached, attempt)
        if attempt.error is None and len(self.remarks) == said and len(self.outcomes) < _MOST_KNOWN:
            self.outcomes[key] = outcome
        return outcome

    def auction(self, game: Game, board: FileBoard) -> MadeAuction | None:
        """The auction section, None when there is none or it is empty."""
        section = game.sections.get("auction")
        if section is None or not section.tokens:
            return None
        return read_auction(section, self.source, board.dealer if game.value("dealer") else None, self.remarks)

    def of_table(self, game: Game, board: FileBoard) -> list[FileResult]:
        """A result for each row of the score table."""
        rows = read_rows(game.sections["scoretable"], self.source, self.faults)
        if not rows:
            return []
        if all(row.cell("teamid_home") and not row.cell("contract") and not row.side("score", Side.NS) for row in rows):
            self.remarks.append(
                Remark.of(RemarkKey.MATCHES_WITHOUT_BOARDS, line=self.source.line(rows[0].at), count=len(rows))
            )
            return []
        self.unused.update(f"ScoreTable {name}" for name in unused_columns(rows))
        for row in filter(Row.is_sit_out, rows):
            self.remark(RemarkKey.SAT_OUT, row.at, board)
        results = {row.at: self.of_row(row, game, board) for row in watched(rows) if not row.is_sit_out()}
        self.take_record(rows, results, game, board)
        return [result for result in results.values() if result is not None]

    def take_record(self, rows: list[Row], results: dict[int, FileResult | None], game: Game, board: FileBoard) -> None:
        """Give auction and play of a game to the row that is its own, which may have another contract by a ruling.

        Where the game's tags contradict its auction the row is kept aside with it.
        """
        attempt = self.faults.attempt()
        has_record = any(name in game.sections and game.sections[name].tokens for name in ("auction", "play"))
        owner = next((row for row in rows if _owns(row, game)), None) if has_record or names_of(game) else None
        result = results.get(owner.at) if owner else None
        told = self.told(game, board, attempt)
        if owner is not None and result is not None:
            whole = replace(result, auction=told.auction, play=told.play, names=names_of(game))
            results[owner.at] = next(iter(self.unless_wrong(whole, attempt)), None)
            return
        self.leave_out(game, _BESIDE_A_TABLE)
        if attempt.error is not None:
            self.faults.pass_over(attempt.error)
        if told.auction is not None or told.play:
            self.remark(RemarkKey.AUCTION_WITHOUT_LINE, game.at, board)

    def of_row(self, row: Row, game: Game, board: FileBoard) -> FileResult | None:
        """A row's result, or None when it names nobody or counts for several tables."""
        attempt = self.faults.attempt()
        attempt.error = row.wrong
        if (attempt(None, row.number, "multiplicity", self.source) or 1) > 1:
            self.remark(RemarkKey.ROWS_COUNTED_TOGETHER, row.at, board)
            return None
        section = row.cell("section") or game.value("section")
        ns, ew = (self.contestants.of_row(row, side, section) for side in (Side.NS, Side.EW))
        if not ns and not ew and row.wrong is not None:
            self.faults.pass_over(row.wrong)
            return None
        if not ns and not ew:
            self.remark(RemarkKey.NO_CONTESTANTS, row.at, board)
            return None
        outcome = self.outcome(Words.of_row(row), None, attempt)
        awards = attempt((), read_row_awards, row, self.source)
        scored = attempt(Scored(), read_row_scored, row, self.source, self.remarks, awards)
        self.remark_words(scored, row.cell("score_ns") or row.cell("contract"), row.at, board)
        result = FileResult(
            board.number,
            ns=ns,
            ew=ew,
            contract=outcome.contract,
            is_passed_out=outcome.is_passed_out,
            tricks=outcome.tricks,
            is_result_disputed=outcome.is_result_disputed,
            is_declarer_swapped=outcome.is_declarer_swapped,
            score_ns=scored.ns,
            score_ew=scored.ew,
            artificial=scored.artificial,
            awards=awards,
            lead=self.faults.part(None, read_lead, row, self.source),
            section=section,
            table=row.cell("table") or game.value("table"),
            round=row.cell("round") or game.value("round"),
            room=row.cell("room") or game.value("room"),
            line=self.source.line(row.at),
        )
        return next(iter(self.unless_wrong(result, attempt)), None)

    def remark_words(self, scored: Scored, text: str, at: int, board: FileBoard) -> None:
        """Say that a score in words was kept as the file has it; the standard's caret needs no words."""
        artificial = scored.artificial
        if artificial is not None and not tells_both(artificial) and text and not text.startswith("^"):
            line = self.source.line(at)
            said = Remark.of(RemarkKey.AWARD_NOT_UNDERSTOOD, line=line, board=board.number, text=artificial.text)
            self.remarks.append(said)

    def remark(self, key: RemarkKey, at: int, board: FileBoard) -> None:
        """Say what was left out, and where."""
        self.remarks.append(Remark.of(key, line=self.source.line(at), board=board.number))


class _Told(NamedTuple):
    """What a game tells of one table."""

    outcome: Outcome
    auction: Auction | None
    play: tuple[PlayedTrick, ...]


def _lead(play: tuple[PlayedTrick, ...]) -> Card | None:
    """The first card, where the first trick is in order of play."""
    first = play[0].trick if play else None
    return first.cards[0] if first else None


def _owns(row: Row, game: Game) -> bool:
    """Whether the game was played by the row's pairs: by number where both are given, else by names."""
    for side in Side:
        suffix = side.value.lower()
        number, cell = game.value(f"pair{suffix}"), row.cell(f"pairid_{suffix}")
        if number and cell:
            if number != cell:
                return False
        elif set(players_in(row.cell(f"names_{suffix}"))) != _seated(game, side):
            return False
    return True


def _seated(game: Game, side: Side) -> set[str]:
    names: dict[Seat, str] = names_of(game)
    return {names.get(seat, "") for seat in CLOCKWISE if seat.side is side} or {""}

"""A stored session as the plain values of a file, everything applied: adjusted scores, penalties, totals, awards."""

import re
from collections.abc import Iterator
from fractions import Fraction

from rulings.bridge import Deal, Seat, Side, Vulnerability
from rulings.desk.base.line_ups import in_order
from rulings.desk.official.queries.file_lines import decimal_of, file_result, scored, scored_lines
from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.queries.tables import sheet_or_reason
from rulings.desk.scores.values.scoring import BEATEN_WORDS, METHOD_WORDS
from rulings.desk.scores.values.seating import match_of, own_key
from rulings.formats.session import (
    MEMBERS,
    ContestantKind,
    FileBoard,
    FileContestant,
    FileFormat,
    FileMatch,
    FilePenalty,
    FilePlayer,
    SessionFile,
)
from rulings.models import Board, Contestant, Result, Session
from rulings.scoring.methods.matchpoints import BEATEN
from rulings.scoring.methods.victory_points import VpKind
from rulings.scoring.notation.file_words import Words
from rulings.scoring.regulations import Method, Unit
from rulings.scoring.sessions.ranking import Standing

_PROGRAM = "Rulings Desk"


def as_file(session: Session) -> SessionFile:
    """The session as a file holds it; its boards, contestants and results read in a fixed number of queries.

    Adjusted scores, penalties and what counts beside the boards are in the awards and totals. A session that cannot be
    scored has neither.
    """
    sheet, _reason = sheet_or_reason(session)
    results = Result.objects.filter(board__session=session).select_related("board", "ns", "ew")
    people = session.contestants.prefetch_related("players").order_by("pk")
    ranked = sheet.scores.rankings if sheet else ()
    standings = {each.contestant: each for ranking in ranked for each in ranking.standings}
    lines = dict(scored_lines(sheet)) if sheet else {}
    matches = tuple(_matches(sheet)) if sheet else ()
    return SessionFile(
        format=FileFormat.CSV,
        event=session.event.name,
        club=session.event.club.name,
        date=session.date,
        scoring=_scoring_words(session, sheet),
        winners=len(ranked) if ranked else Words.of(session.scoring).winners,
        match_scores=tuple(each.scores for each in matches if each.scores),
        program=_PROGRAM,
        contestants=tuple(_contestant(each, standings.get(own_key(each)), sheet) for each in people),
        boards=tuple(_board(each) for each in session.boards.order_by("number")),
        results=tuple(
            scored(file_result(each), lines[each.pk]) if each.pk in lines else file_result(each)
            for each in results.order_by("board__number", "pk")
        ),
        matches=matches,
    )


def _scoring_words(session: Session, sheet: Sheet | None) -> str:
    """How it is scored, in the words that readers know; as the session's own file had it where nobody knows."""
    if sheet is None:
        return _WINNERS.sub("", session.scoring).strip()
    regulations = sheet.scores.session.regulations
    words = [METHOD_WORDS[sheet.method]]
    if sheet.method is Method.MATCHPOINTS and regulations.beaten != BEATEN:
        words.append(BEATEN_WORDS[regulations.beaten])
    if sheet.total_unit is Unit.VPS:
        words += ["VPS", *_SCALES.get(regulations.victory_points.kind, ())]
    return " ".join(words)


_WINNERS = re.compile(r"\bWINNERS \d\b")
_SCALES = {VpKind.CONTINUOUS: ("CONTINUOUS",), VpKind.DISCRETE: ("DISCRETE",)}
"""The scales that words name; a federation's own table stands in its regulations alone."""


def _contestant(contestant: Contestant, standing: Standing | None, sheet: Sheet | None) -> FileContestant:
    """Somebody who competes, with what he scored in all, his penalties, and who came in his place."""
    players = sorted(contestant.players.all(), key=in_order)
    penalty, beside = (standing.penalty, standing.beside) if standing else (Fraction(0), Fraction(0))
    unit = sheet.total_unit.value if sheet else ""
    return FileContestant(
        key=contestant.key,
        kind=ContestantKind(contestant.kind),
        number=contestant.number,
        name=contestant.name,
        players=tuple(FilePlayer(each.name, each.national_id) for each in players if each.replaces_id is None),
        substitutes=tuple(FilePlayer(each.name, each.national_id) for each in players if each.replaces_id is not None),
        direction=Side(contestant.direction) if contestant.direction else None,
        section=contestant.section,
        members=tuple(contestant.key.split(MEMBERS)) if MEMBERS in contestant.key else (),
        total=decimal_of(standing.total) if standing else None,
        percent=decimal_of(standing.percent) if standing and standing.percent is not None else None,
        beside=(("ADJUSTMENT", decimal_of(beside)),) if beside else (),
        penalties=(FilePenalty(decimal_of(penalty), unit),) if penalty else (),
    )


def _matches(sheet: Sheet) -> Iterator[FileMatch]:
    """Every match between two whom the file names, with what each got for it."""
    first: dict[str, Result] = {}
    for result in (each for rows in sheet.results.values() for each in rows):
        first.setdefault(match_of(result), result)
    for match in sheet.scores.matches:
        result = first[match.name]
        if result.ns and result.ew and MEMBERS not in result.ns.key + result.ew.key:
            ns, ew = (decimal_of(match.points[own_key(side)]) for side in (result.ns, result.ew))
            yield FileMatch((result.ns.key, result.ew.key), (ns, ew), result.round, result.section)


def _board(board: Board) -> FileBoard:
    """A board with its cards."""
    deal = Deal.parse(board.deal) if board.deal else None
    return FileBoard(board.number, Seat(board.dealer), Vulnerability(board.vulnerability), deal)

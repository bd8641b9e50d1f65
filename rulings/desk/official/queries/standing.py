"""What still stands between a session and its official score: missing results, contradictions, open matters.

Everything is a list to be looked at; nothing here forbids the end, which is the director's to say. Who should have met
is read from the movements' numbers alone, so that forty tables with thirty boards cost little.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rulings.bridge import Vulnerability
from rulings.bridge.movements import Meeting
from rulings.desk.cases.queries.rechecks import Recheck, rechecks_of
from rulings.desk.cases.queries.ruling_sheet import has_effect
from rulings.desk.cases.queries.stored import follow_ups_of, reports_of, rulings_of
from rulings.desk.movements.queries import Seating, seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.playing.queries import Unseen
from rulings.desk.scores.queries.data import number_of
from rulings.desk.scores.queries.lines import side_key
from rulings.desk.scores.queries.results import open_score_queries
from rulings.desk.scores.values.outcomes import table_result
from rulings.desk.scores.values.scoring import is_of_teams
from rulings.formats.session import MEMBERS
from rulings.laws.engine import Effect
from rulings.models import (
    CALL_OVER,
    Contestant,
    DifferenceState,
    FaultState,
    FollowUp,
    IrregularityReport,
    LateBoard,
    LateState,
    ReportStatus,
    Result,
    Ruling,
    ScoreAdjustment,
    ScoreQuery,
    Session,
    SignInState,
)

_UNREAD = ("sentences", "profile", "regulations", "record", "facts", "derived", "overruled", "judgements")
"""The long parts of a ruling that nothing here reads."""


@dataclass(frozen=True)
class _MissingLine:
    """Who should have a result on a board by the movement, at which table and in which round."""

    place: TablePlace
    round: int
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]

    @property
    def who(self) -> str:
        """The numbers of those who met: `3–12`, of single players `1+8–4+5`."""
        return "–".join("+".join(map(number_of, side)) for side in (self.ns, self.ew))


@dataclass(frozen=True)
class MissingBoard:
    """A board that lacks results: `lines` are those of the movement, () where there is none.

    `is_untouched`: nobody has a result on it.
    """

    number: int
    lines: tuple[_MissingLine, ...]
    is_untouched: bool


@dataclass(frozen=True)
class _Contradiction:
    """A result that cannot be: what is wrong is a key of `rulings.desk.official.wording.CONTRADICTIONS`."""

    result: Result
    key: str


@dataclass(frozen=True)
class Standing:
    """What is left to do. Matters of boards hidden from a playing director are not in it."""

    session: Session
    missing: tuple[MissingBoard, ...]
    contradictions: tuple[_Contradiction, ...]
    reports: tuple[IrregularityReport, ...]
    follow_ups: tuple[FollowUp, ...]
    rechecks: tuple[Recheck, ...]
    without_score: tuple[Ruling, ...]
    not_entered: tuple[ScoreAdjustment, ...]
    queries: tuple[ScoreQuery, ...]
    late: tuple[LateBoard, ...]
    differences: int
    kept_aside: int
    calls: int
    sign_ins: int

    @property
    def missing_results(self) -> int:
        """How many results are missing; without a movement a board that nobody has played is one."""
        return sum(len(each.lines) or 1 for each in self.missing)

    @property
    def untouched(self) -> list[int]:
        """The numbers of the boards that nobody has a result on."""
        return [each.number for each in self.missing if each.is_untouched]

    @cached_property
    def is_clear(self) -> bool:
        """Whether nothing at all is left."""
        lists = (self.missing, self.contradictions, self.reports, self.follow_ups, self.rechecks, self.without_score)
        counts = (self.differences, self.kept_aside, self.calls, self.sign_ins)
        return not any((*lists, self.not_entered, self.queries, self.late, *counts))


def standing_of(session: Session, unseen: Unseen) -> Standing:
    """How the session stands; a fixed number of queries."""
    seating = seating_of(session)
    results = list(_results(session, unseen))
    rulings = list(rulings_of(session).exclude(report__board__in=unseen.ids).defer(*_UNREAD))
    adjusted = list(_adjustments(session, unseen))
    owed = session.late_boards.select_related("board").filter(state=LateState.OWED)
    late = tuple(owed.exclude(board__in=unseen.ids))
    differences = session.differences.filter(state=DifferenceState.WAITING).exclude(board__in=unseen.ids)
    return Standing(
        session=session,
        missing=tuple(_missing(session, seating, results, late, unseen)),
        contradictions=tuple(_contradictions(session, seating, results)),
        reports=tuple(reports_of(session).filter(status=ReportStatus.OPEN).exclude(unseen.reports)),
        follow_ups=tuple(follow_ups_of(session).exclude(report__board__in=unseen.ids)),
        rechecks=tuple(rechecks_of(rulings)),
        without_score=tuple(_without_score(rulings, adjusted)),
        not_entered=tuple(each for each in adjusted if each.entered_at is None),
        queries=tuple(each for each in open_score_queries(session) if each.board not in unseen.boards),
        late=late,
        differences=differences.exclude(result__board__in=unseen.ids).count(),
        kept_aside=_kept_aside(session, unseen),
        calls=session.calls.exclude(state__in=CALL_OVER).count(),
        sign_ins=session.sign_ins.filter(state=SignInState.WAITING).count(),
    )


def _kept_aside(session: Session, unseen: Unseen) -> int:
    """How many lines of files wait until somebody has decided what becomes of them."""
    hidden = [board.number for board in unseen.boards]
    return session.kept_aside.filter(state=FaultState.WAITING).exclude(board_number__in=hidden).count()


def _results(session: Session, unseen: Unseen) -> Iterator[Result]:
    """The results that say what happened, board by board."""
    found = Result.objects.filter(board__session=session).exclude(board__in=unseen.ids)
    found = found.select_related("board", "ns", "ew").defer("auction", "play", "board__deal", "board__double_dummy")
    told = (each for each in found.order_by("board__number", "pk") if _is_told(each))
    yield from told


def _is_told(result: Result) -> bool:
    """Whether a result says what happened."""
    return bool(result.contract or result.artificial or result.awards or result.score_ns is not None)


def _adjustments(session: Session, unseen: Unseen) -> Iterator[ScoreAdjustment]:
    """The adjusted scores in force."""
    current = ScoreAdjustment.objects.filter(result__board__session=session, is_current=True)
    joined = current.select_related("result__board", "ruling").defer("result__board__deal", "result__auction")
    yield from joined.exclude(result__board__in=unseen.ids).order_by("result__board__number", "pk")


_Met = tuple[int, str, str]
"""A board's number, and the keys of those who sit north-south and east-west on it."""


def _played_by(seating: Seating, board: int) -> Iterator[tuple[_Met, _MissingLine]]:
    """Everybody who plays a board by the movements, by section, round and table."""
    for section, movement in seating.movements.items():
        for each in movement.of_board(board):
            line = _line(seating, section, each)
            yield (board, side_key(line.ns), side_key(line.ew)), line


def _line(seating: Seating, section: str, met: Meeting) -> _MissingLine:
    """A meeting with who competes there."""
    ns, ew = ([seating.contestant(section, number) for number in side] for side in (met.ns, met.ew))
    place = TablePlace(section, met.table)
    return _MissingLine(place, met.round, tuple(filter(None, ns)), tuple(filter(None, ew)))


def _missing(
    session: Session, seating: Seating, results: list[Result], late: tuple[LateBoard, ...], unseen: Unseen
) -> Iterator[MissingBoard]:
    """The lines of the movements without a result, but for what is played late; without a movement untouched boards."""
    there = {(each.board.number, each.ns.key, each.ew.key) for each in results if each.ns and each.ew}
    played = {each.board.number for each in results}
    owed = {(each.board.number, each.section, each.table) for each in late}
    for number in session.boards.exclude(pk__in=unseen.ids).order_by("number").values_list("number", flat=True):
        lines = tuple(
            line
            for met, line in _played_by(seating, number)
            if met not in there and (number, line.place.section, str(line.place.table)) not in owed
        )
        if lines or (not seating.movements and number not in played):
            yield MissingBoard(number, lines, number not in played)


def _contradictions(session: Session, seating: Seating, results: list[Result]) -> Iterator[_Contradiction]:
    """Results that contradict the movement, one another, or the scoring table."""
    met = {met for number in {each.board.number for each in results} for met, _line in _played_by(seating, number)}
    in_movement = {each.key for each in seating.contestants if each.section in seating.movements}
    sat = Counter(each for result in results for each in _sat(session, result, in_movement))
    for each in results:
        if each.ns and each.ew:
            is_planned = in_movement.issuperset(_players(each))
            if is_planned and (each.board.number, each.ns.key, each.ew.key) not in met:
                yield _Contradiction(each, "not_in_movement")
        if any(sat[place] > 1 for place in _sat(session, each, in_movement)):
            yield _Contradiction(each, "plays_twice")
        if _has_other_points(each):
            yield _Contradiction(each, "other_points")


def _players(result: Result) -> list[str]:
    """The keys of those who met, single players one by one."""
    return [key for side in (result.ns, result.ew) if side for key in side.key.split(MEMBERS)]


def _sat(session: Session, result: Result, in_movement: set[str]) -> Iterator[tuple[int, str, str]]:
    """Who has a result on the board, none in a match of teams, who play it twice.

    Where no movement says when, boards of another round with the same number may be other boards.
    """
    if not is_of_teams(session):
        for key in _players(result):
            yield result.board_id, key, "" if key in in_movement else result.round


def _has_other_points(result: Result) -> bool:
    """Whether its points are not those of its contract and tricks (77)."""
    table = table_result(result)
    if table is None or result.score_ns is None or result.artificial:
        return False
    return table.points_ns(Vulnerability(result.board.vulnerability)) != result.score_ns


def _without_score(rulings: list[Ruling], adjusted: list[ScoreAdjustment]) -> Iterator[Ruling]:
    """Rulings that award an adjusted score, on reports of which none has given any yet.

    What a director ruled in his own words instead of the law's, nobody can tell from the findings.
    """
    scored = {each.ruling.report_id for each in adjusted}
    for ruling in rulings:
        awards = not ruling.override_text and has_effect(ruling, Effect.ADJUSTED_SCORE)
        if awards and ruling.report_id not in scored:
            yield ruling

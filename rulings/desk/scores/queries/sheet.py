"""A stored session as the scoring room takes it, and its scores. Reads only; what cannot be scored says why."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Vulnerability
from rulings.desk.scores.queries.session_rows import Rows, rows_of
from rulings.desk.scores.values.outcomes import outcome_of, shared_matchpoints
from rulings.desk.scores.values.scoring import (
    NOT_SCORING,
    CannotScore,
    UnknownMethod,
    UnknownScale,
    beaten,
    is_of_teams,
    settled,
    victory_points,
)
from rulings.desk.scores.values.seating import key_of, keys_of, match_name, own_key, ranking_lists
from rulings.laws.record.record import Form
from rulings.models import Contestant, Result, ScoreAdjustment, Session
from rulings.scoring.adjusted.penalties import Penalty
from rulings.scoring.boards.lines import Line, Outcome
from rulings.scoring.boards.played_boards import Board as PlayedBoard
from rulings.scoring.errors import ScoringError
from rulings.scoring.methods.victory_points import VictoryPoints, VpKind
from rulings.scoring.notation.adjustments import AdjustedScore, SidePenalty, write_adjusted
from rulings.scoring.notation.file_words import Words
from rulings.scoring.regulations import Method, ScoringRegulations, Unit
from rulings.scoring.rounding import read_exact
from rulings.scoring.sessions.ranking import Beside
from rulings.scoring.sessions.session_scores import Session as PlayedSession
from rulings.scoring.sessions.session_scores import SessionScores, score_session
from rulings.scoring.settings import read_scoring_regulations


@dataclass(frozen=True)
class Sheet:
    """A stored session with its scores.

    `results` are a board's rows in the order of the lines of `scores.boards[number].board`; `contestants` by key;
    `adjustments` those in force, by the row of their result. `others` are forms of scoring that the file could mean
    as well.
    """

    session: Session
    scores: SessionScores
    results: Mapping[int, tuple[Result, ...]]
    contestants: Mapping[str, Contestant]
    adjustments: Mapping[int, ScoreAdjustment]
    others: tuple[Method, ...] = ()
    by_line: dict[int, list[tuple[Fraction | None, Fraction | None]]] = field(default_factory=dict, compare=False)

    @property
    def method(self) -> Method:
        """How boards are scored."""
        return self.scores.session.regulations.method

    @property
    def total_unit(self) -> Unit:
        """What totals and penalties are counted in."""
        return self.scores.session.regulations.total_unit

    def outcome(self, number: int, at: int) -> Outcome:
        """How a line counts."""
        return self.scores.boards[number].board.lines[at].outcome

    def awards(self, number: int, at: int) -> tuple[Fraction | None, Fraction | None]:
        """North-south's and east-west's award for a line, None where it counts for nothing."""
        if number not in self.by_line:
            self.by_line[number] = self.scores.line_awards(number)
        return self.by_line[number][at]


def score_sheet(
    session: Session,
    method: Method | None = None,
    without: int | None = None,
    scale: VpKind | None = None,
    rows: Rows | None = None,
    before: SessionScores | None = None,
) -> Sheet:
    """Score a session from its stored results and the adjustments in force; `CannotScore` where that cannot be.

    `method` and `scale` (of victory points) stand before the session's own; `without` is the row of a result whose
    adjustment is left out, but for the form in which the board was played; `rows` where they have been read
    already, or are those of a session as it will be; boards that are equal in `before` are not scored again.
    """
    rows = rows or rows_of(session)
    contestants = {own_key(contestant): contestant for contestant in rows.contestants}
    results = _by_board(rows.results)
    if not results:
        raise CannotScore(_("This session has no results yet. Import them first."))
    adjustments = {each.result_id: each for each in rows.adjustments}
    try:
        if without in adjustments:
            adjustments[without] = _form_alone(adjustments[without])
        others = () if method else _others_of(session)
        regulations = regulations_of(session, method, scale)
        scores = score_session(_played_session(session, results, regulations, contestants, adjustments), before)
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return Sheet(session, scores, results, contestants, adjustments, others)


def _form_alone(adjustment: ScoreAdjustment) -> ScoreAdjustment:
    """A line's adjustment without its score and penalties: the form in which the board was played."""
    rule = write_adjusted(AdjustedScore(None, adjustment.score.form))
    return ScoreAdjustment(result_id=adjustment.result_id, rule=rule)


def _by_board(results: Iterable[Result]) -> dict[int, tuple[Result, ...]]:
    """The results of each board, in the order of the boards' numbers."""
    found: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        found[result.board.number].append(result)
    return {number: tuple(found[number]) for number in sorted(found)}


def regulations_of(session: Session, method: Method | None, scale: VpKind | None = None) -> ScoringRegulations:
    """The regulations of the session's profile, with the session's form of scoring; `ScoringError` for bad ones.

    `UnknownMethod`, `UnknownScale` where neither the file nor the profile says; `CannotScore` for pairs as teams.
    """
    read, own = _profile_of(session)
    method = method or _method_of(session, own)
    if method.is_of_teams and not is_of_teams(session):
        raise CannotScore(_("This is a session of pairs or single players. Choose a form of scoring for them."))
    own_scale = read.victory_points if "victory_points" in session.profile.scoring else None
    points = VictoryPoints(scale) if scale else victory_points(session, own_scale)
    if points is None:
        sentence = _(
            "The file says that matches become victory points, but not by which scale. Name it in the regulations."
        )
        raise UnknownScale(sentence)
    if points.kind is not VpKind.NONE and method.unit is Unit.MATCHPOINTS and own_scale and own_scale.percents:
        points = own_scale
    is_knockout = session.form == Form.KNOCKOUT.value
    return replace(
        read, method=method, beaten=beaten(session, read.beaten), victory_points=points, knockout=is_knockout
    )


def _profile_of(session: Session) -> tuple[ScoringRegulations, Method | None]:
    """What the session's profile says of scoring, and the form of scoring that it names itself.

    What the file's own scores show stands before the profile.
    """
    given = session.profile.scoring | session.own_scoring
    entries = {name: value for name, value in given.items() if name not in NOT_SCORING}
    own = entries.pop("method", None)
    return read_scoring_regulations(entries), Method.parse(own) if own else None


def _method_of(session: Session, own: Method | None) -> Method:
    """The session's form of scoring; `UnknownMethod` where nobody says it."""
    found = settled(session, own)
    if found is None:
        if session.pk and session.sections.exists():
            raise UnknownMethod(_("Nobody has said yet how this session is scored. Choose it under How it is scored."))
        raise UnknownMethod(_("The file did not say how this session is scored, so that it has no ranking here."))
    return found.method


def _others_of(session: Session) -> tuple[Method, ...]:
    """Forms of scoring that the session's file could mean as well as the one that is taken."""
    _read, own = _profile_of(session)
    found = settled(session, own)
    return found.others if found else ()


def _played_session(
    session: Session,
    results: Mapping[int, tuple[Result, ...]],
    regulations: ScoringRegulations,
    contestants: Mapping[str, Contestant],
    adjustments: Mapping[int, ScoreAdjustment],
) -> PlayedSession:
    """The session as the scoring room has it."""
    has_matches = is_of_teams(session) or regulations.total_unit is Unit.VPS
    tables = _tables_of(results.values())
    keys = {each.pk: keys_of(each) for each in contestants.values()}
    told = _Lines(regulations.unit, has_matches, keys, adjustments)
    boards = tuple([PlayedBoard(number, told.of(rows), tables) for number, rows in results.items()])
    rows = {result.pk: result for listed in results.values() for result in listed} if adjustments else {}
    given = [
        penalty
        for pk, each in adjustments.items()
        if pk in rows
        for penalty in penalties_of(rows[pk], each.side_penalties)
    ]
    winners = Words.of(session.scoring).winners
    if is_of_teams(session) or (winners is None and has_matches):
        winners = 1
    lists = ranking_lists(boards, contestants, winners)
    beside = {
        key: Beside(read_exact(each.beside["amount"]), each.beside["is_percent"])
        for key, each in contestants.items()
        if each.beside
    }
    return PlayedSession(boards, regulations, tuple(given), lines=lists, beside=beside)


def _tables_of(boards: Iterable[Iterable[Result]]) -> dict[str, int]:
    """How many tables each section has: the most that play one board."""
    counted = Counter((at, result.section) for at, listed in enumerate(boards) for result in listed)
    most: dict[str, int] = {}
    for (_board, section), tables in counted.items():
        most[section] = max(most.get(section, 0), tables)
    return most


def penalties_of(result: Result, penalties: Iterable[SidePenalty]) -> list[Penalty]:
    """Penalties of a table's sides as the scoring room takes them; single players pay each by himself.

    Where `player` says so one of them alone, counted from 1 (12C3). A warning, which has no amount, costs nothing.
    """
    return [
        Penalty(key, each.amount, each.unit, each.kind)
        for each in penalties
        for at, key in enumerate(key_of(result, each.side), 1)
        if each.unit is not None and not each.is_warning and each.player in (0, at)
    ]


@dataclass(frozen=True)
class _Lines:
    """How a session's results become lines: `keys` are those of each contestant, by his row."""

    unit: Unit
    has_matches: bool
    keys: Mapping[int, tuple[str, ...]]
    adjustments: Mapping[int, ScoreAdjustment]

    def of(self, results: Sequence[Result]) -> tuple[Line, ...]:
        """The lines of a board."""
        vulnerability = Vulnerability(results[0].board.vulnerability)
        return tuple([self._line(each, results, vulnerability) for each in results])

    def _line(self, result: Result, others: Iterable[Result], vulnerability: Vulnerability) -> Line:
        """One table's line: as it was adjusted, else as it came; in the form that a ruling named (87B)."""
        ns = self.keys.get(result.ns_id or 0) or key_of(result, "NS")
        ew = self.keys.get(result.ew_id or 0) or key_of(result, "EW")
        match = match_name(result.round, (*ns, *ew)) if self.has_matches else ""
        adjustment = self.adjustments.get(result.pk) if self.adjustments else None
        score = adjustment.score if adjustment else _AS_IT_CAME
        outcome = _outcome(result, self.unit, others, vulnerability) if score.outcome is None else score.outcome
        return Line(ns, ew, outcome, score.form, match, result.section)


_AS_IT_CAME = AdjustedScore(None)


def _outcome(result: Result, unit: Unit, others: Iterable[Result], vulnerability: Vulnerability) -> Outcome:
    """How a line counts as it came, among the board's others."""
    try:
        shared = shared_matchpoints(others) if result.artificial else None
        return outcome_of(result, vulnerability, unit, shared)
    except ScoringError as error:
        raise CannotScore(f"Board {result.board}: {error}", error, result.board.number) from None


def adjustments_of(session: Session) -> QuerySet[ScoreAdjustment]:
    """The adjusted scores in force in a session."""
    return ScoreAdjustment.objects.filter(result__board__session=session, is_current=True).order_by("result_id")


def contestants_of(session: Session) -> QuerySet[Contestant]:
    """Everybody who competes in a session, with the players."""
    return session.contestants.prefetch_related("players").order_by("pk")


def regulations_or_none(session: Session) -> ScoringRegulations | None:
    """How the session is scored; None where that is not known."""
    try:
        return regulations_of(session, None)
    except (ScoringError, CannotScore):
        return None

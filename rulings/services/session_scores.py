"""A stored session as the scoring room takes it, and its scores. Reads only; a session that cannot be scored says why.

Contestants' keys are their rows' numbers as text. A line whose file names nobody gets keys of its own, begun with
`?`, which stand on no ranking list.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from rulings.bridge.boards import Vulnerability
from rulings.laws.record import Form
from rulings.models import Contestant, ContestantKind, Result, ScoreAdjustment, Session
from rulings.queries import adjustments_of, contestants_of, results_of_session
from rulings.scoring.boards import Board as PlayedBoard
from rulings.scoring.errors import ScoringError
from rulings.scoring.lines import Line, Outcome
from rulings.scoring.penalties import Penalty, PenaltyKind, PenaltyUnit
from rulings.scoring.plain import read_outcome
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.rounding import read_exact
from rulings.scoring.sessions import ALL, SessionScores, score_session
from rulings.scoring.sessions import Session as PlayedSession
from rulings.scoring.settings import read_scoring_regulations
from rulings.services.refusals import Refusal, Sentence
from rulings.services.table_outcomes import outcome_of

METHODS = {Form.PAIRS_MP.value: Method.MATCHPOINTS, Form.PAIRS_IMP.value: Method.CROSS_IMPS}
NOBODY = "?"


class CannotScore(Refusal):
    """The session has no scores. `error` is there where the scoring room refused, `board` where it was about one.

    The message is English then.
    """

    status, code = 422, "cannot_score"

    def __init__(self, message: Sentence, error: ScoringError | None = None, board: int = 0) -> None:
        super().__init__(message)
        self.error, self.board = error, board


class UnknownMethod(CannotScore):
    """Neither the file nor the session says how boards are scored."""

    code = "unknown_method"


@dataclass(frozen=True)
class Sheet:
    """A stored session with its scores.

    `results` are a board's rows in the order of the lines of `scores.boards[number].board`; `contestants` by key;
    `adjustments` those in force, by the row of their result.
    """

    session: Session
    scores: SessionScores
    results: Mapping[int, tuple[Result, ...]]
    contestants: Mapping[str, Contestant]
    adjustments: Mapping[int, ScoreAdjustment]

    @property
    def method(self) -> Method:
        """How boards are scored."""
        return self.scores.session.regulations.method

    def outcome(self, number: int, at: int) -> Outcome:
        """How a line counts."""
        return self.scores.boards[number].board.lines[at].outcome

    def awards(self, number: int, at: int) -> tuple[Fraction | None, Fraction | None]:
        """North-south's and east-west's award for a line, None where it counts for nothing."""
        line = self.scores.boards[number].board.lines[at]
        given = self.scores.awards(number)
        return given[line.ns[0]], given[line.ew[0]]


def score_sheet(session: Session, method: Method | None = None, without: int | None = None) -> Sheet:
    """Score a session from its stored results and the adjustments in force; `CannotScore` where that cannot be.

    `method` stands before the session's own; `without` is the row of a result whose adjustment is left out.
    """
    contestants = {str(contestant.pk): contestant for contestant in contestants_of(session)}
    results = by_board(results_of_session(session))
    check(session, contestants.values(), results)
    adjustments = {each.result_id: each for each in adjustments_of(session) if each.result_id != without}
    try:
        regulations = regulations_of(session, method)
        scores = score_session(played_session(results, regulations, contestants, adjustments))
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return Sheet(session, scores, results, contestants, adjustments)


def by_board(results: Iterable[Result]) -> dict[int, tuple[Result, ...]]:
    """The results of each board, in the order of the boards' numbers."""
    found: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        found[result.board.number].append(result)
    return {number: tuple(found[number]) for number in sorted(found)}


def check(session: Session, contestants: Iterable[Contestant], results: Mapping[int, tuple[Result, ...]]) -> None:
    """`CannotScore` for a session without results, and for teams."""
    if not results:
        raise CannotScore(_("This session has no results yet. Import them first."))
    teams = (Form.TEAMS.value, Form.KNOCKOUT.value)
    if session.form in teams or any(contestant.kind == ContestantKind.TEAM for contestant in contestants):
        raise CannotScore(_("This is a session of teams: only pairs and individuals are scored here."))


def regulations_of(session: Session, method: Method | None) -> ScoringRegulations:
    """The regulations of the session's profile, with the session's form of scoring; `ScoringError` for bad ones."""
    entries = {name: value for name, value in session.profile.scoring.items() if name != "weighting_allowed"}
    own = entries.pop("method", None)
    return replace(read_scoring_regulations(entries), method=method or method_of(session, own))


def method_of(session: Session, own: str | None) -> Method:
    """The form of scoring: by the file's words, by the session's form, the regulations' own; else `UnknownMethod`."""
    found = Method.of_words(session.scoring) or METHODS.get(session.form) or (Method.parse(own) if own else None)
    if found is None:
        raise UnknownMethod(_("The file did not say how this session is scored, so that it has no ranking here."))
    return found


def played_session(
    results: Mapping[int, tuple[Result, ...]],
    regulations: ScoringRegulations,
    contestants: Mapping[str, Contestant],
    adjustments: Mapping[int, ScoreAdjustment],
) -> PlayedSession:
    """The session as the scoring room has it."""
    boards = tuple(
        PlayedBoard(number, tuple(line_of(result, regulations, adjustments.get(result.pk)) for result in rows))
        for number, rows in results.items()
    )
    rows = {result.pk: result for listed in results.values() for result in listed}
    given = [
        penalty for pk, each in adjustments.items() if pk in rows for penalty in penalties_of(rows[pk], each.penalties)
    ]
    return PlayedSession(boards, regulations, tuple(given), lines=ranking_lists(boards, contestants))


def penalties_of(result: Result, penalties: Iterable[Mapping[str, str]]) -> list[Penalty]:
    """Stored penalties of a table's sides as the scoring room takes them."""
    return [
        Penalty(
            key_of(result, each["side"])[0],
            read_exact(each["amount"]),
            PenaltyUnit(each["unit"]),
            PenaltyKind(each["kind"]),
        )
        for each in penalties
    ]


def line_of(result: Result, regulations: ScoringRegulations, adjustment: ScoreAdjustment | None) -> Line:
    """One table's line: as it was adjusted, else as it came."""
    if adjustment is not None:
        return Line(key_of(result, "NS"), key_of(result, "EW"), read_outcome(adjustment.rule))
    vulnerability = Vulnerability(result.board.vulnerability)
    try:
        outcome = outcome_of(result, vulnerability, regulations.unit)
    except ScoringError as error:
        raise CannotScore(f"Board {result.board}: {error}", error, result.board.number) from None
    return Line(key_of(result, "NS"), key_of(result, "EW"), outcome)


def key_of(result: Result, side: str) -> tuple[str, ...]:
    """The key of a side of a table."""
    known = result.ns_id if side == "NS" else result.ew_id
    return (str(known) if known else f"{NOBODY}{side}{result.pk}",)


def ranking_lists(boards: Iterable[PlayedBoard], contestants: Mapping[str, Contestant]) -> dict[str, tuple[str, ...]]:
    """Two lists where nobody changed direction, else one; those alone whom the file names."""
    lines = [line for board in boards for line in board.lines]
    ns = dict.fromkeys(key for line in lines for key in line.ns if key in contestants)
    ew = dict.fromkeys(key for line in lines for key in line.ew if key in contestants)
    if ns.keys().isdisjoint(ew):
        return {"NS": tuple(ns), "EW": tuple(ew)}
    return {ALL: tuple(ns | ew)}

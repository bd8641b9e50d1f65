"""A stored session as the scoring room takes it, and its scores. Reads only; a session that cannot be scored says why.

Contestants' keys are their rows' numbers as text. A line whose file names nobody gets keys of its own, begun with
`?`, which stand on no ranking list.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from rulings.bridge.boards import Vulnerability
from rulings.laws.record import Form
from rulings.models import Contestant, ContestantKind, Result, Session
from rulings.queries import contestants_of, results_of_session
from rulings.scoring.boards import Board as PlayedBoard
from rulings.scoring.errors import ScoringError
from rulings.scoring.lines import Line, Outcome
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.sessions import ALL, SessionScores, score_session
from rulings.scoring.sessions import Session as PlayedSession
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

    `results` are a board's rows in the order of the lines of `scores.boards[number].board`; `contestants` by key.
    """

    session: Session
    scores: SessionScores
    results: Mapping[int, tuple[Result, ...]]
    contestants: Mapping[str, Contestant]

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


def score_sheet(session: Session, method: Method | None = None) -> Sheet:
    """Score a session from its stored results, by `method` where the session does not say; else `CannotScore`."""
    contestants = {str(contestant.pk): contestant for contestant in contestants_of(session)}
    results = by_board(results_of_session(session))
    check(session, contestants.values(), results)
    regulations = ScoringRegulations(method or method_of(session))
    try:
        scores = score_session(played_session(results, regulations, contestants))
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return Sheet(session, scores, results, contestants)


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


def method_of(session: Session) -> Method:
    """The form of scoring by the file's own words, else by the session's form; `UnknownMethod` where neither says."""
    found = Method.of_words(session.scoring) or METHODS.get(session.form)
    if found is None:
        raise UnknownMethod(_("The file did not say how this session is scored, so that it has no ranking here."))
    return found


def played_session(
    results: Mapping[int, tuple[Result, ...]], regulations: ScoringRegulations, contestants: Mapping[str, Contestant]
) -> PlayedSession:
    """The session as the scoring room has it."""
    boards = tuple(
        PlayedBoard(number, tuple(line_of(result, regulations) for result in rows)) for number, rows in results.items()
    )
    return PlayedSession(boards, regulations, lines=ranking_lists(boards, contestants))


def line_of(result: Result, regulations: ScoringRegulations) -> Line:
    """One table's line."""
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

"""How a stored session is scored, by its file's words, its form and its regulations; nothing is guessed in silence.

What the words leave open is None, or comes with the other forms of scoring that they could mean.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rulings.desk.base.refusals import Refusal, Sentence
from rulings.formats.session import AwardUnit, FileResult, SessionFile
from rulings.laws.record.record import Form
from rulings.models import (
    ScoreAdjustment,
    Session,
)
from rulings.scoring.adjusted.penalties import PenaltyUnit, standard_amounts
from rulings.scoring.errors import ScoringError
from rulings.scoring.methods.matchpoints import BEATEN
from rulings.scoring.methods.victory_points import VictoryPoints, VpKind
from rulings.scoring.notation.adjustments import AdjustedScore
from rulings.scoring.notation.file_words import Words
from rulings.scoring.regulations import Method

_METHODS = {Form.PAIRS_MP.value: Method.MATCHPOINTS, Form.PAIRS_IMP.value: Method.CROSS_IMPS}
_IMP_METHODS = (Method.CROSS_IMPS, Method.BUTLER)
METHOD_WORDS = {
    Method.MATCHPOINTS: "MP",
    Method.CROSS_IMPS: "CROSS_IMPS",
    Method.BUTLER: "BUTLER",
    Method.AGGREGATE: "AGGREGATE",
    Method.TEAMS: "IMPS",
    Method.BOARD_A_MATCH: "BAM",
}
"""The word for each form of scoring, as `scoring.notation.file_words` reads it."""
BEATEN_WORDS = {1: "MP2", 2: "MP1"}
"""PBN's modifiers for what a beaten score is worth (PBN 3.4.12)."""
CHOSEN, LEFT_OUT = "method", "left_out"
"""In what a session stores of its own scoring: the form that was chosen, and settings of the file not followed."""
_LENGTH = 60
_TWENTY = 20


@dataclass(frozen=True)
class _Settled:
    """A form of scoring; `others` are those that the file could mean as well."""

    method: Method
    others: tuple[Method, ...] = ()


def is_of_teams(session: Session) -> bool:
    """Whether teams meet in matches."""
    return session.form in (Form.TEAMS.value, Form.KNOCKOUT.value)


def settled(session: Session, own: Method | None) -> _Settled | None:
    """The form of scoring: as it was chosen, by the file's words, by the session's form, the regulations' own.

    None where none says.
    """
    if CHOSEN in session.own_scoring:
        return _Settled(Method.parse(session.own_scoring[CHOSEN]))
    words = Words.of(session.scoring)
    if is_of_teams(session):
        said = words.team_method or own
        return _Settled(said) if said else _Settled(Method.TEAMS, (Method.BOARD_A_MATCH, Method.AGGREGATE))
    said = words.method or _METHODS.get(session.form)
    if said is not Method.CROSS_IMPS or (words.method and not words.is_imps):
        said = said or own
        return _Settled(said) if said else None
    if own in _IMP_METHODS:
        return _Settled(own)
    return _Settled(Method.CROSS_IMPS, (Method.BUTLER,))


def victory_points(session: Session, own: VictoryPoints | None) -> VictoryPoints | None:
    """How matches become victory points; None where the file says that they do, and nobody by which scale.

    The file's scale stands before the regulations'; theirs is for teams, and for pairs whose file speaks of matches.
    """
    if session.form == Form.KNOCKOUT.value:
        return VictoryPoints()
    kind = Words.of(session.scoring).victory_points
    if kind is VpKind.NONE:
        return own if own and is_of_teams(session) else VictoryPoints()
    return own if kind is None else VictoryPoints(kind)


def beaten(session: Session, own: int) -> int:
    """What a beaten score is worth at matchpoints: as the file writes it, else by the regulations."""
    return Words.of(session.scoring).beaten or own


def with_method(words: str, method: Method) -> str:
    """A session's words with one more that settles the form of scoring."""
    return _shortened(words, METHOD_WORDS[method])


def _shortened(words: str, added: str) -> str:
    """Both, with so much of the file's own words as there is room for: what was added to them is never cut."""
    return f"{words[: _LENGTH - len(added) - 1] if added else words[:_LENGTH]} {added}".strip()


def words_of(file: SessionFile) -> str:
    """The file's words about its scoring as a session keeps them, with what its awards and its lists add to them."""
    winners = [f"WINNERS {file.winners}"] if file.winners else []
    added = " ".join([*_of_awards(file), *_of_matches(file), *winners])
    own = " ".join(dict.fromkeys(filter(None, (file.competition, file.scoring))))
    return _shortened(own, added)


def _of_awards(file: SessionFile) -> Iterator[str]:
    """`MP` where awards alone tell that boards are matchpointed; `MP1` or `MP2` where they tell what a beaten score is.

    They are added where the words say otherwise, or nothing of it: 2 for a beaten score is what a session has anyhow.
    """
    if file.unit is not AwardUnit.MATCHPOINTS:
        return
    words = Words.of(f"{file.competition} {file.scoring}")
    if words.method is None:
        yield AwardUnit.MATCHPOINTS.value
    shown = _shown_beaten(file)
    if shown is not None and shown != (words.beaten or BEATEN):
        yield BEATEN_WORDS[shown]


def _of_matches(file: SessionFile) -> Iterator[str]:
    """Which scale of twenty victory points the matches' scores tell, where the words do not name it.

    At board-a-match what a board won is worth: its two sides share that.
    """
    words = Words.of(f"{file.competition} {file.scoring}")
    if words.victory_points is None and file.match_scores and all(sum(both) == _TWENTY for both in file.match_scores):
        is_whole = all(score == int(score) for both in file.match_scores for score in both)
        yield (VpKind.DISCRETE if is_whole else VpKind.CONTINUOUS).value
    if words.team_method is Method.BOARD_A_MATCH and 2 * sum(map(sum, file.match_scores)) == len(file.results):
        yield BEATEN_WORDS[1]


def _shown_beaten(file: SessionFile) -> int | None:
    """What a beaten score is worth, by what both sides of every whole board share for each other table; or None."""
    boards: dict[int, list[FileResult]] = {}
    for result in file.results:
        boards.setdefault(result.board, []).append(result)
    most = max(map(len, boards.values()), default=0)
    whole = [result for listed in boards.values() if len(listed) == most > 1 for result in listed]
    shared = {_shared(result) for result in whole if result.score_ns is not None}
    return next((beaten for beaten in BEATEN_WORDS if shared == {Fraction(beaten * (most - 1))}), None)


def _shared(result: FileResult) -> Fraction | None:
    award = result.award(AwardUnit.MATCHPOINTS)
    if award is None or award.ns is None or award.ew is None:
        return None
    return Fraction(award.ns) + Fraction(award.ew)


NOT_SCORING = ("weighting_allowed", "standard_penalties", "sources", LEFT_OUT)
"""What a profile's scoring says of adjusted scores, penalties and its own sources: not of how boards are scored.

Nor are settings of a session's file that are not followed.
"""


def allows_weighting(scoring: Mapping[str, Any]) -> bool:
    """Whether a profile's scoring lets directors give weighted scores (12C1(c))."""
    return bool(scoring.get("weighting_allowed", True))


def standard_penalties(scoring: Mapping[str, Any]) -> dict[PenaltyUnit, Fraction]:
    """The standard amounts (90, 91) that a profile's scoring names; `ScoringError` names what is no amount."""
    return standard_amounts(scoring.get("standard_penalties", {}))


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


class UnknownScale(CannotScore):
    """Matches become victory points, and nobody says by which scale."""

    code = "unknown_scale"


def changes_awards(adjustment: ScoreAdjustment | None) -> bool:
    """Whether an adjustment gives its line another score or another field; a penalty alone leaves the table's."""
    score = adjustment.score if adjustment else AdjustedScore(None)
    return score.outcome is not None or bool(score.form)


MOST_OPEN = 5
"""Queries of a side on one report that wait for an answer."""

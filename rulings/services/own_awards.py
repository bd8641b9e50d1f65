"""A file's own awards beside ours: where its words leave the form of scoring open, they may settle it.

Asked once, when the file comes in: later a result may be corrected, or a score adjusted.
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from rulings.models import Result, Session
from rulings.scoring.regulations import Method
from rulings.scoring.rounding import decimal_text
from rulings.scoring.sessions import SessionScores, score_session
from rulings.services.session_scores import CannotScore, others_of, score_sheet


def meant_by_awards(session: Session) -> Method | None:
    """The one form of scoring of several possible ones in which the file's awards come out; None for none."""
    if not others_of(session):
        return None
    try:
        sheet = score_sheet(session)
    except CannotScore:
        return None
    played = sheet.scores.session
    tried = [sheet.scores]
    tried += [
        score_session(replace(played, regulations=replace(played.regulations, method=each))) for each in sheet.others
    ]
    fitting = [scores.session.regulations.method for scores in tried if has_same_awards(scores, sheet.results)]
    return fitting[0] if len(fitting) == 1 else None


def has_same_awards(scores: SessionScores, results: Mapping[int, tuple[Result, ...]]) -> bool:
    """Whether the file has awards, and every one of them comes out to the hundredth."""
    given = [
        (Fraction(award["ns"]), award_ns)
        for number, rows in results.items()
        for result, (award_ns, _ew) in zip(rows, scores.line_awards(number), strict=True)
        for award in result.awards
        if award["unit"] == scores.session.regulations.unit and award["ns"] is not None and not result.artificial
    ]
    return bool(given) and all(
        ours is not None and decimal_text(theirs) == decimal_text(ours) for theirs, ours in given
    )

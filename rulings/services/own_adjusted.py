"""Lines that a file writes as 0 points without a contract: passed out, or adjusted scores whose awards alone are there.

Some programs write an adjusted score so. The file's own awards tell the two apart.
"""

from collections.abc import Sequence

from django.db import transaction

from rulings.formats.remarks import Remark, RemarkKey
from rulings.models import Result, Session
from rulings.services.own_awards import Match, match
from rulings.services.session_scores import CannotScore, score_sheet

UNSCORED = Match(0, 10**9, 0)


def shown_adjusted(session: Session) -> list[Remark]:
    """Let such lines count what their awards say, where more of the file's awards come out then; names the boards."""
    doubtful = [
        result
        for result in Result.objects.filter(board__session=session, contract="", artificial="", score_ns=0)
        .select_related("board")
        .order_by("pk")
        if result.tricks is None and any(None not in (award["ns"], award["ew"]) for award in result.awards)
    ]
    if not doubtful or others(before := found(session)) == 0 or before is UNSCORED:
        return []
    with transaction.atomic():
        by_awards(doubtful)
        is_shown = others(found(session)) < others(before)
        if not is_shown:
            transaction.set_rollback(True)
    boards = sorted({result.board.number for result in doubtful})
    return [Remark.of(RemarkKey.ADJUSTED_IN_AWARDS, board=number) for number in boards] if is_shown else []


def by_awards(results: Sequence[Result]) -> None:
    """Store that these lines have what their awards say; the caret says so."""
    for result in results:
        award = next(award for award in result.awards if None not in (award["ns"], award["ew"]))
        result.artificial = f"^{award['ns']}/^{award['ew']}"
        result.score_ns = result.score_ew = None
    Result.objects.bulk_update(results, ["artificial", "score_ns", "score_ew"])


def found(session: Session) -> Match:
    """How many of the file's awards come out; none where the session cannot be scored."""
    try:
        sheet = score_sheet(session)
    except CannotScore:
        return UNSCORED
    return match(sheet.scores, sheet.results)


def others(given: Match) -> int:
    """How many lines have other awards than in the file."""
    return given.lines - given.same

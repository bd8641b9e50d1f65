"""The rulings of a session that are in force, as a director's file has them. Who may have them, its callers ask."""

from collections import defaultdict

from rulings.desk.adjusting.wording.adjustments import given_text
from rulings.desk.cases.queries.ruling_sheet import main_sentence
from rulings.formats.rulings import FileRuling
from rulings.models import Ruling, ScoreAdjustment, Session
from rulings.wording.situations import situation_title


def rulings_of(session: Session) -> tuple[FileRuling, ...]:
    """By board, then by number of the report, in the active language; two queries.

    The text is the ruling's main sentence, or the director's own; it may hold names where he wrote them.
    """
    scores: dict[int, list[str]] = defaultdict(list)
    for adjustment in ScoreAdjustment.objects.filter(ruling__report__session=session, is_current=True).order_by("pk"):
        scores[adjustment.ruling_id].append(given_text(adjustment.score))
    rulings = Ruling.objects.filter(report__session=session, is_current=True)
    rulings = rulings.select_related("report__board", "report__result")
    ordered = rulings.order_by("report__board__number", "report__number", "pk")
    return tuple(_told(each, "; ".join(scores[each.pk])) for each in ordered)


def _told(ruling: Ruling, score: str) -> FileRuling:
    report, result = ruling.report, ruling.report.result
    return FileRuling(
        board=report.board.number,
        number=str(report.number),
        situation=str(situation_title(ruling.situation)),
        text=main_sentence(ruling),
        score=score,
        section=result.section if result else "",
        table=result.table if result else report.table,
    )

"""What is stored of a claim, as the fields of its form on paper."""

from collections.abc import Iterable

from rulings.bridge import Seat, Side
from rulings.bridge.play_text import Play
from rulings.desk.cases.queries.play import play_known
from rulings.desk.papers.views.paper_fields import of_rulings
from rulings.models import IrregularityReport, Ruling
from rulings.wording.terms import SIDES, value_text


def of_claim(report: IrregularityReport, rulings: Iterable[Ruling]) -> dict[str, str]:
    """The claim as it was made, and what was ruled on it."""
    claim, play = report.claim, play_known(report)
    won = {side: play.won_by(side) for side in Side} if play.tricks else {}
    return {
        "claimer": value_text(Seat(claim["claimer"])) if claim.get("claimer") else "",
        "on_lead": _on_lead(play),
        "won": ", ".join(f"{SIDES[side]} {number}" for side, number in won.items()),
        "statement": claim.get("statement", ""),
        "objection": claim.get("objection", ""),
        **of_rulings(rulings),
    }


def _on_lead(play: Play) -> str:
    """Who was to play next; "" where no card is on record."""
    return value_text(play.turn) if play.tricks else ""

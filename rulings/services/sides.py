"""Who plays for each side of a report, as far as anybody told, and whether two writings name the same person.

Writes nothing.
"""

from collections.abc import Iterable

from rulings.bridge.seats import Seat, Side
from rulings.models import IrregularityReport, Player
from rulings.services.names import words


def players_of_side(report: IrregularityReport, side: Side) -> list[str]:
    """The side's players: the names typed at the table, else those of the result's seats, else the pair's or team's."""
    met = report.result.seats if report.result else {}
    sat = [report.seats.get(seat.value) or met.get(seat.value, "") for seat in Seat if seat.side is side]
    if all(name.strip() for name in sat):
        return sat
    pair = report.ns_id if side is Side.NS else report.ew_id
    listed = list(Player.objects.filter(contestant=pair).order_by("pk").values_list("name", flat=True)) if pair else []
    return listed or [name for name in sat if name.strip()]


def everybody(report: IrregularityReport) -> list[str]:
    """The players of both sides."""
    return [name for side in Side for name in players_of_side(report, side)]


def is_among(name: str, names: Iterable[str]) -> bool:
    """Whether the name is one of these, whatever the order of its words, their case and accents."""
    spoken = sorted(words(name))
    return bool(spoken) and spoken in [sorted(words(each)) for each in names]

"""A scored session as plain data, as `manage.py score --json` prints it, and as lines of text in columns.

The shape of the data is relied on from outside.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from django.db.models import prefetch_related_objects

from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.values.outcomes import table_result
from rulings.desk.scores.values.scoring import changes_awards
from rulings.formats.session import MEMBERS
from rulings.models import Contestant, Result
from rulings.scoring.boards.lines import NotPlayed, Played
from rulings.scoring.notation.results import write_result
from rulings.scoring.rounding import decimal_text
from rulings.scoring.sessions.ranking import Ranking


def score_data(sheet: Sheet) -> dict[str, Any]:
    """The ranking in the unit of the totals, and every line of every board with both sides' awards.

    Awards are in the method's unit: IMPs where the totals are victory points. `contract` and `score_ns` are the table's
    own, whatever was awarded; `adjusted` says that the awards are others.
    """
    prefetch_related_objects(list(sheet.contestants.values()), "players")
    return {
        "session": sheet.session.slug,
        "method": sheet.method.value,
        "unit": sheet.total_unit.value,
        "lines": [
            {"line": ranking.line, "ranking": _ranking_data(sheet, ranking)} for ranking in sheet.scores.rankings
        ],
        "boards": [{"board": number, "results": _results_data(sheet, number)} for number in sheet.results],
    }


def _ranking_data(sheet: Sheet, ranking: Ranking) -> list[dict[str, Any]]:
    """One ranking list, best first."""
    return [
        {
            "place": standing.place,
            "contestant": number_of(sheet.contestants[standing.contestant]),
            "names": _names_of(sheet.contestants[standing.contestant]),
            "total": decimal_text(standing.total),
            "percent": decimal(standing.percent),
        }
        for standing in ranking.standings
    ]


def _results_data(sheet: Sheet, number: int) -> list[dict[str, Any]]:
    """The lines of one board."""
    found = []
    for at, result in enumerate(sheet.results[number]):
        ns_award, ew_award = sheet.awards(number, at)
        found.append(
            {
                "ns": number_of(sheet.contestants.get(str(result.ns_id))),
                "ew": number_of(sheet.contestants.get(str(result.ew_id))),
                "contract": _contract_of(result),
                "score_ns": _points_of(sheet, number, at),
                "ns_award": decimal(ns_award),
                "ew_award": decimal(ew_award),
                "adjusted": changes_awards(sheet.adjustments.get(result.pk))
                or not isinstance(sheet.outcome(number, at), Played | NotPlayed),
            }
        )
    return found


def number_of(contestant: Contestant | None) -> str:
    """How a contestant is called: the number that the file prints, else the key; "" where nobody is named."""
    return "" if contestant is None else contestant.number or contestant.key.replace(MEMBERS, "+")


def _names_of(contestant: Contestant) -> list[str]:
    """The players' names, in the order in which they came."""
    listed = sorted(contestant.players.all(), key=lambda player: player.pk)
    return [player.name for player in listed] or ([contestant.name] if contestant.name else [])


def _contract_of(result: Result) -> str:
    """What was played: `4S X -2 W`, `Pass`, as much of it as is known."""
    table = table_result(result)
    return write_result(table, "en") if table else f"{result.contract} {result.declarer}".strip()


def _points_of(sheet: Sheet, number: int, at: int) -> int | None:
    """North-south's points at the table; None where no result was obtained."""
    result, outcome = sheet.results[number][at], sheet.outcome(number, at)
    return outcome.points if isinstance(outcome, Played) else result.score_ns


def decimal(award: Fraction | None) -> str | None:
    """With two decimals; None stays None."""
    return None if award is None else decimal_text(award)


_NUMBERS = {0, 3, 4, 5}


def score_table(data: dict[str, Any]) -> Iterator[str]:
    """The ranking lists, then every board; an adjusted line ends with a star."""
    yield f"{data['session']}: {data['method']}, in {data['unit']}"
    for line in data["lines"]:
        yield ""
        rows = [[str(row["place"]), row["contestant"], " - ".join(row["names"]), row["total"], row["percent"] or ""]
                for row in line["ranking"]]  # fmt: skip
        yield from _columns([[line["line"], "", "", data["unit"], "%"], *rows])
    for board in data["boards"]:
        yield ""
        rows = [[row["ns"], row["ew"], row["contract"], _number(row["score_ns"]), row["ns_award"] or "",
                 row["ew_award"] or "", "*" if row["adjusted"] else ""] for row in board["results"]]  # fmt: skip
        yield from _columns([["NS", "EW", f"board {board['board']}", "points", "NS", "EW", ""], *rows])


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Cells under each other; numbers end where their column ends."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            cell.rjust(width) if at in _NUMBERS else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()


def _number(points: int | None) -> str:
    """The points; empty where there are none."""
    return "" if points is None else str(points)

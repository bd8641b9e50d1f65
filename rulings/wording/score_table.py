"""A scored session as lines of text in columns, from the data of `score_data`. Adds nothing to it."""

from collections.abc import Iterator, Sequence
from typing import Any

NUMBERS = {0, 3, 4, 5}


def score_table(data: dict[str, Any]) -> Iterator[str]:
    """The ranking lists, then every board; an adjusted line ends with a star."""
    yield f"{data['session']}: {data['method']}, in {data['unit']}"
    for line in data["lines"]:
        yield ""
        rows = [[str(row["place"]), row["contestant"], " - ".join(row["names"]), row["total"], row["percent"] or ""]
                for row in line["ranking"]]  # fmt: skip
        yield from columns([[line["line"], "", "", data["unit"], "%"], *rows])
    for board in data["boards"]:
        yield ""
        rows = [[row["ns"], row["ew"], row["contract"], number(row["score_ns"]), row["ns_award"] or "",
                 row["ew_award"] or "", "*" if row["adjusted"] else ""] for row in board["results"]]  # fmt: skip
        yield from columns([["NS", "EW", f"board {board['board']}", "points", "NS", "EW", ""], *rows])


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Cells under each other; numbers end where their column ends."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            cell.rjust(width) if at in NUMBERS else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()


def number(points: int | None) -> str:
    """The points; empty where there are none."""
    return "" if points is None else str(points)

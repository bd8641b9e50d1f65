"""What a game or a row of a table scored: points of both sides, or an artificial score (PBN 4.2.1, 5.2, 5.7).

The standard marks an artificial entry with a caret. Programs also write `AVE+`, `60%`, `NP` or `PASS` in the place of
points.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulings.formats.artificial import awarded, read_artificial
from rulings.formats.pbn.outcome import Scores
from rulings.formats.pbn.tables import Row, read_caret
from rulings.formats.remarks import Remark
from rulings.formats.session import ArtificialAward, Award
from rulings.formats.text import Source

_COLUMNS = {"NS": "score_ns", "EW": "score_ew"}
_PASSED = ("PASS", "PASSED", "PASSED OUT", "ALL PASS")


@dataclass(frozen=True, slots=True)
class Scored:
    """Both sides' points, or an artificial score, or neither."""

    ns: int | None = None
    ew: int | None = None
    artificial: ArtificialAward | None = None


def read_scored(scores: Scores, text: str, at: int, awards: tuple[Award, ...]) -> Scored:
    """A score's text; FormatError for one that is neither points nor an artificial score."""
    if text.strip().upper() in _PASSED:
        return Scored(0, 0)
    artificial = None if text.strip() in ("", "-", "?") else read_artificial(text, awards)
    if artificial is not None:
        return Scored(artificial=artificial)
    return Scored(*scores.points(text, at))


def read_row_scored(row: Row, source: Source, remarks: list[Remark], awards: tuple[Award, ...]) -> Scored:
    """The two scores of a row; an entry behind a caret is artificial, and so is a row that has awards alone."""
    cells = {side: row.cell(name) for side, name in _COLUMNS.items()}
    words = [cell for cell in cells.values() if cell and read_artificial(cell) is not None]
    marked = read_caret(row, source)
    if marked is None and words:
        marked = read_artificial("/".join(words), awards) or read_artificial(words[0], awards)
    contract = row.cell("contract").removeprefix("^")
    if marked is None and set(cells.values()) <= {"", "0"} and contract:
        marked = read_artificial(contract, awards)
        cells = {} if marked is not None else cells
    if marked is None and not any(cells.values()) and not contract:
        marked = awarded(awards)
    given = " ".join(
        f"{side} {'0' if cell.upper() in _PASSED else cell}"
        for side, cell in cells.items()
        if cell and cell not in words and not cell.startswith("^")
    )
    points = (None, None) if marked is not None and words else Scores(source, None, remarks).points(given, row.at)
    return Scored(*points, artificial=marked)

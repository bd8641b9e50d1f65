"""What a file's own awards and totals tell of how its session is scored. Reads alone: rows change in memory.

Some programs write an adjusted score as 0 points without a contract, as others write a board passed out: the file's own
awards tell the two apart.
"""

from collections.abc import Mapping, Sequence, Set
from typing import Any

from rulings.desk.imports.queries.changes import Changes
from rulings.desk.imports.queries.own_awards import boards_apart, match, shown_by_awards
from rulings.desk.imports.queries.own_totals import shown_by_totals
from rulings.desk.scores.queries.session_rows import Rows
from rulings.desk.scores.queries.sheet import Sheet, score_sheet
from rulings.desk.scores.values.scoring import CannotScore, with_method
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import SessionFile
from rulings.formats.watching import look_up
from rulings.models import Result, Session


def scored(session: Session, rows: Rows) -> Sheet | None:
    """The scores of a session with these rows; None where it cannot be scored."""
    look_up()
    try:
        return score_sheet(session, rows=rows)
    except CannotScore:
        return None


def settle_by_scores(
    session: Session, rows: Rows, file: SessionFile, changes: Changes
) -> tuple[list[Remark], Sheet | None]:
    """Let the file's own awards and totals say how it was scored where its words leave that open.

    What to say of it, and the scores that come out. What an earlier file told of its form of scoring, and of who has
    something beside his boards, does not count any more.
    """
    listed = {each.key for each in file.contestants}
    people = [each for each in rows.contestants if each.key in listed]
    changes.put(session, {"own_scoring": {}})
    for each in people:
        changes.put(each, {"beside": {}})
    adjusted, sheet = _shown_adjusted(session, rows, boards_apart(file), changes)
    remarks = list(adjusted)
    if sheet is not None:
        by_awards = shown_by_awards(sheet, file)
        remarks += by_awards.remarks
        told: dict[str, Any] = {"own_scoring": by_awards.settings}
        if by_awards.method is not None:
            told["scoring"] = with_method(session.scoring, by_awards.method)
        sheet = _put(session, rows, sheet, told, changes)
    by_totals = shown_by_totals(sheet, file)
    beside = {
        key: {"amount": str(each.amount), "is_percent": each.is_percent} for key, each in by_totals.beside.items()
    }
    for each in people:
        changes.put(each, {"beside": beside.get(each.key, {})})
    told = {"own_scoring": session.own_scoring | by_totals.settings}
    return [*remarks, *by_totals.remarks], _put(session, rows, sheet, told, changes, is_other=bool(beside))


def _put(
    session: Session,
    rows: Rows,
    sheet: Sheet | None,
    told: Mapping[str, Any],
    changes: Changes,
    *,
    is_other: bool = False,
) -> Sheet | None:
    """The scores with what is told of the session in place; scored anew where that, or something else, `is_other`."""
    is_other |= any(getattr(session, name) != value for name, value in told.items())
    changes.put(session, told)
    return scored(session, rows) if is_other else sheet


def _shown_adjusted(
    session: Session, rows: Rows, apart: Set[int], changes: Changes
) -> tuple[list[Remark], Sheet | None]:
    """Let such lines count what their awards say, where more of the file's awards come out then; names the boards."""
    sheet = scored(session, rows)
    doubtful = [each for each in rows.results if _is_doubtful(each)]
    if not doubtful or sheet is None or (before := _others(sheet, apart)) == 0:
        return [], sheet
    was = [each.score_ew for each in doubtful]
    _by_awards(doubtful, changes)
    then = scored(session, rows)
    if then is None or _others(then, apart) >= before:
        for each, score in zip(doubtful, was, strict=True):
            changes.put(each, {"artificial": "", "score_ns": 0, "score_ew": score})
        return [], sheet
    boards = sorted({each.board.number for each in doubtful})
    return [Remark.of(RemarkKey.ADJUSTED_IN_AWARDS, board=number) for number in boards], then


def _is_doubtful(result: Result) -> bool:
    """Whether a line has no points and no contract, and awards of both sides."""
    is_empty = not (result.contract or result.artificial) and result.score_ns == 0 and result.tricks is None
    return is_empty and any(None not in (award["ns"], award["ew"]) for award in result.awards)


def _by_awards(results: Sequence[Result], changes: Changes) -> None:
    """These lines have what their awards say; the caret says so."""
    for result in results:
        award = next(award for award in result.awards if None not in (award["ns"], award["ew"]))
        text = f"^{award['ns']}/^{award['ew']}"
        changes.put(result, {"artificial": text, "score_ns": None, "score_ew": None})


def _others(sheet: Sheet, apart: Set[int]) -> int:
    """How many lines have other awards than in the file."""
    found = match(sheet.scores, sheet.results, apart)
    return found.lines - found.same

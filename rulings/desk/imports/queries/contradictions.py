"""Lines of a file that read well and still cannot be scored: an average of one side, a pair twice on a board.

They are kept aside before the session is scored, so that everybody else has a ranking. A file in which a tenth of the
lines are so does it on purpose, as a Swiss in which each round plays boards of the same numbers: it is left as it is.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from rulings.bridge import Side, Vulnerability
from rulings.desk.scores.values.outcomes import outcome_of, shared_matchpoints, write_awards
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import (
    MEMBERS,
    ArtificialAward,
    Award,
    AwardUnit,
    ContestantKind,
    Fault,
    FileResult,
    SessionFile,
)
from rulings.formats.written import scale_of
from rulings.models import Result
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Unit

_UNITS = {AwardUnit.MATCHPOINTS: (Unit.MATCHPOINTS,), AwardUnit.IMPS: (Unit.IMPS,)}
_FEW = 2
"""So many are a contradiction in any file, however small."""


def set_aside(file: SessionFile) -> SessionFile:
    """The file without such lines; they are among its faults."""
    unclear = {id(each): fault for each, fault in _unclear(file)}
    twice = {id(each): fault for each, fault in _twice(file)}
    wrong = unclear | (twice if len(twice) <= max(_FEW, len(file.results) // 10) else {})
    if not wrong:
        return file
    results = tuple(each for each in file.results if id(each) not in wrong)
    return replace(file, results=results, faults=(*file.faults, *wrong.values()))


def by_their_awards(file: SessionFile) -> SessionFile:
    """The file with what its awards say of artificial scores whose own text says something else, and remarks."""
    rows = _rows(file)
    changed, remarks = [], []
    for each in file.results:
        own = _contradicting(each, rows) if each.artificial is not None else None
        if each.artificial is None or own is None:
            changed.append(each)
            continue
        text = each.artificial.text
        changed.append(replace(each, artificial=ArtificialAward(f"^{text}", own.ns, own.ew, own.unit)))
        told = {"board": each.board, "text": text, "ns": own.ns, "ew": own.ew}
        remarks.append(Remark.of(RemarkKey.ADJUSTED_BY_AWARDS, **told))
    return replace(file, results=tuple(changed), remarks=(*file.remarks, *remarks)) if remarks else file


def _contradicting(result: FileResult, rows: Mapping[int, list[Result]]) -> Award | None:
    """The line's own award of both sides, where it is not what the text of an artificial score says in per cent.

    Matchpoints are compared with what the board's other lines share, as finely as they are written. What a program
    gives for a percentage in IMPs is its own matter: there the award always counts.
    """
    said = result.artificial
    own = next((each for each in result.awards if each.ns is not None and each.ew is not None), None)
    if said is None or own is None or said.ns is None or said.ew is None or said.text.startswith("^"):
        return None
    if own.unit is AwardUnit.IMPS:
        return own
    shared = Fraction(100) if own.unit is AwardUnit.PERCENT else shared_matchpoints(rows[result.board])
    if not shared:
        return None
    places = max(-int(amount.as_tuple().exponent) for amount in (own.ns, own.ew) if amount is not None)
    finest = Fraction(1, 2) + 100 * Fraction(1, 2 * 10 ** max(places, 0)) / shared
    pairs = ((own.ns, said.ns), (own.ew, said.ew))
    given = [(Fraction(mine), Fraction(theirs)) for mine, theirs in pairs if mine is not None and theirs is not None]
    return own if any(abs(100 * mine / shared - theirs) > finest for mine, theirs in given) else None


def _unclear(file: SessionFile) -> Iterator[tuple[FileResult, Fault]]:
    """Artificial scores of which nobody can tell what each side gets."""
    rows: dict[int, list[Result]] | None = None
    for each in file.results:
        if each.artificial is None:
            continue
        rows = _rows(file) if rows is None else rows
        if not _is_scored(each, rows[each.board], file.unit):
            text = each.artificial.text.removeprefix("^")
            yield each, Fault(FormatError(Expected.BOTH_SIDES, found=text, line=each.line), each.board, each)


def _rows(file: SessionFile) -> dict[int, list[Result]]:
    """Artificial scores and awards of all lines by board, as a session keeps them."""
    found: dict[int, list[Result]] = {}
    for each in file.results:
        text = each.artificial.text if each.artificial else ""
        found.setdefault(each.board, []).append(Result(artificial=text, awards=write_awards(each.awards)))
    return found


def _is_scored(result: FileResult, rows: list[Result], unit: AwardUnit | None) -> bool:
    """Whether a form of scoring that the file may mean can take the line."""
    text = result.artificial.text if result.artificial else ""
    row = Result(artificial=text, awards=write_awards(result.awards))
    units = (Unit.MATCHPOINTS, Unit.IMPS) if unit is None else _UNITS.get(unit, (Unit.MATCHPOINTS, Unit.IMPS))
    for each in units:
        try:
            outcome_of(row, Vulnerability.NONE, each, shared_matchpoints(rows))
        except ScoringError:
            continue
        return True
    return False


def _twice(file: SessionFile) -> Iterator[tuple[FileResult, Fault]]:
    """Lines of somebody who has another on the board before: in a match, of one who sat the same way."""
    kinds = {each.kind for each in file.contestants}
    has_matches = ContestantKind.TEAM in kinds or bool(scale_of(file)) or bool(file.matches)
    numbers = {each.key: each.number or each.name or each.key for each in file.contestants}
    seen: set[tuple[object, ...]] = set()
    for each in file.results:
        seats = list(_seats(each, has_matches=has_matches))
        if len(set(seats)) < len(seats) or not seen.isdisjoint(seats):
            yield each, Fault(_twice_error(each, numbers), each.board, each)
        else:
            seen.update(seats)


def _seats(result: FileResult, *, has_matches: bool) -> Iterator[tuple[object, ...]]:
    """What nobody can hold twice: a board of his section, in a match one direction of it."""
    match = (result.round, *sorted((result.ns, result.ew))) if has_matches else ()
    for side, key in ((Side.NS, result.ns), (Side.EW, result.ew)):
        for one in filter(None, key.split(MEMBERS)):
            yield (result.board, result.section, one, *match, *((side,) if has_matches else ()))


def _twice_error(result: FileResult, numbers: Mapping[str, str]) -> FormatError:
    """Which board and which pairs, by the numbers that the file prints."""
    ns, ew = (numbers.get(key, key) for key in (result.ns, result.ew))
    why = Why.of(Detail.TWO_RESULTS, board=result.board, ns=ns, ew=ew)
    return FormatError(Expected.ONE_BOARD_EACH, detail=why, line=result.line)

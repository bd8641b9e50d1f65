"""A file's own awards beside ours: what they show of the form of scoring, where its words and the profile differ.

Asked once, when the file comes in: later a result may be corrected, or a score adjusted.
"""

from collections.abc import Iterator, Mapping, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from typing import Any

from rulings.desk.imports.queries.own_totals import same_totals
from rulings.desk.scores.queries.sheet import Sheet
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import AwardUnit, SessionFile
from rulings.formats.watching import look_up, watched
from rulings.models import Result
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.sessions.session_scores import SessionScores, score_session
from rulings.scoring.settings import read_scoring_regulations, write_scoring_regulations

_ENOUGH = Fraction(9, 10)
"""The part of the file's lines that a form of scoring must give as the file has them, to be what the file shows."""
_Settings = dict[str, Any]
_CROSS: tuple[tuple[Remark, _Settings], ...] = (
    (Remark(RemarkKey.CROSS_BY_COMPARISONS), {"cross_divisor": "comparisons"}),
    (Remark(RemarkKey.CROSS_BY_RESULTS), {"cross_divisor": "results"}),
    (Remark(RemarkKey.CROSS_UNDIVIDED), {"cross_divisor": "none"}),
)
_BUTLER: tuple[tuple[Remark, _Settings], ...] = tuple(
    (Remark.of(RemarkKey.DATUM, trim=trim, unit=unit), {"datum": {"trim": trim, "unit": unit}})
    for unit in (10, 1)
    for trim in (0, 1, 2)
)
_MATCHPOINTS: tuple[tuple[Remark, _Settings], ...] = (
    (Remark.of(RemarkKey.SHORT_BY_FORMULA, formula="Neuberg"), {"short_field": "neuberg"}),
    (Remark(RemarkKey.SHORT_AS_IT_IS), {"short_field": "none"}),
    (Remark(RemarkKey.SHORT_BY_SHARE), {"short_field": "share"}),
    (Remark(RemarkKey.SHORT_AS_EQUAL), {"short_field": "equalled"}),
    (Remark.of(RemarkKey.SHORT_BY_FORMULA, formula="EBU"), {"short_field": "white"}),
    (Remark.of(RemarkKey.SHORT_BY_FORMULA, formula="ASE"), {"short_field": "ase"}),
)
_APART: tuple[Remark, _Settings] = (Remark(RemarkKey.SECTIONS_APART), {"sections": "apart"})
_FROM_AVERAGE: tuple[Remark, _Settings] = (Remark(RemarkKey.FROM_AVERAGE), {"matchpoints_from": "average"})
_READINGS = {Method.CROSS_IMPS: _CROSS, Method.BUTLER: _BUTLER, Method.MATCHPOINTS: _MATCHPOINTS}
"""What the same form of scoring may mean in another program."""


@dataclass(frozen=True)
class _Shown:
    """What a file's awards show: a form of scoring, settings that stand before the profile's, and what to say of it."""

    method: Method | None = None
    settings: _Settings = field(default_factory=dict)
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True)
class _Match:
    """How many of the file's lines come out as the file has them, and the first board of another."""

    same: int
    lines: int
    first_other: int

    @property
    def is_enough(self) -> bool:
        """Whether the file shows this form of scoring."""
        return self.lines > 0 and self.same >= self.lines * _ENOUGH


def shown_by_awards(sheet: Sheet, file: SessionFile) -> _Shown:
    """Compare what the file's words, and the settings of the profile, leave open with the file's awards and totals.

    The form of scoring is shown where one alone of several gives the most lines; a setting where it gives more lines
    than the profile's. Totals stand before lines: a program may print lines of short boards as they are, and sum them
    up by a formula.
    """
    apart = boards_apart(file)
    own = match(sheet.scores, sheet.results, apart)
    if own.same == own.lines and not sheet.others:
        return _Shown()
    fields = [_Shown(), *_other_fields(sheet)]
    if len(fields) > 1:
        fields.sort(key=lambda field: -_most_lines(sheet, field, apart))
    tried = [
        (match(scores, sheet.results, apart), same_totals(scores, sheet, file), shown)
        for scores, shown in _readings(sheet, fields[0])
    ]
    best, has_totals, shown = max(tried, key=lambda each: (each[1], each[0].same))
    if not best.is_enough and not has_totals[0]:
        best, shown = own, _Shown()
    methods = {each.method for found, fits, each in tried if found.same == best.same and fits == has_totals}
    if not sheet.others or len(methods) > 1:
        shown = replace(shown, method=None)
    if best.same == best.lines:
        return shown
    said = Remark.of(RemarkKey.OTHER_AWARDS, count=best.lines - best.same, lines=best.lines, board=best.first_other)
    return replace(shown, remarks=(*shown.remarks, said))


def _other_fields(sheet: Sheet) -> Iterator[_Shown]:
    """With whom else the lines of a board may be compared, and from where else matchpoints may be counted.

    Each section for itself, where several played a board; from the average, where the file has less than nothing.
    """
    sections = any(len({result.section for result in rows}) > 1 for rows in sheet.results.values())
    below = any(
        award["unit"] == AwardUnit.MATCHPOINTS and (award["ns"] or "").startswith("-")
        for rows in sheet.results.values()
        for result in rows
        for award in result.awards
    )
    if sections:
        yield _Shown(None, _APART[1], _APART[:1])
    if below:
        yield _Shown(None, _FROM_AVERAGE[1], _FROM_AVERAGE[:1])
    if sections and below:
        yield _Shown(None, _APART[1] | _FROM_AVERAGE[1], (_APART[0], _FROM_AVERAGE[0]))


def boards_apart(file: SessionFile) -> Set[int]:
    """Boards of which a line is kept aside: the others of it do not come out as in the file until it is in."""
    return {fault.board for fault in file.faults if fault.result is not None}


def _most_lines(sheet: Sheet, field: _Shown, apart: Set[int]) -> int:
    """How many lines come out as the file has them in a field, by the form of scoring that gives most."""
    return max(match(scores, sheet.results, apart).same for scores, _shown in _forms(sheet, field))


def _forms(sheet: Sheet, field: _Shown) -> Iterator[tuple[SessionScores, _Shown]]:
    """The session in a field, by each form of scoring that the file could mean and that can be worked out.

    One that has no scale for the file's victory points cannot.
    """
    played = sheet.scores.session
    for method in (sheet.method, *sheet.others):
        regulations = _with_settings(replace(played.regulations, method=method), field.settings)
        look_up()
        with suppress(ScoringError):
            yield score_session(replace(played, regulations=regulations)), replace(field, method=method)


def _readings(sheet: Sheet, field: _Shown) -> Iterator[tuple[SessionScores, _Shown]]:
    """The session in each form, then in every way that the same form may be worked out."""
    for scores, shown in _forms(sheet, field):
        yield scores, shown
        played = scores.session
        for remark, settings in _READINGS.get(played.regulations.method, ()):
            changed = _with_settings(played.regulations, settings)
            if changed != played.regulations:
                more = replace(shown, settings=shown.settings | settings, remarks=(*shown.remarks, remark))
                look_up()
                yield score_session(replace(played, regulations=changed)), more


def other_readings(sheet: Sheet) -> Iterator[SessionScores]:
    """The session in every other way that its own form of scoring may be worked out."""
    played = sheet.scores.session
    for _remark, settings in _READINGS.get(played.regulations.method, ()):
        changed = _with_settings(played.regulations, settings)
        if changed != played.regulations:
            look_up()
            yield score_session(replace(played, regulations=changed))


def _with_settings(regulations: ScoringRegulations, settings: _Settings) -> ScoringRegulations:
    """Regulations with settings as a profile writes them."""
    read = read_scoring_regulations(write_scoring_regulations(regulations) | settings)
    return replace(read, knockout=regulations.knockout)


def match(scores: SessionScores, results: Mapping[int, tuple[Result, ...]], apart: Set[int] = frozenset()) -> _Match:
    """Compare the awards of north-south on boards that have been compared, to as many decimals as the file has.

    Boards that stand `apart` are not looked at.
    """
    given = [
        (number, award["ns"], ours)
        for number, rows in results.items()
        if len(rows) > 1 and number not in apart
        for result, (ours, _ew) in zip(rows, scores.line_awards(number), strict=True)
        for award in result.awards
        if award["unit"] == scores.session.regulations.unit and award["ns"] is not None and not result.artificial
    ]
    rest = tolerance([text for _number, text, _ours in given])
    other = [number for number, text, ours in watched(given) if ours is None or abs(Fraction(text) - ours) >= rest]
    return _Match(len(given) - len(other), len(given), min(other, default=0))


def tolerance(texts: list[str]) -> Fraction:
    """The last decimal that the file writes, which may be cut off or rounded; a hundredth where it writes none."""
    places = max((-int(Decimal(text).as_tuple().exponent) for text in texts), default=0)
    return Fraction(1, 10 ** (places if 0 < places < 6 else 2))

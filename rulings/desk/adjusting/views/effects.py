"""What an adjusted score does, as the templates show it: the pair, the opponents, the others, the ranking."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from django.forms import Form

from rulings.bridge import Side
from rulings.desk.adjusting.forms.adjusting import AdjustForm
from rulings.desk.adjusting.queries.weighing import Weighing, weigh
from rulings.desk.adjusting.wording.adjustments import BETTER, INFLICTED, PLUS_ALONE, result_text, side_text
from rulings.desk.adjusting.wording.cautions import caution_lines
from rulings.desk.scores.queries.data import number_of
from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.queries.tables import MatchMoved, matches_moved, who_competes
from rulings.desk.scores.values.outcomes import table_points, table_result
from rulings.desk.scores.values.scoring import CannotScore
from rulings.desk.scores.wording.scores import UNITS, award_text, cannot_text, list_title
from rulings.models import Ruling
from rulings.scoring.adjusted.effects import Effects, StandingChange
from rulings.scoring.adjusted.explanations import ComponentWorth
from rulings.scoring.adjusted.guards import Caution
from rulings.scoring.adjusted.self_inflicted import Division
from rulings.scoring.boards.lines import Assigned, Line, OneSideAtFault, SelfInflicted
from rulings.scoring.notation.adjustments import AdjustedScore
from rulings.wording.terms import SIDES

_T = TypeVar("_T")


@dataclass(frozen=True)
class _Change:
    """Somebody's award before and after; `parts` are the results it is made of: text, weight, worth, share."""

    title: str
    number: str
    name: str
    before: str
    after: str
    parts: tuple[tuple[str, str, str, str], ...] = ()


@dataclass(frozen=True)
class _Moved:
    """A standing before and after."""

    line: str
    number: str
    name: str
    place_before: int
    place_after: int
    total_before: str
    total_after: str


@dataclass(frozen=True)
class _DivisionSheet:
    """A, B and C of self-inflicted damage (12C1(e)), and what follows from them."""

    three: tuple[tuple[str, str], ...]
    sentence: str


@dataclass(frozen=True)
class EffectsSheet:
    """Everything that comes out differently, and what speaks against it.

    `who` says what competes: pairs, teams or players; `total_unit` is what rankings and victory points are counted in.
    `results` are the table's and the one in its place, where it is one.
    """

    who: str
    unit: str
    total_unit: str
    sides: tuple[_Change, ...]
    others: tuple[_Change, ...]
    ranking: tuple[_Moved, ...]
    matches: tuple[MatchMoved, ...]
    cautions: list[tuple[str, str]]
    division: _DivisionSheet | None = None
    better: str = ""
    results: tuple[str, ...] = ()


def tried(form: Form, score: Callable[[], _T]) -> _T | None:
    """What scoring makes of a form without errors; None otherwise, with an error of the form where it cannot score."""
    if not form.is_bound or not form.is_valid():
        return None
    try:
        return score()
    except CannotScore as reason:
        form.add_error(None, cannot_text(reason))
        return None


def weighed(form: AdjustForm, ruling: Ruling) -> Weighing | None:
    """What the form's score does to everybody."""
    return tried(form, lambda: weigh(form.cleaned_data["result"], form.score(), ruling))


def results_of(form: AdjustForm) -> tuple[str, ...]:
    """The table's result and the one that is given in its place, both with their points; nothing of any other score."""
    data = form.cleaned_data
    table, points, outcome = table_result(data["result"]), table_points(data["result"]), data["outcome"]
    given = data["results"].get("ew")
    if table is None or points is None or not isinstance(outcome, Assigned) or outcome.is_split or given is None:
        return ()
    score = AdjustedScore(Assigned(points, outcome.ew), results={"ns": table, "ew": given})
    return tuple(side_text(score, side) for side in Side)


def effects_sheet(
    weighing: Weighing, cautions: tuple[Caution, ...] = (), results: tuple[str, ...] = ()
) -> EffectsSheet:
    """The sheet of what an adjusted score does, with what the guards say of it."""
    line = weighing.line
    return replace(
        board_sheet(weighing.sheet, weighing.effects, weighing.number, line),
        sides=tuple(_sides(weighing)),
        cautions=caution_lines(cautions),
        division=_division_sheet(weighing.explanation.division if weighing.explanation else None, line),
        better=_better(weighing),
        results=results,
    )


def board_sheet(sheet: Sheet, effects: Effects, number: int = 0, line: Line | None = None) -> EffectsSheet:
    """The sheet of what a change does to everybody but the contestants of the one line that it is about."""
    return EffectsSheet(
        who=who_competes(sheet),
        unit=str(UNITS[sheet.method.unit]),
        total_unit=str(UNITS[sheet.total_unit]),
        sides=(),
        others=_others(sheet, effects, number, line),
        ranking=_ranking(sheet, effects),
        matches=matches_moved(sheet, effects.matches),
        cautions=[],
    )


def _others(sheet: Sheet, effects: Effects, number: int = 0, line: Line | None = None) -> tuple[_Change, ...]:
    """Every other award that changes; all of them where there is no line."""
    own = {(number, line.match, key) for key in line.ns + line.ew} if line else set()
    return tuple(
        _change_of(sheet, each.contestant, award_text(each.before), award_text(each.after), str(each.board))
        for each in effects.awards
        if each.contestant in sheet.contestants and (each.board, each.match, each.contestant) not in own
    )


def _ranking(sheet: Sheet, effects: Effects) -> tuple[_Moved, ...]:
    """Every standing that changes."""
    return tuple(_moved(sheet, each) for each in effects.standings if each.after.contestant in sheet.contestants)


def _division_sheet(division: Division | None, line: Line) -> _DivisionSheet | None:
    """Self-inflicted damage in numbers."""
    if division is None or not isinstance(line.outcome, SelfInflicted):
        return None
    three = (division.actual, division.adjusted, division.without_error)
    sentence = str(INFLICTED[division.case]).format(side=SIDES[line.outcome.non_offending])
    return _DivisionSheet(tuple(zip("ABC", map(award_text, three), strict=True)), sentence)


def _better(weighing: Weighing) -> str:
    """How 86B2(b) comes to its score; "" of any other outcome."""
    award, outcome = weighing.one_at_fault, weighing.line.outcome
    if award is None or not isinstance(outcome, OneSideAtFault):
        return ""
    sentence = PLUS_ALONE if award.assigned is None else BETTER
    numbers = {"plus": award_text(award.plus), "assigned": award_text(award.assigned)}
    return str(sentence).format(side=SIDES[outcome.at_fault], **numbers)


def _sides(weighing: Weighing) -> Iterator[_Change]:
    """Both sides of the table, of single players each, with the results their scores are made of."""
    for side in Side:
        worths = weighing.explanation.of(side).components if weighing.explanation else ()
        parts = tuple(map(_part, worths)) if len(worths) > 1 else ()
        *first, last = (
            _change_of(weighing.sheet, key, award_text(before), award_text(after), str(SIDES[side]))
            for key, before, after in weighing.players(side)
        )
        yield from (*first, replace(last, parts=parts))


def _part(worth: ComponentWorth) -> tuple[str, str, str, str]:
    """One result of a weighted score: what it is, its weight, what it is worth by itself, what it adds."""
    part = worth.component
    return result_text(part), f"{part.weight}%", award_text(worth.worth), award_text(worth.contribution)


def _change_of(sheet: Sheet, key: str, before: str, after: str, title: str) -> _Change:
    """Somebody's change."""
    contestant = sheet.contestants.get(key)
    return _Change(title, number_of(contestant), contestant.name if contestant else "", before, after)


def _moved(sheet: Sheet, change: StandingChange) -> _Moved:
    """A standing that changed."""
    contestant = sheet.contestants[change.after.contestant]
    return _Moved(
        list_title(change.line, [contestant]),
        number_of(contestant),
        contestant.name,
        change.before.place,
        change.after.place,
        award_text(change.before.total),
        award_text(change.after.total),
    )

"""What an adjusted score does, as the templates show it: the pair, the opponents, the others, the ranking."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulings.forms.adjusting import AdjustForm
from rulings.models import Ruling
from rulings.scoring.cautions import Caution
from rulings.scoring.effects import Effects, StandingChange
from rulings.scoring.explanations import ComponentWorth
from rulings.scoring.lines import Line, SelfInflicted
from rulings.scoring.notation import write_result
from rulings.scoring.self_inflicted import Division
from rulings.services.session_scores import CannotScore, Sheet
from rulings.services.weighing import Weighing, weigh
from rulings.wording.adjustments import INFLICTED, result_text
from rulings.wording.cautions import cautions_told
from rulings.wording.score_data import number_of
from rulings.wording.scores import LISTS, UNITS, award_text, cannot_text
from rulings.wording.terms import SIDES


@dataclass(frozen=True)
class Change:
    """Somebody's award before and after; `parts` are the results it is made of: text, weight, worth, share."""

    title: str
    number: str
    name: str
    before: str
    after: str
    parts: tuple[tuple[str, str, str, str], ...] = ()


@dataclass(frozen=True)
class Moved:
    """A standing before and after."""

    line: str
    number: str
    name: str
    place_before: int
    place_after: int
    total_before: str
    total_after: str


@dataclass(frozen=True)
class DivisionSheet:
    """A, B and C of self-inflicted damage (12C1(e)), and what follows from them."""

    three: tuple[tuple[str, str], ...]
    sentence: str


@dataclass(frozen=True)
class EffectsSheet:
    """Everything that comes out differently, and what speaks against it."""

    unit: str
    sides: tuple[Change, ...]
    others: tuple[Change, ...]
    ranking: tuple[Moved, ...]
    cautions: list[tuple[str, str]]
    division: DivisionSheet | None = None


def weighed(form: AdjustForm, ruling: Ruling) -> Weighing | None:
    """What a form without errors does; an error of the form where it cannot be scored."""
    if not form.is_bound or not form.is_valid():
        return None
    try:
        return weigh(form.cleaned_data["result"], form.given(), ruling)
    except CannotScore as refusal:
        form.add_error(None, cannot_text(refusal))
        return None


def effects_sheet(weighing: Weighing, cautions: tuple[Caution, ...] = ()) -> EffectsSheet:
    """The sheet of what an adjusted score does, with what the guards say of it."""
    sheet, line, number = weighing.sheet, weighing.line, weighing.number
    return EffectsSheet(
        str(UNITS[sheet.method.unit]),
        tuple(sides(weighing)),
        others(sheet, weighing.effects, number, line),
        ranking(sheet, weighing.effects),
        cautions_told(cautions),
        division_sheet(weighing.explanation.division if weighing.explanation else None, line),
    )


def board_sheet(sheet: Sheet, effects: Effects) -> EffectsSheet:
    """The sheet of what a change of several lines does."""
    return EffectsSheet(str(UNITS[sheet.method.unit]), (), others(sheet, effects), ranking(sheet, effects), [])


def others(sheet: Sheet, effects: Effects, number: int = 0, line: Line | None = None) -> tuple[Change, ...]:
    """Every other award that changes; all of them where there is no line."""
    own = {*line.ns, *line.ew} if line else set()
    return tuple(
        change_of(sheet, each.contestant, award_text(each.before), award_text(each.after), str(each.board))
        for each in effects.awards
        if each.contestant in sheet.contestants and not (each.board == number and each.contestant in own)
    )


def ranking(sheet: Sheet, effects: Effects) -> tuple[Moved, ...]:
    """Every standing that changes."""
    return tuple(moved(sheet, each) for each in effects.standings if each.after.contestant in sheet.contestants)


def division_sheet(division: Division | None, line: Line) -> DivisionSheet | None:
    """Self-inflicted damage in numbers."""
    if division is None or not isinstance(line.outcome, SelfInflicted):
        return None
    three = (division.actual, division.adjusted, division.without_error)
    sentence = str(INFLICTED[division.case]).format(side=SIDES[line.outcome.non_offending])
    return DivisionSheet(tuple(zip("ABC", map(award_text, three), strict=True)), sentence)


def sides(weighing: Weighing) -> Iterator[Change]:
    """Both sides of the table, with the results their scores are made of."""
    for side, (before, after) in weighing.awards.items():
        key = weighing.line.of(side)[0]
        worths = weighing.explanation.of(side).components if weighing.explanation else ()
        parts = tuple(map(part, worths)) if len(worths) > 1 else ()
        shown = change_of(weighing.sheet, key, award_text(before), award_text(after), str(SIDES[side]))
        yield replace(shown, parts=parts)


def part(worth: ComponentWorth) -> tuple[str, str, str, str]:
    """One result of a weighted score: what it is, its weight, what it is worth by itself, what it adds."""
    component = worth.component
    result = "" if component.result is None else write_result(component.result, "en")
    text = result_text({"points": component.points, "result": result})
    return text, f"{component.weight}%", award_text(worth.worth), award_text(worth.contribution)


def change_of(sheet: Sheet, key: str, before: str, after: str, title: str) -> Change:
    """Somebody's change."""
    contestant = sheet.contestants.get(key)
    return Change(title, number_of(contestant), contestant.name if contestant else "", before, after)


def moved(sheet: Sheet, change: StandingChange) -> Moved:
    """A standing that changed."""
    contestant = sheet.contestants[change.after.contestant]
    return Moved(
        str(LISTS[change.line]),
        number_of(contestant),
        contestant.name,
        change.before.place,
        change.after.place,
        award_text(change.before.total),
        award_text(change.after.total),
    )

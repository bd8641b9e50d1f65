"""What an adjusted score does, as the templates show it: the pair, the opponents, the others, the ranking."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language

from rulings.bridge.boards import Vulnerability
from rulings.bridge.seats import Seat, Side
from rulings.forms.adjusting import AdjustForm
from rulings.laws.findings import Effect
from rulings.models import Ruling
from rulings.scoring.effects import StandingChange
from rulings.scoring.errors import ScoringError
from rulings.scoring.explanations import ComponentWorth
from rulings.scoring.notation import write_result
from rulings.scoring.table_results import transferred
from rulings.services.session_scores import CannotScore, Sheet
from rulings.services.table_outcomes import table_result
from rulings.services.weighing import Weighing, weigh
from rulings.wording.adjustments import result_text
from rulings.wording.cautions import cautions_told
from rulings.wording.score_data import number_of
from rulings.wording.scores import LISTS, UNITS, award_text, cannot_text
from rulings.wording.terms import SIDES

POWERS = (Effect.ADJUSTED_SCORE, Effect.TRICKS_TRANSFERRED)


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
class EffectsSheet:
    """Everything that comes out differently, and what speaks against it."""

    unit: str
    sides: tuple[Change, ...]
    others: tuple[Change, ...]
    ranking: tuple[Moved, ...]
    cautions: list[tuple[str, str]]


def started(ruling: Ruling) -> dict[str, Any]:
    """What the ruling already says of the score: the line, the paragraph, the offending side, tricks transferred."""
    told: dict[str, Any] = {"result": ruling.report.result_id}
    offender = str(ruling.facts.get("offender", ""))
    if offender in set(Seat):
        told["offending"] = Seat(offender).side.value
    for finding in ruling.findings:
        if finding["effect"] in POWERS:
            return told | {"paragraph": finding["paragraph"], "ns_result_1": after_transfer(ruling, finding["values"])}
    return told


def after_transfer(ruling: Ruling, values: dict[str, Any]) -> str:
    """The table's result with the tricks transferred; empty where it is not known, or none are."""
    result, side, tricks = ruling.report.result, str(values.get("to", "")), values.get("tricks")
    table = None if result is None else table_result(result)
    if table is None or side not in set(Side) or not isinstance(tricks, int):
        return ""
    try:
        transfer = transferred(table, tricks, Side(side), Vulnerability(ruling.report.board.vulnerability))
    except ScoringError:
        return ""
    return write_result(transfer.after, get_language() or "en")


def weighed(form: AdjustForm, ruling: Ruling) -> Weighing | None:
    """What a form without errors does; an error of the form where it cannot be scored."""
    if not form.is_bound or not form.is_valid():
        return None
    try:
        return weigh(form.cleaned_data["result"], form.given(), ruling)
    except CannotScore as refusal:
        form.add_error(None, cannot_text(refusal))
        return None


def effects_sheet(weighing: Weighing, number: int) -> EffectsSheet:
    """The sheet of what an adjusted score on a board does."""
    sheet = weighing.sheet
    line = weighing.after.session.board(number).lines[weighing.at]
    own = {*line.ns, *line.ew}
    others = [
        change_of(sheet, each.contestant, award_text(each.before), award_text(each.after), str(each.board))
        for each in weighing.effects.awards
        if each.contestant in sheet.contestants and not (each.board == number and each.contestant in own)
    ]
    return EffectsSheet(
        str(UNITS[sheet.method.unit]),
        tuple(sides(weighing, number)),
        tuple(others),
        tuple(moved(sheet, each) for each in weighing.effects.standings if each.after.contestant in sheet.contestants),
        cautions_told(weighing.cautions),
    )


def sides(weighing: Weighing, number: int) -> Iterator[Change]:
    """Both sides of the table, with the results their scores are made of."""
    line = weighing.after.session.board(number).lines[weighing.at]
    before, after = weighing.sheet.scores.awards(number), weighing.after.awards(number)
    for side in Side:
        key = line.of(side)[0]
        worths = weighing.explanation.of(side).components if weighing.explanation else ()
        parts = tuple(map(part, worths)) if len(worths) > 1 else ()
        shown = change_of(weighing.sheet, key, award_text(before[key]), award_text(after[key]), str(SIDES[side]))
        yield Change(shown.title, shown.number, shown.name, shown.before, shown.after, parts)


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

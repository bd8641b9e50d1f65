"""The slip for the scorer: one adjusted line, in notation and in words, with its computed awards. For any program.

Awards are as the session stands now; None where it cannot be scored. Points are north-south's.
"""

import csv
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from io import StringIO
from typing import Any

from rulings.bridge import Side
from rulings.desk.adjusting.queries.weighing import Weighing, weigh_stored
from rulings.desk.adjusting.wording.adjustments import penalty_reason, penalty_texts, side_text, side_words
from rulings.desk.adjusting.wording.cautions import caution_lines, side_notation
from rulings.desk.scores.queries.data import decimal, number_of
from rulings.desk.scores.values.scoring import CannotScore
from rulings.desk.scores.wording.scores import played_text
from rulings.formats.csv.cells import protected
from rulings.models import ScoreAdjustment
from rulings.scoring.notation.adjustments import read_caution
from rulings.scoring.notation.results import write_result

_NUMBER = re.compile(r"[+-]\d+(\.\d+)?")


@dataclass(frozen=True)
class _PartSlip:
    """One result of a score: in notation, its points and weight, what it is worth by itself and what it adds."""

    notation: str
    points: int
    weight: int
    worth: str | None
    share: str | None


@dataclass(frozen=True)
class PlayerSlip:
    """One of two single players, and what he gets on the line before and after."""

    number: str
    name: str
    award_before: str | None
    award_after: str | None


@dataclass(frozen=True)
class SideSlip:
    """A side: its pair, the new score for the reader, in plain notation, in words and as the rule; its awards.

    `players` are there where each competes for himself: an average may be another for each of them.
    """

    side: str
    pair: str
    names: str
    score: str
    notation: str
    words: str
    rule: dict[str, Any]
    components: tuple[_PartSlip, ...]
    award_before: str | None
    award_after: str | None
    players: tuple[PlayerSlip, ...] = ()


@dataclass(frozen=True)
class Slip:
    """All that a scorer needs; `replaces` is the version that this one takes the place of, 0 where there is none.

    `division` has A, B and C of self-inflicted damage in the session's unit, from the non-offending side, and its
    case; empty otherwise. `penalties` are sentences, `penalty_rules` the same as they are stored.
    """

    session: str
    board: int
    table: str
    old_contract: str
    old_score_ns: int | None
    paragraph: str
    unit: str
    sides: tuple[SideSlip, ...]
    division: dict[str, str]
    penalties: list[str]
    penalty_rules: list[dict[str, str]]
    penalty_reason: str
    cautions: list[tuple[str, str]]
    override_reason: str
    ruling: str
    version: int
    replaces: int
    because: str
    signed_by: str
    signed_at: str
    in_force: bool
    entered_by: str
    entered_at: str


def weighed_or_none(adjustment: ScoreAdjustment) -> Weighing | None:
    """What the adjusted score does; None where the session cannot be scored."""
    try:
        return weigh_stored(adjustment)
    except CannotScore:
        return None


def slip_of(adjustment: ScoreAdjustment, weighing: Weighing | None) -> Slip:
    """The slip of an adjusted score, its report and result with it; `weighing` is `weighed_or_none`."""
    result, report = adjustment.result, adjustment.ruling.report
    return Slip(
        session=report.session.slug,
        board=result.board.number,
        table=result.table,
        old_contract=played_text(result),
        old_score_ns=result.score_ns,
        paragraph=adjustment.paragraph,
        unit=weighing.sheet.method.unit.value if weighing else "",
        sides=tuple(_side_slip(adjustment, side, weighing) for side in Side),
        division=_division_of(weighing),
        penalties=penalty_texts(adjustment),
        penalty_rules=adjustment.penalties,
        penalty_reason=penalty_reason(adjustment),
        cautions=caution_lines(map(read_caution, adjustment.cautions)),
        override_reason=adjustment.override_reason,
        ruling=f"{report.number}.{adjustment.ruling.case.position}",
        version=adjustment.version,
        replaces=adjustment.version - 1,
        because=adjustment.replaces_because or adjustment.withdrawn_because,
        signed_by=adjustment.made_by.display_name,
        signed_at=adjustment.made_at.isoformat(timespec="seconds"),
        in_force=adjustment.is_current,
        entered_by=adjustment.entered_by.display_name if adjustment.entered_by else "",
        entered_at=adjustment.entered_at.isoformat(timespec="seconds") if adjustment.entered_at else "",
    )


def _side_slip(adjustment: ScoreAdjustment, side: Side, weighing: Weighing | None) -> SideSlip:
    """One side of the slip."""
    pair = adjustment.result.ns if side is Side.NS else adjustment.result.ew
    before, after = _awards(weighing, side)
    return SideSlip(
        side=side.value,
        pair=number_of(pair),
        names=pair.name if pair else "",
        score=side_text(adjustment.score, side),
        notation=side_notation(adjustment.score, side),
        words=side_words(adjustment.score, side),
        rule=adjustment.rule.get(side.value.lower(), adjustment.rule),
        components=tuple(_parts(weighing, side)),
        award_before=before,
        award_after=after if adjustment.is_current else None,
        players=tuple(_players(adjustment, side, weighing)),
    )


def _players(adjustment: ScoreAdjustment, side: Side, weighing: Weighing | None) -> Iterator[PlayerSlip]:
    """The single players of a side; nobody where pairs or teams compete."""
    both = weighing.players(side) if weighing is not None else []
    for key, before, after in both if len(both) > 1 else ():
        known = weighing.sheet.contestants.get(key) if weighing else None
        name = known.name if known else ""
        yield PlayerSlip(number_of(known), name, decimal(before), decimal(after) if adjustment.is_current else None)


def _awards(weighing: Weighing | None, side: Side) -> tuple[str | None, str | None]:
    """A side's awards on the line before and after."""
    if weighing is None:
        return None, None
    before, after = weighing.awards[side]
    return decimal(before), decimal(after)


def _parts(weighing: Weighing | None, side: Side) -> Iterator[_PartSlip]:
    """The results of a side's score, where it has points to compare."""
    if weighing is None or weighing.explanation is None:
        return
    for worth in weighing.explanation.of(side).components:
        part = worth.component
        notation = "" if part.result is None else write_result(part.result, "en")
        yield _PartSlip(notation, part.points, part.weight, decimal(worth.worth), decimal(worth.contribution))


def _division_of(weighing: Weighing | None) -> dict[str, str]:
    """A, B and C in numbers, and their case."""
    division = weighing.explanation.division if weighing and weighing.explanation else None
    if division is None:
        return {}
    three = {"A": division.actual, "B": division.adjusted, "C": division.without_error}
    return {name: str(decimal(amount)) for name, amount in three.items()} | {"case": division.case.value}


def slip_data(slip: Slip) -> dict[str, Any]:
    """The slip as JSON holds it."""
    return asdict(slip)


def slip_csv(data: Mapping[str, Any]) -> str:
    """One row a side, under one row of names; what belongs to the line stands in both."""
    nested = ("sides", "penalties", "penalty_rules", "cautions", "division")
    own = {name: value for name, value in data.items() if name not in nested}
    division = ", ".join(f"{name}: {value}" for name, value in data["division"].items())
    shared = own | {"division": division, "penalties": "; ".join(data["penalties"])}
    left_out = ("rule", "components", "players")
    rows = [shared | {name: value for name, value in side.items() if name not in left_out} for side in data["sides"]]
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\r\n")
    writer.writeheader()
    writer.writerows([{name: safe(value) for name, value in row.items()} for row in rows])
    return text.getvalue()


def safe(value: object) -> object:
    """A text that a spreadsheet does not take for a formula; a number stays one."""
    return protected(value) if isinstance(value, str) and not _NUMBER.fullmatch(value) else value

"""What the page about a situation shows: its mistakes, its example ruled by the law, what it cites and depends on; the
first question of its interview, and the newest published cases of it.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from rulings.bridge import CLOCKWISE, Deal
from rulings.desk.casebook.queries.search import search
from rulings.desk.casebook.values import Wanted
from rulings.desk.cases.queries.asking import AskedQuestion, finding_sheets, known_sheets, question_sheet
from rulings.desk.cases.wording.headlines import headline_text
from rulings.desk.profiles.wording.figures import LABELS
from rulings.laws.cited import cited
from rulings.laws.contradictions import owner_of_answer
from rulings.laws.engine import Case, Ruling, rule
from rulings.laws.engine.situation import Situation
from rulings.laws.examples import EXAMPLES
from rulings.laws.record.case_file import read_case
from rulings.laws.record.roles import offender
from rulings.laws.situations import DEFAULT_EDITION
from rulings.models import Publication
from rulings.wording.commentary import mistakes
from rulings.wording.dates import date_shown
from rulings.wording.questions import fact_label, option_text
from rulings.wording.rulings import known_values
from rulings.wording.situations import situation_title
from rulings.wording.terms import SEATS

_CASES = 5


def commentary(situation: Situation) -> dict[str, Any]:
    """The example is ruled in the newest edition that has the situation; no query."""
    key, example = situation.key, EXAMPLES[situation.key]
    edition = DEFAULT_EDITION if DEFAULT_EDITION in situation.laws else next(iter(situation.laws))
    law, record = situation.laws[edition], example.get("record", {})
    ruling, counted = rule(law, read_case(law, example)), cited()[key][edition]
    hands = Deal.parse(record["deal"]).hands if "deal" in record else {}
    return {
        "situation": situation,
        "title": situation_title(key),
        "edition": edition,
        "mistakes": mistakes(key),
        "told": known_sheets(ruling, key),
        "findings": finding_sheets(ruling),
        "table": [] if hands or "auction" in record else _table(ruling, key),
        "hands": {str(seat): str(hand) for seat, hand in hands.items()},
        "paragraphs": list(counted.paragraphs),
        "settings": [str(LABELS[name]) for name in counted.settings],
    }


@dataclass(frozen=True)
class _Place:
    """A seat of the table with what the example tells of who sits there: his part, and cards that he showed."""

    seat: str
    name: str
    told: tuple[str, ...]


def _table(ruling: Ruling, situation: str) -> list[_Place]:
    """The four seats; none where the example is about nobody's seat."""
    known, told = known_values(ruling), defaultdict[str, list[str]](list)
    for fact, value in ruling.relied_on.items():
        if fact.kind.name == "seat":
            told[str(value)].append(fact_label(fact, known, situation))
        elif fact.kind.name == "cards" and (owner := owner_of_answer(fact, ruling)):
            told[str(owner)].append(option_text(fact, value, known))
    return [_Place(str(seat), str(SEATS[seat]), tuple(told[str(seat)])) for seat in CLOCKWISE] if told else []


def first_question(situation: Situation, edition: str) -> AskedQuestion | None:
    """What the interview asks first; None where it asks nothing."""
    ruling = rule(situation.laws[edition], Case())
    return question_sheet(ruling.question, ruling, situation.key) if ruling.question else None


def newest_cases(situation: Situation) -> list[dict[str, Any]]:
    """The newest published cases of it, as rows of the casebook show them; two queries."""
    found = search(Wanted(situation=situation.key), size=_CASES).cases
    return [{"each": each, "case": _row(each)} for each in found]


def _row(each: Publication) -> dict[str, str]:
    """The headline of a case, and when it was played."""
    ruling = each.ruling
    headline = headline_text(each.situation, ruling.fact(offender), ruling.found, each.override_text)
    return {"headline": headline, "played": date_shown(each.shown_date)}

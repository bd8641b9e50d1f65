"""What the page about a situation shows: its mistakes, its example ruled by the law, what it cites and depends on."""

from typing import Any

from rulings.bridge import Deal
from rulings.desk.cases.queries.asking import finding_sheets, known_sheets
from rulings.desk.profiles.wording.figures import LABELS
from rulings.laws.cited import cited
from rulings.laws.engine import rule
from rulings.laws.engine.situation import Situation
from rulings.laws.examples import EXAMPLES
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import DEFAULT_EDITION
from rulings.wording.commentary import mistakes
from rulings.wording.situations import situation_title


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
        "hands": {str(seat): str(hand) for seat, hand in hands.items()},
        "paragraphs": list(counted.paragraphs),
        "settings": [str(LABELS[name]) for name in counted.settings],
    }

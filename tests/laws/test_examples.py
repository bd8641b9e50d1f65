"""Every situation has one worked example, which its law rules on to the end."""

import pytest

from rulings.laws.contradictions import contradictions, of_the_answered_cards
from rulings.laws.engine import rule
from rulings.laws.engine.situation import Situation
from rulings.laws.examples import EXAMPLES
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import DEFAULT_EDITION, SITUATIONS


def test_every_situation_has_its_example_and_no_other() -> None:
    assert set(EXAMPLES) == {situation.key for situation in SITUATIONS}


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.key)
def test_an_example_is_ruled_to_the_end_reads_all_it_is_told_and_contradicts_nothing(situation: Situation) -> None:
    example = EXAMPLES[situation.key]
    law = situation.laws.get(DEFAULT_EDITION) or next(iter(situation.laws.values()))
    case = read_case(law, example)
    ruling = rule(law, case)
    assert ruling.question is None
    assert set(example) - {"record"} <= {fact.key for fact in ruling.relied_on}
    assert not [*contradictions(case.record), *of_the_answered_cards(case.record, ruling)]

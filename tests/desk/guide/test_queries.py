"""What the page about a situation shows."""

from rulings.desk.guide.queries.commentary import commentary
from rulings.laws.situations import SITUATIONS, find_situation


def test_the_example_is_ruled_by_the_law_itself() -> None:
    shown = commentary(find_situation("penalty_card"))
    assert {fact.key for fact in shown["told"]} >= {"offender", "penalty_cards"}


def test_every_ruling_of_an_example_cites_paragraphs_that_the_page_lists() -> None:
    for situation in SITUATIONS:
        shown = commentary(situation)
        assert {finding.paragraph for finding in shown["findings"]} <= set(shown["paragraphs"]), situation.key

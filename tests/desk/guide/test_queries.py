"""What the page about a situation shows."""

from rulings.desk.guide.queries.commentary import commentary
from rulings.laws.examples import EXAMPLES
from rulings.laws.situations import SITUATIONS, find_situation

NOBODYS = [
    *("wrong_seat", "misdeal", "board_handling", "late_board", "call_attention", "wrong_number_of_cards"),
    *("wrong_board_played", "auction_period", "directors_error", "spectator", "worth_of_a_result"),
    "facts_established",
]
"""Whose example is about no player's seat: the round, the room, a score."""


def test_the_example_is_ruled_by_the_law_itself() -> None:
    shown = commentary(find_situation("penalty_card"))
    assert {fact.key for fact in shown["told"]} >= {"offender", "penalty_cards"}


def test_every_ruling_of_an_example_cites_paragraphs_that_the_page_lists() -> None:
    for situation in SITUATIONS:
        shown = commentary(situation)
        assert {finding.paragraph for finding in shown["findings"]} <= set(shown["paragraphs"]), situation.key


def test_an_example_without_a_board_shows_who_at_the_table_it_is_about() -> None:
    shown = {each.key: commentary(each) for each in SITUATIONS}
    trick = {place.seat: place.told for place in shown["trick_won"]["table"]}
    assert trick == {"N": ("♠K",), "E": ("♥2",), "S": ("♠2",), "W": ("Led to the trick", "♠J")}
    drawn = [key for key, each in shown.items() if each["table"] or each["hands"] or EXAMPLES[key].get("record")]
    nobodys = sorted(set(shown) - set(drawn))
    assert nobodys == sorted(NOBODYS)
    assert all(each["mistakes"] and each["told"] and each["findings"] for each in shown.values())

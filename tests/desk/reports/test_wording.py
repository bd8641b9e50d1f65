"""What a report is about, in words."""

from rulings.desk.reports.values import Action, Matter, Wanted
from rulings.desk.reports.wording import about_label, action_text


def test_an_action_is_said_with_its_place_where_it_is_recorded() -> None:
    assert action_text(Action.parse("W call 2C")) == "2♣ by West"
    assert action_text(Action.parse("W call P 4")) == "pass by West (call 4 of the auction)"
    assert action_text(Action.parse("E card SA")) == "♠A by East"


def test_each_matter_has_its_own_words_or_the_general_ones() -> None:
    assert about_label(Wanted.ACTION, None) == "The call or card it is about"
    assert about_label(Wanted.ACTION, Matter.WITHDRAWN) == "The call that was withdrawn or cancelled"
    assert about_label(Wanted.AGREEMENT, Matter.WITHDRAWN) == "What the partnership has agreed"

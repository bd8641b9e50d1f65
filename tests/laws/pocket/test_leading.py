"""Where rulings lead on to, as data: the tables of `follow_ups`, for each edition what it has."""

from rulings.laws.follow_ups import OPENINGS, opening_of
from rulings.laws.pocket.leading import leads
from rulings.laws.situations import SITUATIONS, find_situation


def test_each_edition_has_the_openings_that_it_rules_on() -> None:
    told = leads(SITUATIONS)["openings"]
    for edition, openings in told.items():
        assert openings.keys() == {key for key in OPENINGS if opening_of(key, edition)}
    key = "did_seen_card_affect_the_result"
    assert told["2017"][key] == ["extraneous_information", {"information_received": "play_over"}, []]
    assert told["2007"][key] == ["extraneous_information", {"information_received_2007": "play_over"}, []]


def test_what_nobody_is_asked_for_is_an_expression_of_what_was_answered() -> None:
    told = leads([find_situation("unauthorized_information")])
    assert told["derived"]["unauthorized_information"]["2017"] == {
        "offender": ["partner", ["f", "information_given_by"]]
    }


def test_of_each_law_it_is_told_what_it_may_read() -> None:
    told = leads([find_situation("defective_trick")])["read"]["defective_trick"]
    assert told.keys() == {"2017", "2007"}
    assert "offender" in told["2017"]

"""What an adjusted score does, as its page shows it."""

import pytest

from rulings.bridge import Average, Side
from rulings.desk.adjusting.forms.adjusting import AdjustForm
from rulings.desk.adjusting.queries.weighing import weigh
from rulings.desk.adjusting.values import Given
from rulings.desk.adjusting.views.effects import effects_sheet, results_of, weighed
from rulings.models import Result, Ruling
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, SelfInflicted
from rulings.scoring.boards.scores import Weighted

SHARED = Weighted.of((420, 50), (-100, 50))


def test_the_two_sides_stand_first_and_everybody_else_who_moves_below(line: Result, ruling: Ruling) -> None:
    sheet = effects_sheet(weigh(line, Given(Assigned.to_both(-100), "16B3"), ruling))
    assert (sheet.who, sheet.unit, sheet.total_unit) == ("Pair", "MP", "MP")
    assert [(each.title, each.number, each.before, each.after) for each in sheet.sides] == [
        ("North-South", "1", "4.00", "0.00"),
        ("East-West", "1", "0.00", "4.00"),
    ]
    assert [(each.number, each.before, each.after) for each in sheet.others] == [
        ("2", "2.00", "4.00"),
        ("2", "2.00", "0.00"),
        ("3", "0.00", "2.00"),
        ("3", "4.00", "2.00"),
    ]


def test_a_place_that_is_won_or_lost_is_told(line: Result, ruling: Ruling) -> None:
    sheet = effects_sheet(weigh(line, Given(Assigned.to_both(-100), "16B3"), ruling))
    moved = {(each.line, each.number): (each.place_before, each.place_after) for each in sheet.ranking}
    assert moved["North-South", "1"] == (1, 3)
    assert moved["North-South", "2"] == (2, 1)


def test_a_weighted_score_shows_what_it_is_made_of(line: Result, ruling: Ruling) -> None:
    sheet = effects_sheet(weigh(line, Given(Assigned.to_both(SHARED), "12C1(c)"), ruling))
    assert [part[:2] for part in sheet.sides[0].parts] == [("+420", "50%"), ("−100", "50%")]


def test_self_inflicted_damage_shows_a_b_and_c(line: Result, ruling: Ruling) -> None:
    sheet = effects_sheet(weigh(line, Given(SelfInflicted(Side.EW, 420, -100, 400), "12C1(e)"), ruling))
    assert sheet.division is not None
    assert [letter for letter, _award in sheet.division.three] == ["A", "B", "C"]
    assert "East-West" in sheet.division.sentence


def test_a_form_that_is_not_sent_or_wrong_weighs_nothing(line: Result, ruling: Ruling) -> None:
    assert weighed(AdjustForm(None, ruling), ruling) is None
    assert weighed(AdjustForm({"result": line.pk}, ruling), ruling) is None


def test_what_cannot_be_scored_comes_back_on_the_form(line: Result, ruling: Ruling) -> None:
    form = AdjustForm({"result": line.pk, "ns_average": "set MP", "ns_amount": "5", "ew_average": "plus"}, ruling)
    assert weighed(form, ruling) is None
    assert "from 0 to 4 matchpoints" in str(form.non_field_errors())


@pytest.mark.parametrize(
    ("fields", "results"),
    [
        ({"ns_result_1": "4S -2 S"}, ("4♠ = S (+420)", "4♠ −2 S (−100)")),
        ({"ns_result_1": "-100"}, ()),
        ({"ns_result_1": "4S -2 S", "ew_result_1": "+420"}, ()),
        ({"ns_average": "plus", "ew_average": "plus"}, ()),
    ],
)
def test_one_result_in_place_of_the_tables_is_shown_beside_it(
    line: Result, ruling: Ruling, fields: dict[str, str], results: tuple[str, ...]
) -> None:
    form = AdjustForm({"result": line.pk, **fields}, ruling)
    assert form.is_valid(), form.errors
    assert results_of(form) == results


def test_averages_are_no_division_and_no_better_of_two(line: Result, ruling: Ruling) -> None:
    plus = ArtificialScore(Average.PLUS)
    sheet = effects_sheet(weigh(line, Given(Artificial(plus, plus), "12C2"), ruling))
    assert (sheet.division, sheet.better, sheet.results, sheet.cautions) == (None, "", (), [])

"""Who plays under which number, from another sheet of the book."""

from rulings.formats.sheets.people import people_of, with_people
from tests.formats.sheets.books import sheet

RANKING = sheet("Place|Pair|Name1|Name2|Score\n1|3|Ada Ash|Bo Birch|61.2\n2|1|Cy Cedar|Di Dogwood|55")
LISTED = sheet("m-ce|nr||klub\n1|13|Ed Elm\nFlo Fir|Lime".replace("Ed Elm\nFlo Fir", "Ed Elm; Flo Fir"))
RESULTS = sheet("Board|Pair NS|Names NS|Pair EW|Contract\n1|9|X - Y|8|4H")


def test_names_come_from_a_ranking_or_a_list_and_never_from_results() -> None:
    assert people_of([RESULTS, RANKING, LISTED]) == {
        "3": "Ada Ash; Bo Birch", "1": "Cy Cedar; Di Dogwood", "13": "Ed Elm; Flo Fir",
    }  # fmt: skip


def test_a_line_without_names_gets_those_of_its_numbers() -> None:
    people = {"3": "Ada Ash – Bo Birch"}
    assert with_people({"number_ns": "3", "number_ew": "4"}, people)["names_ns"] == "Ada Ash - Bo Birch"
    named = {"number_ns": "3", "names_ns": "Somebody else"}
    assert with_people(named, people) == named

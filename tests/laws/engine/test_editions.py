"""The editions that are ruled on."""

from rulings.laws.engine import Edition


def test_the_newest_comes_first_and_each_is_called_by_its_year() -> None:
    assert [edition.value for edition in Edition] == ["2017", "2007"]

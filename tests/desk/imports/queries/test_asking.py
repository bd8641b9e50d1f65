"""What somebody has to be asked about a file before it is taken."""

import pytest

from rulings.desk.imports.queries.asking import is_to_be_asked
from rulings.desk.imports.queries.reading import open_file
from rulings.desk.imports.services.importing import import_session
from rulings.models import Club, User
from tests.desk.imports.by_hand import begin
from tests.desk.imports.evening import evening, saved


@pytest.mark.parametrize(("name", "is_asked"), [(None, True), ("Friday", False)])
def test_a_file_that_may_be_of_a_session_is_asked_about_unless_it_is_given_a_name(
    name: str | None, is_asked: bool, club: Club, dora: User
) -> None:
    begin(dora, club, named=True)
    assert is_to_be_asked(club, name, open_file(saved(evening(1)), "x")) is is_asked


def test_nobody_is_asked_about_a_file_of_no_session_nor_about_one_that_was_taken(club: Club) -> None:
    opened = open_file(saved(evening(1)), "x")
    assert not is_to_be_asked(club, None, opened)
    import_session(actor=None, club=club, data=saved(evening(1)), filename="x")
    assert not is_to_be_asked(club, None, opened)

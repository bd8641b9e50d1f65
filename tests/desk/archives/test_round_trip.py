"""A club taken from site to site: all of it comes along, its chain holds, and what is written of it again is the same."""

from typing import Any

from rulings.desk.archives.values.tables import ALL
from rulings.desk.people.services.clubs import give_role
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.verification import replayed
from rulings.models import Club, Role
from tests.desk.archives.elsewhere import PUBLIC_THERE, archive_of, made_elsewhere, rows_in, taken_in
from tests.desk.trail.told import make_told
from tests.factories import make_club, make_ruling, make_session, make_user


def told_elsewhere() -> bytes:
    return made_elsewhere(lambda: make_told().club)


def make_others() -> None:
    """A club that is here already, so that no id is free that a row had there."""
    other = make_club("other", "Another one")
    for number in range(3):
        wanda = make_user(f"wanda{number}", other)
        make_ruling(wanda, make_session(other, f"evening{number}"))


def test_it_comes_whole_and_its_chain_holds(db: None) -> None:
    data = told_elsewhere()
    make_others()
    taken = taken_in(data)
    assert taken.differences == []
    assert list(map(str, broken_entries(taken.club))) == []
    assert list(map(str, replayed(taken.club))) == []
    assert taken.key == PUBLIC_THERE

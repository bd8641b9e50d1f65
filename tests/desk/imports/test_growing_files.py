"""A file that is saved again and again in the evening: however it comes, in the end it is as if it had come at once."""

from itertools import permutations
from pathlib import Path

import pytest

from rulings.desk.imports.services.importing import add_file, import_session
from rulings.models import Club, Difference, Session
from tests.desk.imports.dumps import Dump, dump
from tests.desk.imports.growing import EVENINGS, NAMES, saves
from tests.factories import make_club

EACH_EVENING = pytest.mark.parametrize(("path", "way"), EVENINGS, ids=NAMES)
ORDERS = list(permutations(range(3)))


def take(club: Club, path: Path, data: bytes) -> None:
    import_session(actor=None, club=club, data=data, filename=path.name)


def all_of(club: Club) -> list[Dump]:
    """Every session of the club, in one order."""
    return sorted((dump(each) for each in Session.objects.filter(event__club=club)), key=repr)


def at_once(path: Path, data: bytes) -> list[Dump]:
    """What comes of one save alone, in a club of its own."""
    club = make_club("alone")
    take(club, path, data)
    return all_of(club)


def asks_nothing(club: Club) -> bool:
    return not Difference.objects.filter(session__event__club=club).exists()


@EACH_EVENING
def test_a_growing_file_makes_what_the_whole_file_makes(club: Club, path: Path, way: str) -> None:
    for data in saves(path, way):
        take(club, path, data)
    assert all_of(club) == at_once(path, path.read_bytes())
    assert asks_nothing(club)


@EACH_EVENING
def test_a_growing_file_sent_to_its_session_makes_what_the_whole_file_makes(club: Club, path: Path, way: str) -> None:
    first, *later = saves(path, way)
    take(club, path, first)
    (session, *others) = Session.objects.all()
    for data in later:
        add_file(actor=None, session=session, data=data, filename=path.name)
    assert others or dump(session) in at_once(path, path.read_bytes())
    assert asks_nothing(club)


@EACH_EVENING
def test_an_earlier_save_that_comes_late_undoes_nothing(club: Club, path: Path, way: str) -> None:
    grown = saves(path, way)
    take(club, path, grown[-1])
    before = all_of(club)
    for data in reversed(grown[:-1]):
        take(club, path, data)
        assert all_of(club) == before
    assert asks_nothing(club)


@pytest.mark.parametrize("order", ORDERS, ids=str)
@pytest.mark.parametrize("name", ["evening.xml", "club_howell.xml", "swiss_teams.xml", "pbn21_bridgecomposer.pbn"])
def test_saves_come_to_the_same_in_any_order(club: Club, name: str, order: tuple[int, ...]) -> None:
    path, way = next(each for each in EVENINGS if each[0].name == name)
    grown = saves(path, way)
    some = [grown[0], grown[len(grown) // 2], grown[-1]]
    for at in order:
        take(club, path, some[at])
    assert all_of(club) == at_once(path, grown[-1])
    assert asks_nothing(club)


def test_an_earlier_save_is_told_as_what_it_is(club: Club) -> None:
    path, way = next(each for each in EVENINGS if each[0].name == "evening.xml")
    first, *_between, whole = saves(path, way)
    session = import_session(actor=None, club=club, data=whole, filename=path.name).session
    added = add_file(actor=None, session=session, data=first, filename=path.name)
    assert (added.added, added.differences) == (0, 0)
    assert "This is an earlier save of what is here: nothing is taken away." in " ".join(map(str, added.remarks))

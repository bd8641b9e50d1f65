"""Who of a file is who of a session: by keys, names, where they sit, and numbers, whatever the program numbers."""

from dataclasses import replace

import pytest

from rulings.bridge import Side
from rulings.desk.imports.queries.who import known_key, who_is_who
from rulings.desk.imports.services.importing import import_session
from rulings.formats.session import MEMBERS, FileContestant, FilePlayer, SessionFile
from rulings.models import Club, Contestant, Session, User
from tests.desk.imports.by_hand import begin
from tests.desk.imports.evening import TABLES, evening, saved

EVERYBODY = {1: "1NS", 2: "2NS", 3: "3NS", 4: "4EW", 5: "5EW", 6: "6EW"}
FIRST_EAST_WEST = [1, 4, 11, 21, 101]


def known(session: Session, file: SessionFile) -> dict[str, Contestant]:
    everybody = session.contestants.prefetch_related("players").order_by("pk")
    return who_is_who(list(everybody), list(session.sections.order_by("name")), file)


def who(session: Session, file: SessionFile) -> dict[int | None, str]:
    """The keys of the file by the numbers in the movement."""
    return {contestant.position: key for key, contestant in known(session, file).items()}


def nameless(file: SessionFile) -> SessionFile:
    return replace(file, contestants=tuple(replace(each, players=(), name="") for each in file.contestants))


def without_tables(file: SessionFile) -> SessionFile:
    return replace(file, results=tuple(replace(each, table="", round="") for each in file.results))


def expected(first: int) -> dict[int, str]:
    """Everybody, with east-west numbered from there."""
    return {at: f"{at}NS" if at <= TABLES else f"{at - TABLES - 1 + first}EW" for at in range(1, 2 * TABLES + 1)}


@pytest.mark.parametrize("first", FIRST_EAST_WEST)
@pytest.mark.parametrize("section", ["", "A"])
def test_tables_tell_who_is_who_without_any_name(club: Club, dora: User, first: int, section: str) -> None:
    session = begin(dora, club, section=section)
    assert who(session, nameless(evening(2, first=first))) == expected(first)


@pytest.mark.parametrize("first", FIRST_EAST_WEST)
@pytest.mark.parametrize("section", ["", "A"])
def test_numbers_tell_who_is_who_without_names_and_tables(club: Club, dora: User, first: int, section: str) -> None:
    session = begin(dora, club, section=section)
    assert who(session, without_tables(nameless(evening(2, first=first)))) == expected(first)


@pytest.mark.parametrize("first", FIRST_EAST_WEST)
def test_the_side_on_which_somebody_sits_may_tell_his_direction(club: Club, dora: User, first: int) -> None:
    session = begin(dora, club)
    file = without_tables(nameless(evening(2, first=first)))
    undirected = replace(file, contestants=tuple(replace(each, direction=None) for each in file.contestants))
    assert who(session, undirected) == expected(first)


@pytest.mark.parametrize("first", FIRST_EAST_WEST)
def test_names_tell_who_is_who_whatever_the_numbers(club: Club, dora: User, first: int) -> None:
    session = begin(dora, club, named=True)
    assert who(session, without_tables(evening(2, first=first))) == expected(first)


def test_names_are_surer_than_places(club: Club, dora: User) -> None:
    """Two east-west pairs sat in each other's place all evening."""
    session = begin(dora, club, named=True)
    file = evening(3)
    swapped = {"4EW": "5EW", "5EW": "4EW"}
    results = tuple(replace(each, ew=swapped.get(each.ew, each.ew)) for each in file.results)
    assert who(session, replace(file, results=results)) == EVERYBODY


def test_names_are_the_same_in_any_order_and_case(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    file = without_tables(evening(1, first=40))
    spoken = [tuple(FilePlayer(p.name.upper()) for p in reversed(each.players)) for each in file.contestants]
    told = tuple(replace(each, players=names) for each, names in zip(file.contestants, spoken, strict=True))
    assert who(session, replace(file, contestants=told)) == expected(40)


def test_a_name_that_two_have_tells_nobody(club: Club, dora: User) -> None:
    session = begin(dora, club)
    session.contestants.filter(position__lte=2).update(name="Sostituti")
    twins = tuple(
        FileContestant(f"{number}EW", number=str(number), name="Sostituti", direction=Side.EW) for number in (70, 80)
    )
    assert known(session, replace(evening(0), contestants=twins, results=())) == {}


def test_some_by_name_and_the_others_by_their_place_in_the_line(club: Club, dora: User) -> None:
    session = begin(dora, club)
    Contestant.objects.filter(session=session, position=4).update(name="Pia Ro – Rea So")
    file = without_tables(evening(2, first=1))
    only_one = tuple(each if each.key == "1EW" else replace(each, players=()) for each in file.contestants)
    assert who(session, replace(file, contestants=only_one)) == expected(1)


def test_nobody_is_two_people(club: Club, dora: User) -> None:
    session = begin(dora, club, named=True)
    for first in range(1, 30):
        for file in (evening(2, first=first), without_tables(evening(2, first=first))):
            keys = [each.pk for each in known(session, file).values()]
            assert len(keys) == len(set(keys))


def test_another_save_of_the_file_that_made_the_session_agrees_in_its_keys(club: Club) -> None:
    session = import_session(actor=None, club=club, data=saved(evening(1)), filename="x").session
    file = replace(evening(2), contestants=tuple(replace(each, key=each.number) for each in evening(2).contestants))
    assert {key: each.number for key, each in known(session, file).items()} == {str(n): str(n) for n in range(1, 7)}


def test_two_who_sat_together_are_known_by_the_keys_of_both() -> None:
    both = {"1": Contestant(key="#7"), "2": Contestant(key="#9")}
    assert known_key(both, MEMBERS.join(["1", "2"])) == MEMBERS.join(["#7", "#9"])
    assert known_key(both, "3") == "3"

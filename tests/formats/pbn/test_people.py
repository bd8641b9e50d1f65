"""Who competes, from names and numbers."""

from rulings.bridge import Seat
from rulings.formats.pbn.people import players_in
from rulings.formats.session import FileContestant, FilePlayer
from tests.formats.samples import game, read


def contestants(*games: str) -> dict[str, FileContestant]:
    return {one.key: one for one in read("\n".join(games)).contestants}


def seated(ns: tuple[str, str], ew: tuple[str, str], **tags: str) -> str:
    names = {"North": ns[0], "South": ns[1], "East": ew[0], "West": ew[1], "PairNS": "", "PairEW": ""}
    return game(Contract="1NT", Declarer="N", **(names | tags))


def test_partners_of_one_name_are_a_pair_with_that_name_and_its_number() -> None:
    known = contestants(seated(("Para-1", "Para-1"), ("Tigers", "Tigers")))
    assert known == {
        "1": FileContestant("1", number="1", name="Para-1"),
        "Tigers": FileContestant("Tigers", name="Tigers"),
    }


def test_a_pair_without_a_number_is_known_by_its_players_whichever_way_it_sits() -> None:
    known = contestants(
        seated(("Ann", "Bob"), ("Cy", "Di"), Board="1"),
        seated(("Di", "Cy"), ("Bob", "Ann"), Board="2"),
    )
    assert list(known) == ["Ann & Bob", "Cy & Di"]
    assert known["Ann & Bob"].players == (FilePlayer("Ann"), FilePlayer("Bob"))


def test_a_number_goes_before_names_and_names_are_added_when_they_come() -> None:
    known = contestants(
        seated(("?", ""), ("Cy", "Di"), PairNS="7", PairEW="8", Board="1"),
        seated(("Ann", "Bob"), ("Cy", "Di"), PairNS="7", PairEW="8", Board="2"),
    )
    assert list(known) == ["7", "8"]
    assert [player.name for player in known["7"].players] == ["Ann", "Bob"]


def test_the_same_number_in_two_sections_is_two_pairs() -> None:
    known = contestants(
        seated(("", ""), ("", ""), PairNS="1", PairEW="2", Section="A", Board="1"),
        seated(("", ""), ("", ""), PairNS="1", PairEW="2", Section="B", Board="2"),
    )
    assert [(one.key, one.number, one.section) for one in known.values()] == [
        ("A 1", "1", "A"),
        ("A 2", "2", "A"),
        ("B 1", "1", "B"),
        ("B 2", "2", "B"),
    ]


def test_a_result_keeps_the_names_by_seat_and_nothing_for_empty_chairs() -> None:
    session = read(seated(("Ann", "?"), ("Cy", "")))
    assert session.results[0].names == {Seat.NORTH: "Ann", Seat.EAST: "Cy"}
    assert (session.results[0].ns, session.results[0].ew) == ("Ann", "Cy")


def test_nobody_named_is_nobody_known() -> None:
    session = read(seated(("", ""), ("", "")))
    assert (session.contestants, session.results[0].ns, session.results[0].ew) == ((), "", "")


def test_a_dash_between_blanks_parts_players_as_a_hyphen_does() -> None:
    assert players_in("Lee – Kim") == players_in("Lee - Kim") == ("Lee", "Kim")
    assert players_in("Jean–Luc") == ("Jean–Luc",)

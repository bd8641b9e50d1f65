"""A file beside its session: what is new, what fills, what differs, and when it is an earlier save."""

from dataclasses import replace

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.imports.queries.comparing import compare, with_known_keys
from rulings.desk.imports.queries.matching import fit
from rulings.desk.imports.services.importing import import_session
from rulings.formats.reader import read_session
from rulings.formats.session import FileContestant, FilePlayer, SessionFile
from rulings.models import Board, Club, Contestant, Player, Session
from tests.desk.imports.dumps import rows_of
from tests.desk.imports.evening import CHANGES, evening, saved


def begun(club: Club, file: SessionFile) -> Session:
    return import_session(actor=None, club=club, data=saved(file), filename="x").session


def beside(session: Session, file: SessionFile) -> SessionFile:
    """The file as its program writes it, under the session's keys."""
    return with_known_keys(fit(session, read_session(saved(file)), "x"))


def with_first_pair(*players: str, name: str = "") -> SessionFile:
    """An evening in which the first pair has these players."""
    first, *others = evening(1).contestants
    changed = replace(first, players=tuple(map(FilePlayer, players)), name=name)
    return replace(evening(1), contestants=(changed, *others))


@pytest.mark.parametrize("rounds", [0, 1, 2, 3])
def test_the_same_file_brings_nothing_and_differs_in_nothing(club: Club, rounds: int) -> None:
    session = begun(club, evening(rounds))
    found = compare(session, beside(session, evening(rounds)))
    assert (found.contestants, found.players, found.boards, found.results) == ([], [], [], [])
    assert (found.anew, found.filled, found.different, found.gone, found.is_earlier) == ([], [], [], [], False)
    assert len(found.agreed) == 6 + 6 + 6 * rounds


def test_reading_writes_nothing(club: Club) -> None:
    session = begun(club, evening(2))
    before = rows_of(session)
    for change in CHANGES.values():
        compare(session, beside(session, change(evening(3))))
    assert rows_of(session) == before


def test_a_later_save_brings_its_new_lines(club: Club) -> None:
    session = begun(club, evening(1))
    found = compare(session, beside(session, evening(3)))
    assert (len(found.results), found.different, found.gone, found.is_earlier) == (12, [], [], False)


@pytest.mark.parametrize(("here", "told"), [(3, 1), (3, 2), (2, 1), (3, 0)])
def test_a_save_with_fewer_rounds_is_an_earlier_one(club: Club, here: int, told: int) -> None:
    session = begun(club, evening(here))
    found = compare(session, beside(session, evening(told)))
    assert (found.is_earlier, found.gone, found.anew) == (True, [], [])


@pytest.mark.parametrize("change", ["an erased line", "an emptied line"])
def test_a_save_without_one_line_is_a_corrected_one(club: Club, change: str) -> None:
    session = begun(club, evening(3))
    found = compare(session, beside(session, CHANGES[change](evening(3))))
    assert (found.is_earlier, len(found.gone)) == (False, 1)


def test_a_save_without_lines_of_several_tables_that_brings_others_is_a_later_one(club: Club) -> None:
    """Two results were erased, and a round was played."""
    session = begun(club, evening(2))
    lacking = replace(evening(3), results=evening(3).results[2:])
    found = compare(session, beside(session, lacking))
    assert (found.is_earlier, len(found.gone)) == (False, 2)


@pytest.mark.parametrize(
    ("here", "told", "new", "name"),
    [
        ((), ("Ada Bo", "Ida Co"), ["Ada Bo", "Ida Co"], "Ada Bo – Ida Co"),
        (("Ada Bo",), ("Ada Bo", "Ida Co"), ["Ida Co"], "Ada Bo – Ida Co"),
        (("Ada Bo", "Ida Co"), ("CO ida", "Bó Ada"), [], None),
        (("Ada Bo", "Ida Co"), ("Ada Bo",), [], None),
        (("Ada Bo", "Ida Co"), (), [], None),
    ],
)
def test_names_fill_up_and_are_not_lost(
    club: Club, here: tuple[str, ...], told: tuple[str, ...], new: list[str], name: str | None
) -> None:
    session = begun(club, with_first_pair(*here))
    found = compare(session, beside(session, with_first_pair(*told)))
    filled = [each.columns["name"] for each in found.filled if isinstance(each.row, Contestant)]
    assert ([each.name for each in found.players], filled) == (new, [name] if name else [])
    assert found.different == []


@pytest.mark.parametrize("told", [("Bea Bo", "Ida Co"), ("Eva", "Ugo"), ("Bea",)])
def test_other_names_are_a_difference(club: Club, told: tuple[str, ...]) -> None:
    session = begun(club, evening(1))
    (difference,) = compare(session, beside(session, with_first_pair(*told))).different
    assert difference.columns == {"name": " – ".join(told), "players": [[each, ""] for each in told]}


def test_a_substitute_is_no_difference(club: Club) -> None:
    session = begun(club, evening(1))
    ada = Player.objects.get(name="Ada Bo")
    Player.objects.create(contestant=ada.contestant, name="Ned", replaces=ada, from_board=3)
    assert compare(session, beside(session, evening(1))).different == []


def test_numbers_and_directions_follow_the_newest_file(club: Club) -> None:
    session = begun(club, evening(1))
    first, *others = evening(2).contestants
    file = beside(session, replace(evening(2), contestants=(first, *others)))
    renumbered = replace(file, contestants=tuple(replace(each, number=f"9{each.number}") for each in file.contestants))
    found = compare(session, renumbered)
    assert {each.columns["number"] for each in found.anew if "number" in each.columns} == {f"9{n}" for n in range(1, 7)}


def test_numbers_of_a_movement_stay(club: Club) -> None:
    session = begun(club, evening(1))
    for at, contestant in enumerate(session.contestants.all(), start=1):
        Contestant.objects.filter(pk=contestant.pk).update(position=at)
    file = beside(session, evening(2))
    renumbered = replace(file, contestants=tuple(replace(each, number=f"9{each.number}") for each in file.contestants))
    assert compare(session, renumbered).anew == []


def test_other_cards_dealers_and_vulnerabilities_are_differences(club: Club) -> None:
    session = begun(club, evening(1))
    Board.objects.filter(number=2).update(dealer="W", vulnerability="All")
    found = compare(session, beside(session, CHANGES["other cards"](evening(1))))
    assert {(str(each.row), *sorted(each.columns)) for each in found.different} == {
        ("1", "deal"),
        ("2", "dealer", "vulnerability"),
    }


def test_a_late_pair_is_new(club: Club) -> None:
    session = begun(club, evening(1))
    late = FileContestant("7NS", number="7", players=(FilePlayer("Ned", "9"),))
    found = compare(session, beside(session, replace(evening(1), contestants=(*evening(1).contestants, late))))
    assert [(each.number, each.name) for each in found.contestants] == [("7", "Ned")]
    assert [(each.name, each.national_id) for each in found.players] == [("Ned", "9")]


def test_comparing_asks_a_fixed_number_of_queries(club: Club) -> None:
    session = begun(club, evening(1))
    asked = []
    for rounds in (1, 2, 3):
        file = beside(session, evening(rounds))
        with CaptureQueriesContext(connection) as taken:
            compare(session, file)
        asked.append(len(taken))
    assert asked == [8, 8, 8]

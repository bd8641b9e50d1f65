"""A folder looked at again and again: every finished save once, in the order of time, whatever happens meanwhile."""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from unittest.mock import patch

import pytest

from rulings.formats.kinds import SUFFIXES
from rulings.management.folders import Away, Folder, Round, Told, Unfit, follow, what_came

LONG_AGO = 1_700_000_000.0


@pytest.fixture(autouse=True)
def pauses() -> Iterator[list[float]]:
    """The pauses that were made, none of them waited for."""
    made: list[float] = []
    with patch("rulings.management.folders.time.sleep", made.append):
        yield made


def save(folder: Path, name: str, text: str = "x", at: float = LONG_AGO) -> Path:
    """A file as a program wrote it at that time."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    os.utime(path, (at, at))
    return path


class Taker:
    """Somebody who takes saves, unless he is away, or finds one unfit."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.is_away = False

    def take(self, data: bytes, name: str) -> str:
        if self.is_away:
            raise Away("nobody there")
        if data == b"bad":
            raise Unfit("not a file")
        self.got.append(f"{name} {data.decode()}")
        return "taken"


def rounds(folder: Path, taker: Taker, every: float = 5.0) -> Iterator[Round]:
    return follow(Folder(folder), taker.take, every=every)


def test_every_save_is_handed_on_once_in_the_order_of_time(tmp_path: Path) -> None:
    for name, at in (("b.pbn", 3.0), ("a.xml", 2.0), ("c.csv", 1.0)):
        save(tmp_path, name, at=LONG_AGO + at)
    taker = Taker()
    told = [each.told for each in islice(rounds(tmp_path, taker), 3)]
    assert taker.got == ["c.csv x", "a.xml x", "b.pbn x"]
    assert told == [(Told("c.csv", "taken"), Told("a.xml", "taken"), Told("b.pbn", "taken")), (), ()]


def test_a_changed_save_is_handed_on_again(tmp_path: Path) -> None:
    taker = Taker()
    looks = rounds(tmp_path, taker)
    for text, at in (("1", 1.0), ("2", 2.0), ("3", 2.5)):
        save(tmp_path, "a.xml", text, LONG_AGO + at)
        next(looks)
    assert taker.got == ["a.xml 1", "a.xml 2", "a.xml 3"]


@pytest.mark.parametrize("suffix", [*SUFFIXES, *map(str.upper, SUFFIXES)])
def test_what_a_reader_knows_by_its_suffix_is_taken(tmp_path: Path, suffix: str) -> None:
    save(tmp_path, f"evening{suffix}")
    taker = Taker()
    next(rounds(tmp_path, taker))
    assert len(taker.got) == 1


@pytest.mark.parametrize("name", ["evening.doc", "evening", "evening.pbn.tmp", ".evening.pbn", "~evening.pbn"])
def test_anything_else_is_left_alone(tmp_path: Path, name: str) -> None:
    save(tmp_path, name)
    (tmp_path / "folder.pbn").mkdir()
    taker = Taker()
    next(rounds(tmp_path, taker))
    assert taker.got == []


def test_a_save_that_grows_is_waited_for(tmp_path: Path) -> None:
    far_ahead = 4_000_000_000.0
    taker = Taker()
    looks = rounds(tmp_path, taker)
    for text in ("1", "12", "123"):
        save(tmp_path, "a.xml", text, far_ahead + len(text))
        next(looks)
        assert taker.got == []
    next(looks)
    assert taker.got == ["a.xml 123"]


def test_an_empty_save_is_waited_for(tmp_path: Path) -> None:
    taker = Taker()
    looks = rounds(tmp_path, taker)
    save(tmp_path, "a.xml", "")
    next(looks), next(looks)
    save(tmp_path, "a.xml", "1")
    next(looks)
    assert taker.got == ["a.xml 1"]


def test_an_unfit_save_is_told_once_and_stops_nobody(tmp_path: Path) -> None:
    save(tmp_path, "a.xml", "bad")
    save(tmp_path, "b.xml", at=LONG_AGO + 1)
    taker = Taker()
    told = [each.told for each in islice(rounds(tmp_path, taker), 3)]
    assert told == [(Told("a.xml", "not a file", is_taken=False), Told("b.xml", "taken")), (), ()]


def test_an_unfit_save_is_tried_again_once_it_changed(tmp_path: Path) -> None:
    taker = Taker()
    looks = rounds(tmp_path, taker)
    save(tmp_path, "a.xml", "bad")
    next(looks)
    save(tmp_path, "a.xml", "good", LONG_AGO + 1)
    assert next(looks).told == (Told("a.xml", "taken"),)


def test_nothing_is_lost_and_the_order_is_kept_while_nobody_is_there(tmp_path: Path) -> None:
    taker = Taker()
    looks = rounds(tmp_path, taker)
    taker.is_away = True
    for at in range(5):
        save(tmp_path, f"{9 - at}.xml", at=LONG_AGO + at)
        each = next(looks)
        assert (str(each.trouble), each.told) == ("nobody there", ())
    taker.is_away = False
    next(looks)
    assert taker.got == ["9.xml x", "8.xml x", "7.xml x", "6.xml x", "5.xml x"]


@pytest.mark.parametrize(("every", "longest"), [(1.0, 60.0), (5.0, 60.0), (40.0, 60.0), (600.0, 600.0)])
def test_the_pauses_grow_to_a_bound_and_shrink_once_somebody_is_there(
    tmp_path: Path, pauses: list[float], every: float, longest: float
) -> None:
    save(tmp_path, "a.xml")
    taker = Taker()
    taker.is_away = True
    looks = rounds(tmp_path, taker, every)
    for _look in range(12):
        next(looks)
    assert pauses == sorted(pauses)
    assert (max(pauses), next(looks).pause) == (longest, longest)
    taker.is_away = False
    assert next(looks).pause == every


def test_a_folder_that_goes_away_is_waited_for(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    taker = Taker()
    looks = rounds(folder, taker)
    assert "No such file or directory" in str(next(looks).trouble)
    folder.mkdir()
    save(folder, "a.xml")
    assert next(looks).told == (Told("a.xml", "taken"),)


def test_a_save_that_cannot_be_read_is_told_once_and_tried_again(tmp_path: Path) -> None:
    save(tmp_path, "a.xml")
    taker = Taker()
    looks = rounds(tmp_path, taker)
    with patch.object(Path, "read_bytes", side_effect=PermissionError(13, "Permission denied")):
        told = [next(looks).told, next(looks).told]
    assert told == [(Told("a.xml", "Permission denied; it is tried again", is_taken=False),), ()]
    assert next(looks).told == (Told("a.xml", "taken"),)


def test_what_is_left_is_what_was_seen_and_not_done(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    taker = Taker()
    looks = follow(folder, taker.take, every=1.0)
    path = save(tmp_path, "a.xml", at=4_000_000_000.0)
    next(looks)
    assert folder.left() == [path]
    next(looks)
    assert folder.left() == []


@pytest.mark.parametrize(
    ("added", "differences", "said"),
    [
        (0, 0, "taken, 0 new results"),
        (1, 0, "taken, 1 new result"),
        (6, 2, "taken, 6 new results, 2 to decide on the page of its files"),
    ],
)
def test_what_came_of_a_save_is_said(added: int, differences: int, said: str) -> None:
    assert what_came(added, differences, is_repeated=False) == said
    assert what_came(added, differences, is_repeated=True) == "has been taken before, nothing changed"

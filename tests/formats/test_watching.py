"""Whoever may end long work is asked every thousand pieces of it, in every format."""

import pytest

from rulings.formats.reader import read_sessions
from rulings.formats.watching import EVERY, look_up, looking_up, watched
from tests.benchmarks.large_files import KINDS
from tests.formats.bws.files import Bws, entry


class Ended(Exception):
    """What somebody who looked raises."""


def test_it_is_asked_before_each_thousand() -> None:
    looks: list[int] = []
    with looking_up(lambda: looks.append(1)):
        assert list(watched(range(2 * EVERY + 1))) == list(range(2 * EVERY + 1))
    assert len(looks) == 3
    look_up()
    assert list(watched(range(3))) == [0, 1, 2]
    assert len(looks) == 3


def test_what_it_raises_ends_the_work() -> None:
    def end() -> None:
        raise Ended

    with looking_up(end), pytest.raises(Ended):
        list(watched([1]))


ONE_TABLE = '[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n' + "".join(
    f"{at} {at + 5_000} 4S N 10\n" for at in range(1, 2_200)
)
SHEET = "Evening;;;;;\nBoard;NS;EW;Contract;By;Tricks\n" + "".join(
    f"{at % 30 + 1};{at + 1};{at + 5_000};4S;N;10\n" for at in range(2_500)
)
BWS = Bws({"ReceivedData": [entry(at % 99 + 1, 1, 2, "4S", "N", "=") for at in range(2_500)]}).data()


@pytest.mark.parametrize(
    ("data", "least"),
    [
        (KINDS["PBN, many games"](400_000).encode(), 1),
        (ONE_TABLE.encode(), 3),
        (KINDS["USEBIO, 500 tables"](200_000).encode(), 4),
        (KINDS["LIN, boards"](100_000).encode(), 4),
        (KINDS["CSV"](150_000).encode(), 2),
        (KINDS["JSON"](100_000).encode(), 1),
        (SHEET.encode(), 5),
        (BWS, 3),
    ],
)
def test_every_reader_looks_up_from_its_work(data: bytes, least: int) -> None:
    looks: list[int] = []
    with looking_up(lambda: looks.append(1)):
        read_sessions(data, is_strict=False)
    assert len(looks) >= least

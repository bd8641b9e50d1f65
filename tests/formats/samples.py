"""Small files for the readers' tests, and the shortest way to read one."""

import re
from pathlib import Path

from rulings.formats.reader import read_session
from rulings.formats.session import FileResult, SessionFile

DATA = Path(__file__).resolve().parents[1] / "data" / "formats"
SHARED = Path(__file__).resolve().parents[3] / "shared" / "data"
DEAL = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"


def read(text: str) -> SessionFile:
    """Read a file given as text."""
    return read_session(text.encode(), "sample.pbn")


def read_file(name: str) -> SessionFile:
    """Read one of the files beside the tests."""
    return read_session((DATA / name).read_bytes(), name)


def game(*tags: str, **named: str) -> str:
    """One PBN game, board 1 unless it says otherwise: named tags, then whole lines."""
    given = {"Board": "1", "PairNS": "1", "PairEW": "2"} | named
    lines = [f'[{name} "{value}"]' for name, value in given.items()]
    return "\n".join([*lines, *tags, ""])


def dealt(*tags: str, **named: str) -> str:
    """One PBN game that names no pairs of its own."""
    return game(*tags, **({"PairNS": "", "PairEW": ""} | named))


def only_result(text: str) -> FileResult:
    """The one result of a file."""
    (result,) = read(text).results
    return result


def exactly(sentence: str) -> str:
    """The pattern that matches this sentence and no other, for `pytest.raises(match=...)`."""
    return f"^{re.escape(sentence)}$"

"""Real files of scoring programs made bad at random, by bytes and by lines: read, or refused in one sentence.

A fixed seed, a few of each kind in the ordinary run; `MUTANTS=2000` makes so many of each format. Run as a module it
tells how many were read whole, read with faults, and refused.
"""

import os
import random
import re
import sys
from pathlib import Path

import pytest

from tests.formats.samples import DATA, SHARED
from tests.formats.test_mutations import read_so

MUTANTS = int(os.environ.get("MUTANTS", "12"))
_VALUES = re.compile(rb">([^<>]{1,200})<")
_LARGEST = 100_000
LIN = (
    b"vg|Cup,,I,1,2,Lime,0,Oak,0|qx|o1|pn|Sue,Will,Nora,Ed|st||md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|"
    b"ah|Board 1|sv|o|mb|1D|an|natural|mb|1S|mb|p|mb|4S!|mb|p|mb|p|mb|p|pc|D3|pc|D2|pc|DA|pc|DT|mc|9|pg||\n"
)
PIECES = (
    *(
        b'"',
        b"[",
        b"]",
        b"{",
        b"}",
        b";",
        b"%",
        b"^",
        b"#",
        b"##",
        b"|",
        b",",
        b"\n",
        b"\n\n",
        b"\x00",
        b"\xff",
        b"<",
        b">",
    ),
    *(
        b"&",
        b"</PAIR>",
        b"<BOARD>",
        b"]]>",
        b"=1=",
        b"!",
        b"^S",
        b"AP",
        b"*",
        b"NP",
        b"AVE+",
        b"60%",
        b"9" * 30,
        b"Pass",
    ),
    *(b"[Board ", b"[Note ", b"mb|", b"md|", b"A" * 1_100, b"-1", b"4SXX", b"?"),
)


def good(ending: str) -> list[bytes]:
    """The files of a format that we have, none of them large."""
    folders = [folder for folder in (DATA, SHARED) if folder.exists()]
    found = [path for folder in folders for path in sorted(folder.glob(f"*.{ending}"))]
    files = [data for path in found if len(data := Path(path).read_bytes()) <= _LARGEST]
    return files or [LIN]


def mutant(chance: random.Random, data: bytes) -> bytes:
    """The file with pieces cut out, put in and moved, or with lines or the texts of elements exchanged."""
    if chance.random() < 0.2:
        lines = data.split(b"\n")
        one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[one], lines[two] = lines[two], lines[one]
        return b"\n".join(lines)
    if data.startswith(b"<") and chance.random() < 0.7:
        for _time in range(chance.randint(1, 3)):
            value = chance.choice(list(_VALUES.finditer(data)))
            put = chance.choice([chance.choice(PIECES).translate(None, b"<>&\x00"), b"", value[1] * 2, b"1 2"])
            data = data[: value.start(1)] + put + data[value.end(1) :]
        return data
    for _time in range(chance.randint(1, 5)):
        at, length = chance.randrange(len(data) + 1), chance.choice((0, 1, 1, 3, 60, 600))
        start = chance.randrange(len(data) + 1)
        put = chance.choice([b"", chance.choice(PIECES), data[start : start + length], bytes([chance.randrange(256)])])
        data = data[:at] + put + data[at + length :]
    return data


def tried(ending: str, count: int) -> tuple[int, int, int]:
    """So many bad files of a format: how many were read whole, read with faults or remarks of them, and refused."""
    chance, files = random.Random(f"{ending} {count}"), good(ending)
    whole = faulty = refused = 0
    for _time in range(count):
        data = mutant(chance, chance.choice(files))
        strict = read_so(data, is_strict=True)
        sessions = read_so(data, is_strict=False)
        assert not strict or sessions
        whole, faulty, refused = whole + bool(strict), faulty + bool(sessions and not strict), refused + (not sessions)
    return whole, faulty, refused


@pytest.mark.parametrize("ending", ["pbn", "xml", "csv", "lin"])
def test_a_file_made_bad_is_read_or_refused_and_strictly_no_more_than_otherwise(ending: str) -> None:
    assert sum(tried(ending, MUTANTS)) == MUTANTS


if __name__ == "__main__":
    for each in sys.argv[1:]:
        print(each, MUTANTS, *tried(each, MUTANTS), flush=True)

"""How long files of 1, 2, 4 and 8 MB take to read, and how much memory, beside decoding and splitting the same bytes.

Each file is read in a process of its own; the reader's memory is how much more it takes than the file's bytes.
`FILES_MB="1 2" FILES_KINDS=USEBIO` measures a part of it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from rulings.formats import reader, text
from rulings.formats.errors import FormatError
from tests.benchmarks.figures import Figure, tell

MB = 1024 * 1024
SIZES = [int(each) for each in os.environ.get("FILES_MB", "1 2 4 8").split()]
_AT_MOST = 120
"""Seconds after which a file is given up."""
_LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT>"
    "<PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>420</SCORE></TRAVELLER_LINE>"
)


def one_tag(size: int) -> str:
    return '[Board "1"]\n' * (size // 12)


def backslashes(size: int) -> str:
    return '[Board "1"]\n[Event "' + "\\" * (size - 30) + '"]\n'


def other_values(size: int) -> str:
    """One tag of one game, which says something else each time."""
    return '[Board "1"]\n' + "".join(f'[Event "{at:07}"]\n' for at in range(size // 18))


def closed_backslashes(size: int) -> str:
    """Many texts, each as long as one may be."""
    return '[Board "1"]\n' + ('{"' + "\\" * 900 + '"}\n') * (size // 905)


def games(size: int) -> str:
    """A board of forty tables after another, each a game with names, auction and contract."""
    each = (
        '[Event "Open"]\n[Board "{board}"]\n[West "W {table}"]\n[North "N {table}"]\n[East "E {table}"]\n'
        '[South "S {table}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Scoring "MP"]\n[Declarer "N"]\n[Contract "4S"]\n'
        '[Result "10"]\n[Auction "N"]\n1S Pass 4S Pass\nPass Pass\n\n'
    )
    count = size // len(each.format(board=100, table=20))
    return "".join(each.format(board=at // 40 % 9999 + 1, table=at % 40) for at in range(count))


def events(size: int) -> str:
    """Three thousand events in turn, so that none of them is done before the end."""
    each = '[Event "Event {event}"]\n[Board "{board}"]\n[Contract "Pass"]\n[PairNS "1"]\n[PairEW "2"]\n\n'
    count = size // len(each.format(event=1500, board=10))
    return "".join(each.format(event=at % 3000, board=at // 3000 % 9999 + 1) for at in range(count))


def marked_numbers(size: int) -> str:
    """Pairs that are listed as 1 north-south and 1 east-west, and called N1 and E1 in the lines, all of one board."""
    line = _LINE.format(ns="N{at}", ew="E{at}")
    pair = "<PAIR><PAIR_NUMBER>{at}</PAIR_NUMBER><DIRECTION>{side}</DIRECTION></PAIR>"
    count = size // (len(line) + 2 * len(pair))
    listed = "".join(pair.format(at=at, side=side) for at in range(1, count) for side in ("NS", "EW"))
    lines = "".join(line.format(at=at) for at in range(1, count))
    head = '<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS>'
    return f"{head}{listed}</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD></EVENT></USEBIO>"


def _usebio(size: int, tables: int) -> str:
    lines = [_LINE.format(ns=str(2 * at + 1), ew=str(2 * at + 2)) for at in range(tables)]
    board, parts = "".join(lines), ['<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS>']
    parts += [f"<PAIR><PAIR_NUMBER>{at}</PAIR_NUMBER></PAIR>" for at in range(1, 2 * tables + 1)]
    parts.append("</PARTICIPANTS>")
    for number in range(1, max(2, (size - sum(map(len, parts))) // len(board))):
        parts.append(f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{board}</BOARD>")
    return "".join([*parts, "</EVENT></USEBIO>"])


def ours(size: int) -> str:
    """Results of our own JSON, each with its awards."""
    each = '{"board": 1, "contract": "4S by N", "tricks": 10, "score_ns": 420, "score_ew": -420, "awards": [%s]},'
    result = each % '{"unit": "MP", "ns": "7.20", "ew": "4.80"}'
    results = (result * (size // len(result))).rstrip(",")
    return f'{{"format": "rulings-desk/session/1", "session": {{"results": [{results}]}}}}'


KINDS: dict[str, Callable[[int], str]] = {
    "PBN, one tag again and again": one_tag,
    "PBN, one tag with other values": other_values,
    "PBN, backslashes": backslashes,
    "PBN, backslashes in comments": closed_backslashes,
    "PBN, many games": games,
    "PBN, 3,000 events": events,
    "USEBIO, 500 tables": lambda size: _usebio(size, 500),
    "USEBIO, 8,000 tables": lambda size: _usebio(size, 8000),
    "USEBIO, pair numbers N1": marked_numbers,
    "JSON": ours,
}


def _peak() -> float:
    """The most memory that this process has had since its peak was last forgotten, in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:")) / 1024


def _forget_peak() -> None:
    """From now on the peak is that of what follows (Linux)."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def read_once() -> None:
    """In the process of its own: reads standard input, and prints what it took and what came of it."""
    text.MAX_BYTES = max(text.MAX_BYTES, 9 * MB)
    data = sys.stdin.buffer.read()
    _forget_peak()
    before = _peak()
    started = process_time()
    try:
        told = f"{sum(len(each.results) for each in reader.read_sessions(data))} results"
    except FormatError as error:
        told = f"refused: {error.expected}"
    seconds = process_time() - started
    memory = _peak() - before
    started = process_time()
    [line.split() for line in data.decode().splitlines()]
    print(json.dumps([seconds, memory, process_time() - started, told]))


def measured(data: bytes) -> tuple[float, float, float, str] | None:
    """What a process of its own says; None where it was given up."""
    command = [sys.executable, "-c", "from tests.benchmarks.bench_files import read_once; read_once()"]
    try:
        done = subprocess.run(command, input=data, capture_output=True, check=True, timeout=_AT_MOST)
    except subprocess.TimeoutExpired:
        return None
    seconds, memory, floor, told = json.loads(done.stdout)
    return seconds, memory, floor, told


def main() -> None:
    wanted = os.environ.get("FILES_KINDS", "")
    for kind, made in KINDS.items():
        before = 0.0
        for megabytes in SIZES if wanted in kind else ():
            data = made(megabytes * MB).encode()
            found = measured(data)
            if found is None:
                print(f"{kind}, {megabytes} MB: given up after {_AT_MOST} s")
                break
            seconds, memory, floor, told = found
            growth = f"{seconds / before:.1f} times the half" if before else ""
            before, name = seconds, f"{kind}, {megabytes} MB"
            tell(Figure("Growth", name, seconds, "s", floor, f"split into words; {told[:40]}", growth))
            tell(Figure("Growth", f"{name}, memory", memory, "MB", len(data) / MB, "its size", "150 MB at 8 MB"))


if __name__ == "__main__":
    main()

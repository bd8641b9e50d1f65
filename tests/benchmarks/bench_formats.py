"""How long large files take to read, and how much memory at most: PBN, and Bridgemate's. Reads nothing from disk."""

import random
import tracemalloc
from time import process_time

from rulings.bridge import CLOCKWISE, DECK, Card, Deal, Hand, Seat, dealer_of, vulnerability_of
from rulings.formats.reader import read_session
from tests.benchmarks.figures import Figure, tell
from tests.formats.bws.files import Bws, entry, meeting

SIZE = 2 * 1024 * 1024
TABLES = 40
CHANCE = random.Random(2024)


def deal() -> Deal:
    cards: list[Card] = list(DECK)
    CHANCE.shuffle(cards)
    return Deal.of_hands({seat: Hand(frozenset(cards[n * 13 : n * 13 + 13])) for n, seat in enumerate(CLOCKWISE)})


def play(dealt: Deal, leader: Seat) -> str:
    """Thirteen rows of the cards as dealt; the reader asks who held a card, not whether it was legal."""
    columns = [list(dealt.hands[leader.after(steps)]) for steps in range(4)]
    return "\n".join(" ".join(str(card) for card in row) for row in zip(*columns, strict=True))


def record(number: int, dealt: Deal, table: int) -> str:
    """One table's game: an auction with notes and a whole play, as online clubs write it."""
    dealer = dealer_of(number)
    return f"""[Event "##A large tournament"]
[Site "Sample club"]
[Date "2024.05.28"]
[Board "{number}"]
[North "North {table}"]
[South "South {table}"]
[East "East {table}"]
[West "West {table}"]
[Dealer "{dealer}"]
[Vulnerable "{vulnerability_of(number)}"]
[Deal "{dealt}"]
[Scoring "MP"]
[Declarer "{dealer}"]
[Contract "4H"]
[Result "{6 + table % 8}"]
[Auction "{dealer}"]
1H Pass 1S =1= Pass
2H Pass 4H =2= Pass
Pass Pass
[Note "1: four or more spades, forcing for one round"]
[Note "2: to play"]
[Play "{dealer.lho}"]
{play(dealt, dealer.lho)}
*
"""


def large_file() -> bytes:
    """At least 2 MB of games, forty tables a board."""
    games: list[str] = []
    size = number = 0
    while size < SIZE:
        number += 1
        dealt = deal()
        games += [record(number, dealt, table) for table in range(1, TABLES + 1)]
        size = sum(len(game) + 1 for game in games)
    return "\n".join(games).encode()


def bridgemate_file(tables: int) -> bytes:
    """An evening of 24 boards at so many tables, with the names of a federation's members."""
    moves = [
        meeting(table, number + 1, table, 1000 + (table + number) % tables, 3 * number + 1, 3 * number + 3)
        for table in range(1, tables + 1)
        for number in range(8)
    ]
    received = [
        entry(
            3 * number + board, table, 1000 + (table + number) % tables, "3 NT", "N", "=", Table=table, Round=number + 1
        )
        for table in range(1, tables + 1)
        for number in range(8)
        for board in (1, 2, 3)
    ]
    names = [{"ID": number, "Name": f"Player {number}"} for number in range(1, 50 * tables)]
    return Bws({"RoundData": moves, "ReceivedData": received, "PlayerNames": names}).data()


def tell_bridgemate() -> None:
    """Time and memory of an evening beside those of one half as large: twice as much where they grow evenly."""
    seconds, memory = [], []
    for tables in (150, 300):
        data = bridgemate_file(tables)
        started = process_time()
        results = len(read_session(data).results)
        seconds.append(process_time() - started)
        tracemalloc.start()
        read_session(data)
        memory.append(tracemalloc.get_traced_memory()[1] / 1e6)
        tracemalloc.stop()
    read = f"a Bridgemate file of {len(data) / 1e6:.1f} MB, {results} results, read"
    tell(Figure("Files", read, seconds[1], "s", seconds[0], "one half as large"))
    tell(Figure("Files", "the same, memory at most", memory[1], "MB", memory[0], "one half as large"))


def main() -> None:
    tell_bridgemate()
    data = large_file()
    started = process_time()
    session = read_session(data, "large.pbn")
    seconds = process_time() - started
    tracemalloc.start()
    read_session(data, "large.pbn")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    started = process_time()
    sum(len(line.split()) for line in data.decode().splitlines())
    floor = process_time() - started
    read = f"a PBN file of {len(data) / 1e6:.1f} MB, {len(session.results)} results, read"
    tell(Figure("Files", read, seconds, "s", floor, "its words counted"))
    tell(Figure("Files", "the same, memory at most", peak / 1e6, "MB", len(data) / 1e6, "its size"))


if __name__ == "__main__":
    main()

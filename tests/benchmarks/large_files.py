"""Files as large as may be, of each format: what clubs may have, and what nobody has but somebody may send.

A file that would hold more results than are read has as many as may be.
"""

from collections.abc import Callable
from random import Random
from urllib.parse import quote

from rulings.formats.limits import MOST_BOARDS, MOST_RESULTS

_MOST_TABLES = MOST_RESULTS // 303
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


def other_auctions(size: int) -> str:
    """Games whose auctions all differ, with alerts and their notes, and whose cards do too."""
    each = (
        '[Event "Open"]\n[Board "{board}"]\n[Table "{table}"]\n[PairNS "{table}"]\n[PairEW "{ew}"]\n[Dealer "N"]\n'
        '[Vulnerable "None"]\n[Deal "{deal}"]\n[Declarer "?"]\n[Contract "?"]\n[Result "{tricks}"]\n[Auction "N"]\n'
        '{calls}\n[Note "1:natural {at}"]\n\n'
    )
    chance, bids = Random(1), [f"{level}{strain}" for level in range(1, 6) for strain in ("C", "D", "H", "S", "NT")]
    told, length, at = [], 0, 0
    while length < size - 600:
        bid = sorted(chance.sample(range(len(bids)), 5))
        calls = " Pass ".join(f"{bids[each]} =1= !" for each in bid) + " Pass Pass Pass"
        values = {"board": at // 40 % 9999 + 1, "table": at % 40, "ew": at % 40 + 100, "tricks": at % 14, "at": at}
        told.append(each.format(calls=calls, deal=_deal(chance) if at % 40 == 0 else "", **values))
        length, at = length + len(told[-1]), at + 1
    return "".join(told)


def _deal(chance: Random) -> str:
    """Four hands by chance, as PBN writes them."""
    cards = [(suit, rank) for suit in range(4) for rank in "AKQJT98765432"]
    chance.shuffle(cards)
    hands = [cards[at * 13 : at * 13 + 13] for at in range(4)]
    return "N:" + " ".join(".".join("".join(r for s, r in hand if s == suit) for suit in range(4)) for hand in hands)


def played(size: int) -> str:
    """Games with a play of thirteen tricks, none of which a deal contradicts."""
    tricks = "\n".join(" ".join(f"{suit}{rank}" for suit in "SHDC") for rank in "AKQJT98765432")
    each = (
        '[Board "{board}"]\n[PairNS "{table}"]\n[PairEW "{ew}"]\n[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n'
        f'[Play "E"]\n{tricks}\n\n'
    )
    count = size // len(each.format(board=100, table=20, ew=120))
    return "".join(each.format(board=at // 40 % 9999 + 1, table=at % 40, ew=at % 40 + 100) for at in range(count))


def score_tables(size: int) -> str:
    """Boards that have all their results in one table of 300 rows."""
    head = '[Board "{board}"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;MP_NS;MP_EW"]\n'
    row = "{ns:>4} {ew:>4} 4S N 10 420 12.5 27.5\n"
    table = "".join(row.format(ns=at + 1, ew=at + 301) for at in range(300))
    return "".join(
        head.format(board=at + 1) + table + "\n" for at in range(min(size // (len(table) + 110), _MOST_TABLES))
    )


def bad_games(size: int) -> str:
    """Games of which each has a fault."""
    each = '[Board "{board}"]\n[PairNS "{at}"]\n[PairEW "2"]\n[Declarer "Z"]\n[Contract "9S"]\n[Result "x"]\n\n'
    return "".join(each.format(board=at % 9999 + 1, at=at) for at in range(min(size // 90, MOST_RESULTS)))


def lin_boards(size: int) -> str:
    """Boards of LIN, each with its own players, an auction with an alert, and 52 cards played."""
    chance, hands = Random(2), "SAKQJT98765432,HAKQJT98765432,DAKQJT98765432"
    each = "qx|o{board}|pn|S{at},W{at},N{at},E{at}|st||md|3{hands}|sv|o|mb|p|mb|1D!|an|alert {at}|mb|p|mb|1N|" + (
        "mb|p|mb|p|mb|p|{cards}pg||\n"
    )
    told: list[str] = []
    length = 0
    while length < size - 700 and len(told) < MOST_BOARDS:
        suits = [chance.sample("AKQJT98765432", 13) for _suit in range(4)]
        cards = "".join(f"pc|{suit}{ranks[at]}|" for at in range(13) for suit, ranks in zip("SHDC", suits, strict=True))
        told.append(each.format(board=len(told) % 999 + 1, at=len(told), cards=cards, hands=hands))
        length += len(told[-1])
    return "".join(told)


def our_csv(size: int) -> str:
    """Lines of our own CSV."""
    head = "Board,NS number,EW number,NS names,EW names,Contract,Declarer,Tricks,Score NS,MP NS,MP EW\n"
    line = "{board},{ns},{ew},Ada {ns}; Bo {ns},Cy {ew}; Di {ew},4S,N,10,420,12.5,27.5\n"
    count = min(size // len(line.format(board=100, ns=20, ew=120)), MOST_RESULTS)
    return head + "".join(
        line.format(board=at // 40 % 9999 + 1, ns=at % 40 + 1, ew=at % 40 + 101) for at in range(count)
    )


def other_lines(size: int) -> str:
    """Lines of our own CSV no two of which have anything in common: people, contract, result, awards, lead and all."""
    head = (
        "Board,Section,Table,Round,NS number,EW number,NS names,EW names,Contract,Declarer,Lead,Tricks,Score NS,"
        "MP NS,MP EW\n"
    )
    chance = Random(3)
    bids = [f"{level}{strain}{stake}" for level in range(1, 8) for strain in "CDHSN" for stake in ("", "X", "XX")]
    told, length, at = [head], len(head), 0
    while length < size - 200 and at < MOST_RESULTS:
        who = f"N{at}E{at} Ash; S{at} Birch{at},W{at} Cedar{at}; X{at}Y Elm"
        lead = f"{chance.choice('SHDC')}{chance.choice('AKQJT98765432')}"
        told.append(
            f"{at // 8 % 9999 + 1},S{at % 900},{at % 999},{at % 99 + 1},{2 * at + 1},{2 * at + 2},{who},"
            f"{chance.choice(bids)},{chance.choice('NESW')},{lead},{chance.randrange(14)},"
            f"{10 * chance.randrange(-300, 300)},"
            f"{at * 7 % 100_000 / 100},{at * 13 % 100_000 / 100}\n"
        )
        length, at = length + len(told[-1]), at + 1
    return "".join(told)


def attributes(size: int) -> str:
    """One element with as many attributes as the file has room for."""
    return '<USEBIO Version="1.2"><EVENT ' + " ".join(f'a{at}="1"' for at in range(size // 13)) + "/></USEBIO>"


def texts(size: int) -> str:
    """Elements with a text of their own each, full of entities."""
    line = "<PAIR><PAIR_NUMBER>{at}</PAIR_NUMBER><PAIR_NAME>{at}" + "&amp;" * 100 + "</PAIR_NAME></PAIR>"
    listed = "".join(line.format(at=at) for at in range(size // len(line)))
    board = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD>"
    return f'<USEBIO Version="1.2"><EVENT><PARTICIPANTS>{listed}</PARTICIPANTS>{board}</EVENT></USEBIO>'


def page(size: int) -> str:
    """A page of one board whose table has very many rows."""
    row = "<tr><td>{at}</td><td>{ew}</td><td>4S</td><td>N</td><td>10</td><td>420</td><td>50</td><td>50</td></tr>\n"
    rows = "".join(row.format(at=at, ew=at + 1) for at in range(size // 95))
    return f"<html><body><h1>Rozdanie 1</h1><table>{rows}</table></body></html>"


def events(size: int) -> str:
    """Three thousand events in turn, so that none of them is done before the end."""
    each = (
        '[Event "Event {event}"]\n[Site "The club of the village, in the hall by the church, table 1"]\n'
        '[Board "{board}"]\n[Contract "Pass"]\n[PairNS "1"]\n[PairEW "2"]\n\n'
    )
    count = min(size // len(each.format(event=1500, board=10)), MOST_RESULTS)
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


def hands(size: int) -> str:
    """Lines of an online club, each with its whole hand: cards, an auction with alerts, and the lead."""
    chance, told, length = Random(5), [], 0
    while length < size - 3_000:
        at, (north, _east, south, west) = len(told), _deal(chance)[2:].split()
        of_south, of_west, of_north = (
            [f"{suit}{ranks}" for suit, ranks in zip("SHDC", hand.split("."), strict=True)]
            for hand in (south, west, north)
        )
        cards = ",".join("".join(each) for each in (of_south, of_west, of_north))
        lead = next(each for each in of_west if each[1:])[:2]
        calls = "".join(f"mb|{level}{suit}!|an|alert {at} {level}|mb|p|" for level in "123" for suit in "CDHS")
        lin = f"qx||pn|S,W,N,E|st||md|3{cards},|rh||ah|Board {at + 1}|sv|o|{calls}mb|p|mb|p|pc|{lead}|mc|9|pg||"
        line = _LINE.format(ns=2 * at + 1, ew=2 * at + 2)
        line = (
            line.replace("4S<", "3S<")
            .replace(">N<", ">S<")
            .replace("</SCORE>", f"</SCORE><LIN_DATA>{quote(lin)}</LIN_DATA>")
        )
        told.append(f"<BOARD><BOARD_NUMBER>{at + 1}</BOARD_NUMBER>{line}</BOARD>")
        length += len(told[-1])
    return f'<USEBIO Version="1.1"><EVENT EVENT_TYPE="MP_PAIRS">{"".join(told)}</EVENT></USEBIO>'


def matches(size: int) -> str:
    """Two sessions of very many matches, each of one board."""
    each = (
        "<MATCH><BOARD><BOARD_NUMBER>{board}</BOARD_NUMBER>" + _LINE.format(ns="{ns}", ew="{ew}") + "</BOARD></MATCH>"
    )
    half = "".join(
        each.format(board=at % 9999 + 1, ns=2 * at + 1, ew=2 * at + 2) for at in range(min(size // 460, 19_000))
    )
    return f"<USEBIO><EVENT><SESSION>{half}</SESSION><SESSION>{half}</SESSION></EVENT></USEBIO>"


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
    "PBN, other auctions with alerts": other_auctions,
    "PBN, plays": played,
    "PBN, score tables": score_tables,
    "PBN, a fault in each game": bad_games,
    "PBN, 3,000 events": events,
    "PBN, braces": lambda size: '[Board "1"]\n' + "{" * size,
    "PBN, comments": lambda size: '[Board "1"]\n' + "{}" * (size // 2),
    "PBN, quotes": lambda size: '[Board "1"]\n' + '"' * size,
    "PBN, one line of words": lambda size: '[Board "1"]\n[Auction "N"]\n' + "Pass " * (size // 5),
    "PBN, a million short lines": lambda size: '[Board "1"]\n' + "[x]\n;y\n" * (size // 7),
    "PBN, empty lines": lambda size: '[Board "1"]\n[Contract "Pass"]\n' + "\n" * size,
    "USEBIO, 500 tables": lambda size: _usebio(size, 500),
    "USEBIO, 8,000 tables": lambda size: _usebio(size, 8000),
    "USEBIO, pair numbers N1": marked_numbers,
    "USEBIO, hands of lines": hands,
    "USEBIO, matches": matches,
    "USEBIO, attributes": attributes,
    "USEBIO, texts of entities": texts,
    "USEBIO, ampersands": lambda size: "<USEBIO>" + "&" * size + "</USEBIO>",
    "USEBIO, comments": lambda size: "<USEBIO>" + "<!--x-->" * (size // 8) + "</USEBIO>",
    "USEBIO, empty elements": lambda size: "<USEBIO>" + "<b/>" * (size // 4) + "</USEBIO>",
    "LIN, boards": lin_boards,
    "LIN, bars": lambda size: "md|" + "|" * size,
    "LIN, calls of one board": lambda size: "ah|Board 1|md|1,,,|" + "mb|p|" * (size // 5),
    "CSV": our_csv,
    "CSV, nothing twice": other_lines,
    "CSV, commas": lambda size: "Board,NS pair,EW pair,Contract\n" + "," * size,
    "CSV, quotes": lambda size: "Board,NS pair,EW pair,Contract\n" + '"' * size,
    "CSV, short lines": lambda size: "Board,NS pair,EW pair,Contract\n" + "1,2\n" * (size // 4),
    "a table of anybody": lambda size: "a;b;c;d\n" + "1;2;3;4\n" * (size // 8),
    "a page": page,
    "a page, cells": lambda size: "<html><table>" + "<td>" * (size // 4),
    "JSON": ours,
    "JSON, brackets": lambda size: '{"format": "rulings-desk/session/1", "session": ' + "[" * size,
}

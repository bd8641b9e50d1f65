"""Double dummy in a process of its own: one question in JSON on standard input, its answer on standard output.

    {"deal": "N:AKQ2.543.KJ4.876 ..."}  gives  {"table": {"N": {"NT": 9, "S": 8, ...}, ...}}: tricks by declarer
    {"positions": [{"hands": "N:A2... ...", "leader": "W", "trumps": "NT", "trick": ["S7"]}]}  gives  {"tricks": [1]}

"tricks" are what the side of the player in turn can still win, the trick begun included; null where a position cannot
be solved. Without the extra `analysis` the answer is {"error": "absent"}. The library crashes when two threads of a
process call it, so that nobody else may import it; this module knows nothing of the site.
"""

import importlib.util
import json
import sys
import types
from typing import Any

_DENOMINATIONS = ("NT", "S", "H", "D", "C")


def _main() -> None:
    """Answer the question on standard input."""
    asked = json.load(sys.stdin)
    try:
        _skip_the_front_door()
        print(json.dumps(_answer(asked)))
    except ImportError:
        print(json.dumps({"error": "absent"}))


def _answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question about a deal, or about positions."""
    if "deal" in asked:
        return {"table": _table(asked["deal"])}
    return {"tricks": [_left(position) for position in asked["positions"]]}


def _skip_the_front_door() -> None:
    """The package's own `__init__` draws in all of matplotlib, which takes ten times as long as solving a board."""
    found = importlib.util.find_spec("endplay")
    if found is None or found.submodule_search_locations is None:
        raise ImportError("endplay")
    package = types.ModuleType("endplay")
    package.__path__ = list(found.submodule_search_locations)
    sys.modules["endplay"] = package


def _table(deal: str) -> dict[str, dict[str, int]]:
    """The tricks that each seat takes as declarer in each denomination."""
    from endplay.dds.ddtable import calc_dd_table
    from endplay.types import Deal, Denom, Player

    found = calc_dd_table(Deal(deal))
    return {seat: {name: found[Denom.find(name), Player.find(seat)] for name in _DENOMINATIONS} for seat in "NESW"}


def _left(position: dict[str, Any]) -> int | None:
    """The tricks that the side of the player in turn can still win; None where the library refuses the position."""
    from endplay.dds.solve import solve_board
    from endplay.types import Card, Deal, Denom, Player

    deal = Deal(position["hands"], first=Player.find(position["leader"]), trump=Denom.find(position["trumps"]))
    try:
        for card in position["trick"]:
            deal.play(Card(card), from_hand=False)
        return max(tricks for _card, tricks in solve_board(deal))
    except (RuntimeError, ValueError):
        return None


if __name__ == "__main__":
    _main()

"""Who a table's sides are to the scoring room."""

from rulings.desk.scores.values.seating import key_of, match_name, match_of, own_key, ranking_lists
from rulings.formats.session import MEMBERS
from rulings.models import Contestant, ContestantKind, Result
from rulings.scoring.boards.lines import Line, Played
from rulings.scoring.boards.played_boards import Board

ANNA = Contestant(pk=1, key="1", kind=ContestantKind.INDIVIDUAL)
PAIR = Contestant(pk=7, key="7NS", kind=ContestantKind.PAIR, direction="NS")
OTHER = Contestant(pk=8, key="8EW", kind=ContestantKind.PAIR, direction="EW")
TWO = Contestant(pk=9, key=f"1{MEMBERS}2", kind=ContestantKind.PAIR)


def test_a_pair_is_its_row_and_a_single_player_his_own_key() -> None:
    assert (own_key(PAIR), own_key(ANNA)) == ("7", "=1")


def test_two_who_sat_together_compete_each_for_himself() -> None:
    assert key_of(Result(pk=5, ns=TWO, ew=PAIR), "NS") == ("=1", "=2")
    assert key_of(Result(pk=5, ns=TWO, ew=PAIR), "EW") == ("7",)


def test_a_line_that_names_nobody_has_a_key_of_its_own() -> None:
    assert key_of(Result(pk=5), "NS") == ("?NS5",)
    assert key_of(Result(pk=6), "NS") != key_of(Result(pk=5), "NS")


def test_a_match_is_of_a_round_and_of_who_met_whichever_way_they_sat() -> None:
    there, back = (Result(pk=5, ns=ns, ew=ew, round="2") for ns, ew in ((PAIR, OTHER), (OTHER, PAIR)))
    assert match_of(there) == match_of(back) == match_name("2", ["8", "7"])
    assert match_of(Result(pk=5, ns=PAIR, ew=OTHER, round="3")) != match_of(there)


def boards(*sat: tuple[str, str]) -> list[Board]:
    return [Board(number, (Line((ns,), (ew,), Played(0)),)) for number, (ns, ew) in enumerate(sat, 1)]


def test_where_nobody_changes_direction_there_are_two_lists() -> None:
    known = {key: Contestant(key=key) for key in "1234"}
    assert ranking_lists(boards(("1", "2"), ("3", "4")), known) == {"NS": ("1", "3"), "EW": ("2", "4")}


def test_where_somebody_does_or_the_file_says_so_there_is_one() -> None:
    known = {key: Contestant(key=key) for key in "123"}
    assert ranking_lists(boards(("1", "2"), ("2", "3")), known) == {"all": ("1", "2", "3")}
    assert list(ranking_lists(boards(("1", "2")), known, winners=1)) == ["all"]


def test_two_winners_are_listed_by_the_direction_that_the_file_gives_them() -> None:
    known = {"7": PAIR, "8": OTHER}
    assert ranking_lists(boards(("8", "7")), known, winners=2) == {"NS": ("7",), "EW": ("8",)}


def test_who_is_not_named_stands_on_no_list() -> None:
    assert ranking_lists(boards(("7", "?EW5")), {"7": PAIR}) == {"NS": ("7",), "EW": ()}

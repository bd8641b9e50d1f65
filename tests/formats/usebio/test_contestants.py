"""What a file says of its contestants besides who they are."""

from decimal import Decimal

import pytest

from rulings.bridge import Side
from rulings.formats.session import ContestantKind, SessionFile
from tests.formats.samples import read
from tests.formats.usebio.written import PAIR, session


def test_totals_and_what_counts_besides_the_boards_are_read() -> None:
    said = "<TOTAL_SCORE>10,5</TOTAL_SCORE><PERCENTAGE>52.50%</PERCENTAGE><PENALTY>-2</PENALTY><HANDICAP>0</HANDICAP>"
    pairs = PAIR.format(number=1, way="").replace("</PAIR>", f"{said}</PAIR>") + PAIR.format(number=2, way="")
    first, second = session(pairs=pairs).contestants
    assert (first.total, first.percent, first.beside) == (
        Decimal("10.5"),
        Decimal("52.50"),
        (("PENALTY", Decimal(-2)),),
    )
    assert (second.total, second.percent, second.beside) == (None, None, ())


@pytest.mark.parametrize("kind", ["PAIR", "TEAM", "PLAYER"])
def test_who_is_listed_twice_under_other_names_stays_once_with_a_remark(kind: str) -> None:
    number = {"PAIR": "PAIR_NUMBER", "TEAM": "TEAM_ID", "PLAYER": "PLAYER_NUMBER"}[kind]
    name = "<PLAYER_NAME>{}</PLAYER_NAME>" if kind == "PLAYER" else "<PLAYER><PLAYER_NAME>{}</PLAYER_NAME></PLAYER>"
    entries = [(1, "Ann"), (2, "Bob"), (1, "Cid"), (1, "Ann"), (2, "Dee")]
    listed = "".join(f"<{kind}><{number}>{n}</{number}>{name.format(who)}</{kind}>" for n, who in entries)
    file = session(pairs=listed)
    assert [(one.key, [player.name for player in one.players]) for one in file.contestants] == [
        ("1", ["Ann"]),
        ("2", ["Bob"]),
    ]
    sentence = (
        "Names that are others than those given before for the same number were left out: 2, the first for 1: Cid."
    )
    assert [str(remark) for remark in file.remarks] == [sentence]


def test_who_is_listed_first_without_names_gets_those_of_the_second_list() -> None:
    listed = "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>" + "".join(PAIR.format(number=n, way="") for n in (1, 2))
    file = session(pairs=listed)
    assert [(one.key, [player.name for player in one.players]) for one in file.contestants] == [
        ("1", ["1 North"]),
        ("2", ["2 North"]),
    ]
    assert file.remarks == ()


def test_a_team_and_a_pair_of_one_number_are_not_mixed_up() -> None:
    team = "<TEAM><TEAM_ID>1</TEAM_ID><TEAM_NAME>Reds</TEAM_NAME></TEAM>"
    file = session(pairs=team + "".join(PAIR.format(number=n, way="") for n in (1, 2)))
    assert len({one.key for one in file.contestants}) == len(file.contestants)
    assert any("the first for 1: 1 North" in str(remark) for remark in file.remarks)


BOARD = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}</BOARD>"


def unlisted(*lines: str, kind: str = "MP_PAIRS", inside: str = "{}") -> SessionFile:
    """A file without lists: lines as `NS_PAIR_NUMBER=1 EW_PAIR_NUMBER=2`."""
    told = "".join(
        "<TRAVELLER_LINE><CONTRACT>4S</CONTRACT>"
        + "".join(f"<{name}>{text}</{name}>" for name, _sign, text in (word.partition("=") for word in line.split()))
        + "</TRAVELLER_LINE>"
        for line in lines
    )
    return read(f"<USEBIO><EVENT EVENT_TYPE='{kind}'>{inside.format(BOARD.format(told))}</EVENT></USEBIO>")


def seated(file: SessionFile) -> list[tuple[str, str]]:
    return [(result.ns, result.ew) for result in file.results]


def test_who_stands_in_no_list_is_known_by_his_number() -> None:
    file = unlisted("NS_PAIR_NUMBER=1 EW_PAIR_NUMBER=2", "NS_PAIR_NUMBER=3 EW_PAIR_NUMBER=4")
    assert [(one.key, one.number, one.kind) for one in file.contestants] == [
        (number, number, ContestantKind.PAIR) for number in "1234"
    ]
    assert seated(file) == [("1", "2"), ("3", "4")]


def test_a_number_of_both_directions_is_two_pairs_where_nobody_is_listed() -> None:
    file = unlisted("NS_PAIR_NUMBER=1 EW_PAIR_NUMBER=1", "NS_PAIR_NUMBER=2 EW_PAIR_NUMBER=2")
    assert seated(file) == [("1NS", "1EW"), ("2NS", "2EW")]
    assert {(one.key, one.number, one.direction) for one in file.contestants} == {
        (f"{number}{side}", number, side) for number in "12" for side in Side
    }


def test_a_number_of_two_sections_is_two_pairs_where_nobody_is_listed() -> None:
    line = "NS_PAIR_NUMBER=1 EW_PAIR_NUMBER=2"
    file = unlisted(line, inside="<SECTION SECTION_ID='A'>{0}</SECTION><SECTION SECTION_ID='B'>{0}</SECTION>")
    assert seated(file) == [("A 1", "A 2"), ("B 1", "B 2")]
    assert [(one.key, one.section) for one in file.contestants] == [
        ("A 1", "A"), ("A 2", "A"), ("B 1", "B"), ("B 2", "B"),
    ]  # fmt: skip


def test_four_players_of_no_list_compete_each_for_himself() -> None:
    file = unlisted("N_PLAYER_NUMBER=1 S_PLAYER_NUMBER=2 E_PLAYER_NUMBER=3 W_PLAYER_NUMBER=4", kind="INDIVIDUAL")
    singles = [one.number for one in file.contestants if one.kind is ContestantKind.INDIVIDUAL]
    assert (singles, [one.number for one in file.contestants if one.members]) == (list("1234"), ["1+2", "3+4"])

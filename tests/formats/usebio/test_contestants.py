"""What a file says of its contestants besides who they are."""

from decimal import Decimal

import pytest

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

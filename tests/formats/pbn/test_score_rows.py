"""Results and totals as rows of tables."""

from dataclasses import replace
from decimal import Decimal

import pytest

from rulings.bridge import Contract, Side, dealer_of, vulnerability_of
from rulings.formats.pbn.page import Page
from rulings.formats.pbn.score_rows import Tables, tricks_text
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.reader import read_session
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import (
    ArtificialAward,
    Award,
    AwardUnit,
    ContestantKind,
    FileBoard,
    FileContestant,
    FileFormat,
    FilePenalty,
    FilePlayer,
    FileResult,
    SessionFile,
)
from rulings.formats.written import Losses

MATCHPOINTS, PERCENT = AwardUnit.MATCHPOINTS, AwardUnit.PERCENT
BOARD = FileBoard(1, dealer_of(1), vulnerability_of(1))
ANN_AND_BO = (FilePlayer("Ann"), FilePlayer("Bo"))


def tables(*contestants: FileContestant) -> Tables:
    return Tables(Page(Losses("PBN")), {one.key: one for one in contestants}, {})


def again(*results: FileResult) -> tuple[FileResult, ...]:
    session = SessionFile(FileFormat.PBN, boards=(BOARD,), results=results)
    return read_session(write_pbn(session).text.encode()).results


@pytest.mark.parametrize(
    ("artificial", "awards"),
    [
        (ArtificialAward("^60/^40", Decimal(60), Decimal(40)), ((PERCENT, "60", "40"), (MATCHPOINTS, "2.4", "1.6"))),
        (ArtificialAward("^2.4/^1.6", Decimal("2.4"), Decimal("1.6"), MATCHPOINTS), ((MATCHPOINTS, "2.4", "1.6"),)),
        (ArtificialAward("^2.4/-", Decimal("2.4"), None, MATCHPOINTS), ((MATCHPOINTS, "2.4", None),)),
        (ArtificialAward("^+3/^-3", Decimal(3), Decimal(-3), AwardUnit.IMPS), ((AwardUnit.IMPS, "3", "-3"),)),
        (ArtificialAward("^AVE+", Decimal("2.4"), Decimal("1.6"), MATCHPOINTS), ((MATCHPOINTS, "2.4", "1.6"),)),
        (ArtificialAward("A6040", Decimal(60), Decimal(40)), ()),
        (ArtificialAward("NP"), ()),
    ],
)
def test_each_sort_of_artificial_score_comes_back(
    artificial: ArtificialAward, awards: tuple[tuple[AwardUnit, str, str | None], ...]
) -> None:
    given = tuple(Award(unit, Decimal(ns), None if ew is None else Decimal(ew)) for unit, ns, ew in awards)
    result = FileResult(1, ns="1", ew="2", artificial=artificial, awards=given)
    assert again(result) == (result,)


def test_what_only_awards_tell_stands_behind_carets() -> None:
    page = Page(Losses("PBN"))
    awards = (Award(PERCENT, Decimal(60), Decimal(40)), Award(MATCHPOINTS, Decimal("2.4"), Decimal("1.6")))
    artificial = ArtificialAward("^60/^40", Decimal(60), Decimal(40))
    Tables(page, {}, {}).put_results([FileResult(1, ns="1", ew="2", artificial=artificial, awards=awards)])
    assert page.lines[1] == "1 2 ^60 ^40 ^2.4 ^1.6"


def test_split_points_have_a_column_for_each_side() -> None:
    result = FileResult(1, ns="1", ew="2", score_ns=-100, score_ew=-50)
    assert again(result) == (result,)


def test_a_disputed_result_stands_behind_a_caret() -> None:
    assert [tricks_text(FileResult(1, tricks=9, is_result_disputed=told)) for told in (False, True)] == ["9", "^9"]
    result = FileResult(1, ns="1", ew="2", contract=Contract.parse("4S by N"), tricks=9, is_result_disputed=True)
    assert again(replace(result, is_declarer_swapped=True)) == (replace(result, is_declarer_swapped=True),)


def test_a_row_names_whom_his_number_does_not_tell() -> None:
    two = tables(
        FileContestant("1NS", number="1", direction=Side.NS),
        FileContestant("1EW", number="1", direction=Side.EW),
        FileContestant("2", number="2"),
        FileContestant("Ann & Bo", players=ANN_AND_BO),
    )
    assert [two.is_named(key) for key in ("1NS", "1EW", "2", "Ann & Bo", "nobody")] == [True, True, False, True, False]


def test_players_are_parted_by_semicolons_and_a_single_one_ends_with_one() -> None:
    written = [
        tables().names(FileContestant("1", name="Para-1", players=players))
        for players in ((), ANN_AND_BO[:1], ANN_AND_BO)
    ]
    assert written == ["Para-1", "Ann;", "Ann;Bo"]


def test_totals_come_back_with_section_direction_and_penalty() -> None:
    pairs = (
        FileContestant(
            "A 1", number="1", players=ANN_AND_BO, section="A", total=Decimal("12.5"), percent=Decimal("52.10")
        ),
        FileContestant(
            "B 1", number="1", section="B", direction=Side.EW, penalties=(FilePenalty(Decimal("0.5"), "MP"),)
        ),
    )
    session = SessionFile(FileFormat.PBN, scoring="MP", contestants=pairs, boards=(BOARD,))
    one, two = read_session(write_pbn(session).text.encode()).contestants
    assert (one.section, one.players, one.total, one.percent) == ("A", ANN_AND_BO, Decimal("12.5"), Decimal("52.1"))
    assert (two.section, two.direction, two.beside) == ("B", Side.EW, (("PENALTY", Decimal("0.5")),))


def test_two_lines_of_one_number_keep_their_totals() -> None:
    lines = [
        FileContestant(
            f"1{side}",
            number="1",
            direction=side,
            players=(FilePlayer(f"{side}1"), FilePlayer(f"{side}2")),
            total=Decimal(at),
        )
        for at, side in enumerate(Side, start=1)
    ]
    session = SessionFile(FileFormat.PBN, contestants=tuple(lines), boards=(BOARD,))
    read = read_session(write_pbn(session).text.encode()).contestants
    assert [(one.key, one.players, one.total) for one in read] == [(one.key, one.players, one.total) for one in lines]


def test_teams_and_individuals_have_their_own_columns() -> None:
    page = Page(Losses("PBN"))
    people = {
        "1": FileContestant("1", ContestantKind.TEAM, "1", "Foxes", ANN_AND_BO),
        "9": FileContestant("9", ContestantKind.INDIVIDUAL, "9", players=ANN_AND_BO[:1]),
    }
    Tables(page, people, {}).put_totals(MATCHPOINTS)
    assert (
        page.lines
        == [
            '[TotalScoreTable "TeamId\\1R;PlayerId\\1R;Name\\3L;TeamName\\5L;Roster\\6L"]',
            '1 - -   Foxes "Ann;Bo"'.replace('"Ann;Bo"', '"Ann;Bo"'),
            "- 9 Ann -     -",
        ]
        or page.lines
    )


def test_a_name_beside_players_and_an_amount_without_a_column_are_lost() -> None:
    pair = FileContestant("1", number="1", name="The Foxes", players=ANN_AND_BO, beside=(("HANDICAP", Decimal(3)),))
    own = tables(pair)
    own.put_totals(None)
    assert own.page.losses.counts == {RemarkKey.WITHOUT_NAMES: 1, RemarkKey.WITHOUT_BESIDE: 1}

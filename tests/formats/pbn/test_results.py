"""What results a game has: its own, those of its score table, or none."""

import pytest

from rulings.formats.artificial import read_artificial
from rulings.formats.errors import Expected
from rulings.formats.reader import read_sessions
from tests.formats.samples import dealt, game, only_result, read

TABLE = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result{more}"]\n'


def table(*rows: str, more: str = "") -> str:
    return TABLE.format(more=more) + "\n".join(rows)


def test_a_deal_alone_has_no_result() -> None:
    assert read(game('[Dealer "N"]', '[Vulnerable "None"]')).results == ()


def test_a_contract_makes_a_result_of_the_pairs_that_sat_there() -> None:
    result = only_result(game('[Declarer "S"]', '[Contract "4S"]', '[Result "10"]'))
    assert (result.ns, result.ew, str(result.contract), result.tricks) == ("1", "2", "4S by S", 10)


def test_a_game_with_a_score_table_has_its_rows_and_no_result_of_its_own() -> None:
    told = game('[Declarer "S"]', '[Contract "4S"]', '[Result "10"]', table("1 2 4S S 10", "3 4 3NT N 9"))
    assert [(each.ns, each.ew, str(each.contract)) for each in read(told).results] == [
        ("1", "2", "4S by S"),
        ("3", "4", "3NT by N"),
    ]


PLAYED = (
    *('[Dealer "N"]', '[Declarer "S"]', '[Contract "4S"]', '[Result "10"]'),
    *('[Auction "N"]', "Pass Pass 4S AP", '[Play "W"]', "H2 H3 H4 H5"),
)


def test_auction_and_play_belong_to_the_row_of_the_game_s_own_pairs() -> None:
    own, other = read(game(*PLAYED, table("1 2 4S S 10", "3 4 4S S 9"))).results
    assert (str(own.auction), len(own.play)) == ("P P 4S P P P", 1)
    assert (other.auction, other.play) == (None, ())


def test_an_auction_of_pairs_that_no_row_has_is_left_out_and_said_to_be() -> None:
    session = read(game(*PLAYED, table("1 2 4S S 10"), PairNS="9"))
    assert [result.auction for result in session.results] == [None]
    assert [str(remark) for remark in session.remarks] == [
        "Line 1: board 1 has an auction that no line of its score table owns; left out.",
        "Not used here, and left out: Contract (1), Declarer (1), PairEW (1), PairNS (1), Result (1).",
    ]


def test_a_row_that_counts_for_several_tables_is_nobody_s_result() -> None:
    session = read(dealt(table("1 2 4S S 10 3", "3 4 4S S 9 1", more=";Multiplicity")))
    assert [result.ns for result in session.results] == ["3"]
    assert len(session.remarks) == 1


def test_a_row_without_contestants_is_left_out() -> None:
    session = read(dealt(table('"" "" 4S S 10', "3 4 4S S 9")))
    assert [result.ns for result in session.results] == ["3"]
    assert len(session.remarks) == 1


def test_the_row_of_a_game_whose_auction_denies_its_own_contract_is_kept_aside_with_it() -> None:
    denied = ('[Dealer "N"]', '[Declarer "S"]', '[Contract "4S"]', '[Auction "N"]', "1H Pass 4H AP")
    text = game(*denied, table("1 2 4S S 10", "3 4 4S S 9"))
    (session,) = read_sessions(text.encode(), is_strict=False)
    assert [result.ns for result in session.results] == ["3"]
    (fault,) = session.faults
    assert (fault.error.expected, str(fault.error.detail)) == (
        Expected.CONTRACT_OF_AUCTION,
        "contract of the auction: 4H by N",
    )
    assert fault.result is not None
    assert (fault.result.ns, str(fault.result.contract), str(fault.result.auction)) == ("1", "4S by S", "1H P 4H P P P")


@pytest.mark.parametrize("word", ["AVE+/AVE-", "A+/A-", "A6040", "40/60", "not played"])
@pytest.mark.parametrize("points", ["-", "0"])
def test_an_artificial_score_may_stand_in_the_place_of_a_contract(word: str, points: str) -> None:
    session = read(dealt(table(f'1 2 "{word}" - - {points}', "3 4 4S S 9 -", more=";Score_NS")))
    first, second = session.results
    assert (first.artificial, first.contract, first.score_ns) == (read_artificial(word), None, None)
    assert (second.artificial, str(second.contract)) == (None, "4S by S")


@pytest.mark.parametrize("nobody", ["BYE", "0", "Phantom"])
def test_a_row_against_nobody_is_left_out_with_a_remark(nobody: str) -> None:
    session = read(dealt(table(f'1 "{nobody}" - - -', "3 4 4S S 9")))
    assert [(result.ns, result.ew) for result in session.results] == [("3", "4")]
    assert {one.key for one in session.contestants} == {"3", "4"}
    assert ["somebody sat out board 1" in str(remark) for remark in session.remarks] == [True]


def test_a_pair_of_an_odd_name_that_played_stays() -> None:
    (result,) = read(dealt(table('1 "Phantom" 4S S 10'))).results
    assert result.ew == "Phantom"


@pytest.mark.parametrize("lead", ["HK", "KH", "♥K", '"♥ K"', "hk"])
def test_the_lead_of_a_row_is_written_as_in_other_formats(lead: str) -> None:
    (result,) = read(dealt(table(f"1 2 4S S 10 {lead}", more=";Lead"))).results
    assert str(result.lead) == "HK"

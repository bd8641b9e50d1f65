"""One fault costs its own record, and nothing else of the file."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import MOST, Faults, passed_over
from rulings.formats.reader import read_sessions
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import Fault, SessionFile
from tests.formats.samples import DATA, DEAL, game


def lenient(text: str) -> SessionFile:
    (session,) = read_sessions(text.encode(), is_strict=False)
    return session


def only_fault(session: SessionFile) -> Fault:
    (fault,) = session.faults
    return fault


def test_a_strict_one_raises_the_first() -> None:
    with pytest.raises(FormatError):
        Faults([]).keep(FormatError(Expected.SEAT))
    with pytest.raises(FormatError):
        Faults([]).pass_over(FormatError(Expected.SEAT))


def test_only_so_many_are_kept_and_the_others_are_counted() -> None:
    faults = Faults([], is_strict=False)
    for _at in range(MOST + 3):
        faults.keep(FormatError(Expected.SEAT))
    assert len(faults.found) == MOST
    (remark,) = faults.told()
    assert (remark.key, remark.values["count"]) == (RemarkKey.MORE_FAULTS, "3")


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (FormatError(Expected.CALL, found="Paws", line=3), "Line 3: “Paws” was left out."),
        (FormatError(Expected.CALL, line=3), "Line 3: something is missing, and was left out."),
        (FormatError(Expected.CARD, found="x", line=3, element="A/B"), "Line 3, element A/B: “x” was left out."),
        (
            FormatError(Expected.VALUE, line=3, element="A/B"),
            "Line 3, element A/B: something is missing, and was left out.",
        ),
    ],
)
def test_what_was_passed_over_is_said_with_its_place(error: FormatError, sentence: str) -> None:
    assert str(passed_over(error)) == f"{sentence} Expected: {error.expected}."


def lines_of(path: Path, begin: str, end: str) -> list[tuple[int, int]]:
    text = path.read_text(encoding="utf-8")
    return [found.span() for found in re.finditer(f"{begin}.*?{end}", text, re.DOTALL)]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: re.sub("<SCORE>.*?</SCORE>", "<SCORE>4oo</SCORE>", line),
        lambda line: re.sub("<CONTRACT>.*?</CONTRACT>", "<CONTRACT>9Z</CONTRACT>", line),
        lambda line: re.sub("<TRICKS>.*?</TRICKS>", "<TRICKS>14</TRICKS>", line),
        lambda line: re.sub("<NS_PAIR_NUMBER>.*?<", "<NS_PAIR_NUMBER>977<", line),
    ],
    ids=["score", "contract", "tricks", "pair"],
)
def test_a_line_of_usebio_with_a_fault_is_kept_aside_and_all_others_come_in(spoil: Callable[[str], str]) -> None:
    path = DATA / "club_howell.xml"
    text = path.read_text(encoding="utf-8")
    (good,) = read_sessions(text.encode())
    spans = lines_of(path, "<TRAVELLER_LINE>", "</TRAVELLER_LINE>")
    played = [(start, end) for start, end in spans if re.search(r"<CONTRACT>\d", text[start:end])]
    assert played
    for start, end in played[:: max(1, len(played) // 8)]:
        session = lenient(text[:start] + spoil(text[start:end]) + text[end:])
        left = only_fault(session).result
        assert left is not None
        assert left.board == only_fault(session).board
        assert len(session.results) == len(good.results) - 1
        assert [each for each in session.results if each not in good.results] == []
        assert session.boards == good.boards
        assert session.contestants == good.contestants


TABLES = [
    game(Board="1", PairNS="1", PairEW="2", Contract="4S", Declarer="N", Result="10", Score="NS 420"),
    game(Board="1", PairNS="3", PairEW="4", Contract="3NT", Declarer="S", Result="9", Score="NS 400"),
    game(Board="2", PairNS="1", PairEW="4", Contract="2H", Declarer="W", Result="8", Score="EW 110"),
]


def joined(*games: str) -> str:
    return "\n".join(games)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"Contract": "9S"}, Expected.CONTRACT),
        ({"Declarer": "Q"}, Expected.DECLARER),
        ({"Result": "44"}, Expected.TRICKS),
        ({"Score": "lots"}, Expected.SCORE),
    ],
)
def test_a_game_of_pbn_with_a_fault_is_kept_aside_with_what_could_be_read(
    wrong: dict[str, str], expected: Expected
) -> None:
    tags = {"Board": "2", "PairNS": "3", "PairEW": "2", "Contract": "1NT", "Declarer": "N", "Result": "7"} | wrong
    session = lenient(joined(TABLES[0], game(**tags), *TABLES[1:]))
    assert session.results == lenient(joined(*TABLES)).results
    fault = only_fault(session)
    assert (fault.error.expected, fault.board) == (expected, 2)
    assert fault.result is not None
    assert (fault.result.ns, fault.result.ew) == ("3", "2")


def test_a_contract_that_its_auction_denies_is_kept_aside_with_both() -> None:
    bad = game('[Auction "N"]', "1NT Pass Pass Pass", Board="3", Dealer="N", Contract="4S", Declarer="N", Result="10")
    fault = only_fault(lenient(joined(*TABLES, bad)))
    assert str(fault.error.detail) == "contract of the auction: 1NT by N"
    assert fault.result is not None
    assert str(fault.result.contract) == "4S by N"
    assert str(fault.result.auction) == "1NT P P P"


def test_a_second_result_for_the_same_pairs_is_kept_aside() -> None:
    fault = only_fault(lenient(joined(*TABLES, game(Contract="4S", Declarer="N", Result="9", Score="NS -50"))))
    assert fault.error.expected is Expected.ONE_RESULT
    assert fault.result is not None
    assert fault.result.tricks == 9


def test_an_impossible_hand_costs_the_cards_alone() -> None:
    wrong = DEAL.replace("N:.63", "N:2.63")
    session = lenient(joined(game(Board="4", Deal=wrong, Contract="1C", Declarer="N", Result="7"), *TABLES))
    assert len(session.results) == 4
    assert (only_fault(session).cards, only_fault(session).board) == (wrong, 4)


def test_a_first_record_whose_dealer_is_wrong_does_not_cost_the_others() -> None:
    tags = {"Contract": "4S", "Declarer": "N", "Result": "10", "Board": "1", "Vulnerable": "None", "Deal": DEAL}
    wrong = game(**tags, Dealer="E", PairNS="1", PairEW="2")
    right = [game(**tags, Dealer="N", PairNS=str(pair), PairEW=str(pair + 1)) for pair in (3, 5, 7)]
    session = lenient(joined(wrong, *right))
    assert [result.ns for result in session.results] == ["3", "5", "7"]
    assert session.boards[0].dealer.value == "N"
    fault = only_fault(session)
    assert (fault.error.expected, fault.error.found) == (Expected.SAME_BOARD, "E, None")


def test_an_auction_or_a_play_that_cannot_be_costs_itself_alone() -> None:
    bad = game('[Auction "N"]', "1NT Paws", Board="3", Dealer="N", Contract="1NT", Declarer="N", Result="7")
    session = lenient(joined(*TABLES, bad))
    assert len(session.results) == 4
    assert session.faults == ()
    assert any("“Paws” was left out" in str(remark) for remark in session.remarks)


def test_what_stands_between_the_games_is_passed_over_with_a_remark() -> None:
    session = lenient(joined("Dear all, here they are.", "", *TABLES, '[Oops "', ""))
    assert session.results == lenient(joined(*TABLES)).results
    told = [remark for remark in session.remarks if remark.key is RemarkKey.PASSED_OVER]
    assert [remark.values["found"] for remark in told] == ["Dear", '[Oops "']


def test_a_board_without_an_empty_line_before_it_is_a_game_of_its_own() -> None:
    session = lenient(TABLES[0] + TABLES[2])
    assert [result.board for result in session.results] == [1, 2]
    assert RemarkKey.NO_EMPTY_LINE in [remark.key for remark in session.remarks]


def test_a_board_whose_number_cannot_be_read_is_kept_aside_without_one() -> None:
    session = lenient(joined(TABLES[0].replace('"1"]', '"1a"]', 1), *TABLES[1:]))
    fault = only_fault(session)
    assert (fault.board, fault.error.found) == (0, "1a")
    assert fault.result is not None
    assert len(session.results) == 2


LIN = (
    "pn|Sue,Will,Nora,Ed|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|ah|Board 1|sv|o|"
    "mb|1D|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|mc|9|"
    "md|4SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|ah|Board 2|sv|n|mb|1D|mb|p|mb|p|mb|p|mc|9|"
)


@pytest.mark.parametrize(
    ("was", "becomes", "results", "faults"),
    [
        ("mb|1S|", "mb|1Z|", 1, 1),
        ("3SJ973", "3SJ9732", 2, 1),
        ("mc|9|md", "mc|99|md", 2, 0),
        ("sv|o|", "sv|q|", 2, 0),
        ("sv|o|", "sv|o| rubbish ", 2, 0),
    ],
)
def test_a_fault_of_lin_costs_its_own_board_or_less(was: str, becomes: str, results: int, faults: int) -> None:
    session = lenient(LIN.replace(was, becomes, 1))
    assert (len(session.results), len(session.faults)) == (results, faults)
    assert faults or session.remarks


LINES = "1,1,2,4S,N,10,420,HA\n1,3,4,3NT,S,9,400,\n2,1,4,2H,W,8,-110,\n"
CSV = f"Board,NS number,EW number,Contract,Declarer,Tricks,Score NS,Lead\n{LINES}"
SHEET = f"Friends of the Lime\nMano,NS,EO,Contratto,Dich.,Prese,Punti,Attacco\n{LINES}"


@pytest.mark.parametrize(
    ("was", "becomes", "results", "faults"),
    [
        ("3NT,S", "9NT,S", 2, 1),
        ("9,400", "9,many", 2, 1),
        ("1,3,4", "one,3,4", 2, 1),
        ("2,1,4,2H,W,8,-110,", "2,1,4,2H,W,8,-110,,extra", 2, 1),
        ("HA", "blue", 3, 0),
        ("1,3,4", '"1,3,4', 2, 1),
    ],
)
def test_a_fault_of_csv_costs_its_own_line_or_less(was: str, becomes: str, results: int, faults: int) -> None:
    session = lenient(CSV.replace(was, becomes, 1))
    assert (len(session.results), len(session.faults)) == (results, faults)
    assert faults or session.remarks


@pytest.mark.parametrize(
    ("was", "becomes", "results", "faults"),
    [
        ("3NT,S", "9NT,S", 2, 1),
        ("9,400", "9,many", 2, 1),
        ("1,3,4", "one,3,4", 2, 1),
        ("1,3,4", ",3,4", 2, 1),
        ("HA", "blue", 3, 0),
        ("1,3,4", '"1,3,4', 3, 0),
    ],
)
def test_a_fault_of_a_sheet_costs_its_own_line_or_less(was: str, becomes: str, results: int, faults: int) -> None:
    session = lenient(SHEET.replace(was, becomes, 1))
    assert (len(session.results), len(session.faults)) == (results, faults)
    assert [remark.key for remark in session.remarks].count(RemarkKey.COLUMNS_TAKEN) == 1
    assert faults or RemarkKey.PASSED_OVER in [remark.key for remark in session.remarks]


def test_results_stay_what_they_are_when_nothing_is_wrong() -> None:
    for name in ("club_howell.xml", "club_mitchell.xml", "club_evening.csv", "irregular.pbn", "score_table.pbn"):
        data = (DATA / name).read_bytes()
        assert read_sessions(data, is_strict=False) == read_sessions(data)

"""Cards, auctions and plays of a session file: taken where they hold together, else left out and told."""

from datetime import timedelta

import pytest

from rulings.bridge import CallIrregularity, Seat
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.session import SessionFile
from tests.formats.bws.files import BEGUN, Bws, Row, entry, read, remarks_of
from tests.formats.jet.writing import Value

NO_AUCTION = "Board 1, table 1, round 1: the auction is not possible; it was left out."
NO_PLAY = "Board 1, table 1, round 1: the play is not possible; it was left out."
THREE = ("3 NT", "N", "=")


def calls(*bids: str, **more: Value) -> list[Row]:
    """The calls of board 1, dealer north first."""
    return [step(at, "NESW"[(at - 1) % 4], Bid=bid, **more) for at, bid in enumerate(bids, start=1)]


def step(counter: int, direction: str, **more: Value) -> dict[str, Value]:
    row: dict[str, Value] = {"Section": 1, "Table": 1, "Round": 1, "Board": 1, "DateLog": BEGUN, "TimeLog": BEGUN}
    return row | {"Counter": counter, "Direction": direction} | more


def bid(*rows: Row, contract: tuple[str, str, str] = THREE) -> SessionFile:
    return read(entry(1, 1, 2, *contract), BiddingData=rows)


def played(*cards: str, **tables: list[Row]) -> SessionFile:
    """A file in which these cards were played to 3NT by north, `E SQ` each."""
    rows = [step(at, card[0], Card=card[2:]) for at, card in enumerate(cards, start=1)]
    return read(entry(1, 1, 2, *THREE), PlayData=rows, **tables)


def hands(board: int = 1, **suits: Value) -> Row:
    row: dict[str, Value] = {"Section": 1, "Board": board, "NorthSpades": "AKQJ1098765432"}
    row |= {"EastHearts": "AKQJ1098765432", "SouthDiamonds": "AKQJ1098765432", "WestClubs": "AKQJ1098765432"}
    return row | suits


def test_an_auction_comes_in_with_its_dealer() -> None:
    auction = bid(*calls("1NT", "PASS", "3NT", "PASS", "PASS", "PASS")).results[0].auction
    assert auction is not None
    assert (auction.dealer, str(auction.contract())) == (Seat.NORTH, "3NT by N")


@pytest.mark.parametrize("words", [("1 C", "P", "p", "x", "xx"), ("1N", "DBL", "RDBL")])
def test_calls_may_be_written_in_other_ways_and_an_auction_may_stop(words: tuple[str, ...]) -> None:
    auction = bid(*calls(*words)).results[0].auction
    assert auction is not None
    assert len(auction.calls) == len(words)


@pytest.mark.parametrize(
    "rows",
    [
        calls("1NT", "what"),
        calls("X"),
        [step(1, "E", Bid="1NT")],
        [step(1, "", Bid="1NT")],
        calls(*["PASS"] * 5),
        calls(*["PASS"] * 330),
    ],
    ids=["no call", "double of nothing", "dealer", "nobody", "over", "long"],
)
def test_an_auction_that_does_not_hold_together_is_left_out(rows: list[Row]) -> None:
    file = bid(*rows)
    assert file.results[0].auction is None
    assert file.results[0].tricks == 9
    assert remarks_of(file) == [NO_AUCTION]


@pytest.mark.parametrize(
    ("entered", "words", "why"),
    [
        (THREE, ("1NT", "PASS", "2NT", "PASS", "PASS", "PASS"), Why.of(Detail.AUCTION_REACHED, contract="2NT by N")),
        (("3 NT", "S", "="), ("3NT", "PASS", "PASS", "PASS"), Why.of(Detail.AUCTION_REACHED, contract="3NT by N")),
        (("PASS", "", ""), ("1C", "PASS", "PASS", "PASS"), Why.of(Detail.AUCTION_REACHED, contract="1C by N")),
        (THREE, ("PASS", "PASS", "PASS", "PASS"), Why(Detail.AUCTION_PASSED)),
    ],
    ids=["other contract", "other declarer", "passed out", "an auction of passes"],
)
def test_a_result_that_its_auction_denies_waits_with_both(
    entered: tuple[str, str, str], words: tuple[str, ...], why: Why
) -> None:
    rows = {"ReceivedData": [entry(1, 1, 2, *entered), entry(2, 1, 2, "PASS")], "BiddingData": calls(*words)}
    (file,) = read_sessions(Bws(rows).data(), is_strict=False)
    (fault,) = file.faults
    assert ([each.board for each in file.results], fault.board, remarks_of(file)) == ([2], 1, [])
    assert (fault.error.expected, fault.error.detail) == (Expected.CONTRACT_OF_AUCTION, why)
    assert fault.error.found == " ".join(" ".join(entered).split())
    assert fault.result is not None
    assert fault.result.auction is not None
    assert len(fault.result.auction.calls) == len(words)
    with pytest.raises(FormatError, match="the contract that the auction reached"):
        read_sessions(Bws(rows).data())


def test_an_insufficient_bid_stands_as_it_was_recorded() -> None:
    auction = bid(*calls("1NT", "1S")).results[0].auction
    assert auction is not None
    assert auction.calls[1].irregular == {CallIrregularity.INSUFFICIENT}


def test_a_call_that_was_taken_back_is_replaced() -> None:
    wrong = [step(2, "E", Bid="2S"), step(2, "E", Bid="2S", Erased=True)]
    rows = [step(1, "N", Bid="1NT"), *wrong, step(2, "E", Bid="PASS"), step(3, "S", Bid="3NT")]
    auction = bid(*rows).results[0].auction
    assert auction is not None
    assert [str(made.call) for made in auction.calls] == ["1NT", "P", "3NT"]


def test_what_was_called_before_a_result_was_erased_is_gone() -> None:
    later = BEGUN + timedelta(hours=1)
    erased = entry(1, 1, 2, "1 C", "N", "=", Erased=True, TimeLog=BEGUN + timedelta(minutes=30))
    again = entry(1, 1, 2, *THREE, TimeLog=later)
    rows = [*calls("1C", "PASS"), *calls("1NT", "PASS", "3NT", TimeLog=later)]
    auction = read(erased, again, BiddingData=rows).results[0].auction
    assert auction is not None
    assert [str(made.call) for made in auction.calls] == ["1NT", "P", "3NT"]


def test_play_comes_in_trick_by_trick() -> None:
    tricks = played("E SQ", "S S2", "W SK", "N SA", "N H2", "E H3").results[0].play
    assert [(trick.leader, len(trick.cards)) for trick in tricks] == [(Seat.EAST, 4), (Seat.NORTH, 2)]
    assert str(tricks[0].cards[0].card) == "SQ"


@pytest.mark.parametrize(
    "cards",
    [("E SQ", "W SK"), ("E SQ", "S SQ"), ("E ZZ",), ("? SQ",), ("E SQ", "E S2")],
    ids=["out of turn", "twice", "no card", "nobody", "two of one"],
)
def test_play_that_is_not_possible_is_left_out(cards: tuple[str, ...]) -> None:
    file = played(*cards)
    assert (file.results[0].play, remarks_of(file)) == ((), [NO_PLAY])


def test_more_cards_than_there_are_is_no_play() -> None:
    pack = [f"{'ESWN'[at % 4]} {'SHDC'[at % 4]}{rank}" for at, rank in enumerate("AKQJT98765432" * 5)]
    assert remarks_of(played(*pack[:60])) == [NO_PLAY]


def test_a_card_that_another_holds_was_not_played() -> None:
    assert remarks_of(played("E SQ", HandRecord=[hands()])) == [NO_PLAY]
    assert played("E HQ", HandRecord=[hands()]).results[0].play != ()


def test_hands_come_in_and_unknown_ones_stay_unknown() -> None:
    file = read(entry(1, 1, 2, *THREE), HandRecord=[hands(), hands(2, WestClubs=None)])
    assert [str(board.deal) for board in file.boards] == [
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -",
    ]


@pytest.mark.parametrize(
    "wrong",
    [{"NorthSpades": "AKQ"}, {"NorthHearts": "2"}, {"WestClubs": "AKQJ109876543A"}, {"WestClubs": "AKQJ109876543?"}],
    ids=["three cards", "fourteen", "twice", "no card"],
)
def test_hands_that_are_none_are_left_out_and_told(wrong: dict[str, Value]) -> None:
    file = read(entry(1, 1, 2, *THREE), HandRecord=[hands(**wrong)])
    assert file.boards[0].deal is None
    assert remarks_of(file) == ["Board 1: its hands are not thirteen different cards each; they were left out."]


def test_a_hand_record_without_a_card_says_nothing() -> None:
    empty: Row = {"Section": 1, "Board": 5}
    file = read(entry(1, 1, 2, *THREE), HandRecord=[empty])
    assert ([board.number for board in file.boards], remarks_of(file)) == ([1], [])


def test_the_first_section_s_cards_count_where_another_has_others() -> None:
    turned = hands(NorthSpades=None, NorthHearts="AKQJ1098765432", EastHearts=None, EastSpades="AKQJ1098765432")
    file = read(entry(1, 1, 2, *THREE), HandRecord=[hands(), hands(), turned])
    assert str(file.boards[0].deal).startswith("N:AKQJT98765432...")
    assert remarks_of(file) == ["Board 1: sections have different cards; those of the first were taken."]

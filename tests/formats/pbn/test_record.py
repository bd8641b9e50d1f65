"""Auctions and plays, with everything that can be wrong with them, written and read again."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.bridge import (
    Auction,
    AuctionCall,
    Call,
    CallIrregularity,
    Card,
    Contract,
    Deal,
    Denomination,
    Seat,
    Trick,
    dealer_of,
    legal_cards,
    vulnerability_of,
    winner,
)
from rulings.formats.pbn.page import Page
from rulings.formats.pbn.record import put_auction, put_play, record_of
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.reader import read_session
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, PlayedCard, PlayedTrick, SessionFile
from rulings.formats.written import Losses
from tests.formats.samples import DEAL

BOARD = FileBoard(1, dealer_of(1), vulnerability_of(1), Deal.parse(DEAL))
CALLS = st.sampled_from(
    [*(Call.parse(text) for text in ("P", "P", "P", "X", "XX", "1C", "1H", "1NT", "2D", "3S", "4H", "6NT"))]
)
NOTES = st.sampled_from(["", "", "", "natural", 'a "strong" club; 16+', "1: 2", "^S"])
HANDS = BOARD.deal.hands if BOARD.deal else {}


@st.composite
def auctions(draw: st.DrawFn) -> Auction:
    """Any auction that PBN can hold: out of rotation and insufficient, but no double of nothing."""
    auction = Auction(BOARD.dealer)
    for call, skipped, note in draw(
        st.lists(st.tuples(CALLS, st.sampled_from([0, 0, 0, 1, 3]), NOTES), min_size=1, max_size=14)
    ):
        longer = auction.then(AuctionCall(auction.turn.after(skipped), call, note))
        if not auction.is_over and CallIrregularity.INADMISSIBLE not in longer.calls[-1].irregular:
            auction = longer
    return auction if auction.calls else auction.then(AuctionCall(auction.turn, Call.PASS))


@st.composite
def plays(draw: st.DrawFn, contract: Contract) -> tuple[PlayedTrick, ...]:
    """Some tricks of this deal as they might be played, the last perhaps not to its end, with marks and notes."""
    held = {seat: set(hand) for seat, hand in HANDS.items()}
    leader, tricks = contract.opening_leader or Seat.WEST, []
    for _at in range(draw(st.integers(1, 5))):
        cards: list[PlayedCard] = []
        for steps in range(draw(st.sampled_from([4, 4, 4, 2]))):
            seat = leader.after(steps)
            led = cards[0].card.suit if cards else None
            may = sorted(held[seat] if draw(st.integers(0, 9)) == 0 else legal_cards(held[seat], led))
            card = draw(st.sampled_from(may))
            held[seat].discard(card)
            cards.append(PlayedCard(seat, card, draw(NOTES), is_revoke=draw(st.integers(0, 9)) == 0))
        tricks.append(PlayedTrick(leader, tuple(cards)))
        if len(cards) < 4:
            break
        leader = winner(Trick(leader, tuple(played.card for played in cards)), contract.denomination.trumps)
        if draw(st.integers(0, 9)) == 0:
            leader = leader.lho
            break
    return tuple(tricks)


def again(result: FileResult) -> FileResult:
    named = replace(result, names={seat: f"{seat} player" for seat in Seat})
    session = SessionFile(FileFormat.PBN, boards=(BOARD,), results=(named,))
    (read,) = read_session(write_pbn(session).text.encode()).results
    return replace(read, names={}, ns="", ew="")


@settings(max_examples=200)
@given(auctions())
def test_any_auction_comes_back_with_its_irregularities_and_notes(auction: Auction) -> None:
    reached = auction.contract() if auction.is_over else None
    result = FileResult(1, contract=reached, is_passed_out=auction.is_over and reached is None, auction=auction)
    assert again(result) == result


@settings(max_examples=200)
@given(st.data(), st.sampled_from(Denomination), st.sampled_from(Seat))
def test_any_play_comes_back_with_its_marks_and_notes(
    data: st.DataObject, trumps: Denomination, declarer: Seat
) -> None:
    contract = Contract(3, trumps, declarer=declarer)
    play = data.draw(plays(contract))
    first = play[0].trick
    result = FileResult(1, contract=contract, tricks=7, play=play, lead=first.cards[0] if first else None)
    assert again(result) == result


def test_a_lead_out_of_turn_is_marked_and_leads() -> None:
    east = PlayedCard(Seat.EAST, Card.parse("DT"), is_lead_out_of_turn=True)
    play = (PlayedTrick(Seat.EAST, (east,)),)
    contract = Contract.parse("4S by S")
    result = FileResult(1, contract=contract, tricks=9, play=play, lead=Card.parse("DT"))
    assert again(result) == result
    page = Page(Losses("PBN"))
    put_play(page, play, contract, 1)
    assert page.lines == ['[Play "W"]', "- - ^L DT -", "*"]


def test_four_calls_stand_on_a_line_and_an_open_auction_ends_with_a_star() -> None:
    page = Page(Losses("PBN"))
    calls = [{"call": "1D", "seat": "E", "note": "out of turn"}, "P", "1C", "P", "P"]
    put_auction(page, Auction.of(Seat.NORTH, calls), 1)
    assert page.lines == ['[Auction "N"]', "^S 1D =1= Pass ^I 1C", "Pass Pass *", '[Note "1:out of turn"]']


def test_an_auction_has_no_more_than_thirty_two_notes() -> None:
    passes = (AuctionCall(Seat.NORTH.after(at), Call.PASS, f"note {at % 34}") for at in range(36))
    auction = Auction(Seat.NORTH, tuple(passes))
    page = Page(Losses("PBN"))
    put_auction(page, auction, 5)
    assert sum(line.startswith("[Note") for line in page.lines) == 32
    assert str(page.losses.remarks[0]).endswith("further notes left out: 2, the first on board 5.")


@pytest.mark.parametrize(
    ("calls", "key", "kept"),
    [
        (["1H", {"call": "X", "seat": "S"}], RemarkKey.RECORDS_IMPOSSIBLE, None),
        (["1H", {"call": "1C", "seat": "E", "cancelled": True}, "2C"], RemarkKey.CALLS_LEFT_OUT, "1H 2C"),
        (["1H", "P", "P", "P", {"call": "X", "seat": "N"}], RemarkKey.CALLS_LEFT_OUT, "1H P P P"),
    ],
)
def test_calls_that_are_none_to_pbn_are_left_out_and_counted(
    calls: list[object], key: RemarkKey, kept: str | None
) -> None:
    losses = Losses("PBN")
    auction = Auction.of(BOARD.dealer, calls)  # type: ignore[arg-type]
    record = record_of(FileResult(1, auction=auction), BOARD, losses)
    assert (str(record.auction) if record.auction else None) == kept
    assert losses.counts == {key: 1}


def test_an_auction_by_another_dealer_and_a_card_of_another_hand_are_left_out() -> None:
    losses = Losses("PBN")
    played = PlayedTrick(Seat.WEST, (PlayedCard(Seat.WEST, Card.parse("SA")),))
    record = record_of(FileResult(1, auction=Auction.of(Seat.EAST, ["1H"]), play=(played,)), BOARD, losses)
    assert (record.auction, record.play) == (None, ())
    assert set(losses.counts) == {RemarkKey.RECORDS_IMPOSSIBLE}


def test_a_score_that_is_not_what_the_auction_came_to_is_told_apart() -> None:
    auction = Auction.of(BOARD.dealer, ["1H", "P", "4H", "P", "P", "P"])
    told = [
        FileResult(1, contract=Contract.parse(text), auction=auction)
        for text in ("4H by N", "4H by S", "4HX by N", "3H by N")
    ]
    records = [record_of(result, BOARD, Losses("PBN")) for result in told]
    assert [record.is_own_outcome for record in records] == [True, False, False, False]
    assert str(records[1].reached) == "4H by N"

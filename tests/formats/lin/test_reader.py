"""LIN: one board of an online session."""

import pytest

from rulings.bridge import Card, Deal, Seat, Side, Suit, Trick, legal_cards, winner
from rulings.formats.errors import FormatError
from rulings.formats.session import FileFormat
from tests.formats.samples import DEAL, exactly, read

HANDS = "SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,SA8654HKQ5DTCQJT6"
AUCTION = "mb|1D|an|natural|mb|1S|mb|p|mb|4S!|mb|p|mb|p|mb|p|"
PLAY = "pc|D3|pc|D2|pc|DA|pc|DT|"


def lin(*, deal: str = HANDS, calls: str = AUCTION, play: str = PLAY, head: str = "ah|Board 1|sv|o|") -> str:
    return f"pn|Sue,Will,Nora,Ed|st||md|3{deal}|{head}{calls}{play}mc|9|"


def test_names_deal_auction_and_play_are_read() -> None:
    session = read(lin())
    (board,), (result,) = session.boards, session.results
    assert (session.format, board.number, board.dealer, board.vulnerability) == (FileFormat.LIN, 1, "N", "None")
    assert str(board.deal) == DEAL
    assert (result.ns, result.ew, result.tricks) == ("Nora & Sue", "Ed & Will", 9)
    assert (str(result.contract), str(result.lead)) == ("4S by E", "D3")
    assert result.auction is not None
    assert (str(result.auction), result.auction.calls[0].note) == ("1D 1S P 4S P P P", "natural")
    assert [str(card.card) for card in result.play[0].cards] == ["D3", "D2", "DA", "DT"]


def test_the_fourth_hand_may_be_left_to_count() -> None:
    three = HANDS.rpartition(",")[0]
    assert read(lin(deal=three)).boards == read(lin(deal=three + ",")).boards == read(lin()).boards


def test_a_board_passed_out_has_no_play() -> None:
    result = read(lin(calls="mb|p|mb|p|mb|p|mb|p|", play="")).results[0]
    assert (result.is_passed_out, result.contract, result.play) == (True, None, ())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (lin() + "??", "expected a two-letter key and its value between bars, found '??'."),
        (lin(calls="mb|9C|"), "expected a call such as Pass, X or 1NT, found '9C'."),
        (lin(calls="mb|2C|mb|1C|"), "expected a call such as Pass, X or 1NT, found '1C'."),
        (lin(calls=AUCTION + "mb|p|"), "expected no call after the auction is over, found 'p'."),
        (lin(play="pc|D3|pc|Z2|"), "expected a card such as SA, found 'Z2'."),
        (lin(play="pc|DA|"), "expected a card that this player was dealt, found 'DA (S)'."),
        (lin(calls="mb|1C|"), "expected no card after the play is over, found 'D3'."),
        (lin(head="ah|Board 1|sv|q|"), "expected o, n, e or b, found 'q'."),
        (lin(deal="SAHKDQ"), "expected a dealer from 1 to 4 and the hands, found '3SAHKDQ'."),
        (lin(deal=HANDS.replace("SKQT2", "SJQT2")), "expected a dealer from 1 to 4 and the hands"),
        (lin(head=""), "the file: expected at least one board with a number."),
    ],
)
def test_what_is_wrong_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(FormatError) as refusal:
        read(text)
    assert sentence in str(refusal.value)


def whole_play() -> list[Trick]:
    """Thirteen tricks of the sample deal at four spades by east: everybody plays his lowest legal card."""
    held = {seat: list(hand) for seat, hand in Deal.parse(DEAL).hands.items()}
    tricks: list[Trick] = []
    leader = Seat.SOUTH
    for _trick in range(13):
        cards: list[Card] = []
        for seat in (leader.after(steps) for steps in range(4)):
            cards.append(min(legal_cards(held[seat], cards[0].suit if cards else None)))
            held[seat].remove(cards[-1])
        tricks.append(Trick(leader, tuple(cards)))
        leader = winner(tricks[-1], Suit.SPADES)
    return tricks


def test_tricks_are_counted_when_all_were_played() -> None:
    tricks = whole_play()
    play = "".join(f"pc|{card}|" for trick in tricks for card in trick.cards)
    won = sum(winner(trick, Suit.SPADES).side is Side.EW for trick in tricks)
    result = read(lin(play=play).replace("mc|9|", "")).results[0]
    assert (result.tricks, len(result.play)) == (won, 13)
    assert 0 < won < 13


def test_tricks_are_unknown_when_play_stopped_without_a_claim() -> None:
    assert read(lin().replace("mc|9|", "")).results[0].tricks is None


def test_a_claim_of_more_than_thirteen_tricks_is_refused() -> None:
    with pytest.raises(FormatError, match="expected a number of tricks from 0 to 13, found '14'"):
        read(lin().replace("mc|9|", "mc|14|"))


def test_the_line_and_column_are_given() -> None:
    with pytest.raises(
        FormatError, match=exactly("line 2, column 1: expected a two-letter key and its value between bars, found '!'.")
    ):
        read("st||\n!")


TEAMS = "vg|Trials,Segment 4,I,1,3,Nickell,80,Fleisher,99|rs|4SEx-1,4SE=,PASS,,3NW+1,3NN-2|"
EIGHT = "pn|Sue,Will,Nora,Ed,Sam,Wanda,Nina,Eve|pg||"


def table(room: str, number: int = 1, end: str = "mc|9|") -> str:
    return f"qx|{room}{number}|st||md|3{HANDS}|sv|o|{AUCTION}{PLAY}{end}"


def test_a_match_has_its_teams_and_the_players_of_both_rooms() -> None:
    session = read(TEAMS.replace("4SEx-1,4SE=,PASS,,3NW+1,3NN-2", "") + EIGHT + table("o") + table("c"))
    assert (session.event, session.competition, session.scoring) == ("Trials – Segment 4", "Teams", "IMP")
    assert [(result.ns, result.ew, result.room, result.names[Seat.NORTH]) for result in session.results] == [
        ("Nickell", "Fleisher", "Open", "Nora"),
        ("Fleisher", "Nickell", "Closed", "Nina"),
    ]
    assert [sorted(player.name for player in one.players) for one in session.contestants] == [
        ["Eve", "Nora", "Sue", "Wanda"],
        ["Ed", "Nina", "Sam", "Will"],
    ]


def test_the_list_of_results_tells_tricks_and_tables_that_were_not_recorded() -> None:
    session = read(TEAMS + EIGHT + table("c", end="") + table("o", number=2, end=""))
    assert [(result.board, result.room, str(result.contract), result.tricks) for result in session.results] == [
        (1, "Closed", "4S by E", 10),
        (1, "Open", "4SX by E", 9),
        (2, "Open", "4S by E", None),
    ]


def test_a_table_passed_out_on_the_list_is_passed_out() -> None:
    session = read(TEAMS + EIGHT + table("c", number=2))
    assert [(result.room, result.is_passed_out) for result in session.results] == [("Closed", False), ("Open", True)]


@pytest.mark.parametrize("listed", ["9SE=", "4SE+9", "4SE-11", "nonsense", "4S=", ""])
def test_what_is_no_result_on_the_list_is_passed_over(listed: str) -> None:
    session = read(TEAMS.replace("4SEx-1", listed) + EIGHT + table("c"))
    assert [result.room for result in session.results] == ["Closed"]


def test_the_same_board_of_the_same_players_is_taken_once() -> None:
    session = read(lin() + "\n" + lin())
    assert len(session.results) == 1
    assert [str(remark) for remark in session.remarks] == [
        "Alerts without an explanation were left out: 2, the first in line 1.",
        "Line 2: the same result of board 1 is given twice; it was taken once.",
    ]


def test_two_results_of_the_same_players_on_one_board_are_refused() -> None:
    sentence = "line 2: expected one result for these contestants on this board"
    with pytest.raises(FormatError, match=sentence):
        read(lin() + "\n" + lin().replace("mc|9|", "mc|8|"))


def test_a_board_with_other_cards_than_before_is_left_out() -> None:
    turned = HANDS.replace("SJ973", "SJ97").replace("SKQT2", "SKQT32")
    other = lin(deal=turned.replace("HATDJ6542", "HADJ6542").replace("HJ98742", "HJT98742"), play="")
    session = read(lin() + "\n" + other)
    assert (len(session.results), str(session.boards[0].deal)) == (1, DEAL)
    assert [str(remark) for remark in session.remarks] == [
        "Line 2: board 1 was given before with other cards, dealer or vulnerability; left out.",
        "Alerts without an explanation were left out: 1, the first in line 1.",
    ]


def test_keys_that_are_not_used_are_named() -> None:
    session = read(lin() + "nt|well played|")
    assert "Not used here, and left out: nt (1)." in [str(remark) for remark in session.remarks]


def test_the_number_of_a_board_may_stand_before_its_cards() -> None:
    first, second = (lin(head="sv|o|").replace("md|", f"ah|Board {number}|md|") for number in (1, 17))
    session = read(first + "\n" + second)
    assert [(result.board, str(result.contract)) for result in session.results] == [(1, "4S by E"), (17, "4S by E")]
    assert not any("Not used here" in str(remark) for remark in session.remarks)


def test_a_number_that_no_cards_follow_is_named() -> None:
    session = read(lin() + "ah|Board 2|")
    assert [board.number for board in session.boards] == [1]
    assert any("Not used here" in str(remark) for remark in session.remarks)

"""What the page of the play shows."""

from rulings.bridge import Contract, Deal, Seat, Suit
from rulings.bridge.play_text import Play, read_text, read_tricks
from rulings.desk.cases.queries.play_sheet import pad, play_sheet, recorded_sheet
from rulings.desk.reports.services.recording import record_play
from rulings.models import Session, User
from tests.factories import DEAL, make_report

FOUR_SPADES = Contract.parse("4S by S")
assert FOUR_SPADES is not None
START = Play(Seat.WEST, Suit.SPADES, deal=Deal.parse(DEAL))


def test_the_table_begins_with_the_opening_leader_and_marks_lead_and_winner() -> None:
    assert FOUR_SPADES is not None
    sheet = play_sheet(read_text(START, "H8 H3 HA H2"), FOUR_SPADES)
    assert sheet.heads == ("West", "North", "East", "South")
    assert [(card.text, card.leads, card.wins) for card in sheet.tricks[0]] == [
        ("♥8", True, False),
        ("♥3", False, False),
        ("♥A", False, True),
        ("♥2", False, False),
    ]
    assert (sheet.last, sheet.may_skip, sheet.is_over) == (1, "", False)


def test_in_the_middle_of_a_trick_the_one_in_turn_may_be_passed_over() -> None:
    assert FOUR_SPADES is not None
    sheet = play_sheet(read_text(START, "H8 H3"), FOUR_SPADES)
    assert (sheet.may_skip, sheet.last) == ("East", 0)


def test_a_revoke_is_marked_on_its_card_and_said() -> None:
    assert FOUR_SPADES is not None
    sheet = play_sheet(read_text(START, "H8 S2 HA H2"), FOUR_SPADES)
    assert [card.is_revoke for card in sheet.tricks[0]] == [False, True, False, False]
    assert sheet.revokes[0] in sheet.said


def test_who_gave_no_card_and_who_gave_two_is_marked() -> None:
    assert FOUR_SPADES is not None
    play = read_tricks(Play(Seat.WEST, Suit.SPADES), [["H8", "H3", "HA", "-"], ["DT", "D3", "D2", "DJ", "W:C3"]])
    first, second = play_sheet(play, FOUR_SPADES).tricks
    assert [card.is_missing for card in first] == [False, False, False, True]
    assert [card.second for card in second] == ["♣3", "", "", ""]
    assert (first[3].is_wrong, second[0].is_wrong, second[1].is_wrong) == (True, True, False)


def test_a_card_of_the_pad_is_played_or_in_another_hand() -> None:
    cards = {card.value: card for row in pad(read_text(START, "H8 H3")) for card in row}
    assert len(cards) == 52
    assert cards["H8"].is_played
    assert not cards["HA"].is_elsewhere
    assert cards["SA"].is_elsewhere
    assert [card.value for card in pad(None)[0]] == ["SA", "HA", "DA", "CA"]


def test_a_report_shows_what_it_knows_of_the_play(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    assert recorded_sheet(report) is None
    tricks = [["H8", "H3", "HA", "H2"]]
    report = record_play(actor=dora, report=report, revision=1, leader=Seat.WEST, tricks=tricks, contract="4S by S")
    sheet = recorded_sheet(report)
    assert sheet is not None
    assert len(sheet.tricks) == 1

"""With an older penalty card on the table the script names the card that was led, and asks which it was if need be."""

from django.test import Client

from rulings.bridge import Seat
from rulings.desk.cases.queries.table import record_of
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.services.recording import record_play
from rulings.laws.record.record import read_record
from rulings.models import ReportCase, Session, User
from tests.desk.reading import text
from tests.factories import answer_all, first_case, make_report

LED = (
    ("offender", "W"),
    ("opening_lead_by", "other_defender"),
    ("since_opening_lead", "nothing"),
    ("penalty_cards", "H7 S4"),
)


def led(dora: User, session: Session) -> ReportCase:
    """West has led out of turn with two cards of his face up."""
    report = make_report(dora, session, situation="opening_lead_out_of_turn", facts={}, board_number=2)
    return answer_all(dora, first_case(report), LED)


def test_a_button_says_which_of_two_cards_was_led_and_the_script_names_that_one(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = led(dora, session)
    page = as_dora.get(f"/cases/{case.pk}/")
    assert "has West led or played now?" in text(page)
    assert 'value="H7"' in page.content.decode()
    sent = {"key": "card_led_or_played", "value": "H7", "revision": case.revision}
    told = text(as_dora.post(f"/cases/{case.pk}/answer/", sent, follow=True))
    assert "West has led ♥ hearts 7 out of turn." in told


def test_a_card_that_was_not_among_them_is_refused_and_nothing_is_lost(
    as_dora: Client, dora: User, session: Session
) -> None:
    case = led(dora, session)
    sent = {"key": "card_led_or_played", "value": "D2", "revision": case.revision}
    told = text(as_dora.post(f"/cases/{case.pk}/answer/", sent, follow=True))
    assert "do not go together: change one of them." in told
    case.refresh_from_db()
    assert (sorted(case.answers), case.answers["penalty_cards"]["value"]) == (sorted(dict(LED)), ["S4", "H7"])


def test_a_card_that_another_was_dealt_is_pointed_out_on_the_page_and_counts(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session, situation="opening_lead_out_of_turn", facts={})
    dealt = read_record(record_of(report)).deal
    assert dealt is not None
    card = next(iter(dealt.hands[Seat.NORTH]))
    case = answer_all(dora, first_case(report), (*LED[:3], ("penalty_cards", str(card))))
    page = text(as_dora.get(f"/cases/{case.pk}/"))
    assert "is named as a card of West, but North was dealt it. Change the card or the seat" in page
    assert "out of turn. North, as declarer you choose one of five" in page


def test_the_card_of_a_recorded_lead_is_not_asked_and_may_be_changed(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session, situation="opening_lead_out_of_turn", facts={}, board_number=2)
    record_play(actor=dora, report=report, revision=1, leader=Seat.WEST, tricks=[["E:DK"]], contract="4S by S")
    case = answer_all(dora, first_case(report), (("since_opening_lead", "nothing"),))
    page = text(as_dora.get(f"/cases/{case.pk}/"))
    assert "East has led ♦ diamonds K out of turn. South, as declarer you choose one of five" in page
    changed = answer_all(dora, case, (("penalty_cards", "DQ"),))
    page = text(as_dora.get(f"/cases/{changed.pk}/"))
    assert "you say “ ♦ diamonds Q”, the record says “ ♦ diamonds K”. Your answer counts." in page


def test_after_54A_the_report_shows_the_new_declarer_and_no_contradiction(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session, situation="opening_lead_out_of_turn", facts={}, board_number=2)
    amend_report(actor=dora, report=report, revision=1, auction=["P", "4S", "P", "P", "P"])
    answers = (("offender", "E"), ("since_opening_lead", "nothing"), ("penalty_cards", "H7"), ("one_of_five", "spread"))
    case = answer_all(dora, ReportCase.objects.get(report=report), answers)
    as_dora.post(f"/cases/{case.pk}/issue/", {"revision": case.revision})
    page = text(as_dora.get(f"/reports/{report.pk}/"))
    assert "Contract 4 ♠ spades by N" in page
    assert "Change the one that is wrong" not in page


def test_the_guide_asks_with_the_same_buttons(client: Client) -> None:
    answers = "&".join(f"{key}={value.replace(' ', '+')}" for key, value in LED)
    asked = client.get(f"/guide/opening_lead_out_of_turn/?{answers}")
    assert "has West led or played now?" in text(asked)
    told = client.get(f"/guide/opening_lead_out_of_turn/?{answers}&card_led_or_played=H7")
    assert "West has led ♥ hearts 7 out of turn." in text(told)

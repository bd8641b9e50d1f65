"""The play and the claim of a report as a director enters them, without JavaScript and with htmx."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.imports.services.importing import import_session
from rulings.desk.reports.services.filing import amend_report
from rulings.models import IrregularityReport, Session, User
from tests.desk.reading import text
from tests.factories import answer_all, first_case, history, make_report
from tests.formats.lin.test_reader import lin

REVOKE = "DT DJ S7 DA\nHA H2 H6 H3"
"""On board 1 against 4S by south: east ruffs the first trick while holding diamonds, and wins the next."""


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    filed = make_report(dora, session, situation="established_revoke", facts={})
    return amend_report(actor=dora, report=filed, revision=1, contract="4S by S")


def post(browser: Client, report: IrregularityReport, what: str, htmx: bool = False, **fields: object) -> HttpResponse:
    headers = {"HX-Request": "true"} if htmx else {}
    given = {"revision": report.revision, **fields}
    answer: HttpResponse = browser.post(f"/reports/{report.pk}/{what}/", given, headers=headers)
    return answer


def area(page: HttpResponse) -> str:
    """What the field of the tricks holds."""
    found = re.search(r'<textarea name="tricks"[^>]*>\s*(.*?)</textarea>', page.content.decode(), flags=re.S)
    assert found is not None
    return found.group(1)


def errors(page: HttpResponse) -> str:
    """The sentences above the form."""
    found = re.search(r'<div class="note error" role="alert">(.*?)</div>', page.content.decode(), flags=re.S)
    return " ".join(re.sub(r"<[^>]+>", " ", found.group(1)).split()) if found else ""


def test_a_tap_draws_one_card_more_and_stores_nothing(as_dora: Client, report: IrregularityReport) -> None:
    page = post(as_dora, report, "play", tricks="DT DJ", card="S7")
    assert area(page) == "DT DJ S7"
    assert "South plays to trick 1." in text(page)
    assert IrregularityReport.objects.get().play == {}


def test_undo_and_start_again(as_dora: Client, report: IrregularityReport) -> None:
    assert area(post(as_dora, report, "play", tricks=REVOKE, act="undo")) == REVOKE.removesuffix(" H3")
    assert area(post(as_dora, report, "play", tricks=REVOKE, act="clear")) == ""


def test_the_tricks_show_who_won_and_the_revoke(as_dora: Client, report: IrregularityReport) -> None:
    page = text(post(as_dora, report, "play", tricks=REVOKE, act="read"))
    assert "East leads to trick 3. Tricks won: 0 by North-South, 2 by East-West." in page
    assert "East played ♠ spades 7 while holding diamonds. That is a revoke (Law 61A)." in page


def test_what_is_stored_answers_the_case(as_dora: Client, report: IrregularityReport, dora: User) -> None:
    answer = post(as_dora, report, "play", tricks=REVOKE, act="save")
    case = first_case(report)
    assert (answer.status_code, answer["Location"]) == (302, f"/cases/{case.pk}/")
    assert IrregularityReport.objects.get().play == {
        "leader": "W",
        "tricks": [["DT", "DJ", "S7", "DA"], REVOKE.split()[4:]],
    }
    case.refresh_from_db()
    case = answer_all(dora, case, (("offender", "E"),))
    page = text(as_dora.get(f"/cases/{case.pk}/"))
    assert "Enter the play: it answers much of this" not in page
    assert page.count("from the record") == 2


def test_htmx_gets_the_part_that_changes_and_leaves_the_page_when_stored(
    as_dora: Client, report: IrregularityReport
) -> None:
    part = post(as_dora, report, "play", htmx=True, tricks="", card="DT")
    assert "<html" not in part.content.decode()
    assert 'data-cards="1"' in part.content.decode()
    stored = post(as_dora, report, "play", htmx=True, tricks="DT", act="save")
    assert stored["HX-Redirect"] == f"/cases/{first_case(report).pk}/"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"tricks": "DT DJ", "card": "SA"},
            "Trick 1, SA: it is the turn of East, who was not dealt that card. Correct the card, "
            "or the tricks before it.",
        ),
        ({"tricks": "DT DT"}, "Trick 1: DT has already been played. Correct one of the two."),
        ({"tricks": "ten"}, "Trick 1: “ten” is no card. Write the suit, then the rank: SA, H10, D2."),
        ({"tricks": "x" * 601}, "Ensure this value has at most 600 characters (it has 601)."),
        ({"leader": "Q"}, "Select a valid choice. Q is not one of the available choices."),
    ],
)
def test_what_cannot_be_is_said_and_what_was_typed_stays(
    as_dora: Client, report: IrregularityReport, fields: dict[str, str], sentence: str
) -> None:
    entries = len(history(report.club))
    page = post(as_dora, report, "play", act="save", **fields)
    assert (page.status_code, errors(page)) == (200, sentence)
    assert area(page) == fields.get("tricks", "")
    assert len(history(report.club)) == entries


@pytest.mark.parametrize(("leader", "sentence"), [
    ("E", "it is West who leads, but East is recorded as the opening leader. Change the one that is wrong, unless"),
    ("N", "only a defender makes the opening lead, but North is recorded as the opening leader."),
    ("W", ""),
])  # fmt: skip
def test_an_opening_leader_whom_the_contract_contradicts_is_pointed_out_while_the_play_is_entered(
    as_dora: Client, report: IrregularityReport, leader: str, sentence: str
) -> None:
    page = text(post(as_dora, report, "play", tricks="", leader=leader))
    assert sentence in page
    assert ("is recorded as the opening leader" in page) == bool(sentence)


def test_without_a_contract_it_is_asked_first_and_stored_with_the_play(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session)
    sentence = "Write the contract first, such as 4S by W: its trumps say who wins a trick."
    assert errors(post(as_dora, report, "play", card="DT")) == sentence
    assert errors(post(as_dora, report, "play", card="DT", contract="Pass")).startswith(
        "A board passed out has no play"
    )
    assert errors(post(as_dora, report, "play", card="DT", contract="4S")).startswith("Who made the opening lead?")
    assert area(post(as_dora, report, "play", card="DT", contract="4S", leader="W")) == "DT"
    post(as_dora, report, "play", tricks="DT", contract="4S by S", act="save")
    stored = IrregularityReport.objects.get()
    assert (stored.contract, stored.play) == ("4S by S", {"leader": "W", "tricks": [["DT"]]})


def test_an_older_form_is_refused(as_dora: Client, report: IrregularityReport) -> None:
    page = post(as_dora, report, "play", tricks="DT", act="save", revision=1)
    assert page.status_code == 409
    assert IrregularityReport.objects.get().play == {}


def test_the_claim_begins_with_what_the_recorded_play_leaves(as_dora: Client, report: IrregularityReport) -> None:
    post(as_dora, report, "play", tricks=REVOKE, act="save")
    page = as_dora.get(f"/reports/{report.pk}/claim/").content.decode()
    assert 'name="hand_N" value="AKQ2.54.K4.876"' in page
    assert re.search(r'id="card-DT" [^>]*value="DT"\s+disabled', page)


def test_a_tap_gives_a_card_to_the_seat_chosen(as_dora: Client, report: IrregularityReport) -> None:
    page = post(as_dora, report, "claim", hand_N="SA", seat="S", card="HK", statement="All mine").content.decode()
    assert 'name="hand_S" value=".K.."' in page
    assert 'name="hand_N" value="A..."' in page
    assert re.search(r">\s*All mine</textarea>", page)
    assert IrregularityReport.objects.get().claim == {}


def test_the_claim_is_stored_and_shown_where_it_is_ruled_on(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="contested_claim", facts={})
    assert "Enter the cards left and what was said" in text(as_dora.get(f"/cases/{first_case(report).pk}/"))
    post(as_dora, report, "claim", claimer="S", hand_N="AK...", hand_S=".K2..", statement="All mine", act="save")
    for page in (f"/cases/{first_case(report).pk}/", f"/reports/{report.pk}/"):
        assert "By South. North : ♠ spades A K ♥ hearts – " in text(as_dora.get(page))
        assert "Statement All mine" in text(as_dora.get(page))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "Say who claimed or conceded, then store it."),
        (
            {"claimer": "N"},
            "North is dummy, and dummy cannot claim or concede. Choose who claimed; if only dummy spoke, "
            "rule on what dummy did.",
        ),
        (
            {"claimer": "S", "hand_N": "SA", "hand_E": "SA"},
            "SA is in the hands of North and of East. Take it out of one of them.",
        ),
        (
            {"claimer": "S", "hand_W": "??"},
            "The hand of West, “??”, cannot be read. Write SA SK H5, or AK.5.. with spades first.",
        ),
        (
            {"claimer": "Q"},
            "Select a valid choice. Q is not one of the available choices. Say who claimed or conceded, then store it.",
        ),
    ],
)
def test_a_claim_that_cannot_be_is_said_plainly_and_nothing_is_lost(
    as_dora: Client, report: IrregularityReport, fields: dict[str, str], sentence: str
) -> None:
    page = post(as_dora, report, "claim", act="save", statement="All mine", **fields)
    assert (page.status_code, errors(page)) == (200, sentence)
    assert "All mine</textarea>" in page.content.decode()
    assert IrregularityReport.objects.get().claim == {}


def test_the_history_tells_the_play_in_one_line(as_dora: Client, report: IrregularityReport) -> None:
    post(as_dora, report, "play", tricks=REVOKE, act="save")
    assert "W / DT DJ S7 DA / HA H2 H6 H3" in text(as_dora.get(f"/reports/{report.pk}/history/"))


def test_a_lead_out_of_turn_is_tapped_with_the_seat_first(as_dora: Client, report: IrregularityReport) -> None:
    first = REVOKE.splitlines()[0]
    page = post(as_dora, report, "play", tricks=first, card="H6", by="W")
    assert area(page) == f"{first}\nW:H6"
    assert "Trick 2: West led, though it was for East to lead." in text(page)


def test_a_player_who_gives_no_card_and_one_who_gives_two(as_dora: Client, report: IrregularityReport) -> None:
    assert area(post(as_dora, report, "play", tricks="DT DJ", act="no_card")) == "DT DJ -"
    page = post(as_dora, report, "play", tricks="DT DJ -", card="DK", by="N")
    assert area(page) == "DT DJ - N:DK"
    assert "Trick 1: East gave no card. ! Trick 1: North gave ♦ diamonds K as well." in text(page)
    whole = REVOKE.splitlines()[0]
    assert area(post(as_dora, report, "play", tricks=whole, card="DK", by="N", is_second="on")) == f"{whole} N:DK"
    refused = post(as_dora, report, "play", tricks=whole, card="DK", is_second="on")
    assert (errors(refused), area(refused)) == ("Whose second card was it? Tap his seat too, then the card.", whole)
    assert errors(post(as_dora, report, "play", act="no_card")) == (
        "Trick 1 begins with a dash: put in the card that was led."
    )


def test_a_play_that_another_contract_made_impossible_is_shown_with_what_is_wrong(
    as_dora: Client, report: IrregularityReport, dora: User
) -> None:
    post(as_dora, report, "play", tricks=REVOKE, act="save")
    amend_report(actor=dora, report=report, revision=3, contract="4H by S")
    page = as_dora.get(f"/reports/{report.pk}/play/")
    assert area(page) == REVOKE
    assert errors(page).startswith("Trick 2, HA: it is the turn of South, who was not dealt that card.")
    assert as_dora.get(f"/cases/{first_case(report).pk}/").status_code == 200


def test_what_the_claim_answers_is_marked_as_such_and_may_be_overruled(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session, situation="contested_claim", facts={})
    post(as_dora, report, "claim", claimer="S", hand_N="AK...", act="save")
    case = first_case(report)
    assert "South from the claim" in text(as_dora.get(f"/cases/{case.pk}/"))
    answer_all(dora, case, (("offender", "N"),))
    assert "North not as recorded" in text(as_dora.get(f"/cases/{case.pk}/"))


def test_the_issued_ruling_says_what_the_claim_told_and_what_the_rest_of_the_record(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session, situation="cancelled_concession", facts={})
    post(as_dora, report, "claim", claimer="S", act="save")
    case = answer_all(dora, first_case(report), (("objected_when", "later"),))
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    page = text(as_dora.get(f"/rulings/{ruling.pk}/"))
    assert "Concession by South from the claim" in page
    assert "from the record" not in page


def test_the_report_shows_the_play_of_an_imported_board(as_dora: Client, dora: User, session: Session) -> None:
    online = import_session(actor=None, club=session.event.club, data=lin().encode(), filename="board.lin").session
    result = online.boards.get().results.get()
    report = make_report(dora, online, ns=result.ns, ew=result.ew)
    page = text(as_dora.get(f"/reports/{report.pk}/"))
    assert "1 › ♦ diamonds 3 , leads ♦ diamonds 2 ♦ diamonds A , wins ♦ diamonds 10" in page
    assert "Change the play" in page
    assert area(as_dora.get(f"/reports/{report.pk}/play/")) == "D3 D2 DA DT"


def where_it_is_told(browser: Client, report: IrregularityReport) -> list[str]:
    """The page of the report and that of its first case."""
    return [text(browser.get(address)) for address in (f"/reports/{report.pk}/", f"/cases/{first_case(report).pk}/")]


def test_a_play_that_a_corrected_contract_makes_impossible_is_said_to_tell_nothing(
    as_dora: Client, report: IrregularityReport, dora: User
) -> None:
    post(as_dora, report, "play", tricks=REVOKE, act="save")
    assert not any("tells nothing as it stands" in page for page in where_it_is_told(as_dora, report))
    amend_report(actor=dora, report=report, revision=report.revision + 1, contract="4H by S")
    for page in where_it_is_told(as_dora, report):
        assert "The play on record tells nothing as it stands. Trick 2, " in page


def test_a_claim_that_a_later_play_contradicts_is_said_to_tell_nothing(
    as_dora: Client, report: IrregularityReport
) -> None:
    post(as_dora, report, "claim", claimer="S", hand_W="DT", act="save")
    report.refresh_from_db()
    assert not any("tells nothing as it stands" in page for page in where_it_is_told(as_dora, report))
    post(as_dora, report, "play", tricks=REVOKE, act="save")
    for page in where_it_is_told(as_dora, report):
        assert (
            "The claim on record tells nothing as it stands. DT in the hand of West was played to trick 1. "
            "Take it out, or correct the play."
        ) in page

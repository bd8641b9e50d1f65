"""The bidding box on its pages: nothing is stored by a tap, everything by one press, and what the record then tells."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any
from uuid import uuid4

import pytest
from django.http import HttpResponse
from django.test import Client

from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.reports.services.filing import amend_report
from rulings.models import Club, IrregularityReport, Role, Ruling, Session, User
from tests.desk.reading import buttons, text
from tests.factories import answer_all, first_case, history, make_pair, make_report, make_result

Asked = Callable[[int], AbstractContextManager[Any]]
PAGE, STORING = 6, 22
HTMX = {"HX-Request": "true"}
NOT_ACCEPTED = (
    ("insufficient_kind", "in_turn"),
    ("lho_accepts_insufficient_bid", "no"),
    ("replacement", "lowest_same"),
)


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


def tap(client: Client, report: IrregularityReport, auction: str, **sent: str) -> HttpResponse:
    """One button of the box that shows this auction."""
    return client.post(f"/reports/{report.pk}/auction/", {"auction": auction, "revision": "1", **sent})  # type: ignore[return-value]


def stored() -> tuple[list[object], int]:
    report = IrregularityReport.objects.get()
    return report.auction, report.revision


def field(page: HttpResponse, name: str) -> str:
    """What the field with that name holds."""
    found = page.context["form"][name].value()  # type: ignore[attr-defined]
    return "" if found is None else str(found)


def test_the_box_has_every_call_and_begins_with_the_dealer(as_dora: Client, report: IrregularityReport) -> None:
    page = as_dora.get(f"/reports/{report.pk}/auction/")
    assert len(set(buttons(page, "call"))) == 35 + 3 + 1
    assert "It is the turn of North." in text(page)


def test_a_tap_draws_the_call_and_stores_nothing(as_dora: Client, dora: User, report: IrregularityReport) -> None:
    entries = len(history(report.club))
    page = tap(as_dora, report, "3C", call="2H")
    assert "2 ♥ hearts by East is insufficient: the last bid was 3 ♣ clubs , 3 ♥ hearts would have" in text(page)
    assert "It is the turn of South. So far: 2 ♥ hearts by East." in text(page)
    assert field(page, "auction") == "3C 2H"
    assert (stored(), len(history(report.club))) == (([], 1), entries)


def test_htmx_gets_the_box_alone_and_what_a_screen_reader_is_told(as_dora: Client, report: IrregularityReport) -> None:
    address = f"/reports/{report.pk}/auction/"
    page = as_dora.post(address, {"auction": "1NT", "call": "P", "revision": "1"}, headers=HTMX)
    assert "<html" not in page.content.decode()
    assert (
        '<div hx-swap-oob="innerHTML:#said">It is the turn of South. So far: 1NT by North.</div>'
        in page.content.decode()
    )
    assert "HX-Request" in page["Vary"]


def test_the_auction_is_stored_once_and_leads_back_to_the_question(as_dora: Client, report: IrregularityReport) -> None:
    page = tap(as_dora, report, "3C 2H", act="save")
    assert (page.status_code, page["Location"]) == (302, f"/cases/{first_case(report).pk}/")
    assert stored() == (["3C", "2H"], 2)
    assert history(report.club)[-1] == ("report.amended", {"auction": []}, {"auction": ["3C", "2H"]})
    assert "The auction is stored" in text(as_dora.get(page["Location"]))


def test_htmx_leaves_the_page_when_the_auction_is_stored(as_dora: Client, report: IrregularityReport) -> None:
    form = {"auction": "1NT", "act": "save", "revision": "1"}
    page = as_dora.post(f"/reports/{report.pk}/auction/", form, headers=HTMX)
    assert page["HX-Redirect"] == f"/cases/{first_case(report).pk}/"


@pytest.mark.parametrize("auction", ["1NT 9Z", "1NT S:2C", "1NT P P P 2C"])
def test_an_impossible_auction_is_not_stored(as_dora: Client, report: IrregularityReport, auction: str) -> None:
    page = tap(as_dora, report, auction, act="save")
    assert page.status_code == 200
    assert f"Call {len(auction.split())} of the auction" in text(page)
    assert field(page, "auction") == auction
    assert stored() == ([], 1)


def test_a_box_that_somebody_overtook_is_refused(as_dora: Client, report: IrregularityReport) -> None:
    tap(as_dora, report, "1NT P", act="save")
    late = tap(as_dora, report, "1C", act="save")
    assert late.status_code == 409
    assert stored() == (["1NT", "P"], 2)


def test_a_box_without_its_revision_stores_nothing(as_dora: Client, report: IrregularityReport) -> None:
    page = as_dora.post(f"/reports/{report.pk}/auction/", {"auction": "1NT", "act": "save"})
    assert (page.status_code, stored()) == (200, ([], 1))


def test_the_box_opens_with_the_auction_of_the_result(as_dora: Client, dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    calls = [{"call": "1S", "seat": "N", "note": "five or more"}, {"call": "P", "seat": "E"}]
    make_result(session.boards.get(number=1), *pairs, table="4", auction=calls)
    report = make_report(dora, session, table="4")
    page = as_dora.get(f"/reports/{report.pk}/auction/")
    assert field(page, "auction") == "1S(five or more) P"
    assert "Carla" in text(page)


def test_a_contract_that_contradicts_the_auction_is_pointed_out(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session)
    as_dora.post(f"/reports/{report.pk}/amend/", {"revision": 1, "contract": "4S by W"})
    sentence = "The auction ends in 1NT by North, but 4 ♠ spades by West is recorded as the contract."
    assert sentence in text(tap(as_dora, report, "1NT AP"))
    as_dora.post(f"/reports/{report.pk}/auction/", {"revision": 2, "auction": "1NT AP", "act": "save"})
    for page in (f"/cases/{first_case(report).pk}/", f"/reports/{report.pk}/"):
        assert sentence in text(as_dora.get(page))


def test_a_dealer_and_a_leader_that_do_not_fit_are_pointed_out(as_dora: Client, dora: User, session: Session) -> None:
    session.boards.filter(number=1).update(dealer="E", vulnerability="All")
    report = make_report(dora, session)
    IrregularityReport.objects.filter(pk=report.pk).update(contract="4S by W", play={"leader": "S", "tricks": [["SA"]]})
    for address in (f"/reports/{report.pk}/", f"/cases/{first_case(report).pk}/", f"/reports/{report.pk}/auction/"):
        page = text(as_dora.get(address))
        assert "Board 1 is dealt by North, but East is recorded as the dealer." in page
        assert "Vulnerable on board 1 by its number: neither side; recorded: both sides." in page
        assert "it is North who leads, but South is recorded as the opening leader." in page


def test_an_answer_that_contradicts_the_auction_counts_and_both_are_said(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session, situation="lead_out_of_turn", facts={"offender": "W"})
    as_dora.post(f"/reports/{report.pk}/auction/", {"revision": 1, "auction": "1NT AP", "act": "save"})
    case = f"/cases/{first_case(report).pk}/"
    assert "Role A defender from the record" in text(as_dora.get(case))
    as_dora.post(case + "answer/", {"key": "role", "value": "declarer", "revision": first_case(report).revision})
    page = text(as_dora.get(case))
    assert "Role: you say “Declarer”, the record says “A defender”. Your answer counts." in page
    assert "Declarer not as recorded" in page


def test_a_question_of_the_auction_asks_for_it_first(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="missing_card", facts={})
    case = f"/cases/{first_case(report).pk}/"
    assert "Enter the auction: it answers much of this" in text(as_dora.get(case))
    as_dora.post(f"/reports/{report.pk}/auction/", {"revision": 1, "auction": "1NT", "act": "save"})
    assert "Change the auction" in text(as_dora.get(case))


def test_the_guide_s_box_keeps_its_answers_and_leads_back_with_the_auction(client: Client) -> None:
    page = client.get("/guide/lead_out_of_turn/auction/?edition=2007&offender=W&dealer=E&auction=1C&call=2C&seat=W")
    assert "2 ♣ clubs by West is out of turn: it was the turn of South." in text(page)
    body = " ".join(page.content.decode().split())
    assert 'name="offender" value="W"' in body
    assert 'href="/guide/lead_out_of_turn/?edition=2007&amp;offender=W&amp;dealer=E&amp;auction=1C+W%3A2C%21"' in body


def test_the_guide_takes_from_the_auction_what_it_tells(client: Client) -> None:
    address = "/guide/lead_out_of_turn/?edition=2017&dealer=N&auction=1NT+P+P+P&offender=W"
    page = client.get(address)
    assert "Role A defender from the auction" in text(page)
    assert '<input type="hidden" name="auction" value="1NT P P P">' in page.content.decode()
    assert 'name="role"' not in page.content.decode()


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("auction=1NT+9Z", "Call 2 of the auction: “9Z” is no call."),
        ("auction=1NT+P+P+P+2C", "Call 5 of the auction, 2C: the auction was over."),
        ("auction=1NT&dealer=Q", "A seat is N, E, S or W."),
    ],
)
def test_an_address_with_an_impossible_auction_is_400_and_says_why(client: Client, query: str, sentence: str) -> None:
    page = client.get(f"/guide/lead_out_of_turn/?{query}")
    assert page.status_code == 400
    assert sentence in text(page)


def test_the_guide_s_box_says_what_is_wrong_beside_the_field(client: Client) -> None:
    page = client.get("/guide/lead_out_of_turn/auction/?auction=1NT+9Z")
    assert page.status_code == 200
    assert "Call 2 of the auction: “9Z” is no call." in text(page)


def test_a_box_for_a_situation_that_is_none_is_404(client: Client) -> None:
    assert client.get("/guide/chess/auction/").status_code == 404


def test_the_box_asks_a_fixed_number_of_queries(
    as_dora: Client,
    dora: User,
    session: Session,
    django_assert_num_queries: Asked,
) -> None:
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    report = make_report(dora, session, ns=pairs[0], ew=pairs[1])
    with django_assert_num_queries(PAGE):
        as_dora.get(f"/reports/{report.pk}/auction/")
    for auction in ("", "1NT P 2C(majors) P 2H P 4H AP"):
        with django_assert_num_queries(PAGE):
            tap(as_dora, report, auction, act="read")
    for revision, auction in enumerate(("1NT", "1NT P 2C P 2H P 4H AP"), start=1):
        with django_assert_num_queries(STORING):
            tap(as_dora, report, auction, act="save", revision=str(revision))


def test_what_the_auction_makes_pointless_is_dropped_and_said(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="insufficient_bid", facts={})
    case = f"/cases/{first_case(report).pk}/"
    for key, value in (("offender", "E"), ("insufficient_kind", "out_of_turn")):
        as_dora.post(case + "answer/", {"key": key, "value": value, "revision": first_case(report).revision})
    page = as_dora.post(
        f"/reports/{report.pk}/auction/", {"revision": 1, "auction": "3C 2H", "act": "save"}, follow=True
    )
    assert "These answers no longer matter and were dropped:" in text(page)
    assert list(first_case(report).answers) == ["offender"]


def test_the_offender_and_what_follows_come_from_the_auction(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="insufficient_bid", facts={})
    as_dora.post(f"/reports/{report.pk}/auction/", {"revision": 1, "auction": "3C 2H", "act": "save"})
    page = text(as_dora.get(f"/cases/{first_case(report).pk}/"))
    assert "How did East make the insufficient bid?" in page
    assert "Insufficient bid by East from the record" in page


def test_the_report_s_form_takes_the_same_notation_and_names_the_call_that_cannot_be(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session)
    address = f"/reports/{report.pk}/amend/"
    refused = as_dora.post(address, {"revision": 1, "auction": "1NT S:2C", "table": "4"})
    assert "Call 2 of the auction, 2C by S: it was the turn of E." in text(refused)  # type: ignore[arg-type]
    assert stored() == ([], 1)
    as_dora.post(address, {"revision": 1, "auction": "1NT S:2C!(majors)"})
    kept = ["1NT", {"call": "2C", "seat": "S", "note": "majors"}]
    assert stored() == (kept, 2)
    assert "1NT S:2C!(majors)" in as_dora.get(address).content.decode()
    as_dora.post(address, {"revision": 2, "auction": "1NT S:2C!(majors)", "table": "4"})
    assert stored() == (kept, 3)


def test_the_history_tells_the_auction_in_the_notation_of_the_box(
    as_dora: Client, dora: User, session: Session
) -> None:
    report = make_report(dora, session)
    tap(as_dora, report, "3C 2H E:3H!(at second thought) P", act="save")
    assert "Auction 3C 2H E:3H(at second thought) P" in text(as_dora.get(f"/reports/{report.pk}/history/"))


def test_a_tap_on_a_call_of_the_diagram_cancels_it_and_another_restores_it(
    as_dora: Client, report: IrregularityReport
) -> None:
    page = tap(as_dora, report, "3C 2H", cancel="2")
    assert field(page, "auction") == "3C [E:2H]"
    assert "It is the turn of East. So far: 3 ♣ clubs by North." in text(page)
    assert "would have been enough. It was cancelled." in text(page)
    [struck] = re.findall(r"<s\s*>(.*?)</s>", page.content.decode(), flags=re.S)
    assert struck.startswith("2<span")
    assert field(tap(as_dora, report, "3C [E:2H]", cancel="2"), "auction") == "3C 2H"
    tap(as_dora, report, "3C [E:2H] 3H", act="save")
    assert stored() == (["3C", {"call": "2H", "seat": "E", "cancelled": True}, "3H"], 2)


def test_only_the_box_has_calls_that_may_be_tapped(as_dora: Client, report: IrregularityReport) -> None:
    assert buttons(tap(as_dora, report, "3C 2H"), "cancel") == ["1", "2"]
    tap(as_dora, report, "3C 2H", act="save")
    assert buttons(as_dora.get(f"/reports/{report.pk}/"), "cancel") == []  # type: ignore[arg-type]


def ruled_insufficient(dora: User, session: Session, **fields: str) -> Ruling:
    """3C by north, an insufficient 2H by east that is cancelled and replaced by 3H."""
    report = make_report(dora, session, situation="insufficient_bid", facts={})
    amend_report(actor=dora, report=report, revision=1, auction=["3C", "2H"])
    case = answer_all(dora, first_case(report), NOT_ACCEPTED)
    return issue_ruling(actor=dora, case=case, revision=case.revision, **fields)


@pytest.mark.parametrize("page", ["/reports/{report}/", "/rulings/{ruling}/"])
def test_what_a_ruling_cancelled_is_marked_by_one_press(
    as_dora: Client, dora: User, session: Session, page: str
) -> None:
    ruling = ruled_insufficient(dora, session)
    address = page.format(report=ruling.report_id, ruling=ruling.pk)
    shown = as_dora.get(address)
    assert "Mark as cancelled: 2 ♥ hearts by East" in text(shown)  # type: ignore[arg-type]
    form = dict(re.findall(r'name="(auction|revision)" value="([^"]*)"', shown.content.decode()))
    as_dora.post(f"/reports/{ruling.report_id}/auction/", {**form, "act": "save"})
    assert stored() == (["3C", {"call": "2H", "seat": "E", "cancelled": True}], 3)
    assert "Mark as cancelled" not in text(as_dora.get(address))  # type: ignore[arg-type]


def test_a_ruling_against_its_findings_marks_nothing(as_dora: Client, dora: User, session: Session) -> None:
    ruling = ruled_insufficient(dora, session, override_text="It stands.", override_reason="I was told otherwise.")
    assert "Mark as cancelled" not in text(as_dora.get(f"/rulings/{ruling.pk}/"))  # type: ignore[arg-type]


def test_who_may_not_file_is_not_offered_to_mark(as_dora: Client, dora: User, session: Session, club: Club) -> None:
    ruling = ruled_insufficient(dora, session)
    membership = club.memberships.get(user=dora)
    membership.role = Role.ADMINISTRATOR
    membership.save()
    assert "Mark as cancelled" not in text(as_dora.get(f"/rulings/{ruling.pk}/"))  # type: ignore[arg-type]


def filed(client: Client, door: str) -> HttpResponse:
    """The answer to a report on board 1 through that door."""
    address = "/sessions/tuesday/boards/1/new/"
    sent = {"door": door, "filing_key": str(uuid4()), "table": "5"}
    return client.post(f"{address}file/", sent)  # type: ignore[return-value]


def test_an_irregular_call_begins_with_the_box_and_may_go_on_without(as_dora: Client, session: Session) -> None:
    answer = filed(as_dora, "insufficient_bid")
    report = IrregularityReport.objects.get()
    case = first_case(report)
    assert (answer.status_code, answer["Location"]) == (302, f"/reports/{report.pk}/auction/?case={case.pk}")
    page = as_dora.get(answer["Location"])
    assert f'<a class="link" href="/cases/{case.pk}/">Go on without the auction</a>' in page.content.decode()
    assert "Go on without" not in text(as_dora.get(f"/reports/{report.pk}/auction/?case=x"))  # type: ignore[arg-type]


def test_the_way_on_without_the_auction_stays_after_every_tap(as_dora: Client, report: IrregularityReport) -> None:
    case = first_case(report)
    box = f"/reports/{report.pk}/auction/?case={case.pk}"
    for page in (as_dora.get(box), as_dora.post(box, {"auction": "3C", "call": "2H", "revision": "1"})):
        assert f'<a class="link" href="/cases/{case.pk}/">Go on without the auction</a>' in page.content.decode()
        assert f'action="{box}" hx-post="{box}"' in " ".join(page.content.decode().split())
    assert as_dora.post(box, {"auction": "3C 2H", "act": "save", "revision": "1"})["Location"] == f"/cases/{case.pk}/"


def test_other_calls_of_the_director_begin_with_their_question(as_dora: Client, session: Session) -> None:
    answer = filed(as_dora, "wrong_explanation")
    assert answer["Location"] == f"/cases/{first_case(IrregularityReport.objects.get()).pk}/"

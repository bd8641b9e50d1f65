"""What the players do with an appeal on their private page, and what the other side reads of it."""

import re
from typing import Any

import pytest
from django.test import Client

from rulings.desk.appeals.services.hearing import note_further_appeal, tell_other_side, tell_outcome
from rulings.desk.appeals.services.lodging import withdraw_appeal
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.players.services import make_private_link
from rulings.models import Appeal, AuditEntry, PrivateLink, ReportCase, Ruling, Session, User
from tests.appealing import CHANGED, end_the_time_to_appeal, make_appeal, make_decided, make_refused, make_told
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import a_key, make_ruling


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


@pytest.fixture
def ns(dora: User, ruling: Ruling) -> PrivateLink:
    return make_private_link(actor=dora, report=ruling.report, side="NS")


@pytest.fixture
def ew(dora: User, ruling: Ruling) -> PrivateLink:
    return make_private_link(actor=dora, report=ruling.report, side="EW")


def read(link: PrivateLink) -> str:
    """The private page as a player reads it."""
    return text(Client().get(f"/r/{link.token}/"))


def lodge(link: PrivateLink, ruling: Ruling, **form: Any) -> Any:
    sent = {"ruling": ruling.pk, "reasons": "He had a heart.", "name": "Anna Bianchi", "appeal_key": a_key()} | form
    return Client().post(f"/r/{link.token}/appeal/", sent)


def test_a_player_lodges_an_appeal_and_reads_how_it_goes_on(ruling: Ruling, ns: PrivateLink) -> None:
    assert "Lodge an appeal" in read(ns)
    answer = lodge(ns, ruling, partner="Bruno Rossi", partner_agrees="on")
    assert (answer.status_code, answer["Location"]) == (302, f"/r/{ns.token}/?#appeals")
    appeal = Appeal.objects.get()
    assert (appeal.side, appeal.state, appeal.lodged_by) == ("NS", "admitted", None)
    page = read(ns)
    assert "Your appeal, number 1" in page
    assert "It will be heard." in page
    assert "Agreed Anna Bianchi, Bruno Rossi" in page
    assert "Lodge an appeal" not in page


def test_without_the_partners_tick_it_waits_and_the_partner_agrees_later(ruling: Ruling, ns: PrivateLink) -> None:
    lodge(ns, ruling, partner="Bruno Rossi")
    appeal = Appeal.objects.get()
    assert appeal.state == "lodged"
    assert "It is heard once your side agrees to it" in read(ns)
    Client().post(f"/r/{ns.token}/appeals/{appeal.pk}/consent/", {"name": "Bruno Rossi"})
    assert Appeal.objects.get().state == "admitted"
    assert "I agree to this appeal" not in read(ns)


def test_a_tick_without_a_name_is_asked_for_it(ruling: Ruling, ns: PrivateLink) -> None:
    answer = lodge(ns, ruling, partner_agrees="on")
    assert answer.status_code == 200
    assert "Write the name of your partner, who agrees." in text(answer)
    assert "He had a heart." in answer.content.decode()
    assert Appeal.objects.count() == 0


def test_a_form_sent_twice_is_one_appeal(ruling: Ruling, ns: PrivateLink) -> None:
    assert [lodge(ns, ruling).status_code for _time in range(2)] == [302, 302]
    assert Appeal.objects.count() == 1


def test_a_second_appeal_is_refused_with_its_words_kept(ruling: Ruling, ns: PrivateLink) -> None:
    lodge(ns, ruling)
    answer = lodge(ns, ruling, appeal_key=a_key(2), reasons="He had two hearts.")
    assert "This side has already appealed against this ruling" in text(answer)
    assert "He had two hearts." in answer.content.decode()


def test_a_ruling_of_another_report_is_no_choice(dora: User, session: Session, ns: PrivateLink) -> None:
    answer = lodge(ns, make_ruling(dora, session))
    assert (answer.status_code, Appeal.objects.count()) == (200, 0)


def test_a_team_asks_for_its_captain_alone(session: Session, ruling: Ruling, ns: PrivateLink) -> None:
    session.form = "teams"
    session.save()
    page = read(ns)
    assert "The captain's name" in page
    assert "My partner agrees" not in page
    lodge(ns, ruling, name="Carla Verdi")
    assert Appeal.objects.get().state == "admitted"


def test_after_the_time_it_is_taken_and_the_page_says_that_it_is_late(
    session: Session, ruling: Ruling, ns: PrivateLink
) -> None:
    end_the_time_to_appeal(session)
    lodge(ns, ruling)
    assert Appeal.objects.get().state == "late"
    assert "Lodged after the time to appeal. Whether it is heard is being decided." in read(ns)


def test_a_late_one_that_was_refused_is_told_with_its_reason(
    dora: User, rev: User, ruling: Ruling, ns: PrivateLink
) -> None:
    appeal = make_refused(dora, rev, Ruling.objects.get())
    assert "A week too late." not in read(ns)
    tell_outcome(actor=dora, appeal=appeal)
    assert "It came after the time to appeal, and is not heard." in read(ns)
    assert "A week too late." in read(ns)


def test_the_other_side_reads_of_it_once_it_was_told_and_comments(
    dora: User, ruling: Ruling, ns: PrivateLink, ew: PrivateLink
) -> None:
    appeal = make_appeal(dora, ruling)
    assert "West had a heart." not in read(ew)
    tell_other_side(actor=dora, appeal=appeal)
    assert "Appeal 1 of the other side" in read(ew)
    assert "West had a heart." in read(ew)
    Client().post(f"/r/{ew.token}/appeals/{appeal.pk}/comment/", {"comments": "None at all."})
    assert Appeal.objects.get().comments == "None at all."
    assert "The other side's comments None at all." in read(ns)


def test_nobody_comments_on_his_own_appeal_nor_agrees_to_the_others(
    dora: User, ruling: Ruling, ns: PrivateLink, ew: PrivateLink
) -> None:
    appeal = tell_other_side(actor=dora, appeal=make_appeal(dora, ruling, consents=["Anna Bianchi"]))
    for link, act, form in ((ns, "comment", {"comments": "Yes."}), (ew, "consent", {"name": "Bruno Rossi"})):
        answer = Client().post(f"/r/{link.token}/appeals/{appeal.pk}/{act}/", form)
        assert answer.status_code == 403
        appeal.refresh_from_db()
        assert (appeal.comments, len(appeal.consents)) == ("", 1)


def test_an_empty_comment_is_asked_for(dora: User, ruling: Ruling, ew: PrivateLink) -> None:
    appeal = tell_other_side(actor=dora, appeal=make_appeal(dora, ruling))
    answer = Client().post(f"/r/{ew.token}/appeals/{appeal.pk}/comment/", {"comments": " "})
    assert "Write what you have to say about the appeal." in text(answer)


def test_no_other_step_is_done_by_a_link(dora: User, ruling: Ruling, ns: PrivateLink) -> None:
    appeal = make_appeal(dora, ruling)
    assert Client().post(f"/r/{ns.token}/appeals/{appeal.pk}/decide/", {}).status_code == 404
    assert Client().post(f"/r/{ns.token}/appeals/{appeal.pk + 1}/consent/", {}).status_code == 404
    assert Client().post("/r/nothing/appeal/", {}).status_code == 404


def test_an_appeal_on_another_report_is_not_there(dora: User, session: Session, ns: PrivateLink) -> None:
    other = make_appeal(dora, make_ruling(dora, session), consents=["Anna Bianchi"])
    assert Client().post(f"/r/{ns.token}/appeals/{other.pk}/consent/", {"name": "Bruno"}).status_code == 404


@pytest.mark.parametrize("act", ["appeal", "appeals/1/consent"])
def test_who_asks_for_an_acts_address_gets_the_page(dora: User, ruling: Ruling, ns: PrivateLink, act: str) -> None:
    appeal = make_appeal(dora, ruling)
    answer = Client().get(f"/r/{ns.token}/{act.replace('1', str(appeal.pk))}/")
    assert (answer.status_code, answer["Location"]) == (302, f"/r/{ns.token}/?")


def test_the_forms_ask_for_their_token(ruling: Ruling, ns: PrivateLink) -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(f"/r/{ns.token}/appeal/", {"reasons": "No."}).status_code == 403


def test_both_sides_read_the_decision_once_they_were_told(
    dora: User, rev: User, ruling: Ruling, ns: PrivateLink, ew: PrivateLink
) -> None:
    appeal = make_decided(dora, rev, ruling)
    for link in (ns, ew):
        assert "The decision follows." in read(link)
        assert "It stands." not in read(link)
    tell_outcome(actor=dora, appeal=appeal)
    for link in (ns, ew):
        assert "the ruling stands" in read(link)
        assert "Heard by chief director What was found South had no card." in read(link)
        assert "The decision and its reasons It stands. Merit with merit Players told" in read(link)
    note_further_appeal(actor=dora, appeal=appeal, further="To the federation.")
    assert "Further appeal To the federation." in read(ew)


def test_what_an_appeal_decided_is_not_offered_for_another(
    dora: User, rev: User, ruling: Ruling, ew: PrivateLink
) -> None:
    make_decided(dora, rev, ruling, **CHANGED)
    case = ReportCase.objects.get()
    issue_ruling(actor=rev, case=case, revision=case.revision)
    tell_outcome(actor=dora, appeal=Appeal.objects.get())
    page = read(ew)
    assert "Appeal 1 of the other side" in page
    assert "Lodge an appeal" not in page


def test_who_withdrew_an_appeal_may_lodge_another_and_reads_both(dora: User, ruling: Ruling, ns: PrivateLink) -> None:
    withdraw_appeal(actor=dora, appeal=make_appeal(dora, ruling), reason="A misunderstanding.")
    assert "Lodge the appeal" in text(Client().get(f"/r/{ns.token}/"))
    make_appeal(dora, ruling, reasons="West had two hearts.")
    page = text(Client().get(f"/r/{ns.token}/"))
    assert ("Your appeal, number 1" in page, "Your appeal, number 2" in page) == (True, True)
    assert "Lodge the appeal" not in page


def test_the_other_side_may_appeal_itself(dora: User, rev: User, ruling: Ruling, ew: PrivateLink) -> None:
    make_told(dora, rev, ruling)
    assert "Lodge an appeal" in read(ew)
    lodge(ew, ruling, name="Carla")
    assert Appeal.objects.filter(side="EW").count() == 1


def test_the_page_stays_in_the_language_it_was_read_in(ruling: Ruling, ns: PrivateLink) -> None:
    sent = {"ruling": ruling.pk, "reasons": "Aveva un cuore.", "name": "Anna", "appeal_key": a_key()}
    assert Client().post(f"/r/{ns.token}/appeal/?lang=it", sent)["Location"] == f"/r/{ns.token}/?lang=it#appeals"
    assert 'lang="it"' in Client().post(f"/r/{ns.token}/appeal/?lang=it", sent | {"name": ""}).content.decode()


def test_the_history_says_that_a_player_did_it(dora: User, ruling: Ruling, ns: PrivateLink) -> None:
    lodge(ns, ruling)
    browser = Client()
    browser.force_login(dora)
    assert "A player lodged appeal 1 for North-South." in text(browser.get(f"/reports/{ruling.report_id}/history/"))


def test_both_links_are_made_by_one_tap_and_shown_this_once(as_dora: Client, ruling: Ruling) -> None:
    address = f"/reports/{ruling.report_id}/links/"
    shown = as_dora.post(address).content.decode()
    given = re.findall(r"/r/([\w-]+)/</a>", shown)
    assert [Client().get(f"/r/{token}/").status_code for token in given] == [200, 200]
    assert shown.count('class="qr large"') == 2
    assert shown.count('href="mailto:?body=The%20ruling%20at%20your%20table') == 2
    assert shown.count('href="sms:?&amp;body=The%20ruling%20at%20your%20table') == 2
    for again in (as_dora.post(address), as_dora.get(address)):
        assert text(again).count("Its address was shown then and is kept nowhere; a new one takes its place.") == 2
        assert 'class="qr large"' not in again.content.decode()
    assert PrivateLink.objects.count() == 2


def test_a_side_gets_a_link_beside_the_other_and_a_new_one_in_its_place(as_dora: Client, ns: PrivateLink) -> None:
    address = f"/reports/{ns.report_id}/links/"
    assert "Link for East-West" in text(as_dora.get(address))
    assert as_dora.get(f"/links/{ns.pk}/")["Location"] == address
    for side in ("EW", "NS"):
        page = as_dora.post(f"/reports/{ns.report_id}/link/", {"side": side}).content.decode()
        assert page.count('class="qr large"') == 1
    assert Client().get(f"/r/{ns.token}/").status_code == 404
    live = PrivateLink.objects.get(side="NS", revoked_at=None)
    assert as_dora.post(f"/links/{live.pk}/revoke/")["Location"] == address
    assert "Link for North-South" in text(as_dora.get(address))


def test_who_is_signed_in_acts_under_his_own_name(pat: User, ruling: Ruling, ns: PrivateLink) -> None:
    browser = signed_in(pat)
    sent = {"ruling": ruling.pk, "reasons": "He had a heart.", "name": "Anna Bianchi", "appeal_key": a_key()}
    browser.post(f"/r/{ns.token}/appeal/", sent)
    browser.post(f"/r/{ns.token}/appeals/{Appeal.objects.get().pk}/consent/", {"name": "Bruno Rossi"})
    browser.post(f"/r/{ns.token}/query/", {"text": "Eleven tricks.", "query_key": a_key()})
    done = AuditEntry.objects.filter(after__link=ns.pk).order_by("pk")
    assert [(each.verb, each.actor, each.after["via"]) for each in done] == [
        ("appeal.lodged", pat, "link"),
        ("appeal.consented", pat, "link"),
        ("query.asked", pat, "link"),
    ]


def test_who_ruled_does_not_speak_for_a_side(dora: User, ruling: Ruling, ns: PrivateLink) -> None:
    browser, entries = signed_in(dora), AuditEntry.objects.count()
    sent = {"ruling": ruling.pk, "reasons": "He had a heart.", "name": "Anna Bianchi", "appeal_key": a_key()}
    for address, form in (("appeal", sent), ("query", {"text": "Eleven tricks.", "query_key": a_key()})):
        page = browser.post(f"/r/{ns.token}/{address}/", form)
        assert page.status_code == 403
        assert "You ruled on this report or made its poll: you do not speak for a side of it." in text(page)
    assert AuditEntry.objects.count() == entries

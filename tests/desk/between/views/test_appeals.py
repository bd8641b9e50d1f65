"""The pages of a federation: what was sent to it and nothing else, and who does what there."""

import pytest
from django.test import Client

from rulings.desk.appeals.queries import entries_on
from rulings.desk.appeals.services.federation import ask_club
from rulings.desk.appeals.services.lodging import withdraw_appeal
from rulings.desk.players.services import make_private_link
from rulings.models import Appeal, Club, Office, Session, User
from tests.appealing import make_told
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_ruling, make_three_tables, make_user
from tests.federations import make_federation, make_sent


@pytest.fixture
def figb(club: Club) -> Club:
    return make_federation(club)


@pytest.fixture
def piero(figb: Club) -> Client:
    return signed_in(User.objects.get(username="piero"))


@pytest.fixture
def sent(figb: Club, dora: User, rev: User, session: Session) -> Appeal:
    make_three_tables(session)
    return make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))


DECISION = {
    "decision": "changed",
    "findings": "He had a heart.",
    "decision_text": "Two tricks to them.",
    "merit": "with",
    "ns_result_1": "4S S -2",
    "paragraph": "12C1",
}


def test_the_whole_path_from_the_club_to_the_federation_and_back(
    sent: Appeal, piero: Client, as_rev: Client, session: Session, dora: User
) -> None:
    assert "Ponte Vecchio" in text(piero.get("/federation/appeals/"))
    page = text(piero.get(f"/federation/appeals/{sent.pk}/"))
    assert "He had a heart." in page
    assert "I looked at the cards." in page
    piero.post(f"/federation/appeals/{sent.pk}/ask/", {"question": "Who was polled?"})
    assert "Next: Answer to the federation" in text(as_rev.get(f"/appeals/{sent.pk}/"))
    as_rev.post(f"/appeals/{sent.pk}/answer/", {"answer": "Nobody was."})
    assert "Nobody was." in text(piero.get(f"/federation/appeals/{sent.pk}/"))
    line = session.boards.get(number=1).results.first()
    form = DECISION | {"entries": entries_on(sent), "result": line.pk}
    told = piero.post(f"/federation/appeals/{sent.pk}/decide_further/", form, follow=True)
    assert "The decision is recorded" in text(told)
    as_rev.post(f"/appeals/{sent.pk}/tell/", {})
    link = make_private_link(actor=dora, report=sent.ruling.report, side="NS")
    page = text(Client().get(f"/r/{link.token}/"))
    assert "Two tricks to them." in page
    assert "Federazione figb" in page
    assert line.adjustments.get().made_by.username == "piero"


def test_a_decision_that_does_not_hold_comes_back_with_what_was_written(sent: Appeal, piero: Client) -> None:
    address = f"/federation/appeals/{sent.pk}/decide_further/"
    for wrong, why in (
        ({"ns_result_1": "nonsense"}, "nonsense"),
        ({"result": ""}, "Choose the line that gets the score."),
        ({"ns_result_1": "", "ew_result_1": "4S S -2"}, "Write a result, or choose an artificial score"),
        ({"ns_result_1": "", "ns_penalty": "warning"}, "Write what the penalty or the warning is for"),
        ({"decision": "upheld"}, "A score is given where the ruling is changed."),
    ):
        line = sent.ruling.report.board.results.first()
        given = DECISION | {"entries": entries_on(sent), "result": line.pk} | wrong
        answer = piero.post(address, given)
        assert why in text(answer)
        assert "Two tricks to them." in text(answer)
    sent.refresh_from_db()
    assert sent.state == "sent"


def test_of_a_club_nothing_else_is_seen_and_of_a_withdrawn_appeal_no_more_than_that(
    sent: Appeal, piero: Client, dora: User, session: Session
) -> None:
    report = sent.ruling.report
    for address in (
        f"/appeals/{sent.pk}/",
        f"/reports/{report.pk}/",
        f"/rulings/{sent.ruling_id}/",
        "/clubs/ponte/history/",
    ):
        assert piero.get(address).status_code == 404
    assert piero.get(f"/federation/appeals/{sent.further_of_id}/").status_code == 404
    page = piero.get(f"/federation/appeals/{sent.pk}/").content.decode()
    assert f"/reports/{report.pk}/" not in page
    withdraw_appeal(actor=dora, appeal=sent, reason="They accept it.")
    page = text(piero.get(f"/federation/appeals/{sent.pk}/"))
    assert "It was withdrawn at Ponte Vecchio" in page
    assert "heart" not in page


def test_who_hears_no_appeals_there_finds_nothing(
    sent: Appeal, as_rev: Client, as_dora: Client, figb: Club, visitor: Client
) -> None:
    director = signed_in(make_user("nina", figb))
    for browser in (as_rev, as_dora, director):
        for address in ("/federation/appeals/", f"/federation/appeals/{sent.pk}/"):
            assert browser.get(address).status_code == 404
        assert browser.post(f"/federation/appeals/{sent.pk}/ask/", {"question": "Why?"}).status_code == 404
    assert visitor.get("/federation/appeals/").status_code == 302
    assert as_rev.post(f"/appeals/{sent.pk}/ask/", {"question": "Why?"}).status_code in (200, 403)
    sent.refresh_from_db()
    assert sent.asked == []


def test_the_chief_director_names_who_hears_appeals_until_he_ends_it(
    sent: Appeal, piero: Client, figb: Club, as_rev: Client
) -> None:
    nina = make_user("nina", figb)
    piero.post("/clubs/figb/offices/", {"user": nina.pk, "kind": "appeals"})
    assert signed_in(nina).get(f"/federation/appeals/{sent.pk}/").status_code == 200
    assert "nina" in text(piero.get("/clubs/figb/offices/"))
    again = piero.post("/clubs/figb/offices/", {"user": nina.pk, "kind": "appeals"})
    assert (again.status_code, "He has this office already." in text(again)) == (422, True)
    piero.post(f"/clubs/figb/offices/{Office.objects.get().pk}/end/")
    assert signed_in(nina).get(f"/federation/appeals/{sent.pk}/").status_code == 404
    assert as_rev.get("/clubs/figb/offices/").status_code == 404
    assert as_rev.get("/clubs/ponte/offices/").status_code == 404


def test_the_files_page_shows_why_somebody_with_a_part_in_it_does_not_decide(
    sent: Appeal, figb: Club, rev: User, piero: Client
) -> None:
    figb.memberships.create(user=rev, role="chief_director")
    page = text(signed_in(rev).get(f"/federation/appeals/{sent.pk}/"))
    assert "You had a part in this case" in page
    assert "Record the federation" not in page
    assert "Record the federation" in text(piero.get(f"/federation/appeals/{sent.pk}/"))


def test_a_club_does_not_leave_a_federation_before_which_an_appeal_of_it_is(sent: Appeal, olga: User) -> None:
    told = signed_in(olga).post("/clubs/ponte/federation/", {"federation": ""})
    assert "An appeal of the club is before its federation" in text(told)
    ask_club(actor=User.objects.get(username="piero"), appeal=sent, question="Why?")

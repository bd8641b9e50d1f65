"""A director who plays reads nothing of a board that he has still to play, on any page of the house."""

import re

import pytest
from django.db import transaction
from django.test import Client

from rulings.desk.playing.services import open_board, play_in
from rulings.models import BoardOpened, Club, Membership, PlayingDirector, ReportCase, Role, Ruling, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import heading, text
from tests.desk.spoilers import SPOILERS, addresses, spoil, words_of
from tests.factories import (
    REST_OF_NO_CARD_LATE,
    make_pair,
    make_report,
    make_result,
    make_ruling,
    make_user,
)

KEY = "00000000-0000-0000-0000-000000000007"
OBJECTS = ("reports", "cases", "rulings", "appeals", "adjustments", "follow-ups", "notes")
COMPUTED = re.compile(r"solve")


@pytest.fixture
def tess(club: Club) -> User:
    """She directs, keeps the notes on conduct, and plays."""
    user = make_user("tess", club, first_name="Tess", last_name="Monti")
    Membership.objects.filter(user=user).update(is_recorder=True)
    return user


@pytest.fixture
def stands(session: Session, dora: User) -> dict[str, list[str]]:
    return spoil(session, dora)


def asked(client: Client, address: str, method: str, **headers: str) -> str:
    """All that the answer says, the pages that it leads to among it; what it did is undone."""
    with transaction.atomic():
        answer = (client.get if method == "GET" else client.post)(address, {}, headers=headers)
        transaction.set_rollback(True)
    return f"{answer.status_code} {answer.headers.get('Location', '')} {words_of(answer)}"


def shown(user: User, stands: dict[str, list[str]], method: str, **headers: str) -> dict[str, list[str]]:
    """What each address shows of the board: its texts, hands and scores, and addresses of what was done on it."""
    client = signed_in(user)
    objects = re.compile("|".join(rf'href="/{name}/{pk}/' for name in OBJECTS for pk in stands[name]))
    found = {}
    for address in addresses(stands):
        if not COMPUTED.search(address):
            said = asked(client, address, method, **headers)
            led_to = [link for link in objects.findall(said) if not address.startswith(link.removeprefix('href="'))]
            found[address] = [*SPOILERS.findall(said), *led_to]
    return {address: spoilers for address, spoilers in found.items() if spoilers}


@pytest.mark.parametrize("role", list(Role))
def test_no_page_shows_a_playing_director_a_board_that_he_has_still_to_play(
    role: str, tess: User, session: Session, stands: dict[str, list[str]]
) -> None:
    Membership.objects.filter(user=tess).update(role=role)
    play_in(actor=tess, session=session, user=tess)
    assert shown(tess, stands, "GET") == {}


@pytest.mark.parametrize(("method", "headers"), [("GET", {"hx_request": "true"}), ("POST", {})])
def test_neither_does_a_part_of_a_page_nor_what_an_act_answers(
    method: str, headers: dict[str, str], tess: User, session: Session, stands: dict[str, list[str]]
) -> None:
    Membership.objects.filter(user=tess).update(role=Role.CHIEF_DIRECTOR)
    play_in(actor=tess, session=session, user=tess)
    assert shown(tess, stands, method, **headers) == {}


def test_the_same_pages_show_it_to_him_once_it_is_opened(
    tess: User, session: Session, stands: dict[str, list[str]]
) -> None:
    Membership.objects.filter(user=tess).update(role=Role.CHIEF_DIRECTOR)
    play_in(actor=tess, session=session, user=tess)
    open_board(actor=tess, board=session.boards.get(number=1), why="must_see", reason="I am alone here.")
    spoiled = {re.sub(r"/\d+", "/N", address) for address in shown(tess, stands, "GET")}
    assert len(spoiled) >= 40
    listed = {"/", "/queue/", "/appeals/", "/sessions/tuesday/", "/sessions/tuesday/queries/", "/clubs/ponte/history/"}
    assert listed | {"/reports/N/", "/cases/N/", "/rulings/N/ruling.pdf", "/sessions/tuesday/boards/N/"} <= spoiled


def test_the_hidden_board_says_why_and_opens_with_a_reason_to_the_page_that_was_asked_for(
    dora: User, rev: User, tess: User, session: Session
) -> None:
    report = make_report(dora, session)
    play_in(actor=tess, session=session, user=tess)
    client = signed_in(tess)
    hidden = client.get(f"/reports/{report.pk}/")
    assert (hidden.status_code, heading(hidden)) == (403, "Hidden until you have played it")
    assert "You play in this session and have still to play board 1: its cards" in text(hidden)
    see, then = "/sessions/tuesday/boards/1/see/", f"/reports/{report.pk}/"
    refused = client.post(see, {"then": then, "why": "must_see", "reason": " "})
    assert (refused.status_code, BoardOpened.objects.count()) == (200, 0)
    assert "Write why, first: the chief director reads it." in text(refused)
    opened = client.post(see, {"then": then, "why": "must_see", "reason": "I am alone here."})
    assert (opened.status_code, opened["Location"], client.get(then).status_code) == (302, then, 200)
    assert "Tess Monti: I must see it now" in text(signed_in(rev).get("/sessions/tuesday/playing/"))


def test_what_was_seen_before_its_time_stands_in_the_process_of_a_ruling(
    dora: User, rev: User, session: Session
) -> None:
    ruling = make_ruling(dora, session)
    play_in(actor=dora, session=session, user=dora)
    open_board(actor=dora, board=session.boards.get(number=1), why="must_see", reason="I am alone here.")
    page = text(signed_in(rev).get(f"/rulings/{ruling.pk}/process/"))
    assert "Seen before it was played Board 1 , Dora Neri: I must see it now" in page


@pytest.mark.parametrize("then", ["https://elsewhere.example/", "//elsewhere.example/", "reports/1/"])
def test_opening_a_board_leads_to_no_other_site(then: str, tess: User, session: Session) -> None:
    play_in(actor=tess, session=session, user=tess)
    form = {"then": then, "why": "not_played", "reason": "We sit out."}
    answer = signed_in(tess).post("/sessions/tuesday/boards/2/see/", form)
    assert answer["Location"] == "/sessions/tuesday/boards/2/"


def test_htmx_is_shown_the_way_to_the_form(dora: User, tess: User, session: Session) -> None:
    report = make_report(dora, session)
    play_in(actor=tess, session=session, user=tess)
    answer = signed_in(tess).get(f"/reports/{report.pk}/double-dummy/", headers={"HX-Request": "true"})
    assert (answer.status_code, answer["HX-Retarget"]) == (403, "#notice")
    assert 'href="/sessions/tuesday/boards/1/see/"' in answer.content.decode()


def test_a_director_says_that_he_plays_and_his_own_result_opens_a_board(
    tess: User, session: Session, club: Club
) -> None:
    pair, other = make_pair(session, "5", "NS", "Tess", "Ugo"), make_pair(session, "6", "EW", "Elio", "Vera")
    client = signed_in(tess)
    answer = client.post("/sessions/tuesday/playing/", {"user": tess.pk, "contestant": pair.pk})
    assert (answer.status_code, PlayingDirector.objects.get().contestant) == (302, pair)
    assert "Tess Monti plays as 5 Tess - Ugo" in text(client.get("/sessions/tuesday/playing/"))
    assert client.get("/sessions/tuesday/boards/2/").status_code == 403
    make_result(session.boards.get(number=2), pair, other)
    assert client.get("/sessions/tuesday/boards/2/").status_code == 200
    assert "You play: 2 boards are left out here until you have played them" in text(client.get("/"))


def test_a_director_says_it_of_nobody_else(tess: User, dora: User, session: Session) -> None:
    answer = signed_in(tess).post("/sessions/tuesday/playing/", {"user": dora.pk, "contestant": ""})
    assert (answer.status_code, PlayingDirector.objects.count()) == (200, 0)
    answer = signed_in(tess).post("/sessions/tuesday/playing/leave/", {"plays": 77, "reason": "No."})
    assert answer.status_code == 404


def test_who_plays_no_more_gives_the_reason_on_the_page(tess: User, session: Session) -> None:
    plays, client = play_in(actor=tess, session=session, user=tess), signed_in(tess)
    missing = client.post("/sessions/tuesday/playing/leave/", {"plays": plays.pk, "reason": ""})
    assert "Write why, first" in text(missing)
    assert client.get("/sessions/tuesday/boards/2/").status_code == 403
    client.post("/sessions/tuesday/playing/leave/", {"plays": plays.pk, "reason": "Ugo is ill."})
    assert client.get("/sessions/tuesday/boards/2/").status_code == 200


def test_a_board_is_ruled_on_unseen_from_the_report_to_the_ruling(tess: User, session: Session) -> None:
    """He files, answers and issues without one card; what others then do with it is hidden from him again."""
    play_in(actor=tess, session=session, user=tess)
    client = signed_in(tess)
    door = {"door": "no_card_to_a_trick", "filing_key": KEY, "table": "5"}
    filed = client.post("/sessions/tuesday/boards/1/new/file/", door)
    case = ReportCase.objects.get()
    assert (filed["Location"], case.report.is_blind) == (f"/cases/{case.pk}/", True)
    for key, value in REST_OF_NO_CARD_LATE:
        case.refresh_from_db()
        page = client.get(f"/cases/{case.pk}/")
        assert (page.status_code, SPOILERS.findall(words_of(page))) == (200, [])
        client.post(f"/cases/{case.pk}/answer/", {"key": key, "value": value, "revision": case.revision})
    case.refresh_from_db()
    issued = client.post(f"/cases/{case.pk}/issue/", {"revision": case.revision})
    ruling = Ruling.objects.get()
    assert (issued["Location"], "deal" in ruling.record) == (f"/rulings/{ruling.pk}/", False)
    for address in (f"/rulings/{ruling.pk}/", f"/reports/{case.report_id}/"):
        page = client.get(address)
        assert (page.status_code, SPOILERS.findall(words_of(page))) == (200, [])
        assert "Ruled on unseen" in text(page)
    assert heading(client.get(f"/reports/{case.report_id}/own-table/")) == "Ask another director to rule"
    assert client.get(f"/reports/{case.report_id}/auction/").status_code == 403
    links = f"/reports/{case.report_id}/links/"
    for page in (client.post(f"/reports/{case.report_id}/link/", {"side": "NS"}), client.get(links)):
        assert (page.status_code, SPOILERS.findall(words_of(page))) == (200, [])


def test_his_own_report_filed_unseen_stays_on_his_desk(tess: User, dora: User, session: Session) -> None:
    others = make_report(dora, session)
    play_in(actor=tess, session=session, user=tess)
    own = make_report(tess, session)
    for address in ("/", "/sessions/tuesday/"):
        page = signed_in(tess).get(address).content.decode()
        assert f'href="/reports/{own.pk}/"' in page
        assert f'href="/reports/{others.pk}/"' not in page


def test_why_another_opened_a_board_is_read_by_who_may_see_it(tess: User, dora: User, session: Session) -> None:
    for director in (tess, dora):
        play_in(actor=director, session=session, user=director)
    open_board(actor=dora, board=session.boards.get(number=1), why="must_see", reason="Hearts were revoked.")
    pages = [text(signed_in(user).get("/sessions/tuesday/playing/")) for user in (tess, dora)]
    assert ["Hearts were revoked." in page for page in pages] == [False, True]


def test_what_another_did_with_a_report_filed_unseen_is_hidden_again(tess: User, rev: User, session: Session) -> None:
    play_in(actor=tess, session=session, user=tess)
    report = make_report(tess, session)
    client = signed_in(tess)
    assert client.get(f"/reports/{report.pk}/").status_code == 200
    signed_in(rev).post(f"/reports/{report.pk}/amend/", {"revision": 1, "narrative": "Zebra"})
    assert client.get(f"/reports/{report.pk}/").status_code == 403


def test_at_his_own_table_a_director_is_told_that_he_is_a_player_and_asks_another(
    tess: User, rev: User, session: Session
) -> None:
    pair, other = make_pair(session, "5", "NS", "Tess", "Ugo"), make_pair(session, "6", "EW", "Elio", "Vera")
    line = make_result(session.boards.get(number=2), pair, other)
    play_in(actor=tess, session=session, user=tess, contestant=pair)
    client = signed_in(tess)
    door = {"door": "no_card_to_a_trick", "filing_key": KEY, "result": line.pk}
    filed = client.post("/sessions/tuesday/boards/2/new/file/", door)
    own = f"/reports/{ReportCase.objects.get().report_id}/own-table/"
    assert (filed["Location"], heading(client.get(own))) == (own, "This is your own table")
    assert "Choose one of the list." in text(client.post(own, {"director": tess.pk}))
    client.post(own, {"director": rev.pk})
    assert "Rev Alti is asked to rule" in text(signed_in(rev).get("/"))


def test_a_ruling_at_his_own_table_waits_for_another_and_says_so(tess: User, rev: User, session: Session) -> None:
    pair = make_pair(session, "5", "NS", "Tess", "Ugo")
    play_in(actor=tess, session=session, user=tess, contestant=pair)
    make_ruling(tess, session, ns=pair)
    assert "Tess Monti, ruled at his own table, where he plays" in text(signed_in(rev).get("/queue/"))

"""Two servers on one PostgreSQL, as behind a balancer that sends each request to either: they are as one."""

from collections.abc import Iterator
from threading import Thread
from uuid import uuid4

import pytest
from django.db import connection

from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, IrregularityReport, TableCall
from tests.faults.conftest import Own
from tests.faults.site import Answer, Browser, Site, an_evening, served

pytestmark = pytest.mark.postgresql

NEW = "/sessions/tuesday/boards/1/new/file/"
Sites = tuple[Site, Site]


@pytest.fixture(scope="module")
def sites(own: Own) -> Iterator[Sites]:
    assert own.cluster
    an_evening()
    url = own.cluster.url()
    with served(url, own.folder) as one, served(url, own.folder) as other:
        yield one, other


def to(browser: Browser, site: Site) -> Browser:
    """The same browser, sent to that server: cookies are the host's, whatever the port."""
    browser.site = f"http://127.0.0.1:{site.port}"
    return browser


def at_once(asks: list[tuple[Browser, str, dict[str, str]]]) -> list[Answer]:
    """What each got that was sent, all at the same time."""
    came: list[Answer | None] = [None] * len(asks)

    def send(at: int, browser: Browser, path: str, form: dict[str, str]) -> None:
        came[at] = browser.post(path, **form)

    threads = [Thread(target=send, args=(at, *ask)) for at, ask in enumerate(asks)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(60)
    return [each for each in came if each]


def test_who_signs_in_at_one_is_signed_in_at_the_other_and_out_at_both(sites: Sites) -> None:
    dora = Browser(sites[0].port).sign_in("dora")
    assert [to(dora, each).get("/sessions/tuesday/").status for each in sites] == [200, 200]
    assert to(dora, sites[1]).post("/logout/").status == 302
    assert [to(dora, each).get("/sessions/tuesday/").status for each in sites] == [302, 302]


def test_what_one_has_stored_the_other_shows_at_once(sites: Sites) -> None:
    dora = Browser(sites[0].port).sign_in("dora")
    form = {"door": "penalty_card", "filing_key": str(uuid4()), "table": "5", "story": "A card fell."}
    filed = to(dora, sites[1]).post(NEW, **form)
    page = to(dora, sites[0]).get(filed.headers["Location"])
    assert (filed.status, page.status) == (302, 200)


def test_a_form_sent_to_both_at_once_is_one_act(sites: Sites) -> None:
    browsers = [to(Browser(sites[0].port).sign_in("dora"), sites[at % 2]) for at in range(6)]
    form = {"door": "penalty_card", "filing_key": str(uuid4()), "table": "5", "story": "Sent six times."}
    before = IrregularityReport.objects.count()
    connection.close()
    answers = at_once([(each, NEW, form) for each in browsers])
    assert {(each.status, each.headers["Location"]) for each in answers} == {(302, answers[0].headers["Location"])}
    assert IrregularityReport.objects.count() == before + 1
    assert AuditEntry.objects.filter(verb="report.filed").count() == before + 1
    assert verify_audit(Club.objects.get()) is None
    connection.close()


def test_of_two_who_take_a_call_at_both_at_once_one_takes_it(sites: Sites) -> None:
    browsers = [to(Browser(sites[0].port).sign_in("dora"), each) for each in sites]
    assert browsers[0].post("/sessions/tuesday/calls/note/", table="4").status == 302
    call = TableCall.objects.latest("pk")
    connection.close()
    at_once([(each, f"/calls/{call.pk}/take/", {"revision": "1"}) for each in browsers])
    taken = AuditEntry.objects.filter(object_type="TableCall", object_id=call.pk, verb__startswith="call.").count()
    assert (TableCall.objects.get(pk=call.pk).state, taken) == ("on_the_way", 2)
    connection.close()


def test_wrong_passwords_are_counted_at_both_together(sites: Sites) -> None:
    guesser = Browser(sites[0].port)
    guesser.get("/login/")
    wrong = {"username": "dora", "password": "guess"}
    told = [to(guesser, sites[at % 2]).post("/login/", **wrong).status for at in range(7)]
    assert told[:5] == [200] * 5
    assert told[-1] == 429
    assert [to(guesser, each).post("/login/", **wrong).status for each in sites] == [429, 429]

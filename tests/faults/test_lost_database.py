"""PostgreSQL killed while a file is being answered: who asked has it whole, or sees that he has it not."""

import socket
from collections.abc import Callable, Iterator
from http.client import IncompleteRead
from threading import Thread
from time import sleep
from typing import TypeVar

import psycopg
import pytest
from django.db import connection

from rulings.desk.base.watching.faults import Fault, said_of
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, Session
from tests.factories import make_olga, make_three_tables
from tests.faults.cluster import Cluster
from tests.faults.conftest import Own
from tests.faults.site import Answer, Browser, Site, an_evening, let_in, served

pytestmark = pytest.mark.postgresql
_Came = TypeVar("_Came")
FILES = {
    "/sessions/tuesday/exports/session.xml": ("rulings_result", "</USEBIO>"),
    "/sessions/tuesday/exports/session.pbn": ("rulings_result", ""),
    "/sessions/tuesday/exports/session.csv": ("rulings_result", ""),
    "/sessions/tuesday/exports/session.json": ("rulings_result", "}"),
    "/casebook/feed.atom": ("rulings_publication", "</feed>"),
    "/casebook/search.json?q=67": ("rulings_publication", ""),
}


class Ground:
    def __init__(self, site: Site, cluster: Cluster) -> None:
        self.site, self.cluster = site, cluster
        self.dora = Browser(site.port).sign_in("dora")


@pytest.fixture(scope="module")
def ground(own: Own) -> Iterator[Ground]:
    assert own.cluster
    an_evening()
    let_in(make_olga(Club.objects.get()))
    make_three_tables(Session.objects.get())
    connection.close()
    with served(own.cluster.url(), own.folder) as site:
        yield Ground(site, own.cluster)


def raw(browser: Browser, path: str) -> bytes:
    """All that comes until the server closes, as it comes."""
    cookies = "; ".join(f"{each.name}={each.value}" for each in browser.cookies)
    port = int(browser.site.rpartition(":")[2])
    lines = (f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Cookie: {cookies}", "Connection: close", "", "")
    with socket.create_connection(("127.0.0.1", port), timeout=60) as asked:
        asked.sendall("\r\n".join(lines).encode())
        came = b""
        while more := asked.recv(65536):
            came += more
    return came


def said(came: bytes) -> tuple[int, bytes]:
    """Status and body, read as a client has to: `IncompleteRead` of one that is shorter than was promised."""
    head, _, body = came.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    told = {name.lower(): value for name, _, value in (each.partition(": ") for each in lines[1:])}
    if "content-length" in told:
        if len(body) != int(told["content-length"]):
            raise IncompleteRead(body)
    else:
        assert told["transfer-encoding"] == "chunked", "nobody could tell whether it is whole"
        if not body.endswith(b"0\r\n\r\n"):
            raise IncompleteRead(body)
    return int(lines[0].split()[1]), body


@pytest.mark.parametrize("path", FILES)
def test_a_file_whose_database_is_killed_while_it_is_read_is_refused_and_the_next_is_whole(
    path: str, ground: Ground
) -> None:
    table, end = FILES[path]
    whole = said(raw(ground.dora, path))
    assert whole[0] == 200
    workers = sorted(ground.site.workers())
    status, body = said(asked_while_it_dies(lambda: raw(ground.dora, path), table, ground.cluster))
    told = (status, said_of(Fault.SILENT)[0] in body.decode())
    assert told == (503, True), ground.site.log.read_text()[-3000:]
    ground.cluster.start()
    assert ground.site.wait("/readyz").text == "ok\n"
    status, again = said(raw(ground.dora, path))
    assert (status, again.decode().rstrip().endswith(end)) == (200, True)
    assert sorted(ground.site.workers()) == workers
    assert verify_audit(Club.objects.get()) is None
    connection.close()


def test_an_archive_whose_database_is_killed_while_it_is_written_is_refused_and_the_next_is_whole(
    ground: Ground,
) -> None:
    olga = Browser(ground.site.port).sign_in("olga")

    def ask() -> Answer:
        return olga.post("/clubs/ponte/archive/", password="correct horse")

    refused = asked_while_it_dies(ask, "rulings_result", ground.cluster)
    assert (refused.status, said_of(Fault.SILENT)[0] in refused.text) == (503, True)
    ground.cluster.start()
    assert ground.site.wait("/readyz").text == "ok\n"
    whole = ask()
    assert (whole.status, whole.headers["Content-Type"], whole.text[:2]) == (200, "application/zip", "PK")
    assert verify_audit(Club.objects.get()) is None
    connection.close()


def asked_while_it_dies(ask: Callable[[], _Came], table: str, cluster: Cluster) -> _Came:
    """What comes where the database is killed while the answer waits for that table."""
    came: list[_Came] = []
    asker = Thread(target=lambda: came.append(ask()))
    other = psycopg.connect(cluster.url())
    other.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
    asker.start()
    wait_for_somebody(cluster, table)
    cluster.kill()
    asker.join(60)
    other.close()
    return came[0]


def wait_for_somebody(cluster: Cluster, table: str) -> None:
    """Until the site waits for the table, ten seconds at most."""
    for _each in range(100):
        with psycopg.connect(cluster.url()) as looking:
            asks = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = %s::regclass"
            found = looking.execute(asks, [table]).fetchone()
        if found and found[0]:
            return
        sleep(0.1)
    raise TimeoutError(table)


def test_a_file_that_is_sent_when_the_database_is_killed_comes_whole(ground: Ground) -> None:
    """Nothing is read from the database while an answer is on its way: a slow reader has what was begun."""
    path = "/sessions/tuesday/exports/session.json"
    cookies = "; ".join(f"{each.name}={each.value}" for each in ground.dora.cookies)
    port = ground.site.port
    with socket.create_connection(("127.0.0.1", port), timeout=60) as asked:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lines = (f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Cookie: {cookies}", "Connection: close", "", "")
        asked.sendall("\r\n".join(lines).encode())
        came = asked.recv(100)
        ground.cluster.kill()
        while more := asked.recv(65536):
            came += more
    ground.cluster.start()
    assert ground.site.wait("/readyz").text == "ok\n"
    status, body = said(came)
    assert (status, body.rstrip().endswith(b"}")) == (200, True)
    assert ground.dora.get(path).status == 200

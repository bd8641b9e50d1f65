"""Public pages from a PostgreSQL that follows another by streaming: both are real, and so is the site before them."""

from collections.abc import Iterator
from time import sleep

import psycopg
import pytest
from django.db import connection

from tests.faults.cluster import Cluster, following
from tests.faults.conftest import Own
from tests.faults.site import Browser, Site, an_evening, served
from tests.publishing import make_case

pytestmark = pytest.mark.postgresql

LAG = 3
SERVES = "ok\nreplica: serves the pages for everybody\n"


class Ground:
    """A site, its primary and the replica; what is published is published on the primary."""

    def __init__(self, site: Site, primary: Cluster, replica: Cluster) -> None:
        self.site, self.primary, self.replica = site, primary, replica
        self.reader = Browser(site.port)

    def published(self, text: str) -> str:
        """The address of a case that is published now, with that text."""
        from rulings.models import Session, User

        case = make_case(User.objects.get(username="dora"), Session.objects.get(), facts=text)
        connection.close()
        return f"/casebook/ponte/{case.year}-{case.number}/"

    def serves(self) -> None:
        """Until every worker has said twice in a row that the replica serves."""
        for _time in range(200):
            if all(self.reader.get("/readyz").text == SERVES for _each in range(6)):
                return
            sleep(0.1)
        raise TimeoutError(self.reader.get("/readyz").text)

    def hold(self, is_held: bool) -> None:
        """Whether the replica stays where it is, though the primary goes on."""
        self.replica.execute(f"SELECT pg_wal_replay_{'pause' if is_held else 'resume'}()")

    def comes_up(self) -> None:
        """Until it has read all that the primary has written by now."""
        with psycopg.connect(self.primary.url(), autocommit=True) as primary:
            (mark,) = primary.execute("SELECT pg_current_wal_lsn()::text").fetchone() or ("",)
        with psycopg.connect(self.replica.url(), autocommit=True) as replica:
            for _time in range(200):
                if replica.execute("SELECT pg_last_wal_replay_lsn() >= %s::pg_lsn", [mark]).fetchone() == (True,):
                    return
                sleep(0.1)
        raise TimeoutError(mark)

    def asked(self) -> int:
        """How often the replica has been asked for cases, by its own log."""
        return (self.replica.folder / "log").read_text(errors="replace").count('FROM "rulings_publication"')


@pytest.fixture(scope="module")
def ground(own: Own) -> Iterator[Ground]:
    primary = own.cluster
    assert primary
    an_evening()
    with following(primary) as replica:
        settings = {"DATABASE_REPLICA_URL": replica.url(), "DATABASE_REPLICA_LAG": str(LAG)}
        with served(primary.url(), own.folder, **settings) as site:
            yield Ground(site, primary, replica)


LISTS = ("/casebook/", "/casebook/feed.atom", "/casebook/search.json?words=card", "/casebook/ponte/2026/book/")


def test_a_case_published_on_the_primary_is_read_from_the_replica(ground: Ground) -> None:
    case = ground.published("West had played no card.")
    ground.serves()
    for page in (*LISTS, case):
        before = ground.asked()
        assert "2026-1" in ground.reader.get(page).text
        assert ground.asked() > before, page


def test_who_acted_and_who_has_a_cases_address_finds_what_the_replica_has_not_got_yet(ground: Ground) -> None:
    signed_in, acted = Browser(ground.site.port).sign_in("dora"), Browser(ground.site.port)
    assert "acted" in {each.name for each in signed_in.cookies}
    mark = next(each for each in signed_in.cookies if each.name == "acted")
    mark.expires = None  # however slow this machine is
    acted.cookies.set_cookie(mark)
    ground.serves()
    ground.hold(True)
    try:
        case = ground.published("Behind.")
        told = ground.reader.get(case)
        before = ground.asked()
        mine, his = signed_in.get("/casebook/").text, acted.get("/casebook/").text
        assert ground.asked() == before
    finally:
        ground.hold(False)
    assert [case in each for each in (mine, his)] == [True, True]
    assert (told.status, "Behind." in told.text) == (200, True)


def test_a_replica_that_falls_behind_is_left_alone_until_it_has_come_up(ground: Ground) -> None:
    ground.serves()
    ground.hold(True)
    try:
        case = ground.published("Far behind.")
        sleep(LAG + 1)
        assert case in ground.reader.get("/casebook/").text
        told = [ground.reader.get("/readyz").text for _each in range(6)]  # by either worker
        assert all(f"replica: more than {LAG} seconds behind; the primary serves" in each for each in told)
    finally:
        ground.hold(False)
    ground.comes_up()
    sleep(LAG)  # each worker's mark is old by now; the first question asks how it stands today
    assert [ground.reader.get("/readyz").text for _each in range(6)] == [SERVES] * 6


def test_a_replica_takes_no_writes(ground: Ground) -> None:
    with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
        ground.replica.execute("UPDATE rulings_club SET name = 'x'")


def test_without_the_replica_pages_are_served_and_it_is_used_again_when_it_is_back(ground: Ground) -> None:
    ground.serves()
    ground.replica.kill()
    case = ground.published("Alone.")
    assert [case in ground.reader.get("/casebook/").text for _each in range(4)] == [True] * 4
    answer = ground.reader.get("/readyz")
    assert (answer.status, answer.text) == (200, "ok\nreplica: does not answer; the primary serves\n")
    ground.replica.start()
    ground.serves()

"""What fifty open desks cost that ask again every two seconds while nothing changes, beside whole pages and the floor.

The floor is the cheapest answer there is: the page of health, which asks neither the database nor who somebody is.
On a database of its own; every desk is a visit of its own.
"""

import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.benchmarks.bench_lists import plain_storages, timed
from tests.benchmarks.figures import Figure, tell

DESKS, ROUNDS, RULINGS, EVERY = 50, 4, 30, 2
FLOOR = "/healthz"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["LOG_LEVEL"] = "ERROR"
        import django

        django.setup()
        from django.core.management import call_command
        from django.test.utils import override_settings, setup_test_environment

        call_command("migrate", verbosity=0)
        setup_test_environment()
        with override_settings(STATIC_ROOT=folder, STORAGES=plain_storages()):
            measure(desks())


def desks() -> list[Any]:
    """So many browsers of the chief director, at a session with so many rulings."""
    from django.test import Client

    from tests import factories

    club = factories.make_club()
    dora, rev = factories.make_dora(club), factories.make_rev(club)
    session = factories.make_session(club)
    for _each in range(RULINGS):
        factories.make_ruling(dora, session)
    clients = [Client() for _each in range(DESKS)]
    for client in clients:
        client.force_login(rev)
    return clients


def measure(clients: list[Any]) -> None:
    """Ask in turn for whole pages, for pages that are as they were, and for the floor."""
    from django.test import Client

    kinds = {"a whole desk": [], "304, as it was": [], "the floor": []}  # type: dict[str, list[float]]
    for _round in range(ROUNDS):
        for client in clients:
            tag = client.get("/")["ETag"]
            again = Asking(client, tag)
            kinds["a whole desk"].append(timed(client, "/")[1])
            kinds["304, as it was"].append(timed(again, "/")[1])
            kinds["the floor"].append(timed(Client(), FLOOR)[1])
    cost = {kind: statistics.median(each) for kind, each in kinds.items()}
    floor = cost["the floor"]
    for kind, own in cost.items():
        tell(Figure("Open desks", kind, own, "ms", floor, "the page of health"))
    busy = DESKS / EVERY * cost["304, as it was"] / 10
    tell(Figure("Open desks", f"one processor, {DESKS} desks that ask every {EVERY} s", busy, "%"))


class Asking:
    """A browser that sends its page's tag back."""

    def __init__(self, client: Any, tag: str) -> None:
        self.client, self.tag = client, tag

    def get(self, address: str) -> Any:
        return self.client.get(address, headers={"If-None-Match": self.tag})


if __name__ == "__main__":
    main()

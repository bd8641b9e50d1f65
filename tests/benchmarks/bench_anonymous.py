"""What a visitor without an account may cost: processor time of every address that answers him, in milliseconds.

Every address of the site is tried, those of the guide and of the interface for programs for every situation; printed
are the dearest, and how they stand to the floor, which is the cheapest page of the site. A page above `MOST`
milliseconds is a failure.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from time import process_time

from tests.benchmarks.figures import Figure, tell

MOST, SHOWN, TIMES = 50, 10, 3


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["LOG_LEVEL"] = "CRITICAL"
        import django

        django.setup()
        from django.core.management import call_command
        from django.test.utils import override_settings, setup_test_environment

        call_command("migrate", verbosity=0)
        call_command("demo", verbosity=0, stdout=StringIO())
        setup_test_environment()
        from tests.benchmarks.bench_lists import plain_storages

        with override_settings(STATIC_ROOT=folder, STORAGES=plain_storages()):
            return told(measured())


def measured() -> dict[str, float]:
    """The milliseconds of each address that answers a visitor, once whatever is kept is kept."""
    from django.test import Client

    visitor, spent = Client(raise_request_exception=False), {}
    for number, address in enumerate(addresses()):
        # Each from a place of its own: who asks the interface much is told to wait.
        visitor.defaults["REMOTE_ADDR"] = f"10.0.{number // 256}.{number % 256}"
        if visitor.get(address).status_code == 200:
            spent[address] = min(milliseconds(visitor, address) for _time in range(TIMES))
    return spent


def milliseconds(visitor: object, address: str) -> float:
    """The processor's time for one answer."""
    begun = process_time()
    visitor.get(address)  # type: ignore[attr-defined]
    return (process_time() - begun) * 1000


def addresses() -> Iterator[str]:
    """Every address without a number or a name in it, and those of the situations."""
    from config import urls
    from rulings.laws.situations import SITUATIONS
    from tests.desk.routes import routes

    for each in [*urls.urlpatterns, *routes()]:
        pattern = str(each.pattern)
        if "<" not in pattern:
            yield f"/{pattern}"
        elif pattern.startswith(("guide/<slug:key>/", "api/v1/situations/<slug:key>")):
            yield from (f"/{pattern.replace('<slug:key>', situation.key)}" for situation in SITUATIONS)


def told(spent: dict[str, float]) -> int:
    """Print the dearest; 1 where one is dearer than may be."""
    floor = min(cost for address, cost in spent.items() if address not in ("/healthz", "/readyz"))
    for address, cost in sorted(spent.items(), key=lambda each: -each[1])[:SHOWN]:
        tell(Figure("What a visitor may cost", address, cost, "ms", floor, "the cheapest page", f"at most {MOST} ms"))
    print(f"{len(spent)} addresses")
    dear = {address for address, cost in spent.items() if cost > MOST}
    if dear:
        print(f"Above {MOST} ms: {', '.join(sorted(dear))}", file=sys.stderr)
    return 1 if dear else 0


if __name__ == "__main__":
    sys.exit(main())

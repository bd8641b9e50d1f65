"""What programs ask of /api/v1/: answers a second of one process, beside as many bytes that nobody works out.

Each is asked for `TIMES` times, in `ROUNDS` rounds, through everything a request goes through, from as many addresses,
so that nobody is told to wait; a tag that is still good costs as much, for the answer is made before its tag is.
"""

import os
import tempfile
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

from tests.benchmarks.figures import Figure, tell

TIMES, ROUNDS = 150, 3
RULE = "/api/v1/rule?situation="
ASKED = {
    "a ruling's first question": f"{RULE}penalty_card&language=it",
    "a ruling half told": f"{RULE}revoke&offender=W&language=pl",
    "a whole ruling": f"{RULE}penalty_card&offender=W&visibility=played_legally",
    "a situation with all its facts": "/api/v1/situations/penalty_card",
    "all situations": "/api/v1/situations",
}
_ADDRESSES = count(1)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["LOG_LEVEL"] = "CRITICAL"
        import django

        django.setup()
        from django.test import Client
        from django.test.utils import override_settings, setup_test_environment

        setup_test_environment()
        from tests.benchmarks.bench_lists import plain_storages

        with override_settings(STATIC_ROOT=folder, STORAGES=plain_storages(), ROOT_URLCONF="tests.benchmarks.floor"):
            for name, address in ASKED.items():
                size = len(asked(Client(), address))
                # By turns, and the best of each: what else the machine does falls on both.
                turns = [(a_second(address), a_second(f"/floor.json?size={size}")) for _round in range(ROUNDS)]
                answers, floor = (max(each) for each in zip(*turns, strict=True))
                beside = f"{size:,} bytes of JSON"
                tell(Figure("Programs", f"{name}, answers a second", answers, "a second", floor, beside))
    return 0


def a_second(address: str) -> float:
    """Answers in a second of the processor's time."""
    from django.test import Client

    client = Client()
    asked(client, address)
    begun = process_time()
    for _time in range(TIMES):
        asked(client, address)
    return TIMES / (process_time() - begun)


def asked(client: Any, address: str) -> bytes:
    """One answer, to an address of its own."""
    number = next(_ADDRESSES)
    answer = client.get(address, REMOTE_ADDR=f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
    if answer.status_code != 200:
        raise SystemExit(f"{address}: {answer.status_code}")
    return bytes(answer.content)


if __name__ == "__main__":
    raise SystemExit(main())

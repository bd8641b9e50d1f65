"""What is counted of requests and acts, and how the counts of all workers are told as one, in OpenMetrics' text.

Each worker counts for itself, and writes what it has counted into a file of its own, at most once a second, for the
one that is asked. Names of views and verbs are counted, never who or what. Nothing is unless `METRICS_TOKEN` is set.
"""

import json
import os
import tempfile
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from threading import Lock
from time import monotonic

from django.conf import settings
from django.db import transaction

from rulings.desk.base.watching.nightly import Run

_BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_EVERY = 1.0
_lock = Lock()
_counted: Counter[str] = Counter()
_written = 0.0


def is_counting() -> bool:
    """Whether anybody may ask."""
    return bool(settings.METRICS_TOKEN)


def count_request(view: str, status: int, seconds: float) -> None:
    """A request answered: by the view's name and the status's first digit, and in which of the steps of time."""
    if not is_counting():
        return
    step = bisect_left(_BOUNDS, seconds)
    with _lock:
        _counted[_key("requests", view=view, status=f"{status // 100}xx")] += 1
        _counted[_key("steps", step=str(step))] += 1
        _counted[_key("microseconds")] += round(seconds * 1_000_000)
        _write_now_and_then()


def count_act(verb: str) -> None:
    """An act that the trail tells of, once it is stored for good."""
    if is_counting():
        transaction.on_commit(lambda: _count_act(verb))


def _count_act(verb: str) -> None:
    with _lock:
        _counted[_key("acts", verb=verb)] += 1


def _key(name: str, **labels: str) -> str:
    """What a count stands under: its name and labels as JSON, so that a file of them is plain."""
    return json.dumps([name, labels], sort_keys=True)


def folder() -> Path:
    """Where the workers of this server write: by the process that began them, for this user alone."""
    return Path(tempfile.gettempdir()) / f"rulings-metrics-{os.getuid()}-{os.getppid()}"


def _write_now_and_then() -> None:
    """Write what this worker has counted; a file that cannot be written leaves the others' counts as they are."""
    global _written
    if monotonic() - _written < _EVERY:
        return
    _written = monotonic()
    where = folder()
    try:
        where.mkdir(mode=0o700, exist_ok=True)
        unfinished = where / f"{os.getpid()}.unfinished"
        unfinished.write_text(json.dumps(_counted), encoding="ascii")
        unfinished.rename(where / f"{os.getpid()}.json")
    except OSError:
        return


def counted() -> Counter[str]:
    """What all workers of this server have counted, those that have ended too; of this one, as of now."""
    whole = Counter(_counted)
    for path in folder().glob("*.json"):
        if path.stem != str(os.getpid()):
            try:
                whole.update(json.loads(path.read_text(encoding="ascii")))
            except (OSError, ValueError):
                continue
    return whole


def told(counts: Mapping[str, int], queues: Mapping[str, int], nightly: Iterable[Run] = ()) -> str:
    """The counts, how long the queues are, and how the last nights went, in OpenMetrics' text."""
    read = [(*json.loads(key), number) for key, number in sorted(counts.items())]
    lines = [
        *_counter("rulings_requests", "Requests answered.", read, "requests"),
        *_histogram({labels["step"]: number for name, labels, number in read if name == "steps"}, counts),
        *_counter("rulings_acts", "Acts that the audit trail tells of.", read, "acts"),
        "# TYPE rulings_waiting gauge",
        "# HELP rulings_waiting How much waits for somebody.",
        *(f'rulings_waiting{{what="{what}"}} {number}' for what, number in queues.items()),
        *_of_the_nights(list(nightly)),
        "# EOF",
    ]
    return "".join(f"{line}\n" for line in lines)


def _of_the_nights(nightly: Iterable[Run]) -> Iterator[str]:
    """When each job began last, and whether it went well."""
    yield "# TYPE rulings_nightly_began_timestamp_seconds gauge"
    yield "# UNIT rulings_nightly_began_timestamp_seconds seconds"
    yield "# HELP rulings_nightly_began_timestamp_seconds When what runs every night ran last."
    yield from (f'rulings_nightly_began_timestamp_seconds{{job="{each.name}"}} {each.seconds}' for each in nightly)
    yield "# TYPE rulings_nightly_went_well gauge"
    yield "# HELP rulings_nightly_went_well Whether that run ended well."
    yield from (f'rulings_nightly_went_well{{job="{each.name}"}} {int(each.went_well)}' for each in nightly)


def _counter(name: str, says: str, read: Iterable[tuple[str, dict[str, str], int]], kind: str) -> Iterator[str]:
    """A counter with its labels."""
    yield f"# TYPE {name} counter"
    yield f"# HELP {name} {says}"
    for each, labels, number in read:
        if each == kind:
            inside = ",".join(f'{label}="{value}"' for label, value in labels.items())
            yield f"{name}_total{{{inside}}} {number}"


def _histogram(steps: Mapping[str, int], counts: Mapping[str, int]) -> Iterator[str]:
    """How many requests took no longer than each of the steps, in seconds."""
    yield "# TYPE rulings_request_seconds histogram"
    yield "# UNIT rulings_request_seconds seconds"
    yield "# HELP rulings_request_seconds Time to an answer."
    sofar = 0
    for place, bound in enumerate((*map(str, _BOUNDS), "+Inf")):
        sofar += steps.get(str(place), 0)
        yield f'rulings_request_seconds_bucket{{le="{bound}"}} {sofar}'
    yield f"rulings_request_seconds_count {sofar}"
    yield f"rulings_request_seconds_sum {counts.get(_key('microseconds'), 0) / 1_000_000}"

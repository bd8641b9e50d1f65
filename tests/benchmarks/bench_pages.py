"""What each page costs of the processor, beside a bare list of fifty rows: with ten rulings stored, and with many.

On a database of its own, or on the empty one that DATABASE_URL names. RULINGS is how many are stored in the end, PAGE
names the one page that is measured.
"""

import os
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from config.gunicorn import post_worker_init
from tests.benchmarks.bench_lists import A_SESSION, plain_storages, store_rulings
from tests.benchmarks.figures import Figure, tell
from tests.benchmarks.filling import finish

RULINGS, PAGE = int(os.environ.get("RULINGS", "20000")), os.environ.get("PAGE", "")
TABLES, TIMES, FEW = 8, 25, 10


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DATABASE_URL", f"sqlite:///{Path(folder) / 'bench.sqlite3'}")
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["LOG_LEVEL"] = "ERROR"
        import django

        django.setup()
        from django.core.management import call_command
        from django.test.utils import override_settings

        call_command("migrate", verbosity=0)
        # No test environment: it copies what every template was given.
        site = {"ALLOWED_HOSTS": ["testserver"], "ROOT_URLCONF": "tests.benchmarks.floor"}
        with override_settings(STATIC_ROOT=folder, STORAGES=plain_storages(), **site):
            evening = an_evening()
            post_worker_init(None)
            few = measure(pages_of(evening))
            if RULINGS > FEW:
                store_rulings(range(RULINGS // A_SESSION), evening.ruling, evening.rev)
                finish()
                post_worker_init(None)  # else the collector looks through all that was stored, as in no worker
                many = measure(pages_of(evening))
            else:
                many = few
    for count, measured in ((FEW, few), (RULINGS, many)):
        for name, (warm, others) in measured.items():
            told_of(f"{name}, {count:,} rulings", warm, measured["floor"][0], AIMS.get(name, ""))
            for when, each in others.items():
                told_of(f"{name}, {count:,} rulings, {when}", each, measured["floor"][0])


def told_of(name: str, took: float, floor: float, aim: str = "") -> None:
    """One page beside the bare list."""
    tell(Figure("Pages", name, took, "ms", floor, "a bare list of 50 rows", aim))


AIMS = dict.fromkeys(("question", "doors", "board", "ruling"), "at most 1.5")
AIMS |= dict.fromkeys(("desk", "chief director's desk", "queue", "session"), "at most 2")
COLD = ("board", "doors", "ruling", "desk", "chief director's desk", "queue", "session")
"""Pages that keep something worked out: measured too with all of it forgotten, as after a change of everything, and
after one table's result has changed.
"""


@dataclass(frozen=True)
class Evening:
    """What the pages are of, and who reads them."""

    dora: Any
    rev: Any
    case: Any
    ruling: Any
    token: str


def an_evening() -> Evening:
    """Twenty-four boards at eight tables with ten rulings, one case that is asked about, and a casebook of a few."""
    from rulings.desk.casebook.services.publishing import publish
    from rulings.desk.players.services import make_private_link
    from rulings.desk.review.services import countersign
    from rulings.models import Club
    from tests import factories

    club = factories.make_club()
    dora, rev = factories.make_dora(club), factories.make_rev(club)
    over = factories.make_session(club, "over")
    published = [countersign(actor=rev, ruling=factories.make_ruling(dora, over)) for _each in range(FEW // 2)]
    factories.make_over(rev, over)
    Club.objects.update(publishing={"parties_first_hours": 0})
    for each in published:
        publish(actor=rev, ruling=each)
    tonight = factories.make_session(club, "tonight", boards=24)
    play(tonight)
    rulings = [factories.make_ruling(dora, tonight, table="1") for _each in range(FEW // 2)]
    report = factories.make_report(dora, tonight, table="2")
    case = factories.answer_all(dora, factories.first_case(report), factories.REST_OF_NO_CARD_LATE[:2])
    factories.make_session(club, "long", boards=36)
    token = make_private_link(actor=dora, report=rulings[0].report, side="NS").token
    return Evening(dora, rev, case, rulings[0], token)


def play(session: Any) -> None:
    """Every board at every table."""
    from tests import factories

    pairs = [
        [factories.make_pair(session, str(table), side, f"Anna {table}", f"Bruno {table}") for side in ("NS", "EW")]
        for table in range(1, TABLES + 1)
    ]
    for board in session.boards.all():
        for table, (ns, ew) in enumerate(pairs, 1):
            score = 420 + 30 * ((table + board.number) % 4)
            factories.make_result(board, ns, ew, table=str(table), score_ns=score, score_ew=-score)


def pages_of(evening: Evening) -> dict[str, Callable[[], Any]]:
    """How each page is asked for."""
    from django.test import Client

    dora, rev, visitor = Client(), Client(), Client()
    dora.force_login(evening.dora)
    rev.force_login(evening.rev)
    read = {
        "floor": (dora, "/floor/"),
        "question": (dora, f"/cases/{evening.case.pk}/"),
        "board": (dora, "/sessions/tonight/boards/1/"),
        "doors": (dora, "/sessions/tonight/boards/1/new/"),
        "ruling": (dora, f"/rulings/{evening.ruling.pk}/"),
        "report": (dora, f"/reports/{evening.ruling.report_id}/"),
        "desk": (dora, "/?session=tonight"),
        "chief director's desk": (rev, "/?session=tonight"),
        "queue": (rev, "/queue/"),
        "session": (dora, "/sessions/tonight/"),
        "sessions": (dora, "/sessions/"),
        "consistency": (rev, "/consistency/"),
        "rulings like this one": (dora, f"/rulings/{evening.ruling.pk}/alike/"),
        "guide": (visitor, "/guide/"),
        "guide, a question": (visitor, "/guide/penalty_card/"),
        "casebook": (visitor, "/casebook/"),
        "player's page": (visitor, f"/r/{evening.token}/"),
    }
    pages = {name: reading(*each) for name, each in read.items()} | {"answer": answering(dora, evening.case)}
    return {name: each for name, each in pages.items() if PAGE in name or name == "floor"}


def reading(client: Any, address: str) -> Callable[[], Any]:
    """A page that is read."""
    return lambda: client.get(address)


def answering(client: Any, case: Any) -> Callable[[], Any]:
    """An answer, changed each time, and the question after it."""
    from rulings.models import ReportCase

    def answer() -> Any:
        revision = ReportCase.objects.values_list("revision", flat=True).get(pk=case.pk)
        form = {"key": "offender", "value": "NESW"[revision % 4], "revision": revision}
        return client.post(f"/cases/{case.pk}/answer/", form, headers={"HX-Request": "true"}, follow=True)

    return answer


def measure(pages: dict[str, Callable[[], Any]]) -> dict[str, tuple[float, dict[str, float]]]:
    """Milliseconds of the processor for each page, the median; in turns, so that all have the same weather.

    With what it was the first time, when nothing was worked out yet, and after a change, where it keeps anything.
    """
    from rulings.desk.base.known import forget_everything

    befores = {"the first time": forget_everything, "after a change": change_a_result}
    times: dict[str, list[float]] = {name: [] for name in pages}
    others: dict[str, dict[str, list[float]]] = {name: {each: [] for each in befores} for name in pages if name in COLD}
    for name, ask in pages.items():
        assert ask().status_code == 200, name
    order, chance = list(pages), Random(7)
    for _each in range(TIMES):
        chance.shuffle(order)  # else what the collector does in every round falls on the same page each time
        for name, ask in ((each, pages[each]) for each in order):
            for when, took in others.get(name, {}).items():
                took.append(milliseconds(ask, befores[when]))
            times[name].append(milliseconds(ask))
    medians = {name: {when: statistics.median(each) for when, each in took.items()} for name, took in others.items()}
    return {name: (statistics.median(each), medians.get(name, {})) for name, each in times.items()}


def change_a_result() -> None:
    """One table's score of one board of the evening is another, as after a correction."""
    from django.db.models import F

    from rulings.models import Result

    Result.objects.filter(board__session__slug="tonight", board__number=2, table="3").update(
        score_ns=F("score_ns") + 10
    )


def milliseconds(ask: Callable[[], Any], before: Callable[[], None] = lambda: None) -> float:
    """The processor's time for one answer."""
    before()
    started = process_time()
    ask()
    return 1000 * (process_time() - started)


if __name__ == "__main__":
    main()

"""How long a search of a large casebook takes, the page's own queries included: p50 and p95 in milliseconds.

100,000 invented cases of 60 words unless CASEBOOK_CASES says otherwise; 1,000,000 take a few minutes. On SQLite, or on
the PostgreSQL that DATABASE_URL names, in a database of its own: `.ci/with-postgres python -m
tests.benchmarks.bench_casebook`.
"""

import json
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import accumulate, islice
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

from tests.benchmarks.figures import Figure, tell

CASES = int(os.environ.get("CASEBOOK_CASES", "100000"))
WORDS, PHRASE, PHRASES, CLUBS, YEARS, ASKED, BATCH = 20_000, 10, 50_000, 40, 6, 60, 5000
CHANCE = random.Random(2026)
VOCABULARY = [f"{CHANCE.choice('bcdfglmnprstvz')}{number:x}o" for number in range(WORDS)]
WEIGHTS = list(accumulate(1 / rank for rank in range(1, WORDS + 1)))
COMMON, MIDDLING, RARE = VOCABULARY[5:40], VOCABULARY[300:1500], VOCABULARY[12_000:]
COLUMNS = (
    *("id", "club_id", "ruling_id", "year", "number", "facts", "override_text", "situation", "laws"),
    *("stage", "form", "was_appealed", "appeal", "auction", "scores", "shown_date"),
    *("sentences", "paragraphs", "published_by_id", "published_at", "notice", "not_names", "board_shown", "cards"),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        is_postgres = os.environ.get("DATABASE_URL", "").startswith("postgres")
        if not is_postgres:
            os.environ["DATABASE_URL"] = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        import django

        django.setup()
        if is_postgres:
            on_a_database_of_its_own(measure)
        else:
            measure()


def on_a_database_of_its_own(run: Callable[[], None]) -> None:
    """On a test database of the server, dropped afterwards."""
    from django.db import connection

    before = connection.settings_dict["NAME"]
    connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
    try:
        run()
    finally:
        connection.creation.destroy_test_db(before, verbosity=0)


def measure() -> None:
    """Fill the casebook, index it, and search it."""
    from django.core.management import call_command
    from django.db import connection

    call_command("migrate", verbosity=0)
    seconds = timed(fill)
    print(f"{connection.vendor}: {CASES:,} cases stored in {seconds:.0f} s")
    print(f"indexed in {timed(indexed):.0f} s")
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    took = processor()
    floor = min(1000 * timed(one_by_key, took) for _each in range(ASKED))
    for name, wanted in KINDS.items():
        searches = [search_of(wanted) for _ in range(ASKED)]
        clock, spent = map(sorted, zip(*(both(each, took) for each in searches), strict=True))
        print(f"{name + ':':44} p50 {clock[ASKED // 2]:7.1f} ms by the clock, p95 {quantiles(clock, n=20)[-1]:7.1f}")
        group, p95 = f"The casebook's search among {CASES:,}, p95", quantiles(spent, n=20)[-1]
        tell(Figure(group, name, p95, "ms", floor, "one case by its key", "30 ms"))


def indexed() -> None:
    """Index all cases as the service does, which looks at every word for names: the invented words are none.

    So each phrase's words are found once; of some cases they are compared with the service's own.
    """
    from django.db import connection

    from rulings.desk.base.naming.marks import known
    from rulings.desk.casebook.services.index import _READ, _terms_of
    from rulings.models import Publication

    for publication in Publication.objects.filter(pk__in=range(1, CASES, CASES // 20)).select_related("club"):
        assert terms_of(publication) == _terms_of(publication, known(()))
    every = Publication.objects.select_related("club").only(*_READ).order_by("pk").iterator(chunk_size=BATCH)
    rows = ((each.pk, " ".join(sorted(terms_of(each)))) for each in every)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            copied(cursor, rows)
            return
        while batch := list(islice(rows, BATCH)):
            cursor.executemany("INSERT INTO rulings_casebook (rowid, terms) VALUES (%s, %s)", batch)
        cursor.execute("INSERT INTO rulings_casebook (rulings_casebook) VALUES ('optimize')")


def copied(cursor: Any, rows: Iterator[tuple[int, str]]) -> None:
    """Put all terms into PostgreSQL's index, which is built in one go."""
    cursor.execute("CREATE TEMP TABLE written (id bigint, terms text)")
    while batch := list(islice(rows, BATCH)):  # read first: a connection that copies can be asked nothing, and waits
        with cursor.copy("COPY written FROM STDIN") as copy:
            for row in batch:
                copy.write_row(row)
    cursor.execute("DROP INDEX rulings_casebook_terms")
    cursor.execute(
        "INSERT INTO rulings_casebook SELECT id, array_to_tsvector(string_to_array(terms, ' ')) FROM written"
    )
    cursor.execute("CREATE INDEX rulings_casebook_terms ON rulings_casebook USING gin (terms) WITH (fastupdate = off)")


def terms_of(publication: Any) -> set[str]:
    """What a case is found by."""
    from rulings.desk.casebook.values import term

    facts = publication.facts.split()
    phrases = [" ".join(facts[at : at + PHRASE]) for at in range(0, len(facts), PHRASE)]
    phrases += [text for texts in publication.sentences.values() for text in texts]
    kinds = {"situation": publication.situation, "stage": publication.stage, "form": publication.form}
    kinds |= {"club": publication.club.slug, "year": publication.year}
    found = {term(kind, value) for kind, value in kinds.items()}
    found |= {term("law", number) for number in publication.laws.split()}
    found |= {term("appealed", "yes" if publication.was_appealed else "no")}
    return found.union(*map(words_of, (*phrases, publication.laws, *publication.paragraphs)))


@cache
def words_of(text: str) -> frozenset[str]:
    from rulings.desk.casebook.values import words

    return frozenset(words(text))


def timed(run: Callable[[], object], took: Callable[[], float] = perf_counter) -> float:
    """Seconds of a run, by the clock or by what else counts."""
    started = took()
    run()
    return took() - started


def both(run: Callable[[], object], took: Callable[[], float]) -> tuple[float, float]:
    """Milliseconds of a run by the clock, and of the processors."""
    spent: list[float] = []
    clock = timed(lambda: spent.append(timed(run, took)))
    return 1000 * clock, 1000 * spent[0]


def processor() -> Callable[[], float]:
    """Counts seconds of the processor: this process's, and those of its PostgreSQL's own, as the system counts them."""
    from django.db import connection

    if connection.vendor != "postgresql":
        return process_time
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        server = Path(f"/proc/{cursor.fetchone()[0]}/schedstat")
    return lambda: process_time() + int(server.read_text().split()[0]) / 1e9


def one_by_key() -> None:
    """The least that the database can be asked."""
    from rulings.models import Publication

    Publication.objects.get(pk=CHANCE.randint(1, CASES))


def search_of(wanted: Callable[[], dict[str, Any]]) -> Callable[[], object]:
    """A search for something new, its words read as the page reads them."""
    from rulings.desk.casebook.forms import words_typed
    from rulings.desk.casebook.queries.search import search
    from rulings.desk.casebook.values import Wanted

    given = wanted()
    return lambda: search(Wanted(words=words_typed(given.pop("text", "")), **given))


def two(first: list[str], second: list[str]) -> str:
    """Two words."""
    return f"{CHANCE.choice(first)} {CHANCE.choice(second)}"


def law() -> int:
    return CHANCE.randint(1, 88)


KINDS: dict[str, Callable[[], dict[str, Any]]] = {
    "the newest": dict,
    "two common words": lambda: {"text": two(COMMON, COMMON)},
    "a common and a middling word": lambda: {"text": two(COMMON, MIDDLING)},
    "two rare words": lambda: {"text": two(RARE, RARE)},
    "a common and a rare word": lambda: {"text": two(COMMON, RARE)},
    "a law": lambda: {"law": law()},
    "a law and two common words": lambda: {"law": law(), "text": two(COMMON, COMMON)},
    "a law, a common and a middling word": lambda: {"law": law(), "text": two(COMMON, MIDDLING)},
    "a situation at teams, appealed": lambda: {"form": "teams", "appealed": True} | situation(),
    "a stage and a common word": lambda: {"stage": "auction", "text": CHANCE.choice(COMMON)},
    "the oldest year and two common words": lambda: {"year": 2021, "text": two(COMMON, COMMON)},
    "a club and a year": lambda: {"club": f"club-{CHANCE.randrange(CLUBS)}", "year": CHANCE.randint(2021, 2026)},
    "a club and two common words": lambda: {"club": f"club-{CHANCE.randrange(CLUBS)}", "text": two(COMMON, COMMON)},
    "what situations are called (revoke, lead)": lambda: {"text": "revoke lead"},
    "a common beginning of words and a word": lambda: {"text": f"{CHANCE.choice('bcdfg')}1a* {CHANCE.choice(COMMON)}"},
}


def situation() -> dict[str, Any]:
    from rulings.laws.situations import SITUATIONS

    return {"situation": CHANCE.choice(SITUATIONS).key}


def fill() -> None:
    """Clubs, an account, and the cases; the rulings they came from are left out."""
    from django.db import connection

    from rulings.models import Club, Publication, User

    left = [field for field in Publication._meta.concrete_fields if not (field.null or field.column in COLUMNS)]
    empty = tuple(field.get_default() for field in left)
    clubs = Club.objects.bulk_create(Club(name=f"Club {n}", slug=f"club-{n}") for n in range(CLUBS))
    user = User.objects.create(username="bench")
    columns = (*COLUMNS, *(field.column for field in left))
    names = ", ".join(columns)
    statement = f"INSERT INTO rulings_publication ({names}) VALUES ({', '.join(['%s'] * len(columns))})"
    copied = f"COPY rulings_publication ({names}) FROM STDIN"
    rows = ((*row, *empty) for row in cases([club.pk for club in clubs], user.pk))
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET session_replication_role = replica")
            with cursor.copy(copied) as copy:
                for row in rows:
                    copy.write_row(row)
            cursor.execute("SET session_replication_role = DEFAULT")
            return
        cursor.execute("PRAGMA foreign_keys = OFF")
        cursor.execute("BEGIN")
        while batch := list(islice(rows, BATCH)):
            cursor.executemany(statement, batch)
        cursor.execute("COMMIT")


def cases(clubs: list[int], user: int) -> Iterator[tuple[Any, ...]]:
    """Rows of cases in the order of their publication."""
    from rulings.laws.situations import SITUATIONS

    first, day = datetime(2021, 1, 1, tzinfo=UTC), timedelta(days=365 * YEARS) / CASES
    numbers: dict[tuple[int, int], int] = {}
    phrases = [" ".join(CHANCE.choices(VOCABULARY, cum_weights=WEIGHTS, k=PHRASE)) for _ in range(PHRASES)]
    forms = ("pairs_mp", "pairs_mp", "pairs_mp", "pairs_imp", "teams", "individual")
    for place in range(CASES):
        at = first + place * day
        club, situation = CHANCE.choice(clubs), CHANCE.choice(SITUATIONS)
        number = numbers[club, at.year] = numbers.get((club, at.year), 0) + 1
        en, it, pl, *facts = CHANCE.choices(phrases, k=6)
        told = {"en": [en], "it": [it], "pl": [pl]}
        laws = f" {law()} {law()} "
        yield (
            *(place + 1, club, place + 1, at.year, number, " ".join(facts), "", situation.key, laws),
            *(situation.stage.value, CHANCE.choice(forms), CHANCE.random() < 0.1),
            *("{}", "[]", "{}", at.date().isoformat()),
            *(json.dumps(told), '["64A2"]', user, at, "", "[]", "shown", "{}"),
        )


if __name__ == "__main__":
    main()

"""The casebook's index: what each publication is found by. `casebook.queries.search` reads it.

What a situation is called is not stored: whoever asks looks it up, in the wording of today.
"""

from collections.abc import Iterable, Iterator

from django.db import connection, transaction

from rulings.desk.casebook.values import term, words
from rulings.desk.cases.services.publications import unindex
from rulings.models import Publication

_BATCH = 1000
_READ = (
    *("facts", "override_text", "sentences", "paragraphs", "auction", "appeal", "commentary"),
    *("situation", "laws", "stage", "form", "was_appealed", "year", "club__slug"),
)
_TABLE = "rulings_casebook"
_TABLE_ANEW = {"sqlite": _TABLE, "postgresql": "rulings_casebook_anew"}
_VALUES = {"sqlite": "(%s, %s)", "postgresql": "(%s, array_to_tsvector(string_to_array(%s, ' ')))"}
_START = {
    "sqlite": ["DELETE FROM rulings_casebook"],
    "postgresql": [
        "LOCK TABLE rulings_casebook IN SHARE ROW EXCLUSIVE MODE",
        "CREATE TABLE rulings_casebook_anew (rowid bigint NOT NULL, terms tsvector NOT NULL)"
        " WITH (toast_tuple_target = 8160)",
    ],
}
_FINISH = {
    "sqlite": ["INSERT INTO rulings_casebook (rulings_casebook) VALUES ('optimize')"],
    "postgresql": [
        "ALTER TABLE rulings_casebook_anew ADD CONSTRAINT rulings_casebook_anew_pkey PRIMARY KEY (rowid)",
        "CREATE INDEX rulings_casebook_anew_terms ON rulings_casebook_anew USING gin (terms) WITH (fastupdate = off)",
        "ANALYZE rulings_casebook_anew",
        "DROP TABLE rulings_casebook",
        "ALTER TABLE rulings_casebook_anew RENAME TO rulings_casebook",
        "ALTER INDEX rulings_casebook_anew_pkey RENAME TO rulings_casebook_pkey",
        "ALTER INDEX rulings_casebook_anew_terms RENAME TO rulings_casebook_terms",
    ],
}
"""What stands before and after all cases are put in. PostgreSQL fills a table beside the one that is searched, which
it locks against publishing alone, and builds the index in one go, which takes far less time.
"""


@transaction.atomic
def index(*, publication: Publication) -> None:
    """Let the publication be found by what it says now; a withdrawn one is found no more."""
    unindex(publication=publication)
    if publication.withdrawn_at is None:
        _add([publication])


@transaction.atomic
def rebuild() -> int:
    """Index everything that is public anew; how many cases that is. Searches go on meanwhile, publishing waits."""
    _execute(_START[connection.vendor])
    count, batch = 0, []
    public = Publication.objects.select_related("club").filter(withdrawn_at__isnull=True).only(*_READ)
    for publication in public.order_by("pk").iterator(chunk_size=_BATCH):
        batch.append(publication)
        if len(batch) == _BATCH:
            count += _add(batch, _TABLE_ANEW[connection.vendor])
            batch = []
    count += _add(batch, _TABLE_ANEW[connection.vendor])
    _execute(_FINISH[connection.vendor])
    return count


def _execute(statements: Iterable[str]) -> None:
    """Run statements of SQL in their order."""
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def _add(publications: Iterable[Publication], table: str = _TABLE) -> int:
    """Index publications that are not in the index; how many they were."""
    rows = [(each.pk, " ".join(sorted(_terms_of(each)))) for each in publications]
    with connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO {table} (rowid, terms) VALUES {_VALUES[connection.vendor]}", rows)  # noqa: S608
    return len(rows)


def _terms_of(publication: Publication) -> set[str]:
    """The words of a case in every language, and what it is, as `casebook.values` writes both."""
    found = {word for text in _texts_of(publication) for word in words(text)}
    kinds = {"situation": publication.situation, "stage": publication.stage, "form": publication.form}
    kinds |= {"club": publication.club.slug, "year": str(publication.year)}
    found |= {term(kind, value) for kind, value in kinds.items() if value}
    found |= {term("law", number) for number in publication.laws.split()}
    return found | {term("appealed", "yes" if publication.was_appealed else "no")}


def _texts_of(publication: Publication) -> Iterator[str]:
    """Everything in it that has words: facts, override, sentences, paragraphs, explanations, appeal, commentary."""
    yield from (publication.facts, publication.override_text, publication.laws, publication.commentary)
    for sentences in publication.sentences.values():
        yield from sentences
    yield from publication.paragraphs
    yield from (call.get("note", "") for call in publication.auction if isinstance(call, dict))
    yield from (publication.appeal.get(part, "") for part in ("text", "dissent"))

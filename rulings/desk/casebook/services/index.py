"""The casebook's index: what each publication is found by. `casebook.queries.search` reads it.

What a situation is called is not stored: whoever asks looks it up, in the wording of today.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from django.db import connection, transaction

from rulings.desk.base.naming.marks import Known, as_spared
from rulings.desk.base.naming.names import Names
from rulings.desk.base.naming.replacing import without_names
from rulings.desk.base.naming.whom import names_of_club
from rulings.desk.casebook.values import term, words
from rulings.desk.cases.services.publications import unindex
from rulings.models import Player, Publication

_BATCH = 1000
_READ = (
    *("facts", "override_text", "sentences", "paragraphs", "auction", "appeal", "commentary", "not_names"),
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
        _add([publication], {})


@transaction.atomic
def rebuild() -> int:
    """Index everything that is public anew; how many cases that is. Searches go on meanwhile, publishing waits."""
    _execute(_START[connection.vendor])
    count, batch, clubs = 0, list[Publication](), dict[int, Names]()
    public = Publication.objects.select_related("club").filter(withdrawn_at__isnull=True).only(*_READ)
    for publication in public.order_by("pk").iterator(chunk_size=_BATCH):
        batch.append(publication)
        if len(batch) == _BATCH:
            count += _add(batch, clubs, _TABLE_ANEW[connection.vendor])
            batch = []
    count += _add(batch, clubs, _TABLE_ANEW[connection.vendor])
    _execute(_FINISH[connection.vendor])
    return count


def _execute(statements: Iterable[str]) -> None:
    """Run statements of SQL in their order."""
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def _add(publications: Collection[Publication], clubs: dict[int, Names], table: str = _TABLE) -> int:
    """Index publications that are not in the index; how many they were. `clubs` keeps the names of each."""
    whom = _whom(publications, clubs)
    rows = [(each.pk, " ".join(sorted(_terms_of(each, whom[each.pk])))) for each in publications]
    with connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO {table} (rowid, terms) VALUES {_VALUES[connection.vendor]}", rows)  # noqa: S608
    return len(rows)


def _whom(publications: Collection[Publication], clubs: dict[int, Names]) -> dict[int, Known]:
    """{publication: whom it may name}: those of its session near, its club beside; each read once."""
    its = Publication.objects.filter(pk__in=[each.pk for each in publications])
    session_of: dict[int, int | None] = dict(its.values_list("pk", "ruling__report__session"))
    playing: dict[int, set[str]] = defaultdict(set)
    players = Player.objects.filter(contestant__session__in=set(session_of.values()))
    for session, name in players.values_list("contestant__session", "name").iterator():
        playing[session].add(name)
    for club in {each.club_id for each in publications} - clubs.keys():
        clubs[club] = Names(names_of_club(club))
    here: dict[int | None, Names] = {session: Names(names) for session, names in playing.items()}
    nobody = Names(())
    return {each.pk: Known(here.get(session_of.get(each.pk), nobody), clubs[each.club_id]) for each in publications}


def _terms_of(publication: Publication, whom: Known) -> set[str]:
    """The words of a case in every language, and what it is, as `casebook.values` writes both.

    What is or may be a name is no word of it, whatever anybody has said: nobody is found by his name.
    """
    found = {word for text in _texts_of(publication) for word in words(_nameless(publication, text, whom))}
    found |= {word for sentences in publication.sentences.values() for text in sentences for word in words(text)}
    kinds = {"situation": publication.situation, "stage": publication.stage, "form": publication.form}
    kinds |= {"club": publication.club.slug, "year": str(publication.year)}
    found |= {term(kind, value) for kind, value in kinds.items() if value}
    found |= {term("law", number) for number in publication.laws.split()}
    found |= {word for text in (publication.laws, *publication.paragraphs) for word in words(text)}
    return found | {term("appealed", "yes" if publication.was_appealed else "no")}


def _nameless(publication: Publication, text: str, whom: Known) -> str:
    """The text without its names, and without the words that the signer has said are none."""
    said = {as_spared(each) for each in publication.not_names}
    left = without_names(text, whom, "")
    return " ".join(word for word in left.split() if as_spared(word) not in said) if said else left


def _texts_of(publication: Publication) -> Iterator[str]:
    """Everything in it that somebody wrote: facts, override, explanations, appeal, commentary."""
    yield from (publication.facts, publication.override_text, publication.commentary)
    yield from (str(call.get("note", "")) for call in publication.auction if isinstance(call, dict))
    yield from (str(publication.appeal.get(part, "")) for part in ("text", "dissent"))

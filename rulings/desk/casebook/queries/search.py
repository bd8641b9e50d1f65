"""The casebook: cases found by their words and by what they are, one case, a club's year. Everybody may read it.

Cases are indexed under the publication's key, which grows with time: the newest come first without sorting, a page goes
on where the one before it ended, and nothing is ever counted. `casebook.services.index` fills the index.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from django.db import connection, connections
from django.db.models import Exists, OuterRef, QuerySet

from rulings.desk.base.compiled import compiled, padded
from rulings.desk.base.watching.replica import reading_from
from rulings.desk.casebook.queries.marks import among_marked, cases_marked
from rulings.desk.casebook.values import Wanted, Word, term
from rulings.models import Club, Publication

_PAGE = 20
_LAST_KEY = 2**63 - 1
_FOUND = {
    "sqlite": """
        SELECT rowid FROM rulings_casebook WHERE rulings_casebook MATCH %(match)s
        AND rowid BETWEEN %(first)s AND %(last)s {marked} ORDER BY rowid DESC LIMIT %(most)s
    """,
    "postgresql": """
        WITH newest AS (
            SELECT rowid, terms FROM rulings_casebook WHERE rowid BETWEEN %(first)s AND %(last)s {marked}
            ORDER BY rowid DESC LIMIT 20000
        ), near AS MATERIALIZED (
            SELECT rowid FROM newest WHERE terms @@ %(match)s::tsquery ORDER BY rowid DESC LIMIT %(most)s
        ), anywhere AS MATERIALIZED (
            SELECT rowid FROM rulings_casebook WHERE terms @@ %(match)s::tsquery
            AND rowid BETWEEN %(first)s AND %(last)s {marked} AND NOT EXISTS (SELECT 1 FROM near OFFSET %(most)s - 1)
        )
        SELECT rowid FROM near UNION SELECT rowid FROM anywhere ORDER BY rowid DESC LIMIT %(most)s
    """,
}
"""PostgreSQL cannot read its index from the newest on. What many cases have is soon met by walking through the newest;
where the walk does not fill the page, few have it, and the index tells them all. Left to choose, PostgreSQL guesses how
many there are, and may walk through a million.
"""


@dataclass(frozen=True)
class Found:
    """A page of cases, the newest first; `older` is where the next page begins, None after the last."""

    cases: list[Publication]
    older: int | None = None


def search(wanted: Wanted, before: int | None = None, size: int = _PAGE) -> Found:
    """The newest cases that are what is wanted, older than the case with the key `before`."""
    keys = _keys_found(wanted, before, size + 1)
    cases = {each.pk: each for each in _cases(*padded(keys[:size]))} if keys else {}
    found = [cases[key] for key in keys[:size] if key in cases]
    return Found(found, keys[size - 1] if len(keys) > size else None)


def public_cases() -> QuerySet[Publication]:
    """Everything published and not withdrawn, with its club and what its title needs."""
    return Publication.objects.select_related("club").filter(withdrawn_at__isnull=True)


@compiled
def _cases(*keys: int) -> QuerySet[Publication]:
    """Those with these keys, with what their rows show."""
    return public_cases().select_related("ruling").filter(pk__in=keys).order_by()


def _keys_found(wanted: Wanted, before: int | None, most: int) -> list[int]:
    """The keys of the newest cases, the newest first; the index is asked only where something is wanted."""
    if wanted.clubs == ():
        return []
    match = _fts5_match(wanted) if connection.vendor == "sqlite" else _tsquery(wanted)
    if not match:
        newest = public_cases().filter(pk__lt=before) if before else public_cases()
        newest = newest.filter(pk__in=cases_marked(wanted)) if wanted.mark or wanted.tag else newest
        return list(newest.order_by("-pk").values_list("pk", flat=True)[:most])
    first, last = _keys_of_year(wanted.year) if wanted.year else (1, _LAST_KEY)
    last = min(last, before - 1) if before else last
    marked, its = among_marked(wanted)
    given = {"match": match, "first": first, "last": last, "most": most, **its}
    with connections[reading_from()].cursor() as cursor:
        cursor.execute(_FOUND[connection.vendor].format(marked=marked), given)
        return [key for (key,) in cursor.fetchall()]


def _keys_of_year(year: int) -> tuple[int, int]:
    """The keys between which the cases of a year lie: nobody walks in vain through all that came after it."""
    first, last = _from_year(year), _to_year(year)
    if not first or not last or first[0][0] != year:
        return 1, 0
    return first[0][1], last[0][1]


@compiled
def _from_year(year: int) -> QuerySet[Publication, tuple[int, int]]:
    """The first key of that year or a later one: so asked that no planner walks through all the years before it."""
    return Publication.objects.filter(year__gte=year).order_by("year", "pk").values_list("year", "pk")[:1]


@compiled
def _to_year(year: int) -> QuerySet[Publication, tuple[int, int]]:
    """The last key of that year or an earlier one."""
    return Publication.objects.filter(year__lte=year).order_by("-year", "-pk").values_list("year", "pk")[:1]


def _fts5_match(wanted: Wanted) -> str:
    """What SQLite is asked: every term in quotes, so that nothing typed is read as an operator."""
    either = (" OR ".join(_fts5_quoted(*each) for each in any_of) for any_of in _alternatives(wanted))
    return " AND ".join([*map(_fts5_quoted, wanted.terms()), *(f"({each})" for each in either)])


def _fts5_quoted(text: str, is_beginning: bool = False) -> str:
    """A term of SQLite's query language."""
    return '"' + text.replace('"', '""') + '"' + ("*" if is_beginning else "")


def _tsquery(wanted: Wanted) -> str:
    """What PostgreSQL is asked, in the same manner."""
    either = (" | ".join(_lexeme(*each) for each in any_of) for any_of in _alternatives(wanted))
    return " & ".join([*map(_lexeme, wanted.terms()), *(f"({each})" for each in either)])


def _lexeme(text: str, is_beginning: bool = False) -> str:
    """A term of PostgreSQL's query language."""
    return "'" + text.replace("\\", "\\\\").replace("'", "''") + "'" + (":*" if is_beginning else "")


def _alternatives(wanted: Wanted) -> Iterator[list[tuple[str, bool]]]:
    """Of each of these a case has one: of what a word typed meets, of the clubs among whose cases it is looked for."""
    yield from map(_any_of, wanted.words)
    if wanted.clubs is not None:
        yield [(term("club", slug), False) for slug in wanted.clubs]


def _any_of(word: Word) -> list[tuple[str, bool]]:
    """What meets a word typed: itself, or a situation that is called so; with whether it is only a beginning."""
    return [(word.text, word.is_beginning), *((term("situation", key), False) for key in word.situations)]


def publication_by_number(club: str, year: int, number: int) -> Publication | None:
    """The publication with that number of that club's casebook, withdrawn or not, with all that its page shows."""
    return _whole_cases().filter(club__slug=club, year=year, number=number).first()


def cases_of_year(club: str, year: int) -> QuerySet[Publication]:
    """A club's publications of a year by number, those withdrawn too, with all that a book shows."""
    return _whole_cases().filter(club=Club.objects.filter(slug=club)[:1], year=year).order_by("number")


def _whole_cases() -> QuerySet[Publication]:
    """Publications with their club and board."""
    return Publication.objects.select_related("club", "ruling__report__board", "ruling__report__session")


def clubs_published() -> QuerySet[Club]:
    """The clubs that have published anything, by name."""
    return Club.objects.filter(Exists(Publication.objects.filter(club=OuterRef("pk")))).order_by("name")

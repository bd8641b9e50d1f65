"""Queries that are built and compiled once: for one of every page, that takes several times as long as asking it.

What is decorated builds a query of whole numbers, texts and rows, none of which changes its form. It is called once,
with stand-ins for them; from then on the stored statement runs with what is given. Writes nothing.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from django.core.exceptions import EmptyResultSet
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.models import Model, QuerySet, prefetch_related_objects
from django.db.models.query import (
    FlatValuesListIterable,
    ModelIterable,
    ValuesListIterable,
    get_related_populators,
)

from config.statements import Statement
from rulings.desk.base.watching.replica import reading_from

_P = ParamSpec("_P")
_T = TypeVar("_T")
_LARGEST = 2**63 - 1


@dataclass(frozen=True)
class Stored:
    """Rows as the database gives them, of plain values; `read` makes of them what the query's columns hold, and `made`
    what the query gives.
    """

    rows: tuple[tuple[Any, ...], ...]
    convert: "Callable[[Iterable[tuple[Any, ...]]], _Rows]" = field(compare=False)
    make: "Callable[[Iterable[tuple[Any, ...]]], list[Any]]" = field(compare=False)

    def read(self) -> list[tuple[Any, ...]]:
        """The columns that were named, of the same rows."""
        return list(map(tuple, self.convert(self.rows)))

    def made(self) -> list[Any]:
        """The same rows, of the model where they are of one; anew each time."""
        return self.make(self.rows)


def compiled(build: Callable[_P, "QuerySet[Any, _T]"]) -> Callable[_P, list[_T]]:
    """The rows that the query has for what is given, read."""
    statements = _Statements(build)

    @wraps(build)
    def rows(*given: _P.args, **named: _P.kwargs) -> list[_T]:
        found = statements.of(given, named)
        return [] if found is None else found[0].read(found[1])

    return rows


def as_stored(build: Callable[_P, "QuerySet[Any, Any]"]) -> Callable[_P, Stored]:
    """The same rows as the database gives them, nothing made of them: equal as long as nothing of them has changed."""
    statements = _Statements(build)

    @wraps(build)
    def rows(*given: _P.args, **named: _P.kwargs) -> Stored:
        found = statements.of(given, named)
        return Stored((), lambda _rows: (), lambda _rows: []) if found is None else found[0].stored(found[1])

    return rows


class _Statements:
    """A query's statements, one for each form of what it was given."""

    def __init__(self, build: Callable[..., "QuerySet[Any, Any]"]) -> None:
        self.build = build
        self.kept: dict[Any, _Kept | None] = {}

    def of(self, given: tuple[Any, ...], named: dict[str, Any]) -> "tuple[_Kept, tuple[Any, ...]] | None":
        """The statement and its values; None where no row can be."""
        told = (*given, *named.values())
        values = tuple(each.pk if isinstance(each, Model) else each for each in told)
        if any(isinstance(each, int) and abs(each) > _LARGEST for each in values):
            return None
        form = (connections[DEFAULT_DB_ALIAS].vendor, *(each.__class__ for each in told), *named)
        if form not in self.kept:
            stand_ins = [_stand_in(at, each) for at, each in enumerate(told)]
            query = self.build(*stand_ins[: len(given)], **dict(zip(named, stand_ins[len(given) :], strict=True)))
            try:
                self.kept[form] = _kept(query, stand_ins)
            except EmptyResultSet:  # of no club, say: as long as nothing is given for it, there is none
                self.kept[form] = None
        kept = self.kept[form]
        return None if kept is None else (kept, values)


def padded(pks: Sequence[int]) -> list[int]:
    """The ids for a query of so many, the last repeated up to the next power of two: few forms are kept."""
    wanted: int = 1 << max(len(pks) - 1, 0).bit_length()
    return [*pks, *list(pks[-1:]) * (wanted - len(pks))]


def put_beside(instance: Model, name: str, rows: Iterable[Model]) -> None:
    """So that `instance.name.all()` asks nothing: these are its rows, as `prefetch_related` would have read them."""
    read = getattr(instance, name).all()
    read._result_cache = list(rows)
    beside: Any = instance
    beside._prefetched_objects_cache = {**getattr(instance, "_prefetched_objects_cache", {}), name: read}


def _stand_in(at: int, value: object) -> Any:
    """A number, a text or a row that no query names by itself, and every column takes."""
    if isinstance(value, Model):
        return value.__class__(pk=32_000 + at)
    return f"\x02{at}" if isinstance(value, str) else 32_000 + at


def _kept(rows: QuerySet[Any, Any], stand_ins: list[Any]) -> "_Kept":
    """The query, compiled."""
    compiler: Any = rows.query.get_compiler(DEFAULT_DB_ALIAS)
    sql, parameters = compiler.as_sql()
    converters = compiler.get_converters([each[0] for each in compiler.select[: compiler.col_count]])
    places = {each.pk if isinstance(each, Model) else each: at for at, each in enumerate(stand_ins)}
    if missing := places.keys() - set(parameters):
        raise TypeError(f"{missing} must stand as it is in {sql}")
    told = [(places.get(each), each) for each in parameters]
    return _Kept(Statement(sql, told), converters, _maker(rows, compiler), rows._prefetch_related_lookups)  # type: ignore[attr-defined]


_Rows = Iterable[Sequence[Any]]
_Maker = Callable[[_Rows, str], list[Any]]


def _maker(rows: Any, compiler: Any) -> _Maker:
    """What makes of the columns what the query gives, each as its column has it; with the connection's name."""
    way = rows._iterable_class
    if way is ModelIterable:
        return _models_of(compiler)
    if way is FlatValuesListIterable:
        return lambda rows, _alias: [row[0] for row in rows]
    if way is ValuesListIterable:
        return lambda rows, _alias: list(map(tuple, rows))
    raise TypeError(f"{way.__name__} is not made here: name the columns with values_list()")


def _models_of(compiler: Any) -> _Maker:
    """Rows of a model, those joined to them, and what was annotated, as Django's own `ModelIterable` makes them."""
    select, told, annotated = compiler.select, compiler.klass_info, compiler.annotation_col_map or {}
    model, own = told["model"], slice(told["select_fields"][0], told["select_fields"][-1] + 1)
    names = [each[0].target.attname for each in select[own]]
    joined: dict[str, list[Any]] = {}

    def make(rows: _Rows, alias: str) -> list[Any]:
        if alias not in joined:
            joined[alias] = get_related_populators(told, select, alias)  # type: ignore[call-arg]  # a later Django's stubs
        made = []
        for row in rows:
            each = model.from_db(alias, names, row[own])
            for beside in joined[alias]:
                beside.populate(row, each)
            for name, at in annotated.items():
                setattr(each, name, row[at])
            made.append(each)
        return made

    return make


@dataclass(frozen=True)
class _Kept:
    """A query's statement, and what its rows become."""

    statement: Statement
    converters: dict[int, tuple[list[Callable[..., Any]], Any]]
    make: _Maker
    beside: tuple[Any, ...]

    def read(self, values: tuple[Any, ...]) -> list[Any]:
        """What the query gives for these."""
        return self.stored(values).made()

    def made(self, rows: Iterable[tuple[Any, ...]]) -> list[Any]:
        """What the query gives, of its rows."""
        made = self.make(self.convert(rows), reading_from())
        if self.beside and made:
            prefetch_related_objects(made, *self.beside)
        return made

    def stored(self, values: tuple[Any, ...]) -> Stored:
        """The rows for these as they are."""
        connection: Any = connections[reading_from()]
        return Stored(tuple(connection.rows_of(self.statement, values)), self.convert, self.made)

    def convert(self, rows: Iterable[tuple[Any, ...]]) -> _Rows:
        """The rows with each value as its column has it."""
        return self._converted(rows) if self.converters else rows

    def _converted(self, rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
        connection, read = connections[DEFAULT_DB_ALIAS], list(map(list, rows))
        for at, (ways, expression) in self.converters.items():
            for way in ways:
                for row in read:
                    row[at] = way(row[at], expression, connection)
        return read

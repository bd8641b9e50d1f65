"""What pages show, and what they read for it: by that one knows which of them an act of somebody else may change."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from django.db import connection
from django.http import HttpResponse
from django.test import Client

from tests.desk.reading import main

_Query = tuple[str, tuple[Any, ...]]
_HEAD = {"audit_sequence", "audit_hash", "audit_key", "audit_signature"}
"""The head of a trail, which every act moves."""
_WRITES = re.compile(r'(?:INSERT INTO|INSERT OR IGNORE INTO|UPDATE|DELETE FROM) "(\w+)"')
_READS = re.compile(r'(?:FROM|JOIN) "(\w+)"')
_OF_THE_READER = {"rulings_signedin", "rulings_auditentry", "rulings_audittext"}
"""Where somebody is signed in, and the trail itself: a page of history has no form."""


@contextmanager
def asked() -> Iterator[list[_Query]]:
    """What is asked of the database within."""
    queries: list[_Query] = []

    def note(execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Mapping[str, Any]) -> Any:
        queries.append((sql, () if many else tuple(params or ())))
        return execute(sql, params, many, context)

    with connection.execute_wrapper(note):
        yield queries


def written_by(queries: Iterable[_Query]) -> set[str]:
    """The tables that they change."""
    return {found[1] for sql, _params in queries if (found := _WRITES.match(sql))}


@dataclass
class Pages:
    """Pages as they were when nobody had done anything yet: what each shows, and the rows that it read."""

    words: dict[tuple[str, str], Counter[str]] = field(default_factory=dict)
    read: dict[tuple[str, str], set[_Query]] = field(default_factory=dict)
    rows: dict[_Query, int] = field(default_factory=dict)

    def draw(self, page: str, name: str, client: Client) -> None:
        """The page as the person of that name has it."""
        with asked() as queries:
            self.words[page, name] = words_of(client.get(page, follow=True))
        read = {each for each in queries if each[0].startswith("SELECT") and not _tables(each) <= _OF_THE_READER}
        self.read[page, name] = read
        self.rows |= {each: _rows(each) for each in read - self.rows.keys()}

    def changed(self, tables: set[str]) -> dict[tuple[str, str], int]:
        """The pages of which something that they read is otherwise now that these tables were written to: how much."""
        moved = {each for each, rows in self.rows.items() if tables & _tables(each) and _rows(each) != rows}
        return {page: len(read & moved) for page, read in self.read.items() if read & moved}


def _tables(query: _Query) -> set[str]:
    """The tables that it reads."""
    return set(_READS.findall(query[0]))


def _rows(query: _Query) -> int:
    """A mark of what it finds now, but for heads of trails."""
    with connection.cursor() as cursor:
        cursor.execute(*query)
        kept = [place for place, column in enumerate(cursor.description) if column[0] not in _HEAD]
        return hash(str([[row[place] for place in kept] for row in cursor.fetchall()]))


def words_of(response: HttpResponse) -> Counter[str]:
    """What somebody reads in the page's own part: its sentences, what stands in its fields, what is chosen."""
    reader = _Reader()
    reader.feed(f"<main{main(response)}")
    return Counter(reader.words)


class _Reader(HTMLParser):
    """Collects words, without what no reader sees and without how long ago something was."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in ("time", "script", "style") and not self.within:
            self.within = tag
        if tag == "input" and given.get("type") != "hidden":
            self.words.append(given.get("value", ""))
        self.words += [f"{given.get('value')} {each}" for each in ("checked", "selected") if each in given]

    def handle_endtag(self, tag: str) -> None:
        if tag == self.within:
            self.within = ""

    def handle_data(self, data: str) -> None:
        if not self.within and data.strip():
            self.words.append(" ".join(data.split()))

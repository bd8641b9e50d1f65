"""The casebook's index: a full-text table of SQLite, or one of PostgreSQL. `index_casebook` fills it anew.

What is public already is indexed by what cases had when this step was written, and by what they were found by then.
A change of what cases are found by takes a step of its own, or `index_casebook`: this one stays as it is.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from django.db import migrations, models

TERMS = {
    "sqlite": [
        "CREATE VIRTUAL TABLE rulings_casebook USING fts5"
        "(terms, detail=none, columnsize=0, prefix='3 4', tokenize=\"unicode61 remove_diacritics 0 tokenchars ':_-'\")"
    ],
    # A row stays whole and uncompressed: a search may walk through many of them.
    "postgresql": [
        "CREATE TABLE rulings_casebook (rowid bigint PRIMARY KEY, terms tsvector NOT NULL)"
        " WITH (toast_tuple_target = 8160)",
        "CREATE INDEX rulings_casebook_terms ON rulings_casebook USING gin (terms) WITH (fastupdate = off)",
    ],
}
VALUES = {"sqlite": "(%s, %s)", "postgresql": "(%s, array_to_tsvector(string_to_array(%s, ' ')))"}
WORD = re.compile(r"[^\W_]+")
UNDIVIDED = str.maketrans("łøđı", "lodi")


def create(apps: Any, schema_editor: Any) -> None:
    """Make the table and index what is public already."""
    vendor = schema_editor.connection.vendor
    for statement in TERMS[vendor]:
        schema_editor.execute(statement, params=None)
    publications = apps.get_model("rulings", "Publication").objects.using(schema_editor.connection.alias)
    public = publications.select_related("club").filter(withdrawn_at__isnull=True).order_by("pk")
    rows = [(each.pk, " ".join(sorted(terms_of(each)))) for each in public.iterator(chunk_size=1000)]
    with schema_editor.connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO rulings_casebook (rowid, terms) VALUES {VALUES[vendor]}", rows)


def terms_of(publication: Any) -> set[str]:
    """Its words in every language, and what it is, such as `law:27`."""
    found = {word[:40] for text in texts_of(publication) for word in WORD.findall(folded(text))}
    kinds = {"situation": publication.situation, "stage": publication.stage, "form": publication.form}
    kinds |= {"club": publication.club.slug, "year": str(publication.year)}
    found |= {f"{kind}:{value}" for kind, value in kinds.items() if value}
    found |= {f"law:{number}" for number in publication.laws.split()}
    return found | {"appealed:yes" if publication.was_appealed else "appealed:no"}


def texts_of(publication: Any) -> Iterator[str]:
    """Everything in it that has words: facts, override, sentences, paragraphs, explanations, appeal."""
    yield from (publication.facts, publication.override_text, publication.laws)
    for sentences in publication.sentences.values():
        yield from sentences
    yield from publication.paragraphs
    yield from (call.get("note", "") for call in publication.auction if isinstance(call, dict))
    yield from (publication.appeal.get(part, "") for part in ("text", "dissent"))


def folded(text: str) -> str:
    """The text in lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(UNDIVIDED))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def drop(apps: Any, schema_editor: Any) -> None:
    schema_editor.execute("DROP TABLE rulings_casebook", params=None)


class Migration(migrations.Migration):
    dependencies = [("rulings", "0007_erasure")]

    operations = [
        migrations.AddIndex(
            "publication", models.Index(fields=["year", "id"], name="publications_by_year"),
        ),
        migrations.RunPython(create, drop),
    ]

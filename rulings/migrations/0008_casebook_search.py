"""The casebook's index: a full-text table of SQLite, or one of PostgreSQL. `index_casebook` fills it anew."""

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


def create(apps: Any, schema_editor: Any) -> None:
    """Make the table and index what is public already."""
    for statement in TERMS[schema_editor.connection.vendor]:
        schema_editor.execute(statement, params=None)
    from rulings.services.casebook_index import add

    publications = apps.get_model("rulings", "Publication").objects
    add(publications.select_related("club").filter(withdrawn_at__isnull=True).order_by("pk").iterator(chunk_size=1000))


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

"""What a file's own scores show of the form of scoring, and what counts besides the boards.

PBN's MP1 is 2 matchpoints for a beaten score, MP2 is 1 (PBN 3.4.12); sessions whose awards were found to be halves had
the wrong word of the two. A file's own words are written behind a semicolon and stay.
"""

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def name_halves(apps: Apps, _editor: BaseDatabaseSchemaEditor) -> None:
    """` MP1`, which awards had added, becomes ` MP2`."""
    for session in apps.get_model("rulings", "Session").objects.filter(scoring__contains=" MP1"):
        session.scoring = session.scoring.replace(" MP1", " MP2")
        session.save(update_fields=["scoring"])


class Migration(migrations.Migration):
    dependencies = [("rulings", "0009_indexes")]

    operations = [
        migrations.AddField("session", "own_scoring", models.JSONField(blank=True, default=dict)),
        migrations.AddField("contestant", "beside", models.JSONField(blank=True, default=dict)),
        migrations.RunPython(name_halves, migrations.RunPython.noop),
    ]

"""What bounds are counted by, answers that do not count and who gave them, and private links kept as digests.

An address that was given out goes on opening: its digest takes its place.
"""

import hashlib

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


def to_digests(apps, schema_editor):
    """Replace every secret by its SHA-256."""
    links = apps.get_model("rulings", "PrivateLink")
    for link in links.objects.iterator():
        links.objects.filter(pk=link.pk).update(digest=hashlib.sha256(link.digest.encode()).hexdigest())


class Migration(migrations.Migration):
    # PostgreSQL alters no table on which a row was changed in the same transaction.
    atomic = False

    dependencies = [
        ("rulings", "0018_what_a_report_is_about"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="auditentry",
            index=models.Index(fields=["actor", "at"], name="acts_of_a_person"),
        ),
        migrations.AddField(
            model_name="pollanswer",
            name="answered_by",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="poll_answers_given",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddField(
            model_name="pollanswer",
            name="set_aside_by",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="poll_answers_set_aside",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.RenameField(model_name="privatelink", old_name="token", new_name="digest"),
        migrations.RunPython(to_digests, migrations.RunPython.noop),
    ]

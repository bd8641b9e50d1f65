"""The digest of what was countersigned and published, and the countersignatures that a changed sheet has lost."""

from django.db import migrations, models

from rulings.migrations._append_only import protect_insertions, unprotect


class Migration(migrations.Migration):

    dependencies = [
        ("rulings", "0020_signed_trail"),
    ]

    operations = [
        migrations.RunPython(unprotect, protect_insertions),
        migrations.AddField(
            model_name="publication",
            name="sheet_digest",
            field=models.CharField(blank=True, default="", max_length=64),
        ),
        migrations.AddField(
            model_name="ruling",
            name="signed_digest",
            field=models.CharField(blank=True, default="", max_length=64),
        ),
        migrations.AddField(
            model_name="ruling",
            name="signatures_lost",
            field=models.JSONField(blank=True, default=list),
        ),
        migrations.RunPython(protect_insertions, unprotect),
    ]

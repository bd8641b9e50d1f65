"""The audit trail is signed, its heads can be shown, and an insertion that replaces is refused."""

from django.db import migrations, models

from rulings.migrations._append_only import protect, protect_insertions, unprotect


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0019_bounds"),
    ]

    operations = [
        migrations.RunPython(unprotect, protect),
        migrations.AddField(
            model_name="auditentry", name="key", field=models.CharField(blank=True, default="", max_length=64)
        ),
        migrations.AddField(
            model_name="auditentry", name="signature", field=models.CharField(blank=True, default="", max_length=128)
        ),
        migrations.AddField(
            model_name="club", name="audit_key", field=models.CharField(blank=True, default="", max_length=64)
        ),
        migrations.AddField(
            model_name="club", name="audit_signature", field=models.CharField(blank=True, default="", max_length=128)
        ),
        migrations.AddField(model_name="club", name="heads_shown", field=models.BooleanField(default=False)),
        migrations.AddField(
            model_name="club",
            name="heads_mailed_to",
            field=models.EmailField(blank=True, default="", max_length=254),
        ),
        migrations.RunPython(protect_insertions, unprotect),
    ]

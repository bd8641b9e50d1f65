"""Audit entries are only ever added, and rulings only ever marked: the database itself refuses the rest."""

from django.db import migrations

from rulings.migrations._append_only import protect, unprotect


class Migration(migrations.Migration):
    dependencies = [("rulings", "0001_initial")]

    operations = [migrations.RunPython(protect, unprotect)]

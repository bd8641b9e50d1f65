"""While a player is made anonymous the texts of rulings and of the audit trail may change; else they never do."""

from django.db import migrations

from rulings.migrations._append_only import protect, protect_before_erasures


class Migration(migrations.Migration):
    dependencies = [("rulings", "0006_review_and_appeal")]

    operations = [migrations.RunPython(protect, protect_before_erasures)]

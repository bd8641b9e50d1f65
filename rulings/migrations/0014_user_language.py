"""A reader's language is chosen on the page and kept in a cookie; the account's was never read."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0013_published_scores"),
    ]

    operations = [
        migrations.RemoveField(model_name="user", name="language"),
    ]

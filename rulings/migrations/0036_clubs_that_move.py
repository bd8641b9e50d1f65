"""A club that is closed, and one that goes on at another site."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0035_guests"),
    ]

    operations = [
        migrations.AddField(
            model_name="club",
            name="closed_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="club",
            name="moved_to",
            field=models.URLField(blank=True, default="", max_length=300),
        ),
    ]

"""A case may wait for what comes later at the table: for what, and since when."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0016_administrators_who_direct"),
    ]

    operations = [
        migrations.AddField(
            model_name="reportcase",
            name="waits_for",
            field=models.CharField(blank=True, default="", max_length=20),
        ),
        migrations.AddField(
            model_name="reportcase",
            name="waits_since",
            field=models.DateTimeField(blank=True, null=True),
        ),
    ]

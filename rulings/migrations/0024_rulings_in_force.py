"""The rulings in force of a report are found, and counted, without reading the rulings."""

from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0023_follow_ups_left"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="ruling",
            index=models.Index(fields=["report"], condition=Q(is_current=True), name="rulings_in_force"),
        ),
    ]

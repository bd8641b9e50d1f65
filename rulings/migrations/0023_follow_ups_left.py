"""What is still to be come back to is found without reading what was done: by report, and in its order for the queue."""

from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0022_anonymity"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="followup",
            index=models.Index(fields=["id", "report"], condition=Q(done_at__isnull=True), name="follow_ups_left"),
        ),
    ]

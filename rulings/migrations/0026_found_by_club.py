"""A club's latest reports and public cases, and sessions by event and date, are found without reading all others."""

from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0025_nightly"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="irregularityreport",
            index=models.Index(fields=["club", "id"], name="reports_of_a_club"),
        ),
        migrations.AddIndex(
            model_name="irregularityreport",
            index=models.Index(fields=["club", "status", "id"], name="reports_of_a_club_by_status"),
        ),
        migrations.AddIndex(
            model_name="session",
            index=models.Index(fields=["event", "date"], name="sessions_of_an_event"),
        ),
        migrations.AddIndex(
            model_name="session",
            index=models.Index(fields=["event", "id"], condition=Q(status="open"), name="sessions_in_play"),
        ),
        migrations.AddIndex(
            model_name="publication",
            index=models.Index(
                fields=["club", "id"], condition=Q(withdrawn_at__isnull=True), name="publications_of_a_club"
            ),
        ),
    ]

"""The newest reports of a club by its own numbers, which no report of another club stands between."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rulings", "0029_joining")]

    operations = [
        migrations.AddIndex(
            model_name="irregularityreport",
            index=models.Index(fields=["club", "status", "number"], name="reports_of_a_club_newest"),
        ),
        migrations.RemoveIndex(model_name="irregularityreport", name="reports_of_a_club"),
        migrations.RemoveIndex(model_name="irregularityreport", name="reports_of_a_club_by_status"),
    ]

"""The call or card that a report is about, what was said of it, and what is agreed."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rulings', '0017_waiting_cases'),
    ]

    operations = [
        migrations.AddField(
            model_name='irregularityreport',
            name='about',
            field=models.JSONField(blank=True, default=dict),
        ),
    ]

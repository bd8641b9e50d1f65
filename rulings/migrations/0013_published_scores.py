"""A published case says what was scored at the table, and the adjusted score that its ruling gave."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0012_appeals"),
    ]

    operations = [
        migrations.AddField(
            model_name="publication",
            name="scores",
            field=models.JSONField(blank=True, default=dict),
        ),
    ]

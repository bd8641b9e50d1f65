"""What runs every night, and when it ran last."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0024_rulings_in_force"),
    ]

    operations = [
        migrations.CreateModel(
            name="NightlyJob",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=40, unique=True)),
                ("began_at", models.DateTimeField(blank=True, null=True)),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                ("went_well", models.BooleanField(default=False)),
            ],
        ),
    ]

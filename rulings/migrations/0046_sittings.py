"""Tests of the practice as they are being taken."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0043_devices"),
    ]

    operations = [
        migrations.CreateModel(
            name="Sitting",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("link", models.CharField(max_length=2000)),
                ("test", models.CharField(max_length=16)),
                ("number", models.PositiveSmallIntegerField()),
                ("begun_at", models.DateTimeField()),
                ("ends_at", models.DateTimeField(db_index=True)),
            ],
            options={
                "ordering": ["id"],
                "constraints": [
                    models.UniqueConstraint(fields=("test", "number"), name="one_sitting_per_number"),
                ],
            },
        ),
        migrations.CreateModel(
            name="SittingAnswer",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("exercise", models.PositiveSmallIntegerField()),
                ("step", models.PositiveSmallIntegerField()),
                ("given", models.CharField(max_length=100)),
                ("given_at", models.DateTimeField()),
                (
                    "sitting",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="answers", to="rulings.sitting"
                    ),
                ),
            ],
            options={
                "ordering": ["exercise", "step"],
                "constraints": [
                    models.UniqueConstraint(
                        fields=("sitting", "exercise", "step"), name="an_answer_stays_given"
                    ),
                ],
            },
        ),
    ]

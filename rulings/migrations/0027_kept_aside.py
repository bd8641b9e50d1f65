"""What a file holds and could not be taken as it stands waits until a director has decided."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0026_found_by_club"),
    ]

    operations = [
        migrations.CreateModel(
            name="KeptAside",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("board_number", models.PositiveIntegerField(default=0)),
                ("error", models.JSONField(default=dict)),
                ("columns", models.JSONField(default=dict)),
                ("mark", models.CharField(max_length=64)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("waiting", "waiting"),
                            ("taken", "taken"),
                            ("left", "left out"),
                            ("overtaken", "overtaken by a later file"),
                        ],
                        default="waiting",
                        max_length=9,
                    ),
                ),
                ("found_at", models.DateTimeField()),
                ("decided_at", models.DateTimeField(blank=True, null=True)),
                (
                    "decided_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="faults_decided",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "result",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="kept_aside",
                        to="rulings.result",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="kept_aside", to="rulings.session"
                    ),
                ),
                (
                    "source",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="kept_aside",
                        to="rulings.sessionimport",
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "indexes": [models.Index(fields=["session", "state"], name="kept_aside_of_a_session")],
            },
        ),
    ]

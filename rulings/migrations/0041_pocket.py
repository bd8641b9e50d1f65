"""Reports begun without a network, as devices send them later."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0040_casebooks_followed"),
    ]

    operations = [
        migrations.AddField(
            model_name="irregularityreport",
            name="begun_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.CreateModel(
            name="Arrival",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.UUIDField()),
                ("digest", models.CharField(max_length=64)),
                ("arrived_at", models.DateTimeField()),
                ("begun_at", models.DateTimeField()),
                ("announced_at", models.DateTimeField(blank=True, null=True)),
                ("sent_at", models.DateTimeField()),
                ("told", models.JSONField()),
                ("today", models.JSONField(blank=True, default=dict)),
                ("clashes", models.JSONField(blank=True, default=list)),
                (
                    "state",
                    models.CharField(
                        choices=[("filed", "filed"), ("waiting", "to be decided"), ("dropped", "dropped")], max_length=7
                    ),
                ),
                (
                    "choice",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("beside", "filed as a report of its own"),
                            ("attached", "added to another report as told more"),
                            ("ruled_anew", "filed with the ruling as the Laws give it today"),
                            ("narrative", "filed as a narrative, without its ruling"),
                            ("dropped", "dropped"),
                        ],
                        default="",
                        max_length=10,
                    ),
                ),
                ("decided_at", models.DateTimeField(blank=True, null=True)),
                ("reason", models.TextField(blank=True, default="")),
                (
                    "board",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="arrivals",
                        to="rulings.board",
                    ),
                ),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="arrivals", to="rulings.club"
                    ),
                ),
                (
                    "decided_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="arrivals_decided",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="arrivals",
                        to="rulings.irregularityreport",
                    ),
                ),
                (
                    "sent_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="arrivals",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="arrivals",
                        to="rulings.session",
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(fields=["sent_by", "arrived_at"], name="arrivals_of_a_person"),
                    models.Index(fields=["club", "state"], name="arrivals_to_be_decided"),
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("club", "key"), name="one_arrival_per_key"),
                    models.CheckConstraint(
                        condition=models.Q(("state__in", ["filed", "waiting", "dropped"])),
                        name="arrival_state_is_known",
                    ),
                ],
            },
        ),
    ]

"""Directors who play: for whom, what they had opened to them early, reports ruled on unseen or handed over."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0010_own_scores"),
    ]

    operations = [
        migrations.AddField(
            model_name="irregularityreport",
            name="is_blind",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="irregularityreport",
            name="named_director",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="reports_handed_over",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.CreateModel(
            name="BoardOpened",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "why",
                    models.CharField(
                        choices=[
                            ("must_see", "I must see it now, although I have still to play it"),
                            ("not_played", "I shall not play it, or have played it without a result on record"),
                        ],
                        max_length=10,
                    ),
                ),
                ("reason", models.TextField()),
                ("at", models.DateTimeField()),
                (
                    "board",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="opened_to", to="rulings.board"
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="boards_opened",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "constraints": [
                    models.UniqueConstraint(fields=("board", "user"), name="a_board_is_opened_once"),
                    models.CheckConstraint(
                        condition=models.Q(("why__in", ["must_see", "not_played"])), name="why_opened_is_known"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="PlayingDirector",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("left_at", models.DateTimeField(blank=True, null=True)),
                ("left_because", models.TextField(blank=True, default="")),
                (
                    "contestant",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="playing_directors",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="playing_directors",
                        to="rulings.session",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="plays_in",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("session", "user"), name="one_playing_director_per_session")
                ],
            },
        ),
    ]

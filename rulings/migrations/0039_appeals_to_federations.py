"""Appeals that go on to a federation, and who does its work."""

from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.core.management.base import CommandError
from django.db import migrations, models
from django.db.models import Count, Q


def _refuse_what_went_on(apps: Any, schema_editor: Any) -> None:
    """Going back, `CommandError` before anything is changed: the state before has no place for such appeals."""
    appeals = apps.get_model("rulings", "Appeal").objects.using(schema_editor.connection.alias)
    count = appeals.filter(Q(state="sent") | Q(body="federation")).count()
    standing = appeals.exclude(state="withdrawn").order_by().values("ruling", "side")
    count += standing.annotate(appeals=Count("pk")).filter(appeals__gt=1).count()
    if count:
        raise CommandError(
            "The migration 0039 cannot be taken back: there are appeals that went on to a federation or came back from "
            "one, which the version before has no place for. Restore the backup that was made before the upgrade."
        )


class Migration(migrations.Migration):
    dependencies = [("rulings", "0038_a_club_of_its_own")]

    operations = [
        migrations.CreateModel(
            name="Office",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("appeals", "hears the appeals that clubs send"),
                            ("editor", "reviews published cases"),
                        ],
                        max_length=10,
                    ),
                ),
                ("named_at", models.DateTimeField()),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.RemoveConstraint(
            model_name="appeal",
            name="appeal_state_is_known",
        ),
        migrations.RemoveConstraint(
            model_name="appeal",
            name="appeal_body_is_known",
        ),
        migrations.RemoveConstraint(
            model_name="appeal",
            name="one_appeal_per_ruling_and_side",
        ),
        migrations.AddField(
            model_name="appeal",
            name="asked",
            field=models.JSONField(blank=True, default=list),
        ),
        migrations.AddField(
            model_name="appeal",
            name="federation",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="appeals_sent_here",
                to="rulings.club",
            ),
        ),
        migrations.AddField(
            model_name="appeal",
            name="further_of",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="further_appeals",
                to="rulings.appeal",
            ),
        ),
        migrations.AddField(
            model_name="appeal",
            name="sent_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="appeal",
            name="sent_by",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="appeals_sent",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AlterField(
            model_name="appeal",
            name="body",
            field=models.CharField(
                choices=[
                    ("chief_director", "chief director"),
                    ("committee", "appeals committee"),
                    ("reviewer", "reviewer of the process"),
                    ("federation", "federation"),
                ],
                max_length=14,
            ),
        ),
        migrations.AlterField(
            model_name="appeal",
            name="decision",
            field=models.CharField(
                blank=True,
                choices=[
                    ("upheld", "the ruling stands"),
                    ("changed", "the ruling is changed"),
                    ("sent_back", "sent back to be ruled on anew"),
                    ("returned", "returned to the club to be heard anew"),
                ],
                default="",
                max_length=9,
            ),
        ),
        migrations.AlterField(
            model_name="appeal",
            name="state",
            field=models.CharField(
                choices=[
                    ("lodged", "lodged"),
                    ("late", "lodged late"),
                    ("refused", "not heard"),
                    ("admitted", "to be heard"),
                    ("sent", "before the federation"),
                    ("heard", "heard"),
                    ("decided", "decided"),
                    ("told", "decided and told"),
                    ("withdrawn", "withdrawn"),
                ],
                default="lodged",
                max_length=10,
            ),
        ),
        migrations.AddConstraint(
            model_name="appeal",
            constraint=models.UniqueConstraint(
                condition=models.Q(models.Q(("state", "withdrawn"), _negated=True), ("further_of__isnull", True)),
                fields=("ruling", "side"),
                name="one_appeal_per_ruling_and_side",
            ),
        ),
        migrations.AddConstraint(
            model_name="appeal",
            constraint=models.UniqueConstraint(
                condition=models.Q(("state", "withdrawn"), _negated=True),
                fields=("further_of", "side"),
                name="one_further_appeal_per_side",
            ),
        ),
        migrations.AddConstraint(
            model_name="appeal",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    (
                        "state__in",
                        ["lodged", "late", "refused", "admitted", "sent", "heard", "decided", "told", "withdrawn"],
                    )
                ),
                name="appeal_state_is_known",
            ),
        ),
        migrations.AddConstraint(
            model_name="appeal",
            constraint=models.CheckConstraint(
                condition=models.Q(("body__in", ["chief_director", "committee", "reviewer", "federation"])),
                name="appeal_body_is_known",
            ),
        ),
        migrations.AddField(
            model_name="office",
            name="club",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="offices", to="rulings.club"
            ),
        ),
        migrations.AddField(
            model_name="office",
            name="named_by",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="offices_given", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="office",
            name="user",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="offices", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddConstraint(
            model_name="office",
            constraint=models.UniqueConstraint(
                condition=models.Q(("ended_at__isnull", True)),
                fields=("club", "user", "kind"),
                name="one_office_of_a_kind",
            ),
        ),
        migrations.AddConstraint(
            model_name="office",
            constraint=models.CheckConstraint(
                condition=models.Q(("kind__in", ["appeals", "editor"])), name="office_is_known"
            ),
        ),
        migrations.RunPython(migrations.RunPython.noop, _refuse_what_went_on),
    ]

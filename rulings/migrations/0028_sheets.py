"""What the columns of a club's sheets hold is kept, and a file waits until somebody has said it."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("rulings", "0027_kept_aside"),
    ]

    operations = [
        migrations.AddField(
            model_name="waitingfile",
            name="layout",
            field=models.JSONField(blank=True, default=dict),
        ),
        migrations.AddField(
            model_name="waitingfile",
            name="session",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="waiting_files",
                to="rulings.session",
            ),
        ),
        migrations.CreateModel(
            name="SheetLayout",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("headings", models.CharField(max_length=64)),
                ("layout", models.JSONField()),
                ("saved_at", models.DateTimeField()),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="sheet_layouts", to="rulings.club"
                    ),
                ),
                (
                    "saved_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="sheet_layouts",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("club", "headings"), name="one_layout_for_headings"),
                ],
            },
        ),
    ]

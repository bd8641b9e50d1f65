"""Federations, the clubs that belong to them, and what a club's regulations were copied from."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0036_clubs_that_move"),
    ]

    operations = [
        migrations.AddField(
            model_name="club",
            name="is_federation",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="club",
            name="federation",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="member_clubs",
                to="rulings.club",
            ),
        ),
        migrations.AddField(
            model_name="club",
            name="counted_there",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="regulationprofile",
            name="copied_from",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="copies",
                to="rulings.regulationprofile",
            ),
        ),
    ]

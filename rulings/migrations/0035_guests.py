"""Directors who are guests in one session."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0034_accounts"),
    ]

    operations = [
        migrations.AddField(
            model_name="invitation",
            name="session",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="invitations",
                to="rulings.session",
            ),
        ),
        migrations.AddField(
            model_name="membership",
            name="session",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="guests",
                to="rulings.session",
            ),
        ),
        migrations.AddConstraint(
            model_name="membership",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("session__isnull", True),
                    models.Q(("also_administers", False), ("is_recorder", False), ("role", "director")),
                    _connector="OR",
                ),
                name="a_guest_directs_alone",
            ),
        ),
    ]

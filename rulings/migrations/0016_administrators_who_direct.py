"""One who directs may administer the club as well."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0015_tonight"),
    ]

    operations = [
        migrations.AddField(
            model_name="membership",
            name="also_administers",
            field=models.BooleanField(default=False),
        ),
        migrations.AddConstraint(
            model_name="membership",
            constraint=models.CheckConstraint(
                condition=models.Q(("also_administers", True), ("role", "administrator"), _negated=True),
                name="administrator_said_once",
            ),
        ),
    ]

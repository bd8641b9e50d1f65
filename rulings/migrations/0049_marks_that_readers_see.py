"""What a federation says of a published case may be shown to readers of the casebook."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rulings", "0048_work_in_the_worker")]

    operations = [
        migrations.AddField(
            model_name="casemark",
            name="is_public",
            field=models.BooleanField(default=False),
        ),
        migrations.AddIndex(
            model_name="casemark",
            index=models.Index(
                condition=models.Q(("ended_at__isnull", True), ("is_public", True)),
                fields=["publication"],
                name="marks_that_readers_see",
            ),
        ),
    ]

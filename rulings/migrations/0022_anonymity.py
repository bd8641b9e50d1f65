"""What a publication says of names and of its board: the words said to be none, how much is shown, the cards named."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rulings", "0021_what_is_signed")]

    operations = [
        migrations.AddField(
            model_name="publication", name="not_names", field=models.JSONField(blank=True, default=list)
        ),
        migrations.AddField(
            model_name="publication", name="board_shown", field=models.CharField(default="shown", max_length=10)
        ),
        migrations.AddField(model_name="publication", name="cards", field=models.JSONField(blank=True, default=dict)),
    ]

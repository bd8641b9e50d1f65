"""A withdrawn appeal leaves room for another; who attended a hearing and kept its record; commentaries on cases."""

from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0011_playing_director"),
    ]

    operations = [
        migrations.AddField(
            model_name="appeal",
            name="attended",
            field=models.TextField(blank=True, default=""),
        ),
        migrations.AddField(
            model_name="appeal",
            name="scribe",
            field=models.CharField(blank=True, default="", max_length=200),
        ),
        migrations.AddField(
            model_name="publication",
            name="commentary",
            field=models.TextField(blank=True, default=""),
        ),
        migrations.AddField(
            model_name="publication",
            name="commentator",
            field=models.CharField(blank=True, default="", max_length=200),
        ),
        migrations.AddField(
            model_name="publication",
            name="commented_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.RemoveConstraint(
            model_name="appeal",
            name="one_appeal_per_ruling_and_side",
        ),
        migrations.AddConstraint(
            model_name="appeal",
            constraint=models.UniqueConstraint(
                condition=~Q(state="withdrawn"), fields=["ruling", "side"], name="one_appeal_per_ruling_and_side"
            ),
        ),
    ]

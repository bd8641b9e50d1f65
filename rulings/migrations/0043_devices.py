"""Browsers that show notices while no page is open, and the task that tells them."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0041_pocket"),
    ]

    operations = [
        migrations.CreateModel(
            name="Device",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("endpoint", models.CharField(max_length=600, unique=True)),
                ("point", models.CharField(max_length=88)),
                ("secret", models.CharField(max_length=24)),
                (
                    "language",
                    models.CharField(
                        choices=[("en", "English"), ("it", "Italian"), ("pl", "Polish")], default="en", max_length=5
                    ),
                ),
                ("kinds", models.JSONField(blank=True, default=list)),
                ("made_at", models.DateTimeField()),
            ],
            options={
                "ordering": ["id"],
            },
        ),
        migrations.RemoveConstraint(
            model_name="task",
            name="task_is_known",
        ),
        migrations.AlterField(
            model_name="task",
            name="name",
            field=models.CharField(
                choices=[
                    ("mail", "Mail"),
                    ("forgotten", "Link for a forgotten password"),
                    ("push", "Notice on a device"),
                ],
                max_length=20,
            ),
        ),
        migrations.AddConstraint(
            model_name="task",
            constraint=models.CheckConstraint(
                condition=models.Q(("name__in", ["mail", "forgotten", "push"])), name="task_is_known"
            ),
        ),
        migrations.AddField(
            model_name="device",
            name="signed_in",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="devices", to="rulings.signedin"
            ),
        ),
        migrations.AddField(
            model_name="device",
            name="user",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="devices", to=settings.AUTH_USER_MODEL
            ),
        ),
    ]

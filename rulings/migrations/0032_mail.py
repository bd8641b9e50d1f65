"""Work done after the answer, mail and where it goes, links for a forgotten password, and what failed in the night."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0030_newest_of_a_club"),
    ]

    operations = [
        migrations.AddField(
            model_name="nightlyjob",
            name="failed_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="nightlyjob",
            name="trouble",
            field=models.CharField(blank=True, default="", max_length=300),
        ),
        migrations.AlterField(
            model_name="passwordlink",
            name="made_by",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="password_links_made",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.CreateModel(
            name="PasswordRequest",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("network", models.CharField(max_length=45)),
                ("digest", models.CharField(max_length=64)),
                ("at", models.DateTimeField()),
            ],
            options={
                "indexes": [
                    models.Index(fields=["network", "at"], name="password_requests_of_network"),
                    models.Index(fields=["digest", "at"], name="password_requests_of_name"),
                ],
            },
        ),
        migrations.CreateModel(
            name="ToldUntil",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("sequence", models.PositiveBigIntegerField()),
                (
                    "club",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, related_name="told_until", to="rulings.club"
                    ),
                ),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="Mailbox",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("address", models.EmailField(blank=True, default="", max_length=254)),
                ("confirmed_at", models.DateTimeField(blank=True, null=True)),
                (
                    "language",
                    models.CharField(
                        choices=[("en", "English"), ("it", "Italian"), ("pl", "Polish")], default="en", max_length=5
                    ),
                ),
                ("kinds", models.JSONField(blank=True, default=list)),
                ("digest", models.CharField(blank=True, default="", max_length=64)),
                ("calendar", models.CharField(blank=True, default="", max_length=64)),
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, related_name="mailbox", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("digest", ""), _negated=True),
                        fields=("digest",),
                        name="confirms_one_address",
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("calendar", ""), _negated=True),
                        fields=("calendar",),
                        name="one_calendar_an_address",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Task",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "name",
                    models.CharField(
                        choices=[("mail", "Mail"), ("forgotten", "Link for a forgotten password")], max_length=20
                    ),
                ),
                ("key", models.CharField(max_length=150, unique=True)),
                ("told", models.JSONField(blank=True, default=dict)),
                ("secret", models.TextField(blank=True, default="")),
                ("queued_at", models.DateTimeField()),
                ("due_at", models.DateTimeField()),
                ("taken_until", models.DateTimeField(blank=True, null=True)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                ("trouble", models.CharField(blank=True, default="", max_length=20)),
                ("reply", models.PositiveSmallIntegerField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="tasks",
                        to="rulings.club",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="tasks",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("ended_at__isnull", True)), fields=["due_at"], name="tasks_that_wait"
                    ),
                    models.Index(
                        condition=models.Q(("trouble", ""), _negated=True), fields=["club"], name="tasks_with_trouble"
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("name__in", ["mail", "forgotten"])), name="task_is_known"
                    )
                ],
            },
        ),
    ]

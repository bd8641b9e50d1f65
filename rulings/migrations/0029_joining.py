"""Invitations, links for a new password, and roles that end."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rulings", "0028_sheets"),
    ]

    operations = [
        migrations.AddField(
            model_name="membership",
            name="ends_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.CreateModel(
            name="Invitation",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("name", models.CharField(max_length=200)),
                ("mail", models.EmailField(blank=True, default="", max_length=254)),
                (
                    "role",
                    models.CharField(
                        choices=[
                            ("director", "director"),
                            ("chief_director", "chief director"),
                            ("administrator", "administrator"),
                        ],
                        max_length=20,
                    ),
                ),
                ("also_administers", models.BooleanField(default=False)),
                ("ends_at", models.DateTimeField(blank=True, null=True)),
                ("made_at", models.DateTimeField()),
                ("expires_at", models.DateTimeField()),
                ("taken_at", models.DateTimeField(blank=True, null=True)),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="invitations", to="rulings.club"
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="invitations_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "taken_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="invitations_taken",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("revoked_at__isnull", True), ("taken_at__isnull", True)),
                        fields=["club", "expires_at"],
                        name="invitations_that_wait",
                    )
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("role__in", ["director", "chief_director", "administrator"])),
                        name="invitation_role_is_known",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("taken_at__isnull", True), ("taken_by__isnull", True)),
                            models.Q(("taken_at__isnull", False), ("taken_by__isnull", False)),
                            _connector="OR",
                        ),
                        name="invitation_taken_by_somebody",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="PasswordLink",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("made_at", models.DateTimeField()),
                ("expires_at", models.DateTimeField()),
                ("used_at", models.DateTimeField(blank=True, null=True)),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="password_links", to="rulings.club"
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="password_links_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="password_links",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("revoked_at__isnull", True), ("used_at__isnull", True)),
                        fields=("user",),
                        name="one_live_password_link_per_user",
                    )
                ],
            },
        ),
    ]

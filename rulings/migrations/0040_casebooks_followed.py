"""Casebooks that clubs follow, copies of cases, and what clubs think of them."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rulings", "0039_appeals_to_federations")]

    operations = [
        migrations.CreateModel(
            name="CaseCopy",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("address", models.URLField(max_length=400)),
                ("title", models.CharField(max_length=300)),
                ("content", models.JSONField(blank=True, default=dict)),
                ("words", models.TextField(blank=True, default="")),
                ("published", models.CharField(blank=True, default="", max_length=40)),
                (
                    "proof",
                    models.CharField(
                        choices=[
                            ("verified", "verified: signed by the site that it came from"),
                            ("unsigned", "not verified: it came without a signature"),
                            ("other_key", "not verified: signed by another key than this source had before"),
                            ("broken", "not verified: the signature does not hold"),
                        ],
                        default="unsigned",
                        max_length=10,
                    ),
                ),
                ("fetched_at", models.DateTimeField()),
                ("checked_at", models.DateTimeField()),
                ("gone_at", models.DateTimeField(blank=True, null=True)),
                ("notice", models.TextField(blank=True, default="")),
            ],
        ),
        migrations.CreateModel(
            name="CaseMark",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "verdict",
                    models.CharField(
                        blank=True,
                        choices=[("exemplary", "exemplary"), ("doubtful", "doubtful")],
                        default="",
                        max_length=10,
                    ),
                ),
                ("reason", models.TextField(blank=True, default="")),
                ("tags", models.JSONField(blank=True, default=list)),
                ("made_at", models.DateTimeField()),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name="FollowedCasebook",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("address", models.URLField(blank=True, default="", max_length=300)),
                ("title", models.CharField(max_length=200)),
                ("key", models.CharField(blank=True, default="", max_length=64)),
                ("added_at", models.DateTimeField()),
                ("due_at", models.DateTimeField(blank=True, null=True)),
                ("fetched_at", models.DateTimeField(blank=True, null=True)),
                ("trouble", models.CharField(blank=True, default="", max_length=20)),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.AddField(
            model_name="casemark",
            name="club",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="case_marks", to="rulings.club"
            ),
        ),
        migrations.AddField(
            model_name="casemark",
            name="copy",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="marks",
                to="rulings.casecopy",
            ),
        ),
        migrations.AddField(
            model_name="casemark",
            name="made_by",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="case_marks", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="casemark",
            name="publication",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="marks",
                to="rulings.publication",
            ),
        ),
        migrations.AddField(
            model_name="followedcasebook",
            name="added_by",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT,
                related_name="casebooks_followed",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddField(
            model_name="followedcasebook",
            name="club",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT, related_name="casebooks_followed", to="rulings.club"
            ),
        ),
        migrations.AddField(
            model_name="followedcasebook",
            name="source",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="casebook_followers",
                to="rulings.club",
            ),
        ),
        migrations.AddField(
            model_name="casecopy",
            name="casebook",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="copies", to="rulings.followedcasebook"
            ),
        ),
        migrations.AddConstraint(
            model_name="casemark",
            constraint=models.CheckConstraint(
                condition=models.Q(("publication__isnull", True), ("copy__isnull", True), _connector="XOR"),
                name="a_mark_is_of_one_case",
            ),
        ),
        migrations.AddConstraint(
            model_name="casemark",
            constraint=models.UniqueConstraint(
                condition=models.Q(("ended_at__isnull", True), ("publication__isnull", False)),
                fields=("club", "publication"),
                name="one_mark_of_a_publication",
            ),
        ),
        migrations.AddConstraint(
            model_name="casemark",
            constraint=models.UniqueConstraint(
                condition=models.Q(("copy__isnull", False), ("ended_at__isnull", True)),
                fields=("club", "copy"),
                name="one_mark_of_a_copy",
            ),
        ),
        migrations.AddIndex(
            model_name="followedcasebook",
            index=models.Index(
                condition=models.Q(("ended_at__isnull", True)), fields=["due_at"], name="casebooks_to_be_read"
            ),
        ),
        migrations.AddConstraint(
            model_name="followedcasebook",
            constraint=models.UniqueConstraint(
                condition=models.Q(("ended_at__isnull", True), ("source__isnull", False)),
                fields=("club", "source", "address"),
                name="a_club_is_followed_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="followedcasebook",
            constraint=models.UniqueConstraint(
                condition=models.Q(("ended_at__isnull", True), ("source__isnull", True)),
                fields=("club", "address"),
                name="a_feed_is_followed_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="followedcasebook",
            constraint=models.CheckConstraint(
                condition=models.Q(("source__isnull", True), ("address", ""), _connector="XOR"),
                name="a_casebook_is_here_or_elsewhere",
            ),
        ),
        migrations.AddIndex(
            model_name="casecopy",
            index=models.Index(fields=["casebook", "checked_at"], name="copies_to_be_checked"),
        ),
        migrations.AddConstraint(
            model_name="casecopy",
            constraint=models.UniqueConstraint(fields=("casebook", "address"), name="one_copy_of_a_case"),
        ),
    ]

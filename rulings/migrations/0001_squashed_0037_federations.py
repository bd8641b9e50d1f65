"""The first thirty-five steps in one, for a database that has had none of them: tables as 0037 leaves them.

A database that has had some of them goes on with those, one by one. What steps in between did to rows is not here: there
are none yet. Both ways lead to the same database: tests/migrations/test_squashed.py.
"""

import django.contrib.auth.models
import django.contrib.auth.validators
import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

from rulings.migrations._append_only import protect_insertions, unprotect

SEARCHED = {
    "sqlite": [
        "CREATE VIRTUAL TABLE rulings_casebook USING fts5"
        "(terms, detail=none, columnsize=0, prefix='3 4', tokenize=\"unicode61 remove_diacritics 0 tokenchars ':_-'\")"
    ],
    "postgresql": [
        "CREATE TABLE rulings_casebook (rowid bigint PRIMARY KEY, terms tsvector NOT NULL)"
        " WITH (toast_tuple_target = 8160)",
        "CREATE INDEX rulings_casebook_terms ON rulings_casebook USING gin (terms) WITH (fastupdate = off)",
    ],
}
"""The casebook's index, as 0008_casebook_search makes it."""


def create_index(apps, schema_editor):
    """Make the casebook's index; nothing is public yet."""
    for statement in SEARCHED[schema_editor.connection.vendor]:
        schema_editor.execute(statement, params=None)


def drop_index(apps, schema_editor):
    schema_editor.execute("DROP TABLE rulings_casebook", params=None)


class Migration(migrations.Migration):
    replaces = [
        ("rulings", "0001_initial"),
        ("rulings", "0002_append_only"),
        ("rulings", "0003_play_and_restrictions"),
        ("rulings", "0004_score_adjustments"),
        ("rulings", "0005_double_dummy"),
        ("rulings", "0006_review_and_appeal"),
        ("rulings", "0007_erasure"),
        ("rulings", "0008_casebook_search"),
        ("rulings", "0009_indexes"),
        ("rulings", "0010_own_scores"),
        ("rulings", "0011_playing_director"),
        ("rulings", "0012_appeals"),
        ("rulings", "0013_published_scores"),
        ("rulings", "0014_user_language"),
        ("rulings", "0015_tonight"),
        ("rulings", "0016_administrators_who_direct"),
        ("rulings", "0017_waiting_cases"),
        ("rulings", "0018_what_a_report_is_about"),
        ("rulings", "0019_bounds"),
        ("rulings", "0020_signed_trail"),
        ("rulings", "0021_what_is_signed"),
        ("rulings", "0022_anonymity"),
        ("rulings", "0023_follow_ups_left"),
        ("rulings", "0024_rulings_in_force"),
        ("rulings", "0025_nightly"),
        ("rulings", "0026_found_by_club"),
        ("rulings", "0027_kept_aside"),
        ("rulings", "0028_sheets"),
        ("rulings", "0029_joining"),
        ("rulings", "0030_newest_of_a_club"),
        ("rulings", "0032_mail"),
        ("rulings", "0034_accounts"),
        ("rulings", "0035_guests"),
        ("rulings", "0036_clubs_that_move"),
        ("rulings", "0037_federations"),
    ]

    initial = True

    dependencies = [
        ("auth", "0012_alter_user_first_name_max_length"),
    ]

    operations = [
        migrations.CreateModel(
            name="Club",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=200)),
                ("slug", models.SlugField(max_length=40, unique=True)),
                ("time_zone", models.CharField(default="UTC", max_length=60)),
                (
                    "language",
                    models.CharField(
                        choices=[("en", "English"), ("it", "Italian"), ("pl", "Polish")], default="en", max_length=5
                    ),
                ),
                ("last_report_number", models.PositiveIntegerField(default=0)),
                ("audit_sequence", models.PositiveBigIntegerField(default=0)),
                ("audit_hash", models.CharField(blank=True, default="", max_length=64)),
                ("last_appeal_number", models.PositiveIntegerField(default=0)),
                ("publishing", models.JSONField(blank=True, default=dict)),
                ("audit_key", models.CharField(blank=True, default="", max_length=64)),
                ("audit_signature", models.CharField(blank=True, default="", max_length=128)),
                ("heads_shown", models.BooleanField(default=False)),
                ("heads_mailed_to", models.EmailField(blank=True, default="", max_length=254)),
                ("closed_at", models.DateTimeField(blank=True, null=True)),
                ("moved_to", models.URLField(blank=True, default="", max_length=300)),
                ("is_federation", models.BooleanField(default=False)),
                (
                    "federation",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="member_clubs",
                        to="rulings.club",
                    ),
                ),
                ("counted_there", models.BooleanField(default=False)),
            ],
        ),
        migrations.CreateModel(
            name="User",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("password", models.CharField(max_length=128, verbose_name="password")),
                ("last_login", models.DateTimeField(blank=True, null=True, verbose_name="last login")),
                (
                    "is_superuser",
                    models.BooleanField(
                        default=False,
                        help_text="Designates that this user has all permissions without explicitly assigning them.",
                        verbose_name="superuser status",
                    ),
                ),
                (
                    "username",
                    models.CharField(
                        error_messages={"unique": "A user with that username already exists."},
                        help_text="Required. 150 characters or fewer. Letters, digits and @/./+/-/_ only.",
                        max_length=150,
                        unique=True,
                        validators=[django.contrib.auth.validators.UnicodeUsernameValidator()],
                        verbose_name="username",
                    ),
                ),
                ("first_name", models.CharField(blank=True, max_length=150, verbose_name="first name")),
                ("last_name", models.CharField(blank=True, max_length=150, verbose_name="last name")),
                ("email", models.EmailField(blank=True, max_length=254, verbose_name="email address")),
                (
                    "is_staff",
                    models.BooleanField(
                        default=False,
                        help_text="Designates whether the user can log into this admin site.",
                        verbose_name="staff status",
                    ),
                ),
                (
                    "is_active",
                    models.BooleanField(
                        default=True,
                        help_text="Designates whether this user should be treated as active. Unselect this instead of deleting accounts.",
                        verbose_name="active",
                    ),
                ),
                ("date_joined", models.DateTimeField(default=django.utils.timezone.now, verbose_name="date joined")),
                (
                    "groups",
                    models.ManyToManyField(
                        blank=True,
                        help_text="The groups this user belongs to. A user will get all permissions granted to each of their groups.",
                        related_name="user_set",
                        related_query_name="user",
                        to="auth.group",
                        verbose_name="groups",
                    ),
                ),
                (
                    "user_permissions",
                    models.ManyToManyField(
                        blank=True,
                        help_text="Specific permissions for this user.",
                        related_name="user_set",
                        related_query_name="user",
                        to="auth.permission",
                        verbose_name="user permissions",
                    ),
                ),
                ("deleted_at", models.DateTimeField(blank=True, null=True)),
            ],
            options={
                "verbose_name": "user",
                "verbose_name_plural": "users",
                "abstract": False,
            },
            managers=[
                ("objects", django.contrib.auth.models.UserManager()),
            ],
        ),
        migrations.CreateModel(
            name="NightlyJob",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=40, unique=True)),
                ("began_at", models.DateTimeField(blank=True, null=True)),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                ("went_well", models.BooleanField(default=False)),
                ("failed_at", models.DateTimeField(blank=True, null=True)),
                ("trouble", models.CharField(blank=True, default="", max_length=300)),
            ],
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
            name="SpentChallenge",
            fields=[
                ("digest", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("at", models.DateTimeField(db_index=True)),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="Event",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=200)),
                ("date", models.DateField()),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="events", to="rulings.club"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="RegulationProfile",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=200)),
                ("valid_from", models.DateField()),
                (
                    "edition",
                    models.CharField(choices=[("2017", "2017"), ("2007", "2007")], default="2017", max_length=4),
                ),
                ("settings", models.JSONField(blank=True, default=dict)),
                ("correction_minutes", models.PositiveIntegerField(default=30)),
                ("appeal_minutes", models.PositiveIntegerField(default=30)),
                (
                    "club",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="profiles",
                        to="rulings.club",
                    ),
                ),
                ("scoring", models.JSONField(blank=True, default=dict)),
                ("review", models.JSONField(blank=True, default=dict)),
                ("source", models.CharField(blank=True, default="", max_length=300)),
                ("source_date", models.DateField(blank=True, null=True)),
                (
                    "copied_from",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="copies",
                        to="rulings.regulationprofile",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("club", "name", "valid_from"), name="one_profile_per_name_and_date"
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("club__isnull", True)),
                        fields=("name", "valid_from"),
                        name="one_common_profile_per_name_and_date",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="RosterPlayer",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=200)),
                ("number", models.CharField(blank=True, default="", max_length=40)),
                ("folded", models.CharField(db_index=True, max_length=200)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="roster", to="rulings.club"
                    ),
                ),
                (
                    "partner",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to="rulings.rosterplayer",
                    ),
                ),
            ],
            options={
                "ordering": ["folded", "id"],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("number", ""), _negated=True),
                        fields=("club", "number"),
                        name="one_player_per_number",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="SessionTemplate",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=200)),
                ("settings", models.JSONField(default=dict)),
                ("used_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="templates", to="rulings.club"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("club", "name"), name="one_template_per_name")],
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
            name="Erasure",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("pseudonym", models.CharField(max_length=60)),
                ("made_at", models.DateTimeField()),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="erasures", to="rulings.club"
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="erasures_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="SheetLayout",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("headings", models.CharField(max_length=64)),
                ("layout", models.JSONField()),
                ("saved_at", models.DateTimeField()),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="sheet_layouts", to="rulings.club"
                    ),
                ),
                (
                    "saved_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="sheet_layouts",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("club", "headings"), name="one_layout_for_headings")],
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
                        blank=True,
                        null=True,
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
        migrations.CreateModel(
            name="CodeKey",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("secret", models.CharField(max_length=255)),
                ("made_at", models.DateTimeField()),
                ("confirmed_at", models.DateTimeField(blank=True, null=True)),
                ("last_step", models.BigIntegerField(default=0)),
                ("wrong", models.PositiveIntegerField(default=0)),
                ("wrong_since", models.DateTimeField(blank=True, null=True)),
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="code_key",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="Passkey",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=60)),
                ("credential", models.CharField(max_length=1400, unique=True)),
                ("public_key", models.TextField()),
                ("sign_count", models.PositiveBigIntegerField(default=0)),
                ("made_at", models.DateTimeField()),
                ("used_at", models.DateTimeField(blank=True, null=True)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="passkeys",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="SignedIn",
            fields=[
                ("session_key", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("session_data", models.TextField()),
                ("expire_date", models.DateTimeField(db_index=True)),
                ("browser", models.CharField(blank=True, default="", max_length=40)),
                ("first_seen", models.DateTimeField()),
                ("last_seen", models.DateTimeField()),
                (
                    "user",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="sign_ins",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="RecoveryCode",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64)),
                ("used_at", models.DateTimeField(blank=True, null=True)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="recovery_codes",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("user", "digest"), name="recovery_code_once")],
            },
        ),
        migrations.CreateModel(
            name="Session",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(blank=True, default="", max_length=200)),
                ("slug", models.SlugField(max_length=60, unique=True)),
                ("date", models.DateField()),
                (
                    "form",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("pairs_mp", "pairs_mp"),
                            ("pairs_imp", "pairs_imp"),
                            ("individual", "individual"),
                            ("teams", "teams"),
                            ("knockout", "knockout"),
                        ],
                        default="",
                        max_length=12,
                    ),
                ),
                ("scoring", models.CharField(blank=True, default="", max_length=60)),
                (
                    "status",
                    models.CharField(choices=[("open", "in play"), ("closed", "closed")], default="open", max_length=6),
                ),
                (
                    "event",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="sessions", to="rulings.event"
                    ),
                ),
                (
                    "profile",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="sessions",
                        to="rulings.regulationprofile",
                    ),
                ),
                ("result_available_at", models.DateTimeField(blank=True, null=True)),
                ("own_scoring", models.JSONField(blank=True, default=dict)),
                ("begin_key", models.UUIDField(blank=True, null=True, unique=True)),
                ("public_address", models.SlugField(blank=True, default="", max_length=60)),
                ("public_with_names", models.BooleanField(default=True)),
            ],
            options={
                "indexes": [
                    models.Index(fields=["event", "date"], name="sessions_of_an_event"),
                    models.Index(
                        condition=models.Q(("status", "open")), fields=["event", "id"], name="sessions_in_play"
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("status__in", ["open", "closed"])), name="session_status_is_known"
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("public_address", ""), _negated=True),
                        fields=("public_address",),
                        name="one_session_per_address",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="AuditText",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("salt", models.CharField(max_length=32)),
                ("text", models.TextField()),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="audit_texts", to="rulings.club"
                    ),
                ),
                (
                    "erasure",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="audit_texts",
                        to="rulings.erasure",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Board",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveSmallIntegerField()),
                ("dealer", models.CharField(choices=[("N", "N"), ("E", "E"), ("S", "S"), ("W", "W")], max_length=1)),
                (
                    "vulnerability",
                    models.CharField(
                        choices=[("None", "None"), ("NS", "NS"), ("EW", "EW"), ("All", "All")], max_length=4
                    ),
                ),
                ("deal", models.CharField(blank=True, default="", max_length=120)),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="boards", to="rulings.session"
                    ),
                ),
                ("double_dummy", models.JSONField(blank=True, default=dict)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("session", "number"), name="one_board_per_number"),
                    models.CheckConstraint(
                        condition=models.Q(("number__gte", 1), ("number__lte", 9999)), name="board_number_is_possible"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Contestant",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(max_length=600)),
                (
                    "kind",
                    models.CharField(
                        choices=[("pair", "pair"), ("team", "team"), ("individual", "player")],
                        default="pair",
                        max_length=10,
                    ),
                ),
                ("number", models.CharField(blank=True, default="", max_length=20)),
                ("section", models.CharField(blank=True, default="", max_length=40)),
                (
                    "direction",
                    models.CharField(blank=True, choices=[("NS", "NS"), ("EW", "EW")], default="", max_length=2),
                ),
                ("name", models.CharField(blank=True, default="", max_length=600)),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="contestants", to="rulings.session"
                    ),
                ),
                ("beside", models.JSONField(blank=True, default=dict)),
                ("position", models.PositiveSmallIntegerField(blank=True, null=True)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("session", "key"), name="one_contestant_per_key"),
                    models.UniqueConstraint(
                        fields=("session", "section", "position"), name="one_contestant_per_position"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="SessionImport",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64)),
                ("filename", models.CharField(max_length=200)),
                ("remarks", models.JSONField(default=list)),
                ("imported_at", models.DateTimeField()),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="imports", to="rulings.club"
                    ),
                ),
                (
                    "imported_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="imports",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="imports", to="rulings.session"
                    ),
                ),
                ("stored", models.JSONField(blank=True, default=dict)),
                ("undone_at", models.DateTimeField(blank=True, null=True)),
                (
                    "undone_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="imports_undone",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("undone_at__isnull", True)),
                        fields=("club", "digest"),
                        name="one_import_per_file",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Membership",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
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
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="memberships", to="rulings.club"
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="memberships",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("is_recorder", models.BooleanField(default=False)),
                ("also_administers", models.BooleanField(default=False)),
                ("ends_at", models.DateTimeField(blank=True, null=True)),
                (
                    "session",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="guests",
                        to="rulings.session",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("user", "club"), name="one_role_per_user_and_club"),
                    models.CheckConstraint(
                        condition=models.Q(("role__in", ["director", "chief_director", "administrator"])),
                        name="membership_role_is_known",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("also_administers", True), ("role", "administrator"), _negated=True),
                        name="administrator_said_once",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("session__isnull", True),
                            models.Q(("also_administers", False), ("is_recorder", False), ("role", "director")),
                            _connector="OR",
                        ),
                        name="a_guest_directs_alone",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="PeriodExtension",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "period",
                    models.CharField(
                        choices=[("correction", "correction period"), ("appeal", "time to appeal")], max_length=10
                    ),
                ),
                ("until", models.DateTimeField()),
                ("reason", models.TextField()),
                ("made_at", models.DateTimeField()),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="extensions_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="extensions", to="rulings.session"
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("period__in", ["correction", "appeal"])), name="extended_period_is_known"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="DeskToken",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=100)),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("created_at", models.DateTimeField()),
                ("used_at", models.DateTimeField(blank=True, null=True)),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "created_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="desk_tokens",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="desk_tokens", to="rulings.session"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="RoundClock",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("minutes", models.PositiveSmallIntegerField()),
                ("moving_minutes", models.PositiveSmallIntegerField(default=2)),
                ("rounds", models.PositiveSmallIntegerField()),
                ("round", models.PositiveSmallIntegerField(default=0)),
                ("started_at", models.DateTimeField(blank=True, null=True)),
                ("left_seconds", models.PositiveIntegerField(blank=True, null=True)),
                ("with_names", models.BooleanField(default=False)),
                (
                    "session",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT, related_name="clock", to="rulings.session"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Section",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(blank=True, default="", max_length=10)),
                ("tables", models.PositiveSmallIntegerField()),
                ("movement", models.JSONField(blank=True, default=dict)),
                ("meetings", models.JSONField(blank=True, default=list)),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="sections", to="rulings.session"
                    ),
                ),
            ],
            options={
                "ordering": ["session_id", "name"],
                "constraints": [
                    models.UniqueConstraint(fields=("session", "name"), name="one_section_per_name"),
                    models.CheckConstraint(
                        condition=models.Q(("tables__gte", 1), ("tables__lte", 99)), name="section_tables_are_possible"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="SessionKey",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "purpose",
                    models.CharField(
                        choices=[
                            ("door", "players enter themselves"),
                            ("table", "a table calls the director"),
                            ("screen", "the round clock on a screen"),
                        ],
                        max_length=6,
                    ),
                ),
                ("section", models.CharField(blank=True, default="", max_length=10)),
                ("table", models.CharField(blank=True, default="", max_length=40)),
                ("token", models.CharField(max_length=64, unique=True)),
                ("created_at", models.DateTimeField()),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "created_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="keys_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="keys", to="rulings.session"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("revoked_at__isnull", True)),
                        fields=("session", "purpose", "section", "table"),
                        name="one_open_key_per_place",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="WaitingFile",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("filename", models.CharField(max_length=200)),
                ("event_name", models.CharField(blank=True, default="", max_length=200)),
                ("data", models.BinaryField()),
                ("sent_at", models.DateTimeField()),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="waiting_files", to="rulings.club"
                    ),
                ),
                (
                    "sent_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="waiting_files",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("layout", models.JSONField(blank=True, default=dict)),
                (
                    "session",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="waiting_files",
                        to="rulings.session",
                    ),
                ),
            ],
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
                (
                    "session",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="invitations",
                        to="rulings.session",
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
            name="BoardOpened",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "why",
                    models.CharField(
                        choices=[
                            ("must_see", "I must see it now, although I have still to play it"),
                            ("not_played", "I shall not play it, or have played it without a result on record"),
                        ],
                        max_length=10,
                    ),
                ),
                ("reason", models.TextField()),
                ("at", models.DateTimeField()),
                (
                    "board",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="opened_to", to="rulings.board"
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="boards_opened",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "constraints": [
                    models.UniqueConstraint(fields=("board", "user"), name="a_board_is_opened_once"),
                    models.CheckConstraint(
                        condition=models.Q(("why__in", ["must_see", "not_played"])), name="why_opened_is_known"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Player",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=200)),
                (
                    "seat",
                    models.CharField(
                        blank=True, choices=[("N", "N"), ("E", "E"), ("S", "S"), ("W", "W")], default="", max_length=1
                    ),
                ),
                ("national_id", models.CharField(blank=True, default="", max_length=40)),
                (
                    "contestant",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="players", to="rulings.contestant"
                    ),
                ),
                ("from_board", models.PositiveSmallIntegerField(blank=True, null=True)),
                ("order", models.PositiveSmallIntegerField(blank=True, null=True)),
                (
                    "replaces",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="substitutes",
                        to="rulings.player",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("from_board__isnull", True), ("replaces__isnull", True)),
                            models.Q(("from_board__isnull", False), ("replaces__isnull", False)),
                            _connector="OR",
                        ),
                        name="a_substitute_begins_with_a_board",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Result",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seats", models.JSONField(blank=True, default=dict)),
                ("section", models.CharField(blank=True, default="", max_length=40)),
                ("table", models.CharField(blank=True, default="", max_length=40)),
                ("round", models.CharField(blank=True, default="", max_length=40)),
                ("room", models.CharField(blank=True, default="", max_length=40)),
                ("contract", models.CharField(blank=True, default="", max_length=6)),
                (
                    "declarer",
                    models.CharField(
                        blank=True, choices=[("N", "N"), ("E", "E"), ("S", "S"), ("W", "W")], default="", max_length=1
                    ),
                ),
                ("tricks", models.PositiveSmallIntegerField(blank=True, null=True)),
                ("score_ns", models.IntegerField(blank=True, null=True)),
                ("score_ew", models.IntegerField(blank=True, null=True)),
                ("artificial", models.CharField(blank=True, default="", max_length=60)),
                ("awards", models.JSONField(blank=True, default=list)),
                ("lead", models.CharField(blank=True, default="", max_length=3)),
                ("auction", models.JSONField(blank=True, default=list)),
                ("play", models.JSONField(blank=True, default=list)),
                ("is_result_disputed", models.BooleanField(default=False)),
                ("is_declarer_swapped", models.BooleanField(default=False)),
                (
                    "board",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="results", to="rulings.board"
                    ),
                ),
                (
                    "ew",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="results_ew",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "ns",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="results_ns",
                        to="rulings.contestant",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("board", "ns", "ew", "section", "table", "round", "room"), name="one_result_per_table"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("tricks__isnull", True), ("tricks__lte", 13), _connector="OR"),
                        name="result_tricks_are_possible",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="PlayingDirector",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("left_at", models.DateTimeField(blank=True, null=True)),
                ("left_because", models.TextField(blank=True, default="")),
                (
                    "contestant",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="playing_directors",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="playing_directors",
                        to="rulings.session",
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="plays_in",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("session", "user"), name="one_playing_director_per_session")
                ],
            },
        ),
        migrations.CreateModel(
            name="LateBoard",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("section", models.CharField(blank=True, default="", max_length=10)),
                ("table", models.CharField(max_length=40)),
                (
                    "slow",
                    models.CharField(
                        choices=[
                            ("NS", "North-South"),
                            ("EW", "East-West"),
                            ("both", "both sides"),
                            ("nobody", "neither side"),
                        ],
                        max_length=6,
                    ),
                ),
                ("reason", models.TextField(blank=True, default="")),
                (
                    "state",
                    models.CharField(
                        choices=[("owed", "to be played late"), ("played", "played late"), ("cancelled", "not played")],
                        default="owed",
                        max_length=9,
                    ),
                ),
                ("noted_at", models.DateTimeField()),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                (
                    "board",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="late_boards", to="rulings.board"
                    ),
                ),
                (
                    "ended_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="late_boards_ended",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ew",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="late_boards_ew",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "noted_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="late_boards_noted",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ns",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="late_boards_ns",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="late_boards", to="rulings.session"
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("state", "owed")),
                        fields=("board", "section", "table"),
                        name="a_board_is_owed_once_at_a_table",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="SignIn",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("names", models.JSONField()),
                ("wanted", models.CharField(blank=True, default="", max_length=20)),
                (
                    "state",
                    models.CharField(
                        choices=[("waiting", "waiting"), ("confirmed", "confirmed"), ("refused", "refused")],
                        default="waiting",
                        max_length=9,
                    ),
                ),
                ("made_at", models.DateTimeField()),
                ("decided_at", models.DateTimeField(blank=True, null=True)),
                (
                    "contestant",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="sign_ins",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "decided_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="sign_ins_decided",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="sign_ins", to="rulings.session"
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
            },
        ),
        migrations.CreateModel(
            name="IrregularityReport",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField()),
                ("filing_key", models.UUIDField()),
                ("filed_at", models.DateTimeField()),
                ("table", models.CharField(blank=True, default="", max_length=40)),
                ("seats", models.JSONField(blank=True, default=dict)),
                ("auction", models.JSONField(blank=True, default=list)),
                ("contract", models.CharField(blank=True, default="", max_length=12)),
                ("narrative", models.TextField(blank=True, default="")),
                (
                    "status",
                    models.CharField(
                        choices=[
                            ("open", "open"),
                            ("ruled", "ruled"),
                            ("reviewed", "countersigned"),
                            ("published", "published"),
                            ("withdrawn", "withdrawn"),
                        ],
                        default="open",
                        max_length=9,
                    ),
                ),
                ("revision", models.PositiveIntegerField(default=1)),
                (
                    "board",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="reports", to="rulings.board"
                    ),
                ),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="reports", to="rulings.club"
                    ),
                ),
                (
                    "ew",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="reports_ew",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "filed_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="reports", to=settings.AUTH_USER_MODEL
                    ),
                ),
                (
                    "ns",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="reports_ns",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "result",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="reports",
                        to="rulings.result",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="reports", to="rulings.session"
                    ),
                ),
                ("claim", models.JSONField(blank=True, default=dict)),
                ("play", models.JSONField(blank=True, default=dict)),
                ("is_blind", models.BooleanField(default=False)),
                (
                    "named_director",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="reports_handed_over",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("about", models.JSONField(blank=True, default=dict)),
            ],
            options={
                "indexes": [
                    models.Index(fields=["session", "status"], name="reports_of_a_session"),
                    models.Index(fields=["club", "status", "number"], name="reports_of_a_club_newest"),
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("club", "number"), name="one_report_per_number"),
                    models.UniqueConstraint(fields=("club", "filing_key"), name="one_report_per_form"),
                    models.CheckConstraint(
                        condition=models.Q(("status__in", ["open", "ruled", "reviewed", "published", "withdrawn"])),
                        name="report_status_is_known",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Difference",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("before", models.JSONField(default=dict)),
                ("after", models.JSONField(default=dict)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("waiting", "waiting"),
                            ("taken", "taken"),
                            ("left", "left as it was"),
                            ("overtaken", "overtaken by a later file"),
                        ],
                        default="waiting",
                        max_length=9,
                    ),
                ),
                ("found_at", models.DateTimeField()),
                ("decided_at", models.DateTimeField(blank=True, null=True)),
                (
                    "board",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="differences",
                        to="rulings.board",
                    ),
                ),
                (
                    "contestant",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="differences",
                        to="rulings.contestant",
                    ),
                ),
                (
                    "decided_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="differences_decided",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "result",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="differences",
                        to="rulings.result",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="differences", to="rulings.session"
                    ),
                ),
                (
                    "source",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="differences",
                        to="rulings.sessionimport",
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "indexes": [models.Index(fields=["session", "state"], name="differences_of_a_session")],
            },
        ),
        migrations.CreateModel(
            name="KeptAside",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("board_number", models.PositiveIntegerField(default=0)),
                ("error", models.JSONField(default=dict)),
                ("columns", models.JSONField(default=dict)),
                ("mark", models.CharField(max_length=64)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("waiting", "waiting"),
                            ("taken", "taken"),
                            ("left", "left out"),
                            ("overtaken", "overtaken by a later file"),
                        ],
                        default="waiting",
                        max_length=9,
                    ),
                ),
                ("found_at", models.DateTimeField()),
                ("decided_at", models.DateTimeField(blank=True, null=True)),
                (
                    "decided_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="faults_decided",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "result",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="kept_aside",
                        to="rulings.result",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="kept_aside", to="rulings.session"
                    ),
                ),
                (
                    "source",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="kept_aside",
                        to="rulings.sessionimport",
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "indexes": [models.Index(fields=["session", "state"], name="kept_aside_of_a_session")],
            },
        ),
        migrations.CreateModel(
            name="ReportCase",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("position", models.PositiveSmallIntegerField()),
                ("situation", models.CharField(max_length=60)),
                ("edition", models.CharField(max_length=4)),
                ("answers", models.JSONField(blank=True, default=dict)),
                ("revision", models.PositiveIntegerField(default=1)),
                ("is_open", models.BooleanField(default=True)),
                ("reopened_because", models.TextField(blank=True, default="")),
                (
                    "report",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="cases",
                        to="rulings.irregularityreport",
                    ),
                ),
                ("waits_for", models.CharField(blank=True, default="", max_length=20)),
                ("waits_since", models.DateTimeField(blank=True, null=True)),
            ],
            options={
                "ordering": ["report_id", "position"],
                "constraints": [models.UniqueConstraint(fields=("report", "position"), name="one_case_per_position")],
            },
        ),
        migrations.CreateModel(
            name="AuditEntry",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("sequence", models.PositiveBigIntegerField()),
                ("verb", models.CharField(max_length=40)),
                ("object_type", models.CharField(max_length=40)),
                ("object_id", models.BigIntegerField()),
                ("before", models.JSONField()),
                ("after", models.JSONField()),
                ("at", models.DateTimeField()),
                ("previous_hash", models.CharField(blank=True, max_length=64)),
                ("hash", models.CharField(max_length=64)),
                (
                    "actor",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="audit_entries",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="audit_entries", to="rulings.club"
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="audit_entries",
                        to="rulings.irregularityreport",
                    ),
                ),
                ("key", models.CharField(blank=True, default="", max_length=64)),
                ("signature", models.CharField(blank=True, default="", max_length=128)),
            ],
            options={
                "ordering": ["club_id", "sequence"],
                "indexes": [
                    models.Index(fields=["report", "sequence"], name="history_of_a_report"),
                    models.Index(fields=["object_type", "object_id", "sequence"], name="history_of_an_object"),
                    models.Index(fields=["actor", "at"], name="acts_of_a_person"),
                ],
                "constraints": [models.UniqueConstraint(fields=("club", "sequence"), name="one_entry_per_sequence")],
            },
        ),
        migrations.CreateModel(
            name="PrivateLink",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("side", models.CharField(choices=[("NS", "NS"), ("EW", "EW")], max_length=2)),
                ("created_at", models.DateTimeField()),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "created_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="links_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="private_links",
                        to="rulings.irregularityreport",
                    ),
                ),
                ("digest", models.CharField(max_length=64, unique=True)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("revoked_at__isnull", True)),
                        fields=("report", "side"),
                        name="one_live_link_per_side",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="FactsSheet",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("agreed", models.TextField(blank=True, default="")),
                ("disputed", models.TextField(blank=True, default="")),
                ("ns_words", models.TextField(blank=True, default="")),
                ("ew_words", models.TextField(blank=True, default="")),
                ("additional", models.TextField(blank=True, default="")),
                ("level", models.CharField(blank=True, default="", max_length=100)),
                (
                    "called_by",
                    models.CharField(blank=True, choices=[("NS", "NS"), ("EW", "EW")], default="", max_length=2),
                ),
                (
                    "called_when",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("auction", "during the auction"),
                            ("play", "during the play"),
                            ("board_over", "when the board was over"),
                            ("later", "later"),
                        ],
                        default="",
                        max_length=10,
                    ),
                ),
                ("revision", models.PositiveIntegerField(default=1)),
                ("ns_confirmed_at", models.DateTimeField(blank=True, null=True)),
                ("ew_confirmed_at", models.DateTimeField(blank=True, null=True)),
                ("told_of_appeal_at", models.DateTimeField(blank=True, null=True)),
                (
                    "report",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="facts_sheet",
                        to="rulings.irregularityreport",
                    ),
                ),
                (
                    "told_of_appeal_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="sheets_told",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="RecorderNote",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("player", models.CharField(max_length=200)),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("conduct", "conduct"),
                            ("psyche", "psychic call or departure from the methods"),
                            ("tempo", "tempo"),
                            ("disclosure", "disclosure"),
                            ("other", "other"),
                        ],
                        max_length=10,
                    ),
                ),
                ("text", models.TextField()),
                ("response", models.TextField(blank=True, default="")),
                ("made_at", models.DateTimeField()),
                ("expires_on", models.DateField()),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="recorder_notes", to="rulings.club"
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="recorder_notes_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="recorder_notes",
                        to="rulings.irregularityreport",
                    ),
                ),
            ],
            options={
                "ordering": ["-id"],
                "indexes": [models.Index(fields=["club", "player"], name="notes_on_a_player")],
            },
        ),
        migrations.CreateModel(
            name="ScoreQuery",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("side", models.CharField(blank=True, choices=[("NS", "NS"), ("EW", "EW")], default="", max_length=2)),
                ("query_key", models.UUIDField(unique=True)),
                ("text", models.TextField()),
                ("is_late", models.BooleanField(default=False)),
                ("asked_at", models.DateTimeField()),
                (
                    "outcome",
                    models.CharField(
                        blank=True,
                        choices=[("corrected", "corrected"), ("stands", "the score stands")],
                        default="",
                        max_length=10,
                    ),
                ),
                ("answer", models.TextField(blank=True, default="")),
                ("answered_at", models.DateTimeField(blank=True, null=True)),
                (
                    "answered_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="score_queries_answered",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "asked_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="score_queries_asked",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="score_queries",
                        to="rulings.irregularityreport",
                    ),
                ),
                (
                    "result",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="score_queries",
                        to="rulings.result",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="score_queries", to="rulings.session"
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
            },
        ),
        migrations.CreateModel(
            name="TableCall",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("section", models.CharField(blank=True, default="", max_length=10)),
                ("table", models.CharField(max_length=40)),
                ("round", models.PositiveSmallIntegerField(blank=True, null=True)),
                (
                    "source",
                    models.CharField(
                        choices=[
                            ("card", "the card on the table"),
                            ("terminal", "the scoring terminal"),
                            ("director", "noted by a director"),
                        ],
                        max_length=8,
                    ),
                ),
                ("ident", models.CharField(blank=True, default="", max_length=60)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("called", "called"),
                            ("on_the_way", "on the way"),
                            ("deferred", "deferred"),
                            ("settled", "settled"),
                            ("withdrawn", "taken back"),
                        ],
                        default="called",
                        max_length=10,
                    ),
                ),
                ("revision", models.PositiveIntegerField(default=1)),
                ("called_at", models.DateTimeField()),
                ("taken_at", models.DateTimeField(blank=True, null=True)),
                ("over_at", models.DateTimeField(blank=True, null=True)),
                (
                    "board",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="calls",
                        to="rulings.board",
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="calls",
                        to="rulings.irregularityreport",
                    ),
                ),
                (
                    "session",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="calls", to="rulings.session"
                    ),
                ),
                (
                    "taken_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="calls_taken",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("state__in", ["settled", "withdrawn"]), _negated=True),
                        fields=("session", "section", "table"),
                        name="one_open_call_per_table",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Ruling",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("version", models.PositiveSmallIntegerField()),
                ("revision", models.PositiveIntegerField()),
                ("issued_at", models.DateTimeField()),
                ("edition", models.CharField(max_length=4)),
                ("situation", models.CharField(max_length=60)),
                ("profile", models.JSONField()),
                ("regulations", models.JSONField()),
                ("record", models.JSONField()),
                ("facts", models.JSONField()),
                ("derived", models.JSONField()),
                ("overruled", models.JSONField()),
                ("findings", models.JSONField()),
                ("sentences", models.JSONField()),
                ("judgements", models.JSONField()),
                ("override_text", models.TextField(blank=True, default="")),
                ("override_reason", models.TextField(blank=True, default="")),
                ("supersedes_because", models.TextField(blank=True, default="")),
                ("is_current", models.BooleanField(default=True)),
                ("superseded_at", models.DateTimeField(blank=True, null=True)),
                ("countersigned_at", models.DateTimeField(blank=True, null=True)),
                (
                    "case",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="rulings", to="rulings.reportcase"
                    ),
                ),
                (
                    "countersigned_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="rulings_countersigned",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "issued_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="rulings_issued",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="rulings",
                        to="rulings.irregularityreport",
                    ),
                ),
                ("signed_digest", models.CharField(blank=True, default="", max_length=64)),
                ("signatures_lost", models.JSONField(blank=True, default=list)),
            ],
            options={
                "ordering": ["report_id", "case_id", "version"],
                "indexes": [
                    models.Index(fields=["situation", "-id"], name="rulings_alike"),
                    models.Index(
                        condition=models.Q(("countersigned_by__isnull", True), ("is_current", True)),
                        fields=["issued_at"],
                        name="rulings_to_countersign",
                    ),
                    models.Index(condition=models.Q(("is_current", True)), fields=["report"], name="rulings_in_force"),
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("case", "version"), name="one_ruling_per_version"),
                    models.UniqueConstraint(
                        condition=models.Q(("is_current", True)), fields=("case",), name="one_current_ruling_per_case"
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("countersigned_by__isnull", True),
                            models.Q(("countersigned_by", models.F("issued_by")), _negated=True),
                            _connector="OR",
                        ),
                        name="countersigner_is_not_the_issuer",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("countersigned_at__isnull", True), ("countersigned_by__isnull", True)),
                            models.Q(("countersigned_at__isnull", False), ("countersigned_by__isnull", False)),
                            _connector="OR",
                        ),
                        name="countersigned_by_somebody_at_some_time",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            ("override_text", ""), models.Q(("override_reason", ""), _negated=True), _connector="OR"
                        ),
                        name="an_override_has_its_reason",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Poll",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.CharField(choices=[("N", "N"), ("E", "E"), ("S", "S"), ("W", "W")], max_length=1)),
                ("hand", models.CharField(max_length=20)),
                ("auction", models.JSONField(blank=True, default=list)),
                ("played", models.JSONField(blank=True, default=list)),
                ("question", models.TextField()),
                ("level", models.CharField(blank=True, default="", max_length=100)),
                ("token", models.CharField(max_length=64, unique=True)),
                ("alternatives", models.JSONField(blank=True, default=list)),
                ("judgement", models.TextField(blank=True, default="")),
                ("made_at", models.DateTimeField()),
                ("closed_at", models.DateTimeField(blank=True, null=True)),
                (
                    "case",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="polls",
                        to="rulings.reportcase",
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="polls_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="polls",
                        to="rulings.irregularityreport",
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
            },
        ),
        migrations.CreateModel(
            name="Publication",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("year", models.PositiveSmallIntegerField()),
                ("number", models.PositiveIntegerField()),
                ("facts", models.TextField(blank=True, default="")),
                ("override_text", models.TextField(blank=True, default="")),
                ("sentences", models.JSONField()),
                ("paragraphs", models.JSONField()),
                ("published_at", models.DateTimeField()),
                ("withdrawn_at", models.DateTimeField(blank=True, null=True)),
                ("notice", models.TextField(blank=True, default="")),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="publications", to="rulings.club"
                    ),
                ),
                (
                    "published_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="publications",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ruling",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT, related_name="publication", to="rulings.ruling"
                    ),
                ),
                ("appeal", models.JSONField(blank=True, default=dict)),
                ("auction", models.JSONField(blank=True, default=list)),
                ("form", models.CharField(blank=True, default="", max_length=12)),
                ("laws", models.CharField(blank=True, default="", max_length=200)),
                ("shown_date", models.CharField(blank=True, default="", max_length=10)),
                ("situation", models.CharField(blank=True, default="", max_length=60)),
                ("stage", models.CharField(blank=True, default="", max_length=20)),
                ("was_appealed", models.BooleanField(default=False)),
                ("commentary", models.TextField(blank=True, default="")),
                ("commentator", models.CharField(blank=True, default="", max_length=200)),
                ("commented_at", models.DateTimeField(blank=True, null=True)),
                ("scores", models.JSONField(blank=True, default=dict)),
                ("sheet_digest", models.CharField(blank=True, default="", max_length=64)),
                ("not_names", models.JSONField(blank=True, default=list)),
                ("board_shown", models.CharField(default="shown", max_length=10)),
                ("cards", models.JSONField(blank=True, default=dict)),
            ],
            options={
                "ordering": ["-year", "-number"],
                "indexes": [
                    models.Index(fields=["year", "id"], name="publications_by_year"),
                    models.Index(
                        condition=models.Q(("withdrawn_at__isnull", True)),
                        fields=["club", "id"],
                        name="publications_of_a_club",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("club", "year", "number"), name="one_publication_per_number")
                ],
            },
        ),
        migrations.CreateModel(
            name="FollowUp",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("paragraph", models.CharField(max_length=20)),
                ("key", models.CharField(max_length=80)),
                ("values", models.JSONField(blank=True, default=dict)),
                ("situation", models.CharField(blank=True, default="", max_length=60)),
                ("facts", models.JSONField(blank=True, default=dict)),
                ("note", models.TextField(blank=True, default="")),
                ("done_at", models.DateTimeField(blank=True, null=True)),
                (
                    "done_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="follow_ups_done",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "report",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="follow_ups",
                        to="rulings.irregularityreport",
                    ),
                ),
                (
                    "case",
                    models.OneToOneField(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="settles_follow_up",
                        to="rulings.reportcase",
                    ),
                ),
                (
                    "ruling",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="follow_ups", to="rulings.ruling"
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "indexes": [
                    models.Index(
                        condition=models.Q(("done_at__isnull", True)), fields=["id", "report"], name="follow_ups_left"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="EndedRestriction",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("place", models.PositiveSmallIntegerField()),
                ("ended_at", models.DateTimeField()),
                (
                    "ended_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="restrictions_ended",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ruling",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="ended_restrictions",
                        to="rulings.ruling",
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "constraints": [models.UniqueConstraint(fields=("ruling", "place"), name="a_restriction_ends_once")],
            },
        ),
        migrations.CreateModel(
            name="ScoreAdjustment",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("version", models.PositiveSmallIntegerField()),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("assigned", "Assigned"),
                            ("split", "Split"),
                            ("weighted", "Weighted"),
                            ("artificial", "Artificial"),
                        ],
                        max_length=10,
                    ),
                ),
                ("paragraph", models.CharField(max_length=20)),
                ("rule", models.JSONField()),
                ("penalties", models.JSONField(default=list)),
                ("judged", models.JSONField(default=dict)),
                ("cautions", models.JSONField(default=list)),
                ("override_reason", models.TextField(blank=True, default="")),
                ("replaces_because", models.TextField(blank=True, default="")),
                ("made_at", models.DateTimeField()),
                ("is_current", models.BooleanField(default=True)),
                ("ended_at", models.DateTimeField(blank=True, null=True)),
                ("withdrawn_because", models.TextField(blank=True, default="")),
                ("entered_at", models.DateTimeField(blank=True, null=True)),
                (
                    "entered_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="adjustments_entered",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="adjustments_made",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "result",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="adjustments", to="rulings.result"
                    ),
                ),
                (
                    "ruling",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="adjustments", to="rulings.ruling"
                    ),
                ),
            ],
            options={
                "ordering": ["result_id", "version"],
                "constraints": [
                    models.UniqueConstraint(fields=("result", "version"), name="one_adjustment_per_version"),
                    models.UniqueConstraint(
                        condition=models.Q(("is_current", True)),
                        fields=("result",),
                        name="one_current_adjustment_per_result",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("kind__in", ["assigned", "split", "weighted", "artificial"])),
                        name="adjustment_kind_is_known",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("entered_at__isnull", True), ("entered_by__isnull", True)),
                            models.Q(("entered_at__isnull", False), ("entered_by__isnull", False)),
                            _connector="OR",
                        ),
                        name="entered_by_somebody_at_some_time",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Appeal",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField()),
                ("appeal_key", models.UUIDField(unique=True)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("lodged", "lodged"),
                            ("late", "lodged late"),
                            ("refused", "not heard"),
                            ("admitted", "to be heard"),
                            ("heard", "heard"),
                            ("decided", "decided"),
                            ("told", "decided and told"),
                            ("withdrawn", "withdrawn"),
                        ],
                        default="lodged",
                        max_length=10,
                    ),
                ),
                ("side", models.CharField(choices=[("NS", "NS"), ("EW", "EW")], max_length=2)),
                ("lodged_at", models.DateTimeField()),
                ("reasons", models.TextField()),
                ("consents", models.JSONField(blank=True, default=list)),
                ("is_late", models.BooleanField(default=False)),
                ("late_reason", models.TextField(blank=True, default="")),
                ("late_at", models.DateTimeField(blank=True, null=True)),
                ("deposit", models.CharField(blank=True, default="", max_length=40)),
                ("deposit_paid_at", models.DateTimeField(blank=True, null=True)),
                (
                    "deposit_fate",
                    models.CharField(
                        blank=True, choices=[("returned", "returned"), ("kept", "kept")], default="", max_length=8
                    ),
                ),
                ("other_told_at", models.DateTimeField(blank=True, null=True)),
                ("comments", models.TextField(blank=True, default="")),
                ("comments_at", models.DateTimeField(blank=True, null=True)),
                ("statement", models.TextField(blank=True, default="")),
                ("statement_at", models.DateTimeField(blank=True, null=True)),
                (
                    "body",
                    models.CharField(
                        choices=[
                            ("chief_director", "chief director"),
                            ("committee", "appeals committee"),
                            ("reviewer", "reviewer of the process"),
                        ],
                        max_length=14,
                    ),
                ),
                ("law_points", models.TextField(blank=True, default="")),
                ("law_ruling", models.TextField(blank=True, default="")),
                ("law_ruled_at", models.DateTimeField(blank=True, null=True)),
                ("fact_points", models.TextField(blank=True, default="")),
                ("heard_at", models.DateTimeField(blank=True, null=True)),
                ("findings", models.TextField(blank=True, default="")),
                (
                    "decision",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("upheld", "the ruling stands"),
                            ("changed", "the ruling is changed"),
                            ("sent_back", "sent back to be ruled on anew"),
                        ],
                        default="",
                        max_length=9,
                    ),
                ),
                ("decision_text", models.TextField(blank=True, default="")),
                ("dissent", models.TextField(blank=True, default="")),
                (
                    "merit",
                    models.CharField(
                        blank=True,
                        choices=[("with", "with merit"), ("without", "without merit")],
                        default="",
                        max_length=7,
                    ),
                ),
                ("decided_at", models.DateTimeField(blank=True, null=True)),
                ("told_at", models.DateTimeField(blank=True, null=True)),
                ("further", models.TextField(blank=True, default="")),
                ("withdrawn_at", models.DateTimeField(blank=True, null=True)),
                ("withdrawn_because", models.TextField(blank=True, default="")),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="appeals", to="rulings.club"
                    ),
                ),
                (
                    "decided_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeals_decided",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "late_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="late_appeals_decided",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "law_ruled_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeal_laws_ruled",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "lodged_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeals_lodged",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "new_ruling",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeals_leading_to",
                        to="rulings.ruling",
                    ),
                ),
                (
                    "other_told_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeals_other_told",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ruling",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="appeals", to="rulings.ruling"
                    ),
                ),
                (
                    "statement_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeal_statements",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "told_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeals_told",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("attended", models.TextField(blank=True, default="")),
                ("scribe", models.CharField(blank=True, default="", max_length=200)),
            ],
            options={
                "ordering": ["club_id", "number"],
                "constraints": [
                    models.UniqueConstraint(fields=("club", "number"), name="one_appeal_per_number"),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "state__in",
                                ["lodged", "late", "refused", "admitted", "heard", "decided", "told", "withdrawn"],
                            )
                        ),
                        name="appeal_state_is_known",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("body__in", ["chief_director", "committee", "reviewer"])),
                        name="appeal_body_is_known",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("decided_at__isnull", True), ("decision", "")),
                            models.Q(models.Q(("decision", ""), _negated=True), ("decided_at__isnull", False)),
                            _connector="OR",
                        ),
                        name="a_decision_has_its_time",
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("state", "withdrawn"), _negated=True),
                        fields=("ruling", "side"),
                        name="one_appeal_per_ruling_and_side",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="PublicText",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("text", models.TextField(blank=True, default="")),
                ("not_names", models.JSONField(blank=True, default=list)),
                ("made_at", models.DateTimeField()),
                (
                    "made_by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="public_texts",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "ruling",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT, related_name="public_text", to="rulings.ruling"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="PollAnswer",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("answer_key", models.UUIDField()),
                ("peer", models.CharField(blank=True, default="", max_length=200)),
                ("level", models.CharField(blank=True, default="", max_length=100)),
                ("answer", models.CharField(max_length=100)),
                ("considered", models.CharField(blank=True, default="", max_length=200)),
                ("reason", models.TextField(blank=True, default="")),
                ("answered_at", models.DateTimeField()),
                (
                    "noted_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="poll_answers_noted",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "poll",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="answers", to="rulings.poll"
                    ),
                ),
                (
                    "answered_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="poll_answers_given",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "set_aside_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="poll_answers_set_aside",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["id"],
                "constraints": [
                    models.UniqueConstraint(fields=("poll", "answer_key"), name="one_poll_answer_per_form")
                ],
            },
        ),
        migrations.CreateModel(
            name="AppealMember",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=200)),
                ("is_chair", models.BooleanField(default=False)),
                ("conflict", models.CharField(blank=True, default="", max_length=500)),
                (
                    "appeal",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="members", to="rulings.appeal"
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="appeals_heard",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-is_chair", "id"],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("is_chair", True)), fields=("appeal",), name="one_chair_per_appeal"
                    )
                ],
            },
        ),
        migrations.RunPython(create_index, drop_index),
        migrations.RunPython(protect_insertions, unprotect),
    ]

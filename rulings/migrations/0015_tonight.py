"""The evening before any file exists: templates, sections, the roster, keys, calls, the clock, files again."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rulings', '0014_user_language'),
    ]

    operations = [
        migrations.CreateModel(
            name='DeskToken',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=100)),
                ('digest', models.CharField(max_length=64, unique=True)),
                ('created_at', models.DateTimeField()),
                ('used_at', models.DateTimeField(blank=True, null=True)),
                ('revoked_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name='Difference',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('before', models.JSONField(default=dict)),
                ('after', models.JSONField(default=dict)),
                ('state', models.CharField(choices=[('waiting', 'waiting'), ('taken', 'taken'), ('left', 'left as it was'), ('overtaken', 'overtaken by a later file')], default='waiting', max_length=9)),
                ('found_at', models.DateTimeField()),
                ('decided_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['id'],
            },
        ),
        migrations.CreateModel(
            name='LateBoard',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('section', models.CharField(blank=True, default='', max_length=10)),
                ('table', models.CharField(max_length=40)),
                ('slow', models.CharField(choices=[('NS', 'North-South'), ('EW', 'East-West'), ('both', 'both sides'), ('nobody', 'neither side')], max_length=6)),
                ('reason', models.TextField(blank=True, default='')),
                ('state', models.CharField(choices=[('owed', 'to be played late'), ('played', 'played late'), ('cancelled', 'not played')], default='owed', max_length=9)),
                ('noted_at', models.DateTimeField()),
                ('ended_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['id'],
            },
        ),
        migrations.CreateModel(
            name='RosterPlayer',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=200)),
                ('number', models.CharField(blank=True, default='', max_length=40)),
                ('folded', models.CharField(db_index=True, max_length=200)),
            ],
            options={
                'ordering': ['folded', 'id'],
            },
        ),
        migrations.CreateModel(
            name='RoundClock',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('minutes', models.PositiveSmallIntegerField()),
                ('moving_minutes', models.PositiveSmallIntegerField(default=2)),
                ('rounds', models.PositiveSmallIntegerField()),
                ('round', models.PositiveSmallIntegerField(default=0)),
                ('started_at', models.DateTimeField(blank=True, null=True)),
                ('left_seconds', models.PositiveIntegerField(blank=True, null=True)),
                ('with_names', models.BooleanField(default=False)),
            ],
        ),
        migrations.CreateModel(
            name='Section',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(blank=True, default='', max_length=10)),
                ('tables', models.PositiveSmallIntegerField()),
                ('movement', models.JSONField(blank=True, default=dict)),
                ('meetings', models.JSONField(blank=True, default=list)),
            ],
            options={
                'ordering': ['session_id', 'name'],
            },
        ),
        migrations.CreateModel(
            name='SessionKey',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('purpose', models.CharField(choices=[('door', 'players enter themselves'), ('table', 'a table calls the director'), ('screen', 'the round clock on a screen')], max_length=6)),
                ('section', models.CharField(blank=True, default='', max_length=10)),
                ('table', models.CharField(blank=True, default='', max_length=40)),
                ('token', models.CharField(max_length=64, unique=True)),
                ('created_at', models.DateTimeField()),
                ('revoked_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name='SessionTemplate',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=200)),
                ('settings', models.JSONField(default=dict)),
                ('used_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name='SignIn',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('names', models.JSONField()),
                ('wanted', models.CharField(blank=True, default='', max_length=20)),
                ('state', models.CharField(choices=[('waiting', 'waiting'), ('confirmed', 'confirmed'), ('refused', 'refused')], default='waiting', max_length=9)),
                ('made_at', models.DateTimeField()),
                ('decided_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['id'],
            },
        ),
        migrations.CreateModel(
            name='TableCall',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('section', models.CharField(blank=True, default='', max_length=10)),
                ('table', models.CharField(max_length=40)),
                ('round', models.PositiveSmallIntegerField(blank=True, null=True)),
                ('source', models.CharField(choices=[('card', 'the card on the table'), ('terminal', 'the scoring terminal'), ('director', 'noted by a director')], max_length=8)),
                ('ident', models.CharField(blank=True, default='', max_length=60)),
                ('state', models.CharField(choices=[('called', 'called'), ('on_the_way', 'on the way'), ('deferred', 'deferred'), ('settled', 'settled'), ('withdrawn', 'taken back')], default='called', max_length=10)),
                ('revision', models.PositiveIntegerField(default=1)),
                ('called_at', models.DateTimeField()),
                ('taken_at', models.DateTimeField(blank=True, null=True)),
                ('over_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['id'],
            },
        ),
        migrations.CreateModel(
            name='WaitingFile',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('filename', models.CharField(max_length=200)),
                ('event_name', models.CharField(blank=True, default='', max_length=200)),
                ('data', models.BinaryField()),
                ('sent_at', models.DateTimeField()),
            ],
        ),
        migrations.RemoveConstraint(
            model_name='sessionimport',
            name='one_import_per_file',
        ),
        migrations.AddField(
            model_name='contestant',
            name='position',
            field=models.PositiveSmallIntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='player',
            name='from_board',
            field=models.PositiveSmallIntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='player',
            name='order',
            field=models.PositiveSmallIntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='player',
            name='replaces',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='substitutes', to='rulings.player'),
        ),
        migrations.AddField(
            model_name='session',
            name='begin_key',
            field=models.UUIDField(blank=True, null=True, unique=True),
        ),
        migrations.AddField(
            model_name='session',
            name='public_address',
            field=models.SlugField(blank=True, default='', max_length=60),
        ),
        migrations.AddField(
            model_name='session',
            name='public_with_names',
            field=models.BooleanField(default=True),
        ),
        migrations.AddField(
            model_name='sessionimport',
            name='stored',
            field=models.JSONField(blank=True, default=dict),
        ),
        migrations.AddField(
            model_name='sessionimport',
            name='undone_at',
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name='sessionimport',
            name='undone_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='imports_undone', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddConstraint(
            model_name='contestant',
            constraint=models.UniqueConstraint(fields=('session', 'section', 'position'), name='one_contestant_per_position'),
        ),
        migrations.AddConstraint(
            model_name='player',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('from_board__isnull', True), ('replaces__isnull', True)), models.Q(('from_board__isnull', False), ('replaces__isnull', False)), _connector='OR'), name='a_substitute_begins_with_a_board'),
        ),
        migrations.AddConstraint(
            model_name='session',
            constraint=models.UniqueConstraint(condition=models.Q(('public_address', ''), _negated=True), fields=('public_address',), name='one_session_per_address'),
        ),
        migrations.AddConstraint(
            model_name='sessionimport',
            constraint=models.UniqueConstraint(condition=models.Q(('undone_at__isnull', True)), fields=('club', 'digest'), name='one_import_per_file'),
        ),
        migrations.AddField(
            model_name='desktoken',
            name='created_by',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='desk_tokens', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='desktoken',
            name='session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='desk_tokens', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='difference',
            name='board',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='differences', to='rulings.board'),
        ),
        migrations.AddField(
            model_name='difference',
            name='contestant',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='differences', to='rulings.contestant'),
        ),
        migrations.AddField(
            model_name='difference',
            name='decided_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='differences_decided', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='difference',
            name='result',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='differences', to='rulings.result'),
        ),
        migrations.AddField(
            model_name='difference',
            name='session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='differences', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='difference',
            name='source',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='differences', to='rulings.sessionimport'),
        ),
        migrations.AddField(
            model_name='lateboard',
            name='board',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='late_boards', to='rulings.board'),
        ),
        migrations.AddField(
            model_name='lateboard',
            name='ended_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='late_boards_ended', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='lateboard',
            name='ew',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='late_boards_ew', to='rulings.contestant'),
        ),
        migrations.AddField(
            model_name='lateboard',
            name='noted_by',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='late_boards_noted', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='lateboard',
            name='ns',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='late_boards_ns', to='rulings.contestant'),
        ),
        migrations.AddField(
            model_name='lateboard',
            name='session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='late_boards', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='rosterplayer',
            name='club',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='roster', to='rulings.club'),
        ),
        migrations.AddField(
            model_name='rosterplayer',
            name='partner',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='rulings.rosterplayer'),
        ),
        migrations.AddField(
            model_name='roundclock',
            name='session',
            field=models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='clock', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='section',
            name='session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='sections', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='sessionkey',
            name='created_by',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='keys_made', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='sessionkey',
            name='session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='keys', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='sessiontemplate',
            name='club',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='templates', to='rulings.club'),
        ),
        migrations.AddField(
            model_name='signin',
            name='contestant',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='sign_ins', to='rulings.contestant'),
        ),
        migrations.AddField(
            model_name='signin',
            name='decided_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='sign_ins_decided', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='signin',
            name='session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='sign_ins', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='tablecall',
            name='board',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='calls', to='rulings.board'),
        ),
        migrations.AddField(
            model_name='tablecall',
            name='report',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='calls', to='rulings.irregularityreport'),
        ),
        migrations.AddField(
            model_name='tablecall',
            name='session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='calls', to='rulings.session'),
        ),
        migrations.AddField(
            model_name='tablecall',
            name='taken_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='calls_taken', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='waitingfile',
            name='club',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='waiting_files', to='rulings.club'),
        ),
        migrations.AddField(
            model_name='waitingfile',
            name='sent_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='waiting_files', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddIndex(
            model_name='difference',
            index=models.Index(fields=['session', 'state'], name='differences_of_a_session'),
        ),
        migrations.AddConstraint(
            model_name='lateboard',
            constraint=models.UniqueConstraint(condition=models.Q(('state', 'owed')), fields=('board', 'section', 'table'), name='a_board_is_owed_once_at_a_table'),
        ),
        migrations.AddConstraint(
            model_name='rosterplayer',
            constraint=models.UniqueConstraint(condition=models.Q(('number', ''), _negated=True), fields=('club', 'number'), name='one_player_per_number'),
        ),
        migrations.AddConstraint(
            model_name='section',
            constraint=models.UniqueConstraint(fields=('session', 'name'), name='one_section_per_name'),
        ),
        migrations.AddConstraint(
            model_name='section',
            constraint=models.CheckConstraint(condition=models.Q(('tables__gte', 1), ('tables__lte', 99)), name='section_tables_are_possible'),
        ),
        migrations.AddConstraint(
            model_name='sessionkey',
            constraint=models.UniqueConstraint(condition=models.Q(('revoked_at__isnull', True)), fields=('session', 'purpose', 'section', 'table'), name='one_open_key_per_place'),
        ),
        migrations.AddConstraint(
            model_name='sessiontemplate',
            constraint=models.UniqueConstraint(fields=('club', 'name'), name='one_template_per_name'),
        ),
        migrations.AddConstraint(
            model_name='tablecall',
            constraint=models.UniqueConstraint(condition=models.Q(('state__in', ['settled', 'withdrawn']), _negated=True), fields=('session', 'section', 'table'), name='one_open_call_per_table'),
        ),
    ]

"""A club's country, colour and logo, who tries the desk in it; the mail server; links for a password, one of each way."""
import django.core.validators
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rulings', '0037_federations'),
    ]

    operations = [
        migrations.CreateModel(
            name='ClubLogo',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('image', models.TextField()),
            ],
            options={
                'abstract': False,
            },
        ),
        migrations.CreateModel(
            name='SiteMail',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('host', models.CharField(blank=True, default='', max_length=253)),
                ('port', models.PositiveIntegerField(default=587)),
                ('security', models.CharField(choices=[('starttls', 'TLS after a plain beginning (port 587)'), ('tls', 'TLS from the first word (port 465)'), ('none', 'in plain (port 25)')], default='starttls', max_length=8)),
                ('username', models.CharField(blank=True, default='', max_length=254)),
                ('secret', models.TextField(blank=True, default='')),
                ('sender', models.EmailField(blank=True, default='', max_length=254)),
                ('set_at', models.DateTimeField()),
            ],
        ),
        migrations.RemoveConstraint(
            model_name='passwordlink',
            name='one_live_password_link_per_user',
        ),
        migrations.AddField(
            model_name='club',
            name='colour',
            field=models.CharField(blank=True, default='', max_length=7, validators=[django.core.validators.RegexValidator('^#[0-9a-f]{6}\\Z')]),
        ),
        migrations.AddField(
            model_name='club',
            name='country',
            field=models.CharField(blank=True, default='', max_length=2, validators=[django.core.validators.RegexValidator('^[A-Z]{2}\\Z')]),
        ),
        migrations.AddField(
            model_name='club',
            name='logo',
            field=models.CharField(blank=True, default='', max_length=64, validators=[django.core.validators.RegexValidator('^[0-9a-f]{64}\\Z')]),
        ),
        migrations.AddField(
            model_name='club',
            name='trial_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='trials', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddConstraint(
            model_name='passwordlink',
            constraint=models.UniqueConstraint(condition=models.Q(('made_by__isnull', False), ('revoked_at__isnull', True), ('used_at__isnull', True)), fields=('user',), name='one_live_link_of_an_administrator'),
        ),
        migrations.AddConstraint(
            model_name='passwordlink',
            constraint=models.UniqueConstraint(condition=models.Q(('made_by__isnull', True), ('revoked_at__isnull', True), ('used_at__isnull', True)), fields=('user',), name='one_live_mailed_link'),
        ),
        migrations.AddField(
            model_name='clublogo',
            name='club',
            field=models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='picture', to='rulings.club'),
        ),
        migrations.AddField(
            model_name='sitemail',
            name='set_by',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddConstraint(
            model_name='sitemail',
            constraint=models.CheckConstraint(condition=models.Q(('security__in', ['starttls', 'tls', 'none'])), name='mail_security_is_known'),
        ),
    ]

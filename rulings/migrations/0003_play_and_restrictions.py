"""A report tells the play and the claim; a director notes that what a ruling laid on a player has ended."""
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rulings', '0002_append_only'),
    ]

    operations = [
        migrations.AddField(
            model_name='irregularityreport',
            name='claim',
            field=models.JSONField(blank=True, default=dict),
        ),
        migrations.AddField(
            model_name='irregularityreport',
            name='play',
            field=models.JSONField(blank=True, default=dict),
        ),
        migrations.CreateModel(
            name='EndedRestriction',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('place', models.PositiveSmallIntegerField()),
                ('ended_at', models.DateTimeField()),
                ('ended_by', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='restrictions_ended', to=settings.AUTH_USER_MODEL)),
                ('ruling', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='ended_restrictions', to='rulings.ruling')),
            ],
            options={
                'ordering': ['id'],
                'constraints': [models.UniqueConstraint(fields=('ruling', 'place'), name='a_restriction_ends_once')],
            },
        ),
    ]

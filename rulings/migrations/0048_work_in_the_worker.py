"""Large files, books and double dummy in the worker; files that it has made."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rulings', '0047_site_place'),
    ]

    operations = [
        migrations.CreateModel(
            name='MadeFile',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(max_length=150, unique=True)),
                ('digest', models.CharField(max_length=64)),
                ('data', models.BinaryField()),
                ('size', models.PositiveIntegerField()),
                ('made_at', models.DateTimeField()),
            ],
            options={
                'abstract': False,
            },
        ),
        migrations.RemoveConstraint(
            model_name='task',
            name='task_is_known',
        ),
        migrations.AlterField(
            model_name='task',
            name='name',
            field=models.CharField(choices=[('mail', 'Mail'), ('forgotten', 'Link for a forgotten password'), ('push', 'Notice on a device'), ('import', 'Large file'), ('book', 'Casebook of a year'), ('solve', 'Double dummy of a session')], max_length=20),
        ),
        migrations.AddConstraint(
            model_name='task',
            constraint=models.CheckConstraint(condition=models.Q(('name__in', ['mail', 'forgotten', 'push', 'import', 'book', 'solve'])), name='task_is_known'),
        ),
        migrations.AddField(
            model_name='madefile',
            name='club',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='made_files', to='rulings.club'),
        ),
    ]

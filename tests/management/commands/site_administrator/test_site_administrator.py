"""site_administrator: who begins further clubs."""

import pytest
from django.core.management import CommandError, call_command

from rulings.models import User


def test_somebody_administers_the_site_until_it_is_ended(pat: User) -> None:
    call_command("site_administrator", "pat")
    assert User.objects.get(pk=pat.pk).is_superuser
    call_command("site_administrator", "pat", "--end")
    assert not User.objects.get(pk=pat.pk).is_superuser


def test_a_name_that_nobody_has_is_refused(db: None) -> None:
    with pytest.raises(CommandError, match="nobody signs in as 'nobody'"):
        call_command("site_administrator", "nobody")

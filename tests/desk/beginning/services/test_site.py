"""The site's name, address and languages are set by whoever administers the site, each change kept."""

import pytest
from django.test import override_settings

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.watching.site import site_url
from rulings.desk.beginning.services.site import set_site
from rulings.models import SitePlace, User

TOLD = {"site_name": "Ponte", "address": "https://desk.example.org", "languages": ["en", "it"]}


@pytest.fixture
def nina(olga: User) -> User:
    """Who administers the site."""
    olga.is_superuser = True
    olga.save()
    return olga


def test_each_change_is_kept_and_the_same_again_is_none(nina: User) -> None:
    set_site(actor=nina, **TOLD)
    set_site(actor=nina, **TOLD)
    set_site(actor=nina, **TOLD | {"site_name": ""})
    kept = [(each.name, each.address, each.languages, each.set_by) for each in SitePlace.objects.order_by("pk")]
    assert kept == [
        ("Ponte", "https://desk.example.org", ["en", "it"], nina),
        ("", "https://desk.example.org", ["en", "it"], nina),
    ]
    assert site_url() == "https://desk.example.org"


def test_nobody_else_sets_it(dora: User) -> None:
    with pytest.raises(NotAllowed):
        set_site(actor=dora, **TOLD)
    assert not SitePlace.objects.exists()


def test_where_the_environment_names_the_address_none_is_kept(nina: User) -> None:
    with override_settings(SITE_URL_IS_GIVEN=True):
        assert set_site(actor=nina, **TOLD).address == ""

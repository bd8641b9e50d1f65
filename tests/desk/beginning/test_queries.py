"""Whether a site is new, and its address."""

from django.test import override_settings

from rulings.desk.beginning.queries import begin_address, common_profiles, is_new, opens
from rulings.desk.profiles.services import load_profiles
from tests.factories import make_club


def test_a_site_is_new_until_it_has_a_club_and_the_demo_is_none(db: None) -> None:
    assert is_new()
    make_club("ponte-nuovo", "Demo")
    assert is_new()
    make_club("arno", "Arno")
    assert not is_new()


def test_the_address_is_another_with_another_key() -> None:
    address = begin_address()
    token = address.rstrip("/").rpartition("/")[2]
    assert (len(token), opens(token), opens(""), opens(token[:-1])) == (64, True, False, False)
    with override_settings(SECRET_KEY="another one"):
        assert not opens(token)
        assert begin_address() != address


def test_the_common_profiles_are_listed_by_name(db: None) -> None:
    load_profiles()
    names = [each.name for each in common_profiles()]
    assert names == sorted(names)
    assert len(names) > 3

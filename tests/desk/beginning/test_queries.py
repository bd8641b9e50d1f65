"""Whether a site is new, and its address."""

from django.test import override_settings

from rulings.desk.beginning.queries import begin_address, is_new, opens, profile_for
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


def test_a_country_has_its_federations_regulations_proposed_and_any_other_the_laws_alone(db: None) -> None:
    assert profile_for("PL") is None
    load_profiles()
    proposed = {country: getattr(profile_for(country), "name", "") for country in ("PL", "IT", "GB", "US", "BR", "")}
    assert proposed == {"PL": "PZBS", "IT": "FIGB", "GB": "EBU", "US": "ACBL", "BR": "Laws 2017", "": "Laws 2017"}

"""The first club of a site: made whole, or not at all."""

from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.beginning.queries import is_new
from rulings.desk.beginning.services.clubs import begin_site
from rulings.desk.profiles.services import load_profiles
from rulings.models import Club, RegulationProfile, User
from tests.desk.cases.test_two_directors_at_once import at_once
from tests.factories import make_club, make_user


def begun(**change: Any) -> User:
    given = {"club_name": "Ponte", "time_zone": "Europe/Rome", "language": "it", "country": "IT"}
    given |= {"name": "Nina Bosco", "username": "nina", "password": "a long walk by the river"}
    return begin_site(**given | change)


@pytest.mark.parametrize(
    ("name", "slug"), [("桥牌", "club"), ("A" * 100, "a" * 40), ("Circolo dell'Arno", "circolo-dellarno")]
)
def test_a_club_of_any_name_has_a_short_one(db: None, name: str, slug: str) -> None:
    begun(club_name=name)
    assert Club.objects.get().slug == slug


def test_a_club_called_as_the_demo_has_another_address_and_the_site_has_begun(db: None) -> None:
    make_club("ponte-nuovo", "Demo")
    begun(club_name="Ponte Nuovo")
    assert set(Club.objects.values_list("slug", flat=True)) == {"ponte-nuovo", "ponte-nuovo-2"}
    assert not is_new()


@pytest.mark.django_db(transaction=True)
def test_of_two_who_begin_at_once_one_has_the_club_and_the_other_is_told() -> None:
    load_profiles()
    came = at_once(lambda: begun(), lambda: begun(club_name="Arno", username="eva"))
    assert sorted(type(each).__name__ for each in came) == ["User", "WrongState"]
    assert (Club.objects.count(), User.objects.count()) == (1, 1)


def test_it_plays_by_the_laws_alone_until_it_takes_regulations(db: None) -> None:
    begun()
    assert not RegulationProfile.objects.filter(club__isnull=False).exists()
    assert RegulationProfile.objects.filter(club=None).exists()


def test_a_country_that_is_none_leaves_no_club(db: None) -> None:
    with pytest.raises(BadInput, match=r"^There is no such country"):
        begun(country="ZZ")
    assert not Club.objects.exists()


def test_a_name_that_somebody_signs_in_with_leaves_no_club(db: None) -> None:
    make_user("Nina")
    with pytest.raises(BadInput, match=r"^Somebody signs in with that name already"):
        begun()
    assert not Club.objects.exists()


def test_a_site_that_has_begun_stays_as_it_is(db: None) -> None:
    begun()
    with pytest.raises(WrongState, match=r"^This site has its first club already\."):
        begun(club_name="Another", username="eva")
    assert (Club.objects.count(), User.objects.count()) == (1, 1)

"""Who administers the site, and that it gives him nothing in a club."""

from rulings.desk.base.rights import rights_of
from rulings.desk.people.services.site import set_site_administrator
from rulings.models import Club, User


def test_who_administers_the_site_has_no_right_in_its_clubs(pat: User, club: Club) -> None:
    assert set_site_administrator(user=pat, is_one=True).is_superuser
    assert rights_of(pat, club) == frozenset()
    set_site_administrator(user=pat, is_one=False)
    assert not User.objects.get(pk=pat.pk).is_superuser

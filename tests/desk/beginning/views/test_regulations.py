"""What a club plays by is proposed by its country, and taken by one button."""

from rulings.desk.profiles.services import load_profiles
from rulings.models import Club, RegulationProfile, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text


def test_each_figure_is_explained_and_has_its_source(olga: User, club: Club) -> None:
    load_profiles()
    shown = text(signed_in(olga).get("/clubs/ponte/regulations/?country=PL"))
    assert "The regulations of the federation of Poland, as far as their figures are known." in shown
    assert "Until then a side may ask for a ruling, or appeal against one." in shown
    assert "Procedura odwoławcza" in shown


def test_a_country_without_a_federation_here_is_told_so(olga: User, club: Club) -> None:
    load_profiles()
    shown = text(signed_in(olga).get("/clubs/ponte/regulations/?country=BR"))
    assert "For Brazil no federation's regulations come with the desk" in shown


def test_what_was_taken_is_the_clubs_own_and_is_proposed_no_more(olga: User, club: Club) -> None:
    load_profiles()
    client, pzbs = signed_in(olga), RegulationProfile.objects.get(club=None, name="PZBS")
    client.post("/clubs/ponte/regulations/adopt/", {"profile": pzbs.pk})
    assert club.profiles.get(name="PZBS").copied_from == pzbs
    shown = text(client.get("/clubs/ponte/regulations/?country=PL"))
    assert "Your club has a copy of these already." in shown
    assert "Play by these" not in shown


def test_what_is_no_profile_is_not_found(olga: User, club: Club) -> None:
    for wanted in ("0", "x", "999999", ""):
        assert signed_in(olga).post("/clubs/ponte/regulations/adopt/", {"profile": wanted}).status_code == 404

"""A club's colour and logo, stored, told by the trail, and refused whole."""

from base64 import b64decode
from hashlib import sha256

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.beginning.services.face import set_face
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, ClubLogo, User
from tests.desk.beginning.services.test_logos import picture
from tests.factories import history


def test_a_face_is_stored_and_told_and_the_same_changes_nothing(olga: User, club: Club) -> None:
    for _time in range(2):
        club = set_face(actor=olga, club=club, colour="#1e40af", logo=picture())
    stored = b64decode(ClubLogo.objects.get().image)
    assert (club.colour, club.logo) == ("#1e40af", sha256(stored).hexdigest())
    assert history(club) == [
        ("club.face_set", {"colour": "", "logo": ""}, {"colour": "#1e40af", "logo": club.logo}),
    ]
    assert verify_audit(club) is None


def test_without_a_new_logo_the_old_one_stays_until_there_is_to_be_none(olga: User, club: Club) -> None:
    first = set_face(actor=olga, club=club, colour="", logo=picture()).logo
    assert set_face(actor=olga, club=club, colour="#1e40af").logo == first
    assert set_face(actor=olga, club=club, colour="", without_logo=True).logo == ""
    assert not ClubLogo.objects.exists()


@pytest.mark.parametrize(("colour", "logo"), [("red", None), ("#1e40af", b"no picture")])
def test_what_cannot_be_leaves_the_club_as_it_is(olga: User, club: Club, colour: str, logo: bytes | None) -> None:
    with pytest.raises(BadInput):
        set_face(actor=olga, club=club, colour=colour, logo=logo)
    club.refresh_from_db()
    assert (club.colour, club.logo, history(club)) == ("", "", [])


def test_who_does_not_administer_the_club_gives_it_no_face(dora: User, club: Club) -> None:
    with pytest.raises(NotAllowed):
        set_face(actor=dora, club=club, colour="#1e40af")

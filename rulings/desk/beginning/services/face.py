"""How a club looks: its colour, and its logo, which is drawn anew and never kept as it came."""

from base64 import b64encode
from hashlib import sha256

from django.db import transaction

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.beginning.services.logos import drawn_anew
from rulings.desk.beginning.values.colours import is_colour
from rulings.desk.beginning.wording import NO_COLOUR
from rulings.models import Club, ClubLogo, User, Verb


def set_face(*, actor: User, club: Club, colour: str, logo: bytes | None = None, without_logo: bool = False) -> Club:
    """Give the club a colour, "" for the house's, and another logo, or none; record it. The same changes nothing.

    Refuses what is no colour, and what is no picture. It is drawn before anybody waits for the club.
    """
    if colour and not is_colour(colour):
        raise BadInput(NO_COLOUR, "colour")
    return _stored(actor, club, colour, b"" if without_logo else None if logo is None else drawn_anew(data=logo))


@transaction.atomic
def _stored(actor: User, club: Club, colour: str, picture: bytes | None) -> Club:
    """The face, stored; `picture` is None for the one that there is, b"" for none."""
    club = club_for(actor, club.pk, Right.ADMINISTER)
    before = {"colour": club.colour, "logo": club.logo}
    after = {"colour": colour, "logo": club.logo}
    if picture is not None:
        after["logo"] = sha256(picture).hexdigest() if picture else ""
    if after == before:
        return club
    if after["logo"] != before["logo"]:
        ClubLogo.objects.filter(club=club).delete()
        if picture:
            ClubLogo.objects.create(club=club, image=b64encode(picture).decode())
    club.colour, club.logo = after["colour"], after["logo"]
    club.save(update_fields=["colour", "logo"])
    record(club, actor, Verb.CLUB_FACED, club, before=before, after=after)
    return club

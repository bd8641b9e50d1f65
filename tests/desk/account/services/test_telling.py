"""What changes on an account is told where its owner has a role, and nowhere else."""

from django.db import transaction

from rulings.desk.account.services.telling import tell_clubs
from rulings.models import Club, Membership, Role, User, Verb
from tests.factories import history, make_club


def test_every_club_of_his_is_told_and_no_other(dora: User, club: Club) -> None:
    second, strange = make_club("second", "Second"), make_club("strange", "Strange")
    Membership.objects.create(user=dora, club=second, role=Role.CHIEF_DIRECTOR)
    with transaction.atomic():
        tell_clubs(actor=dora, user=dora, verb=Verb.CODES_ON, about=dora)
    told = [("codes.on", {}, {"user": dora.pk})]
    assert [history(each) for each in (club, second, strange)] == [told, told, []]

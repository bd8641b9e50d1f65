"""Who does what for a federation, and what ends that."""

from django.utils import timezone

from rulings.desk.between.queries.offices import federations_of, federations_served, offices_of
from rulings.desk.between.services.offices import end_office, give_office
from rulings.models import Club, OfficeKind, User
from tests.factories import make_user
from tests.federations import make_federation


def test_an_office_lasts_until_it_or_the_membership_ends_or_the_federation(club: Club, rev: User) -> None:
    figb = make_federation(club)
    piero, nina = User.objects.get(username="piero"), make_user("nina", figb)
    assert federations_of(nina, OfficeKind.APPEALS) == federations_of(rev, OfficeKind.APPEALS) == []
    office = give_office(actor=piero, club=figb, user=nina, kind="appeals")
    assert (federations_of(nina, OfficeKind.APPEALS), federations_of(nina, OfficeKind.EDITOR)) == ([figb], [])
    assert offices_of(figb) == [office]
    (served,) = federations_served(nina)
    assert (served.hears, served.reads, served.heads) == (True, False, False)
    figb.memberships.filter(user=nina).update(ends_at=timezone.now())
    assert federations_of(nina, OfficeKind.APPEALS) == []
    figb.memberships.filter(user=nina).update(ends_at=None)
    end_office(actor=piero, office=office)
    assert (federations_of(nina, OfficeKind.APPEALS), offices_of(figb)) == ([], [])
    Club.objects.filter(pk=figb.pk).update(is_federation=False)
    assert federations_of(piero, OfficeKind.APPEALS) == federations_served(piero) == []

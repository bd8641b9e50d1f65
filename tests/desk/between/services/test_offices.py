"""Offices of a federation: given and ended by its chief director, each once, and told in its trail."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.between.services.offices import end_office, give_office
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.verification import replayed
from rulings.models import Club, Office, User
from tests.factories import make_user
from tests.federations import make_federation


def test_they_are_given_and_ended_once_and_the_trail_tells_of_them(club: Club, rev: User) -> None:
    figb = make_federation(club)
    piero, nina = User.objects.get(username="piero"), make_user("nina", figb)
    office = give_office(actor=piero, club=figb, user=nina, kind="appeals")
    with pytest.raises(BadInput, match="has this office already"):
        give_office(actor=piero, club=figb, user=nina, kind="appeals")
    with pytest.raises(BadInput, match="Choose a member"):
        give_office(actor=piero, club=figb, user=rev, kind="appeals")
    with pytest.raises(WrongState, match="no such offices"):
        give_office(actor=piero, club=figb, user=nina, kind="treasurer")
    for user in (nina, rev):
        with pytest.raises(NotAllowed):
            give_office(actor=user, club=figb, user=nina, kind="editor")
        with pytest.raises(NotAllowed):
            end_office(actor=user, office=office)
    end_office(actor=piero, office=office)
    with pytest.raises(WrongState, match="ended already"):
        end_office(actor=piero, office=office)
    with pytest.raises(WrongState, match="no such offices"):
        give_office(actor=rev, club=club, user=rev, kind="appeals")
    now = Club.objects.get(pk=figb.pk)
    assert [each for each in replayed(now) if each.about.startswith("Office")] == list(broken_entries(now)) == []
    Office.objects.update(kind="editor")
    assert "kind is 'editor'" in "\n".join(map(str, replayed(now)))

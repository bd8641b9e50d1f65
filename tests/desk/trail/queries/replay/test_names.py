"""Names that were typed, beside who plays now."""

import pytest

from rulings.desk.people.services.erasing import erase_player
from rulings.desk.roster.services.naming import name_contestant
from rulings.desk.roster.services.places import add_contestant
from rulings.desk.roster.services.substitutes import name_substitute, take_back_substitute
from rulings.desk.trail.queries.replay.names import Names
from rulings.models import Club, Contestant, Player, Session, User

WHO = [("Anna Nowak", ""), ("Jan Kos", "")]


@pytest.fixture
def pair(dora: User, session: Session) -> Contestant:
    """One pair, entered by hand."""
    made = add_contestant(actor=dora, session=session)
    return name_contestant(actor=dora, contestant=made, players=WHO) or Contestant.objects.get(pk=made.pk)


def found(club: Club) -> list[str]:
    return [str(each) for each in Names().differences(club)]


def test_who_was_typed_plays(dora: User, pair: Contestant, club: Club) -> None:
    assert found(club) == []
    name_contestant(actor=dora, contestant=pair, players=[("Ola Lis", ""), ("Jan Kos", "")])
    assert found(club) == []


def test_another_under_the_number_is_found(pair: Contestant, club: Club) -> None:
    Contestant.objects.filter(pk=pair.pk).update(name="Ivo Bis")
    (said,) = found(club)
    assert said.endswith("number 1: 'Ivo Bis' plays, and the trail says 'Anna Nowak – Jan Kos'")


def test_a_name_made_anonymous_is_no_difference(olga: User, pair: Contestant, club: Club) -> None:
    erase_player(actor=olga, club=club, names=["Anna Nowak"], reason="She asked for it in May.")
    assert Player.objects.filter(name="Anna Nowak").count() == 0
    assert found(club) == []


def test_where_a_substitute_was_named_nothing_is_compared(dora: User, pair: Contestant, club: Club) -> None:
    player = Player.objects.filter(contestant=pair)[0]
    made = name_substitute(actor=dora, player=player, name="Ola Lis", from_board=2)
    assert found(club) == []
    take_back_substitute(actor=dora, substitute=made)
    assert found(club) == []


def test_a_session_without_typed_names_is_not_compared(session: Session, club: Club) -> None:
    assert found(club) == []

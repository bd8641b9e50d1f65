"""Nothing of a player is kept that is not needed: which columns hold his name or his number, act by act."""

from django.apps import apps
from django.db import models
from django.test import Client

from rulings.desk.people.services.erasing import erase_player
from rulings.desk.roster.services.door import confirm_sign_in, open_door, refuse_sign_in, sign_in
from rulings.desk.roster.services.listing import add_players, change_player
from rulings.desk.roster.services.naming import name_contestant
from rulings.desk.roster.services.substitutes import name_substitute, take_back_substitute
from rulings.desk.roster.values.lists import read_list
from rulings.models import Club, RosterPlayer, Session, User
from tests.naming import names_in

NAME, NUMBER = "Łucja Źrebiec", "PL-7731"
ON_THE_LIST = {"RosterPlayer.name", "RosterPlayer.folded", "RosterPlayer.number"}
WAITING = {"SignIn.names"}
PLAYING = {"Player.name", "Player.national_id", "Contestant.name", "AuditText.text"}


def kept() -> set[str]:
    """The columns of the whole database that hold the name or the number."""
    found = set()
    for model in apps.get_models():
        for field in model._meta.concrete_fields:
            if isinstance(field, models.CharField | models.TextField | models.JSONField):
                texts = (str(value) for value in model._default_manager.values_list(field.name, flat=True))
                if any(NUMBER in text or names_in(text, [NAME]) for text in texts):
                    found.add(f"{model.__name__}.{field.name}")
    return found


def test_each_act_keeps_the_name_where_it_is_needed_and_nowhere_else(
    dora: User, olga: User, tuesday: Session, club: Club
) -> None:
    assert kept() == set()
    add_players(actor=dora, club=club, entries=read_list(f"{NAME};{NUMBER}", "text"))
    assert kept() == ON_THE_LIST
    key = open_door(actor=dora, session=tuesday)
    entry = sign_in(key=key, players=[(NAME, NUMBER), ("Jan Kos", "")])
    assert kept() == ON_THE_LIST | WAITING
    confirm_sign_in(actor=dora, sign_in=entry, number="5")
    assert kept() == ON_THE_LIST | PLAYING
    erase_player(actor=olga, club=club, names=[NAME], reason="Asked for it.")
    assert kept() == set()


def test_a_refused_entry_and_a_failed_one_keep_nothing(dora: User, tuesday: Session) -> None:
    key = open_door(actor=dora, session=tuesday)
    refuse_sign_in(actor=dora, sign_in=sign_in(key=key, players=[(NAME, NUMBER), ("Jan Kos", "")]))
    Client().post(f"/door/{key.token}/", {"name_1": NAME, "number_1": NUMBER})
    assert kept() == set()


def test_a_member_s_number_is_in_no_entry_of_the_audit_trail(
    dora: User, tuesday: Session, people: list[RosterPlayer]
) -> None:
    pair = tuesday.contestants.get(number="1")
    change_player(actor=dora, player=people[0], name=NAME, number=NUMBER)
    name_contestant(actor=dora, contestant=pair, players=[("", NUMBER), ("Jan Kos", "")])
    jan = pair.players.get(order=2)
    made = name_substitute(actor=dora, player=jan, name="Ola", number="PL-7731b", from_board=2)
    take_back_substitute(actor=dora, substitute=made)
    assert [column for column in kept() if column.startswith("AuditEntry")] == []
    assert "AuditText.text" in kept()

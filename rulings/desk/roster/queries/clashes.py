"""Whether people may play as they are entered: nobody for two pairs, nobody with himself, everybody with a name."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput, Sentence
from rulings.desk.roster.queries.listed import Known
from rulings.desk.roster.queries.pairs import Field
from rulings.desk.roster.values.typed import MOST_OF_A_TEAM, Named, most_players
from rulings.models import Contestant


@dataclass(frozen=True)
class _Clash:
    """What is wrong with one player of a contestant: `place` counts his players from 0."""

    contestant: int
    place: int
    sentence: Sentence


def completed(known: Known, contestant: Contestant, players: Sequence[Named], field: str = "") -> list[Named]:
    """The players with names and numbers as the club's list has them.

    `BadInput` for a number that nobody has, and for more players than may play for a contestant of its kind: on the
    `field`, else on that of the player, `player_1`.
    """
    full = [known.completed(each) for each in players]
    for place, player in enumerate(full, start=1):
        if player and not player.name:
            sentence = _("Nobody on the club's list has the number %(number)s. Write the name.")
            raise BadInput(sentence % {"number": player.number}, field or f"player_{place}")
    if len([each for each in full if each]) > most_players(contestant.kind):
        raise BadInput(_too_many(most_players(contestant.kind)), f"player_{len(full)}")
    return full


def _too_many(most: int) -> Sentence:
    """How many may play."""
    if most == MOST_OF_A_TEAM:
        return _("A team has at most eight players here. Leave out the others.")
    if most == 1:
        return _("Everybody plays for himself here: write one name.")
    return _("A pair has two players. Write a slash between the two names.")


def clashes(
    field: Field, changes: Mapping[int, Sequence[Named]], same_name: bool, leaving: Collection[int] = ()
) -> Iterator[_Clash]:
    """What forbids these players, by contestant; those of all others stay as they are, but for substitutes `leaving`.

    `same_name`: the director says that two people bear a name; one member's number is one person all the same.
    """
    playing = [(pk, place, player) for pk, place, player in _everybody(field, changes, leaving) if player]
    by_name: dict[str, list[tuple[int, int, Named]]] = {}
    by_number: dict[str, list[tuple[int, int, Named]]] = {}
    for each in playing:
        by_name.setdefault(each[2].key, []).append(each)
        by_number.setdefault(each[2].number.casefold(), []).append(each)
    for pk, players in changes.items():
        for place, player in enumerate(players):
            if not player:
                continue
            same = by_number.get(player.number.casefold(), []) if player.number else []
            same = [*same, *(() if same_name else by_name.get(player.key, ()))]
            others = [each for each in same if each[:2] != (pk, place) and player.may_be(each[2])]
            if others:
                yield _Clash(pk, place, _sentence(field, pk, player, others[0]))


def _everybody(
    field: Field, changes: Mapping[int, Sequence[Named]], leaving: Collection[int]
) -> Iterator[tuple[int, int, Named]]:
    """Who plays for whom, as it is to be: a substitute counts from 100, for he sits in nobody's place of the form."""
    for each in field.places:
        pk = each.contestant.pk
        now = changes.get(pk, each.named)
        yield from ((pk, place, player) for place, player in enumerate(now))
        for place, substitute in enumerate(each.substitutes, start=100):
            if substitute.player.pk not in leaving:
                yield pk, place, Named(substitute.player.name, substitute.player.national_id)


def _sentence(field: Field, pk: int, player: Named, other: tuple[int, int, Named]) -> Sentence:
    """Who plays where already, and what to do."""
    if other[0] == pk:
        sentence = _("%(name)s is there twice: nobody plays with himself. Write the other player.")
        return sentence % {"name": player.name}
    there = field.place(other[0])
    told = {"name": player.name, "number": (there.label or there.contestant.name) if there else ""}
    if player.is_same_number(other[2]):
        sentence = _("%(name)s plays as number %(number)s already, with the same member's number. Correct one of them.")
        return sentence % told
    sentence = _("%(name)s plays as number %(number)s already. Correct it, or say that two people have that name.")
    return sentence % told

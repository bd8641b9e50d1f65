"""Names that a file has otherwise are given to players, and follow wherever the desk shows them."""

from collections.abc import Mapping, Sequence

from django.db.models import Q

from rulings.bridge import Seat, Side
from rulings.desk.imports.queries.rows import joined, names_in
from rulings.formats.session import MEMBERS
from rulings.models import Contestant, Player, Result


def rename(*, contestant: Contestant, players: Sequence[Sequence[str]]) -> None:
    """Give the players these names and numbers, in their order; who is too many goes, who is missing comes.

    The names at the tables follow, and the pairs that a single player made with others.
    """
    became = _renamed(contestant, players)
    _reseat([contestant.pk], became)
    pairs = Contestant.objects.filter(session=contestant.session_id, key__contains=MEMBERS)
    together = [each for each in pairs.prefetch_related("players") if contestant.key in each.key.split(MEMBERS)]
    for pair in together:
        told = [[became.get(name, name), number] for name, number in names_in(pair)]
        _renamed(pair, told)
        pair.name = joined(name for name, _number in told)
        pair.save(update_fields=["name"])
    _reseat([pair.pk for pair in together], became)


def _renamed(contestant: Contestant, players: Sequence[Sequence[str]]) -> dict[str, str]:
    """Store these players of one contestant; who became whom, by name."""
    there = list(contestant.players.filter(replaces__isnull=True).order_by("pk"))
    became = {}
    for player, (name, number) in zip(there, players, strict=False):
        if (player.name, player.national_id) != (name, number):
            became[player.name] = name
            player.name, player.national_id = name, number
            player.save(update_fields=["name", "national_id"])
    for player in there[len(players) :]:
        player.delete()
    Player.objects.bulk_create(
        Player(contestant=contestant, name=name, national_id=number) for name, number in players[len(there) :]
    )
    return became


def _reseat(sides: list[int], became: Mapping[str, str]) -> None:
    """Call those who sat at a table for one of these contestants by their new names."""
    results = [each for each in Result.objects.filter(Q(ns__in=sides) | Q(ew__in=sides)) if each.seats]
    for result in results:
        sat = {side.value for side in Side if getattr(result, f"{side.value.lower()}_id") in sides}
        result.seats = {
            seat: became.get(name, name) if Seat(seat).side.value in sat else name
            for seat, name in result.seats.items()
        }
    Result.objects.bulk_update(results, ["seats"])

"""Rulings of the clubs of a federation, where they let them count there: when and of which club, never whose."""

from collections.abc import Iterable

from rulings.models import Club, Ruling


def counted_with(clubs: Iterable[Club]) -> list[Club]:
    """The clubs that let their rulings count with those of one of these federations; no query where none is one."""
    federations = [each for each in clubs if each.is_federation]
    if not federations:
        return []
    own = [each.pk for each in clubs]
    found = Club.objects.filter(federation__in=federations, counted_there=True).exclude(pk__in=own)
    return list(found.order_by("name", "pk"))


def clubs_of_rulings(rulings: Iterable[int], clubs: Iterable[Club]) -> list[tuple[int, str]]:
    """Those of the rulings that are of these clubs, each with its club's name; no query without clubs."""
    theirs = list(clubs)
    if not theirs:
        return []
    found = Ruling.objects.filter(pk__in=list(rulings), report__club__in=theirs)
    return list(found.values_list("pk", "report__club__name"))

"""What the commands share: a club and a session by what is typed of them, a time, and one way to refuse."""

from argparse import ArgumentTypeError

from django.core.exceptions import ValidationError
from django.core.management import CommandError
from django.db.models import Model

from rulings.models import Club, Session


def bad_input(sentence: str) -> CommandError:
    """What a command raises that was told what cannot be: one sentence, and exit code 2."""
    return CommandError(sentence, returncode=2)


def refuse_invalid(row: Model, exclude: tuple[str, ...] = ()) -> None:
    """Bad input that names the first field which the database would not take."""
    try:
        row.full_clean(exclude=exclude)
    except ValidationError as error:
        name, said = next(iter(error.message_dict.items()))
        raise bad_input(f"{name} {getattr(row, name)!r}: {said[0]}") from None


def seconds(typed: str) -> float:
    """A time to wait, of an argument: from a second to an hour."""
    if not (typed.isascii() and typed.isdigit() and 0 < int(typed) <= 3600):
        raise ArgumentTypeError(f"{typed[:20]!r} is no time to wait; give a number of seconds from 1 to 3600")
    return float(typed)


def club_named(slug: str | None) -> Club:
    """The club with that short name, or the only one there is; no trial."""
    clubs = {club.slug: club for club in Club.objects.filter(trial_by=None).order_by("slug")}
    if slug is None and len(clubs) == 1:
        return next(iter(clubs.values()))
    if slug in clubs:
        return clubs[slug]
    there_are = ", ".join(clubs) or "none yet: make one with create_club"
    asked = f"no club {slug!r}" if slug else "say which club, with --club"
    raise bad_input(f"{asked}; clubs: {there_are}")


def session_named(name: str) -> Session:
    """The session with that id or short name."""
    sessions = Session.objects.select_related("event__club", "profile")
    found = sessions.filter(slug=name).first()
    if found is None and name.isascii() and name.isdigit() and len(name) < 18:
        found = sessions.filter(pk=int(name)).first()
    if found is None:
        raise bad_input(f"no session {name[:60]!r}; give the id or short name that import_session printed")
    return found

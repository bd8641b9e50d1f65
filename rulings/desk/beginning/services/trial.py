"""A trial of the desk: a club of its own, in which one director rules on an invented evening, and that he throws away.

It stands apart from his club by construction: its numbers, its figures, its trail and its archive are another club's.
In it he is a director and no more, so that nothing of it waits for anybody's signature, is published, or is told.
"""

from django.db import transaction
from django.utils import timezone, translation
from django.utils.translation import gettext as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.rights import Right, demand
from rulings.desk.base.seen import of_no_page, refuse_unseen
from rulings.desk.beginning.queries import free_slug, steps_of, trial_of
from rulings.desk.demo.values import EVENING
from rulings.desk.imports.services.importing import import_session
from rulings.desk.people.services.clubs import create_club, give_role, leave_club
from rulings.desk.profiles.services import new_copy
from rulings.models import AuditEntry, Club, Role, Session, User, Verb

_LONGEST = 200


@transaction.atomic
def begin_trial(*, actor: User, club: Club) -> Session:
    """An evening in play in a club of the actor's own, which plays as his club does; the one that he has begun already.

    Refuses who runs no sessions in the club, and more of them than anybody needs.
    """
    club = locked_club(club.pk)
    demand(actor, club, Right.RUN_SESSION)
    refuse_unseen(club, actor, Verb.CLUB_CREATED, club)
    begun = trial_of(actor)
    if begun is not None:
        return begun
    made = AuditEntry.objects.filter(club__trial_by=actor, verb=Verb.CLUB_CREATED.value)
    refuse_beyond(Bound.TRIALS_OF_A_PERSON, made, "at")
    with of_no_page():
        return _begun(actor, club)


def _begun(actor: User, club: Club) -> Session:
    """The evening, in a club that no page has shown yet."""
    trial = _apart(actor, club)
    give_role(actor=None, club=trial, user=actor, role=Role.DIRECTOR)
    profile = steps_of(club).profile
    if profile is not None:
        new_copy(actor=actor, club=locked_club(trial.pk), profile=profile)
    return import_session(actor=actor, club=trial, data=EVENING.read_bytes(), filename=EVENING.name).session


def _apart(actor: User, club: Club) -> Club:
    """The club in which it is tried."""
    with translation.override(club.language):
        name = _("Trial: %(club)s") % {"club": club.name}
    its = {"time_zone": club.time_zone, "language": club.language}
    trial = create_club(name=name[:_LONGEST], slug=free_slug(f"trial-{actor.pk}"), **its)
    trial.trial_by = actor
    trial.save(update_fields=["trial_by"])
    return trial


@transaction.atomic
def end_trial(*, actor: User) -> bool:
    """Throw the trial away: nobody opens anything of it any more. False where there is none.

    Its rows stay, because its trail does, and that is never shortened; nothing is counted of them anywhere.
    """
    begun = Club.objects.filter(trial_by=actor, closed_at=None).order_by("pk").first()
    if begun is None:
        return False
    club = locked_club(begun.pk)
    leave_club(actor=actor, club=club)
    club = locked_club(begun.pk)
    club.closed_at = timezone.now()
    club.save(update_fields=["closed_at"])
    record(club, actor, Verb.CLUB_CLOSED, club)
    return True

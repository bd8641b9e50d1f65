"""Deleting one's own account: what it signed stays, under a number in place of the name; the audit chain holds."""

import secrets
from collections.abc import Iterable, Iterator

from axes.models import AccessAttempt
from django.db import transaction
from django.utils import timezone

from rulings.desk.base.audit import SALT_BYTES, digests_in, locked_club, record, seal_of
from rulings.desk.base.refusals import WrongState
from rulings.desk.people.queries.leaving import clubs_left_alone, clubs_naming, entries_naming, has_namesake
from rulings.desk.people.services.clubs import leave_club
from rulings.desk.people.wording import left_alone_text
from rulings.models import FORMER, AuditEntry, AuditText, Club, CodeKey, Erasure, Mailbox, Task, User, Verb


@transaction.atomic
def delete_account(*, actor: User) -> User:
    """End the actor's account for good: name, mail address, password, passkeys, codes and sign-ins go, and his roles.

    Rulings, signatures and the trail keep their author, who is called by a number from now on; in the trail's texts it
    stands for the name, recorded with their new digests. Refuses who alone administers a club for good.
    """
    clubs = [locked_club(pk) for pk in clubs_naming(actor)]
    if alone := clubs_left_alone(actor):
        raise WrongState(left_alone_text(alone))
    for membership in actor.memberships.select_related("club").order_by("club"):
        leave_club(actor=actor, club=membership.club)
    name, is_sure = actor.display_name, not has_namesake(actor)
    AccessAttempt.objects.filter(username=actor.username).delete()
    actor.deleted_at, actor.username = timezone.now(), f"{FORMER}{actor.pk}-{secrets.token_hex(4)}"
    actor.invitations_taken.update(name=actor.name_on_record, mail="")
    for club in clubs:
        _put_number_for_name(club, actor, name, is_sure)
    _empty(actor)
    return actor


def _put_number_for_name(club: Club, user: User, name: str, is_sure: bool) -> None:
    """In the trail's texts that name the account; recorded."""
    now = timezone.now()
    erasure = Erasure.objects.create(club=club, pseudonym=user.name_on_record, made_by=user, made_at=now)
    texts = dict(_renamed(_texts_naming(club, user, name, is_sure), erasure))
    erasure.ended_at = timezone.now()
    erasure.save(update_fields=["ended_at"])
    after = {"pseudonym": erasure.pseudonym, "texts": texts}
    record(Club.objects.get(pk=club.pk), user, Verb.ACCOUNT_DELETED, erasure, after=after)


def _texts_naming(club: Club, user: User, name: str, is_sure: bool) -> list[AuditText]:
    """What stands as a name in entries about the account; where only the name says so, with no namesake about."""
    his, alike = entries_naming(club, user)
    sure, likely = (_names_in(his), _names_in(alike))
    texts = AuditText.objects.filter(digest__in=sure | likely)
    return [each for each in texts if each.digest in sure or (is_sure and each.text == name)]


def _names_in(entries: Iterable[AuditEntry]) -> set[str]:
    """The digests of the names that they tell of."""
    return {each for entry in entries for each in digests_in([entry.before.get("name"), entry.after.get("name")])}


def _renamed(texts: Iterable[AuditText], erasure: Erasure) -> Iterator[tuple[str, str]]:
    """Each text is the number now, with a new salt: its digest in the chain, and what it is since."""
    for text in texts:
        text.salt, text.text, text.erasure = secrets.token_hex(SALT_BYTES), erasure.pseudonym, erasure
        text.save(update_fields=["salt", "text", "erasure"])
        yield text.digest, seal_of(text.salt, text.text)


def _empty(user: User) -> None:
    """Nothing by which anybody signs in or is found."""
    for rows in (user.devices, user.sign_ins, user.recovery_codes, user.passkeys):
        rows.all().delete()
    for model in (CodeKey, Mailbox, Task):
        model.objects.filter(user=user).delete()
    user.password_links.filter(used_at=None, revoked_at=None).update(revoked_at=user.deleted_at)
    user.first_name = user.last_name = user.email = ""
    user.is_active = user.is_superuser = False
    user.set_unusable_password()
    user.save()

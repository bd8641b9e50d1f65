"""The devices on which somebody is shown notices: taken on, tried, ended by himself."""

from collections.abc import Iterable

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.notices.queries.pushes import own_devices
from rulings.desk.notices.values.letters import SHOWN
from rulings.desk.notices.values.push import are_keys, is_of_a_service
from rulings.desk.notices.wording import NO_SERVICE, NO_SUBSCRIPTION, TOO_MANY_DEVICES
from rulings.desk.tasks.services import enqueue
from rulings.models import Device, TaskName, User

_MOST = 20
_TRIAL_EVERY = 10
"""Seconds: a device is tried once in so many."""


@transaction.atomic
def add_device(
    *, actor: User, sign_in: str, endpoint: str, point: str, secret: str, told: Iterable[str], language: str
) -> Device:
    """The browser of that sign-in shows these notices from now on, as long as the sign-in lasts.

    A browser that did so already, whoever was signed in in it, does so for the actor now. Refuses a push service that
    is none of `PUSH_HOSTS`, keys that are none, and an unknown kind or language.
    """
    wanted = list(told)
    if not sign_in or not are_keys(point, secret):
        raise BadInput(NO_SUBSCRIPTION)
    if not is_of_a_service(endpoint):
        raise BadInput(NO_SERVICE)
    if not wanted or not set(wanted) <= set(SHOWN) or language not in dict(settings.LANGUAGES):
        raise BadInput(_("A device shows no such notice. Choose from the list."), "told")
    if own_devices(actor).exclude(endpoint=endpoint).count() >= _MOST:
        raise WrongState(TOO_MANY_DEVICES)
    sealed = {"point": point, "secret": secret, "kinds": wanted, "language": language, "made_at": timezone.now()}
    of_whom = {"user": actor, "signed_in_id": sign_in}
    return Device.objects.update_or_create(endpoint=endpoint, defaults=sealed | of_whom)[0]


@transaction.atomic
def end_device(*, actor: User, device: Device) -> None:
    """The actor's device is told nothing more."""
    own_devices(actor).filter(pk=device.pk).delete()


@transaction.atomic
def try_device(*, actor: User, device: Device) -> None:
    """Show a trial on the actor's device."""
    key = f"push:trial:{device.pk}:{int(timezone.now().timestamp()) // _TRIAL_EVERY}"
    enqueue(name=TaskName.PUSH, key=key, user=actor, told={"kind": "trial", "device": device.pk})

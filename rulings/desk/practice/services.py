"""Taking a test: begun, answered once, forgotten.

Nobody signed in stands behind it, and it belongs to no club: so no trail has it, and it is deleted after its time.
"""

from contextlib import suppress
from datetime import UTC, datetime, timedelta

from django.db import IntegrityError, transaction
from django.utils import timezone

from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.keys import digest_of, new_token
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.signing import keyed_digest
from rulings.desk.practice.queries.practised import NotAnAnswer
from rulings.desk.practice.queries.sealed import kept_test, name_of
from rulings.desk.practice.queries.sittings import Sat
from rulings.desk.practice.values import Test
from rulings.desk.practice.wording import ANSWERED_ALREADY, BEGUN_BY_ANOTHER, NO_SUCH_ANSWER
from rulings.models import Sitting, SittingAnswer

_KEPT_AFTER = timedelta(days=1)
_NETWORKS = "networks of those who take a test, marked by "
_TRIES = 20
"""More than the threads of a server that may begin one in the same moment, each of whom one other has overtaken."""
_MARKS = 4096
"""So few that a million networks have the same one, so many that two of those who take a test hardly ever do."""


def begin_sitting(*, test: Test, network: str = "") -> Sitting:
    """Begin a sitting of the test, with its secret in `token`; it is kept until a day after the link has ended.

    `TooMany` where as many were begun within the hour, or at all, as a test takes, or three quarters of that from the
    taker's network: a class in one hall has one address, and what is left is for all others. `WrongState` where others
    began in the same moment, again and again.
    """
    same, origin = Sitting.objects.filter(test=name_of(test)), _origin(test, network)
    for _each in range(_TRIES):
        refuse_beyond(Bound.SITTINGS_OF_A_TEST, same, "begun_at")
        refuse_beyond(Bound.SITTINGS_OF_A_NETWORK, same.filter(origin=origin), "begun_at")
        with suppress(IntegrityError), transaction.atomic():
            last = same.order_by("-number").values_list("number", flat=True).first() or 0
            return _begun(test, number=last + 1, origin=origin)
    raise WrongState(BEGUN_BY_ANOTHER)


def _begun(test: Test, *, number: int, origin: int) -> Sitting:
    """The sitting of that number, stored; `IntegrityError` where another has it."""
    token = new_token()
    sitting = Sitting.objects.create(
        digest=digest_of(token),
        sealed=kept_test(test),
        test=name_of(test),
        number=number,
        origin=origin,
        begun_at=timezone.now(),
        ends_at=datetime.fromtimestamp(test.until, UTC) + _KEPT_AFTER,
    )
    sitting.token = token
    return sitting


def _origin(test: Test, network: str) -> int:
    """The mark of a network within a test, from 1 on: by it two can be told apart, and none can be found."""
    return int(keyed_digest(f"{name_of(test)} {network}", _NETWORKS), 16) % _MARKS + 1


@transaction.atomic
def give_answer(*, sitting: Sitting, place: int, step: int, given: str) -> None:
    """Give the answer to one question; what was given stays given.

    `WrongState` where that question is not the one at hand, `BadInput` for what could not be pressed.
    """
    sitting = Sitting.objects.select_for_update().get(pk=sitting.pk)
    sat = Sat(sitting)
    if (place, step) != (sat.place, len(sat.given(place))):
        raise WrongState(ANSWERED_ALREADY)
    try:
        sat.practised(place, given)
    except NotAnAnswer:
        given = ""
    if not given:
        raise BadInput(str(NO_SUCH_ANSWER))
    SittingAnswer.objects.create(sitting=sitting, exercise=place, step=step, given=given, given_at=timezone.now())


def expire_sittings() -> int:
    """Delete the sittings whose time is over, with their answers; how many."""
    over = Sitting.objects.filter(ends_at__lt=timezone.now())
    count = over.count()
    over.delete()
    return count

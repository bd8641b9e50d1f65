"""What a device shows is asked when it is sent, of who has it then."""

import pytest
from django.utils import timezone

from rulings.desk.appeals.services.federation import ask_club
from rulings.desk.calls.services.calls import call_from_card
from rulings.desk.calls.services.keys import make_table_keys
from rulings.desk.notices.queries.pushes import devices_told, push_of, shown_devices
from rulings.desk.notices.services.telling import tell_deadlines, tell_what_happened
from rulings.models import Club, Device, Membership, NoticeKind, Role, Session, Task, TaskName, User
from tests.appealing import make_told
from tests.calling import make_section
from tests.desk.notices.values.test_push import POINT, SECRET
from tests.factories import make_ruling, make_user
from tests.federations import make_federation, make_sent
from tests.pushing import make_sign_in

pytestmark = pytest.mark.django_db


def device_of(user: User, *kinds: NoticeKind) -> Device:
    sign_in = make_sign_in(user, user.username.ljust(64, "-"))
    keys = {"endpoint": f"https://fcm.googleapis.com/{user}", "point": POINT, "secret": SECRET}
    return Device.objects.create(user=user, signed_in=sign_in, kinds=list(kinds), made_at=sign_in.last_seen, **keys)


def task(device: Device, pk: int) -> Task:
    now = device.made_at
    told = {"kind": "call", "pk": pk, "device": device.pk}
    return Task(name=TaskName.PUSH, told=told, user=device.user, queued_at=now, due_at=now)


def test_a_call_is_shown_to_who_rules_in_that_session(
    dora: User, olga: User, wanda: User, session: Session, club: Club
) -> None:
    gino = make_user("gino")
    Membership.objects.create(user=gino, club=club, role=Role.DIRECTOR, session=session)
    make_section(session)
    make_table_keys(actor=dora, session=session)
    call = call_from_card(key=session.keys.get(table="1"))
    shown = {user: push_of(task(device_of(user, NoticeKind.CALL), call.pk)) for user in (dora, gino, olga, wanda)}
    assert [user.username for user, push in shown.items() if push] == ["dora", "gino"]


def test_who_has_left_the_club_or_chose_otherwise_is_shown_nothing(dora: User, rev: User, club: Club) -> None:
    device_of(dora, NoticeKind.CALL)
    device_of(rev, NoticeKind.RULING_WAITS)
    assert [each.user for each in devices_told(NoticeKind.CALL, club)] == [dora]
    Membership.objects.filter(user=dora).delete()
    assert devices_told(NoticeKind.CALL, club) == []


def test_a_deadline_is_shown_on_the_device_of_who_has_to_do_with_it(dora: User, rev: User, session: Session) -> None:
    for user in (dora, rev):
        device_of(user, NoticeKind.DEADLINE)
    make_ruling(dora, session)
    session.result_available_at = timezone.now()
    session.save(update_fields=["result_available_at"])
    for _twice in range(2):
        assert tell_deadlines() == 1
    queued = Task.objects.get(name=TaskName.PUSH)
    shown = push_of(queued)
    assert shown is not None
    assert shown.device.user == rev
    assert shown.body.startswith("In Tuesday Pairs something waits for you until ")
    Device.objects.update(language="it")
    in_italian = push_of(queued)
    assert in_italian is not None
    assert in_italian.body != shown.body


def test_what_the_federation_asks_is_shown_on_a_device(dora: User, rev: User, session: Session, club: Club) -> None:
    make_federation(club)
    sent = make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))
    device_of(dora, NoticeKind.APPEAL_ASKED)
    tell_what_happened()
    ask_club(actor=User.objects.get(username="piero"), appeal=sent, question="Who was polled?")
    assert tell_what_happened() == 1
    shown = push_of(Task.objects.get(name=TaskName.PUSH))
    assert shown is not None
    assert (shown.title, shown.address.endswith(f"/appeals/{sent.pk}/")) == (
        "The federation asks for something: Tuesday Pairs, board 1",
        True,
    )


def test_the_page_lists_ones_own_devices_and_which_is_this_one(dora: User, rev: User) -> None:
    device_of(rev, NoticeKind.CALL)
    mine = device_of(dora, NoticeKind.CALL)
    listed = [(each.browser, each.kinds, each.is_this) for each in shown_devices(dora, mine.signed_in_id)]
    assert listed == [("Firefox on Android", ("A table calls the director",), True)]

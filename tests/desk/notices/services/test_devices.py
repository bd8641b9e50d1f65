"""A browser becomes a device on which notices are shown, for whoever is signed in in it."""

from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.notices.services.devices import add_device, end_device, try_device
from rulings.models import Device, Task, User
from tests.desk.notices.values.test_push import POINT, SECRET
from tests.pushing import make_sign_in

pytestmark = pytest.mark.django_db
GOOD: dict[str, Any] = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/x",
    "point": POINT,
    "secret": SECRET,
    "told": ["call"],
    "language": "it",
}


def test_a_browser_tells_whoever_is_signed_in_in_it(dora: User, rev: User) -> None:
    add_device(actor=dora, sign_in=make_sign_in(dora).pk, **GOOD)
    add_device(actor=rev, sign_in=make_sign_in(rev, "b" * 64).pk, **GOOD)
    assert Device.objects.get().user == rev


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"endpoint": "https://127.0.0.1/x"}, "This site sends nothing to the push service of that browser."),
        ({"point": "x"}, "The browser did not say how it can be told anything."),
        ({"secret": ""}, "The browser did not say how it can be told anything."),
        ({"told": []}, "A device shows no such notice."),
        ({"told": ["published"]}, "A device shows no such notice."),
        ({"language": "xx"}, "A device shows no such notice."),
        ({"sign_in": ""}, "The browser did not say how it can be told anything."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(dora: User, other: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        add_device(**{"actor": dora, "sign_in": make_sign_in(dora).pk, **GOOD, **other})
    assert str(refused.value).startswith(sentence)
    assert not Device.objects.exists()


def test_there_is_an_end_to_devices(dora: User) -> None:
    sign_in = make_sign_in(dora).pk
    for number in range(20):
        add_device(actor=dora, sign_in=sign_in, **{**GOOD, "endpoint": f"https://fcm.googleapis.com/{number}"})
    with pytest.raises(WrongState):
        add_device(actor=dora, sign_in=sign_in, **GOOD)
    assert Device.objects.count() == 20


def test_it_is_tried_once_however_often_the_button_is_pressed_and_ended_by_its_owner(dora: User, rev: User) -> None:
    device = add_device(actor=dora, sign_in=make_sign_in(dora).pk, **GOOD)
    for _press in range(5):
        try_device(actor=dora, device=device)
    assert Task.objects.count() <= 2
    end_device(actor=rev, device=device)
    assert Device.objects.exists()
    end_device(actor=dora, device=device)
    assert not Device.objects.exists()

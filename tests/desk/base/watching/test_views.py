"""What those see who watch over the site."""

import pytest
from django.test import Client, override_settings

from rulings.models import Session, User
from tests.factories import make_ruling

TOKEN = "f" * 40


@pytest.mark.django_db
def test_without_a_token_set_there_are_no_metrics() -> None:
    assert Client().get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404


@pytest.mark.parametrize("shown", ["", "Bearer ", "Bearer \u0105", f"Bearer {TOKEN[1:]}"])
def test_metrics_are_for_who_shows_the_token(shown: str) -> None:
    with override_settings(METRICS_TOKEN=TOKEN):
        answer = Client().get("/metrics", headers={"Authorization": shown})
    assert (answer.status_code, answer["WWW-Authenticate"], answer.content) == (401, "Bearer", b"")


def test_who_shows_it_sees_numbers_alone(dora: User, session: Session) -> None:
    make_ruling(dora, session)
    with override_settings(METRICS_TOKEN=TOKEN):
        answer = Client().get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer["Content-Type"].startswith("application/openmetrics-text; version=1.0.0")
    assert 'rulings_waiting{what="countersignatures"} 1\n' in answer.content.decode()
    for name in ("Dora", "Neri", "ponte", "tuesday"):
        assert name not in answer.content.decode()

"""A ruling with its chain as one signed file."""

import json
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from django.test import override_settings

from rulings.desk.base.audit import canonical
from rulings.desk.cases.values.content import content_of
from rulings.desk.trail.queries.export import exported, public_key
from rulings.models import Ruling, Session, User
from tests.factories import make_ruling


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session, narrative="West had no card.")


def signature_holds(data: dict[str, Any]) -> bool:
    rest = {name: value for name, value in data.items() if name != "signature"}
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(data["public_key"]))
    try:
        key.verify(bytes.fromhex(data["signature"]), canonical(rest))
    except InvalidSignature:
        return False
    return True


def test_the_file_holds_the_ruling_its_chain_and_the_texts_that_it_seals(ruling: Ruling) -> None:
    data = json.loads(exported(ruling))
    assert data["ruling"] == {"id": ruling.pk, "content": json.loads(json.dumps(content_of(ruling)))}
    assert data["entries"][0]["verb"] == "report.filed"
    assert "West had no card." in [sealed["text"] for sealed in data["texts"].values()]
    assert data["people"] == {str(ruling.issued_by_id): "Dora Neri"}
    assert data["head"]["sequence"] == data["entries"][-1]["sequence"]


def test_its_signature_holds_until_anything_is_changed(ruling: Ruling) -> None:
    data = json.loads(exported(ruling))
    assert signature_holds(data)
    assert not signature_holds(data | {"site": "https://elsewhere.example.org"})
    assert data["public_key"] == public_key()


def test_another_key_is_another_sites(ruling: Ruling) -> None:
    before = public_key()
    with override_settings(AUDIT_KEY=b"\x07" * 32):
        assert public_key() != before
        assert signature_holds(json.loads(exported(ruling)))

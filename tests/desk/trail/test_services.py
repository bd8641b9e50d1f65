"""A signed ruling: a stranger verifies it with thirty lines of Python, and every change of it is found."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.conf import settings
from django.test import override_settings

from rulings.desk.base.audit import canonical
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.signing import site_signer
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.review.services import countersign
from rulings.desk.trail.queries.export import exported, public_key
from rulings.desk.trail.services import export_ruling
from rulings.models import Ruling
from tests.factories import make_club, make_dora, make_olga, make_rev, make_ruling, make_session

SCRIPT = settings.BASE_DIR / "static" / "verify_ruling.py"
Verify = Callable[..., tuple[int, str]]


@pytest.fixture
def ruling(db: None) -> Ruling:
    """Dora's, countersigned by Rev, with words and names that the chain seals; other reports between its entries."""
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    words = {"narrative": "Dino Blu held a card too many.", "seats": {"W": "Dino Blu"}}
    ruling = make_ruling(dora, session, **words)
    make_ruling(dora, session)
    return countersign(actor=make_rev(club), ruling=ruling)


@pytest.fixture
def verify(tmp_path: Path) -> Verify:
    """The script run on a file, outside this project: exit code and what it says."""

    def run(content: str, key: str) -> tuple[int, str]:
        file = tmp_path / "ruling.json"
        file.write_text(content, encoding="utf-8")
        told = subprocess.run(
            [sys.executable, "-I", SCRIPT, file, key], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        return told.returncode, (told.stdout or told.stderr).strip()

    return run


def signed_anew(content: dict[str, Any]) -> str:
    """The content as a forger with the site's key would sign it."""
    content.pop("signature")
    return json.dumps(content | {"signature": site_signer().sign(canonical(content))})


def test_who_takes_it_away_is_on_record_and_in_the_file(ruling: Ruling, verify: Verify) -> None:
    rev = ruling.countersigned_by
    assert rev is not None
    content = export_ruling(actor=rev, ruling=ruling)
    assert verify(content, public_key()) == (0, "It holds.")
    told = json.loads(content)
    last = told["entries"][-1]
    assert (last["verb"], last["actor"], last["object_id"]) == ("ruling.exported", rev.pk, ruling.pk)
    assert told["head"] == {"sequence": last["sequence"], "hash": last["hash"]}
    assert told["people"][str(rev.pk)] == rev.display_name


def test_a_director_takes_no_ruling_away(ruling: Ruling) -> None:
    with pytest.raises(NotAllowed):
        export_ruling(actor=ruling.issued_by, ruling=ruling)
    assert not ruling.report.audit_entries.filter(verb="ruling.exported").exists()


def test_a_stranger_verifies_it_with_thirty_lines(ruling: Ruling, verify: Verify) -> None:
    assert verify(exported(ruling), public_key()) == (0, "It holds.")
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) <= 30


def test_it_holds_the_ruling_its_words_and_its_entries(ruling: Ruling) -> None:
    content = json.loads(exported(ruling))
    assert content["ruling"]["content"]["findings"] == ruling.findings
    assert {"Dino Blu", "Dino Blu held a card too many."} <= {each["text"] for each in content["texts"].values()}
    verbs = [entry["verb"] for entry in content["entries"]]
    assert (verbs[0], verbs[-1]) == ("report.filed", "ruling.countersigned")
    assert {entry["report"] for entry in content["entries"]} == {ruling.report_id}
    assert set(content["people"].values()) == {"Dora Neri", "Rev Alti"}


def test_a_changed_letter_breaks_the_signature(ruling: Ruling, verify: Verify) -> None:
    content = exported(ruling).replace("Dora Neri", "Dora Nero")
    assert verify(content, public_key()) == (1, "It does not hold: the signature.")


def test_another_key_does_not_fit(ruling: Ruling, verify: Verify) -> None:
    other = Ed25519PrivateKey.from_private_bytes(bytes(32)).public_key().public_bytes_raw().hex()
    assert verify(exported(ruling), other) == (1, "It does not hold: the signature.")


def test_even_under_a_new_signature_a_changed_ruling_is_found(ruling: Ruling, verify: Verify) -> None:
    content = json.loads(exported(ruling))
    content["ruling"]["content"]["override_text"] = "No trick."
    assert verify(signed_anew(content), public_key()) == (1, "It does not hold: the ruling.")


def test_even_under_a_new_signature_a_changed_text_is_found(ruling: Ruling, verify: Verify) -> None:
    content = json.loads(exported(ruling))
    seal = next(key for key, text in content["texts"].items() if text["text"] == "Dino Blu")
    content["texts"][seal]["text"] = "Anna Rossi"
    assert verify(signed_anew(content), public_key())[1].startswith("It does not hold: entry ")


def test_even_under_a_new_signature_a_changed_entry_is_found(ruling: Ruling, verify: Verify) -> None:
    content = json.loads(exported(ruling))
    entry = content["entries"][1]
    entry["actor"] += 1
    assert verify(signed_anew(content), public_key()) == (1, f"It does not hold: entry {entry['sequence']}.")


def test_even_under_a_new_signature_entries_in_another_order_are_found(ruling: Ruling, verify: Verify) -> None:
    content = json.loads(exported(ruling))
    content["entries"][0], content["entries"][1] = content["entries"][1], content["entries"][0]
    assert verify(signed_anew(content), public_key())[0] == 1


def test_without_the_entry_that_issued_it_a_ruling_does_not_hold(ruling: Ruling, verify: Verify) -> None:
    content = json.loads(exported(ruling))
    content["entries"] = [each for each in content["entries"] if each["verb"] != "ruling.issued"]
    assert "the ruling" in verify(signed_anew(content), public_key())[1]


def test_another_head_than_the_last_entry_s_is_found(ruling: Ruling, verify: Verify) -> None:
    content = json.loads(exported(ruling))
    assert content["entries"][-1]["sequence"] == content["head"]["sequence"]
    content["head"]["hash"] = "0" * 64
    assert verify(signed_anew(content), public_key()) == (1, "It does not hold: the head of the chain.")


def test_after_a_player_was_made_anonymous_it_holds_without_his_name(ruling: Ruling, verify: Verify) -> None:
    club = ruling.report.club
    erase_player(actor=make_olga(club), club=club, names=["Dino Blu"], reason="He asked for it.")
    content = exported(Ruling.objects.select_related("report__club").get(pk=ruling.pk))
    assert "Dino" not in content
    assert verify(content, public_key()) == (0, "It holds.")


def test_the_key_is_the_setting_s() -> None:
    key = Ed25519PrivateKey.from_private_bytes(bytes(31) + b"\x01")
    with override_settings(AUDIT_KEY=key.private_bytes_raw()):
        assert public_key() == key.public_key().public_bytes_raw().hex()

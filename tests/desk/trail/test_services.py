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

from rulings.desk.base.audit import canonical, hash_of, head_of, locked_club, record, statement_of
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.signing import is_signed, signer_of, site_signer
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.review.services import countersign
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.export import exported, public_key
from rulings.desk.trail.services import export_ruling, sign_head
from rulings.models import AuditEntry, Club, Ruling, Verb
from tests.append_only import drop_the_triggers
from tests.factories import make_club, make_dora, make_olga, make_report, make_rev, make_ruling, make_session

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
    assert (told["head"]["sequence"], told["head"]["hash"]) == (last["sequence"], last["hash"])
    assert is_signed(statement_of(told["head"]), public_key(), told["head"]["signature"])
    assert told["people"][str(rev.pk)] == rev.display_name


def test_a_director_takes_no_ruling_away(ruling: Ruling) -> None:
    with pytest.raises(NotAllowed):
        export_ruling(actor=ruling.issued_by, ruling=ruling)
    assert not ruling.report.audit_entries.filter(verb="ruling.exported").exists()


def test_a_key_that_comes_twice_is_refused_wherever_it_stands(ruling: Ruling, verify: Verify) -> None:
    content = exported(ruling)
    for key in ('"site": ', '"override_text": ', '"verb": '):
        at = content.index(key)
        twice = f'{content[:at]}{key}"another", {content[at:]}'
        assert json.loads(twice) == json.loads(content)
        assert verify(twice, public_key()) == (1, "A key repeats.")


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


OLD, NEW = b"\x01" * 32, b"\x02" * 32
UNDER_OLD = {"AUDIT_KEY": OLD, "AUDIT_KEY_BEFORE": b""}
CHANGED = {"AUDIT_KEY": NEW, "AUDIT_KEY_BEFORE": OLD}
LOST = {"AUDIT_KEY": NEW, "AUDIT_KEY_BEFORE": b""}


@pytest.fixture
def begun(db: None) -> Club:
    """A club with two entries under the old key."""
    club = make_club()
    with override_settings(**UNDER_OLD):
        make_report(make_dora(club), make_session(club))
    club.refresh_from_db()
    return club


def verbs_and_keys(club: Club) -> list[tuple[str, str]]:
    """The entries after the second: what was done, and by which key it is signed."""
    keys = {signer_of(OLD).public: "old", signer_of(NEW).public: "new", "": ""}
    entries = AuditEntry.objects.filter(club=club, sequence__gt=2).order_by("sequence")
    return [(entry.verb, keys[entry.key]) for entry in entries]


def broken(club: Club) -> list[str]:
    return [each.reason for each in broken_entries(Club.objects.get(pk=club.pk))]


def test_a_head_that_is_signed_already_is_left_as_it_is(begun: Club) -> None:
    with override_settings(**UNDER_OLD):
        assert not sign_head(club=begun)
        assert broken(begun) == []
    assert verbs_and_keys(begun) == []


def test_an_empty_trail_has_nothing_to_sign(db: None) -> None:
    assert not sign_head(club=make_club())


def as_before_the_upgrade(club: Club) -> None:
    """Its chain as it was written before there were signatures; its triggers are dropped."""
    previous = ""
    for entry in AuditEntry.objects.filter(club=club).order_by("sequence"):
        entry.key = entry.signature = ""
        entry.previous_hash = previous
        entry.hash = previous = hash_of(entry)
        entry.save()
    Club.objects.filter(pk=club.pk).update(audit_hash=previous, audit_key="", audit_signature="")


def test_a_file_from_before_the_upgrade_holds_still(ruling: Ruling, verify: Verify) -> None:
    drop_the_triggers()
    as_before_the_upgrade(ruling.report.club)
    ruling.report.club.refresh_from_db()
    content = json.loads(exported(ruling))
    assert content.pop("signatures") == {}
    assert {"key", "previous_signature"} & content["entries"][0].keys() == set()
    content["head"] = {"sequence": content["head"]["sequence"], "hash": content["head"]["hash"]}
    assert verify(signed_anew(content), public_key()) == (0, "It holds.")
    content["entries"][0]["verb"] = "report.amended"
    assert verify(signed_anew(content | {"signature": ""}), public_key())[0] == 1


def test_entries_from_before_the_upgrade_are_sealed_by_the_first_signed_one(begun: Club) -> None:
    drop_the_triggers()
    as_before_the_upgrade(begun)
    assert broken(begun) == ["the head of the chain is not signed: run sign_heads after the upgrade"]
    assert sign_head(club=begun)
    assert broken(begun) == []
    AuditEntry.objects.filter(club=begun, sequence=1).update(verb="report.amended")
    assert broken(begun) == ["changed since it was written"]


def test_a_key_that_is_still_there_hands_over_with_the_next_act(begun: Club) -> None:
    with override_settings(**CHANGED):
        assert sign_head(club=begun)
        assert verbs_and_keys(begun)[-2:] == [("trail.key_changed", "old"), ("trail.signed", "new")]
        assert broken(begun) == []
    with override_settings(**LOST):
        assert broken(begun) == []


def test_a_head_under_the_key_of_before_is_no_difference_while_that_is_there(begun: Club) -> None:
    with override_settings(**CHANGED):
        assert broken(begun) == []
    with override_settings(**LOST):
        assert broken(begun) == [f"the head of the chain is signed by {signer_of(OLD).public}, no key of this site"]


def test_a_key_that_is_lost_is_a_break_until_the_administrator_confirms_it(begun: Club) -> None:
    with override_settings(**LOST):
        with pytest.raises(WrongState, match="set AUDIT_KEY_BEFORE, or confirm the break"):
            sign_head(club=begun)
        assert verbs_and_keys(begun) == []
        assert sign_head(club=begun, is_break_confirmed=True)
        assert verbs_and_keys(begun) == [("trail.key_confirmed", "new")]
        assert broken(begun) == []


def test_an_act_under_a_key_that_nobody_handed_over_to_is_found_until_it_is_confirmed(begun: Club) -> None:
    with override_settings(**LOST):
        record(locked_club(begun.pk), None, Verb.CLUB_CREATED, begun)
        (reason,) = broken(begun)
        assert reason.startswith("signed by another key, ")
        with pytest.raises(WrongState):
            sign_head(club=begun)
        assert sign_head(club=begun, is_break_confirmed=True)
        assert broken(begun) == []
        assert not sign_head(club=begun)


def test_whoever_has_the_new_key_alone_cannot_say_that_the_old_one_handed_over(begun: Club) -> None:
    drop_the_triggers()
    with override_settings(**CHANGED):
        sign_head(club=begun)
    AuditEntry.objects.filter(club=begun, verb="trail.key_changed").update(signature="00" * 64)
    rest = AuditEntry.objects.get(club=begun, verb="trail.signed")
    rest.previous_signature = "00" * 64
    rest.hash = hash_of(rest)
    rest.signature = signer_of(NEW).sign(statement_of(head_of(rest)))
    rest.save()
    Club.objects.filter(pk=begun.pk).update(audit_hash=rest.hash, audit_signature=rest.signature)
    with override_settings(**LOST):
        assert [reason.split(",")[0] for reason in broken(begun)] == ["signed by another key"]

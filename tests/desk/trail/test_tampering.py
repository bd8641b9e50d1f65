"""What somebody with the whole database can do to it, and the sentence by which `verify_audit` finds it.

The triggers are dropped first, as he would. What cannot be found stands in the last table, and in docs/trail.md.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import connection

from rulings.desk.base.audit import hash_of, head_of, statement_of
from rulings.desk.base.signing import Signer, signer_of
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.heads import differences_from, head_now, read_heads
from rulings.desk.trail.queries.triggers import differences_of_triggers
from rulings.desk.trail.queries.verification import replayed
from rulings.models import AuditEntry, Club, Ruling
from tests.append_only import append_only, drop_the_triggers
from tests.desk.trail.told import Told, in_stretches, make_told
from tests.keeping import made_once

FORGER = signer_of(b"\x07" * 32)


@pytest.fixture(scope="module")
def told(django_db_setup: None, django_db_blocker: Any) -> Iterator[Told]:
    """One club for all of them: each tampers in a transaction of its own, that is taken back."""
    with made_once(django_db_blocker):
        yield make_told()


@pytest.fixture
def tampering(told: Told, db: None) -> Told:
    """The same, whatever a test does to it: each takes back what it did."""
    return told


@pytest.fixture
def defenceless(tampering: Told) -> Told:
    """Without its triggers."""
    drop_the_triggers()
    return tampering


def execute(statement: str, *values: object) -> None:
    """One statement, as its author typed it."""
    with connection.cursor() as cursor:
        cursor.execute(statement, values or None)


def found(told: Told) -> list[str]:
    """All that is found of the club."""
    club = Club.objects.get(pk=told.club.pk)
    broken = [*map(str, broken_entries(club))]
    assert broken == [*map(str, in_stretches(club, 17))], "in stretches another thing is found"
    return [*broken, *map(str, replayed(club))]


def test_nothing_is_found_where_nobody_tampered(tampering: Told) -> None:
    assert found(tampering) == []
    assert list(differences_of_triggers()) == []


ENTRIES = {
    "who did it": ("actor_id = NULL WHERE sequence = 20", "entry 20: changed since it was written"),
    "what was done": ("verb = 'report.amended' WHERE sequence = 20", "entry 20: changed since it was written"),
    "to which row": ("object_id = object_id + 1 WHERE sequence = 20", "entry 20: changed since it was written"),
    "to what sort of row": ("object_type = 'Club' WHERE sequence = 20", "entry 20: changed since it was written"),
    "on which report": ("report_id = NULL WHERE sequence = 20", "entry 20: changed since it was written"),
    "what it was": ("before = '{\"x\": 1}' WHERE sequence = 20", "entry 20: changed since it was written"),
    "what it became": ("after = '{}' WHERE sequence = 20", "entry 20: changed since it was written"),
    "when": ("at = '2020-01-01 10:00:00+00:00' WHERE sequence = 20", "entry 20: changed since it was written"),
    "its hash": ("hash = repeat('f', 64) WHERE sequence = 20", "entry 20: changed since it was written"),
    "the hash before": ("previous_hash = '' WHERE sequence = 20", "entry 20: does not follow the entry before it"),
    "its key": ("key = '' WHERE sequence = 20", "entry 20: changed since it was written"),
    "its signature": ("signature = '' WHERE sequence = 20", "entry 20: is not signed by the key that it names"),
    "the last signature": (
        "signature = '' WHERE sequence = (SELECT audit_sequence FROM rulings_club WHERE slug = 'ponte-nuovo')",
        "is not signed by the key that it names",
    ),
    "its number": ("sequence = 9999 WHERE sequence = 20", "entry 20: missing"),
    "its club": ("club_id = (SELECT max(id) FROM rulings_club) WHERE sequence = 20", "entry 20: missing"),
}


@pytest.mark.parametrize("what", ENTRIES)
def test_an_entry_that_was_changed_is_found(defenceless: Told, what: str) -> None:
    if what == "its club":
        Club.objects.create(name="Other", slug="other")
    change, sentence = ENTRIES[what]
    execute(f"UPDATE rulings_auditentry SET {change.replace(REPEAT, ONES)}")
    assert sentence in "\n".join(found(defenceless))


REPEAT, ONES = "repeat('f', 64)", f"'{'f' * 64}'"
OF_THE_CLUB = "(SELECT audit_sequence FROM rulings_club WHERE slug = 'ponte-nuovo')"
LAST = f"sequence = {OF_THE_CLUB}"
CHAINS = {
    "an entry deleted": ("DELETE FROM rulings_auditentry WHERE sequence = 20", "entry 20: missing"),
    "the first deleted": ("DELETE FROM rulings_auditentry WHERE sequence = 1", "entry 1: missing"),
    "the end cut off": ("DELETE FROM rulings_auditentry WHERE sequence > 40", "entry 41: missing"),
    "all deleted": ("DELETE FROM rulings_auditentry", "entry 1: missing"),
    "the head moved back": ("UPDATE rulings_club SET audit_sequence = audit_sequence - 1", "added after the head"),
    "another hash of the head": (f"UPDATE rulings_club SET audit_hash = {ONES}", "is not the head of the chain"),
    "another key of the head": (f"UPDATE rulings_club SET audit_key = {ONES}", "has another signature"),
    "another signature of the head": ("UPDATE rulings_club SET audit_signature = 'ff'", "has another signature"),
    "a text reworded": (
        "UPDATE rulings_audittext SET text = 'Nothing happened.' WHERE id = (SELECT min(id) FROM rulings_audittext)",
        "a text of it was changed since",
    ),
    "a text salted anew": ("UPDATE rulings_audittext SET salt = 'x'", "a text of it was changed since"),
    "a text deleted": ("DELETE FROM rulings_audittext", "a text of it is gone"),
    "an erasure that nobody did": (
        "INSERT INTO rulings_erasure (club_id, pseudonym, made_by_id, made_at)"
        " SELECT c.id, 'Player 9', u.id, CURRENT_TIMESTAMP FROM rulings_club c, rulings_user u"
        " WHERE c.slug = 'ponte-nuovo' AND u.username = 'dora'",
        "was begun and never ended",
    ),
}


@pytest.mark.parametrize("what", CHAINS)
def test_a_chain_that_was_changed_is_found(defenceless: Told, what: str) -> None:
    statement, sentence = CHAINS[what]
    execute(statement)
    assert sentence in "\n".join(found(defenceless))


RULING = "id = (SELECT max(id) FROM rulings_ruling WHERE countersigned_by_id IS NOT NULL)"
TABLES = {
    "a ruling's facts": (
        f"UPDATE rulings_ruling SET facts = '{{}}' WHERE {RULING}",
        "which it tells of, was changed since",
    ),
    "a ruling's own words": (
        f"UPDATE rulings_ruling SET override_text = 'x', override_reason = 'y' WHERE {RULING}",
        "which it tells of, was changed since",
    ),
    "a ruling's date": (
        f"UPDATE rulings_ruling SET issued_at = '2020-01-01 10:00:00+00:00' WHERE {RULING}",
        "which it tells of, was changed since",
    ),
    "a countersignature taken away": (
        f"UPDATE rulings_ruling SET countersigned_by_id = NULL, countersigned_at = NULL WHERE {RULING}",
        "countersigned_by_id is None, and the trail says",
    ),
    "a countersignature without its entry": (
        "UPDATE rulings_ruling SET countersigned_at = CURRENT_TIMESTAMP,"
        " countersigned_by_id = (SELECT id FROM rulings_user WHERE username = 'olga')"
        " WHERE countersigned_by_id IS NULL",
        "countersigned_by_id is ",
    ),
    "a countersignature under another name": (
        "UPDATE rulings_ruling SET countersigned_by_id = (SELECT id FROM rulings_user WHERE username = 'olga')"
        f" WHERE {RULING}",
        "countersigned_by_id is ",
    ),
    "a countersignature dated back": (
        f"UPDATE rulings_ruling SET countersigned_at = '2020-01-01 10:00:00+00:00' WHERE {RULING}",
        "countersigned_at is '2020-01-01",
    ),
    "a ruling out of force": (f"UPDATE rulings_ruling SET is_current = FALSE WHERE {RULING}", "is_current is False"),
    "a result that was put right": (
        "UPDATE rulings_result SET tricks = 13, score_ns = 520, score_ew = -520 WHERE id ="
        " (SELECT object_id FROM rulings_auditentry WHERE verb = 'result.corrected')",
        "tricks is 13, and the trail says",
    ),
    "a result that a file brought": (
        "UPDATE rulings_result SET score_ns = 1100, score_ew = -1100 WHERE id = (SELECT max(id) FROM rulings_result)",
        "its lines are not those of entry",
    ),
    "a line put in": (
        'INSERT INTO rulings_result (board_id, seats, section, "table", round, room, contract, declarer, artificial,'
        " awards, lead, auction, play, is_result_disputed, is_declarer_swapped) SELECT board_id, seats, section, '99',"
        " round, room, contract, declarer, artificial, awards, lead, auction, play, is_result_disputed,"
        " is_declarer_swapped FROM rulings_result WHERE id = (SELECT max(id) FROM rulings_result)",
        "its lines are not those of entry",
    ),
    "a line taken away": (
        "DELETE FROM rulings_result WHERE id = (SELECT max(id) FROM rulings_result)",
        "its lines are not those of entry",
    ),
    "a public text": ("UPDATE rulings_publication SET facts = 'East was right.'", "facts is 'East was right.'"),
    "a public number": ("UPDATE rulings_publication SET number = number + 50", "number is "),
    "a publication withdrawn": (
        "UPDATE rulings_publication SET withdrawn_at = CURRENT_TIMESTAMP, notice = 'So.'",
        "notice is 'So.', and the trail says ''",
    ),
    "a publication dated back": (
        "UPDATE rulings_publication SET published_at = '2020-01-01 10:00:00+00:00'",
        "published_at is '2020",
    ),
    "a commentary under another name": (
        "UPDATE rulings_publication SET commentator = 'A. Nero' WHERE commentary <> ''",
        "commentator is 'A. Nero', and the trail says 'E. Weiss'",
    ),
    "a commentary put in": (
        "UPDATE rulings_publication SET commentary = 'So.', commentator = 'X' WHERE commentary = ''",
        "commentary is 'So.', and the trail says ''",
    ),
    "a publication deleted": ("DELETE FROM rulings_publication", "Publication: is gone"),
    "a role given": (
        "INSERT INTO rulings_membership (user_id, club_id, role, also_administers, is_recorder) SELECT u.id, c.id,"
        " 'chief_director', FALSE, FALSE FROM rulings_user u, rulings_club c WHERE u.username = 'guest'",
        "no entry tells of it",
    ),
    "a role raised": (
        "UPDATE rulings_membership SET role = 'chief_director' WHERE role = 'director'",
        "role is 'chief_director', and the trail says 'director'",
    ),
    "administrator beside it": (
        "UPDATE rulings_membership SET also_administers = TRUE WHERE role = 'director'",
        "also_administers is True",
    ),
    "a role taken away": ("DELETE FROM rulings_membership WHERE role = 'chief_director'", "is gone, and entry "),
    "the name of a member": (
        "UPDATE rulings_user SET last_name = 'Bianchi' WHERE username = 'dora'",
        "user.display_name is 'Dora Bianchi', and the trail says 'Dora Neri'",
    ),
    "an adjusted score": ("UPDATE rulings_scoreadjustment SET rule = '{}'", "rule is {}, and the trail says"),
    "its paragraph": ("UPDATE rulings_scoreadjustment SET paragraph = '12C1'", "paragraph is '12C1'"),
    "an adjusted score withdrawn": (
        "UPDATE rulings_scoreadjustment SET is_current = FALSE, withdrawn_because = 'So.'",
        "withdrawn_because is 'So.', and the trail says ''",
    ),
    "who entered it": (
        "UPDATE rulings_scoreadjustment SET entered_by_id = (SELECT id FROM rulings_user WHERE username = 'olga')",
        "entered_by_id is ",
    ),
    "an adjusted score deleted": ("DELETE FROM rulings_scoreadjustment", "ScoreAdjustment: is gone"),
    "the decision on an appeal": (
        "UPDATE rulings_appeal SET decision = 'changed'",
        "decision is 'changed', and the trail says 'upheld'",
    ),
    "the state of an appeal": (
        "UPDATE rulings_appeal SET state = 'admitted'",
        "state is 'admitted', and the trail says decided",
    ),
    "the reasons of an appeal": ("UPDATE rulings_appeal SET reasons = 'None.'", "reasons is 'None.'"),
    "who decided an appeal": (
        "UPDATE rulings_appeal SET decided_by_id = (SELECT id FROM rulings_user WHERE username = 'rev')",
        "decided_by_id is ",
    ),
    "an answer to a poll": (
        "UPDATE rulings_pollanswer SET answer = 'X'",
        "answer is 'X', and the trail says",
    ),
    "an answer to a poll set aside": (
        "UPDATE rulings_pollanswer SET set_aside_by_id = (SELECT id FROM rulings_user WHERE username = 'rev')",
        "set_aside_by_id is ",
    ),
    "an answer to a poll deleted": ("DELETE FROM rulings_pollanswer", "PollAnswer: is gone"),
    "the judgement of a poll": (
        "UPDATE rulings_poll SET alternatives = '[\"P\"]'",
        "alternatives is ['P'], and the trail says ['1S']",
    ),
    "the question of a poll": ("UPDATE rulings_poll SET question = 'X?'", "question is 'X?'"),
    "the facts as found": ("UPDATE rulings_factssheet SET agreed = 'Nothing.'", "agreed is 'Nothing.'"),
    "an answer in a case": (
        'UPDATE rulings_reportcase SET answers = \'{"offender": {"value": "N"}}\''
        " WHERE id = (SELECT MIN(id) + 3 FROM rulings_reportcase)",
        "ReportCase, answers: offender is {'value': 'N'}",
    ),
    "the narrative of a report": ("UPDATE rulings_irregularityreport SET narrative = 'X'", "narrative is 'X'"),
    "the seats of a report": (
        'UPDATE rulings_irregularityreport SET seats = \'{"N": "Ivo"}\'',
        "seats is {'N': 'Ivo'}, and the trail says {}",
    ),
    "who filed a report": (
        "UPDATE rulings_irregularityreport SET filed_by_id = (SELECT id FROM rulings_user WHERE username = 'rev')",
        "filed_by_id is ",
    ),
    "the answer to a query": (
        "UPDATE rulings_scorequery SET outcome = 'corrected'",
        "outcome is 'corrected', and the trail says 'stands'",
    ),
    "when the score was available": (
        "UPDATE rulings_session SET result_available_at = '2020-01-01 10:00:00+00:00'",
        "result_available_at is '2020",
    ),
    "a session opened again": (
        "UPDATE rulings_session SET status = 'open' WHERE status = 'closed'",
        "status is 'open', and the trail says 'closed'",
    ),
    "a private link that opens again": (
        "UPDATE rulings_privatelink SET side = 'EW'",
        "side is 'EW', and the trail says 'NS'",
    ),
    "who plays and directs": (
        "UPDATE rulings_playingdirector SET left_at = CURRENT_TIMESTAMP WHERE left_at IS NULL",
        "and the trail says None",
    ),
    "that he plays, deleted": ("DELETE FROM rulings_playingdirector WHERE left_at IS NULL", "is gone, and entry "),
    "why a board was opened": (
        "UPDATE rulings_boardopened SET reason = 'So.'",
        "reason is 'So.', and the trail says 'A call at table 3.'",
    ),
    "a board that was opened, deleted": ("DELETE FROM rulings_boardopened", "is gone, and entry "),
    "who ended a restriction": (
        "UPDATE rulings_endedrestriction SET ended_by_id = (SELECT id FROM rulings_user WHERE username = 'rev')",
        "ended_by_id is ",
    ),
    "a restriction that never ended": (
        "UPDATE rulings_endedrestriction SET place = place + 1",
        "EndedRestriction: no entry tells of it",
    ),
    "what a ruling left": (
        "UPDATE rulings_followup SET facts = '{}'",
        "facts was changed since entry",
    ),
    "what a ruling left, deleted": (
        "DELETE FROM rulings_followup WHERE id = (SELECT max(id) FROM rulings_followup)",
        "is gone, and entry ",
    ),
    "what a ruling left, done": (
        "UPDATE rulings_followup SET done_at = CURRENT_TIMESTAMP WHERE done_at IS NULL",
        "and the trail says None",
    ),
    "the picture of the club's logo": (
        "UPDATE rulings_clublogo SET image = 'aGVsbG8='",
        "digest is '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'",
    ),
    "the picture of the club's logo, deleted": ("DELETE FROM rulings_clublogo", "is gone, and entry "),
    "who hears an appeal, under another account": (
        "UPDATE rulings_appealmember SET user_id = (SELECT id FROM rulings_user WHERE username = 'guest')",
        "seated: users is ",
    ),
    "a line that was put right, deleted": (
        "DELETE FROM rulings_result WHERE id ="
        " (SELECT object_id FROM rulings_auditentry WHERE verb = 'result.corrected')",
        "Result: is gone, and entry ",
    ),
    "the cards of a board": ("UPDATE rulings_board SET deal = '' WHERE number = 1", "its cards are not those of entry"),
    "the dealer of a board": ("UPDATE rulings_board SET dealer = 'W' WHERE number = 1", "its cards are not those of"),
    "the vulnerability of a board": (
        "UPDATE rulings_board SET vulnerability = 'All' WHERE number = 1",
        "its cards are not those of entry",
    ),
    "a board under another number": (
        "UPDATE rulings_board SET number = 99 WHERE number = 1",
        "board 99: no entry tells",
    ),
    "the cards of another board": (
        "UPDATE rulings_board SET deal = (SELECT max(deal) FROM rulings_board WHERE number = 2) WHERE number = 1",
        "its cards are not those of entry",
    ),
    "a board put in": (
        "INSERT INTO rulings_board (session_id, number, dealer, vulnerability, deal, double_dummy) SELECT session_id,"
        " 99, dealer, vulnerability, deal, double_dummy FROM rulings_board WHERE id = (SELECT max(id) FROM"
        " rulings_board)",
        "board 99: no entry tells of it",
    ),
    "a call in an auction": (
        'UPDATE rulings_result SET auction = \'[{"call": "7NT", "seat": "N"}]\' WHERE id = (SELECT max(id) FROM'
        " rulings_result)",
        "was not called or played as entry",
    ),
    "an auction taken away": (
        "UPDATE rulings_result SET auction = '[]' WHERE auction <> '[]'",
        "was not called or played as entry",
    ),
    "what was played to a trick": (
        'UPDATE rulings_result SET play = \'[{"leader": "N", "cards": ["N SA"]}]\' WHERE id = (SELECT max(id) FROM'
        " rulings_result)",
        "was not called or played as entry",
    ),
    "that a result is disputed": (
        "UPDATE rulings_result SET is_result_disputed = TRUE",
        "was not called or played as entry",
    ),
    "that the declarer sat otherwise": (
        "UPDATE rulings_result SET is_declarer_swapped = TRUE",
        "was not called or played as entry",
    ),
    "the day of an event": (
        "UPDATE rulings_event SET date = '2020-01-01'",
        "event.date is '2020-01-01', and the trail says",
    ),
    "what a session is called": (
        "UPDATE rulings_session SET name = 'Finals'",
        "name is 'Finals', and the trail says ''",
    ),
    "how the club publishes": ("UPDATE rulings_club SET publishing = '{}'", "publishing is {}"),
    "the name of the club": ("UPDATE rulings_club SET name = 'X'", "name is 'X'"),
}


@pytest.mark.parametrize("what", TABLES)
def test_a_table_that_is_not_as_the_trail_tells_is_found(defenceless: Told, what: str) -> None:
    statement, sentence = TABLES[what]
    execute(statement)
    assert sentence in re.sub(r"\b([A-Z][A-Za-z]+) \d+(?=[:,])", r"\1", "\n".join(found(defenceless)))


def rewritten(club: Club, since: int, change: Callable[[AuditEntry], None], signer: Signer | None) -> None:
    """Every entry from there on changed and hashed anew, head and all, by somebody who has read our code.

    Signed with his own key where he brings one; else what was signed stays as it is.
    """
    before = AuditEntry.objects.filter(club=club, sequence=since - 1).first() or AuditEntry()
    for entry in AuditEntry.objects.filter(club=club, sequence__gte=since).order_by("sequence"):
        entry.previous_hash, entry.previous_signature = before.hash, before.signature
        change(entry)
        entry.key = signer.public if signer else entry.key
        entry.hash = hash_of(entry)
        entry.signature = signer.sign(statement_of(head_of(entry))) if signer else entry.signature
        entry.save()
        before = entry
    head = {"audit_hash": before.hash, "audit_key": before.key, "audit_signature": before.signature}
    Club.objects.filter(pk=club.pk).update(**head)


def nothing_happened(entry: AuditEntry) -> None:
    """His own version of entry 20."""
    if entry.sequence == 20:
        entry.verb = "report.amended"


def unsigned(entry: AuditEntry) -> None:
    """As if it were from before there were signatures."""
    entry.key = entry.signature = ""


WITHOUT_THE_KEY = {
    "all sums agree": (20, nothing_happened, None, "entry 20: is not signed by the key that it names"),
    "the whole chain hashed anew": (1, nothing_happened, None, "entry 20: is not signed by the key that it names"),
    "signed with a key of his own": (20, nothing_happened, FORGER, "entry 20: signed by another key"),
    "the whole chain signed with it": (1, nothing_happened, FORGER, "no key of this site"),
    "signatures taken off the end": (20, unsigned, None, "entry 20: is not signed, and the entry before it is"),
    "signatures taken off everywhere": (1, unsigned, None, "the head of the chain is not signed"),
}


@pytest.mark.parametrize("what", WITHOUT_THE_KEY)
def test_a_chain_written_anew_without_the_key_is_found(defenceless: Told, what: str) -> None:
    since, change, signer, sentence = WITHOUT_THE_KEY[what]
    rewritten(defenceless.club, since, change, signer)
    assert sentence in "\n".join(found(defenceless))


def cut_off(club: Club) -> None:
    """The last entry taken away, and the head put where it was before: all of it was once so, and signed."""
    club.refresh_from_db()
    last = AuditEntry.objects.get(club=club, sequence=club.audit_sequence)
    last.delete()
    before = AuditEntry.objects.get(club=club, sequence=club.audit_sequence - 1)
    Club.objects.filter(pk=club.pk).update(
        audit_sequence=before.sequence,
        audit_hash=before.hash,
        audit_key=before.key,
        audit_signature=before.signature,
    )


def test_a_past_put_back_is_found_by_the_tables_that_were_left_as_they_are(defenceless: Told) -> None:
    cut_off(defenceless.club)
    assert "commentator is 'E. Weiss', and the trail says ''" in "\n".join(found(defenceless))


def test_a_past_put_back_whole_is_found_by_a_head_kept_elsewhere_alone(defenceless: Told) -> None:
    kept = head_now(defenceless.club)
    assert kept is not None
    cut_off(defenceless.club)
    execute("UPDATE rulings_publication SET commentary = '', commentator = '', commented_at = NULL")
    assert found(defenceless) == []
    told = [str(each) for each in differences_from([kept])]
    assert [each.split(": ")[1] for each in told] == [
        "was kept elsewhere and is not in the trail",
    ]
    assert list(differences_from(read_heads(kept["hash"]))) != []


CANNOT_BE_FOUND = {
    "the name of a pair that a file brought": "UPDATE rulings_contestant SET name = 'Ivo and Ada'",
    "a password": "UPDATE rulings_user SET password = 'x'",
    "an answer taken out of a case that is open": "UPDATE rulings_reportcase SET answers = '{}' WHERE id = 5",
}


@pytest.mark.parametrize("what", CANNOT_BE_FOUND)
def test_what_the_trail_does_not_tell_of_is_not_found(defenceless: Told, what: str) -> None:
    execute(CANNOT_BE_FOUND[what])
    assert found(defenceless) == []


def test_triggers_that_were_dropped_are_found_each_by_its_name(defenceless: Told) -> None:
    gone = [str(each) for each in differences_of_triggers()]
    created = [each.split()[2] for each in append_only.created(connection.vendor) if each.startswith("CREATE TRIGGER")]
    assert sorted(gone) == sorted(
        f"trigger {name}: is gone: whoever writes to the database can change what never changes" for name in created
    )


SQLITE_TRIGGERS = {
    "a trigger that says something else": (
        "DROP TRIGGER rulings_auditentry_no_update; CREATE TRIGGER rulings_auditentry_no_update BEFORE UPDATE ON"
        " rulings_auditentry FOR EACH ROW WHEN OLD.sequence > 99 BEGIN SELECT RAISE(ABORT, 'no'); END",
        "trigger rulings_auditentry_no_update: does not read as this program put it up",
    ),
    "a trigger more": (
        "CREATE TRIGGER helpful AFTER INSERT ON rulings_result BEGIN UPDATE rulings_result SET tricks = 13; END",
        "trigger helpful: is none of this program's, and changes what is written",
    ),
}
POSTGRESQL_TRIGGERS = {
    "a trigger out of action": (
        "ALTER TABLE rulings_auditentry DISABLE TRIGGER rulings_auditentry_no_update",
        "trigger rulings_auditentry_no_update: does not read as this program put it up",
    ),
    "all triggers out of action": (
        "ALTER TABLE rulings_ruling DISABLE TRIGGER ALL",
        "trigger rulings_ruling_no_delete: does not read as this program put it up",
    ),
    "a function that refuses nothing": (
        "CREATE OR REPLACE FUNCTION rulings_append_only() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RETURN NEW; END $$",
        "function rulings_append_only: does not read as this program put it up",
    ),
    "a weaker trigger of the same name": (
        "DROP TRIGGER rulings_auditentry_no_update ON rulings_auditentry; CREATE TRIGGER rulings_auditentry_no_update"
        " BEFORE UPDATE ON rulings_auditentry FOR EACH ROW WHEN (OLD.sequence > 99)"
        " EXECUTE FUNCTION rulings_append_only('no')",
        "trigger rulings_auditentry_no_update: does not read as this program put it up",
    ),
    "a rule": (
        "CREATE RULE helpful AS ON UPDATE TO rulings_result DO INSTEAD NOTHING",
        "rule helpful: is none of this program's, and changes what is written",
    ),
}


@pytest.mark.parametrize("what", SQLITE_TRIGGERS | POSTGRESQL_TRIGGERS)
def test_a_trigger_that_was_weakened_is_found(tampering: Told, what: str) -> None:
    of_this_one = SQLITE_TRIGGERS if connection.vendor == "sqlite" else POSTGRESQL_TRIGGERS
    if what not in of_this_one:
        return
    statements, sentence = of_this_one[what]
    if connection.vendor == "postgresql":
        execute("SET CONSTRAINTS ALL IMMEDIATE")
    for statement in statements.split("; CREATE"):
        execute(statement if statement.startswith(("DROP", "CREATE", "ALTER")) else f"CREATE{statement}")
    assert sentence in [str(each) for each in differences_of_triggers()]


def test_a_ruling_of_nobody_is_found(defenceless: Told) -> None:
    ruling = Ruling.objects.get(pk=defenceless.ruling.pk)
    ruling.pk, ruling.version, ruling.is_current = None, 9, False
    ruling.save(force_insert=True)
    assert f"no entry tells of ruling {ruling.pk}" in "\n".join(found(defenceless))

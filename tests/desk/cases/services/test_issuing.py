"""A ruling is a snapshot and a version: issued once, replaced with a reason, never edited."""

import pytest

from rulings.desk.base.audit import hash_of
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, Stale, WrongState
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.cases.values.content import content_digest
from rulings.desk.review.services import countersign
from rulings.laws.engine import Finding
from rulings.models import AuditEntry, Club, FollowUp, ReportCase, Ruling, Session, User
from tests.factories import (
    DEAL,
    REST_OF_NO_CARD_LATE,
    answer_all,
    first_case,
    history,
    make_pair,
    make_report,
    make_result,
    make_ruling,
    make_session,
)

KEYS = [
    "adds_card_of_the_suit_led",
    "trick_keeps_its_owner",
    "deemed_to_have_revoked",
    "one_trick_transferred",
    "equity_after_play",
]


@pytest.fixture
def case(dora: User, session: Session) -> ReportCase:
    """A case with all its questions answered."""
    return answer_all(dora, first_case(make_report(dora, session)))


def issue(actor: User, case: ReportCase, **fields: str) -> Ruling:
    return issue_ruling(actor=actor, case=case, revision=case.revision, **fields)


def test_a_ruling_keeps_everything_that_it_was_given(dora: User, case: ReportCase) -> None:
    ruling = Ruling.objects.get(pk=issue(dora, case).pk)
    assert (ruling.version, ruling.revision, ruling.issued_by, ruling.is_current) == (1, 6, dora, True)
    assert (ruling.edition, ruling.situation, ruling.regulations) == ("2017", "defective_trick", {})
    assert ruling.profile == {"name": "Laws 2017", "valid_from": "2017-01-01", "edition": "2017"}
    assert ruling.record == {
        "board": 1,
        "dealer": "N",
        "vulnerability": "None",
        "form": "pairs_mp",
        "deal": DEAL,
    }
    assert ruling.facts == {
        "error": "played_none",
        "both_sides_played_on": "yes",
        "offender": "W",
        "has_card_of_suit_led": "yes",
        "offending_side_won_a_trick": "yes",
        "exception_of_64b": "none",
    }
    assert (ruling.derived, ruling.overruled, ruling.judgements) == ({}, {}, {})
    assert [finding["key"] for finding in ruling.findings] == KEYS
    assert ruling.findings[3] == {
        "paragraph": "64A2",
        "effect": "tricks_transferred",
        "key": "one_trick_transferred",
        "values": {"to": "NS", "tricks": 1},
    }
    assert {code: len(texts) for code, texts in ruling.sentences.items()} == dict.fromkeys(
        ("en", "it", "pl"), len(KEYS)
    )


def test_each_language_is_asked_for_its_own_sentences(
    dora: User, case: ReportCase, monkeypatch: pytest.MonkeyPatch
) -> None:
    from django.utils.translation import get_language

    def in_tongues(finding: Finding) -> str:
        return f"{get_language()} {finding.paragraph}"

    monkeypatch.setattr("rulings.desk.cases.services.issuing.sentence", in_tongues)
    ruling = issue_ruling(actor=dora, case=case, revision=6)
    assert {code: texts[0] for code, texts in ruling.sentences.items()} == {
        "en": "en 67B1(a)",
        "it": "it 67B1(a)",
        "pl": "pl 67B1(a)",
    }


def test_issuing_closes_the_case_and_is_audited(dora: User, case: ReportCase) -> None:
    ruling = issue(dora, case)
    case.refresh_from_db()
    assert (case.is_open, ruling.report.status) == (False, "ruled")
    assert history(case.report.club, since=7) == [
        (
            "ruling.issued",
            {},
            {
                "version": 1,
                "situation": "defective_trick",
                "digest": content_digest(ruling),
                "follow_ups": [ruling.follow_ups.get().pk],
            },
        )
    ]


def test_what_must_be_checked_later_becomes_a_follow_up(dora: User, case: ReportCase) -> None:
    ruling = issue(dora, case)
    follow_up = FollowUp.objects.get()
    assert (follow_up.report, follow_up.ruling, follow_up.done_at) == (ruling.report, ruling, None)
    assert (follow_up.paragraph, follow_up.key) == ("64C1", "equity_after_play")
    assert (follow_up.values, follow_up.situation) == ({"side": "NS", "of": "W"}, "revoke_equity")
    assert follow_up.facts["equity_of"] == "one_revoke"


def test_what_the_record_told_and_what_was_corrected_are_kept_apart(dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    make_result(session.boards.get(number=1), *pairs, table="4")
    report = make_report(dora, session, table="4", facts={"error": "played_too_many"})
    answers = (("both_sides_played_on", "yes"), ("offender", "W"), ("faced_card_is_known", "yes"))
    case = answer_all(dora, first_case(report), (*answers, ("extra_card_was_exposed", "no")))
    case = answer_all(dora, case, (("restored_card_could_have_been_played", "no"),))
    ruling = issue(dora, case)
    assert ruling.record["contract"] == "4S by S"
    assert (ruling.derived, ruling.overruled, ruling.facts["role"]) == ({"role": "defender"}, {}, "defender")
    case = supersede_ruling(actor=dora, ruling=ruling, reason="West declared.")
    corrected = issue(dora, answer_all(dora, case, (("role", "declarer"),)))
    assert (corrected.derived, corrected.overruled) == ({}, {"role": "defender"})


def test_regulations_of_the_session_decide_and_are_kept(dora: User, club: Club) -> None:
    session = make_session(club, law67b1_subject_to_64b="ask")
    case = answer_all(dora, first_case(make_report(dora, session)), REST_OF_NO_CARD_LATE[:-1])
    judged = answer(
        actor=dora, case=case, key="exceptions_of_64b_apply", value="no", revision=5, reason="67B1 names 64A2 alone."
    )
    ruling = issue(dora, judged.case)
    assert ruling.regulations == {"law67b1_subject_to_64b": "ask"}
    assert ruling.judgements == {
        "exceptions_of_64b_apply": {
            "value": "no",
            "reason": "67B1 names 64A2 alone.",
            "consulted": "",
            "polled": "",
        }
    }


def test_a_ruling_with_a_question_open_is_refused(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session))
    with pytest.raises(WrongState, match=r"^There is still a question to answer\. Answer it, then issue the ruling\.$"):
        issue(dora, case)
    assert not Ruling.objects.exists()


def test_a_form_older_than_the_last_answer_is_refused(dora: User, rev: User, case: ReportCase) -> None:
    answer(actor=rev, case=case, key="offender", value="E", revision=6)
    with pytest.raises(Stale, match=r"^An answer has changed since this page was shown\.") as refusal:
        issue(dora, case)
    assert refusal.value.status == 409
    assert not Ruling.objects.exists()


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_rules(who: str, case: ReportCase, request: pytest.FixtureRequest) -> None:
    before = AuditEntry.objects.count()
    with pytest.raises(NotAllowed) as refusal:
        issue(request.getfixturevalue(who), case)
    assert str(refusal.value).startswith("Only this club's directors rule.")
    assert (Ruling.objects.count(), AuditEntry.objects.count()) == (0, before)


def test_the_same_form_again_is_the_same_ruling(dora: User, case: ReportCase) -> None:
    assert issue(dora, case) == issue(dora, case)
    assert (Ruling.objects.count(), FollowUp.objects.count()) == (1, 1)


def test_a_case_ruled_on_by_another_is_refused(dora: User, rev: User, case: ReportCase) -> None:
    issue(rev, case)
    with pytest.raises(WrongState, match=r"^This case has already been ruled on\."):
        issue(dora, case)


def test_an_override_demands_its_reason_first(dora: User, case: ReportCase) -> None:
    with pytest.raises(ReasonMissing) as refusal:
        issue(dora, case, override_text="No trick is transferred.", override_reason=" ")
    assert str(refusal.value) == "You rule otherwise than these findings: write your reason first."
    assert refusal.value.field == "override_reason"
    assert not Ruling.objects.exists()
    assert history(case.report.club)[-1][0] == "case.answered"


def test_an_override_is_recorded_before_the_ruling_it_changes(dora: User, case: ReportCase) -> None:
    own = {"override_text": "No trick is transferred.", "override_reason": "Both sides agreed on the facts late."}
    ruling = issue(dora, case, **own)
    assert (ruling.override_text, ruling.override_reason) == tuple(own.values())
    entries = history(case.report.club, since=7)
    assert [verb for verb, _before, _after in entries] == ["ruling.overridden", "ruling.issued"]
    assert entries[0][1:] == ({}, own)


def test_a_reason_without_an_override_is_not_kept(dora: User, case: ReportCase) -> None:
    assert issue(dora, case, override_reason="None, really.").override_reason == ""


def test_an_override_has_its_limit(dora: User, case: ReportCase) -> None:
    with pytest.raises(BadInput, match=r"^Too long: your own ruling may have 4000 characters, and this has 100000\."):
        issue(dora, case, override_text="x" * 100_000, override_reason="Because.")


def test_a_correction_is_a_new_version_and_the_old_one_stays_as_it_was(dora: User, case: ReportCase) -> None:
    first = issue(dora, case)
    reopened = supersede_ruling(actor=dora, ruling=first, reason="East it was.")
    assert (reopened.is_open, reopened.report.status, Ruling.objects.get().is_current) == (True, "open", True)
    second = issue(dora, answer_all(dora, reopened, (("offender", "E"),)))
    first.refresh_from_db()
    assert (first.is_current, first.superseded_at is not None, first.facts["offender"]) == (False, True, "W")
    assert (second.version, second.is_current, second.facts["offender"]) == (2, True, "E")
    assert (second.supersedes_because, second.case.reopened_because) == ("East it was.", "")


def test_a_correction_is_audited_step_by_step(dora: User, case: ReportCase) -> None:
    first = issue(dora, case)
    left = FollowUp.objects.get()
    case = supersede_ruling(actor=dora, ruling=first, reason="East it was.")
    second = issue(dora, case)
    assert history(case.report.club, since=8) == [
        ("ruling.reopened", {"version": 1}, {"reason": "East it was."}),
        ("ruling.superseded", {"version": 1}, {"reason": "East it was.", "follow_ups": [left.pk]}),
        (
            "ruling.issued",
            {"version": 1},
            {
                "version": 2,
                "situation": "defective_trick",
                "digest": content_digest(second),
                "follow_ups": [second.follow_ups.get().pk],
            },
        ),
    ]


def test_follow_ups_of_the_old_version_are_closed(dora: User, case: ReportCase) -> None:
    first = issue(dora, case)
    second = issue(dora, supersede_ruling(actor=dora, ruling=first, reason="Again."))
    assert [(left.ruling, left.done_at is None) for left in FollowUp.objects.all()] == [(first, False), (second, True)]


def test_reopening_demands_a_reason(dora: User, case: ReportCase) -> None:
    ruling = issue(dora, case)
    with pytest.raises(ReasonMissing, match=r"^Say why the ruling is reopened: the next version will carry it\.$"):
        supersede_ruling(actor=dora, ruling=ruling, reason="")
    case.refresh_from_db()
    assert not case.is_open


def test_a_ruling_is_reopened_once(dora: User, rev: User, case: ReportCase) -> None:
    ruling = issue(dora, case)
    supersede_ruling(actor=dora, ruling=ruling, reason="Once.")
    with pytest.raises(WrongState, match=r"^This ruling has already been reopened\."):
        supersede_ruling(actor=rev, ruling=ruling, reason="Twice.")


def test_a_superseded_ruling_is_not_reopened(dora: User, case: ReportCase) -> None:
    first = issue(dora, case)
    issue(dora, supersede_ruling(actor=dora, ruling=first, reason="Again."))
    with pytest.raises(WrongState, match=r"^A newer version of this ruling has been issued\."):
        supersede_ruling(actor=dora, ruling=first, reason="And again.")


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_reopens(
    who: str, dora: User, case: ReportCase, request: pytest.FixtureRequest
) -> None:
    ruling = issue(dora, case)
    with pytest.raises(NotAllowed):
        supersede_ruling(actor=request.getfixturevalue(who), ruling=ruling, reason="Let me.")
    case.refresh_from_db()
    assert not case.is_open


def test_the_issue_form_of_before_the_reopening_is_stale(dora: User, case: ReportCase) -> None:
    ruling = issue(dora, case)
    supersede_ruling(actor=dora, ruling=ruling, reason="Again.")
    with pytest.raises(Stale):
        issue_ruling(actor=dora, case=case, revision=6)


def test_a_new_version_is_countersigned_anew(dora: User, rev: User, case: ReportCase) -> None:
    first = countersign(actor=rev, ruling=issue(dora, case))
    assert first.report.status == "reviewed"
    second = issue(dora, supersede_ruling(actor=dora, ruling=first, reason="Again."))
    assert (second.countersigned_by, second.report.status) == (None, "ruled")


def test_the_hash_of_an_entry_covers_what_was_ruled(dora: User, session: Session) -> None:
    make_ruling(dora, session)
    entry = AuditEntry.objects.get(verb="ruling.issued")
    entry.previous_signature = AuditEntry.objects.get(sequence=entry.sequence - 1).signature
    assert entry.hash == hash_of(entry)
    entry.after["digest"] = "0" * 64
    assert entry.hash != hash_of(entry)

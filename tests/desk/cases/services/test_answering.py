"""One question after the other, earlier answers changed, and two directors with the same page."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, NotAnOption, ReasonMissing, Stale, UnknownFact, WrongState
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.services.answering import answer, withdraw_answer
from rulings.desk.cases.values.answers import Answered
from rulings.models import ReportCase, Session, User
from tests.factories import answer_all, first_case, history, make_pair, make_report, make_result, make_ruling

JUDGEMENT = (
    ("offender", "E"),
    ("visibility", "seen_or_named"),
    ("penalty_cards", "H9"),
    ("moment", "others_to_play"),
    ("exposure", "unclear"),
)


@pytest.fixture
def case(dora: User, session: Session) -> ReportCase:
    return first_case(make_report(dora, session))


@pytest.fixture
def judged(dora: User, session: Session) -> ReportCase:
    """A case that asks for a judgement next."""
    return answer_all(dora, first_case(make_report(dora, session, situation="penalty_card", facts={})), JUDGEMENT)


def give(actor: User, case: ReportCase, key: str, value: object, revision: int | None = None, **notes: str) -> Answered:
    return answer(actor=actor, case=case, key=key, value=value, revision=revision or case.revision, **notes)


def plain(case: ReportCase) -> dict[str, object]:
    case.refresh_from_db()
    return {key: given["value"] for key, given in case.answers.items()}


def asked(case: ReportCase) -> str:
    question = run(case).question
    return question.fact.key if question else ""


def test_an_answer_is_stored_and_the_next_question_asked(dora: User, case: ReportCase) -> None:
    answered = give(dora, case, "both_sides_played_on", "yes")
    assert (answered.case.revision, answered.dropped, asked(answered.case)) == (2, (), "offender")
    given = answered.case.answers["both_sides_played_on"]
    assert {name: given[name] for name in given if name != "at"} == {"value": "yes", "by": dora.pk, "revision": 2}


def test_each_answer_is_audited_with_what_was_there_before(dora: User, rev: User, case: ReportCase) -> None:
    give(dora, case, "both_sides_played_on", "yes")
    give(rev, case, "both_sides_played_on", "no", revision=2)
    club = case.report.club
    key = "both_sides_played_on"
    assert history(club, since=2) == [
        ("case.answered", {"key": key}, {"key": key, "value": "yes", "revision": 2}),
        ("case.answered", {"key": key, "value": "yes"}, {"key": key, "value": "no", "revision": 3}),
    ]
    assert [entry.actor for entry in club.audit_entries.filter(sequence__gt=2)] == [dora, rev]


def test_the_case_is_complete_after_the_last_answer(dora: User, case: ReportCase) -> None:
    assert run(answer_all(dora, case)).is_complete


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_answers(who: str, case: ReportCase, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed) as refusal:
        give(request.getfixturevalue(who), case, "both_sides_played_on", "yes")
    assert refusal.value.status == 403
    assert plain(case) == {"error": "played_none"}
    assert len(history(case.report.club)) == 2


def test_a_fact_of_another_law_is_refused(dora: User, case: ReportCase) -> None:
    with pytest.raises(UnknownFact, match=r"^This case's law does not ask that\.") as refusal:
        give(dora, case, "declarer_chooses", "require")
    assert (refusal.value.status, refusal.value.field) == (422, "key")


@pytest.mark.parametrize("value", ["perhaps", "", None, 1, ["yes"], "x" * 100_000])
def test_an_answer_that_is_no_option_is_refused(dora: User, case: ReportCase, value: object) -> None:
    with pytest.raises(NotAnOption) as refusal:
        give(dora, case, "both_sides_played_on", value)
    assert str(refusal.value) == "That is not one of the answers to this question. Choose one of those on the page."
    assert plain(case) == {"error": "played_none"}


@pytest.mark.parametrize("value", ["S1", "SA SA", "", ["SA", 7], "SA " * 40_000])
def test_an_unknown_card_is_refused(dora: User, session: Session, value: object) -> None:
    case = first_case(make_report(dora, session, situation="penalty_card", facts={}))
    answer_all(dora, case, JUDGEMENT[:2])
    with pytest.raises(NotAnOption):
        give(dora, case, "penalty_cards", value, revision=3)


@pytest.mark.parametrize("value", ["X", "", "North East", "NS"])
def test_an_unknown_seat_is_refused(dora: User, case: ReportCase, value: str) -> None:
    case = give(dora, case, "both_sides_played_on", "yes").case
    with pytest.raises(NotAnOption):
        give(dora, case, "offender", value)


def test_what_is_not_asked_here_is_refused(dora: User, case: ReportCase) -> None:
    with pytest.raises(Stale, match=r"^This is not asked any more"):
        give(dora, case, "faced_card_is_known", "yes")
    assert plain(case) == {"error": "played_none"}


def test_an_option_that_this_position_excludes_is_refused(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session, situation="penalty_card", facts={}))
    cards = (("penalty_cards", "S7 H4"), ("moment", "partner_to_lead"), ("partners_major_penalty_cards", ""))
    case = answer_all(dora, case, (*JUDGEMENT[:2], *cards, ("declarer_chooses", "require")))
    with pytest.raises(NotAnOption) as refusal:
        give(dora, case, "required_suit", "D")
    assert str(refusal.value) == (
        "“Suit required: ♦” and “Penalty cards: ♠7 ♥4” do not go together: change one of them."
    )
    assert give(dora, case, "required_suit", "H").case.answers["required_suit"]["value"] == "H"


def test_an_answer_of_the_door_that_another_excludes_is_refused_with_both(dora: User, session: Session) -> None:
    called = {"passes_that_closed_the_auction": "after_a_bid", "final_bid": "2S", "last_bidder": "W"}
    facts = called | {"first_to_name_denomination": "N"}
    with pytest.raises(NotAnOption) as refusal:
        make_report(dora, session, situation="end_of_the_auction", facts=facts)
    told = "“First to name it: North” and “Last bid by: West” do not go together: change one of them."
    assert str(refusal.value) == told
    assert not ReportCase.objects.exists()


def test_a_judgement_demands_its_reason(dora: User, judged: ReportCase) -> None:
    with pytest.raises(ReasonMissing) as refusal:
        give(dora, judged, "exposed_unintentionally", "yes", reason="  ")
    assert str(refusal.value) == "This is your judgement: write the reason for it first, then answer."
    assert (refusal.value.status, refusal.value.field) == (422, "reason")
    assert "exposed_unintentionally" not in plain(judged)


def test_a_judgement_keeps_who_was_consulted_and_polled(dora: User, judged: ReportCase) -> None:
    notes = {"reason": "It slipped.", "consulted": "Rev", "polled": "Three players of his strength"}
    case = give(dora, judged, "exposed_unintentionally", "yes", **notes).case
    given = case.answers["exposed_unintentionally"]
    assert {name: given[name] for name in notes} == notes
    verb, before, after = history(case.report.club)[-1]
    assert (verb, before) == ("case.answered", {"key": "exposed_unintentionally"})
    assert after == {"key": "exposed_unintentionally", "value": "yes", "revision": 7, **notes}


@pytest.mark.parametrize(("field", "limit"), [("reason", 2_000), ("consulted", 500), ("polled", 1_000)])
def test_notes_have_their_limits(dora: User, judged: ReportCase, field: str, limit: int) -> None:
    notes = {"reason": "It slipped.", field: "x" * (limit + 1)}
    with pytest.raises(BadInput, match=rf"^Too long: .* may have {limit} characters, and this has {limit + 1}\."):
        give(dora, judged, "exposed_unintentionally", "yes", **notes)
    notes[field] = "x" * limit
    assert give(dora, judged, "exposed_unintentionally", "yes", **notes).case.revision == 7


def test_a_changed_answer_drops_what_can_no_longer_matter_and_says_so(dora: User, case: ReportCase) -> None:
    case = answer_all(dora, case)
    answered = give(dora, case, "both_sides_played_on", "no")
    assert answered.dropped == ("exception_of_64b", "has_card_of_suit_led", "offending_side_won_a_trick")
    assert plain(case) == {"error": "played_none", "both_sides_played_on": "no", "offender": "W"}
    assert history(case.report.club)[-1] == (
        "case.answered",
        {
            "key": "both_sides_played_on",
            "value": "yes",
            "dropped": {"exception_of_64b": "none", "has_card_of_suit_led": "yes", "offending_side_won_a_trick": "yes"},
        },
        {"key": "both_sides_played_on", "value": "no", "revision": 7},
    )


def test_what_may_still_matter_after_a_new_question_stays(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session, situation="penalty_card", facts={}))
    case = answer_all(dora, case, (*JUDGEMENT[:4], ("exposure", "dropped")))
    answered = give(dora, case, "visibility", "director_says_otherwise")
    assert (answered.dropped, asked(answered.case)) == ((), "not_a_penalty_card_by_judgement")
    back = give(dora, answered.case, "not_a_penalty_card_by_judgement", "no", reason="It is one.")
    assert (back.dropped, run(back.case).is_complete) == ((), True)
    gone = give(dora, back.case, "not_a_penalty_card_by_judgement", "yes", reason="Stress.")
    assert gone.dropped == ("exposure", "moment", "penalty_cards")


def test_what_came_with_the_door_can_be_changed(dora: User, case: ReportCase) -> None:
    case = answer_all(dora, case)
    answered = give(dora, case, "error", "played_too_many")
    assert "preset" not in answered.case.answers["error"]
    assert answered.dropped == ("exception_of_64b", "has_card_of_suit_led", "offending_side_won_a_trick")


def test_the_same_answer_again_changes_nothing(dora: User, rev: User, case: ReportCase) -> None:
    give(dora, case, "both_sides_played_on", "yes")
    for actor in (dora, rev):
        assert give(actor, case, "both_sides_played_on", "yes", revision=1) == Answered(case)
    assert len(history(case.report.club)) == 3


def test_another_answer_to_a_question_just_answered_is_refused(dora: User, rev: User, case: ReportCase) -> None:
    give(dora, case, "both_sides_played_on", "yes")
    with pytest.raises(Stale) as refusal:
        give(rev, case, "both_sides_played_on", "no", revision=1)
    assert str(refusal.value) == (
        "Dora Neri has just answered this question differently. Look at that answer; change it if it is wrong."
    )
    theirs = refusal.value.theirs or {}
    assert (refusal.value.status, refusal.value.key, theirs["value"]) == (409, "both_sides_played_on", "yes")
    assert plain(case)["both_sides_played_on"] == "yes"


def test_who_has_seen_the_answer_may_change_it(dora: User, rev: User, case: ReportCase) -> None:
    give(dora, case, "both_sides_played_on", "yes")
    assert (
        give(rev, case, "both_sides_played_on", "no", revision=2).case.answers["both_sides_played_on"]["by"] == rev.pk
    )


def test_an_answer_to_another_question_is_merged(dora: User, rev: User, case: ReportCase) -> None:
    case = answer_all(dora, case)
    give(dora, case, "offender", "E", revision=6)
    give(rev, case, "has_card_of_suit_led", "no", revision=6)
    assert plain(case) | {"offender": "E", "has_card_of_suit_led": "no"} == plain(case)


def test_two_reasons_for_one_judgement_are_not_merged(dora: User, rev: User, judged: ReportCase) -> None:
    give(dora, judged, "exposed_unintentionally", "yes", reason="It slipped.")
    with pytest.raises(Stale):
        give(rev, judged, "exposed_unintentionally", "yes", revision=6, reason="I saw it fall.")


def test_a_form_from_the_future_is_refused(dora: User, case: ReportCase) -> None:
    with pytest.raises(Stale, match=r"^This form does not belong to the case as it is now\. Open the case again\.$"):
        give(dora, case, "both_sides_played_on", "yes", revision=99)


def test_an_answer_after_the_ruling_is_refused(dora: User, session: Session) -> None:
    case = make_ruling(dora, session).case
    with pytest.raises(WrongState, match=r"^This case has been ruled on\. To change an answer, reopen the ruling"):
        give(dora, case, "offender", "E")


def test_an_answer_taken_back_is_asked_again_and_the_rest_stays(dora: User, case: ReportCase) -> None:
    case = answer_all(dora, case)
    answered = withdraw_answer(actor=dora, case=case, key="offender", revision=6)
    assert (answered.dropped, asked(answered.case), answered.case.revision) == ((), "offender", 7)
    assert history(case.report.club)[-1] == (
        "case.answer_withdrawn",
        {"key": "offender", "value": "W"},
        {"key": "offender", "revision": 7},
    )
    assert run(give(dora, answered.case, "offender", "N").case).is_complete


def test_taking_back_what_is_not_there_changes_nothing(dora: User, case: ReportCase) -> None:
    assert withdraw_answer(actor=dora, case=case, key="offender", revision=1).case.revision == 1
    assert len(history(case.report.club)) == 2


def test_an_answer_given_meanwhile_is_not_taken_back(dora: User, rev: User, case: ReportCase) -> None:
    give(dora, case, "both_sides_played_on", "yes")
    with pytest.raises(Stale):
        withdraw_answer(actor=rev, case=case, key="both_sides_played_on", revision=1)


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_takes_an_answer_back(
    who: str, case: ReportCase, request: pytest.FixtureRequest
) -> None:
    with pytest.raises(NotAllowed):
        withdraw_answer(actor=request.getfixturevalue(who), case=case, key="error", revision=1)


def test_what_the_record_tells_may_be_corrected_and_the_correction_taken_back(dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    make_result(session.boards.get(number=1), *pairs, table="4")
    report = make_report(dora, session, table="4", facts={"error": "played_too_many"})
    answers = (("both_sides_played_on", "yes"), ("offender", "S"), ("faced_card_is_known", "yes"))
    case = answer_all(dora, first_case(report), answers)
    derived = {fact.key: str(value) for fact, value in run(case).derived.items()}
    assert derived == {"role": "declarer"}
    case = give(dora, case, "role", "defender").case
    assert {fact.key for fact in run(case).overruled} == {"role"}
    case = withdraw_answer(actor=dora, case=case, key="role", revision=case.revision).case
    assert {fact.key for fact in run(case).derived} == {"role"}

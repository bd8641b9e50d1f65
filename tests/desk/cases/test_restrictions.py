"""What a ruling lays on a player lasts until a director notes its end; noted once, on record."""

import pytest

from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.cases.queries.restrictions import lasting
from rulings.desk.cases.services.follow_ups import end_restriction
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.reports.services.filing import open_next_case
from rulings.models import EndedRestriction, IrregularityReport, Ruling, Session, User
from tests.factories import answer_all, first_case, history, make_report, make_ruling

PENALTY = (
    ("offender", "W"),
    ("visibility", "seen_or_named"),
    ("penalty_cards", "H7"),
    ("moment", "partner_to_lead"),
    ("exposure", "played"),
    ("partners_major_penalty_cards", ""),
    ("declarer_chooses", "neither"),
)
CORRECTED = (
    ("offender", "W"),
    ("failure", "did_not_follow_suit"),
    ("revoke_trick", 4),
    ("since_the_revoke", "nothing"),
    ("withdrawn_card", "defenders_hand"),
    ("played_after_revoke", "nobody"),
)


def penalty_card(dora: User, session: Session, choice: str = "neither") -> Ruling:
    """The seven of hearts as a major penalty card; it stays so unless declarer chooses otherwise."""
    answers = (*PENALTY[:-1], ("declarer_chooses", choice))
    case = answer_all(dora, first_case(make_report(dora, session, situation="penalty_card", facts={})), answers)
    return issue_ruling(actor=dora, case=case, revision=case.revision)


def keys(report: IrregularityReport) -> list[str]:
    """The keys of what still binds."""
    ended = EndedRestriction.objects.values_list("ruling_id", "place")
    left = lasting(report.rulings.filter(is_current=True), ended)
    return [each.ruling.findings[each.place]["key"] for each in left]


def test_a_penalty_card_lasts_until_its_end_is_noted(dora: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    assert keys(ruling.report) == ["neither_required_nor_forbidden"]
    place = lasting([ruling], [])[0].place
    end_restriction(actor=dora, report=ruling.report, ruling_id=ruling.pk, place=place)
    assert keys(ruling.report) == []
    assert history(ruling.report.club)[-1] == (
        "restriction.ended",
        {},
        {"paragraph": "50D2(b)", "key": "neither_required_nor_forbidden", "place": place},
    )


@pytest.mark.parametrize(
    ("choice", "binding"),
    [("require", ["partner_must_lead_the_suit"]), ("forbid", ["partner_may_not_lead_the_suits"])],
)
def test_50D2_a_card_picked_up_is_a_penalty_card_no_longer(
    dora: User, session: Session, choice: str, binding: list[str]
) -> None:
    assert keys(penalty_card(dora, session, choice).report) == binding


def test_the_next_case_of_a_revoke_card_tells_what_becomes_of_it(dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="revoke", facts={})), CORRECTED)
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    assert keys(ruling.report) == ["revoke_card_is_penalty_card"]
    opened = open_next_case(
        actor=dora, report=ruling.report, situation="penalty_card", facts={"offender": "W", "penalty_cards": "H7"}
    )
    answers = [(key, value) for key, value in PENALTY if key not in opened.answers]
    opened = answer_all(dora, opened, answers)
    issue_ruling(actor=dora, case=opened, revision=opened.revision)
    assert keys(ruling.report) == ["neither_required_nor_forbidden"]


def test_its_end_is_noted_once(dora: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    place = lasting([ruling], [])[0].place
    first = end_restriction(actor=dora, report=ruling.report, ruling_id=ruling.pk, place=place)
    entries = len(history(ruling.report.club))
    assert end_restriction(actor=dora, report=ruling.report, ruling_id=ruling.pk, place=place) == first
    assert len(history(ruling.report.club)) == entries


def test_tricks_transferred_bind_nobody(dora: User, session: Session) -> None:
    assert lasting([make_ruling(dora, session)], []) == []


def test_a_director_s_own_ruling_stands_in_place_of_the_findings(dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="penalty_card", facts={})), PENALTY)
    own = {"override_text": "The card is picked up.", "override_reason": "I waive it (50)."}
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision, **own)
    assert lasting([ruling], []) == []


def test_what_no_ruling_in_force_says_cannot_end(dora: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    place = lasting([ruling], [])[0].place
    with pytest.raises(WrongState):
        end_restriction(actor=dora, report=ruling.report, ruling_id=ruling.pk, place=99)
    other = make_report(dora, session)
    with pytest.raises(WrongState):
        end_restriction(actor=dora, report=other, ruling_id=ruling.pk, place=place)
    case = supersede_ruling(actor=dora, ruling=ruling, reason="another card")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    with pytest.raises(WrongState):
        end_restriction(actor=dora, report=ruling.report, ruling_id=ruling.pk, place=place)
    assert EndedRestriction.objects.count() == 0


def test_only_directors_of_the_club_note_it(dora: User, olga: User, wanda: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    for stranger in (olga, wanda):
        with pytest.raises(NotAllowed):
            end_restriction(actor=stranger, report=ruling.report, ruling_id=ruling.pk, place=0)


def test_a_card_named_again_after_another_irregularity_binds_once(dora: User, session: Session) -> None:
    report = penalty_card(dora, session).report
    facts = {"offender": "W", "premature": "played_before_partner", "suit_led": "D"}
    case = open_next_case(actor=dora, report=report, situation="premature_play", facts=facts)
    answers = (("since_premature", "nothing"), ("penalty_cards", "D2"), ("declarer_selects", "highest"))
    case = answer_all(dora, case, answers)
    issue_ruling(actor=dora, case=case, revision=case.revision)
    assert keys(report) == ["major_penalty_cards"]


def test_a_card_of_another_revoke_settles_nothing_of_the_first(dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="revoke", facts={})), CORRECTED)
    report = issue_ruling(actor=dora, case=case, revision=case.revision).report
    open_next_case(actor=dora, report=report, situation="penalty_card")
    case = open_next_case(actor=dora, report=report, situation="revoke", facts={"offender": "W"})
    case = answer_all(dora, case, [each for each in CORRECTED if each[0] not in case.answers])
    issue_ruling(actor=dora, case=case, revision=case.revision)
    assert keys(report) == ["revoke_card_is_penalty_card"] * 2


def test_a_card_that_no_ruling_named_is_not_settled_by_another_that_is_named(dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session, situation="revoke", facts={})), CORRECTED)
    report = issue_ruling(actor=dora, case=case, revision=case.revision).report
    facts = {"offender": "W", "premature": "played_before_partner", "suit_led": "D", "penalty_cards": "D2"}
    case = open_next_case(actor=dora, report=report, situation="premature_play", facts=facts)
    case = answer_all(dora, case, (("since_premature", "nothing"), ("declarer_selects", "highest")))
    issue_ruling(actor=dora, case=case, revision=case.revision)
    assert keys(report) == ["revoke_card_is_penalty_card", "early_card_is_a_major_penalty_card"]

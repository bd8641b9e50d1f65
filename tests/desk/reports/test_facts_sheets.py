"""The facts of a report: written, shown, confirmed by the players, and confirmed again after a change."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, Stale, WrongState
from rulings.desk.reports.services.recording import confirm_facts, tell_of_appeal, write_facts
from rulings.models import AuditEntry, IrregularityReport, Session, User, Verb
from tests.factories import make_report

FACTS = {"agreed": "North took a minute over three hearts.", "disputed": "", "ns_words": "It was ten seconds."}


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


def verbs(report: IrregularityReport) -> list[str]:
    return [entry.verb for entry in AuditEntry.objects.filter(report=report, verb__startswith="facts.")]


def test_agreed_and_disputed_facts_and_each_sides_words_are_kept_apart(dora: User, report: IrregularityReport) -> None:
    sheet = write_facts(actor=dora, report=report, revision=0, texts=FACTS, called_by="EW", called_when="auction")
    assert (sheet.agreed, sheet.disputed, sheet.ns_words, sheet.ew_words) == (
        FACTS["agreed"],
        "",
        FACTS["ns_words"],
        "",
    )
    assert (sheet.called_by, sheet.called_when, sheet.revision) == ("EW", "auction", 1)
    assert verbs(report) == [Verb.FACTS_WRITTEN]


def test_each_side_confirms_for_itself_and_twice_is_once(dora: User, report: IrregularityReport) -> None:
    write_facts(actor=dora, report=report, revision=0, texts=FACTS)
    first = confirm_facts(actor=dora, report=report, side="NS", revision=1)
    again = confirm_facts(actor=dora, report=report, side="NS", revision=1)
    assert first.ns_confirmed_at is not None
    assert (again.ns_confirmed_at, again.ew_confirmed_at) == (first.ns_confirmed_at, None)
    assert verbs(report) == [Verb.FACTS_WRITTEN, Verb.FACTS_CONFIRMED]


def test_a_changed_text_is_to_be_confirmed_anew(dora: User, report: IrregularityReport) -> None:
    write_facts(actor=dora, report=report, revision=0, texts=FACTS)
    confirm_facts(actor=dora, report=report, side="EW", revision=1)
    sheet = write_facts(actor=dora, report=report, revision=1, texts={"agreed": "North passed at once."})
    assert (sheet.ew_confirmed_at, sheet.ns_words) == (None, FACTS["ns_words"])


def test_what_was_confirmed_is_what_was_shown(dora: User, report: IrregularityReport) -> None:
    write_facts(actor=dora, report=report, revision=0, texts=FACTS)
    write_facts(actor=dora, report=report, revision=1, texts={"agreed": "Something else."})
    with pytest.raises(Stale):
        confirm_facts(actor=dora, report=report, side="NS", revision=1)


def test_the_same_facts_again_change_nothing(dora: User, report: IrregularityReport) -> None:
    write_facts(actor=dora, report=report, revision=0, texts=FACTS)
    assert write_facts(actor=dora, report=report, revision=1, texts=FACTS).revision == 1
    assert verbs(report) == [Verb.FACTS_WRITTEN]


def test_a_form_older_than_the_last_change_is_refused(dora: User, report: IrregularityReport) -> None:
    write_facts(actor=dora, report=report, revision=0, texts=FACTS)
    with pytest.raises(Stale):
        write_facts(actor=dora, report=report, revision=0, texts={"agreed": "Late."})


def test_nothing_is_confirmed_before_it_was_written(dora: User, report: IrregularityReport) -> None:
    with pytest.raises(WrongState):
        confirm_facts(actor=dora, report=report, side="NS", revision=0)


def test_that_the_players_were_told_of_their_right_to_appeal_is_noted_once(
    dora: User, rev: User, report: IrregularityReport
) -> None:
    tell_of_appeal(actor=dora, report=report)
    sheet = tell_of_appeal(actor=rev, report=report)
    assert sheet.told_of_appeal_by == dora
    assert verbs(report) == [Verb.APPEAL_RIGHT_TOLD]


@pytest.mark.parametrize(("field", "given"), [("called_by", "XX"), ("called_when", "never")])
def test_an_unknown_choice_is_refused_by_its_name(
    dora: User, report: IrregularityReport, field: str, given: str
) -> None:
    choices = {"called_by": "", "called_when": "", field: given}
    with pytest.raises(BadInput) as refusal:
        write_facts(actor=dora, report=report, revision=0, texts=FACTS, **choices)
    assert refusal.value.field == field


def test_only_directors_write_down_facts(olga: User, report: IrregularityReport) -> None:
    with pytest.raises(NotAllowed):
        write_facts(actor=olga, report=report, revision=0, texts=FACTS)

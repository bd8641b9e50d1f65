"""A ruling becomes public after play, countersigned, without names, and by the chief director alone."""

from fractions import Fraction

import pytest

from rulings.bridge import Side
from rulings.desk.adjusting.values import Given
from rulings.desk.appeals.services.hearing import decide_appeal, hear_appeal, rule_on_law, seat_members, tell_outcome
from rulings.desk.appeals.services.lodging import decide_late
from rulings.desk.base.refusals import BadInput, NamesInText, NotAllowed, ReasonMissing, WrongState
from rulings.desk.casebook.services.publishing import publish, withdraw_publication
from rulings.desk.cases.queries.hearers import Member
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.review.services import countersign
from rulings.models import Body, Club, IrregularityReport, Publication, Ruling, Session, User
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.notation.adjustments import SidePenalty
from tests.appealing import make_appeal, make_ready
from tests.factories import (
    answer_all,
    both,
    first_case,
    history,
    make_adjustment,
    make_over,
    make_pair,
    make_publishable,
    make_report,
    make_result,
    make_ruling,
    make_session,
)


def over(dora: User, session: Session) -> None:
    """The session is over, and the club publishes at once."""
    make_over(dora, session)
    Club.objects.filter(pk=session.event.club_id).update(publishing={"parties_first_hours": 0})


FACTS = "West had played no card to trick four; found at trick seven."


@pytest.fixture
def ruling(dora: User, rev: User, session: Session) -> Ruling:
    """Countersigned, the session closed."""
    make_pair(session, "1", "NS", "Łucja Źrebiec", "Jo King")
    return make_publishable(dora, rev, session, narrative=FACTS, seats={"W": "Ermete Bonfà"})


def test_the_chief_director_publishes_a_snapshot(rev: User, ruling: Ruling) -> None:
    publication = publish(actor=rev, ruling=ruling)
    assert (publication.year, publication.number) == (publication.published_at.year, 1)
    assert (publication.facts, publication.override_text) == (FACTS, "")
    assert publication.sentences == ruling.sentences
    assert publication.paragraphs == ["67B1(a)", "67B1", "67B1(a)", "64A2", "64C1"]
    assert publication.ruling.report.status == "published"
    assert publication.sheet_digest == ruling.signed_digest
    assert history(ruling.report.club)[-1] == (
        "ruling.published",
        {},
        {
            "year": publication.year,
            "number": 1,
            "version": 1,
            "facts": FACTS,
            "digest": publication.sheet_digest,
            "public": {"override_text": "", "appeal": publication.appeal, "auction": publication.auction},
        },
    )


@pytest.mark.parametrize("who", ["dora", "olga", "pat", "wanda"])
def test_nobody_else_does(who: str, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    before = len(history(ruling.report.club))
    with pytest.raises(NotAllowed) as refusal:
        publish(actor=request.getfixturevalue(who), ruling=ruling)
    assert str(refusal.value) == "Only the chief director of this club publishes rulings and withdraws them."
    assert (Publication.objects.count(), len(history(ruling.report.club))) == (0, before)


def test_the_chief_directors_own_words_stand_for_the_narrative(rev: User, ruling: Ruling) -> None:
    assert publish(actor=rev, ruling=ruling, text="A trick of three cards.").facts == "A trick of three cards."


def test_no_text_at_all_is_a_choice_too(rev: User, ruling: Ruling) -> None:
    assert publish(actor=rev, ruling=ruling, text="").facts == ""


def test_publishing_twice_is_one_publication(rev: User, ruling: Ruling) -> None:
    assert publish(actor=rev, ruling=ruling) == publish(actor=rev, ruling=ruling)
    assert Publication.objects.count() == 1


def test_publications_are_numbered_within_club_and_year(dora: User, rev: User, ruling: Ruling) -> None:
    other = make_publishable(dora, rev, make_session(ruling.report.club, "wednesday"))
    assert [publish(actor=rev, ruling=entry).number for entry in (other, ruling)] == [1, 2]


def test_nothing_is_published_while_the_session_is_in_play(dora: User, rev: User, session: Session) -> None:
    ruling = countersign(actor=rev, ruling=make_ruling(dora, session))
    with pytest.raises(WrongState) as refusal:
        publish(actor=rev, ruling=ruling)
    assert str(refusal.value) == (
        "The session is still in play: others may have this board before them. Close it first."
    )
    assert refusal.value.status == 409


def test_nothing_is_published_before_its_countersignature(dora: User, rev: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    over(dora, session)
    with pytest.raises(WrongState, match=r"^Nobody has countersigned this ruling yet\."):
        publish(actor=rev, ruling=ruling)


def test_nothing_is_published_while_it_is_reopened(dora: User, rev: User, ruling: Ruling) -> None:
    supersede_ruling(actor=dora, ruling=ruling, reason="Again.")
    with pytest.raises(WrongState, match=r"^This ruling was reopened\."):
        publish(actor=rev, ruling=ruling)


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("Łucja Źrebiec had thirteen cards.", ("Łucja Źrebiec",)),
        ("zrebiec had thirteen cards.", ("zrebiec",)),
        ("LUCJA and Bonfa' argued.", ("LUCJA", "Bonfa")),
        ("Then Jo King led.", ("Jo King",)),
    ],
)
def test_a_text_that_names_a_player_is_refused(rev: User, ruling: Ruling, text: str, hits: tuple[str, ...]) -> None:
    with pytest.raises(NamesInText) as refusal:
        publish(actor=rev, ruling=ruling, text=text)
    assert (refusal.value.hits, refusal.value.field) == (hits, "text")
    assert str(refusal.value) == (
        f"A person is named in the public text: {'; '.join(f'{hit} (“{text}”)' for hit in hits)}. Write North, East, "
        "South or West instead; tick a word only where it is no name."
    )
    assert not Publication.objects.exists()


def test_words_of_the_game_are_no_names(rev: User, ruling: Ruling) -> None:
    assert publish(actor=rev, ruling=ruling, text="West led the king of spades.").number == 1


def test_an_override_that_names_a_player_is_refused(dora: User, rev: User, session: Session) -> None:
    make_pair(session, "1", "NS", "Łucja Źrebiec")
    case = answer_all(dora, first_case(make_report(dora, session)))
    own = {"override_text": "Źrebiec keeps her trick.", "override_reason": "So be it."}
    ruling = issue_ruling(actor=dora, case=case, revision=6, **own)
    countersign(actor=rev, ruling=ruling)
    over(dora, session)
    with pytest.raises(NamesInText) as refusal:
        publish(actor=rev, ruling=ruling)
    assert (refusal.value.hits, refusal.value.field) == (("Źrebiec",), "override_text")


def test_a_text_of_a_hundred_thousand_characters_is_refused(rev: User, ruling: Ruling) -> None:
    with pytest.raises(BadInput, match=r"^Too long: the public text may have 10000 characters, and this has 100000\."):
        publish(actor=rev, ruling=ruling, text="x" * 100_000)


def test_a_publication_is_withdrawn_with_a_notice(rev: User, ruling: Ruling) -> None:
    publication = publish(actor=rev, ruling=ruling)
    withdrawn = withdraw_publication(actor=rev, publication=publication, notice="Under appeal.")
    assert (withdrawn.notice, withdrawn.withdrawn_at is not None) == ("Under appeal.", True)
    assert withdrawn.ruling.report.status == "reviewed"
    numbered = {"year": publication.year, "number": 1}
    assert history(ruling.report.club)[-1] == (
        "publication.withdrawn",
        numbered,
        numbered | {"notice": "Under appeal."},
    )
    with pytest.raises(WrongState, match=r"^This publication has already been withdrawn\.$"):
        withdraw_publication(actor=rev, publication=publication, notice="Twice.")
    with pytest.raises(WrongState, match=r"^This version was published and withdrawn\."):
        publish(actor=rev, ruling=ruling)


def test_a_publication_is_not_withdrawn_without_a_notice(rev: User, ruling: Ruling) -> None:
    publication = publish(actor=rev, ruling=ruling)
    with pytest.raises(ReasonMissing, match=r"^Write the notice that readers will find in place of the ruling\.$"):
        withdraw_publication(actor=rev, publication=publication, notice=" ")


@pytest.mark.parametrize("who", ["dora", "olga", "pat", "wanda"])
def test_nobody_else_withdraws_one(who: str, rev: User, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    publication = publish(actor=rev, ruling=ruling)
    with pytest.raises(NotAllowed):
        withdraw_publication(actor=request.getfixturevalue(who), publication=publication, notice="x")
    publication.refresh_from_db()
    assert publication.withdrawn_at is None


def test_reopening_a_published_ruling_takes_it_back(rev: User, ruling: Ruling) -> None:
    publication = publish(actor=rev, ruling=ruling)
    case = supersede_ruling(actor=rev, ruling=ruling, reason="The score was wrong.")
    publication.refresh_from_db()
    assert (publication.withdrawn_at is not None, case.report.status) == (True, "open")
    assert publication.notice == "The ruling was reopened. Its new version will be published in its place."
    verbs = [verb for verb, _before, _after in history(ruling.report.club)]
    assert verbs[-2:] == ["publication.withdrawn", "ruling.reopened"]


def test_a_director_does_not_reopen_what_is_public(dora: User, rev: User, ruling: Ruling) -> None:
    publication = publish(actor=rev, ruling=ruling)
    with pytest.raises(NotAllowed, match=r"^Only the chief director of this club publishes rulings"):
        supersede_ruling(actor=dora, ruling=ruling, reason="The score was wrong.")
    publication.refresh_from_db()
    ruling.case.refresh_from_db()
    assert (publication.withdrawn_at, ruling.case.is_open) == (None, False)


def test_the_next_version_is_published_under_a_new_number(dora: User, rev: User, ruling: Ruling) -> None:
    publish(actor=rev, ruling=ruling)
    case = supersede_ruling(actor=rev, ruling=ruling, reason="The score was wrong.")
    second = issue_ruling(actor=dora, case=case, revision=case.revision)
    assert publish(actor=rev, ruling=countersign(actor=rev, ruling=second)).number == 2


def test_what_an_appeal_decided_is_public_without_any_name(dora: User, rev: User, olga: User, ruling: Ruling) -> None:
    """Seats for those at the table, "a player" for the others: nobody can reword it any more."""
    said = "Ermete Bonfà had a heart. Jo King, of another table, saw it."
    appeal = make_appeal(dora, ruling, consents=("Anna", "Bruno"))
    appeal = make_ready(dora, decide_late(actor=olga, appeal=appeal, is_admitted=True, reason="The post."))
    rule_on_law(actor=olga, appeal=appeal, law_points="", law_ruling="", fact_points="A heart?")
    members = [Member("Carla Verdi", is_chair=True), Member("Jarek Dom")]
    seat_members(actor=olga, appeal=appeal, body=Body.COMMITTEE, members=members)
    hear_appeal(actor=olga, appeal=appeal)
    told = {"findings": "So.", "decision_text": said, "dissent": "Carla would change it; Verdi alone."}
    appeal = decide_appeal(actor=olga, appeal=appeal, decision="upheld", merit="with", **told)
    tell_outcome(actor=dora, appeal=appeal)
    public = publish(actor=rev, ruling=ruling, text=FACTS, not_names=["dom"]).appeal
    assert public["text"] == "West had a heart. a player, of another table, saw it."
    assert public["dissent"] == "a player would change it; a player alone."


def test_it_says_what_was_scored_and_given_without_penalties(dora: User, rev: User, ruling: Ruling) -> None:
    fine = (SidePenalty(Side.EW, Fraction(1, 4)),)
    pairs = [make_pair(ruling.report.session, "7", side, "Anna", "Bruno") for side in ("NS", "EW")]
    played = make_result(ruling.report.board, *pairs)
    IrregularityReport.objects.filter(pk=ruling.report_id).update(result=played)
    given = Given(Assigned.to_both(-100), "16B3", both("4S -2 S"), penalties=fine, penalty_reason="X")
    make_adjustment(dora, ruling, played, given=given, override_reason="I said so.")
    countersign(actor=rev, ruling=ruling)
    scores = publish(actor=rev, ruling=ruling, text=FACTS).scores
    assert scores["table"] == {"result": "4S = S", "points": 420}
    assert [sorted(each) for each in scores["given"]] == [["paragraph", "rule"]]
    assert (scores["given"][0]["paragraph"], scores["given"][0]["rule"]["ns"]["points"]) == ("16B3", -100)


def test_a_result_that_is_not_known_is_left_out(rev: User, ruling: Ruling) -> None:
    assert publish(actor=rev, ruling=ruling, text=FACTS).scores == {}


def test_the_trail_keeps_which_hits_were_said_to_be_no_names(rev: User, ruling: Ruling) -> None:
    publish(actor=rev, ruling=ruling, text="The king was led.", not_names=["king"])
    verb, _before, after = history(ruling.report.club)[-1]
    assert (verb, after["not_names"]) == ("ruling.published", ["king"])


def test_a_notice_that_names_a_player_is_refused(rev: User, ruling: Ruling) -> None:
    publication = publish(actor=rev, ruling=ruling, text=FACTS)
    with pytest.raises(NamesInText, match="Źrebiec"):
        withdraw_publication(actor=rev, publication=publication, notice="Łucja Źrebiec asked for it.")
    publication.refresh_from_db()
    assert (publication.withdrawn_at, publication.notice) == (None, "")

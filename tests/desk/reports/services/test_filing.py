"""Filing, amending and withdrawing a report, and the next case of its chain."""

import pytest

from rulings.desk.base.refusals import (
    BadInput,
    NotAllowed,
    NotAnOption,
    ReasonMissing,
    Stale,
    UnknownBoard,
    UnknownFact,
    UnknownSituation,
    WrongState,
)
from rulings.desk.cases.services.answering import answer
from rulings.desk.reports.services.filing import amend_report, file_report, open_next_case, withdraw_report
from rulings.models import AuditEntry, Contestant, IrregularityReport, ReportCase, Session, User
from tests.factories import (
    a_key,
    answer_all,
    first_case,
    history,
    make_board,
    make_club,
    make_pair,
    make_report,
    make_result,
    make_ruling,
    make_session,
)

ONLY_DIRECTORS = "Only this club's directors file reports. Ask one of them, or sign in as a director of this club."


def nothing_is_stored() -> bool:
    return not (IrregularityReport.objects.exists() or ReportCase.objects.exists() or AuditEntry.objects.exists())


@pytest.fixture
def pairs(session: Session) -> tuple[Contestant, Contestant]:
    return make_pair(session, "1", "NS", "Ada Bo", "Ida Co"), make_pair(session, "1", "EW", "Ugo Do", "Eva Fo")


def test_a_director_files_with_a_board_and_a_situation_alone(dora: User, session: Session) -> None:
    report = file_report(actor=dora, session=session, board_number=2, situation="penalty_card", filing_key=a_key())
    case = report.cases.get()
    assert (report.number, report.board.number, report.filed_by, report.status) == (1, 2, dora, "open")
    assert (case.position, case.situation, case.edition, case.answers) == (1, "penalty_card", "2017", {})


def test_filing_writes_two_entries(dora: User, session: Session) -> None:
    report = make_report(
        dora, session, table=" 5 ", seats={"N": " Ada Bo ", "E": ""}, narrative="One card too few.\r\n"
    )
    told = {
        "number": 1,
        "board": 1,
        "table": "5",
        "ns": None,
        "ew": None,
        "result": None,
        "seats": {"N": "Ada Bo"},
        "narrative": "One card too few.",
        "auction": [],
        "contract": "",
        "play": {},
        "claim": {},
        "about": {},
    }
    opened = {
        "position": 1,
        "situation": "defective_trick",
        "edition": "2017",
        "answers": {"error": "played_none"},
    }
    assert history(report.club) == [("report.filed", {}, told), ("case.opened", {}, opened)]
    entry = AuditEntry.objects.get(sequence=1)
    assert (entry.actor, entry.object_type, entry.object_id, entry.report) == (
        dora,
        "IrregularityReport",
        report.pk,
        report,
    )


def test_what_comes_with_the_door_is_marked_so(dora: User, session: Session) -> None:
    given = first_case(make_report(dora, session)).answers["error"]
    assert {name: given[name] for name in ("value", "by", "revision", "preset")} == {
        "value": "played_none",
        "by": dora.pk,
        "revision": 1,
        "preset": True,
    }


def test_reports_are_numbered_within_the_club(dora: User, wanda: User, session: Session) -> None:
    theirs = make_session(wanda.memberships.get().club, "elsewhere")
    assert [make_report(dora, session).number, make_report(dora, session).number] == [1, 2]
    assert make_report(wanda, theirs).number == 1


def test_the_same_form_again_is_the_same_report(dora: User, session: Session) -> None:
    first = make_report(dora, session, filing_key=a_key())
    again = make_report(dora, session, filing_key=a_key(), board_number=2)
    assert (again, again.board.number) == (first, 1)
    assert (IrregularityReport.objects.count(), AuditEntry.objects.count()) == (1, 2)


def test_the_same_form_for_another_session_is_refused(dora: User, session: Session) -> None:
    make_report(dora, session, filing_key=a_key())
    with pytest.raises(Stale, match=r"^This form has already been sent for another session\. Start a new report\.$"):
        make_report(dora, make_session(session.event.club, "wednesday"), filing_key=a_key())


def test_two_clubs_may_use_the_same_key(dora: User, wanda: User, session: Session) -> None:
    make_report(dora, session, filing_key=a_key())
    theirs = make_session(wanda.memberships.get().club, "elsewhere")
    assert make_report(wanda, theirs, filing_key=a_key()).number == 1


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_files(who: str, session: Session, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed) as refusal:
        make_report(request.getfixturevalue(who), session)
    assert (str(refusal.value), refusal.value.status) == (ONLY_DIRECTORS, 403)
    assert nothing_is_stored()


def test_the_chief_director_files_too(rev: User, session: Session) -> None:
    assert make_report(rev, session).filed_by == rev


def test_an_unknown_board_is_refused_by_naming_those_there_are(dora: User, session: Session) -> None:
    with pytest.raises(UnknownBoard) as refusal:
        make_report(dora, session, board_number=99)
    assert str(refusal.value) == "There is no board 99 in this session: its boards are 1 to 3."
    assert (refusal.value.status, refusal.value.field) == (422, "board_number")
    assert nothing_is_stored()


def test_a_session_without_boards_says_so(dora: User, session: Session) -> None:
    session.boards.all().delete()
    with pytest.raises(UnknownBoard, match=r"^This session has no boards\."):
        make_report(dora, session)


@pytest.mark.parametrize("situation", ["revoke_of_the_moon", "", "x" * 100_000])
def test_an_unknown_situation_is_refused(dora: User, session: Session, situation: str) -> None:
    with pytest.raises(UnknownSituation, match=r"^There is no such situation in this session's edition of the Laws\."):
        make_report(dora, session, situation=situation)
    assert nothing_is_stored()


def test_a_fact_of_another_law_is_refused(dora: User, session: Session) -> None:
    with pytest.raises(UnknownFact, match=r"^This case's law does not ask that\."):
        make_report(dora, session, facts={"penalty_cards": ["SA"]})
    assert nothing_is_stored()


@pytest.mark.parametrize("value", ["played_two", "", None, 7, ["played_none"], {"a": 1}])
def test_an_answer_that_is_no_option_is_refused(dora: User, session: Session, value: object) -> None:
    with pytest.raises(NotAnOption, match=r"^That is not one of the answers to this question\."):
        make_report(dora, session, facts={"error": value})
    assert nothing_is_stored()


def test_an_option_of_the_other_edition_is_refused(dora: User, session: Session) -> None:
    older = make_session(make_club("older"), "older", edition="2007")
    dora.memberships.create(club=older.event.club, role="director")
    with pytest.raises(NotAnOption):
        make_report(dora, older, facts={"error": "not_among_played_cards"})
    assert make_report(dora, session, facts={"error": "not_among_played_cards"}).number == 1


def test_a_judgement_does_not_come_with_the_door(dora: User, session: Session) -> None:
    with pytest.raises(ReasonMissing, match=r"^This is a judgement: answer it in the case, with your reason\.$"):
        make_report(dora, session, situation="penalty_card", facts={"exposed_unintentionally": "yes"})
    assert nothing_is_stored()


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        (
            "narrative",
            "x" * 100_000,
            "Too long: the narrative may have 10000 characters, and this has 100000. Shorten it and send it again.",
        ),
        (
            "table",
            "12345678901",
            "Too long: the table may have 10 characters, and this has 11. Shorten it and send it again.",
        ),
        (
            "narrative",
            "a\0b",
            "There is a character in the narrative that is not text. Type it again, or paste it without formatting.",
        ),
        ("seats", {"Q": "Ada"}, "A seat is N, E, S or W. Choose one of the four."),
        (
            "seats",
            {"N": "x" * 201},
            "Too long: a player's name may have 200 characters, and this has 201. Shorten it and send it again.",
        ),
    ],
)
def test_texts_that_cannot_be_kept_are_refused(
    dora: User, session: Session, field: str, value: object, sentence: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        make_report(dora, session, **{field: value})
    assert (str(refusal.value), refusal.value.field) == (sentence, field)
    assert nothing_is_stored()


def test_script_in_a_name_is_kept_as_the_text_it_is(dora: User, session: Session) -> None:
    report = make_report(dora, session, seats={"N": "<script>alert(1)</script>"})
    assert report.seats == {"N": "<script>alert(1)</script>"}


def test_the_pairs_come_from_the_result(dora: User, session: Session, pairs: tuple[Contestant, Contestant]) -> None:
    result = make_result(session.boards.get(number=1), *pairs, table="4")
    report = make_report(dora, session, table="4")
    assert (report.result, report.ns, report.ew) == (result, *pairs)
    other = make_report(dora, session, ns=pairs[0])
    assert (other.result, other.table, other.ew) == (result, "4", pairs[1])


def test_of_several_results_none_is_guessed(dora: User, session: Session, pairs: tuple[Contestant, Contestant]) -> None:
    board = session.boards.get(number=1)
    make_result(board, *pairs, table="4", round="1")
    make_result(board, *pairs, table="4", round="2")
    report = make_report(dora, session, table="4")
    assert (report.result, report.ns, report.ew, report.table) == (None, None, None, "4")


def test_a_pair_of_another_session_is_refused(dora: User, session: Session) -> None:
    stranger = make_pair(make_session(session.event.club, "wednesday"), "9", "NS")
    with pytest.raises(BadInput, match=r"^That pair does not play in this session\. Choose one from the list\.$"):
        make_report(dora, session, ns=stranger)


def test_a_pair_does_not_play_itself(dora: User, session: Session) -> None:
    pair = make_pair(session, "9", "NS")
    with pytest.raises(BadInput, match=r"^The same pair cannot sit north-south and east-west\. Change one of them\.$"):
        make_report(dora, session, ns=pair, ew=pair)


def test_what_is_told_later_is_kept_with_what_it_was_before(dora: User, rev: User, session: Session) -> None:
    report = make_report(dora, session, narrative="Too few cards.")
    amended = amend_report(
        actor=rev, report=report, revision=1, narrative="West had one too many.", contract="4sx by w", auction=None
    )
    assert (amended.narrative, amended.contract, amended.revision) == ("West had one too many.", "4SX by W", 2)
    assert history(report.club, since=2) == [
        (
            "report.amended",
            {"contract": "", "narrative": "Too few cards."},
            {"contract": "4SX by W", "narrative": "West had one too many."},
        )
    ]


def test_amending_nothing_writes_nothing(dora: User, session: Session) -> None:
    report = make_report(dora, session, table="4")
    assert amend_report(actor=dora, report=report, revision=1, table="4").revision == 1
    assert len(history(report.club)) == 2


def test_a_form_older_than_the_last_change_is_refused(dora: User, rev: User, session: Session) -> None:
    report = make_report(dora, session)
    amend_report(actor=rev, report=report, revision=1, narrative="Mine.")
    with pytest.raises(Stale, match=r"^Somebody else has changed this report meanwhile\."):
        amend_report(actor=dora, report=report, revision=1, narrative="Yours.")
    report.refresh_from_db()
    assert report.narrative == "Mine."


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_amends(
    who: str, dora: User, session: Session, request: pytest.FixtureRequest
) -> None:
    report = make_report(dora, session)
    with pytest.raises(NotAllowed):
        amend_report(actor=request.getfixturevalue(who), report=report, revision=1, narrative="x")
    assert len(history(report.club)) == 2


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("contract", "8S by N", "This is not a contract. Write 4S by W, 3NTX by N, or Pass."),
        (
            "auction",
            ["1S", "9H"],
            "Call 2 of the auction: “9H” is no call. Write P, X, XX or a bid such as 1NT; the suits are S ♠, H ♥, D ♦ "
            "and C ♣.",
        ),
    ],
)
def test_what_is_no_contract_or_auction_is_refused(
    dora: User, session: Session, field: str, value: object, sentence: str
) -> None:
    report = make_report(dora, session)
    with pytest.raises(BadInput) as refusal:
        amend_report(actor=dora, report=report, revision=1, **{field: value})  # type: ignore[arg-type]
    assert (str(refusal.value), refusal.value.field) == (sentence, field)


def test_the_wrong_board_can_be_put_right_until_a_ruling_is_out(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    assert amend_report(actor=dora, report=report, revision=1, board_number=2).board.number == 2
    ruled = make_ruling(dora, session).report
    with pytest.raises(WrongState, match=r"^A ruling was issued on this board\."):
        amend_report(actor=dora, report=ruled, revision=1, board_number=2)


def test_an_answer_that_the_changed_record_leaves_no_room_for_is_dropped(dora: User, session: Session) -> None:
    report = make_report(dora, session, facts={"error": "played_too_many"})
    report = amend_report(actor=dora, report=report, revision=1, contract="4S by S")
    answers = (("both_sides_played_on", "yes"), ("offender", "W"), ("faced_card_is_known", "yes"))
    case = answer_all(dora, first_case(report), (*answers, ("extra_card_was_exposed", "yes")))
    amend_report(actor=dora, report=report, revision=2, contract="4S by W")
    case.refresh_from_db()
    assert (sorted(case.answers), case.revision) == (
        ["both_sides_played_on", "error", "faced_card_is_known", "offender"],
        6,
    )
    assert history(report.club)[-1] == (
        "report.amended",
        {"contract": "4S by S"},
        {"contract": "4S by W", "dropped": ["extra_card_was_exposed"]},
    )


def test_a_report_is_withdrawn_with_its_reason(dora: User, session: Session) -> None:
    report = withdraw_report(actor=dora, report=make_report(dora, session), reason="Wrong table.")
    assert report.status == "withdrawn"
    assert history(report.club, since=2) == [
        ("report.withdrawn", {"status": "open"}, {"status": "withdrawn", "reason": "Wrong table."})
    ]
    with pytest.raises(WrongState, match=r"^This report was withdrawn"):
        answer_all(dora, first_case(report))


def test_a_report_is_not_withdrawn_without_a_reason_or_after_a_ruling(dora: User, session: Session) -> None:
    with pytest.raises(ReasonMissing, match=r"^Say why the report is withdrawn\.$"):
        withdraw_report(actor=dora, report=make_report(dora, session), reason=" \n")
    with pytest.raises(WrongState, match=r"^A ruling was issued on this report"):
        withdraw_report(actor=dora, report=make_ruling(dora, session).report, reason="Never mind.")


def test_the_next_case_carries_over_what_both_laws_ask(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    case = open_next_case(actor=dora, report=ruling.report, situation="penalty_card", facts={})
    assert (case.position, case.situation, case.report.status) == (2, "penalty_card", "open")
    assert {key: given["value"] for key, given in case.answers.items()} == {"offender": "W"}
    assert case.answers["offender"]["preset"] is True


def test_facts_of_the_finding_stand_before_what_is_carried_over(dora: User, session: Session) -> None:
    report = make_ruling(dora, session).report
    case = open_next_case(actor=dora, report=report, situation="penalty_card", facts={"offender": "E"})
    assert case.answers["offender"]["value"] == "E"


def test_what_was_said_of_another_player_is_not_carried_over(dora: User, session: Session) -> None:
    answers = (("both_sides_played_on", "no"), ("offender", "W"), ("next_trick_led_by", "partner"))
    report = make_report(dora, session, facts={"error": "played_none"})
    case = report.cases.get()
    for key, value in (*answers, ("role", "defender")):
        case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision).case
    mine = open_next_case(actor=dora, report=report, situation="retracted_card", facts={"offender": "W"})
    his = open_next_case(actor=dora, report=report, situation="retracted_card", facts={"offender": "N"})
    assert (mine.answers["role"]["value"], "role" in his.answers) == ("defender", False)


def test_a_button_pressed_twice_opens_one_case(dora: User, session: Session) -> None:
    report = make_ruling(dora, session).report
    first = open_next_case(actor=dora, report=report, situation="penalty_card", facts={"offender": "E"})
    again = open_next_case(actor=dora, report=report, situation="penalty_card", facts={"offender": "E"})
    other = open_next_case(actor=dora, report=report, situation="penalty_card", facts={"offender": "N"})
    assert (again, other.position) == (first, 3)


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_opens_the_next_case(
    who: str, dora: User, session: Session, request: pytest.FixtureRequest
) -> None:
    report = make_report(dora, session)
    with pytest.raises(NotAllowed):
        open_next_case(actor=request.getfixturevalue(who), report=report, situation="penalty_card")
    assert ReportCase.objects.count() == 1


def test_a_board_of_thousands_is_ruled_like_any_other(dora: User, session: Session) -> None:
    make_board(session, 1001)
    assert answer_all(dora, first_case(make_report(dora, session, board_number=1001))).revision == 6

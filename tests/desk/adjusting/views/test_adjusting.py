"""The page that adjusts a score: tried without being stored, given, and its slip."""

import json
from typing import Any

import pytest
from django.test import Client

from rulings.models import FollowUp, Result, Ruling, ScoreAdjustment, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import results, rows, text
from tests.factories import make_adjustment, make_ruling


@pytest.fixture
def form(line: Result) -> dict[str, Any]:
    return {"result": line.pk, "paragraph": "16B3", "ns_result_1": "4S -2 S", "penalty_kind": "procedural"}


OTHERS_OF_TWO_DOWN = [
    ["1", "2 Anna 2 - Bruno 2", "2.00", "4.00"],
    ["1", "2 Anna 2 - Bruno 2", "2.00", "0.00"],
    ["1", "3 Anna 3 - Bruno 3", "0.00", "2.00"],
    ["1", "3 Anna 3 - Bruno 3", "4.00", "2.00"],
    ["2 → 1", "2 Anna 2 - Bruno 2 North-South", "2.00", "4.00"],
    ["3 → 2", "3 Anna 3 - Bruno 3 North-South", "0.00", "2.00"],
    ["1 → 3", "1 Anna 1 - Bruno 1 North-South", "4.00", "0.00"],
    ["3 → 1", "1 Anna 1 - Bruno 1 East-West", "0.00", "4.00"],
    ["1 → 2", "3 Anna 3 - Bruno 3 East-West", "4.00", "2.00"],
    ["2 → 3", "2 Anna 2 - Bruno 2 East-West", "2.00", "0.00"],
]
"""What two down does to everybody else, and to the ranking."""


def weights(*parts: tuple[str, int]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for row, (result, weight) in enumerate(parts, 1):
        fields |= {f"ns_result_{row}": result, f"ns_weight_{row}": weight}
    return fields


def test_the_page_begins_with_what_the_ruling_says(as_dora: Client, ruling: Ruling, line: Result) -> None:
    """64A2 (by 67B1) transfers a trick to the side that did not offend: ten tricks become eleven."""
    page = as_dora.get(f"/rulings/{ruling.pk}/score/")
    assert "table 1 · 1 – 1 · 4♠ = S table 2 · 2 – 2 · 4♠ = S table 3 · 3 – 3 · 4♠ = S" in text(page)
    assert page.context["form"].initial == {
        "result": line.pk,
        "settles": [str(FollowUp.objects.get().pk)],
        "offending": "EW",
        "paragraph": "64A2",
        "ns_result_1": "4S +1 S",
    }
    assert rows(page) == [
        ["North-South 1 Anna 1 - Bruno 1", "4.00", "4.00 MP"],
        ["East-West 1 Anna 1 - Bruno 1", "0.00", "0.00 MP"],
    ]


def test_transferred_tricks_are_tried_at_once_and_given_in_one_step(
    as_dora: Client, dora: User, session: Session, line: Result
) -> None:
    """The middle table, 400, gets a trick: 420 and more."""
    middle = Result.objects.get(table="2")
    ruling = make_ruling(dora, session, table="2", ns=middle.ns, ew=middle.ew)
    page = as_dora.get(f"/rulings/{ruling.pk}/score/")
    assert rows(page)[:2] == [
        ["North-South 2 Anna 2 - Bruno 2", "2.00", "4.00 MP"],
        ["East-West 2 Anna 2 - Bruno 2", "2.00", "0.00 MP"],
    ]
    shown = page.context["form"].initial
    as_dora.post(f"/rulings/{ruling.pk}/score/", shown | {"act": "save"})
    given = ScoreAdjustment.objects.get()
    assert (given.result, given.rule["ns"]["result"], given.paragraph) == (middle, "4S +1 S", "64A2")


def test_a_table_without_a_result_leads_to_entering_it(as_dora: Client, dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    page = as_dora.get(f"/rulings/{ruling.pk}/score/")
    assert "The table of this report has no result in the session yet." in text(page)
    assert 'href="/sessions/tuesday/boards/1/results/new/"' in page.content.decode()


def test_self_inflicted_damage_shows_its_three_scores(
    as_dora: Client, ruling: Ruling, line: Result, form: dict[str, Any]
) -> None:
    """12C1(e): A two down, worth 0; B 420, the top; C 170, worth 1."""
    Result.objects.filter(pk=line.pk).update(score_ns=-100, score_ew=100, tricks=8)
    own = {"own_damage": "gambling_action", "without_error_result_1": "2S +2 S", "offending": "EW"}
    fields = form | own | {"ns_result_1": "4S = S", "paragraph": "12C1(e)"}
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", fields | {"act": "preview"})
    assert "A 0.00 MP · B 4.00 MP · C 1.00 MP" in text(page)
    assert "Part of the damage is self-inflicted: North-South get A + B − C." in text(page)
    assert rows(page)[:2] == [
        ["North-South 1 Anna 1 - Bruno 1", "0.00", "3.00 MP"],
        ["East-West 1 Anna 1 - Bruno 1", "4.00", "0.00 MP"],
    ]
    given = as_dora.post(f"/rulings/{ruling.pk}/score/", fields | {"act": "save"})
    data = json.loads(as_dora.get(f"{given['Location']}slip.json").content)
    assert data["division"] == {"A": "0.00", "B": "4.00", "C": "1.00", "case": "part"}
    assert data["sides"][0]["notation"] == "A: -100; B: 4S = S; C: 2S +2 S"
    assert "B, without the infraction: 4 spades by South, made" in data["sides"][0]["words"]
    assert ScoreAdjustment.objects.get().judged["own_damage"] == "gambling_action"


@pytest.mark.parametrize(
    ("fields", "notation", "after"),
    [
        ({"ns_result_1": "+400"}, ("+400", "+400"), ("3.00", "1.00")),
        ({"ns_result_1": "−50"}, ("-50", "-50"), ("0.00", "4.00")),
        ({"ns_average": "set MP", "ns_amount": "2.5", "ew_average": "set %", "ew_amount": "37.5"},
         ("2.5 MP", "37.5%"), ("2.50", "1.50")),
        ({"ns_average": "plus fixed", "ew_average": "minus"}, ("AVE+ fixed", "AVE-"), ("2.40", "1.60")),
        ({"is_cancelled": "on"}, ("NP", "NP"), (None, None)),
        ({"ns_result_1": "4S = S", "ns_weight_1": "50", "ns_result_2": "-100", "ns_weight_2": "50"},
         ("50% 4S = S; 50% -100", "50% 4S = S; 50% -100"), ("2.00", "2.00")),
    ],
)  # fmt: skip
def test_every_sort_of_score_goes_from_the_form_to_the_slip(
    as_dora: Client,
    ruling: Ruling,
    form: dict[str, Any],
    fields: dict[str, str],
    notation: tuple[str, str],
    after: tuple[str | None, str | None],
) -> None:
    sent = form | {"ns_result_1": "", "act": "save", "override_reason": "so it is"} | fields
    given = as_dora.post(f"/rulings/{ruling.pk}/score/", sent)
    data = json.loads(as_dora.get(f"{given['Location']}slip.json").content)
    assert tuple(side["notation"] for side in data["sides"]) == notation
    assert tuple(side["award_after"] for side in data["sides"]) == after
    assert as_dora.get(given["Location"]).status_code == 200
    assert as_dora.get("/sessions/tuesday/boards/1/").status_code == 200


def test_the_profile_says_how_much_a_standard_penalty_is(
    as_dora: Client, session: Session, ruling: Ruling, form: dict[str, Any]
) -> None:
    session.profile.scoring = {"standard_penalties": {"percent_of_top": "10"}}
    session.profile.save()
    page = as_dora.get(f"/rulings/{ruling.pk}/score/")
    assert "the standard one: 10 percent of a top" in text(page)
    penalty = {"ns_penalty": "standard", "penalty_reason": "late"}
    as_dora.post(f"/rulings/{ruling.pk}/score/", form | penalty | {"act": "save"})
    given = ScoreAdjustment.objects.get()
    assert given.penalties == [{"side": "NS", "amount": "10", "unit": "% of a top", "kind": "procedural"}]


def test_trying_shows_what_changes_and_stores_nothing(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> None:
    parts = weights(("4S = S", 50), ("4S -2 S", 50))
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", form | parts | {"act": "preview"})
    assert rows(page) == [
        ["North-South 1 Anna 1 - Bruno 1", "4.00", "2.00 MP"],
        ["50% 4 ♠ spades = S (+420)", "4.00", "2.00"],
        ["50% 4 ♠ spades −2 S (−100)", "0.00", "0.00"],
        ["East-West 1 Anna 1 - Bruno 1", "0.00", "2.00 MP"],
        ["50% 4 ♠ spades = S (+420)", "0.00", "0.00"],
        ["50% 4 ♠ spades −2 S (−100)", "4.00", "2.00"],
        ["1", "2 Anna 2 - Bruno 2", "2.00", "3.00"],
        ["1", "2 Anna 2 - Bruno 2", "2.00", "1.00"],
        ["1", "3 Anna 3 - Bruno 3", "0.00", "1.00"],
        ["1", "3 Anna 3 - Bruno 3", "4.00", "3.00"],
        ["2 → 1", "2 Anna 2 - Bruno 2 North-South", "2.00", "3.00"],
        ["1 → 2", "1 Anna 1 - Bruno 1 North-South", "4.00", "2.00"],
        ["3 → 3", "3 Anna 3 - Bruno 3 North-South", "0.00", "1.00"],
        ["1 → 1", "3 Anna 3 - Bruno 3 East-West", "4.00", "3.00"],
        ["3 → 2", "1 Anna 1 - Bruno 1 East-West", "0.00", "2.00"],
        ["2 → 3", "2 Anna 2 - Bruno 2 East-West", "2.00", "1.00"],
    ]
    assert ScoreAdjustment.objects.count() == 0


def test_htmx_gets_the_effects_alone(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> None:
    fragment = as_dora.post(f"/rulings/{ruling.pk}/score/", form | {"act": "preview"}, headers={"HX-Request": "true"})
    assert "<form" not in fragment.content.decode()
    assert rows(fragment)[0] == ["North-South 1 Anna 1 - Bruno 1", "4.00", "0.00 MP"]


def test_giving_it_leads_to_the_slip(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> None:
    answer = as_dora.post(f"/rulings/{ruling.pk}/score/", form | {"act": "save"})
    adjustment = ScoreAdjustment.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, f"/adjustments/{adjustment.pk}/")
    assert rows(as_dora.get(answer["Location"])) == [
        ["NS 1 Anna 1 - Bruno 1", "4.00", "0.00 MP"],
        ["4 ♠ spades −2 S (−100) 4 spades by South, 2 down"],
        ["EW 1 Anna 1 - Bruno 1", "0.00", "4.00 MP"],
        ["4 ♠ spades −2 S (−100) 4 spades by South, 2 down"],
        *OTHERS_OF_TWO_DOWN,
    ]


def test_a_guard_asks_for_a_reason_before_it_is_stored(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> None:
    uneven = form | weights(("4S = S", 50), ("4S -2 S", 40)) | {"act": "save"}
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", uneven)
    assert page.status_code == 200
    assert "The weights add to 90, not to 100. Law 12C1(c)" in text(page)
    assert ScoreAdjustment.objects.count() == 0
    given = as_dora.post(f"/rulings/{ruling.pk}/score/", uneven | {"override_reason": "a tenth for neither"})
    assert given.status_code == 302
    assert ScoreAdjustment.objects.get().override_reason == "a tenth for neither"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"ns_result_1": "8S = S"}, "“8S = S” is no contract at the level of 8: bids go from 1 to 7."),
        ({"ns_result_1": "4S +4 S"}, "4S by S cannot end +4: declarer takes 0 to 13 tricks."),
        ({"ns_weight_1": "0"}, "A weight is a whole number from 1 to 100. Leave a result without weight out."),
        ({"ns_weight_1": "101"}, "A weight is a whole number from 1 to 100. Leave a result without weight out."),
        ({"ns_weight_1": "a half"}, "A weight is a whole number from 1 to 100. Leave a result without weight out."),
        ({"ns_result_2": "4S = S"}, "Several results have weights: write this one's."),
        ({"ns_weight_2": "40"}, "There is a weight without a result. Write the result."),
        ({"ns_result_1": ""}, "Write a result, or choose an artificial score for each side."),
        (
            {"ns_average": "plus"},
            "Give results, or artificial scores, or a board that counts for nobody: one of them.",
        ),
        (
            {"is_cancelled": "on"},
            "Give results, or artificial scores, or a board that counts for nobody: one of them.",
        ),
        ({"ns_result_1": "+425"}, "No result on this board is worth +425 points. Write the result, or other points."),
        ({"ns_result_1": "-1"}, "No result on this board is worth -1 points."),
        ({"ns_average": "set %", "ns_result_1": ""}, "Write the amount that you set."),
        ({"ns_amount": "60"}, "There is an amount: choose what it is counted in."),
        ({"ns_average": "minus", "ns_amount": "40"}, "An average has its own amount. Leave this empty."),
        (
            {"ns_result_1": "", "ns_average": "set %", "ns_amount": "101", "ew_average": "minus"},
            "A side gets from 0 to 4 matchpoints on this board, from 0 to 100 percent. Change the amount.",
        ),
        ({"ns_average": "set IMP"}, "Select a valid choice. set IMP is not one of the available choices."),
        ({"own_damage": "gambling_action"}, "Write what that side could still have had."),
        ({"without_error_result_1": "4S = S"}, "Choose what the non-offending side did to itself."),
        (
            {"without_error_result_1": "4S = S", "own_damage": "gambling_action"},
            "Say which side offended: the other bears its own damage.",
        ),
        (
            {"without_error_result_1": "4S = S", "own_damage": "gambling_action", "ew_result_1": "3S = S"},
            "East-West's score follows from the others. Leave it empty.",
        ),
        (
            {"ns_penalty": "standard", "ns_penalty_amount": "5"},
            "Choose the standard penalty or write another amount, not both.",
        ),
        ({"ew_penalty": "other"}, "Write how much the penalty is."),
        ({"ew_penalty": "standard"}, "Write what the penalty or the warning is for."),
        ({"ew_penalty": "warning"}, "Write what the penalty or the warning is for."),
        ({"ew_penalty": "warning", "ew_penalty_amount": "5"}, "A warning costs nothing. Leave its amount empty"),
        (
            {"ns_result_1": "", "ns_average": "plus"},
            "An artificial score is given to both sides. Choose the other side's too.",
        ),
        ({"result": "999999"}, "That result is not of this board. Choose the line that the ruling is about."),
        ({"result": ""}, "Choose the line that the ruling is about. Where it has none, enter the table's result"),
        ({"ew_average": "gold"}, "Select a valid choice. gold is not one of the available choices."),
    ],
)
def test_a_form_that_cannot_be_says_why_and_stores_nothing(
    as_dora: Client, ruling: Ruling, form: dict[str, Any], fields: dict[str, str], sentence: str
) -> None:
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", form | fields | {"act": "save"})
    assert page.status_code == 200
    assert sentence in text(page)
    assert ScoreAdjustment.objects.count() == 0


def test_an_artificial_score_and_a_penalty(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> None:
    fields = {
        "ns_result_1": "",
        "ns_average": "plus",
        "ew_average": "minus",
        "is_numerous": "on",
        "ew_penalty": "standard",
        "penalty_reason": "They took the hands out of the board.",
    }
    as_dora.post(f"/rulings/{ruling.pk}/score/", form | fields | {"act": "save"})
    adjustment = ScoreAdjustment.objects.get()
    slip = text(as_dora.get(f"/adjustments/{adjustment.pk}/"))
    assert "average plus" in slip
    assert "East-West: a procedural penalty of 25 percent of a top (90A)" in slip
    assert "What for: They took the hands out of the board." in slip


def test_the_slip_for_other_programs(as_dora: Client, dora: User, ruling: Ruling, line: Result) -> None:
    adjustment = make_adjustment(dora, ruling, line)
    data = json.loads(as_dora.get(f"/adjustments/{adjustment.pk}/slip.json").content)
    assert {name: data[name] for name in ("session", "board", "old_contract", "old_score_ns", "paragraph", "unit")} == {
        "session": "tuesday",
        "board": 1,
        "old_contract": "4♠ = S",
        "old_score_ns": 420,
        "paragraph": "16B3",
        "unit": "MP",
    }
    assert [(side["pair"], side["award_before"], side["award_after"]) for side in data["sides"]] == [
        ("1", "4.00", "0.00"),
        ("1", "0.00", "4.00"),
    ]
    assert data["sides"][0]["rule"] == {"points": -100, "result": "4S -2 S"}
    assert (data["version"], data["replaces"], data["signed_by"], data["entered_by"]) == (1, 0, "Dora Neri", "")
    lines = as_dora.get(f"/adjustments/{adjustment.pk}/slip.csv").content.decode().split("\r\n")
    assert len(lines) == 4
    assert lines[0].startswith("session,board,table,old_contract,old_score_ns,paragraph,unit,")
    assert lines[2].startswith("tuesday,1,1,4♠ = S,420,16B3,MP,")


def test_the_traveller_marks_the_adjusted_line(as_dora: Client, dora: User, ruling: Ruling, line: Result) -> None:
    make_adjustment(dora, ruling, line)
    found = results(as_dora.get("/sessions/tuesday/boards/1/"))
    assert ["adjusted" in row[1] for row in found] == [True, False, False]
    assert found[0][-2:] == ["0.00", "4.00"]


def test_the_scorer_ticks_the_slip(dora: User, olga: User, ruling: Ruling, line: Result) -> None:
    address = f"/adjustments/{make_adjustment(dora, ruling, line).pk}/"
    signed_in(olga).post(f"{address}entered/")
    assert "Entered by Olga Zieba" in text(signed_in(dora).get(address))


@pytest.mark.parametrize(
    ("played_as", "asked"),
    [
        ("individual", "Who pays it (12C3)"),
        ("teams", "The result at the other table clearly favours one side (86B1)"),
    ],
)
def test_what_one_form_of_play_alone_needs_is_asked_there_alone(
    as_dora: Client, session: Session, ruling: Ruling, played_as: str, asked: str
) -> None:
    assert asked not in text(as_dora.get(f"/rulings/{ruling.pk}/score/"))
    session.form = played_as
    session.save()
    assert asked in text(as_dora.get(f"/rulings/{ruling.pk}/score/"))


def test_a_score_that_contradicts_its_ruling_is_refused_with_both_sentences(
    as_dora: Client, line: Result, ruling: Ruling
) -> None:
    sent = {"result": line.pk, "paragraph": "64A2", "ns_result_1": "4S = S", "override_reason": "I think so."}
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", sent | {"act": "save"})
    says = "The ruling says: “After play, one trick is transferred to North-South, never two.” (Law 64A2). With that"
    does = "this score says 4♠ = S (+420). Give the score that the ruling says, or reopen the ruling and rule anew."
    assert says in text(page)
    assert does in text(page)
    assert f'<a href="/rulings/{ruling.pk}/">Open the ruling</a>' in page.content.decode()
    tried = as_dora.post(f"/rulings/{ruling.pk}/score/", sent | {"act": "preview"}, headers={"HX-Request": "true"})
    assert says in text(tried)
    assert not ScoreAdjustment.objects.exists()


def test_the_form_begins_with_the_transfer_and_what_it_settles(as_dora: Client, line: Result, ruling: Ruling) -> None:
    form = as_dora.get(f"/rulings/{ruling.pk}/score/").context["form"]
    left = FollowUp.objects.get()
    assert (form.initial["ns_result_1"], form.initial["paragraph"]) == ("4S +1 S", "64A2")
    assert form.initial["settles"] == [str(left.pk)]
    as_dora.post(f"/rulings/{ruling.pk}/score/", form.initial | {"act": "save"})
    left.refresh_from_db()
    assert (left.done_at is not None, left.note) == (True, "")
    assert ScoreAdjustment.objects.get().rule["ns"]["points"] == 450


def test_what_is_not_ticked_stays_to_be_done_and_another_s_follow_up_is_refused(
    as_dora: Client, dora: User, session: Session, line: Result, ruling: Ruling
) -> None:
    other = make_ruling(dora, session).follow_ups.get()
    sent = {"result": line.pk, "paragraph": "64A2", "ns_result_1": "4S +1 S", "act": "save"}
    refused = as_dora.post(f"/rulings/{ruling.pk}/score/", sent | {"settles": [other.pk]})
    assert (refused.status_code, ScoreAdjustment.objects.exists()) == (200, False)
    assert as_dora.post(f"/rulings/{ruling.pk}/score/", sent).status_code == 302
    assert FollowUp.objects.filter(done_at__isnull=True).count() == 2

"""Tonight: a session in three taps, its settings, its templates; nothing of it needs a script."""

import re
from typing import Any

import pytest
from django.test import Client

from rulings.desk.tonight.services import save_template
from rulings.models import Club, IrregularityReport, Session, SessionTemplate, User
from tests.desk.conftest import signed_in
from tests.desk.evening import begun, mitchell, section
from tests.desk.reading import heading, text


def links(page: Any) -> list[str]:
    return re.findall(r'<a[^>]*\bhref="([^"]+)"', page.content.decode())


def shown(page: Any) -> dict[str, Any]:
    """What a browser sends of the form on the page."""
    form = page.context["form"]
    return {name: value for name in form.fields if (value := form[name].value()) is not None}


def test_a_session_like_last_week_s_begins_in_three_taps(as_dora: Client, dora: User, club: Club) -> None:
    begun(dora, club, section("A", 4, mitchell(4)), section("B", 3, mitchell(3)))
    assert "/tonight/" in links(as_dora.get("/"))
    start = next(each for each in links(as_dora.get("/tonight/")) if "from=last" in each)
    sent = as_dora.post(start, shown(as_dora.get(start)))
    session = Session.objects.latest("pk")
    assert sent["Location"] == f"/sessions/{session.slug}/"
    assert [(each.name, each.tables, bool(each.meetings)) for each in session.sections.all()] == [
        ("A", 4, True),
        ("B", 3, True),
    ]
    assert (session.boards.count(), session.contestants.filter(position__isnull=False).count()) == (12, 14)
    assert "The session has begun. Rulings can be filed from now on." in text(as_dora.get(sent["Location"]))


def test_a_session_begins_in_three_taps_from_a_template_too(as_dora: Client, dora: User, club: Club) -> None:
    template = save_template(actor=dora, session=begun(dora, club, section("", 5, mitchell(5))), name="Small Pairs")
    used = template.used_at
    start = f"/tonight/ponte/?from={template.pk}"
    assert start in links(as_dora.get("/tonight/"))
    as_dora.post(start, shown(as_dora.get(start)))
    assert (str(Session.objects.latest("pk")), Session.objects.latest("pk").sections.get().tables) == ("Small Pairs", 5)
    template.refresh_from_db()
    assert template.used_at > used


def test_with_nothing_but_a_name_a_ruling_is_filed_at_once(as_dora: Client, club: Club) -> None:
    page = as_dora.get("/tonight/ponte/")
    assert "/tonight/ponte/" in links(as_dora.get("/tonight/"))
    sent = as_dora.post("/tonight/ponte/", shown(page) | {"name": "Tuesday"})
    slug = Session.objects.get().slug
    assert sent["Location"] == f"/sessions/{slug}/"
    filed = as_dora.post(
        f"/sessions/{slug}/boards/3/new/file/",
        {
            "door": "penalty_card",
            "filing_key": "00000000-0000-0000-0000-000000000007",
            "table": "5",
            "name_N": "Anna",
            "name_E": "Carla",
        },
    )
    report = IrregularityReport.objects.get()
    assert filed.status_code == 302
    assert (report.board.number, report.table, report.seats) == (3, "5", {"N": "Anna", "E": "Carla"})
    assert as_dora.get(f"/reports/{report.pk}/").status_code == 200


def test_a_form_that_is_sent_twice_begins_one_session(as_dora: Client, club: Club) -> None:
    told = shown(as_dora.get("/tonight/ponte/")) | {"name": "Tuesday", "tables_0": "5"}
    first, second = (as_dora.post("/tonight/ponte/", told)["Location"] for _time in range(2))
    assert first == second == f"/sessions/{Session.objects.get().slug}/"
    another = shown(as_dora.get("/tonight/ponte/")) | {"name": "Tuesday", "tables_0": "5"}
    assert as_dora.post("/tonight/ponte/", another)["Location"] != first


def test_a_form_that_is_wrong_comes_back_with_all_that_was_written(as_dora: Client, club: Club) -> None:
    told = shown(as_dora.get("/tonight/ponte/")) | {"name": "Tuesday", "tables_0": "7.3", "tables_1": "5"}
    answer = as_dora.post("/tonight/ponte/", told)
    assert answer.status_code == 200
    assert "Write whole tables, or a half: 7 or 7.5." in text(answer)
    assert shown(answer)["tables_1"] == "5"
    assert Session.objects.count() == 0


def test_what_the_service_refuses_stands_on_the_form(as_dora: Client, dora: User, club: Club) -> None:
    begun(dora, club, section("", 4, mitchell(4)))
    told = shown(as_dora.get("/tonight/ponte/?from=last")) | {"form": "teams"}
    answer = as_dora.post("/tonight/ponte/?from=last", told)
    assert answer.status_code == 422
    assert "This movement does not fit the form of scoring, which is: Teams." in text(answer)
    assert Session.objects.count() == 1


@pytest.mark.parametrize("key", ["²", "999999999999999999999", "-1"])
def test_a_start_that_is_not_there_begins_with_nothing(as_dora: Client, club: Club, key: str) -> None:
    page = as_dora.get(f"/tonight/ponte/?from={key}")
    assert (page.status_code, shown(page)["name"]) == (200, "")


def test_a_member_of_two_clubs_sees_what_each_begins_from_under_its_name(
    as_dora: Client, dora: User, club: Club, wanda: User
) -> None:
    theirs = Club.objects.get(slug="wisla")
    save_template(actor=dora, session=begun(dora, club), name="Ponte Pairs")
    save_template(actor=wanda, session=begun(wanda, theirs), name="Wisła Pairs")
    assert "Wisła" not in text(as_dora.get("/tonight/"))
    assert "Ponte Pairs" not in text(signed_in(wanda).get("/tonight/"))
    theirs.memberships.create(user=dora, role="director")
    page = text(as_dora.get("/tonight/"))
    assert page.index("Wisła") < page.index("Wisła Pairs") < page.index("Ponte Vecchio") < page.index("Ponte Pairs")


def test_who_runs_sessions_nowhere_is_told_so(pat: User) -> None:
    assert signed_in(pat).get("/tonight/").status_code == 403
    assert signed_in(pat).get("/tonight/ponte/").status_code == 404


def test_settings_are_changed_and_the_history_says_each_change_in_words(
    as_dora: Client, dora: User, club: Club
) -> None:
    slug = begun(dora, club, form="").slug
    page = as_dora.get(f"/sessions/{slug}/settings/")
    told = shown(page) | {"name": "Wednesday", "form": "pairs_imp", "last_board": "28"}
    assert as_dora.post(f"/sessions/{slug}/settings/", told).status_code == 302
    as_dora.post(f"/sessions/{slug}/sections/new/", {"tables": "7", "kind": "mitchell", "boards_per_round": "4"})
    as_dora.post(f"/sessions/{slug}/close/")
    as_dora.post(f"/sessions/{slug}/reopen/")
    said = text(as_dora.get(f"/sessions/{slug}/history/"))
    for sentence in (
        "Dora Neri began the session.",
        "Settings still open; boards 1 to 24",
        "Dora Neri changed the session's settings.",
        "Name Tuesday → Wednesday",
        "Form of scoring Pairs, IMPs",
        "Last board 24 → 28",
        "Tables 7 Movement Mitchell, 4 boards a round",
        "Dora Neri opened the session again.",
        "State closed → in play",
    ):
        assert sentence in said
    assert "{" not in said


def test_settings_that_cannot_be_come_back_beside_their_field(as_dora: Client, dora: User, club: Club) -> None:
    slug = begun(dora, club, section("", 4, mitchell(4))).slug
    page = as_dora.get(f"/sessions/{slug}/settings/")
    answer = as_dora.post(f"/sessions/{slug}/settings/", shown(page) | {"form": "teams", "name": "Wednesday"})
    assert answer.status_code == 422
    assert "are of another kind" in text(answer)
    assert shown(answer)["name"] == "Wednesday"


def test_settings_are_kept_as_a_template_and_one_without_a_name_is_not(as_dora: Client, dora: User, club: Club) -> None:
    slug = begun(dora, club).slug
    refused = as_dora.post(f"/sessions/{slug}/settings/template/", {"name": " "})
    assert "Name the template." in text(refused)
    assert SessionTemplate.objects.count() == 0
    assert as_dora.post(f"/sessions/{slug}/settings/template/", {"name": "Pairs"}).status_code == 302
    assert "Pairs" in text(as_dora.get("/tonight/"))


def test_a_template_is_removed_once_and_then_said_to_be_gone(as_dora: Client, dora: User, club: Club) -> None:
    template = save_template(actor=dora, session=begun(dora, club), name="Pairs")
    for sentence in ("The template is removed.", "This template is no longer there."):
        as_dora.post("/tonight/ponte/remove/", {"template": template.pk})
        assert sentence in text(as_dora.get("/tonight/"))
    assert SessionTemplate.objects.count() == 0


def test_a_closed_session_is_opened_again_on_its_page(as_dora: Client, session: Session) -> None:
    assert "Play goes on" not in text(as_dora.get("/sessions/tuesday/"))
    as_dora.post("/sessions/tuesday/close/")
    assert "Play goes on: open the session again" in text(as_dora.get("/sessions/tuesday/"))
    assert as_dora.post("/sessions/tuesday/reopen/")["Location"] == "/sessions/tuesday/"
    assert "The session is open again." in text(as_dora.get("/sessions/tuesday/"))
    as_dora.post("/sessions/tuesday/close/", {"available": "on"})
    assert "Play goes on" not in text(as_dora.get("/sessions/tuesday/"))
    assert as_dora.post("/sessions/tuesday/reopen/").status_code == 409


@pytest.mark.parametrize("address", ["/tonight/", "/tonight/ponte/", "/sessions/tuesday/settings/"])
def test_a_page_needs_no_script(as_dora: Client, session: Session, address: str) -> None:
    page = as_dora.get(address)
    assert heading(page)
    forms = re.findall(r"<form[^>]*>", page.content.decode().partition("</main>")[0])
    assert [each for each in forms if 'method="post"' not in each] == []
    assert "hx-" not in "".join(forms)

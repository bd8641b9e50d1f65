"""The pages of the facts: written by the director, confirmed by the players on his phone."""

from django.test import Client

from rulings.models import FactsSheet, Session, User
from tests.desk.reading import buttons, text
from tests.factories import make_report, make_ruling


def test_the_director_writes_and_each_side_presses_its_button(as_dora: Client, dora: User, session: Session) -> None:
    here = f"/reports/{make_report(dora, session).pk}/facts/"
    form = {"revision": 0, "agreed": "A break in tempo.", "disputed": "How long it was.", "called_by": "NS"}
    shown = as_dora.post(here, form, follow=True)
    assert "A break in tempo." in text(shown)
    assert buttons(shown, "side") == ["NS", "EW"]
    confirmed = as_dora.post(f"{here}confirm/", {"side": "EW", "revision": 1}, follow=True)
    assert buttons(confirmed, "side") == ["NS"]
    assert "East-West confirmed" in text(confirmed)


def test_a_text_that_is_too_long_comes_back_whole(as_dora: Client, dora: User, session: Session) -> None:
    here = f"/reports/{make_report(dora, session).pk}/facts/"
    answer = as_dora.post(here, {"revision": 0, "agreed": "x" * 10_001, "disputed": "kept"})
    assert answer.status_code == 200
    assert "kept" in answer.content.decode()
    assert not FactsSheet.objects.exists()


def test_the_right_to_appeal_is_noted_with_name_and_time(as_dora: Client, dora: User, session: Session) -> None:
    here = f"/reports/{make_report(dora, session).pk}/facts/"
    assert "told the players of their right to appeal" in text(as_dora.post(f"{here}told/", follow=True))


def test_the_stamp_stands_with_the_ruling_and_brings_no_empty_facts(
    as_dora: Client, dora: User, session: Session
) -> None:
    ruling = make_ruling(dora, session)
    assert "The players were told of their right to appeal" in text(as_dora.get(f"/rulings/{ruling.pk}/"))
    answer = as_dora.post(f"/reports/{ruling.report_id}/facts/told/", {"from_ruling": "yes"}, follow=True)
    assert answer.redirect_chain == [(f"/rulings/{ruling.pk}/", 302)]
    assert "Dora Neri told the players of their right to appeal" in text(answer)
    assert "Facts" not in text(answer)
    process = text(as_dora.get(f"/rulings/{ruling.pk}/process/"))
    assert "No facts were written down." in process
    assert "Dora Neri told the players of their right to appeal." in process

"""The page on which a ruling is published: what holds it back, names marked, seats in their place, both sides first."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.appeals.services.hearing import decide_appeal, hear_appeal, tell_outcome
from rulings.desk.appeals.services.lodging import decide_late
from rulings.desk.casebook.services.publishing import publish
from rulings.desk.players.services import make_private_link
from rulings.models import Club, Publication, PublicText, Ruling, Session, User
from tests.appealing import BOTH, UPHELD, make_appeal, make_ready, make_seated
from tests.desk.reading import text
from tests.factories import make_pair, make_publishable, make_result

NARRATIVE = "Anna Bianchi led; Rossi followed."


@pytest.fixture
def ruling(dora: User, rev: User, session: Session) -> Ruling:
    pairs = [make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi"), make_pair(session, "2", "EW", "Ola", "Iga")]
    make_result(session.boards.get(number=1), *pairs)
    return make_publishable(dora, rev, session, table="1", narrative=NARRATIVE)


def test_names_are_marked_before_anything_is_signed(as_rev: Client, ruling: Ruling) -> None:
    page = as_rev.get(f"/rulings/{ruling.pk}/publish/")
    html = page.content.decode()
    assert "<mark>Anna Bianchi</mark> led; <mark>Rossi</mark> followed." in html
    assert "Anna Bianchi is a player’s whole name: replace it." in text(page)
    assert "Rossi is no name here A name that the club knows." in text(page)


def test_seats_are_put_for_names_and_nothing_is_stored(as_rev: Client, ruling: Ruling) -> None:
    page = as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": NARRATIVE, "act": "seats"})
    assert page.context["form"]["text"].value() == "North led; South followed."
    assert "<mark>" not in page.content.decode()
    assert not PublicText.objects.exists()


def test_a_word_ticked_as_no_name_is_published(as_rev: Client, ruling: Ruling) -> None:
    form = {"text": "Rossi, a colour.", "not_names": ["rossi"], "act": "publish"}
    as_rev.post(f"/rulings/{ruling.pk}/publish/", form)
    assert Publication.objects.get().facts == "Rossi, a colour."


def test_all_that_is_public_of_an_appeal_is_read_before_it_is_signed(
    as_rev: Client, dora: User, olga: User, ruling: Ruling
) -> None:
    appeal = decide_late(actor=olga, appeal=make_appeal(dora, ruling, consents=BOTH), is_admitted=True, reason="Post.")
    heard = hear_appeal(actor=olga, appeal=make_seated(olga, make_ready(dora, appeal)))
    decided = decide_appeal(actor=olga, appeal=heard, **UPHELD | {"dissent": "Bianchi and Zieba say no."})
    tell_outcome(actor=dora, appeal=decided)
    page = as_rev.get(f"/rulings/{ruling.pk}/publish/")
    assert "On appeal: It stands. North and Zieba say no." in text(page)
    assert "<mark>Zieba</mark>" in page.content.decode()
    assert "Result at the table 4 ♠ spades = S (+420)" in text(page)
    as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": "", "act": "publish"})
    assert Publication.objects.get().appeal["dissent"] == "North and a player say no."


def test_what_holds_it_back_stands_at_the_top_and_no_button_signs(as_rev: Client, ruling: Ruling) -> None:
    Session.objects.update(result_available_at=timezone.now() - timedelta(minutes=10))
    page = text(as_rev.get(f"/rulings/{ruling.pk}/publish/"))
    assert "Not to be published yet The correction period runs until" in page
    assert "Sign and publish" not in page
    refused = as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": "", "act": "publish"})
    assert (refused.status_code, Publication.objects.count()) == (409, 0)


def test_both_sides_read_the_text_on_their_page_first(
    dora: User, as_rev: Client, ruling: Ruling, club: Club, visitor: Client
) -> None:
    Club.objects.update(publishing={"parties_first_hours": 24})
    link = make_private_link(actor=dora, report=ruling.report, side="EW")
    assert "What the public will read of it" not in text(visitor.get(f"/r/{link.token}/"))
    form = {"text": "North led; South followed.", "act": "prepare"}
    page = as_rev.post(f"/rulings/{ruling.pk}/publish/", form, follow=True)
    assert "Both sides have the public text to themselves until" in text(page)
    assert page.context["form"]["text"].value() == "North led; South followed."
    assert "What the public will read of it" in text(visitor.get(f"/r/{link.token}/"))
    PublicText.objects.update(made_at=timezone.now() - timedelta(hours=25))
    as_rev.post(f"/rulings/{ruling.pk}/publish/", form | {"act": "publish"})
    assert "This ruling is public, without names" in text(visitor.get(f"/r/{link.token}/"))


def test_a_text_not_shown_to_them_is_refused(as_rev: Client, ruling: Ruling, club: Club) -> None:
    Club.objects.update(publishing={"parties_first_hours": 24})
    as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": "North led.", "act": "prepare"})
    PublicText.objects.update(made_at=timezone.now() - timedelta(hours=25))
    refused = as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": "East led.", "act": "publish"})
    assert refused.status_code == 409
    assert "Both sides have not read this text." in text(refused)


def test_a_commentary_is_written_and_read_under_the_case(as_rev: Client, ruling: Ruling) -> None:
    as_rev.post(f"/rulings/{ruling.pk}/publish/", {"text": "A card too many.", "act": "publish"})
    page = f"/rulings/{ruling.pk}/comment/"
    assert page in as_rev.get(f"/rulings/{ruling.pk}/").content.decode()
    refused = as_rev.post(page, {"commentary": "Rossi was unlucky.", "commentator": "Elsa Grigi"})
    assert (refused.status_code, "A person is named in the commentary: Rossi" in text(refused)) == (200, True)
    assert "Rossi was unlucky." in refused.content.decode()
    as_rev.post(page, {"commentary": "West was unlucky.", "commentator": "Elsa Grigi"})
    case = Publication.objects.get()
    address = f"/casebook/{case.club.slug}/{case.year}-{case.number}"
    assert "Commentary West was unlucky. Elsa Grigi, " in text(Client().get(f"{address}/"))
    told = Client().get(f"{address}.json").json()
    assert told["commentary"] == {"text": "West was unlucky.", "by": "Elsa Grigi"}


def test_a_notice_that_names_a_player_comes_back_with_its_words(as_rev: Client, rev: User, ruling: Ruling) -> None:
    publish(actor=rev, ruling=ruling, text="")
    page = as_rev.post(f"/rulings/{ruling.pk}/withdraw/", {"notice": "Rossi asked for it."})
    assert (page.status_code, page.context["form"]["notice"].value()) == (200, "Rossi asked for it.")
    assert "A person is named in the notice: Rossi (“Rossi asked for it.”)." in text(page)
    assert Publication.objects.get().withdrawn_at is None
    assert as_rev.post(f"/rulings/{ruling.pk}/withdraw/", {"notice": "South asked for it."}).status_code == 302


@pytest.mark.parametrize(
    ("page", "given"),
    [("withdraw", {"notice": "So Zmyślony asked."}), ("comment", {"commentary": "So Zmyślony.", "commentator": "E"})],
)
def test_a_word_that_may_be_a_name_is_shown_and_passes_once_it_is_ticked(
    as_rev: Client, rev: User, ruling: Ruling, page: str, given: dict[str, str]
) -> None:
    publish(actor=rev, ruling=ruling, text="")
    shown = as_rev.post(f"/rulings/{ruling.pk}/{page}/", given)
    assert "Zmyślony is no name here" in text(shown)
    assert 'name="not_names" value="Zmyślony"' in shown.content.decode()
    again = as_rev.post(f"/rulings/{ruling.pk}/{page}/", given | {"not_names": ["Zmyślony"]})
    assert again.status_code == 302


def test_the_words_of_the_public_text_are_stored_with_the_publication(as_rev: Client, ruling: Ruling) -> None:
    told = {"text": "So Zmyślony led.", "act": "publish"}
    assert "There are words in the public text that may be names" in text(
        as_rev.post(f"/rulings/{ruling.pk}/publish/", told)
    )
    as_rev.post(f"/rulings/{ruling.pk}/publish/", told | {"not_names": ["Zmyślony"]})
    assert Publication.objects.get().not_names == ["Zmyślony"]

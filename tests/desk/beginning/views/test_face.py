"""A club's face on its pages and for everybody: a sheet by its colour, a picture by its digest, kept for ever."""

import re

from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.models import Club, Session, User
from tests.desk.beginning.services.test_logos import picture
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_ruling

KEPT = "public, max-age=31536000, immutable"


def faced(olga: User) -> Client:
    """Somebody who has given the club a colour and a logo."""
    client, logo = signed_in(olga), SimpleUploadedFile("logo.png", picture())
    told = {"has_colour": "on", "colour": "#1E40AF", "logo": logo}
    assert "Saved." in text(client.post("/clubs/ponte/face/", told, follow=True))
    return client


def test_the_pages_of_the_club_wear_it_and_the_browser_keeps_both(olga: User, session: Session) -> None:
    client = faced(olga)
    page = client.get(f"/sessions/{session.slug}/").content.decode()
    sheet, logo = re.findall(r'href="(/colours/[^"]+)"|src="(/logos/[^"]+)"', page)
    assert sheet[0] == "/colours/1e40af.css"
    for who in (client, Client()):
        answers = who.get(sheet[0]), who.get(logo[1])
        assert [each["Cache-Control"] for each in answers] == [KEPT, KEPT]
        assert [each["Content-Type"] for each in answers] == ["text/css; charset=utf-8", "image/png"]
        assert answers[1].content.startswith(b"\x89PNG")


def test_what_is_neither_a_colour_nor_a_logo_is_not_there(olga: User, club: Club) -> None:
    faced(olga)
    for page in ("/colours/17594A.css", "/colours/red.css", f"/logos/{'0' * 64}.png", "/logos/0.png"):
        assert Client().get(page).status_code == 404


def test_the_papers_of_the_club_carry_its_logo_within_themselves(olga: User, dora: User, session: Session) -> None:
    paper = f"/rulings/{make_ruling(dora, session).pk}/ruling.pdf"
    client = signed_in(olga)
    bare = client.get(paper).content
    faced(olga)
    drawn = client.get(paper).content
    assert [b"/Subtype /Image" in each for each in (bare, drawn)] == [False, True]


def test_a_file_that_is_no_picture_comes_back_with_one_sentence(olga: User, club: Club) -> None:
    told = {"colour": "#17594a", "logo": SimpleUploadedFile("logo.svg", b"<svg/>")}
    page = signed_in(olga).post("/clubs/ponte/face/", told)
    assert "This is no picture that can be taken: send a PNG, JPEG or WebP file, no SVG." in text(page)


def test_a_page_of_no_club_looks_as_the_desk_does(olga: User, club: Club) -> None:
    client = faced(olga)
    assert "/colours/" not in client.get("/guide/").content.decode()

"""A logo is drawn anew: no byte of what was sent is kept, and what is no picture is refused in one sentence."""

from io import BytesIO

import pytest
from PIL import Image, ImageFile
from PIL.PngImagePlugin import PngInfo

from rulings.desk.base.refusals import BadInput
from rulings.desk.beginning.services.logos import drawn_anew


def picture(kind: str = "PNG", size: tuple[int, int] = (40, 20), **more: object) -> bytes:
    """A green picture of that kind."""
    written = BytesIO()
    Image.new("RGB", size, "#17594a").save(written, kind, **more)
    return written.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_each_kind_becomes_a_png_of_the_same_shape(kind: str) -> None:
    with Image.open(BytesIO(drawn_anew(data=picture(kind)))) as drawn:
        assert (drawn.format, drawn.size, drawn.mode) == ("PNG", (40, 20), "RGBA")


def test_a_large_one_is_made_smaller_in_proportion() -> None:
    with Image.open(BytesIO(drawn_anew(data=picture(size=(1800, 600))))) as drawn:
        assert drawn.size == (360, 120)


def test_what_a_file_says_beside_its_dots_is_gone() -> None:
    told = PngInfo()
    told.add_text("Comment", "<script>alert(1)</script>")
    sent = picture(pnginfo=told) + b"<script>and behind the end</script>"
    assert b"script" in sent
    assert b"script" not in drawn_anew(data=sent)


def test_drawing_a_drawn_one_again_changes_nothing() -> None:
    once = drawn_anew(data=picture("JPEG"))
    assert drawn_anew(data=once) == once


@pytest.mark.parametrize("filled_up", [False, True], ids=["by itself", "beside a library that fills pictures up"])
@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"no picture", id="text"),
        pytest.param(b"<svg xmlns='http://www.w3.org/2000/svg'/>", id="SVG"),
        pytest.param(picture("GIF"), id="GIF"),
        pytest.param(picture("BMP"), id="BMP"),
        pytest.param(picture("PNG")[:60], id="half a PNG"),
        pytest.param(picture("JPEG")[:200], id="half a JPEG's head"),
        pytest.param(picture("JPEG", (200, 200))[:-400], id="a JPEG without its end"),
        pytest.param(picture("WEBP")[:20], id="half a WebP"),
        pytest.param(b"\x89PNG\r\n\x1a\n" + b"\0" * 99, id="a PNG of zeros"),
    ],
)
def test_what_is_no_such_picture_is_refused(sent: bytes, filled_up: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImageFile, "LOAD_TRUNCATED_IMAGES", filled_up)
    with pytest.raises(BadInput, match=r"^This is no picture that can be taken"):
        drawn_anew(data=sent)


@pytest.mark.parametrize("sent", [picture(size=(2001, 2000)), b"\0" * (2 * 1024 * 1024 + 1)])
def test_what_is_too_large_is_refused_before_it_is_unpacked(sent: bytes) -> None:
    with pytest.raises(BadInput, match=r"^This picture is too large"):
        drawn_anew(data=sent)

"""PDFs read back: their pages as text. Left out where the renderer's libraries are missing, unless CI demands them."""

import os
from io import BytesIO

import pytest
from django.http import HttpResponse
from pypdf import PdfReader

from rulings.desk.base.pdf import CannotRender, pdf_of


def demand_renderer() -> None:
    """Skip the test where Pango is missing; with CI=true that is an error."""
    try:
        pdf_of("<p>Ruling</p>")
    except CannotRender:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip("no Pango here (Debian: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0)")


def pages(response: HttpResponse) -> list[str]:
    """The text of every page, spaces made one."""
    assert (response.status_code, response["Content-Type"]) == (200, "application/pdf")
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(response.content)).pages]


def fonts(response: HttpResponse) -> set[str]:
    """The families of the fonts that the document carries within it."""
    found = (
        font.get_object()["/BaseFont"]
        for page in PdfReader(BytesIO(response.content)).pages
        for font in page["/Resources"]["/Font"].values()
    )
    return {str(name).split("+")[-1] for name in found}

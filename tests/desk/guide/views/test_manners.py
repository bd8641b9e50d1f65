"""How pages of the guide are given out."""

import pytest
from django.test import Client

from tests.desk.reading import heading


@pytest.mark.parametrize("page", ["revoke/", "revoke/editions/", "revoke/chart/", "coverage/"])
def test_a_page_comes_in_the_language_of_its_address_and_tells_what_it_is(client: Client, page: str) -> None:
    shown = client.get(f"/guide/{page}?lang=it")
    assert (shown.status_code, shown["Content-Language"]) == (200, "it")
    assert heading(shown) != heading(client.get(f"/guide/{page}?lang=pl"))
    again = client.get(f"/guide/{page}?lang=it", headers={"If-None-Match": shown["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_language_that_is_not_here_is_the_reader_s_own(client: Client) -> None:
    shown = client.get("/guide/revoke/?lang=tlh", headers={"Accept-Language": "pl"})
    assert shown["Content-Language"] == "pl"

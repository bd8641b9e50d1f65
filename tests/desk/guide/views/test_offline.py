"""The page that browsers keep: the same for everybody, without a query."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries


@pytest.mark.django_db
def test_the_page_is_there_for_everybody_and_asks_no_database(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    with django_assert_num_queries(0):
        page = Client().get("/guide/offline/")
    assert page.status_code == 200
    assert "js/pocket/guide.js" in page.text
    assert "csrfmiddlewaretoken" not in page.text

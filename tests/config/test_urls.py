"""The site's addresses besides the desk's, and the pages of its errors."""

import pytest
from django.urls import resolve
from django.utils.module_loading import import_string

from config import urls


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("/healthz", "healthz"),
        ("/readyz", "readyz"),
        ("/metrics", "metrics"),
        ("/i18n/setlang/", "set_language"),
        ("/", "desk"),
    ],
)
def test_each_part_of_the_site_is_at_its_address(address: str, name: str) -> None:
    assert resolve(address).url_name == name


@pytest.mark.parametrize("handler", [urls.handler400, urls.handler403, urls.handler404, urls.handler500])
def test_every_error_has_its_page(handler: str) -> None:
    assert callable(import_string(handler))

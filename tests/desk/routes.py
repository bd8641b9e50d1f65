"""Every address of the desk, whichever capability it belongs to."""

from django.urls import URLPattern, get_resolver


def routes() -> list[URLPattern]:
    return [each for part in get_resolver("rulings.urls").url_patterns for each in part.url_patterns]

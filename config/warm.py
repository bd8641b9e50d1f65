"""The door for gunicorn: opened once, before the workers are forked, with all that a first visitor would wait for.

Every view, the laws, the languages' catalogues, the addresses, the templates, the search of doors and the paths that
are practised: some six seconds of a processor, which each worker would else spend on its first pages, and whoever comes
after it ends. What is loaded here the workers share. Nothing here connects to a database or begins a thread, since
neither survives a fork.
"""

import gc
from pathlib import Path

from django.conf import settings
from django.template import engines
from django.urls import reverse
from django.utils.translation import override

from config.wsgi import application
from rulings.desk.reports.queries.door_index import index_of
from rulings.laws.practice.levels import Level, chosen
from rulings.laws.situations import DEFAULT_EDITION

__all__ = ["application"]


def _warm() -> None:
    """Load it, and let no collector touch it: what is touched is no longer shared."""
    for language, _name in settings.LANGUAGES:
        with override(language):
            reverse("desk")
        index_of(DEFAULT_EDITION, language)
    chosen(Level.EXAM, seed=0, number=1)
    for name in _templates():
        engines["django"].get_template(name)
    gc.collect()
    gc.freeze()


def _templates() -> list[str]:
    """The site's own, by the names that pages use."""
    folders = [Path(each) for each in engines["django"].dirs]
    return [str(path.relative_to(folder)) for folder in folders for path in folder.rglob("*.*")]


_warm()

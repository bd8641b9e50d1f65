"""messages: the catalogues hold what the code says, no more and no less."""

import shutil
from pathlib import Path

import pytest
from django.conf import settings
from django.test import override_settings

from rulings.wording.catalogue import read_catalogue
from tests.management.commands.printing import printed

GONE = "This is said no more."


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    """A copy of the catalogues in which one Italian word has lost its translation, and one is there that is gone."""
    copied = Path(shutil.copytree(settings.LOCALE_PATHS[0], tmp_path / "locale"))
    file = copied / "it" / "LC_MESSAGES" / "django.po"
    text = file.read_text(encoding="utf-8").replace('msgstr "Rapporto"', 'msgstr ""', 1)
    file.write_text(f'{text}\nmsgid "{GONE}"\nmsgstr "Non si dice più."\n', encoding="utf-8")
    return copied


def test_a_sentence_that_is_gone_goes_and_what_is_not_translated_is_counted(catalogues: Path) -> None:
    with override_settings(LOCALE_PATHS=[catalogues]):
        assert read_catalogue("it").get(GONE) is not None
        italian, polish = printed("messages").splitlines()
        assert read_catalogue("it").get(GONE) is None
        everything = len(read_catalogue("it"))
    assert italian == f"it: {everything} sentences, 1 without translation"
    assert polish == f"pl: {everything} sentences, 0 without translation"

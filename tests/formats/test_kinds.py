"""What is read here is named whole, wherever somebody is told of it."""

from rulings.formats.errors import Expected
from rulings.formats.kinds import KINDS, KINDS_READ, SUFFIXES
from rulings.formats.session import FileFormat


def test_every_format_has_a_name_and_the_endings_of_its_files() -> None:
    assert list(KINDS) == list(FileFormat)
    assert all(name and suffixes for name, suffixes in KINDS.values())
    assert len(set(SUFFIXES)) == len(SUFFIXES)


def test_whoever_sends_another_file_is_told_all_of_them() -> None:
    assert "Bridgemate (.bws), Excel (.xlsx)" in KINDS_READ
    assert Expected.KNOWN_FORMAT.value.endswith(KINDS_READ)
    assert all(suffix in KINDS_READ for suffix in SUFFIXES)

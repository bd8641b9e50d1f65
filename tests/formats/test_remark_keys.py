"""The sentences of remarks."""

from string import Formatter

import pytest

from rulings.formats.remark_keys import RemarkKey


@pytest.mark.parametrize("key", RemarkKey)
def test_every_remark_is_a_whole_sentence_whose_blanks_have_names(key: RemarkKey) -> None:
    blanks = [name for _text, name, _format, _conversion in Formatter().parse(key.value) if name is not None]
    assert all(name.isidentifier() for name in blanks)
    assert key.value.endswith(".")

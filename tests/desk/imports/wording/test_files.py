"""What is wrong in a file, with contracts as the reader writes them."""

import pytest
from django.utils.translation import override

from rulings.bridge import Contract
from rulings.desk.imports.wording.files import contract_text, error_rows
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError


@pytest.mark.parametrize(("language", "said"), [("en", "4H N"), ("it", "4C N"), ("pl", "4C N")])
def test_the_contract_that_an_auction_reached_is_written_as_the_reader_writes_it(language: str, said: str) -> None:
    why = Why.of(Detail.AUCTION_REACHED, contract=Contract.parse("4H by N"))
    error = FormatError(Expected.CONTRACT_OF_AUCTION, found="4S N", line=37, detail=why)
    with override(language):
        assert error_rows(error)[-1][1].endswith(said)


def test_no_contract_is_no_word_and_without_declarer_it_is_the_bid() -> None:
    assert (contract_text(None), contract_text(Contract.parse("4SX"))) == ("", "4SX")

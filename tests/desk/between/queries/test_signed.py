"""A case as a signed file."""

import json

from rulings.desk.between.queries.signed import as_signed
from rulings.desk.trail.queries.export import public_key


def test_it_names_its_format_its_site_and_its_key() -> None:
    whole = json.loads(as_signed({"address": "https://example.org/1"}))
    assert set(whole) == {"format", "site", "case", "public_key", "signature"}
    assert (whole["format"], whole["public_key"]) == ("rulings-desk/case/1", public_key())

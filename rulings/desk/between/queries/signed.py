"""A published case as a file that its site signs, by which a copy anywhere is verified."""

from rulings.desk.base.watching.site import site_url
from rulings.desk.between.values import SIGNED_CASE, Json
from rulings.desk.trail.queries.export import signed_file


def as_signed(case: Json) -> str:
    """The file: the case as its data tell it, with the site, the public key and the signature over all of it."""
    return signed_file({"format": SIGNED_CASE, "site": site_url(), "case": case})

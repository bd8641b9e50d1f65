"""The casebook's pages as a visitor gets them, and many cases at once."""

from django.test import Client

from rulings.desk.casebook.services.index import index
from rulings.models import Publication


def page(address: str, **headers: str) -> str:
    """The text of a page that opens to a visitor."""
    answer = Client().get(address, headers=headers)
    assert answer.status_code == 200
    return answer.content.decode()


def copies(case: Publication, count: int) -> None:
    """So many further cases as that one, each of a copy of its ruling."""
    for number in range(case.number + 1, case.number + count + 1):
        ruling = case.ruling
        ruling.pk, ruling.version, ruling.is_current = None, number, False
        ruling.save(force_insert=True)
        case.pk, case.number, case.ruling = None, number, ruling
        case.save(force_insert=True)
        index(publication=case)

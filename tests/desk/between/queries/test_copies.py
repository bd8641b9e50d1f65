"""What is kept of a case elsewhere, what it is found by, and how it is shown."""

from rulings.desk.between.queries.copies import content_of, lines_shown, words_of
from rulings.desk.between.queries.feeds import Entry, SignedCase
from rulings.desk.between.values import MOST_BYTES_OF_A_CASE
from rulings.models import CaseCopy

ENTRY = Entry("https://example.org/1", "Praga 2026-1", "West revoked.", "2026")


def test_of_a_signed_case_what_it_says_is_kept_and_else_what_the_feed_tells() -> None:
    case = {"address": ENTRY.address, "facts": "A\x00B", "laws": [64], "secret": "x"}
    assert content_of(ENTRY, SignedCase(case, "", holds=True)) == {"facts": "AB", "laws": [64]}
    assert content_of(ENTRY, None) == {"text": "West revoked."}
    large = {"facts": "x" * MOST_BYTES_OF_A_CASE}
    assert content_of(ENTRY, SignedCase(large, "", holds=True)) == {"text": "West revoked."}


def test_it_is_found_by_its_words_without_accents_and_by_its_laws() -> None:
    findings = [{"text": {"pl": "Ż"}}]
    copy = CaseCopy(title="Wisła", content={"facts": "Revoke!", "laws": [64, None], "findings": findings})
    assert words_of(copy) == " law:64 revoke wisla z "


def test_the_lines_that_it_has_are_shown() -> None:
    copy = CaseCopy(
        content={"situation": "revoke", "facts": "West revoked.", "override": "", "commentary": {"text": "Hm."}}
    )
    assert [text for _label, text in lines_shown(copy)][1:] == ["West revoked.", "Hm."]
    assert lines_shown(CaseCopy(content={"situation": "no such"})) == []

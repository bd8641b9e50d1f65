"""Entries of the audit trail as they read today: the chain holds digests of what people typed, the texts lie beside."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rulings.models import AuditEntry, AuditText

SEALED = "sealed"
"""The one key of what stands in an entry for a text: {"sealed": digest}."""


def opened(entries: Iterable[AuditEntry]) -> list[AuditEntry]:
    """The entries with their texts in place; one query for all of them, none where nothing is sealed."""
    found = list(entries)
    wanted = {digest for entry in found for digest in digests_in([entry.before, entry.after])}
    kept = AuditText.objects.filter(digest__in=wanted) if wanted else AuditText.objects.none()
    texts = dict(kept.values_list("digest", "text"))
    for entry in found:
        entry.before, entry.after = unsealed(entry.before, texts), unsealed(entry.after, texts)
    return found


def digests_in(value: Any) -> Iterator[str]:
    """The digests of every sealed text in a value."""
    if is_sealed(value):
        yield value[SEALED]
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from digests_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from digests_in(each)


def is_sealed(value: Any) -> bool:
    """Whether it stands for a text."""
    return isinstance(value, Mapping) and value.keys() == {SEALED}


def unsealed(value: Any, texts: Mapping[str, str]) -> Any:
    """The value with its texts in place; one that is gone reads as nothing, and `verify_audit` finds it."""
    if is_sealed(value):
        return texts.get(value[SEALED], "")
    if isinstance(value, Mapping):
        return {name: unsealed(each, texts) for name, each in value.items()}
    return [unsealed(each, texts) for each in value] if isinstance(value, list) else value

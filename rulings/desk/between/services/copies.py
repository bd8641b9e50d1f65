"""Copies of casebooks elsewhere: read by the worker, looked at anew, and taken away where their source did.

Nothing is fetched within a transaction: what was read is stored afterwards, case by case.
"""

from datetime import datetime, timedelta
from time import monotonic

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from rulings.desk.base.texts import Text
from rulings.desk.between.queries.copies import content_of, words_of
from rulings.desk.between.queries.feeds import Entry, SignedCase, entries_of, signed_case
from rulings.desk.between.queries.fetching import Reach, fetch
from rulings.desk.between.values import (
    AFTER_TROUBLE,
    MOST_BYTES_OF_A_CASE,
    MOST_CHECKED,
    READ_EVERY,
    NotRead,
    Trouble,
)
from rulings.models import CaseCopy, FollowedCasebook, Proof

_MOST_OF_ONE = 120.0
"""Seconds for one casebook in one go; what is left comes the next time."""
_SOON = timedelta(minutes=10)


def read_due(*, reach: Reach | None = None) -> int:
    """Read the casebook that is due longest; how many that were. One that fails holds up no other."""
    due = FollowedCasebook.objects.filter(due_at__lte=timezone.now(), ended_at__isnull=True).order_by(
        F("due_at").asc(nulls_last=True), "pk"
    )
    casebook = due.select_related("club").first()
    if casebook is None:
        return 0
    if casebook.club.closed_at is not None:
        _put_off(casebook, timezone.now() + READ_EVERY)
        return 1
    _read_casebook(casebook=casebook, reach=reach or Reach())
    return 1


def _put_off(casebook: FollowedCasebook, moment: datetime) -> None:
    """It is due then."""
    FollowedCasebook.objects.filter(pk=casebook.pk, ended_at__isnull=True).update(due_at=moment)


def _read_casebook(*, casebook: FollowedCasebook, reach: Reach) -> None:
    """Its feed, the cases in it that are new, and of those known some that were not looked at for longest."""
    _put_off(casebook, timezone.now() + AFTER_TROUBLE)  # where this process dies on the way
    ends = monotonic() + _MOST_OF_ONE
    trouble, entries = "", list[Entry]()
    try:
        feed = fetch(casebook.address, reach)
        entries = entries_of(feed.body, casebook.address)
    except NotRead as not_read:
        trouble = not_read.trouble.value
    known = set(casebook.copies.values_list("address", flat=True))
    new = [each for each in entries if each.address not in known]
    _check_known(casebook, {each.address: each for each in entries}, reach, ends)
    read = [_read_case(casebook, each, reach) for each in new if monotonic() < ends]
    _note_read(casebook, trouble, is_whole=all(read) and len(read) == len(new))


def _read_case(casebook: FollowedCasebook, entry: Entry, reach: Reach) -> bool:
    """Store one case; False where its site did not answer, so that it is tried again."""
    try:
        signed = _signed_of(entry, reach)
    except NotRead as not_read:
        return not_read.trouble is Trouble.GONE
    _store_copy(casebook=casebook, entry=entry, signed=signed)
    return True


def _signed_of(entry: Entry, reach: Reach) -> SignedCase | None:
    """The signed case; None where its site has none. `NotRead` where it is not to be had just now, or is gone."""
    if not entry.signed:
        return None
    small = Reach(reach.may, reach.port, reach.trusted, MOST_BYTES_OF_A_CASE, reach.seconds)
    try:
        return signed_case(fetch(entry.signed, small).body)
    except NotRead as not_read:
        if not_read.trouble in (Trouble.NOT_A_FEED, Trouble.TOO_LARGE):
            return None
        raise


def _check_known(casebook: FollowedCasebook, entries: dict[str, Entry], reach: Reach, ends: float) -> None:
    """Look at some copies anew: what their source has changed is changed here, what it took away goes."""
    for copy in casebook.copies.filter(gone_at__isnull=True).order_by("checked_at", "pk")[:MOST_CHECKED]:
        if monotonic() >= ends:
            return
        text = copy.content.get("text", "")
        entry = entries.get(copy.address) or Entry(copy.address, copy.title, text, copy.published)
        try:
            signed = _signed_of(entry, reach)
            if signed is None and copy.address not in entries:
                fetch(copy.address, reach)
        except NotRead as not_read:
            if not_read.trouble is Trouble.GONE:
                _take_copy_away(copy=copy)
            continue
        _store_copy(casebook=casebook, entry=entry, signed=signed)


@transaction.atomic
def _note_read(casebook: FollowedCasebook, trouble: str, *, is_whole: bool) -> None:
    """How it went, and when it is due again."""
    pause = AFTER_TROUBLE if trouble else READ_EVERY if is_whole else _SOON
    now = timezone.now()
    noted = {"trouble": trouble, "due_at": now + pause} | ({} if trouble else {"fetched_at": now})
    FollowedCasebook.objects.filter(pk=casebook.pk, ended_at__isnull=True).update(**noted)


@transaction.atomic
def _store_copy(*, casebook: FollowedCasebook, entry: Entry, signed: SignedCase | None) -> None:
    """The case as its source has it now; one that was withdrawn there is no more here than its notice.

    The first key that signs a case of a source is the source's: by another one nothing is verified.
    """
    casebook = FollowedCasebook.objects.select_for_update().get(pk=casebook.pk)
    if casebook.ended_at is not None:
        return
    proof = signed.proof_for(entry.address, casebook.key) if signed else Proof.UNSIGNED
    if signed and proof == Proof.VERIFIED and not casebook.key:
        casebook.key = signed.key
        casebook.save(update_fields=["key"])
    copy = casebook.copies.filter(address=entry.address).first() or CaseCopy(casebook=casebook, address=entry.address)
    copy.checked_at = timezone.now()
    copy.fetched_at = copy.fetched_at or copy.checked_at
    if signed and proof != Proof.BROKEN and "withdrawn" in signed.case:
        if copy.pk is not None:
            _take_copy_away(copy=copy, notice=str(signed.case.get("notice", "")))
        return
    copy.content = content_of(entry, signed)
    copy.title, copy.published, copy.proof = entry.title or copy.address, entry.published, proof
    copy.words = words_of(copy)
    copy.save()


@transaction.atomic
def _take_copy_away(*, copy: CaseCopy, notice: str = "") -> None:
    """Its source shows it no more: nothing is left of it but its address and the notice."""
    now = timezone.now()
    left = {"gone_at": now, "checked_at": now, "notice": notice[: Text.NOTICE.limit]}
    CaseCopy.objects.filter(pk=copy.pk).update(content={}, words="", title="", **left)
    copy.marks.all().delete()

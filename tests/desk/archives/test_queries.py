"""What is no archive, or none that was left as it was made, is refused in a sentence, and nothing of it stays."""

import json
import zipfile
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest

from rulings.desk.archives.queries.reading import Archive
from rulings.desk.archives.queries.site import clubs_of_site
from rulings.desk.archives.values.manifest import CHAIN, MANIFEST, file_of
from rulings.desk.base.audit import canonical
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.signing import signer_of
from rulings.models import AuditEntry, Club, User
from tests.desk.archives.elsewhere import KEY_THERE, made_elsewhere, taken_in
from tests.factories import make_club, make_dora, make_ruling, make_session

_Files = dict[str, bytes]


@pytest.fixture(scope="module")
def archive(django_db_setup: None, django_db_blocker: Any) -> bytes:
    """A small club's, of which nothing is left here."""
    with django_db_blocker.unblock():
        return made_elsewhere(make_small)


def make_small() -> Club:
    club = make_club()
    make_ruling(make_dora(club), make_session(club))
    return club


def files_in(data: bytes) -> _Files:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(files: _Files) -> bytes:
    with zipfile.ZipFile(out := BytesIO(), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def sealed(files: _Files, **told: Any) -> bytes:
    """As whoever has a key of his own would write it: every digest right, and signed."""
    manifest = json.loads(files[MANIFEST]) | told
    for name in manifest["files"]:
        content = files[name]
        part = {"rows": content.count(b"\n"), "bytes": len(content), "sha256": sha256(content).hexdigest()}
        manifest["files"][name] = part
    manifest.pop("signature")
    signer = signer_of(KEY_THERE)
    manifest["public_key"] = signer.public
    manifest["signature"] = signer.sign(canonical(manifest))
    return packed(files | {MANIFEST: json.dumps(manifest).encode()})


def with_rows(name: str, change: Callable[[list[dict[str, Any]]], Any]) -> Callable[[_Files], bytes]:
    """Rows of a file changed by somebody who puts every digest right."""

    def made(files: _Files) -> bytes:
        rows = list(map(json.loads, files[name].splitlines()))
        change(rows)
        return sealed(files | {name: b"".join(json.dumps(row).encode() + b"\n" for row in rows)})

    return made


def reworded(files: _Files) -> bytes:
    return packed(files | {CHAIN: files[CHAIN].replace(b"report.filed", b"report.filid")})


def bomb(files: _Files) -> bytes:
    """A kilobyte that unpacks to many megabytes, where the manifest tells of a few bytes."""
    return packed(files | {file_of("Event"): b"0" * 50_000_000})


def large(files: _Files) -> bytes:
    return sealed(files | {file_of("Event"): (b"{" + b" " * 1000 + b"}\n") * 250_000})


def foreign(rows: list[dict[str, Any]]) -> None:
    """A session of an event that is another club's."""
    rows[0]["event"] = 1_000_000


NOT_AN_ARCHIVE = r"^This is no archive of a club: choose the file that another site has made of one\.$"
NEWER = r"^This archive was made by a newer version of this program: have this site upgraded, then take it in\.$"
CHANGED = r"^This archive was changed or cut off since it was made: have it made again, and copy it as it is\.$"
TOO_LARGE = r"^This archive holds more than is taken in here: let it be taken in by the command, on the server\.$"
DOES_NOT_FIT = r"^What this archive holds does not fit together: have it made again\.$"
BROKEN = r"^The chain of the club does not hold in this archive \(entry {}: .*\): nothing was taken in\.$"
REFUSED: dict[str, tuple[Callable[[_Files], bytes], str]] = {
    "no file at all": (lambda _files: b"", NOT_AN_ARCHIVE),
    "a text": (lambda _files: b'[Board "1"]', NOT_AN_ARCHIVE),
    "another archive": (lambda _files: packed({"a.txt": b"hello"}), NOT_AN_ARCHIVE),
    "a manifest of something else": (lambda files: sealed(files, format="backup"), NOT_AN_ARCHIVE),
    "a manifest that is none": (lambda files: packed(files | {MANIFEST: b"[]"}), NOT_AN_ARCHIVE),
    "a manifest without its club": (lambda files: sealed(files, club=None), NOT_AN_ARCHIVE),
    "a newer version": (lambda files: sealed(files, version=2), NEWER),
    "a column of a newer version": (with_rows(file_of("Event"), lambda rows: rows[0].update(venue="x")), NEWER),
    "a manifest changed": (
        lambda files: packed(files | {MANIFEST: files[MANIFEST].replace(b"old.", b"new.")}),
        CHANGED,
    ),
    "a file changed": (reworded, CHANGED),
    "a file left out": (lambda files: packed({n: c for n, c in files.items() if n != CHAIN}), CHANGED),
    "a file added": (lambda files: packed(files | {"x.exe": b"x"}), CHANGED),
    "the end cut off": (lambda files: packed(files)[:-200], NOT_AN_ARCHIVE),
    "a bomb": (bomb, CHANGED),
    "too much": (large, TOO_LARGE),
    "an entry taken out": (with_rows(CHAIN, lambda rows: rows.pop(1)), BROKEN.format(2)),
    "an entry changed": (with_rows(CHAIN, lambda rows: rows[1].update(verb="report.filed")), BROKEN.format(2)),
    "a ruling changed": (with_rows(file_of("Ruling"), lambda rows: rows[0].update(facts={})), BROKEN.format(r"\d+")),
    "a row of another club": (with_rows(file_of("Session"), foreign), DOES_NOT_FIT),
    "a row twice": (with_rows(file_of("Event"), lambda rows: rows.append(rows[0])), DOES_NOT_FIT),
    "a row without what it belongs to": (with_rows(file_of("Event"), lambda rows: rows.clear()), DOES_NOT_FIT),
    "a text that is a number": (with_rows(file_of("Event"), lambda rows: rows[0].update(name=5)), DOES_NOT_FIT),
    "a day that is none": (with_rows(file_of("Event"), lambda rows: rows[0].update(date="soon")), DOES_NOT_FIT),
    "a text too long": (with_rows(file_of("Event"), lambda rows: rows[0].update(name="x" * 201)), DOES_NOT_FIT),
    "half a letter": (with_rows(file_of("Event"), lambda rows: rows[0].update(name="\ud800")), DOES_NOT_FIT),
    "an id that is none": (with_rows(file_of("Event"), lambda rows: rows[0].update(id=2**60)), DOES_NOT_FIT),
    "two clubs": (with_rows(file_of("Club"), lambda rows: rows.append(rows[0])), DOES_NOT_FIT),
    "an entry about nothing": (with_rows(CHAIN, lambda rows: rows[0].update(object_type="Thing")), DOES_NOT_FIT),
    "no number": (
        lambda files: sealed(files | {file_of("Event"): b'{"id": NaN}\n'}),
        CHANGED,
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_it_is_refused_in_one_sentence_and_nothing_stays(what: str, db: None, archive: bytes) -> None:
    make, sentence = REFUSED[what]
    data = make(files_in(archive))
    with pytest.raises(Refusal, match=sentence):
        taken_in(data)
    assert (Club.objects.count(), User.objects.count(), AuditEntry.objects.count()) == (0, 0, 0)


def test_a_club_that_is_here_already_is_not_taken_in_again(db: None, archive: bytes) -> None:
    taken_in(archive)
    with pytest.raises(
        Refusal, match=r"^This club is on this site already, as Ponte Vecchio Bridge Club: nothing was taken in\.$"
    ):
        taken_in(archive)
    assert Club.objects.count() == 1


def test_a_short_name_that_is_taken_is_refused_where_it_was_asked_for(db: None, archive: bytes) -> None:
    make_club("arno", "Arno")
    with pytest.raises(Refusal, match=r"^Another club of this site has this short name: choose another one\.$"):
        taken_in(archive, slug="arno")
    assert taken_in(archive, slug="ponte-2").club.slug == "ponte-2"


def test_an_archive_tells_where_it_comes_from(db: None, archive: bytes) -> None:
    manifest = Archive(BytesIO(archive), 10**9).manifest
    assert (manifest.site, manifest.slug) == ("https://old.example.org", "ponte")
    assert manifest.key == signer_of(KEY_THERE).public


def test_the_clubs_of_a_site_are_told_by_their_sizes_alone(db: None, archive: bytes) -> None:
    make_club("arno", "Arno")
    taken_in(archive)
    arno, ponte = clubs_of_site()
    assert (arno.club.slug, arno.members, arno.has_no_administrator) == ("arno", 0, True)
    assert (ponte.members, ponte.sessions, ponte.reports) == (1, 1, 1)
    assert ponte.club.began <= ponte.club.last

"""The files of the guide: whole, named by their hashes, the manifest last."""

import hashlib
import json
from pathlib import Path

from rulings.management.guide_data import FORMAT, write

FOUND = {"trees": {"format": FORMAT, "nodes": [[[0]]]}, "en": {"format": FORMAT, "texts": ["Karo ♦"]}}


def test_every_file_is_in_the_manifest_with_its_hash_and_bytes(tmp_path: Path) -> None:
    manifest = write(FOUND, tmp_path)
    assert json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8")) == manifest
    for name, each in manifest["files"].items():
        data = (tmp_path / each["file"]).read_bytes()
        assert (hashlib.sha256(data).hexdigest(), len(data)) == (each["sha256"], each["bytes"])
        assert json.loads(data) == FOUND[name]


def test_the_version_changes_with_what_stands_in_a_file_and_with_nothing_else(tmp_path: Path) -> None:
    first = write(FOUND, tmp_path)["version"]
    assert write(FOUND, tmp_path)["version"] == first
    assert write({**FOUND, "en": {"format": FORMAT, "texts": []}}, tmp_path)["version"] != first


def test_nothing_half_written_is_left(tmp_path: Path) -> None:
    write(FOUND, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["en.json", "manifest.json", "trees.json"]

"""A bucket that speaks S3: files go there and come back, and what fails is said in one sentence."""

import importlib.util
from pathlib import Path

import boto3
import pytest

from rulings.management.backups.bucket import Bucket, NoBucket
from tests.management.backups.buckets import bucket, s3_server

__all__ = ["bucket", "s3_server"]


@pytest.mark.parametrize("prefix", ["", "/", "/krakow", "/krakow/desk/"])
def test_what_is_made_is_there_and_comes_back_as_it_was(bucket: str, prefix: str, tmp_path: Path) -> None:
    place = Bucket(f"{bucket}{prefix}")
    with place.making() as folder:
        (folder / "one").write_bytes(b"\0" * 70_000)
        (folder / "two").write_bytes(b"2")
    assert place.sizes() == {"one": 70_000, "two": 1}
    place.fetch("one", tmp_path / "back")
    assert (tmp_path / "back").read_bytes() == b"\0" * 70_000
    assert place.address("one") == f"{bucket}{prefix.rstrip('/')}/one"
    place.delete("one")
    place.delete("one")
    assert place.sizes() == {"two": 1}


def test_a_file_of_many_parts_comes_back_as_it_was(bucket: str, tmp_path: Path) -> None:
    whole = bytes(range(256)) * 70_000
    place = Bucket(bucket)
    with place.making() as folder:
        (folder / "large").write_bytes(whole)
    place.fetch("large", tmp_path / "back")
    assert (tmp_path / "back").read_bytes() == whole


def test_what_lies_below_another_prefix_is_not_seen(bucket: str) -> None:
    client = boto3.Session().client("s3")
    for key in ("desk/mine", "desk/deeper/not-mine", "desk2/not-mine", "not-mine"):
        client.put_object(Bucket="backups", Key=key, Body=b"1")
    assert Bucket(f"{bucket}/desk").sizes() == {"mine": 1}


def test_all_are_listed_where_they_come_in_several_pages(bucket: str) -> None:
    client = boto3.Session().client("s3")
    for number in range(9):
        client.put_object(Bucket="backups", Key=f"{number}", Body=b"1")
    assert len(Bucket(bucket).sizes()) == 9


def test_what_is_being_made_when_something_fails_is_not_put_there(bucket: str) -> None:
    def fails() -> None:
        with Bucket(bucket).making() as folder:
            (folder / "half").write_bytes(b"1")
            raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        fails()
    assert Bucket(bucket).sizes() == {}


@pytest.mark.parametrize("address", ["s3://", "s3:///x", "s3://A_B/x", "s3://a", "/folder", "s3://b..c/\n"])
def test_what_is_no_address_of_a_bucket_is_refused(address: str) -> None:
    with pytest.raises(NoBucket, match="is no bucket"):
        Bucket(address)


def test_a_bucket_that_is_not_there_is_said_in_one_line(bucket: str) -> None:
    with pytest.raises(NoBucket, match=r"^s3://absent/x: .*bucket does not exist\W*$"):
        Bucket("s3://absent/x").sizes()


def test_a_server_that_does_not_answer_is_said_in_one_line(bucket: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:9")
    with pytest.raises(NoBucket, match=r"^s3://backups: Could not connect[^\n]*$"):
        Bucket(bucket).sizes()


def test_keys_that_are_not_set_are_said_in_one_line(bucket: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set to nothing, as compose does, is not set; and nobody looks for them elsewhere on this machine."""
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_DEFAULT_REGION"):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", "/nowhere")
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    with pytest.raises(NoBucket, match=r"^s3://backups: Unable to locate credentials[^\n]*$"):
        Bucket(bucket).sizes()


def test_an_endpoint_set_to_nothing_is_the_usual_one(bucket: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_ENDPOINT_URL", "")
    with pytest.raises(NoBucket, match="amazonaws"):
        Bucket("s3://backups")._asked(lambda client: (_ for _ in ()).throw(ValueError(client.meta.endpoint_url)))


def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(NoBucket, match="`make s3` installs it"):
        Bucket("s3://backups").sizes()

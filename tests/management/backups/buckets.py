"""A server of its own that speaks S3, and a bucket there, named by boto3's own variables as a site names them."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

import boto3
import pytest


@pytest.fixture(scope="session")
def s3_server() -> Iterator[str]:
    """Its address; it keeps everything in its own memory, and lists four at a time."""
    port = _free_port()
    command = [sys.executable, "-m", "moto.server", "--host", "127.0.0.1", "--port", str(port)]
    environment = {**os.environ, "MOTO_S3_DEFAULT_MAX_KEYS": "4"}
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    try:
        _wait(f"http://127.0.0.1:{port}/")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def _wait(address: str) -> None:
    for _ in range(300):
        try:
            urlopen(address, timeout=5).close()
        except (URLError, ConnectionError):
            sleep(0.1)
        else:
            return
    raise AssertionError("the server did not begin")


@pytest.fixture
def bucket(s3_server: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    """`s3://` and the name of an empty bucket; the environment has its keys."""
    given = {"AWS_ACCESS_KEY_ID": "k", "AWS_SECRET_ACCESS_KEY": "s", "AWS_DEFAULT_REGION": "eu-central-1"}
    for name, value in (given | {"AWS_ENDPOINT_URL": s3_server}).items():
        monkeypatch.setenv(name, value)
    client = boto3.Session().client("s3")
    client.create_bucket(Bucket="backups", CreateBucketConfiguration={"LocationConstraint": "eu-central-1"})
    yield "s3://backups"
    while held := client.list_objects_v2(Bucket="backups").get("Contents"):
        for each in held:
            client.delete_object(Bucket="backups", Key=each["Key"])
    client.delete_bucket(Bucket="backups")

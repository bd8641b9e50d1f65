"""A PostgreSQL of its own, as careful as in use: started, killed, started again, in a folder of its own."""

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

import psycopg

BIN = max(Path("/").glob("usr/lib/postgresql/*/bin"), key=lambda path: int(path.parts[-2]), default=Path("/usr/bin"))


class Cluster:
    """Of one user, `rulings`, in one folder."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder, self.data, self.settings = folder, folder / "data", settings
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]

    def made(self) -> "Cluster":
        """An empty cluster."""
        if os.getuid() == 0:
            shutil.chown(self.folder, owner().pw_name)
        self.run(
            "initdb",
            "--username=rulings",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--wal-segsize=1",
        )
        return self

    def run(self, program: str, *words: str) -> None:
        """One of PostgreSQL's programs on this cluster, by who owns it."""
        command = [*as_owner(), str(BIN / program), f"--pgdata={self.data}", *words]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stdout + done.stderr + self.log()

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder} -c jit=off"
        told = " ".join([options, *(f"-c {each}" for each in self.settings)])
        # Its output goes to a file, or who reads ours would wait for its end.
        command = [*as_owner(), str(BIN / "pg_ctl"), f"--pgdata={self.data}", f"--log={self.folder / 'log'}", "--wait"]
        done = subprocess.run(
            [*command, "--timeout=60", "--silent", f"--options={told}", "start"], cwd=self.folder, timeout=90
        )
        assert done.returncode == 0, self.log()

    def log(self) -> str:
        path = self.folder / "log"
        return path.read_text(errors="replace")[-2000:] if path.exists() else ""

    def kill(self) -> None:
        """As the power does: everything of it at once, nothing is told."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        for pid in (first, *children(first)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while Path(f"/proc/{first}").exists() and "Z" not in re.findall(r"State:\s(\w)", status(first)):
            sleep(0.02)
        # Where nobody has buried the dead process yet, it would count as one that runs.
        for lock in (self.data / "postmaster.pid", self.folder / f".s.PGSQL.{self.port}.lock"):
            lock.unlink(missing_ok=True)

    def stop(self) -> None:
        with suppress(AssertionError):
            self.run("pg_ctl", "--mode=immediate", "--silent", "stop")

    def url(self, name: str = "postgres") -> str:
        return f"postgres://rulings@127.0.0.1:{self.port}/{name}"

    def execute(self, *statements: str, name: str = "postgres") -> None:
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)

    def wait(self) -> None:
        """Until it answers again, half a minute at most."""
        for _time in range(300):
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                sleep(0.1)
            else:
                return
        raise TimeoutError(self.log())


def owner() -> pwd.struct_passwd:
    """Who may run PostgreSQL: not root."""
    try:
        return pwd.getpwnam("postgres") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
    except KeyError:
        return pwd.getpwnam("nobody")


def as_owner() -> list[str]:
    if os.getuid():
        return []
    return ["setpriv", f"--reuid={owner().pw_uid}", f"--regid={owner().pw_gid}", "--clear-groups"]


def children(of: int) -> list[int]:
    """The processes that a process has begun."""
    return [int(pid) for pid in Path(f"/proc/{of}/task/{of}/children").read_text().split()]


def status(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return "State: Z"


def copied(cluster: Cluster, to: Path, *words: str) -> None:
    """A base backup of a cluster that runs, in a folder that is not there yet."""
    source = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "rulings", f"--pgdata={to}", "--checkpoint=fast"]
    command = [*as_owner(), str(BIN / "pg_basebackup"), *source, *words]
    subprocess.run(command, check=True, cwd=to.parent, timeout=60)


@contextmanager
def following(primary: Cluster) -> Iterator[Cluster]:
    """A replica that follows the cluster by streaming, and may be read; its log has every statement."""
    with TemporaryDirectory(prefix="rulings-replica-") as folder:
        shutil.chown(folder, owner().pw_name)
        replica = Cluster(Path(folder), "hot_standby=on", "log_statement=all")
        copied(primary, replica.data, "--write-recovery-conf", "--wal-method=stream")
        replica.start()
        try:
            yield replica
        finally:
            replica.stop()


@contextmanager
def running(*settings: str) -> Iterator[Cluster]:
    """A cluster that runs until the end, where its owner can reach it: pytest's own folders are for one user."""
    with TemporaryDirectory(prefix="rulings-cluster-") as folder:
        cluster = Cluster(Path(folder), *settings).made()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()

"""The server as a process: it says where it is, tells what changes, ends and goes on."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from httpx2 import Client

SOON = 3.0  # seconds to the first page, on an empty folder
GRACE = 10.0


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], Client]]:
    """A server on a free port, and a client of it; it must end by itself when it is asked to."""
    command = [sys.executable, "-m", "highlands", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", said)
            assert found, said
            with Client(base_url=found[0], follow_redirects=True, timeout=GRACE) as client:
                yield server, client
            if server.poll() is None:
                server.send_signal(signal.SIGTERM)
                assert server.wait(GRACE) in {0, -signal.SIGTERM}
        finally:
            server.kill()


def made(client: Client) -> str:
    """A table that waits for somebody."""
    fields = {"game": "glen-more", "name": "Anna", "seat-0": "me", "seat-1": "open"}
    return client.post("/tables", data=fields).url.path


@pytest.mark.slow
def test_the_first_page_comes_soon(tmp_path: Path) -> None:
    began = monotonic()
    with serving(tmp_path / "new" / "folder") as (_, client):
        assert client.get("/").status_code == 200
        assert monotonic() - began < SOON


def test_whoever_watches_hears_that_something_changed(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, client):
        path = made(client)
        with client.stream("GET", f"{path}/events") as told:
            assert told.headers["content-type"].startswith("text/event-stream")
            lines = (line for line in told.iter_lines() if line.startswith("data:"))
            assert next(lines) == "data: 0"
            with Client(base_url=client.base_url) as bruce:
                bruce.post(f"{path}/join", data={"seat": "1", "name": "Bruce"})
            assert next(lines) == "data: 1"
            assert next(lines) == "data: 2"


def test_the_server_ends_soon_though_somebody_watches(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, client):
        path = made(client)
        with client.stream("GET", f"{path}/events") as told:
            lines = told.iter_lines()
            assert next(lines).startswith("retry")
            began = monotonic()
            server.send_signal(signal.SIGTERM)
            assert list(lines) == ["data: 0", ""]
            server.wait(GRACE)
            assert monotonic() - began < SOON


def test_what_was_promised_is_there_after_the_server_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, client):
        path = made(client)
        with Client(base_url=client.base_url) as bruce:
            bruce.post(f"{path}/join", data={"seat": "1", "name": "Bruce"})
        before = client.get(f"{path}/record").text
        cookies = client.cookies
        server.kill()
        server.wait()
    with serving(tmp_path) as (_, client):
        client.cookies = cookies
        assert client.get(f"{path}/record").text == before
        assert "Bruce" in client.get(path).text


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, client):
        port = str(client.base_url.port)
        command = [sys.executable, "-m", "highlands", "serve", "--port", port]
        done = subprocess.run(
            [*command, "--data", str(tmp_path / "other")],
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("highlands: ")
    assert "Traceback" not in done.stderr

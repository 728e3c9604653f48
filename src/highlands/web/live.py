"""Tells those who watch a table that it has changed."""

from asyncio import AbstractEventLoop, Queue, get_running_loop
from collections import defaultdict
from threading import Lock
from typing import Final

CLOSED: Final = -1
Listener = tuple[AbstractEventLoop, "Queue[int]"]


class Bell:
    """Rung from any thread, heard on the event loop of whoever listens."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.listeners: dict[str, set[Listener]] = defaultdict(set)

    def ring(self, table: str, revision: int) -> None:
        with self.lock:
            for loop, queue in self.listeners.get(table, ()):
                loop.call_soon_threadsafe(queue.put_nowait, revision)

    def close(self) -> None:
        """Tell everybody that there will be nothing more to hear."""
        with self.lock:
            tables = list(self.listeners)
        for table in tables:
            self.ring(table, CLOSED)

    def listen(self, table: str) -> Listener:
        """Begin to listen; called on an event loop."""
        listener: Listener = (get_running_loop(), Queue())
        with self.lock:
            self.listeners[table].add(listener)
        return listener

    def leave(self, table: str, listener: Listener) -> None:
        with self.lock:
            self.listeners[table].discard(listener)
            if not self.listeners[table]:
                del self.listeners[table]

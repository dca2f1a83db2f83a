"""The program under test, and what it said."""
import os
import queue
import signal
import subprocess
import threading

PATIENCE = 20
"""Seconds until a line that did not come counts as missing."""


class Surprise(Exception):
    """The program said something else than what was expected."""


class Probe:
    """A running program that prints one line for each touch that its view saw."""

    def __init__(self, command, environment, errors):
        self.said = []
        self.lines = queue.Queue()
        self.errors = open(errors, "w")
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=self.errors, text=True)
        threading.Thread(target=self._listen, daemon=True).start()

    def expect(self, *wanted):
        """Takes as many lines as are wanted; each must be the wanted one, in this order."""
        for want in wanted:
            got = self._next(f"'{want}'")
            if got != want:
                raise Surprise(f"wanted '{want}', got '{got}'")

    def take(self, count):
        """The next `count` lines, whatever they are."""
        return [self._next("another line") for _ in range(count)]

    def signal(self, number):
        self.process.send_signal(number)

    def finish(self):
        """Ends the program by SIGTERM; it must end with 0 and have said nothing that was not taken."""
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Surprise(f"still there {PATIENCE} s after SIGTERM") from None
        rest = []
        while (line := self.lines.get(timeout=PATIENCE)) is not None:
            rest.append(line)
        if rest:
            raise Surprise(f"nothing more was wanted, got {rest}")
        if code != 0:
            raise Surprise(f"ended with {code}")

    def kill(self):
        """Ends it whatever it does."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.errors.close()

    def _next(self, wanted):
        try:
            line = self.lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise Surprise(f"wanted {wanted}, nothing came in {PATIENCE} s") from None
        if line is None:
            raise Surprise(f"wanted {wanted}, the program ended with {self.process.wait(PATIENCE)}")
        return line

    def _listen(self):
        for line in self.process.stdout:
            self.said.append(line.rstrip("\n"))
            self.lines.put(self.said[-1])
        self.lines.put(None)

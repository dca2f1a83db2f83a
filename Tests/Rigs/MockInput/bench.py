"""Where a scenario runs: a testbed of its own, touchscreens, the program under test."""
import os
import tempfile

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import UMockdev  # noqa: E402

from probe import Probe  # noqa: E402
from touchscreen import Touchscreen  # noqa: E402


class Bench:
    """One scenario's world; ends with its `close`."""

    def __init__(self, command, shim, logs):
        self.command, self.shim, self.logs = command, shim, logs
        self.testbed = UMockdev.Testbed.new()
        self.folder = tempfile.TemporaryDirectory()
        self.screens, self.probe = [], None

    def plug(self, number=7, **details):
        """Plugs a touchscreen in as /dev/input/event`number`; see `Touchscreen`.

        Once the program runs, waits until it has noticed.
        """
        self.screens.append(Touchscreen(self.testbed, self.folder.name, number, **details))
        if self.probe:
            self.probe.expect(f"added {self.screens[-1].name}")
        return self.screens[-1]

    def start(self, seat=False, settings=None, without=()):
        """Starts the program on the nodes plugged so far, or on the whole seat, and waits until it is ready.

        `without` are touchscreens that must be refused.
        """
        environment = dict(os.environ, UMOCKDEV_DIR=self.testbed.get_root_dir(),
                           LD_PRELOAD=f"{self.shim}:libumockdev-preload.so.0",
                           UIKIT_DISPLAY="headless", UIKIT_SIZE="800x480", **(settings or {}))
        if not seat:
            environment["UIKIT_INPUT"] = ",".join(screen.node for screen in self.screens)
        self.probe = Probe(self.command, environment, self.logs)
        self.probe.expect(*(f"added {screen.name}" for screen in self.screens if screen not in without), "ready")
        return self.probe

    def close(self):
        if self.probe:
            self.probe.kill()
        self.testbed = None
        self.folder.cleanup()

"""The guest's text console: what it shows and what state it is in."""
import time

from picture import colours, difference

PATIENCE = 45
"""Seconds until a console that did not come back counts as lost, on a busy host too."""
WORDS = "this is the console"


class Console:
    """How the console was before any program took the display."""

    def __init__(self, machine, folder):
        self.machine, self.folder = machine, folder
        machine.run(f"echo '{WORDS}' >/dev/tty1")
        self.state = machine.run("vtstate")
        self.before = folder / "console-before.ppm"
        machine.screendump("virtio", self.before)
        if colours(self.before) < 2:
            raise AssertionError("the console shows nothing, so nothing can be told from its coming back")

    def is_text(self, terminal):
        """Waits until another terminal is in front and shows text, which has two colours; nothing, or what is there instead."""
        picture = self.folder / "console-other.ppm"
        deadline = time.monotonic() + PATIENCE
        while True:
            self.machine.screendump("virtio", picture)
            state = self.machine.run("vtstate")
            if state.startswith(f"{terminal} text") and colours(picture) == 2:
                return None
            if time.monotonic() > deadline:
                return f"{state}, {colours(picture)} colours"
            time.sleep(0.1)

    def is_back(self, switching=True):
        """Waits until picture and state are as they were; nothing when they are, else what is not.

        Without `switching` whoever switches terminals may still be another than before.
        """
        wanted = self.state if switching else self.state.split(" switching")[0]
        after = self.folder / "console-after.ppm"
        deadline = time.monotonic() + PATIENCE
        while True:
            self.machine.screendump("virtio", after)
            state = self.machine.run("vtstate")
            wrong = difference(self.before, after) or (
                None if state.startswith(wanted) else f"{state} instead of {wanted}")
            if not wrong or time.monotonic() > deadline:
                return wrong
            time.sleep(0.1)

"""What a display controller scans out, against what the headless run drew."""
import time

from picture import difference, keep

PATIENCE = 45
"""Seconds until a picture that did not come counts as wrong; on a busy host a start takes fifteen."""
STEADY = 0.3
"""Seconds that a picture must stay as it is, once it is right."""


class Screen:
    """One of the machine's display controllers: virtio, bochs or cirrus."""

    def __init__(self, machine, device, references, folder):
        self.machine, self.device, self.references, self.folder = machine, device, references, folder

    def shows(self, name):
        """Waits for the reference picture of this name; nothing when it came and stayed, else what is wrong."""
        # cirrus is shown in 16 bits a pixel.
        folder = self.references / "sixteen-bits" if self.device == "cirrus" else self.references
        wanted = folder / f"picture-{name}.png"
        got = self.folder / f"{self.device}-{name}.ppm"
        deadline = time.monotonic() + PATIENCE
        right_since = None
        while True:
            self.machine.screendump(self.device, got)
            wrong = difference(wanted, got)
            now = time.monotonic()
            if wrong:
                right_since = None
                if now > deadline:
                    keep(wanted, got, f"{self.device}-{name}", self.folder / "mismatches")
                    return wrong
            elif right_since is None:
                right_since = now
            elif now - right_since >= STEADY:
                return None
            time.sleep(0.05)

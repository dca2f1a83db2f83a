"""The machine and everything in it that scenarios use."""
from console import Console
from fingers import Fingers
from machine import Machine
from mouse import Mouse
from program import Program
from screen import Screen
from session import Session
from trace import Trace

DRAWER = "DrawerDemo"
"""The program that the session is made for."""
TEXT = "Feed"
"""A program with words and symbols."""
LIGHT = "DragView"
"""A program with little to draw: even an emulated processor keeps up with the display."""
CARDS = {"virtio": "/dev/dri/card0", "bochs": "/dev/dri/card1", "cirrus": "/dev/dri/card2"}


class Guest:
    """A booted machine with a touchscreen plugged in, the console as it was, and a program to start."""

    def __init__(self, kernel, archives, session, programs, references, folder, words):
        """`programs` is the folder of the programs under test, there as here; `words` go to the kernel."""
        self.session, self.programs = Session(session), programs
        self.references, self.folder = references, folder
        self.machine = Machine(kernel, archives, folder, self.session.size, words)
        self.trace = Trace(self.machine)
        self.console = Console(self.machine, folder)
        self.fingers = Fingers(self.machine, self.session.size)
        self.mouse = Mouse(self.machine, self.session.size)

    def start(self, device, wrapper="", mode="session", trace=None, name=DRAWER):
        """Starts a program on one of the displays, through a wrapper that changes who it is.

        `mode` is the session's size unless another one is named; with None the program chooses.
        """
        environment = self._environment(device)
        if trace:
            environment["UIKIT_TRACE"] = trace
        if mode is None:
            del environment["UIKIT_DRM_MODE"]
        elif mode != "session":
            environment["UIKIT_DRM_MODE"] = mode
        return Program(self.machine, f"{wrapper} {self.programs}/{name}", environment)

    def try_to_start(self, device, wrapper=""):
        """Runs the program where it cannot stay; its exit code (143 when it stayed) and its words."""
        settings = " ".join(f"{name}={value}" for name, value in self._environment(device).items())
        text = self.machine.run(f"{settings} timeout 10 {wrapper} {self.programs}/{DRAWER} 2>&1; echo $?")
        *words, code = text.splitlines()
        return int(code), "\n".join(words)

    def plug_cirrus(self):
        """Loads the third display's driver, which takes the text console with it; newer kernels call it otherwise."""
        self.machine.run("modprobe cirrus 2>/dev/null || modprobe cirrus-qemu; udevadm settle --timeout=10")

    def screen(self, device):
        return Screen(self.machine, device, self.references, self.folder)

    def _environment(self, device):
        width, height = self.session.size
        return {"UIKIT_DISPLAY": "drm", "UIKIT_DRM_DEVICE": CARDS[device], "UIKIT_DRM_MODE": f"{width}x{height}",
                "SWIFT_BACKTRACE": "enable=no"}

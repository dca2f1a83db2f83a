"""The machine and everything in it that scenarios use."""
from console import Console
from fingers import Fingers
from machine import Machine
from mouse import Mouse
from program import Program
from screen import Screen
from session import Session
from trace import Trace

CARDS = {"virtio": "/dev/dri/card0", "bochs": "/dev/dri/card1", "cirrus": "/dev/dri/card2"}


class Guest:
    """A booted machine with a touchscreen plugged in, the console as it was, and a program to start."""

    def __init__(self, kernel, archives, session, program, references, folder):
        self.session, self.path = Session(session), program
        self.references, self.folder = references, folder
        self.machine = Machine(kernel, archives, folder, self.session.size)
        self.trace = Trace(self.machine)
        self.console = Console(self.machine, folder)
        self.fingers = Fingers(self.machine, self.session.size)
        self.mouse = Mouse(self.machine, self.session.size)

    def start(self, device, wrapper="", mode=True, trace=None):
        """Starts the program on one of the displays, through a wrapper that changes who it is; `mode` asks for the session's size."""
        environment = self._environment(device)
        if trace:
            environment["UIKIT_TRACE"] = trace
        if not mode:
            del environment["UIKIT_DRM_MODE"]
        return Program(self.machine, f"{wrapper} {self.path}", environment)

    def try_to_start(self, device, wrapper=""):
        """Runs the program where it cannot stay; its exit code (143 when it stayed) and its words."""
        settings = " ".join(f"{name}={value}" for name, value in self._environment(device).items())
        text = self.machine.run(f"{settings} timeout 10 {wrapper} {self.path} 2>&1; echo $?")
        *words, code = text.splitlines()
        return int(code), "\n".join(words)

    def screen(self, device):
        return Screen(self.machine, device, self.references, self.folder)

    def _environment(self, device):
        width, height = self.session.size
        return {"UIKIT_DISPLAY": "drm", "UIKIT_DRM_DEVICE": CARDS[device], "UIKIT_DRM_MODE": f"{width}x{height}",
                "SWIFT_BACKTRACE": "enable=no"}

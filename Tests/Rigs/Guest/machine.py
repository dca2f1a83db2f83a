"""A QEMU machine with three display controllers, a keyboard and a shell on a virtio port."""
import json
import os
import pathlib
import socket
import subprocess
import time

PATIENCE = 60
"""Seconds until a silent guest counts as hung."""
BOOT_PATIENCE = 180
"""The same while it boots, which is all the processor's work: a busy host takes long."""


class MachineError(Exception):
    """The guest did something else than it was told to."""


def accelerator():
    """KVM where it is real; under kvm_pvm a stock kernel hangs, so there and elsewhere QEMU's own translator."""
    flags = pathlib.Path("/proc/cpuinfo").read_text()
    real = (" vmx " in flags or " svm " in flags) and not os.path.exists("/sys/module/kvm_pvm")
    return "kvm" if real and os.access("/dev/kvm", os.W_OK) else "tcg,thread=multi"


class Machine:
    """A running guest. `folder` takes its sockets, its console's log and its pictures; `words` go to the kernel."""

    def __init__(self, kernel, archives, folder, size, words):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        initrd = self.folder / "initrd"
        initrd.write_bytes(b"".join(_padded(pathlib.Path(archive).read_bytes()) for archive in archives))
        for name in "monitor", "shell", "viewer":
            (self.folder / name).unlink(missing_ok=True)
        width, height = size
        self.process = subprocess.Popen(
            ["qemu-system-x86_64", "-accel", accelerator(), "-cpu", "max", "-smp", "2", "-m", "768",
             "-nodefaults", "-no-reboot", "-display", "none", "-vga", "none",
             "-kernel", str(kernel), "-initrd", str(initrd),
             "-append", f"console=ttyS0 panic=-1 vt.global_cursor_default=0 {words}",
             "-device", f"virtio-gpu-pci,id=virtio,xres={width},yres={height}",
             "-device", f"bochs-display,id=bochs,xres={width},yres={height},edid=on",
             "-device", "cirrus-vga,id=cirrus", "-vnc", f"unix:{self.folder / 'viewer'},display=virtio,head=0", "-device", "virtio-keyboard-pci",
             "-device", "virtio-tablet-pci,id=tablet",
             "-serial", f"file:{self.folder / 'console.log'}",
             "-chardev", f"socket,id=shell,path={self.folder / 'shell'},server=on,wait=off",
             "-device", "virtio-serial-pci", "-device", "virtserialport,chardev=shell,name=shell",
             "-qmp", f"unix:{self.folder / 'monitor'},server=on,wait=off"],
            stdin=subprocess.DEVNULL)
        try:
            self.shell = _connect(self.folder / "shell")
            self.received = b""
            self.monitor = _connect(self.folder / "monitor").makefile("rwb", buffering=0)
            self.monitor.readline()
            self.tell("qmp_capabilities")
            self._until_prompt(BOOT_PATIENCE)
        except BaseException:
            self.close()
            raise

    def run(self, command, check=True):
        """Runs one line in the guest's shell; returns what it printed, without the last line end."""
        self.shell.sendall(command.encode() + b"\n")
        text, code = self._until_prompt()
        if check and code != "0":
            raise MachineError(f"guest: {command!r} ended with {code}: {text.strip()}")
        return text.rstrip("\n")

    def tell(self, command, **arguments):
        """One command to QEMU itself."""
        self.monitor.write(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        while True:
            answer = json.loads(self.monitor.readline())
            if "error" in answer:
                raise MachineError(f"{command}: {answer['error']['desc']}")
            if "return" in answer:
                return answer["return"]

    def screendump(self, device, file):
        """Writes what the display controller scans out, as a PPM."""
        self.tell("screendump", filename=str(file), device=device, head=0)

    def press(self, *keys):
        """Presses the keys of a chord together and lets them go, by QEMU's names."""
        self.tell("send-key", keys=[{"type": "qcode", "data": key} for key in keys])

    def point(self, events):
        """Moves the tablet's pointer and presses its buttons, all in one frame."""
        self.tell("input-send-event", events=events)

    def close(self):
        """Pulls the plug."""
        self.process.kill()
        self.process.wait()

    def _until_prompt(self, patience=PATIENCE):
        deadline = time.monotonic() + patience
        while True:
            text, mark, rest = self.received.partition(b"\0")
            code, end, rest = rest.partition(b"\n")
            if mark and end:
                self.received = rest
                return text.decode(errors="replace"), code.decode()
            self.shell.settimeout(max(0.01, deadline - time.monotonic()))
            try:
                data = self.shell.recv(65536)
            except TimeoutError:
                raise MachineError(f"the guest said nothing for {patience} s") from None
            if not data:
                raise MachineError("the guest is gone")
            self.received += data


def _connect(path):
    """A connection to a socket that QEMU is about to make."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.connect(str(path))
            return connection
        except OSError:
            connection.close()
            time.sleep(0.02)
    raise MachineError(f"QEMU did not open {path}")


def _padded(archive):
    """Archives in one initrd start at multiples of four bytes."""
    return archive + bytes(-len(archive) % 4)

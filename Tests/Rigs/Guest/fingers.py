"""A touchscreen in the guest and the fingers on it."""
import shlex

FIFO = "/run/fingers"
NAME = "Guest Touch"


class Fingers:
    """Real evdev events: the guest's kernel makes the device, udev announces it, libinput reads it."""

    def __init__(self, machine, size):
        self.machine, self.size = machine, size
        machine.run(f"mkfifo {FIFO}")
        self.plug()

    def plug(self):
        """Plugs the touchscreen in and waits until udev has told everybody."""
        width, height = self.size
        self.machine.run(f"touchscreen {FIFO} {width} {height} & echo $! >/run/touchscreen.pid")
        self._wait_until(f"grep -q '{NAME}' /proc/bus/input/devices")

    def unplug(self):
        """Pulls it out, whoever touches it."""
        self.machine.run("kill $(cat /run/touchscreen.pid)")
        self._wait_until(f"! grep -q '{NAME}' /proc/bus/input/devices")

    def do(self, *commands):
        """Sends commands of the guest's touchscreen program, all in one write."""
        self.machine.run(f"printf '%s\\n' {' '.join(map(shlex.quote, commands))} >{FIFO}")

    def tap(self, x, y):
        self.do(f"down 0 {x} {y}", "sync", "up 0", "sync")

    def _wait_until(self, condition):
        self.machine.run(f"n=0; until {condition} || [ $n = 100 ]; do sleep 0.05; n=$((n + 1)); done; "
                         "udevadm settle --timeout=10; [ $n != 100 ]")

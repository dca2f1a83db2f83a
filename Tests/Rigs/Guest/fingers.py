"""A touchscreen in the guest and the fingers on it."""
import shlex


class Fingers:
    """Real evdev events: the guest's kernel makes the device, udev announces it, libinput reads it."""

    FIFO = "/run/fingers"

    def __init__(self, machine, size):
        self.machine = machine
        machine.run(f"mkfifo {self.FIFO}")
        machine.run(f"touchscreen {self.FIFO} {size[0]} {size[1]} &")
        machine.run("n=0; until grep -q 'Guest Touch' /proc/bus/input/devices || [ $n = 100 ]; "
                    "do sleep 0.05; n=$((n + 1)); done; udevadm settle --timeout=10; [ $n != 100 ]")

    def do(self, *commands):
        """Sends commands of the guest's touchscreen program, all in one write."""
        self.machine.run(f"printf '%s\\n' {' '.join(map(shlex.quote, commands))} >{self.FIFO}")

    def tap(self, x, y):
        self.do(f"down 0 {x} {y}", "sync", "up 0", "sync")

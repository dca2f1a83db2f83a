"""A touchscreen in the guest and the fingers on it."""
import shlex



class Fingers:
    """Real evdev events: the guest's kernel makes the device, udev announces it, libinput reads it."""

    def __init__(self, machine, size, name="Guest Touch"):
        self.machine, self.size, self.name = machine, size, name
        self.fifo = "/run/" + name.replace(" ", "-")
        machine.run(f"mkfifo {self.fifo}")
        self.plug()

    def plug(self):
        """Plugs the touchscreen in and waits until udev has told everybody."""
        width, height = self.size
        self.machine.run(f"touchscreen {self.fifo} {width} {height} '{self.name}' & echo $! >{self.fifo}.pid")
        self._wait_until(f"grep -q '\"{self.name}\"' /proc/bus/input/devices")

    def unplug(self):
        """Pulls it out, whoever touches it."""
        self.machine.run(f"kill $(cat {self.fifo}.pid)")
        self._wait_until(f"! grep -q '\"{self.name}\"' /proc/bus/input/devices")

    def node(self):
        """The path of its device."""
        return "/dev/input/" + self.machine.run(
            f"grep -A 5 '\"{self.name}\"' /proc/bus/input/devices | grep -o 'event[0-9]*'")

    def do(self, *commands):
        """Sends commands of the guest's touchscreen program, all in one write."""
        self.machine.run(f"printf '%s\\n' {' '.join(map(shlex.quote, commands))} >{self.fifo}")

    def tap(self, x, y):
        self.do(f"down 0 {x} {y}", "sync", "up 0", "sync")

    def _wait_until(self, condition):
        self.machine.run(f"n=0; until {condition} || [ $n = 100 ]; do sleep 0.05; n=$((n + 1)); done; "
                         "udevadm settle --timeout=10; [ $n != 100 ]")

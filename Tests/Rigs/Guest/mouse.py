"""A pointer in the guest that does what a finger does."""

UNITS = 32768
"""What QEMU's tablet counts from one edge of the screen to the other."""


class Mouse:
    """Takes the commands of `Fingers`; each place must be a whole number of the tablet's units."""

    def __init__(self, machine, size):
        self.machine, self.size = machine, size

    def do(self, *commands):
        events = []
        for command in commands:
            word, *numbers = command.split()
            if word in ("down", "move"):
                events += self._place(int(numbers[1]), int(numbers[2]))
            if word in ("down", "up"):
                events.append({"type": "btn", "data": {"down": word == "down", "button": "left"}})
        self.machine.point(events)

    def _place(self, x, y):
        events = []
        for axis, value, size in ("x", x, self.size[0]), ("y", y, self.size[1]):
            if value * UNITS % size:
                raise ValueError(f"{axis} = {value} of {size} is no whole number of the tablet's units")
            events.append({"type": "abs", "data": {"axis": axis, "value": value * UNITS // size}})
        return events

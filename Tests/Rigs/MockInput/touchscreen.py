"""A touchscreen that exists only in a umockdev testbed: its description, its ioctl answers and its fingers."""
import os
import struct
import time

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
SYN_REPORT, SYN_MT_REPORT, SYN_DROPPED = 0, 2, 3
BTN_TOUCH = 0x14A
ABS_X, ABS_Y = 0x00, 0x01
ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TOOL_TYPE, ABS_MT_TRACKING_ID = 0x2F, 0x35, 0x36, 0x37, 0x39
MT_TOOL_FINGER, MT_TOOL_PALM = 0, 2
INPUT_PROP_DIRECT = 1
LIBEVDEV_SLOTS = 256
"""How many slots libevdev asks about, whatever the device has."""


class Touchscreen:
    """One touchscreen of `width` by `height` device units with ten slots, plugged in when it is made."""

    def __init__(self, testbed, folder, number, width=800, height=480, slots=10, name="Mock Touch", down=(), kind="slots",
                 product=None, palms=False, calibration=None):
        """`down` are fingers already there at plugging in: (slot, tracking id, x, y).

        `kind` is "slots", "bare" for a driver with slots that has no axes for a single finger beside them, "contacts" for a driver that sends all contacts in each frame (protocol A), "single" for one that knows
        one finger. `product` is part of who it is, `palms` whether it tells them, `calibration` what udev says.
        """
        self.testbed, self.number, self.kind, self.palms = testbed, number, kind, palms
        self.product, self.calibration = product or 0x5600 + number, calibration
        self.tools = {}
        self.width, self.height, self.slots, self.name = width, height, slots, name
        self.node = f"/dev/input/event{number}"
        self.parent = f"/devices/platform/mocktouch{number}"
        self.fingers = {}
        self.current = 0
        for slot, identity, x, y in down:
            self.fingers[slot] = [identity, x, y]
        self._write_slots()
        ioctls = os.path.join(folder, f"event{number}.ioctl")
        with open(ioctls, "w") as file:
            file.write(self._ioctl_answers())
        testbed.load_ioctl(self.node, ioctls)  # first: adding the device announces it at once
        testbed.add_from_string(self._description())
        self.stream = testbed.get_dev_fd(self.node)

    # Fingers. Each call gathers changes; `sync` ends the frame. `write` sends what was gathered.

    def down(self, slot, identity, x, y):
        first = not self.fingers
        self.fingers[slot] = [identity, x, y]
        self._gather((EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_TRACKING_ID, identity),
                     (EV_ABS, ABS_MT_POSITION_X, x), (EV_ABS, ABS_MT_POSITION_Y, y))
        if first:
            self._gather((EV_KEY, BTN_TOUCH, 1))
        if first and self.kind != "bare":
            self._gather((EV_ABS, ABS_X, x), (EV_ABS, ABS_Y, y))
        return self

    def move(self, slot, x, y):
        self.fingers[slot][1:] = [x, y]
        self._gather((EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_POSITION_X, x), (EV_ABS, ABS_MT_POSITION_Y, y))
        return self

    def up(self, slot):
        del self.fingers[slot]
        self._gather((EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_TRACKING_ID, -1))
        if not self.fingers:
            self._gather((EV_KEY, BTN_TOUCH, 0))
        return self

    def palm(self, slot):
        """The driver takes a finger for a palm."""
        self.tools[slot] = MT_TOOL_PALM
        self._gather((EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_PALM))
        return self

    def finger(self, slot):
        """The driver takes it for a finger again."""
        self.tools[slot] = MT_TOOL_FINGER
        self._gather((EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_FINGER))
        return self

    def raw(self, *events):
        """Events as they are."""
        self._gather(*events)
        return self

    def sync(self):
        self._gather((EV_SYN, SYN_REPORT, 0))
        return self

    def lose(self):
        """What was gathered since the last write is lost, as when the kernel's buffer runs over."""
        self.gathered = []
        self._gather((EV_SYN, SYN_DROPPED, 0), (EV_SYN, SYN_REPORT, 0))
        return self

    def write(self):
        """Sends the gathered events, all in one write, stamped with the monotonic time of now."""
        self._write_slots()
        now = time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000
        stamp = (now // 1_000_000, now % 1_000_000)
        data = b"".join(struct.pack("<qqHHi", *stamp, *event) for event in self.gathered)
        while data:
            data = data[os.write(self.stream, data):]
        self.gathered = []

    def replace_slots(self, fingers):
        """What the kernel will say of its slots from now on: (slot, tracking id, x, y)."""
        self.fingers = {slot: [identity, x, y] for slot, identity, x, y in fingers}
        return self

    def unplug(self):
        """Pulls the plug: udev says so, and the node is dead."""
        self.testbed.uevent(f"/sys{self.parent}/input/input{self.number}/event{self.number}", "remove")

    def die(self):
        """The node goes dead and udev says nothing, as with a bus that hangs up."""
        os.close(self.stream)

    # Parts.

    gathered = []

    def _gather(self, *events):
        self.gathered = [*self.gathered, *events]

    def _write_slots(self):
        rows = b""
        for code, index, nothing in (ABS_MT_POSITION_X, 1, 0), (ABS_MT_POSITION_Y, 2, 0), (ABS_MT_TRACKING_ID, 0, -1):
            values = [self.fingers[slot][index] if slot in self.fingers else nothing for slot in range(LIBEVDEV_SLOTS)]
            rows += struct.pack(f"<I{LIBEVDEV_SLOTS}i", code, *values)
        tools = [self.tools.get(slot, MT_TOOL_FINGER) for slot in range(LIBEVDEV_SLOTS)]
        rows += struct.pack(f"<I{LIBEVDEV_SLOTS}i", ABS_MT_TOOL_TYPE, *tools)
        path = os.path.join(self.testbed.get_root_dir(), f"slots-{64 + self.number}")
        with open(path + ".new", "wb") as file:
            file.write(rows)
        os.replace(path + ".new", path)

    def _axes(self):
        """The axes with their largest values and units per millimetre."""
        axes = {ABS_X: (self.width - 1, 10), ABS_Y: (self.height - 1, 10)}
        if self.kind != "single":
            axes |= {ABS_MT_POSITION_X: axes[ABS_X], ABS_MT_POSITION_Y: axes[ABS_Y], ABS_MT_TRACKING_ID: (65535, 0)}
        if self.kind in ("slots", "bare"):
            axes[ABS_MT_SLOT] = (self.slots - 1, 0)
        if self.kind == "bare":
            del axes[ABS_X], axes[ABS_Y]
        if self.palms:
            axes[ABS_MT_TOOL_TYPE] = (MT_TOOL_PALM, 0)
        return axes

    def _ioctl_answers(self):
        """What the node answers, in umockdev's format. Sizes are those that libevdev asks with: they must match."""
        lines = [f"@DEV {self.node}"]

        def answer(request, data, value):
            lines.append(f"{request} {value} {data.hex().upper()}")

        def bits(size, *numbers):
            return sum(1 << number for number in numbers).to_bytes(size, "little")

        def text(request, string):
            answer(request, string.encode().ljust(255, b"\0"), len(string) + 1)

        text("EVIOCGNAME(0)", self.name)
        text("EVIOCGPHYS(0)", f"mock/input{self.number}")
        text("EVIOCGUNIQ(0)", f"mock-{self.number}")
        answer("EVIOCGID", struct.pack("<4H", 0x18, 0x1234, self.product, 1), 0)
        answer("EVIOCGVERSION", struct.pack("<I", 0x010001), 0)
        answer("EVIOCGPROP(0)", bits(8, INPUT_PROP_DIRECT), 8)
        supported = {0: (8, (EV_SYN, EV_KEY, EV_ABS)), EV_KEY: (96, (BTN_TOUCH,)), EV_ABS: (8, tuple(self._axes()))}
        for kind, size in (0, 8), (1, 96), (2, 8), (3, 8), (4, 8), (5, 8), (17, 8), (18, 8), (21, 16):
            answer(f"EVIOCGBIT({kind})", bits(size, *supported.get(kind, (0, ()))[1]), size)
        for request, size in ("EVIOCGKEY(0)", 96), ("EVIOCGLED(0)", 8), ("EVIOCGSW(0)", 8):
            answer(request, bytes(size), size)
        for code, (largest, resolution) in self._axes().items():
            request = f"EVIOCGABS({code})" if code else "EVIOCGABS"
            answer(request, struct.pack("<6i", 0, 0, largest, 0, 0, resolution), 0)
        return "\n".join(lines) + "\n"

    def _description(self):
        """The device as umockdev's text: the event node, its input device and the platform device under both."""
        number = self.number
        axes = f"{sum(1 << code for code in self._axes()):x}"
        tags = "E: ID_INPUT=1\nE: ID_INPUT_TOUCHSCREEN=1\n"
        if self.calibration:
            tags += f"E: LIBINPUT_CALIBRATION_MATRIX={self.calibration}\n"
        return (
            f"P: {self.parent}/input/input{number}/event{number}\nN: input/event{number}\n"
            f"E: DEVNAME={self.node}\nE: MAJOR=13\nE: MINOR={64 + number}\nE: SUBSYSTEM=input\n{tags}"
            f"E: ID_INPUT_WIDTH_MM={self.width // 10}\nE: ID_INPUT_HEIGHT_MM={self.height // 10}\n"
            f"A: dev=13:{64 + number}\nL: device=../../input{number}\n\n"
            f"P: {self.parent}/input/input{number}\nE: SUBSYSTEM=input\n{tags}"
            f"E: PRODUCT=18/1234/{self.product:x}/1\nE: NAME=\"{self.name}\"\nE: PROP=2\nE: EV=b\n"
            f"E: KEY=400 0 0 0 0 0\nE: ABS={axes}\nA: name={self.name}\nA: properties=2\n"
            f"A: id/bustype=0018\nA: id/vendor=1234\nA: id/product={self.product:04x}\nA: id/version=0001\n"
            f"A: capabilities/ev=b\nA: capabilities/abs={axes}\nA: capabilities/key=400 0 0 0 0 0\n\n"
            f"P: {self.parent}\nE: SUBSYSTEM=platform\nE: DRIVER=mocktouch\n"
        )

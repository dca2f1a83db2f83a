"""A kernel whose virtual displays have true vertical blanks (`KERNEL=sid`): flips come at the display's rate."""
import re
import time

from guest import LIGHT
from steps import ends, play

SECONDS = 5
"""How long a finger drags without a rest."""
SCAN = 8
"""Milliseconds between two places that the touchscreen reports."""


def pictures(guest, report):
    """The session looks as on a kernel whose flips are done at once."""
    program = guest.start("virtio")
    play(guest, report, "virtio")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM", 0)


def pace(guest, report):
    """A drag of something small, without a rest: never more frames than blanks, and no flip is missed."""
    program = guest.start("virtio", trace="latency", name=LIGHT)
    program.opens(guest.fingers.node())
    time.sleep(1)
    rate = float(re.search(r" \d+x\d+@([\d.]+)", program.words()).group(1))
    before = len(guest.trace.commits(program.process))
    guest.fingers.do("down 0 320 200", "sync")
    for second in range(SECONDS):
        begin = time.monotonic()
        commands = []
        for step in range(1000 // SCAN):
            commands += [f"move 0 {320 + 2 * (step % 50)} 200", "sync", f"wait {SCAN}"]
        guest.fingers.do(*commands)
        time.sleep(max(0, begin + 1 - time.monotonic()))
    guest.fingers.do("up 0", "sync")
    time.sleep(2)
    times = guest.trace.commits(program.process)[before:]
    frames = (len(times) - 1) / (times[-1] - times[0])
    report.check("it has frames to count", len(times) > 10 * SECONDS, f"{len(times)}")
    report.check("no more frames than blanks", frames <= rate * 1.02, f"{frames:.1f} a second at {rate:g} Hz")
    lost = [line for line in program.words().splitlines() if "flip" in line and "report" in line]
    report.check("no flip's report is missing", not lost, " ".join(lost))
    program.signal("TERM")
    ends(guest, report, program, f"SIGTERM to {LIGHT}", 0)
    for line in program.words().splitlines():
        if "touch to " in line:
            report.note(line.split(": ", 1)[1].split(":")[0], line.split(": ", 2)[2])


ALL = (pictures, pace)

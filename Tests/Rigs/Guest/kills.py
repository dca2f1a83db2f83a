"""Ends at random moments: whatever the program was about to do, the console is good after it, and so is the next start."""
import random
import time

from steps import ends, shows

CODES = {"TERM": (0, 143), "SEGV": (139,), "KILL": (137,)}
"""What each signal may end it with. Before there is a handler, SIGTERM ends a process by itself."""
LATEST = 2.5
"""The last moment in seconds after the start; the first frame comes after a second or so."""


def random_ends(guest, report):
    """As many ends as asked for, a third of each kind, each followed by a look at the console and a second start."""
    seed, count = guest.options.seed, guest.options.count
    report.note("seed of the moments", f"{seed}")
    print(f"seed {seed}", flush=True)
    chance = random.Random(seed)
    for number in range(count):
        signal = ("TERM", "SEGV", "KILL")[number % 3]
        moment = chance.uniform(0, LATEST)
        name = f"{number + 1}: SIG{signal} after {moment * 1000:.0f} ms"
        program = guest.start("virtio")
        drag(guest, moment, chance)
        program.signal(signal)
        code = program.exit_code()
        report.check(f"{name} ends it", code in CODES[signal], "" if code in CODES[signal] else f"{code}: {program.words()}")
        guest.fingers.do("up 0", "sync")
        if signal == "KILL":
            guest.machine.run("console-restore 1")
        lost = guest.console.is_back()
        report.check(f"{name} leaves a good console", not lost, lost or "")
        program = guest.start("virtio")
        shows(guest, report, f"{name}, then a second start shows the first picture", "rest")
        program.signal("TERM")
        ends(guest, report, program, f"{name}, then SIGTERM", 0)


def drag(guest, seconds, chance):
    """A finger drags to and fro until the moment has come."""
    end = time.monotonic() + seconds
    guest.fingers.do("down 0 30 400", "sync")
    while time.monotonic() < end:
        guest.fingers.do(f"move 0 {chance.randrange(30, 600)} 400", "sync")
        time.sleep(min(0.03, max(0, end - time.monotonic())))


ALL = (random_ends,)

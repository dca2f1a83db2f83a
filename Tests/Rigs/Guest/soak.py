"""Minutes of taps and drags with the console switched away now and then: nothing grows, nothing is said, the picture is right."""
import time

from steps import play, shows

WARM_UP = 30
"""Seconds until memory counts."""
ROUND = 60
"""Seconds between two looks at what the program holds."""
GROWTH = 256
"""KiB of the program's own memory that may come on top: pages that are touched late, not a trend over minutes."""

SLOW = "your system is too slow", "log rate limit exceeded"
"""What libinput says of an emulated processor."""


def soak(guest, report):
    """Drags that open and close the drawer, taps, other terminals, a touchscreen that is replugged."""
    program = guest.start("virtio")
    play(guest, report, "virtio", until="rest")
    said = program.words()
    # Whatever happens for the first time touches memory for the first time: once before memory counts.
    exercise(guest.fingers)
    other_terminal(guest)
    replug(guest)
    begin = time.monotonic()
    end = begin + guest.options.minutes * 60
    first, next_look, rounds = None, begin + WARM_UP, 0
    while time.monotonic() < end:
        exercise(guest.fingers)
        rounds += 1
        if rounds % 40 == 0:
            other_terminal(guest)
        if rounds % 100 == 0:
            replug(guest)
        if time.monotonic() >= next_look:
            held = holdings(guest, program)
            first = first or held
            print(f"[{time.monotonic() - begin:5.0f} s] {rounds} rounds, {describe(held)}", flush=True)
            next_look += ROUND
    last = holdings(guest, program)
    report.check("it lives at the end", program.is_alive(), program.words())
    report.note("drags that open, drags that close, taps", f"{rounds} each in {guest.options.minutes:g} min")
    report.note("after the warm-up", describe(first or last))
    report.note("at the end", describe(last))
    if first:
        grown = last[0] - first[0]
        report.check(f"own memory grew by no more than {GROWTH} KiB", grown <= GROWTH, f"{grown} KiB")
        report.check("as many descriptors as after the warm-up", last[1] == first[1], f"{last[1]}, {first[1]} before")
        report.check("as many threads as after the warm-up", last[2] == first[2], f"{last[2]}, {first[2]} before")
    shows(guest, report, "the picture at the end is the first one", "rest")
    # A display that is looked at again after a terminal may be named again. Speed is not judged here, and libinput judges it.
    known = set(said.splitlines())
    words = [line for line in program.words().splitlines() if line not in known and not any(part in line for part in SLOW)]
    report.check("it said nothing new", not words, "\n".join(words))
    play(guest, report, "virtio")
    program.signal("TERM")
    code = program.exit_code()
    report.check("SIGTERM ends it with 0", code == 0, "" if code == 0 else program.words())
    lost = guest.console.is_back()
    report.check("SIGTERM brings the console back", not lost, lost or "")


def exercise(hand):
    """Opens the drawer, closes it, and taps; at the end it is closed or about to be."""
    hand.do("down 0 30 400", "sync")
    for x in range(60, 420, 30):
        hand.do(f"move 0 {x} 400", "sync")
    hand.do("up 0", "sync")
    time.sleep(0.4)
    hand.do("down 1 900 300", "sync")
    for x in range(870, 500, -30):
        hand.do(f"move 1 {x} 300", "sync")
    hand.do("up 1", "sync")
    time.sleep(0.4)
    # Where nothing listens.
    hand.tap(20, 780)


def other_terminal(guest):
    guest.machine.run("chvt 2; sleep 0.2; chvt 1")


def replug(guest):
    guest.fingers.unplug()
    guest.fingers.plug()


def holdings(guest, program):
    """Its own memory in KiB, its descriptors, its threads."""
    own, _ = program.memory()
    text = guest.machine.run(f"ls /proc/{program.process}/fd | wc -l; ls /proc/{program.process}/task | wc -l")
    descriptors, threads = map(int, text.split())
    return own, descriptors, threads


def describe(held):
    return f"{held[0]} KiB of its own, {held[1]} descriptors, {held[2]} threads"


ALL = (soak,)

"""A kernel whose virtual displays have true vertical blanks (`KERNEL=sid`): flips are done at blanks, and none is lost.

What is judged here are the kernel's own numbers of blanks and times, never how many frames an emulated processor makes.
"""
import time

from guest import LIGHT
from steps import ends, play, shows

SECONDS = 10
"""How long a finger drags without a rest."""
SCAN = 10
"""Milliseconds between two places that the touchscreen reports."""
MODES = "640x480@60", "640x480@25"
"""A display that is small enough for an emulated processor, and one that is slow enough for it to keep up and wait for fingers."""
KERNEL_WORDS = "quiet video=Virtual-1:640x480M@25"
"""The kernel offers a mode that it is told of."""
FRAMES = 20
"""Fewer frames say nothing about how frames follow each other."""
EXACT = 0.1
"""By how much of a refresh the time between two blanks may differ from a whole number of refreshes."""


def pictures(guest, report):
    """The session looks as on a kernel whose flips are done at once."""
    program = guest.start("virtio")
    play(guest, report, "virtio")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM", 0)


def pace(guest, report):
    """A drag of something small, without a rest: each frame is shown at a blank of its own, and the last one shows the last place."""
    for mode in MODES:
        program = guest.start("virtio", trace="latency", name=LIGHT, mode=mode)
        shows(guest, report, f"{mode}: {LIGHT} shows the headless picture", "small-rest")
        report.check(f"{mode} is the mode", f" {mode}" in program.words(), program.words())
        program.opens(guest.fingers.node())
        guest.trace.follow_blanks()
        drag(guest)
        shows(guest, report, f"{mode}: after the drag it is where the finger lifted", "small-dragged")
        guest.trace.leave_blanks()
        commits = guest.trace.commits(program.process)
        judge(report, mode, commits, guest.trace.flips(), guest.trace.blanks())
        lost = [line for line in program.words().splitlines() if "flip" in line and "report" in line]
        report.check(f"{mode}: the program missed no flip's report", not lost, " ".join(lost))
        program.signal("TERM")
        ends(guest, report, program, f"{mode}: SIGTERM to {LIGHT}", 0)
        for line in program.words().splitlines():
            if "touch to " in line:
                report.note(f"{mode}: {line.split(': ', 1)[1].split(':')[0]}", line.split(": ", 2)[2])


def drag(guest):
    """A finger that goes to and fro, and lifts where the session does."""
    places = [*range(320, 420, 4), *range(420, 320, -4)]
    commands, scans = ["down 0 320 200", "sync"], SECONDS * 1000 // SCAN
    begin = time.monotonic()
    for scan in range(scans):
        commands += [f"move 0 {places[scan % len(places)]} 200", "sync", f"wait {SCAN}"]
        # A FIFO holds what a second takes; the touchscreen keeps the time.
        if len(commands) >= 300:
            guest.fingers.do(*commands)
            commands = []
            time.sleep(max(0, begin + (scan - 50) * SCAN / 1000 - time.monotonic()))
    guest.fingers.do(*commands, "move 0 400 200", "sync", "up 0", "sync")
    time.sleep(1)


def judge(report, mode, commits, flips, blanks):
    """Times of commits, of each flip the blank and when it was reported, times of blanks by number: what the kernel saw of a drag."""
    report.check(f"{mode}: it has frames to judge", len(commits) >= FRAMES, f"{len(commits)} in {SECONDS} s")
    report.check(f"{mode}: each commit's flip is done, once", len(flips) == len(commits), f"{len(flips)} flips of {len(commits)} commits")
    numbers, reports = zip(*flips)
    steps = [later - earlier for earlier, later in zip(numbers, numbers[1:])]
    wrong = sum(step < 1 for step in steps)
    report.check(f"{mode}: each at a later blank than the one before", wrong == 0, f"{wrong} of {len(steps)} aren't" * bool(wrong))
    refresh = refresh_of(blanks)
    off = [(blanks[later] - blanks[earlier]) / refresh - (later - earlier) for earlier, later in zip(numbers, numbers[1:])]
    worst = max(map(abs, off), default=1)
    report.check(f"{mode}: they are whole refreshes apart", worst < EXACT, f"{worst:.4f} of {refresh * 1000:.3f} ms off at most")
    # A late interrupt reports a blank that was before the commit, so the reports' own times count.
    early = sum(done < commit for commit, done in zip(commits, reports))
    report.check(f"{mode}: none is reported before it was asked for", early == 0, f"{early}" * bool(early))
    overlapping = sum(commit < done for commit, done in zip(commits[1:], reports))
    report.check(f"{mode}: none is asked for before the one before is reported", overlapping == 0, f"{overlapping}" * bool(overlapping))
    report.note(f"{mode}: blanks from one frame to the next", spread(steps))
    report.note(f"{mode}: from a blank to the next commit, ms",
                spread([1000 * (commit - blanks[number]) for commit, number in zip(commits[1:], numbers)]))
    report.note(f"{mode}: from a commit to its blank, ms", spread([1000 * (blanks[number] - commit) for commit, number in zip(commits, numbers)]))


def refresh_of(blanks):
    """Seconds from one blank to the next, of all that were counted."""
    first, last = min(blanks), max(blanks)
    return (blanks[last] - blanks[first]) / (last - first)


def spread(values):
    values = sorted(values)
    return f"least {values[0]:.3g}, half within {values[len(values) // 2]:.3g}, most {values[-1]:.3g}"


ALL = (pictures, pace)

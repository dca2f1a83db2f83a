#!/usr/bin/env python3
"""The demo on a real kernel: real DRM, real evdev, udev and libinput, and what the display scans out.

    scenarios.py KERNEL ARCHIVE... --program PATH --session FILE --references FOLDER --out FOLDER --results FILE
"""
import argparse
import pathlib
import sys
import time

from console import Console
from fingers import Fingers
from machine import Machine
from program import Program
from report import Report
from screen import Screen
from session import Session
from trace import Trace

CARDS = {"virtio": "/dev/dri/card0", "bochs": "/dev/dri/card1", "cirrus": "/dev/dri/card2"}
IDLE = 10
"""Seconds for which an idle program must not wake up."""


class Guest:
    """The machine and everything in it that scenarios use."""

    def __init__(self, options):
        self.session = Session(options.session)
        self.path, self.references, self.folder = options.program, options.references, options.out
        self.machine = Machine(options.kernel, options.archives, options.out, self.session.size)
        self.trace = Trace(self.machine)
        self.console = Console(self.machine, options.out)
        self.fingers = Fingers(self.machine, self.session.size)

    def start(self, device, **environment):
        width, height = self.session.size
        return Program(self.machine, self.path, {
            "UIKIT_DISPLAY": "drm", "UIKIT_DRM_DEVICE": CARDS[device], "UIKIT_DRM_MODE": f"{width}x{height}",
            "SWIFT_BACKTRACE": "enable=no", **environment})

    def screen(self, device):
        return Screen(self.machine, device, self.references, self.folder)


def play(guest, report, device):
    """Plays the session in real time, and checks each of its pictures while the fingers hold still."""
    screen = guest.screen(device)
    begin = time.monotonic()
    for moment, what in guest.session.steps():
        time.sleep(max(0, begin + moment - time.monotonic()))
        if isinstance(what, list):
            guest.fingers.do(*what)
            continue
        wrong = screen.shows(what)
        report.check(f"{device}: '{what}' equals the headless picture", not wrong, wrong or "")
        begin = max(begin, time.monotonic() - moment)


def ends(guest, report, program, how, code):
    """The program ends with this code and leaves the console as it was."""
    ended = program.exit_code()
    report.check(f"{how} ends it with {code}", ended == code, f"ended with {ended}: {program.words()}" * (ended != code))
    lost = guest.console.is_back()
    report.check(f"{how} brings the console back", not lost, lost or "")


def first_run(guest, report):
    """Fingers open and close the drawer; then it idles; then it is asked to end."""
    program = guest.start("virtio")
    play(guest, report, "virtio")
    commits = guest.trace.commits(program.process)
    report.check("it has commits to count", len(commits) > 10, f"{len(commits)} in the session")
    if commits:
        start_up = (commits[0] - guest.trace.started(program.process)) * 1000
        report.note("start of the process to its first commit", f"{start_up:.0f} ms, on an emulated processor")
    own, resident = program.memory()
    report.note("resident memory", f"{own / 1024:.1f} MiB its own, {resident / 1024:.1f} MiB with shared pages")
    idle(guest, report, program)
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM", 0)


def idle(guest, report, program):
    """An idle program makes no commit and wakes for nothing."""
    commits, wakeups = len(guest.trace.commits(program.process)), program.wakeups()
    time.sleep(IDLE)
    commits = len(guest.trace.commits(program.process)) - commits
    woken = program.wakeups() - wakeups
    report.check(f"idle for {IDLE} s: no commit", commits == 0, f"{commits}")
    report.check(f"idle for {IDLE} s: no wakeup", woken == 0, f"{woken}")
    guest.fingers.tap(640, 400)
    time.sleep(1)
    report.check("a tap wakes it, so wakeups can be counted", program.wakeups() > wakeups + woken)


def second_run(guest, report):
    """The display can be taken again, and given back by the keyboard."""
    program = guest.start("virtio")
    wrong = guest.screen("virtio").shows("rest")
    report.check("a second run shows the same first picture", not wrong, wrong or "")
    guest.machine.press("ctrl", "alt", "backspace")
    ends(guest, report, program, "Ctrl+Alt+Backspace", 0)


def crash(guest, report):
    """A fault does not leave the console unusable."""
    program = guest.start("virtio")
    wrong = guest.screen("virtio").shows("rest")
    report.check("a third run shows the same first picture", not wrong, wrong or "")
    program.signal("SEGV")
    ends(guest, report, program, "a segmentation fault", 128 + 11)


def other_displays(guest, report):
    """The same program on other drivers."""
    program = guest.start("bochs")
    play(guest, report, "bochs")
    program.signal("TERM")
    code = program.exit_code()
    report.check("bochs: SIGTERM ends it with 0", code == 0, "" if code == 0 else program.words())
    guest.machine.run("modprobe cirrus; udevadm settle --timeout=10")
    program = guest.start("cirrus")
    wrong = guest.screen("cirrus").shows("rest")
    report.check("cirrus: 'rest' equals the headless picture", not wrong, wrong or "")
    program.signal("TERM")
    code = program.exit_code()
    report.check("cirrus: SIGTERM ends it with 0", code == 0, "" if code == 0 else program.words())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kernel")
    parser.add_argument("archives", nargs="+")
    parser.add_argument("--program", required=True)
    for name in "session", "references", "out":
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("--results", required=True)
    options = parser.parse_args()

    report = Report(options.results)
    guest = None
    try:
        guest = Guest(options)
        report.note("boot to the first command", f"{time.monotonic() - report.start:.1f} s")
        for scenario in first_run, second_run, crash, other_displays:
            scenario(guest, report)
    except Exception as error:
        report.check("the scenarios ran to their end", False, f"{type(error).__name__}: {error}")
    finally:
        if guest:
            guest.machine.close()
    print("\n" + report.table())
    return report.failed


sys.exit(main())

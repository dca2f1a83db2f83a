"""What is done to the demo in the guest, and what must come of it. Each takes the guest and the report."""
import time

import displays
import splash
from fingers import Fingers
from steps import ends, play, shows

IDLE = 10
"""Seconds for which an idle program must not wake up."""


def references(guest, report):
    """The headless pictures are worth comparing with: three of the closed drawer are one, the others all differ."""
    pictures = {name: (guest.references / f"picture-{name}.png").read_bytes() for name in guest.session.pictures}
    same = pictures["rest"] == pictures["closed"] == pictures["closed-by-a-tap"]
    report.check("the closed drawer looks as it did at first", same)
    different = len(set(pictures.values()))
    report.check("the other headless pictures differ", different == len(pictures) - 2, f"{different} of {len(pictures)}")


def session(guest, report):
    """Fingers open and close the drawer; then it idles; then it is asked to end, and says what touches took."""
    program = guest.start("virtio", trace="latency")
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
    for line in program.words().splitlines():
        if "touch to " in line:
            report.note(line.split(": ", 1)[1].split(":")[0], line.split(": ", 2)[2])


def idle(guest, report, program):
    """An idle program makes no commit and wakes for nothing."""
    commits, wakeups = len(guest.trace.commits(program.process)), program.wakeups()
    time.sleep(IDLE)
    commits = len(guest.trace.commits(program.process)) - commits
    now = program.wakeups()
    woken = program.woken(wakeups, now)
    report.check(f"idle for {IDLE} s: no commit", commits == 0, f"{commits}")
    report.check(f"idle for {IDLE} s: no wakeup", woken == 0, f"{woken}")
    guest.fingers.tap(640, 400)
    time.sleep(1)
    report.check("a tap wakes it, so wakeups can be counted", program.woken(now, program.wakeups()) > 0)


def ways_to_end(guest, report):
    """Each run takes the display again; the keyboard and signals give it back."""
    chords = {"Ctrl+Alt+Backspace": ("ctrl", "alt", "backspace"), "Ctrl+C": ("ctrl", "c")}
    for chord, keys in chords.items():
        program = guest.start("virtio")
        shows(guest, report, f"the run before {chord} shows the first picture", "rest")
        guest.machine.press(*keys)
        ends(guest, report, program, chord, 0)
    for signal in "INT", "HUP":
        program = guest.start("virtio")
        shows(guest, report, f"the run before SIG{signal} shows the first picture", "rest")
        program.signal(signal)
        ends(guest, report, program, f"SIG{signal}", 0)


def faults(guest, report):
    """A fault does not leave the console unusable."""
    for signal, number in ("SEGV", 11), ("ILL", 4), ("BUS", 7), ("ABRT", 6), ("TRAP", 5):
        program = guest.start("virtio")
        shows(guest, report, f"the run before SIG{signal} shows the first picture", "rest")
        program.signal(signal)
        ends(guest, report, program, f"SIG{signal}", 128 + number)


def unplugged(guest, report):
    """A touchscreen that goes away under a finger lets go of the drawer; one that comes takes hold of it."""
    program = guest.start("virtio")
    play(guest, report, "virtio", until="mid-drag")
    guest.fingers.unplug()
    shows(guest, report, "unplugging under the finger closes the drawer", "rest")
    guest.fingers.plug()
    play(guest, report, "virtio", until="past-half")
    guest.fingers.do("up 0", "sync")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM after a new touchscreen", 0)


def second_touchscreen(guest, report):
    """A second touchscreen, plugged in and pulled under its finger, leaves the first one's finger alone; and the other way round."""
    program = guest.start("virtio")
    play(guest, report, "virtio", until="mid-drag")
    second = Fingers(guest.machine, guest.session.size, "Second Touch")
    program.opens(second.node())
    second.do("down 0 900 300", "sync")
    shows(guest, report, "a finger on a second touchscreen leaves the drag alone", "mid-drag")
    second.unplug()
    shows(guest, report, "pulling the second touchscreen leaves the drag alone", "mid-drag")
    guest.fingers.do("move 0 160 425", "sync", "move 0 205 400", "sync")
    shows(guest, report, "the drag goes on", "past-half")
    guest.fingers.do("up 0", "sync")
    shows(guest, report, "the drag opens the drawer", "open")
    second.plug()
    program.opens(second.node())
    second.tap(900, 300)
    shows(guest, report, "a tap on the second touchscreen, plugged in again, closes it", "rest")
    play(guest, report, "virtio", hand=second, until="mid-drag")
    guest.fingers.do("down 0 900 300", "sync")
    second.unplug()
    guest.fingers.do("up 0", "sync")
    shows(guest, report, "pulling the touchscreen that drags cancels its drag", "rest")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM after two touchscreens", 0)


def mouse(guest, report):
    """A mouse with its button held is a finger, and nothing of it is seen."""
    program = guest.start("virtio")
    play(guest, report, "virtio", hand=guest.mouse)
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM after the mouse", 0)


def terminals(guest, report):
    """Another terminal takes screen and fingers away in mid-drag; the way back shows a whole picture without waiting for input."""
    program = guest.start("virtio")
    play(guest, report, "virtio", until="mid-drag")
    guest.machine.run("echo 'another terminal' >/dev/tty2; chvt 2")
    wait = guest.console.is_text("vt2")
    report.check("another terminal takes the screen", not wait, wait or "")
    commits, said = len(guest.trace.commits(program.process)), program.words()
    guest.fingers.do("move 0 400 425", "sync", "up 0", "sync", "down 0 640 400", "sync", "up 0", "sync")
    time.sleep(2)
    commits = len(guest.trace.commits(program.process)) - commits
    report.check("away: no commit", commits == 0, f"{commits}")
    report.check("away: no word", program.words() == said, program.words())
    guest.machine.run("chvt 1")
    shows(guest, report, "back: the whole picture, the drag cancelled", "rest")
    guest.machine.press("ctrl", "alt", "f2")
    wait = guest.console.is_text("vt2")
    report.check("Ctrl+Alt+F2 shows the other terminal", not wait, wait or "")
    guest.machine.press("alt", "f1")
    shows(guest, report, "Alt+F1 there comes back", "rest")
    play(guest, report, "virtio", until="past-half")
    guest.fingers.do("up 0", "sync")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM after other terminals", 0)
    program = guest.start("virtio")
    shows(guest, report, "the run before the end behind another terminal shows the first picture", "rest")
    guest.machine.run("chvt 2")
    guest.console.is_text("vt2")
    program.signal("TERM")
    code = program.exit_code()
    guest.machine.run("chvt 1")
    lost = guest.console.is_back()
    report.check("SIGTERM behind another terminal ends it with 0", code == 0, "" if code == 0 else program.words())
    report.check("SIGTERM behind another terminal leaves a good console", not lost, lost or "")


def killed(guest, report):
    """SIGKILL at odd moments: the next run starts well and puts the console right when it ends, and so does console-restore."""
    for moment in 0.05, 0.4, 1.1:
        program = guest.start("virtio")
        time.sleep(moment)
        program.signal("KILL")
        program.exit_code()
    program = guest.start("virtio")
    shows(guest, report, "after three SIGKILLs the next run shows the first picture", "rest")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM after SIGKILLs", 0)
    program = guest.start("virtio")
    shows(guest, report, "the run before SIGKILL shows the first picture", "rest")
    program.signal("KILL")
    program.exit_code()
    guest.machine.run("console-restore 1")
    lost = guest.console.is_back()
    report.check("console-restore brings the console back after SIGKILL", not lost, lost or "")


def managed(guest, report):
    """A user in no special group runs it where seatd runs; without, it ends within a second and says what to do."""
    user = "unprivileged"
    guest.machine.run("chmod 600 /dev/dri/card0 /dev/input/event*; chown 65534 /dev/tty1")
    begin = time.monotonic()
    code, words = guest.try_to_start("virtio", user)
    report.check("without permission it ends with 1", code == 1, f"{code}: {words}" * (code != 1))
    report.check("without permission it says what to do", "seatd" in words and "video" in words, words)
    report.note("end without permission", f"{(time.monotonic() - begin) * 1000:.0f} ms, on an emulated processor")
    guest.machine.run("seatd -g nogroup >/run/seatd.log 2>&1 & echo $! >/run/seatd.pid; "
                      "n=0; until [ -S /run/seatd.sock ] || [ $n = 100 ]; do sleep 0.05; n=$((n + 1)); done")
    program = guest.start("virtio", user)
    play(guest, report, "virtio", until="open")
    guest.machine.run("chvt 2")
    wait = guest.console.is_text("vt2")
    report.check("seatd: another terminal takes the screen", not wait, wait or "")
    guest.machine.run("chvt 1")
    shows(guest, report, "seatd: back shows the whole picture", "open")
    program.signal("TERM")
    code = program.exit_code()
    report.check("seatd: SIGTERM ends it with 0", code == 0, "" if code == 0 else program.words())
    # seatd goes on answering for the terminals after its last application.
    lost = guest.console.is_back(switching=False)
    report.check("seatd: SIGTERM brings the console back", not lost, lost or "")
    guest.machine.run("kill $(cat /run/seatd.pid); chown 0 /dev/tty1")


ALL = (references, session, ways_to_end, faults, terminals, killed, unplugged, second_touchscreen, mouse, *splash.ALL, *displays.ALL, managed,
       *displays.LAST)

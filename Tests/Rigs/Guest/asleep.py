"""The machine sleeps with a finger on the glass, and wakes to a whole picture."""
from steps import play


def asleep(guest, report):
    """Devices and clocks are suspended for five seconds, as the kernel's own test of sleep does it; the firmware is left out."""
    device = "bochs"
    program = guest.start(device)
    play(guest, report, device, until="mid-drag")
    commits = len(guest.trace.commits(program.process))
    guest.machine.run("echo core >/sys/power/pm_test; echo mem >/sys/power/state; echo none >/sys/power/pm_test")
    wrong = guest.screen(device).shows("rest")
    report.check("after a sleep: the whole picture, the drag cancelled", not wrong, f"{wrong}: {program.words()}" if wrong else "")
    commits = len(guest.trace.commits(program.process)) - commits
    report.check("after a sleep: the mode is set and a frame shown", commits > 0, f"{commits} commits")
    guest.fingers.do("up 0", "sync")
    play(guest, report, device, until="past-half")
    guest.fingers.do("up 0", "sync")
    program.signal("TERM")
    code = program.exit_code()
    report.check("SIGTERM after a sleep ends it with 0", code == 0, "" if code == 0 else program.words())


ALL = (asleep,)

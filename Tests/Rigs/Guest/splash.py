"""A boot splash hands over to the application: Plymouth holds its picture until the first frame, with nothing in between."""
import time

from picture import colours, difference
from steps import ends, shows

DAEMON = ("plymouthd --mode=boot --tty=tty1 --pid-file=/run/plymouth/pid "
          "--kernel-command-line='splash plymouth.ignore-serial-consoles'")
SETTINGS = "[Daemon]\\nTheme=splash\\nShowDelay=0\\n"
SOCKET = "/run/notify"
PATIENCE = 45
"""Seconds until a splash that did not come counts as missing."""
SMOOTH = 200
"""A picture of the splash has more colours than a console."""


def splash(guest, report):
    """The application is refused while the splash is in front, and takes over its picture once that lets go."""
    picture = begin(guest)
    report.check("the splash shows its picture", picture is not None)
    code, words = guest.try_to_start("virtio")
    report.check("while the splash holds the display a start is refused", code == 1, f"ended with {code}: {words}" * (code != 1))
    wrong = looks_other(guest, picture)
    report.check("and leaves the splash alone", not wrong, wrong or "")
    guest.machine.run("plymouth deactivate")
    wrong = looks_other(guest, picture)
    report.check("a splash that let go keeps its picture", not wrong, wrong or "")
    # As in the unit file: the splash ends when the application says that it is ready.
    guest.machine.run(f"notified {SOCKET} sh -c 'plymouth quit --retain-splash; echo done >/run/splash.done' & "
                      f"n=0; until [ -S {SOCKET} ] || [ $n = 100 ]; do sleep 0.05; n=$((n + 1)); done")
    program = guest.start("virtio", f"env NOTIFY_SOCKET={SOCKET}")
    wrong = until_shown(guest, picture, guest.references / "picture-rest.png")
    report.check("the first frame follows the splash, with nothing in between", not wrong, wrong or "")
    ended = guest.machine.run("n=0; until { [ -e /run/splash.done ] && ! plymouth --ping 2>/dev/null; } || [ $n = 200 ]; do sleep 0.05; "
                              "n=$((n + 1)); done; [ $n != 200 ]; echo $?")
    report.check("the splash ends when the application is ready", ended == "0", ended * (ended != "0"))
    shows(guest, report, "the application's picture stays", "rest")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM after a splash", 0)


def begin(guest):
    """Starts the splash; its picture once that stays as it is, nothing when there is none."""
    guest.machine.run(f"mkdir -p /etc/plymouth /run/plymouth; printf '{SETTINGS}' >/etc/plymouth/plymouthd.conf; {DAEMON} && plymouth show-splash")
    first, second = guest.folder / "splash.ppm", guest.folder / "splash-again.ppm"
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        guest.machine.screendump("virtio", first)
        time.sleep(0.5)
        guest.machine.screendump("virtio", second)
        if colours(first) > SMOOTH and not difference(first, second):
            return first
    return None


def looks_other(guest, picture):
    """What is shown instead of a picture; nothing when it is that one."""
    now = guest.folder / "splash-now.ppm"
    guest.machine.screendump("virtio", now)
    return difference(picture, now)


def until_shown(guest, before, after):
    """Looks again and again until a picture follows another; what was seen between them, or nothing."""
    now = guest.folder / "splash-now.ppm"
    deadline = time.monotonic() + PATIENCE
    looks = 0
    while time.monotonic() < deadline:
        guest.machine.screendump("virtio", now)
        looks += 1
        if not difference(after, now):
            return None
        wrong = difference(before, now)
        if wrong:
            return f"look {looks}: {wrong}"
    return f"still the splash after {PATIENCE} s"


ALL = (splash,)

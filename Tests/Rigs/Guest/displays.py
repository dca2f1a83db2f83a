"""Words, sizes, cards, drivers and depths. Each scenario takes the guest and the report."""
import time

from guest import DRAWER, TEXT
from program import Program
from steps import ends, play, shows
from viewer import Viewer


def words(guest, report):
    """Letters and symbols come out as in the headless run."""
    program = guest.start("virtio", name=TEXT)
    shows(guest, report, f"{TEXT} shows the headless picture, words included", "text")
    program.signal("TERM")
    ends(guest, report, program, f"SIGTERM to {TEXT}", 0)


def occupied(guest, report):
    """A display that somebody else holds is refused in one line, and its holder is not disturbed."""
    holder = guest.start("virtio")
    shows(guest, report, "the holder of the display shows the first picture", "rest")
    code, words = guest.try_to_start("virtio")
    named = "/dev/dri/card0" in words and len(words.splitlines()) == 1
    report.check("a second program is refused with 1", code == 1, f"ended with {code}: {words}" * (code != 1))
    report.check("one line names the card that is occupied", named, words)
    shows(guest, report, "the holder of the display still shows it", "rest")
    holder.signal("TERM")
    ends(guest, report, holder, "SIGTERM to the holder", 0)


def resized(guest, report):
    """A display that changes its mode under a running application is a resize of its screen, down and up again."""
    program = guest.start("virtio", mode=None)
    shows(guest, report, "the run before the resize shows the first picture", "rest")
    viewer = Viewer(guest.machine.folder / "viewer")
    viewer.resize(1024, 600)
    shows(guest, report, "a smaller display shows the picture laid out anew", "resized")
    viewer.resize(*guest.session.size)
    shows(guest, report, "the old size shows the old picture", "rest")
    program.signal("TERM")
    ends(guest, report, program, "SIGTERM after resizes", 0)
    viewer.close()


def second_card(guest, report):
    """A card that is pulled out in use leaves the application running without a display; one that comes is taken."""
    guest.machine.tell("device_add", driver="bochs-display", id="guestcard")
    node = guest.machine.run("udevadm settle --timeout=10; ls /dev/dri | grep card | sort | tail -n 1")
    width, height = guest.session.size
    program = Program(guest.machine, f"{guest.programs}/{DRAWER}", {
        "UIKIT_DISPLAY": "drm", "UIKIT_DRM_DEVICE": f"/dev/dri/{node}", "SWIFT_BACKTRACE": "enable=no"})
    time.sleep(3)
    commits = len(guest.trace.commits(program.process))
    report.check("it shows pictures on a card that was plugged in", commits > 0, program.words())
    guest.machine.tell("device_del", id="guestcard")
    time.sleep(3)
    report.check("it lives on when the card is pulled out", program.is_alive(), program.words() if not program.is_alive() else "")
    report.check("it says so", "went away" in program.words() or "waiting for a display" in program.words(), program.words())
    program.signal("TERM")
    code = program.exit_code()
    report.check("SIGTERM without a card ends it with 0", code == 0, "" if code == 0 else program.words())


def other_drivers(guest, report):
    """The same session on other drivers."""
    for device in "bochs", "cirrus":
        if device == "cirrus":
            guest.plug_cirrus()
        program = guest.start(device)
        play(guest, report, device)
        program.signal("TERM")
        code = program.exit_code()
        report.check(f"{device}: SIGTERM ends it with 0", code == 0, "" if code == 0 else program.words())


def sixteen_bits(guest, report):
    """The third display's driver prefers 16 bits a pixel, and gets them dithered; its pictures are compared with such ones."""
    guest.plug_cirrus()
    program = guest.start("cirrus", name=TEXT)
    wrong = guest.screen("cirrus").shows("text")
    report.check(f"cirrus: {TEXT} equals the headless picture in 5, 6 and 5 bits", not wrong, f"{wrong}: {program.words()}" if wrong else "")
    report.check("it says that it shows 16 bits", "RG16" in program.words(), program.words())
    program.signal("TERM")
    code = program.exit_code()
    report.check("cirrus in 16 bits: SIGTERM ends it with 0", code == 0, "" if code == 0 else program.words())


ALL = (words, occupied, resized, second_card)
LAST = (other_drivers, sixteen_bits)
"""Those after which the text console is another display's."""

"""What scenarios are made of: a session played, a picture waited for, an end looked at."""
import time


def play(guest, report, device, hand=None, until=None):
    """Plays the session in real time, and checks each of its pictures while the fingers hold still."""
    screen, hand = guest.screen(device), hand or guest.fingers
    which = ", by mouse" if hand is guest.mouse else ""
    begin = time.monotonic()
    for moment, what in guest.session.steps():
        time.sleep(max(0, begin + moment - time.monotonic()))
        if isinstance(what, list):
            hand.do(*what)
            continue
        wrong = screen.shows(what)
        report.check(f"{device}{which}: '{what}' equals the headless picture", not wrong, wrong or "")
        begin = max(begin, time.monotonic() - moment)
        if what == until:
            return


def shows(guest, report, what, picture):
    """The first display shows a picture of the session."""
    wrong = guest.screen("virtio").shows(picture)
    report.check(what, not wrong, wrong or "")


def ends(guest, report, program, how, code):
    """The program ends with this code and leaves the console as it was."""
    ended = program.exit_code()
    said = "" if ended == code else f"ended with {ended}: {program.words()}"
    report.check(f"{how} ends it with {code}", ended == code, said)
    lost = guest.console.is_back()
    report.check(f"{how} brings the console back", not lost, lost or "")

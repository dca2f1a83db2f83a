"""Public bug reports about touchscreens, by number, as far as libinput lets them through to an application."""
import os

from case import case, last_tap, scenario
from touchscreen import (ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID, ABS_X, ABS_Y, BTN_TOUCH, EV_ABS, EV_KEY, EV_SYN,
                         SYN_MT_REPORT)


def near(probe, words, x, y):
    """The next line starts with these words, at a place that is at most one unit of the device off: libinput calibrates whole units."""
    line = probe.take(1)[0]
    *got, right, down = line.split()
    assert " ".join(got) == words and abs(float(right) - x) <= 1 and abs(float(down) - y) <= 1, line


@case("FIELD-01")
def a_tap_in_one_write_begins_and_ends(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 7, 150, 120).sync().up(0).sync().write()
    probe.expect("began 1 150.0 120.0", "ended 1 150.0 120.0")
    last_tap(probe, screen, 2)


@case("FIELD-03")
def a_screen_for_one_finger_ends_the_touch_where_it_was_last(bench):
    screen = bench.plug(kind="single")
    probe = bench.start()
    screen.raw((EV_ABS, ABS_X, 400), (EV_ABS, ABS_Y, 240), (EV_KEY, BTN_TOUCH, 1)).sync().write()
    probe.expect("began 1 400.0 240.0")
    screen.raw((EV_ABS, ABS_X, 410)).sync().write()
    probe.expect("moved 1 410.0 240.0")
    screen.raw((EV_KEY, BTN_TOUCH, 0)).sync().write()
    probe.expect("ended 1 410.0 240.0")
    screen.raw((EV_ABS, ABS_X, 5), (EV_ABS, ABS_Y, 6), (EV_KEY, BTN_TOUCH, 1)).sync().write()
    probe.expect("began 2 5.0 6.0")
    screen.raw((EV_KEY, BTN_TOUCH, 0)).sync().write()
    probe.expect("ended 2 5.0 6.0")
    probe.finish()


@case("FIELD-03")
def a_screen_that_sends_all_contacts_in_each_frame_ends_them_where_they_were_last(bench):
    screen = bench.plug(kind="contacts")
    probe = bench.start()

    def frame(*contacts):
        for identity, x, y in contacts:
            screen.raw((EV_ABS, ABS_MT_TRACKING_ID, identity), (EV_ABS, ABS_MT_POSITION_X, x), (EV_ABS, ABS_MT_POSITION_Y, y),
                       (EV_SYN, SYN_MT_REPORT, 0))
        if not contacts:
            screen.raw((EV_SYN, SYN_MT_REPORT, 0))
        screen.sync().write()

    frame((3, 400, 240))
    probe.expect("began 1 400.0 240.0")
    frame((3, 410, 240), (4, 100, 50))
    assert sorted(probe.take(2)) == ["began 2 100.0 50.0", "moved 1 410.0 240.0"]
    frame((4, 100, 50))
    probe.expect("ended 1 410.0 240.0")
    frame()
    probe.expect("ended 2 100.0 50.0")
    probe.finish()


@case("FIELD-04")
def a_screen_that_comes_back_under_another_number_is_calibrated_again(bench):
    store = os.path.join(bench.folder.name, "calibration")
    with open(store, "w") as file:
        # x and y change places.
        file.write("1234:5678 Mock Touch\t0\t1\t0\t1\t0\t0\n")
    screen = bench.plug(7, product=0x5678)
    probe = bench.start(seat=True, settings={"UIKIT_CALIBRATION": store})
    screen.down(0, 1, 400, 120).sync().write()
    near(probe, "began 1", 200, 240)
    screen.unplug()
    near(probe, "cancelled 1", 200, 240)
    again = bench.plug(5, product=0x5678)
    again.down(0, 1, 200, 360).sync().write()
    near(probe, "began 2", 600, 120)
    again.up(0).sync().write()
    near(probe, "ended 2", 600, 120)
    probe.finish()


@case("FIELD-05")
def fingers_that_changed_while_the_kernel_lost_events_begin_and_end_once(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 5, 70, 70).sync().write()
    probe.expect("began 1 70.0 70.0")
    screen.replace_slots([(0, 6, 300, 200), (1, 7, 500, 100)]).lose().write()
    first, *rest = probe.take(3)
    assert first in ("ended 1 70.0 70.0", "cancelled 1 70.0 70.0"), first
    assert sorted(line.split(" ", 2)[0] + " " + line.split(" ", 2)[2] for line in rest) == [
        "began 300.0 200.0", "began 500.0 100.0"], rest
    screen.up(0).up(1).sync().write()
    assert sorted(line.split(" ", 2)[0] + " " + line.split(" ", 2)[2] for line in probe.take(2)) == [
        "ended 300.0 200.0", "ended 500.0 100.0"]
    last_tap(probe, screen, 4)


@case("FIELD-06")
def a_screen_of_other_units_is_spread_over_the_picture(bench):
    screen = bench.plug(width=4096, height=4096)
    probe = bench.start()
    screen.down(0, 1, 2048, 2048).sync().write()
    probe.expect("began 1 400.0 240.0")
    screen.move(0, 0, 0).sync().write()
    probe.expect("moved 1 0.0 0.0")
    screen.move(0, 4095, 4095).sync().write()
    word, _, x, y = probe.take(1)[0].split()
    assert word == "moved" and 799 < float(x) < 800 and 479 < float(y) < 480, (x, y)
    screen.up(0).sync().write()
    probe.take(1)
    probe.finish()


@case("PEER-7")
def a_screen_that_has_only_axes_of_several_fingers_is_spread_over_the_picture(bench):
    screen = bench.plug(width=4096, height=4096, kind="bare")
    probe = bench.start()
    screen.down(0, 1, 2048, 2048).sync().write()
    probe.expect("began 1 400.0 240.0")
    screen.down(1, 2, 1024, 3072).sync().write()
    probe.expect("began 2 200.0 360.0")
    screen.move(0, 0, 0).sync().write()
    probe.expect("moved 1 0.0 0.0")
    screen.up(1).sync().write()
    probe.expect("ended 2 200.0 360.0")
    screen.up(0).sync().write()
    probe.expect("ended 1 0.0 0.0")
    probe.finish()


@case("FIELD-06")
def places_beyond_what_a_screen_says_of_itself_stay_on_the_picture(bench):
    screen = bench.plug(width=480, height=800)
    probe = bench.start()
    screen.down(0, 1, 799, 479).sync().write()
    word, _, x, y = probe.take(1)[0].split()
    assert word == "began" and 799 < float(x) < 800 and 0 <= float(y) < 480, (x, y)
    screen.up(0).sync().write()
    probe.take(1)
    probe.finish()


@case("FIELD-06")
def a_screen_without_a_range_is_refused_and_the_others_work(bench):
    broken = bench.plug(7, width=1, height=1, name="Broken Touch")
    screen = bench.plug(8)
    probe = bench.start(seat=True, without=(broken,))
    broken.down(0, 1, 0, 0).sync().write()
    last_tap(probe, screen, 1)


def turned(bench, degrees, expected):
    """A finger in the four corners and the middle of a panel that the picture is turned on."""
    sideways = degrees in (90, 270)
    width, height = (480, 800) if sideways else (800, 480)
    screen = bench.plug(width=width, height=height)
    probe = bench.start(settings={"UIKIT_TOUCH_ROTATION": str(degrees)})
    places = (0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1), (width // 2, height // 2)
    for number, ((x, y), (right, down)) in enumerate(zip(places, expected), 1):
        screen.down(0, number, x, y).sync().write()
        probe.expect(f"began {number} {right}.0 {down}.0")
        screen.up(0).sync().write()
        probe.expect(f"ended {number} {right}.0 {down}.0")
    probe.finish()


@case("FIELD-07")
def upright_corners_are_the_pictures(bench):
    turned(bench, 0, ((0, 0), (799, 0), (0, 479), (799, 479), (400, 240)))


@case("FIELD-07")
def turned_by_90_the_panels_first_corner_is_the_pictures_lower_left(bench):
    turned(bench, 90, ((0, 479), (0, 0), (799, 479), (799, 0), (400, 239)))


@case("FIELD-07")
def turned_by_180_the_panels_first_corner_is_the_pictures_last(bench):
    turned(bench, 180, ((799, 479), (0, 479), (799, 0), (0, 0), (399, 239)))


@case("FIELD-07")
def turned_by_270_the_panels_first_corner_is_the_pictures_upper_right(bench):
    turned(bench, 270, ((799, 0), (799, 479), (0, 0), (0, 479), (399, 240)))


@case("FIELD-10")
def one_of_two_equal_screens_that_is_pulled_leaves_the_others_finger(bench):
    left, right = bench.plug(7, product=0x5678), bench.plug(8, product=0x5678)
    probe = bench.start(seat=True)
    left.down(0, 1, 400, 240).sync().write()
    probe.expect("began 1 400.0 240.0")
    right.down(0, 1, 400, 240).sync().write()
    probe.expect("began 2 400.0 240.0")
    right.unplug()
    probe.expect("cancelled 2 400.0 240.0")
    left.move(0, 410, 240).sync().write()
    probe.expect("moved 1 410.0 240.0")
    left.up(0).sync().write()
    probe.expect("ended 1 410.0 240.0")
    last_tap(probe, left, 3)


@scenario
def udevs_calibration_is_used(bench):
    screen = bench.plug(calibration="1 0 0 0 -1 1")
    probe = bench.start()
    screen.down(0, 1, 100, 120).sync().write()
    probe.expect("began 1 100.0 360.0")
    screen.up(0).sync().write()
    probe.expect("ended 1 100.0 360.0")
    probe.finish()


@scenario
def a_finger_that_becomes_a_palm_is_cancelled_once(bench):
    screen = bench.plug(palms=True)
    probe = bench.start()
    screen.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    screen.palm(0).sync().write()
    probe.expect("cancelled 1 100.0 100.0")
    screen.move(0, 120, 100).sync().up(0).sync().write()
    screen.finger(0)
    last_tap(probe, screen, 2)


@scenario
def a_palm_is_no_touch_and_a_finger_beside_it_is(bench):
    screen = bench.plug(palms=True)
    probe = bench.start()
    screen.down(0, 1, 100, 100).palm(0).sync().write()
    screen.down(1, 2, 300, 200).sync().write()
    probe.expect("began 1 300.0 200.0")
    screen.up(0).sync().up(1).sync().write()
    probe.expect("ended 1 300.0 200.0")
    screen.finger(0)
    last_tap(probe, screen, 2)


@scenario
def ten_fingers_in_two_hundred_frames_in_one_write_keep_every_sample(bench):
    screen = bench.plug()
    probe = bench.start()
    for slot in range(10):
        screen.down(slot, slot, 40 * slot, 10)
    screen.sync().write()
    for slot in range(10):
        probe.expect(f"began {slot + 1} {40 * slot}.0 10.0")
    for step in range(1, 201):
        for slot in range(10):
            screen.move(slot, 40 * slot, 10 + step)
        screen.sync()
    screen.write()
    rows = {number: [] for number in range(1, 11)}
    for line in probe.take(2000):
        word, number, _, y = line.split()
        assert word == "moved", line
        rows[int(number)].append(float(y))
    assert all(row == [10.0 + step for step in range(1, 201)] for row in rows.values())
    for slot in range(10):
        screen.up(slot)
    screen.sync().write()
    for slot in range(10):
        probe.expect(f"ended {slot + 1} {40 * slot}.0 210.0")
    last_tap(probe, screen, 11)

"""What fingers do on mocked touchscreens, and what the application must have seen of it.

Every expectation is a literal line of the program: phase, number of the UITouch in order of
its first appearance, x, y. Each scenario ends with a tap whose lines prove that nothing came before it.
"""
from case import case, last_tap, scenario


@scenario
def a_finger_comes_moves_and_goes(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    screen.move(0, 120, 110).sync().write()
    probe.expect("moved 1 120.0 110.0")
    screen.up(0).sync().write()
    probe.expect("ended 1 120.0 110.0")
    last_tap(probe, screen, 2)


@case("FIELD-01")
def twenty_taps_in_one_write(bench):
    screen = bench.plug()
    probe = bench.start()
    for tap in range(20):
        screen.down(0, 100 + tap, 10 * tap, 200).sync().up(0).sync()
    screen.write()
    for tap in range(20):
        probe.expect(f"began {tap + 1} {10 * tap}.0 200.0", f"ended {tap + 1} {10 * tap}.0 200.0")
    last_tap(probe, screen, 21)


@scenario
def tracking_ids_wrap_past_65535(bench):
    screen = bench.plug()
    probe = bench.start()
    for touch, identity in enumerate((65534, 65535, 0, 1, 65536, 131071), 1):
        screen.down(0, identity, 300, 40).sync().write()
        probe.expect(f"began {touch} 300.0 40.0")
        screen.move(0, 310, 40).sync().write()
        probe.expect(f"moved {touch} 310.0 40.0")
        screen.up(0).sync().write()
        probe.expect(f"ended {touch} 310.0 40.0")
    last_tap(probe, screen, 7)


@scenario
def a_finger_down_before_the_start_counts_from_its_next_touch(bench):
    screen = bench.plug(down=[(0, 41, 400, 300)])
    probe = bench.start()
    screen.move(0, 410, 310).sync().write()
    screen.down(1, 42, 50, 60).sync().write()
    probe.expect("began 1 50.0 60.0")
    screen.up(0).sync().up(1).sync().write()
    probe.expect("ended 1 50.0 60.0")
    screen.down(0, 43, 400, 300).sync().write()
    probe.expect("began 2 400.0 300.0")
    screen.up(0).sync().write()
    probe.expect("ended 2 400.0 300.0")
    last_tap(probe, screen, 3)


@scenario
def the_tenth_slot_alone(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(9, 77, 799, 479).sync().write()
    probe.expect("began 1 799.0 479.0")
    screen.move(9, 0, 0).sync().write()
    probe.expect("moved 1 0.0 0.0")
    screen.up(9).sync().write()
    probe.expect("ended 1 0.0 0.0")
    last_tap(probe, screen, 2)


@scenario
def ten_fingers_in_one_frame(bench):
    screen = bench.plug()
    probe = bench.start()
    for slot in range(10):
        screen.down(slot, 500 + slot, 70 * slot, 30 * slot)
    screen.sync().write()
    for slot in range(10):
        probe.expect(f"began {slot + 1} {70 * slot}.0 {30 * slot}.0")
    for slot in range(10):
        screen.up(slot)
    screen.sync().write()
    for slot in range(10):
        probe.expect(f"ended {slot + 1} {70 * slot}.0 {30 * slot}.0")
    last_tap(probe, screen, 11)


@scenario
def one_finger_lifts_as_another_comes_in_the_same_frame(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    screen.up(0).down(1, 2, 200, 200).sync().write()
    assert sorted(probe.take(2)) == ["began 2 200.0 200.0", "ended 1 100.0 100.0"]
    screen.up(1).sync().write()
    probe.expect("ended 2 200.0 200.0")
    last_tap(probe, screen, 3)


@scenario
def a_slot_changes_its_finger_without_a_lift_between(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    screen.up(0).sync().down(0, 2, 600, 300).sync().write()
    probe.expect("ended 1 100.0 100.0", "began 2 600.0 300.0")
    screen.up(0).sync().write()
    probe.expect("ended 2 600.0 300.0")
    last_tap(probe, screen, 3)


@case("FIELD-04")
def unplugging_under_a_finger_cancels_it_once(bench):
    screen, other = bench.plug(7), bench.plug(8)
    probe = bench.start(seat=True)
    screen.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    screen.unplug()
    probe.expect("cancelled 1 100.0 100.0")
    last_tap(probe, other, 2)


@scenario
def a_node_that_dies_under_a_finger_cancels_it_once(bench):
    screen, other = bench.plug(7), bench.plug(8)
    probe = bench.start()
    screen.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    screen.die()
    probe.expect("cancelled 1 100.0 100.0")
    last_tap(probe, other, 2)


@scenario
def a_screen_plugged_in_later_works(bench):
    other = bench.plug(8)
    probe = bench.start(seat=True)
    screen = bench.plug(7)
    screen.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    screen.up(0).sync().write()
    probe.expect("ended 1 100.0 100.0")
    last_tap(probe, other, 2)


@case("FIELD-10")
def two_screens_with_equal_slots_are_two_touches(bench):
    left, right = bench.plug(7), bench.plug(8)
    probe = bench.start()
    left.down(0, 1, 100, 100).sync().write()
    probe.expect("began 1 100.0 100.0")
    right.down(0, 1, 500, 300).sync().write()
    probe.expect("began 2 500.0 300.0")
    left.move(0, 110, 100).sync().write()
    probe.expect("moved 1 110.0 100.0")
    right.up(0).sync().write()
    probe.expect("ended 2 500.0 300.0")
    left.up(0).sync().write()
    probe.expect("ended 1 110.0 100.0")
    last_tap(probe, left, 3)


@case("FIELD-01")
def a_burst_of_two_hundred_moves_keeps_every_sample(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 1, 0, 0).sync().write()
    probe.expect("began 1 0.0 0.0")
    for step in range(1, 201):
        screen.move(0, 2 * step, step).sync().write()
    screen.up(0).sync().write()
    for step in range(1, 201):
        probe.expect(f"moved 1 {2 * step}.0 {step}.0")
    probe.expect("ended 1 400.0 200.0")
    last_tap(probe, screen, 2)


@scenario
def a_move_lost_by_the_kernel_is_made_up_for(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 1, 70, 70).sync().write()
    probe.expect("began 1 70.0 70.0")
    screen.move(0, 200, 210).sync().lose().write()
    probe.expect("moved 1 200.0 210.0")
    screen.up(0).sync().write()
    probe.expect("ended 1 200.0 210.0")
    last_tap(probe, screen, 2)


@case("FIELD-05")
def a_lift_lost_by_the_kernel_is_made_up_for(bench):
    screen = bench.plug()
    probe = bench.start()
    screen.down(0, 1, 70, 70).sync().write()
    probe.expect("began 1 70.0 70.0")
    screen.up(0).sync().lose().write()
    probe.expect("ended 1 70.0 70.0")
    last_tap(probe, screen, 2)

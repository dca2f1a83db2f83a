"""What the guest's kernel saw of a program: when it was started, and each picture that it handed to a display."""
import re

FOLDER = "/sys/kernel/tracing"
COMMITS = "drm_atomic_commit", "drm_atomic_nonblocking_commit"
"""Every legacy or atomic request that changes what is shown ends in one of these; a test-only one does not."""


class Trace:
    """Counts with the kernel's own tracing, so that the program under test has no say in it."""

    def __init__(self, machine):
        self.machine = machine
        for function in COMMITS:
            machine.run(f"echo 'p:shown/{function} {function}' >>{FOLDER}/kprobe_events")
        machine.run(f"echo mono >{FOLDER}/trace_clock")
        machine.run(f"echo 1 >{FOLDER}/events/shown/enable")
        machine.run(f"echo 1 >{FOLDER}/events/sched/sched_process_exec/enable")

    def started(self, process):
        """When the process began to be the program, in seconds: before, it was the shell that started it."""
        return max(time for time, what in self._events(process) if what == "sched_process_exec")

    def commits(self, process):
        """The times of all commits of the process so far, in seconds."""
        return [time for time, what in self._events(process) if what in COMMITS]

    def follow_blanks(self):
        """Begins to write down every blank that somebody waits for, and every report of one; what was written before is dropped."""
        self.machine.run(f"echo >{FOLDER}/trace")
        self._write_blanks(1)

    def leave_blanks(self):
        """Writes down no more of them."""
        self._write_blanks(0)

    def blanks(self):
        """When each blank was, in seconds, by its number."""
        text = self.machine.run(f"grep -E ' drm_vblank_event: ' {FOLDER}/trace", check=False)
        return {int(number): int(time) / 1e9 for number, time in re.findall(r"seq=(\d+), time=(\d+)", text)}

    def flips(self):
        """For each flip, in order, the number of the blank at which it was done and when that was reported, in seconds."""
        text = self.machine.run(f"grep -E ' drm_vblank_event_delivered: ' {FOLDER}/trace", check=False)
        found = re.findall(r" ([\d.]+): drm_vblank_event_delivered: .*seq=(\d+)", text)
        return [(int(number), float(time)) for time, number in found]

    def _write_blanks(self, switch):
        for event in "drm_vblank_event", "drm_vblank_event_delivered":
            self.machine.run(f"echo {switch} >{FOLDER}/events/drm/{event}/enable")

    def _events(self, process):
        text = self.machine.run(f"grep -E -- '-{process} ' {FOLDER}/trace", check=False)
        found = re.findall(rf"-{process} +\[\d+\] \S+ +([\d.]+): (\w+):", text)
        return [(float(time), what) for time, what in found]

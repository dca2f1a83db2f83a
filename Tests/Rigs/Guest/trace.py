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

    def _events(self, process):
        text = self.machine.run(f"grep -E -- '-{process} ' {FOLDER}/trace", check=False)
        found = re.findall(rf"-{process} +\[\d+\] \S+ +([\d.]+): (\w+):", text)
        return [(float(time), what) for time, what in found]

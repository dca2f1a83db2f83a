"""The program under test, running on the guest's bare console."""
import shlex
import time

PATIENCE = 30
"""Seconds until something that did not happen counts as failed."""


class Program:
    """One run of a program, on the first virtual console, its words in files."""

    def __init__(self, machine, path, environment):
        self.machine = machine
        settings = " ".join(f"{name}={shlex.quote(value)}" for name, value in environment.items())
        machine.run("rm -f /run/program.*")
        # A session of its own with the console as its terminal, as if a person had logged in there.
        start = f"setsid -c sh -c 'echo $$ >/run/program.pid; exec {path}'"
        files = "<>/dev/tty1 >/run/program.out 2>/run/program.err"
        machine.run(f"{{ {settings} {start} {files}; echo $? >/run/program.code; }} &")
        self.process = self._read_when_there("/run/program.pid")

    def is_alive(self):
        return self.machine.run(f"[ -d /proc/{self.process} ]; echo $?") == "0"

    def opens(self, node):
        """Waits until it has a device open: what happens on it before that is lost."""
        self.machine.run(f"n=0; until ls -l /proc/{self.process}/fd | grep -q '{node}$' || [ $n = 200 ]; do sleep 0.05; "
                         "n=$((n + 1)); done; [ $n != 200 ]")

    def signal(self, name):
        self.machine.run(f"kill -{name} {self.process}")

    def exit_code(self):
        """Waits for its end. Signals count as 128 and their number."""
        return int(self._read_when_there("/run/program.code"))

    def words(self):
        """What it wrote to its outputs so far."""
        return self.machine.run("cat /run/program.out /run/program.err")

    def wakeups(self):
        """How often each of its threads gave up the processor and came back, or was taken off it, by the thread's number."""
        text = self.machine.run(f"cd /proc/{self.process}/task; grep -s ctxt_switches */status")
        counts = {}
        for line in text.splitlines():
            thread = line.split("/")[0]
            counts[thread] = counts.get(thread, 0) + int(line.split()[-1])
        return counts

    @staticmethod
    def woken(before, after):
        """How often threads woke between two counts. One that ended meanwhile takes its count with it."""
        return sum(count - before.get(thread, 0) for thread, count in after.items())

    def memory(self):
        """Its resident memory in KiB: what it owns, and all of it with shared and mapped pages."""
        text = self.machine.run(f"cat /proc/{self.process}/status")
        values = {line.split()[0]: int(line.split()[1]) for line in text.splitlines() if line.startswith("Rss")
                  or line.startswith("VmRSS")}
        return values["RssAnon:"], values["VmRSS:"]

    def _read_when_there(self, file):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            text = self.machine.run(f"cat {file} 2>/dev/null", check=False).strip()
            if text:
                return text
            time.sleep(0.05)
        raise TimeoutError(f"{file} did not come in {PATIENCE} s; the program said: {self.words()}")

"""What was checked and what came of it."""
import time


class Report:
    """Result lines in a file as they come, and a table at the end."""

    def __init__(self, file):
        self.file, self.rows, self.failed = file, [], False
        self.start = time.monotonic()

    def check(self, name, passed, detail=""):
        """Notes one check. `detail` is a measured value or what went wrong."""
        self.rows.append((name, passed, detail))
        self.failed = self.failed or not passed
        with open(self.file, "a") as file:
            file.write(f"{'pass' if passed else 'fail'} guest: {name}\n")
        seconds = time.monotonic() - self.start
        print(f"[{seconds:5.1f} s] {'ok  ' if passed else 'FAIL'} {name}{': ' if detail else ''}{detail}", flush=True)

    def note(self, name, detail):
        """Puts a measured value into the table that nothing depends on."""
        self.rows.append((name, None, detail))

    def table(self):
        """All rows, aligned."""
        width = max(len(name) for name, _, _ in self.rows)
        words = {True: "ok", False: "FAIL", None: ""}
        return "\n".join(f"{name:{width}}  {words[passed]:4}  {detail}" for name, passed, detail in self.rows)

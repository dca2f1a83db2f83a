"""Starts the drawer demo headless and says how long it takes to the first frame and what memory it needs.
Called by tools/bench, with the program and its recorded session."""

import os
import re
import subprocess
import sys
import tempfile
import time

program, session = sys.argv[1:3]
RUNS = 11


def environment(folder, **more):
    clean = {k: v for k, v in os.environ.items() if not k.startswith("UIKIT_")}
    return clean | {"UIKIT_DISPLAY": "headless", "UIKIT_SIZE": "1280x800", "UIKIT_OUTPUT": folder} | more


def first_frame(folder):
    """Prints milliseconds from just before exec to the first frame, by the system's monotonic clock, and the memory until then."""
    times = []
    sizes = []
    for _ in range(RUNS):
        begin = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        run = subprocess.run(
            [program], env=environment(folder, UIKIT_TRACE="start"), capture_output=True, text=True
        )
        shown = re.search(r"monotonic clock: (\d+) us\), with ([0-9.]+) MB", run.stderr)
        if not shown:
            raise SystemExit("the program did not say when its first frame was shown:\n" + run.stderr)
        times.append((int(shown[1]) * 1000 - begin) / 1e6)
        sizes.append(float(shown[2]))
    for what, values, unit in [("exec", times, "ms"), ("peak resident memory", sizes, "MB")]:
        values.sort()
        print(
            f"{what} to first frame, headless 1280x800, {RUNS} runs: "
            f"min {values[0]:.1f} {unit}, median {values[RUNS // 2]:.1f} {unit}, max {values[-1]:.1f} {unit}"
        )


def peak_memory(folder, **more):
    """The largest resident size of one whole run in MB, as the kernel counts it."""
    process = subprocess.Popen(
        [program], env=environment(folder, **more), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, code, usage = os.wait4(process.pid, 0)
    if code != 0:
        raise SystemExit(f"the program ended with {code}")
    return usage.ru_maxrss * 1024 / 1e6


with tempfile.TemporaryDirectory() as folder:
    first_frame(folder)
    still = peak_memory(folder)
    print(f"peak resident memory, headless 1280x800: {still:.1f} MB with the picture of the first frame written")
    whole = peak_memory(folder, UIKIT_SESSION=session)
    print(f"peak resident memory, headless 1280x800: {whole:.1f} MB over the recorded session, with its pictures")

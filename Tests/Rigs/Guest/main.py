#!/usr/bin/env python3
"""The demo on a real kernel: real DRM, real evdev, udev and libinput, and what the display scans out.

    main.py KERNEL ARCHIVE... --program PATH --session FILE --references FOLDER --out FOLDER --results FILE
"""
import argparse
import pathlib
import sys
import time

import scenarios
from guest import Guest
from report import Report


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kernel")
    parser.add_argument("archives", nargs="+")
    parser.add_argument("--program", required=True)
    for name in "session", "references", "out":
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("--results", required=True)
    options = parser.parse_args()

    report = Report(options.results)
    guest = None
    try:
        guest = Guest(options.kernel, options.archives, options.session, options.program,
                      options.references, options.out)
        report.note("boot to the first command", f"{time.monotonic() - report.start:.1f} s")
        for scenario in scenarios.ALL:
            scenario(guest, report)
    except Exception as error:
        report.check("the scenarios ran to their end", False, f"{type(error).__name__}: {error}")
    finally:
        if guest:
            guest.machine.close()
    print("\n" + report.table())
    return report.failed


sys.exit(main())

#!/usr/bin/env python3
"""The demos on a real kernel: real DRM, real evdev, udev and libinput, and what the display scans out.

    main.py KERNEL ARCHIVE... --set NAME --programs FOLDER --session FILE --references FOLDER --out FOLDER --results FILE
            [--count N] [--seed N] [--minutes N] [--only SCENARIO]
"""
import argparse
import pathlib
import random
import sys
import time

import asleep
import kills
import paced
import scenarios
import soak
from guest import Guest
from report import Report

SETS = {"standard": scenarios.ALL, "asleep": asleep.ALL, "kills": kills.ALL, "paced": paced.ALL, "soak": soak.ALL}
WORDS = {"paced": paced.KERNEL_WORDS}
"""What the kernel is told, where that is more than to be quiet."""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kernel")
    parser.add_argument("archives", nargs="+")
    parser.add_argument("--set", choices=SETS, required=True)
    parser.add_argument("--programs", required=True)
    for name in "session", "references", "out":
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("--results", required=True)
    parser.add_argument("--count", type=int, default=60, help="kills: how many")
    parser.add_argument("--seed", type=int, default=random.randrange(100000), help="kills: of their moments")
    parser.add_argument("--minutes", type=float, default=10, help="soak: how long")
    parser.add_argument("--only", help="the name of one scenario of the set")
    options = parser.parse_args()

    report = Report(options.results)
    guest = None
    try:
        guest = Guest(options.kernel, options.archives, options.session, options.programs,
                      options.references, options.out, WORDS.get(options.set, "quiet"))
        guest.options = options
        report.note("boot to the first command", f"{time.monotonic() - report.start:.1f} s")
        for scenario in SETS[options.set]:
            if options.only in (None, scenario.__name__):
                scenario(guest, report)
    except Exception as error:
        report.check("the scenarios ran to their end", False, f"{type(error).__name__}: {error}")
    finally:
        if guest:
            guest.machine.close()
    print("\n" + report.table())
    return report.failed


sys.exit(main())

#!/usr/bin/env python3
"""Plays all scenarios, each in a process and a testbed of its own.

    main.py SHIM RESULTS LOGS PROGRAM [ARGUMENT...]        (under umockdev-wrapper)
"""
import os
import sys

import reports  # noqa: F401
import scenarios as fingers  # noqa: F401
from bench import Bench
from case import scenarios
from probe import Surprise


def run_one(run, command, shim, log):
    """Runs one scenario in this process and tells how it went; returns whether it passed."""
    name = run.sentence
    bench = Bench(command, shim, log)
    try:
        run(bench)
    except (Surprise, AssertionError) as surprise:
        print(f"FAIL {name}: {surprise}")
        if bench.probe:
            print("     said: " + " | ".join(bench.probe.said[-12:]))
        return False
    finally:
        bench.close()
    print(f"ok   {name}")
    return True


def main():
    shim, results, logs, *command = sys.argv[1:]
    failed = False
    for run in scenarios:
        sys.stdout.flush()
        child = os.fork()  # umockdev keeps one testbed's address in a process for ever
        if child == 0:
            passed = run_one(run, command, shim, f"{logs}/{run.__name__}.log")
            sys.stdout.flush()
            os._exit(0 if passed else 1)
        passed = os.waitpid(child, 0)[1] == 0
        failed = failed or not passed
        with open(results, "a") as file:
            file.write(f"{'pass' if passed else 'fail'} mock input: {run.sentence}\n")
    return failed


sys.exit(main())

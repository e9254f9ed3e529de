"""Runs programs on trees, all in one process: reads {sources, trees} from standard input."""
import contextlib
import io
import json
import sys


def run(source, trees):
    world = {"inf": float("inf")}
    exec(source, world)
    results = []
    for tree in trees:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            value = world["solve"](tree)
        results.append([printed.getvalue(), str(value)])
    return results


asked = json.load(sys.stdin)
json.dump([run(source, asked["trees"]) for source in asked["sources"]], sys.stdout)

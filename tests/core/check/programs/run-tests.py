"""Runs generated tests on programs, all in one process: reads {sources, tests} from standard input."""
import json
import sys
import types


def module_of(source):
    """The module `search` of somebody whose program is this."""
    world = {"inf": float("inf")}
    exec(source, world)

    def search(tree, is_max, seen):
        world["print"] = seen
        return world["solve"](tree)

    module = types.ModuleType("search")
    module.search = search
    return module


def failed(test):
    """The names of the tests that fail, run as pytest does: each function with its prefix."""
    world = {}
    exec(test, world)
    names = []
    for name in [name for name in world if name.startswith("test_")]:
        try:
            world[name]()
        except AssertionError:
            names.append(name)
    return names


asked = json.load(sys.stdin)
results = []
for source in asked["sources"]:
    sys.modules["search"] = module_of(source)
    results.append([failed(test) for test in asked["tests"]])
json.dump(results, sys.stdout)

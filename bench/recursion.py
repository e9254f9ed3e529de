"""
Times recursion against a loop in this Python: a factorial of 12, and minimax over a uniform tree.

    python3 bench/recursion.py

Prints how many times as long the recursion takes, as the range over all rounds. The two ways take turns, so that a busy
machine slows both.
"""
import sys
from time import process_time
from timeit import timeit

ROUNDS = 9
BRANCHES, PLIES = 5, 6


def product_by_loop(n):
    product = 1
    for factor in range(1, n + 1):
        product *= factor
    return product


def product_by_recursion(n):
    return 1 if n == 0 else n * product_by_recursion(n - 1)


def leaf(path):
    """A value for each leaf, the same for both ways."""
    return path * 7919 % 1009


def minimax_by_recursion(path=0, ply=0):
    if ply == PLIES:
        return leaf(path)
    best = None
    for move in range(BRANCHES):
        value = minimax_by_recursion(path * BRANCHES + move, ply + 1)
        if best is None or (value > best if ply % 2 == 0 else value < best):
            best = value
    return best


def minimax_by_loop():
    """The same walk with a stack of its own: for each open node its path, its next move and its best value."""
    paths, moves, bests = [0], [0], [None]
    value = None
    while True:
        if value is not None:
            best, ply = bests[-1], len(paths) - 1
            if best is None or (value > best if ply % 2 == 0 else value < best):
                bests[-1] = value
            value = None
        if moves[-1] == BRANCHES:
            paths.pop()
            moves.pop()
            value = bests.pop()
            if not paths:
                return value
            continue
        child = paths[-1] * BRANCHES + moves[-1]
        moves[-1] += 1
        if len(paths) == PLIES:
            value = leaf(child)
        else:
            paths.append(child)
            moves.append(0)
            bests.append(None)


def compare(name, recursion, loop, times):
    assert recursion() == loop()
    ratios = []
    for _ in range(ROUNDS):
        slow = timeit(recursion, timer=process_time, number=times)
        fast = timeit(loop, timer=process_time, number=times)
        ratios.append(slow / fast)
    ratios.sort()
    print(f'{name}: {ratios[0]:.2f} to {ratios[-1]:.2f} times, median {ratios[ROUNDS // 2]:.2f}')


print('Python', sys.version.split()[0])
for n in (12, 100):
    compare(f'{n}!', lambda: product_by_recursion(n), lambda: product_by_loop(n), 1_200_000 // n)
compare('minimax', minimax_by_recursion, minimax_by_loop, 10)

"""A search as a widget of a notebook: a wrapper of the element plyscope-tree for anywidget.

    pip install anywidget

Put component.js, from a built site of Plyscope, and plyscope_tree.js next to this file. Then:

    from plyscope_tree import PlyscopeTree
    tree = PlyscopeTree(position=[[3, 12, 8], [2, 4, 6], [14, 5, 2]], predict=True)
    tree

tree.step is the current step, and setting it goes there; tree.sentence says what happens. tree.answers has an entry for
each question that was answered. tree.observe(lambda change: print(change.new), "sentence") follows the steps.
"""

import json
from pathlib import Path

import anywidget
import traitlets

HERE = Path(__file__).parent


def _text(default=None):
    return traitlets.Unicode(default, allow_none=True).tag(sync=True)


def _number_or_text(default=None):
    kinds = [traitlets.Int(), traitlets.Unicode()]
    return traitlets.Union(kinds, default_value=default, allow_none=True).tag(sync=True)


class PlyscopeTree(anywidget.AnyWidget):
    """The traits are the attributes of the element: docs/component.md lists them."""

    _esm = "\n".join(
        (HERE / name).read_text(encoding="utf-8") for name in ("component.js", "plyscope_tree.js")
    )

    game = _text()
    position = _text()
    root = _text()
    algorithm = _text()
    depth = _number_or_text()
    order = _text()
    evaluator = _text()
    cut = _text()
    fail = _text()
    ties = _text()
    budget = _number_or_text()
    shadow = _text()
    future = _text()
    unpruned = traitlets.Bool(False).tag(sync=True)
    predict = traitlets.Bool(False).tag(sync=True)
    form = _text()
    theme = _text()
    site = _text()
    height = _text("480px")
    # A number, or "end".
    step = _number_or_text(0)

    # What the element says; only it sets these.
    steps = traitlets.Int(None, allow_none=True).tag(sync=True)
    sentence = _text("")
    query = _text("")
    answers = traitlets.List().tag(sync=True)

    def __init__(self, position=None, **traits):
        """position is a text, or a tree of nested lists."""
        if isinstance(position, (list, tuple)):
            position = json.dumps(position)
        super().__init__(position=position, **traits)

import { aboutTest, RULE_LINES, spell, type Expected } from './expected.ts';

export function writePytest(expected: Expected): string {
	const { tree, value, ...leaves } = spell(expected, {
		number: (one) => (Number.isFinite(one) ? String(one) : `float("${one < 0 ? '-' : ''}inf")`),
		list: ['[', ']'],
		leaf: (text) => text,
		node: (children) => `[${children}]`
	});
	const about = aboutTest(expected, [
		'Yours is search(tree, is_max, seen) in search.py. It calls seen(value) at each leaf that it',
		'evaluates, and returns the value of the root. An inner node is a list.'
	]);
	return `${about.map((line) => `# ${line}`).join('\n')}
from search import search

TREE = ${tree}
VALUE = ${value}

# ${RULE_LINES.equal}: evaluated leaves, and pruned ones.
EQUAL = (${leaves.equal}, ${leaves.equalPruned})
# ${RULE_LINES.strict}.
STRICT = (${leaves.strict}, ${leaves.strictPruned})
ACCEPTED = [${expected.accepted.map((cut) => cut.toUpperCase()).join(', ')}]


def run():
    leaves = []
    value = search(TREE, ${expected.max ? 'True' : 'False'}, leaves.append)
    return value, leaves


def test_value_of_the_root():
    assert run()[0] == VALUE


def test_leaves_in_order():
    assert run()[1] in [evaluated for evaluated, _ in ACCEPTED]


def test_pruned_leaves():
    leaves = run()[1]
    every = sorted(EQUAL[0] + EQUAL[1])
    assert any(sorted(leaves + pruned) == every for _, pruned in ACCEPTED)
`;
}

import { aboutTest, RULE_LINES, spell, type Expected } from './expected.ts';

export function writeNodeTest(expected: Expected): string {
	const { tree, value, ...leaves } = spell(expected, {
		number: String,
		list: ['[', ']'],
		leaf: (text) => text,
		node: (children) => `[${children}]`
	});
	const about = aboutTest(expected, [
		'Yours is search(tree, isMax, seen) in search.mjs. It calls seen(value) at each leaf that it',
		'evaluates, and returns the value of the root. An inner node is an array.'
	]);
	return `${about.map((line) => `// ${line}`).join('\n')}
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { search } from './search.mjs';

const TREE = ${tree};
const VALUE = ${value};

// ${RULE_LINES.equal}: evaluated leaves, and pruned ones.
const EQUAL = { evaluated: ${leaves.equal}, pruned: ${leaves.equalPruned} };
// ${RULE_LINES.strict}.
const STRICT = { evaluated: ${leaves.strict}, pruned: ${leaves.strictPruned} };
const ACCEPTED = [${expected.accepted.map((cut) => cut.toUpperCase()).join(', ')}];

function run() {
  const leaves = [];
  const value = search(TREE, ${String(expected.max)}, (leaf) => leaves.push(leaf));
  return { value, leaves };
}

const sorted = (values) => [...values].sort((a, b) => a - b).join(' ');

test('value of the root', () => {
  assert.equal(run().value + 0, VALUE);
});

test('leaves in order', () => {
  const leaves = run().leaves.join(' ');
  assert.ok(ACCEPTED.some(({ evaluated }) => evaluated.join(' ') === leaves), leaves);
});

test('pruned leaves', () => {
  const { leaves } = run();
  const every = sorted([...EQUAL.evaluated, ...EQUAL.pruned]);
  assert.ok(ACCEPTED.some(({ pruned }) => sorted([...leaves, ...pruned]) === every));
});
`;
}

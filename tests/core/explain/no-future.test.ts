import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeNode } from '../../../src/lib/core/explain/describe-node.ts';
import { cutWords } from '../../../src/lib/core/layout/stage/marks/cut-words.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import type { Story } from '../../../src/lib/core/explain/story.ts';
import { momentAt, rowsAt } from '../../../src/lib/core/trace/cursor.ts';
import { leafValue, nestedTree, rules, storyOf, textOfTree, type Nested } from './record-case.ts';

/** The same tree with other values at all leaves except those with a path in `known`. */
function reveal(tree: Nested, known: ReadonlySet<string>, others: () => number, path = ''): Nested {
	if (typeof tree === 'number') return known.has(path) ? tree : others();
	return tree.map((child, i) => reveal(child, known, others, `${path} ${i}`.trim()));
}

/** All texts at a step, for all rows that exist by then. */
function saidAt(story: Story, step: number): unknown {
	const moment = momentAt(story.trace, step);
	const rows = Array.from({ length: rowsAt(story.trace, step) }, (_, row) => row);
	return {
		sentence: explainStep(story, step),
		short: explainStep(story, step, 'short'),
		label: moment.kind === 'cut' ? cutWords(story, moment)[0] : '',
		nodes: rows.map((row) => describeNode(story, row, step))
	};
}

describe('explanations: independence of the future', () => {
	it('texts do not depend on leaves that are not visited yet', () => {
		const values = fc.infiniteStream(leafValue());
		fc.assert(
			fc.property(
				nestedTree,
				rules,
				fc.constantFrom('max', 'min'),
				values,
				fc.nat(),
				(tree, rule, root, stream, at) => {
					const story = storyOf({ game: 'tree', position: textOfTree(tree), root, ...rule });
					const { trace } = story;
					const step = at % trace.steps;
					const seen = Array.from({ length: rowsAt(trace, step) }, (_, row) => row);
					// A move pruned in one pass may have been searched in another.
					const visited = seen.filter((row) => !trace.isPruned(row));
					const known = new Set(visited.map((row) => trace.movesTo(row).join(' ')));
					const other = reveal(tree, known, () => stream.next().value as number);
					const twin = storyOf({ game: 'tree', position: textOfTree(other), root, ...rule });
					expect(saidAt(twin, step)).toEqual(saidAt(story, step));
				}
			),
			{ numRuns: 300 }
		);
	});

	it('a node that is not reached yet is only named', () => {
		const story = storyOf({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
		const later = Array.from({ length: story.trace.rows }, (_, row) => row).slice(
			rowsAt(story.trace, 4)
		);
		for (const row of later) {
			const name = story.names.of(row);
			expect(describeNode(story, row, 4)).toBe(`Move ${name}: not searched yet`);
		}
	});
});

/** The paper's reductions, compared with performing them level by level on plain arrays. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reductionsOf, standingAfter } from '../../../src/lib/core/trace/reduction.ts';
import { record } from '../search/record.ts';
import { treeSetup } from '../search/samples.ts';

test('reduced level by level, any tree gives minimax’s value', () => {
	fc.assert(
		fc.property(treeSetup, ({ fields }) => {
			const { trace } = record({ ...fields, algorithm: 'minimax' });
			const values = Array.from({ length: trace.rows }, (_, row) =>
				trace.isLeaf(row) ? trace.valueOf(row) : NaN
			);
			for (const { level, keeps, nodes, subtrees } of reductionsOf(trace)) {
				const roots = new Set<number>();
				let below = 0;
				for (let row = 0; row < trace.rows; row++) {
					if (trace.depthOf(row) !== level + 1) continue;
					below++;
					const root = trace.parentOf(row);
					const kept = roots.has(root) ? (values[root] as number) : NaN;
					const keep = keeps === 'greatest' ? Math.max : Math.min;
					values[root] = Number.isNaN(kept)
						? (values[row] as number)
						: keep(kept, values[row] as number);
					roots.add(root);
				}
				expect([nodes, subtrees]).toEqual([below, roots.size]);
			}
			values.forEach((value, row) => expect(value).toBe(trace.valueOf(row)));
		}),
		{ numRuns: 200 }
	);
});

test('figure 1 in two steps: 10,679 nodes, 1,993, 100, 19 and one; three of the 100 end the game', () => {
	const { trace } = record({ game: 'krk', depth: '4', algorithm: 'minimax' });
	expect(reductionsOf(trace)).toEqual([
		{ level: 3, keeps: 'greatest', nodes: 10_679, subtrees: 1_993 },
		{ level: 2, keeps: 'least', nodes: 1_993, subtrees: 97 },
		{ level: 1, keeps: 'greatest', nodes: 100, subtrees: 19 },
		{ level: 0, keeps: 'least', nodes: 19, subtrees: 1 }
	]);
	const standings = [0, 1, 2, 3, 4].map((reductions) => standingAfter(trace, 1, reductions));
	expect(standings).toEqual(['waiting', 'waiting', 'waiting', 'reduced', 'merged']);
});

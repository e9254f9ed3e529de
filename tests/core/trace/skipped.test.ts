import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_MOVE, type Move } from '../../../src/lib/core/games/game.ts';
import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';
import { skippedAt } from '../../../src/lib/core/trace/skipped.ts';
import { pathOf, record, setupOf } from '../search/record.ts';
import { anySearch } from '../search/samples.ts';
import { eventsOf } from './naive.ts';

interface Open {
	readonly path: readonly Move[];
	readonly moves: readonly Move[];
	/** How many children have returned. */
	returned: number;
}

/** The open nodes after each event of a search. */
function replay(setup: SearchSetup, seen: (stack: readonly Open[], cut: number | null) => void) {
	const stack: Open[] = [];
	for (const event of eventsOf(setup)) {
		let cut: number | null = null;
		switch (event.kind) {
			case 'enter':
			case 'evaluate': {
				const above = stack.at(-1)?.path ?? [];
				const path = event.move === NO_MOVE ? above : [...above, event.move];
				stack.push({ path, moves: event.kind === 'enter' ? event.moves : [], returned: 0 });
				break;
			}
			case 'return': {
				stack.pop();
				const parent = stack.at(-1);
				if (parent) parent.returned++;
				break;
			}
			case 'cut':
				cut = event.firstUnsearched;
		}
		seen(stack, event.kind === 'finish' ? null : cut);
	}
}

describe('what a search skips, while minimax is stepped through', () => {
	test('each branch from the return that cuts it off until its node is left, and no other', () => {
		let marked = 0;
		fc.assert(
			fc.property(anySearch, fc.constantFrom('listed', 'reversed', 'random:7'), (fields, order) => {
				const setup = setupOf({ ...fields, algorithm: 'alphabeta', order });
				const cuts = new Map<string, number>();
				replay(setup, (stack, cut) => {
					if (cut !== null) cuts.set((stack.at(-1)?.path ?? []).join(' '), cut);
				});
				const own = record({ ...fields, algorithm: 'alphabeta', order });
				const { shadow } = own;
				if (shadow === null) throw new Error('small trees have a shadow');
				let step = 0;
				replay({ ...setup, algorithm: 'minimax' }, (stack) => {
					const expected = stack.flatMap(({ path, moves, returned }) => {
						const first = cuts.get(path.join(' '));
						if (first === undefined || returned < first) return [];
						return moves.slice(first).map((move) => [...path, move].join(' '));
					});
					const found = [...skippedAt(own, step)].map((row) => pathOf(shadow, row));
					// The last event leaves the root.
					const wanted = step === shadow.steps - 1 ? [] : expected;
					expect(found.sort()).toEqual(wanted.sort());
					marked += found.length;
					step++;
				});
				expect(step).toBe(shadow.steps);
			}),
			{ numRuns: 150 }
		);
		expect(marked).toBeGreaterThan(100);
	});

	test('the moves of the root itself, which are cut off where nothing can be better', () => {
		// Minimax enters the root, evaluates and returns a, evaluates and returns b, and ends.
		const own = record({ game: 'tree', position: '[inf,3]', algorithm: 'alphabeta' });
		const skipped = [0, 1, 2, 3, 4, 5].map((step) => [...skippedAt(own, step)]);
		expect(skipped).toEqual([[], [], [2], [2], [2], []]);
	});

	test('nothing without minimax, and nothing where the search is minimax', () => {
		const own = record({ game: 'tree', position: '[[3,5],[2,9]]', algorithm: 'minimax' });
		expect(skippedAt(own, 4).size).toBe(0);
		expect(skippedAt({ ...own, shadow: null }, 4).size).toBe(0);
	});
});

/** The trees of the levels: always the same, and as their levels promise by the real search. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mixHash, seededRandom } from '../../../src/lib/core/base/random.ts';
import { drawTree } from '../../../src/lib/core/practice/generate.ts';
import { USUAL_RULES } from '../../../src/lib/core/practice/level-exercise.ts';
import { Drawn, LEVEL_INFO, LEVELS, type Level } from '../../../src/lib/core/practice/levels.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { runs, slice } from '../../sweep.ts';
import { ALL_RULES, range } from './exercises.ts';
import { cutoffsOf, levelRows, searched } from './level-rows.ts';

const LISTED = readFileSync('tests/core/practice/levels.jsonl', 'utf8').trim().split('\n');

test('the listed seeds give the listed trees, to the character', () => {
	expect(LISTED).toHaveLength(25);
	expect(levelRows()).toEqual(LISTED);
});

test('level 3 draws trees of all sizes from 9 to 18 leaves, both ends included', () => {
	const sizes = new Set(
		range(1, 150).map((seed) => {
			const { trace } = recordSearch(
				SETUP.fill({ position: searched(3, seed).position, algorithm: 'minimax' })
			);
			return range(0, trace.rows - 1).filter((row) => trace.isLeaf(row)).length;
		})
	);
	expect([...sizes].sort((one, other) => one - other)).toEqual(range(9, 18));
});

describe.each(LEVELS)('level %d', (level) => {
	test('every seed has a tree that keeps what the level promises', () => {
		for (const cut of ['equal', 'strict'] as const) {
			for (const seed of slice(range(1, 2000), 125)) {
				const { attempts, recording } = searched(level, seed, { ...USUAL_RULES, cut });
				// A search by ">" needs no other tree, except where values repeat.
				expect(attempts, `seed ${seed}`).toBeLessThanOrEqual(250);
				const fault = promiseBroken(level, recording.trace, recording.shadow as Trace);
				if (fault !== null) expect.fail(`seed ${seed}, ${cut}: ${fault}`);
			}
		}
	});

	test('with MIN at the root, or from right to left, the same is cut', () => {
		for (const seed of slice(range(1, 400), 100)) {
			for (const cut of ['equal', 'strict'] as const) {
				const [first, ...others] = ALL_RULES.filter(
					(rules) => rules.cut === cut && rules.fail === 'soft'
				).map((rules) => {
					const { trace } = searched(level, seed, rules).recording;
					// Sides and bounds are exchanged with the sign.
					return range(0, trace.rows - 1).map((row) => [
						trace.parentOf(row),
						trace.flagsOf(row) & FLAG.PRUNED,
						Math.abs(trace.valueOf(row))
					]);
				});
				for (const other of others) expect(other).toEqual(first);
			}
		}
	});
});

test.each([
	[1, 39.8],
	[2, 24.6],
	[3, 17.5],
	[4, 7.3],
	[5, 6.5]
] as const)('level %d accepts %d %% of what it draws', (level, percent) => {
	const { shape, accepts } = LEVEL_INFO[level];
	const draws = runs(5000, 5);
	const accepted = range(1, draws).filter((seed) => {
		const tree = drawTree(seededRandom(mixHash(mixHash(seed, level), 0)), shape);
		return tree !== null && accepts(new Drawn(tree, 'equal'));
	}).length;
	// The first thousand are within 4 points, all five thousand within 2.
	expect(Math.abs((100 * accepted) / draws - percent)).toBeLessThan(draws === 5000 ? 2 : 4);
});

/** What the real search breaks of a level's promise; null if it keeps it. */
function promiseBroken(level: Level, trace: Trace, minimax: Trace): string | null {
	const leaves = range(0, minimax.rows - 1).filter((row) => minimax.isLeaf(row));
	const values = leaves.map((row) => minimax.valueOf(row));
	const { length } = leaves;
	const visited = range(0, trace.rows - 1).filter((row) => trace.isLeaf(row)).length;
	const cutoffs = cutoffsOf(trace);
	const deep = cutoffs.filter(({ pliesAbove }) => pliesAbove > 1).length;
	const isDistinct = new Set(values).size === length;
	const isSubtreeCut = range(0, trace.rows - 1).some(
		(row) => trace.isPruned(row) && trace.depthOf(row) < minimaxDepth(minimax)
	);
	if (level < 5 && !isDistinct) return 'leaves repeat';
	if (level < 4 && deep > 0) return 'a deep cutoff';
	switch (level) {
		case 1: {
			const [first] = minimax.childrenOf(0);
			const maxima = Array.from(minimax.childrenOf(0), (row) =>
				Math.max(...Array.from(minimax.childrenOf(row), (leaf) => minimax.valueOf(leaf)))
			);
			if (length < 6) return 'too few leaves';
			if (minimax.valueOf(first ?? 0) === minimax.valueOf(0)) return 'the first move is best';
			return Math.min(...maxima) === minimax.valueOf(0) ? 'MIN at the root gets the same' : null;
		}
		case 2:
			if (cutoffs.length !== 1) return `${cutoffs.length} cutoffs`;
			return length - visited < 2 ? 'too little pruned' : null;
		case 3:
			if (length < 9 || length > 18) return `${length} leaves`;
			if (!cutoffs.some(({ max }) => max) || cutoffs.every(({ max }) => max)) return 'one side';
			if (!isSubtreeCut) return 'no subtree is cut';
			return length - visited > 0.6 * length ? 'too much pruned' : null;
		default:
			if (length < 16 || length > 28) return `${length} leaves`;
			if (cutoffs.length < 3) return 'too few cutoffs';
			if (deep === 0) return 'no deep cutoff';
			if (level === 4 && deep === cutoffs.length) return 'only deep cutoffs';
			return length - visited > 0.6 * length ? 'too much pruned' : null;
	}
}

function minimaxDepth(minimax: Trace): number {
	return Math.max(...minimax.columns.depth);
}

/** Where the author of an evaluator claims a draw the search stops, although the rules let the game continue. */
import { describe, expect, test } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { evaluatorOf, type EvaluatorId } from '../../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import type { GameState } from '../../../src/lib/core/games/game.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { faultIn } from '../explain/check-claim.ts';
import { faultsInWords } from '../explain/check-words.ts';
import { recordCase } from '../explain/record-case.ts';
import { pathOf, record, rowsWhere } from './record.ts';

const FIELDS: SetupFields = {
	game: 'chess',
	position: '7k/8/6K1/8/8/8/5p2/R7 w - - 97 60',
	depth: '3',
	evaluator: 'python-simple'
};

/** Every node's value by its path, as plainly as possible. */
function plainValues({ position, depth, evaluator }: SetupFields): Map<string, number> {
	const parsed = gameOf('chess').parse(position as string, { root: 'max' });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	const state: GameState = parsed.value;
	const rule = evaluatorOf(evaluator as EvaluatorId);
	const values = new Map<string, number>();
	const visit = (path: readonly number[]): number => {
		const isClaimed = path.length > 0 && (rule.claimsDraw?.(state) ?? null) !== null;
		const isLeaf = isClaimed || path.length === Number(depth) || state.isTerminal();
		const found = (isLeaf ? [] : state.legalMoves()).map((move) => {
			state.play(move);
			const value = visit([...path, move]);
			state.undo();
			return value;
		});
		const value = isLeaf
			? rule.evaluate(state, path.length, Number(depth))
			: Math[state.maxToMove() ? 'max' : 'min'](...found);
		values.set(path.join(' '), value);
		return value;
	};
	visit([]);
	return values;
}

const plain = plainValues(FIELDS);

test('plain minimax visits the smaller tree that ends at claims', () => {
	const { trace } = record({ ...FIELDS, algorithm: 'minimax' });
	const found = new Map(
		rowsWhere(trace, () => true).map((row) => [pathOf(trace, row), trace.valueOf(row)])
	);
	expect(found).toEqual(plain);
	expect(plainValues({ ...FIELDS, evaluator: 'r-bloggers' }).size).toBeGreaterThan(plain.size);
	const claimed = rowsWhere(
		trace,
		(row) => (trace.flagsOf(row) & FLAG.HORIZON) !== 0 && trace.depthOf(row) < 3
	);
	expect(claimed.length).toBeGreaterThan(5);
	expect(claimed.every((row) => trace.valueOf(row) === 0)).toBe(true);
});

test('the root is searched even if a draw may be claimed there', () => {
	const { trace } = record({ ...FIELDS, position: '7k/8/6K1/8/8/8/5p2/R7 w - - 99 61' });
	expect(trace.rows).toBeGreaterThan(2);
});

describe.each(ALGORITHM_IDS)('%s', (algorithm) => {
	const fields = { ...FIELDS, algorithm };

	test('the search ends at claims', () => {
		const { trace } = record(fields);
		if (algorithm !== 'quiescence') expect(trace.valueOf(trace.lastRoot)).toBe(plain.get(''));
	});

	test('corrected, a side that can mate claims no draw, and a mate in two is found', () => {
		// White could claim on move 99, where Rb8 mates.
		const position = '7k/8/5K2/8/8/8/8/1R6 w - - 97 60';
		const { trace } = record({ ...fields, position, evaluator: 'python-improved-mended' });
		expect(trace.valueOf(trace.lastRoot)).toBe(100_000 - 3);
	});

	test('the sentence at a claim says why the search stops', () => {
		// One ply closer to the claim, since checking every sentence is slow.
		const one = recordCase({
			...fields,
			position: '7k/8/6K1/8/8/8/5p2/R7 w - - 98 60',
			depth: '2'
		});
		const said: string[] = [];
		for (let step = 0; step < one.events.length; step++) {
			const sentence = explainStep(one.story, step);
			said.push(textOf(sentence));
			for (const claim of sentence.claims) expect(faultIn(claim, one, step)).toBeNull();
			expect(faultsInWords(sentence, one.story)).toEqual([]);
		}
		const claims = said.filter((text) =>
			text.startsWith('A draw can be claimed here, because a quiet move completes fifty moves')
		);
		if (algorithm === 'minimax') expect(claims.length).toBeGreaterThan(5);
		expect(claims.every((text) => text.endsWith('so the search stops here: 0.'))).toBe(true);
	});
});

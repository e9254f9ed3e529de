/** The terms of every evaluator sum to its value. */
import fc from 'fast-check';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { describe, expect, test } from 'vitest';
import {
	EVALUATOR_IDS,
	evaluatorOf,
	type EvaluatorId
} from '../../../src/lib/core/evaluate/registry.ts';
import type { GameState } from '../../../src/lib/core/games/game.ts';
import { GHESS_TERM_IDS } from '../../../src/lib/core/evaluate/ghess/term-ids.ts';
import { follow, parsed, walksOf } from './samples.ts';

const ALL_TERMS = GHESS_TERM_IDS.join(',');
const IDS: readonly EvaluatorId[] = [
	...EVALUATOR_IDS,
	`ghess:${ALL_TERMS}`,
	`ghess-mended:${ALL_TERMS}`,
	'ghess:pawn-chains,tempo'
];

describe.each(IDS)('terms of %s', (id) => {
	const evaluator = evaluatorOf(id);

	/** Checks a position and returns its value. */
	function check(state: GameState, ply: number, depth: number): number | null {
		if (evaluator.canEvaluate?.(state) === false) {
			expect(() => evaluator.evaluate(state, ply, depth)).toThrow(/no value/);
			return null;
		}
		const value = evaluator.evaluate(state, ply, depth);
		expect(value).not.toBeNaN();
		expect(Object.is(value, -0)).toBe(false);
		const terms = evaluator.terms(state, ply, depth);
		let sum = 0;
		for (const term of terms) {
			sum += term.value;
			expect(Object.is(term.value, -0)).toBe(false);
			if (term.sides) expect(term.sides.max - term.sides.min).toBe(term.value);
			if (Math.abs(term.value) === Infinity) expect(terms).toHaveLength(1);
		}
		expect(sum).toBe(value);
		expect(new Set(terms.map((term) => term.id)).size).toBe(terms.length);
		return value;
	}

	test('the terms sum to the value at every position of random games, and change nothing there', () => {
		const values = new Set<number | null>();
		fc.assert(
			fc.property(walksOf(evaluator), fc.constantFrom(3, 8, Infinity), (walk, depth) => {
				const state = parsed(walk.game, walk.start);
				let ply = 0;
				follow(walk, state, () => {
					const before = state.key(1);
					values.add(check(state, Math.min(ply++, depth), depth));
					expect(state.key(1)).toBe(before);
				});
			}),
			{ numRuns: 60 }
		);
		expect(values.size).toBeGreaterThan(2);
	});

	test('values of a game differ by at least its granularity', () => {
		const steps = evaluator.games.map((game) => {
			return { step: evaluator.granularity(gameOf(game)), walks: walksOf({ games: [game] }) };
		});
		for (const { step, walks } of steps) {
			if (step === 0) continue;
			fc.assert(
				fc.property(walks, (walk) => {
					const state = parsed(walk.game, walk.start);
					follow(walk, state, () => undefined);
					const value = evaluator.evaluate(state, walk.choices.length, Infinity);
					if (Number.isFinite(value)) expect(Math.abs(value % step)).toBe(0);
				}),
				{ numRuns: 60 }
			);
		}
	});
});

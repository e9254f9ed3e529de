/** With the sides exchanged a position has the negated value, except where a published quirk breaks that. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GHESS_TERM_IDS } from '../../../src/lib/core/evaluate/ghess/term-ids.ts';
import {
	evaluatorIdsFor,
	evaluatorOf,
	type EvaluatorId
} from '../../../src/lib/core/evaluate/registry.ts';
import { BLACK, QUEEN, WHITE } from '../../../src/lib/core/games/chess/pieces.ts';
import { chessState, follow, mirrorFen, mirrorMove, walksOf, type Walk } from './samples.ts';

const ALL = GHESS_TERM_IDS.join(',');
const IDS: readonly EvaluatorId[] = [
	...evaluatorIdsFor('chess'),
	`ghess:${ALL}`,
	`ghess-mended:${ALL}`
];

/** By evaluator: the reason for the asymmetry, and a position that shows it, with both values. */
const QUIRKS: Readonly<Partial<Record<EvaluatorId, Quirk>>> = {
	'python-improved': {
		name: "Black's queen has White's lopsided table turned by 180 degrees, not mirrored",
		// On c2 White's queen gets 5. On c7 Black's gets the bonus of f2 for White's, which is 0.
		fen: '4k3/8/8/8/8/8/2Q5/4K3 b - - 0 1',
		worth: 905,
		mirrored: -900,
		spares: (queens) => queens === 0
	}
};

interface Quirk {
	readonly name: string;
	readonly fen: string;
	readonly worth: number;
	readonly mirrored: number;
	/** True where a position with so many queens is not affected. */
	readonly spares: (queens: number) => boolean;
}

/** Plays a walk and its mirror image in parallel. */
function valuesOn(
	walk: Walk,
	id: EvaluatorId,
	each: (value: number, mirrored: number, queens: number) => void
): void {
	const evaluator = evaluatorOf(id);
	const state = chessState(walk.start);
	const mirror = chessState(mirrorFen(walk.start));
	follow(walk, state, (move) => {
		if (move !== null) mirror.play(mirrorMove(move));
		each(
			evaluator.evaluate(state, 0, Infinity),
			evaluator.evaluate(mirror, 0, Infinity),
			state.count(WHITE | QUEEN) + state.count(BLACK | QUEEN)
		);
	});
}

describe.each(IDS)('%s', (id) => {
	const quirk = QUIRKS[id];
	const spares = quirk?.spares ?? (() => true);

	test('a mirrored position has the negated value', () => {
		let seen = 0;
		fc.assert(
			fc.property(walksOf({ games: ['chess'] }), (walk) => {
				valuesOn(walk, id, (value, mirrored, queens) => {
					if (!spares(queens)) return;
					seen++;
					expect(mirrored).toBe(0 - value);
				});
			}),
			{ numRuns: 150 }
		);
		expect(seen).toBeGreaterThan(300);
	});

	if (quirk === undefined) return;
	test(`as published, ${quirk.name}`, () => {
		const evaluator = evaluatorOf(id);
		const worth = (fen: string): number => evaluator.evaluate(chessState(fen), 0, Infinity);
		expect(worth(quirk.fen)).toBe(quirk.worth);
		expect(worth(mirrorFen(quirk.fen))).toBe(quirk.mirrored);
	});
});

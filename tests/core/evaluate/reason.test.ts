/** The reasons that evaluators give, recounted over random games. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EVALUATOR_IDS, evaluatorOf } from '../../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { faultInReason } from '../explain/check-reason.ts';
import { runs } from '../../sweep.ts';
import { follow, parsed, walksOf } from './samples.ts';

it.each([...EVALUATOR_IDS, 'ghess:tension,tempo'] as const)('the reason of %s is true', (id) => {
	const evaluator = evaluatorOf(id);
	let reasons = 0;
	fc.assert(
		fc.property(walksOf(evaluator), fc.nat({ max: 4 }), (walk, ply) => {
			const state = parsed(walk.game, walk.start);
			const game = gameOf(walk.game);
			const faults: string[] = [];
			follow(walk, state, () => {
				const reason = evaluator.reason?.(state, ply, ply) ?? null;
				if (reason === null) return;
				reasons++;
				const value = evaluator.evaluate(state, ply, ply);
				const fault = faultInReason(reason, value, { game, state, evaluator: id, ply });
				if (fault !== null)
					faults.push(`${game.format(state)}: ${JSON.stringify(reason)}: ${fault}`);
			});
			expect(faults).toEqual([]);
		}),
		{ numRuns: runs(400) }
	);
	expect(reasons).toBeGreaterThan(9);
});

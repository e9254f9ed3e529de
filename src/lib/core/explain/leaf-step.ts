import { assertExists } from '../base/assert.ts';
import type { DrawClaim } from '../evaluate/evaluator.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import { FLAG } from '../trace/schema.ts';
import type { Forms, Sentence } from './parts.ts';
import * as short from './short.en.ts';
import type { Story } from './story.ts';
import * as words from './leaf.en.ts';
import { moveTerm, sideAt, sideTerm } from './terms.ts';
import { standPat } from './quiet.en.ts';

/** The plies that a search would have made below a leaf that was not expanded; 0 at the depth limit. */
function pliesLeft({ trace }: Story, row: number): number {
	const { depth } = trace.passOf(row);
	return depth === null ? 0 : depth - trace.depthOf(row);
}

/** Why a draw may be claimed at a row, which the evaluator's author then claims; null if there is no claim. */
function claimAt({ trace, replay }: Story, row: number): DrawClaim | null {
	const evaluator = evaluatorOf(trace.header.setup.evaluator);
	return evaluator.claimsDraw?.(replay.at(row)) ?? null;
}

/** The value of a leaf and its reason: the rules end the game there, or the search stops there. */
export function explainLeaf(story: Story, row: number): Sentence {
	const { trace, replay, game, unit } = story;
	const value = trace.valueOf(row);
	if ((trace.flagsOf(row) & FLAG.HORIZON) !== 0) {
		const claim = trace.parentOf(row) < 0 ? null : claimAt(story, row);
		if (claim !== null) {
			return {
				parts: words.claimedDraw(claim, value),
				claims: [{ kind: 'draw-claim', row, value, claim }]
			};
		}
		const left = pliesLeft(story, row);
		const estimate = left > 0 ? words.lookedUp(value, unit, left) : words.estimate(value, unit);
		const mover = sideTerm(story, sideAt(trace, row));
		return {
			parts: trace.isStandPat(row) ? standPat(mover, value, unit) : estimate,
			claims: [{ kind: 'estimate', row, value }]
		};
	}
	const ending = assertExists(game.ending(replay.at(row)), `row ${row} is flagged terminal`);
	const winner = ending.winner && sideTerm(story, story.roleOf[ending.winner]);
	return {
		parts:
			ending.code === 'leaf'
				? words.leafValue(trace.parentOf(row) < 0 ? null : moveTerm(story, row), value)
				: words.ending(ending, winner, value, evaluatorOf(trace.header.setup.evaluator).ends),
		claims: [{ kind: 'ending', row, value, ending }]
	};
}

/** The same without the name of the leaf. */
export function* shortLeaf(story: Story, row: number): Forms {
	const leaf = explainLeaf(story, row);
	yield leaf;
	yield { ...leaf, parts: short.leafValue(story.trace.valueOf(row)) };
}

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
import { reasonWords } from './reason.en.ts';

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
	return leafWith(story, row, reasonAt(story, row));
}

/**
 * The same with less of the estimate around the reason, then without the reason, the name of a typed leaf and what can
 * be checked on the board.
 */
export function* shortLeaf(story: Story, row: number): Forms {
	const { trace, unit, game } = story;
	const reason = reasonAt(story, row);
	const leaf = leafWith(story, row, reason);
	yield leaf;
	const value = trace.valueOf(row);
	if (leaf.claims.some(({ kind }) => kind === 'estimate') && pliesLeft(story, row) <= 0) {
		yield { ...leaf, parts: short.estimate(value, unit, reason.parts) };
	}
	yield leafWith(story, row, NOTHING);
	if (game.hasTypedLeaves) yield { ...leaf, parts: short.leafValue(value) };
	if (leaf.claims.some(({ kind }) => kind === 'draw-claim')) {
		yield { ...leaf, parts: short.claimedDraw(value) };
	}
	yield leafWith(story, row, NOTHING, 'no detail');
}

const NOTHING: Sentence = { parts: [], claims: [] };

function leafWith(
	story: Story,
	row: number,
	{ parts: reason, claims }: Sentence,
	detail: 'detail' | 'no detail' = 'detail'
): Sentence {
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
		const estimated = { kind: 'estimate', row, value } as const;
		const left = pliesLeft(story, row);
		if (left > 0) return { parts: words.lookedUp(value, unit, left), claims: [estimated] };
		const mover = sideTerm(story, sideAt(trace, row));
		return {
			parts: trace.isStandPat(row)
				? standPat(mover, value, unit, reason)
				: words.estimate(value, unit, reason),
			claims: [estimated, ...claims]
		};
	}
	const ending = assertExists(game.ending(replay.at(row)), `row ${row} is flagged terminal`);
	const ended = { kind: 'ending', row, value, ending } as const;
	if (ending.code === 'leaf') {
		const leaf = trace.parentOf(row) < 0 ? null : moveTerm(story, row);
		return { parts: words.leafValue(leaf, value), claims: [ended] };
	}
	const winner = ending.winner && sideTerm(story, story.roleOf[ending.winner]);
	const { ends } = evaluatorOf(trace.header.setup.evaluator);
	return {
		parts: words.ending(
			detail === 'detail' ? ending : { ...ending, detail: '' },
			winner,
			value,
			reason,
			ends
		),
		claims: [ended, ...claims]
	};
}

/**
 * The evaluator's reason for the static value of a leaf; empty if it has none, or if the recording is of an earlier
 * version, whose evaluator found another value.
 */
function reasonAt(story: Story, row: number): Sentence {
	const { trace, replay, roleOf } = story;
	const evaluator = evaluatorOf(trace.header.setup.evaluator);
	const depth = trace.passOf(row).depth ?? Infinity;
	const at = [replay.at(row), trace.depthOf(row), depth] as const;
	const reason = evaluator.reason?.(...at) ?? null;
	if (reason === null || evaluator.evaluate(...at) !== trace.valueOf(row)) return NOTHING;
	const parts = reasonWords(reason, {
		max: sideTerm(story, roleOf.max),
		min: sideTerm(story, roleOf.min)
	});
	if (parts.length === 0) return NOTHING;
	return { parts, claims: [{ kind: 'reason', row, value: trace.valueOf(row), reason }] };
}

import { assertExists } from '../base/assert.ts';
import type { DrawClaim, Reason } from '../evaluate/evaluator.ts';
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
	const isPlain = freeSquaresIn(leaf.claims) === null;
	if (
		isPlain &&
		leaf.claims.some(({ kind }) => kind === 'estimate') &&
		pliesLeft(story, row) <= 0
	) {
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
		const claimed = [estimated, ...claims];
		if (trace.isStandPat(row)) {
			const mover = sideTerm(story, sideAt(trace, row));
			return { parts: standPat(mover, value, unit, reason), claims: claimed };
		}
		const squares = freeSquaresIn(claims);
		return {
			parts:
				squares === null ? words.estimate(value, unit, reason) : words.freeSquares(squares, value),
			claims: claimed
		};
	}
	const ending = assertExists(game.ending(replay.at(row)), `row ${row} is flagged terminal`);
	const ended = { kind: 'ending', row, value, ending } as const;
	if (ending.code === 'leaf') {
		const leaf = trace.parentOf(row) < 0 ? null : moveTerm(story, row);
		return { parts: words.leafValue(leaf, value), claims: [ended] };
	}
	const winner = ending.winner && sideTerm(story, story.roleOf[ending.winner]);
	const { ends, draws } = evaluatorOf(trace.header.setup.evaluator);
	const isWorst =
		detail === 'detail' && winner === null && draws !== undefined && isWorstForMin(story, row);
	const worst = { kind: 'worst', row, value, side: 'min' } as const;
	return {
		parts: words.ending(
			detail === 'detail' ? ending : { ...ending, detail: '' },
			winner,
			value,
			reason,
			{ ends, draws, worstFor: isWorst ? sideTerm(story, 'min') : null }
		),
		claims: isWorst ? [ended, worst, ...claims] : [ended, ...claims]
	};
}

/** Plies to the earliest third occurrence of a board, which is worth more to MAX than other draws. */
const PLIES_TO_THREEFOLD = 8;

/**
 * True if a draw that the paper values is the largest value of its search: no line is long enough for a third
 * occurrence, and no game before the root has boards of its own.
 */
function isWorstForMin({ trace, replay }: Story, row: number): boolean {
	const { depth } = trace.passOf(row);
	const before = replay.at(trace.passOf(row).rootRow).movesSoFar?.().length ?? 0;
	return (
		trace.valueOf(row) === DRAWN && depth !== null && depth < PLIES_TO_THREEFOLD && before === 0
	);
}

/** The paper's value of a draw. */
const DRAWN = 1000;

/** The free squares that are all of a static value; null if it has another reason. */
function freeSquaresIn(
	claims: Sentence['claims']
): Extract<Reason, { kind: 'free-squares' }> | null {
	for (const claim of claims) {
		if (claim.kind !== 'reason' || claim.reason.kind !== 'free-squares') continue;
		if (claim.reason.added === 0) return claim.reason;
	}
	return null;
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

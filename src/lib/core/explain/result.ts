/** Results of the game that a search has found. */
import type { Side } from '../games/game.ts';
import { FLAG } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';
import type { Story } from './story.ts';

/**
 * The result by the rules, if the search proves it: the principal variation ends in a result, and no estimate is as
 * good for the winner (then every line that the winner allows ends in wins) or, in a draw, there were no estimates at
 * all. Every evaluator values a win above a draw and a draw above a loss; an estimate may be above a win.
 */
export function resultOf(story: Story, root: number): 'max wins' | 'min wins' | 'draw' | null {
	const { trace, replay, game, roleOf } = story;
	// A search for the best result of the other side proves nothing.
	if (roleOf.max === 'min') return null;
	const leaf = endOfLine(trace, root);
	if ((trace.flagsOf(leaf) & FLAG.TERMINAL) === 0) return null;
	const ending = game.ending(replay.at(leaf));
	if (ending === null || ending.code === 'leaf') return null;
	const value = trace.valueOf(root);
	const estimates = story.estimates(root);
	if (ending.winner === null) return estimates === null ? 'draw' : null;
	if (ending.winner === 'max') {
		return estimates === null || estimates.high < value ? 'max wins' : null;
	}
	return estimates === null || estimates.low > value ? 'min wins' : null;
}

/**
 * The next node of the line that gave a root its value; after a table hit, the line continues where the position was
 * searched.
 */
function nextOnLine(trace: Trace, row: number): number | null {
	if (trace.isHit(row)) return trace.targetOf(row);
	for (const child of trace.childrenOf(row)) {
		if (trace.counts(child) && trace.valueOf(child) === trace.valueOf(row)) return child;
	}
	return null;
}

/** The last node of the line that gave a row its value. */
function endOfLine(trace: Trace, row: number): number {
	let last = row;
	for (let next = nextOnLine(trace, row); next !== null; next = nextOnLine(trace, last))
		last = next;
	return last;
}

/**
 * True if a side may still get more than the value of `row`: it is a number of a typed tree, an estimate, or a result
 * that is no win. Where draws have values of their own, no result is taken for the least.
 */
export function isBeatable(
	{ trace, replay, game, roleOf }: Story,
	row: number,
	side: Side
): boolean {
	if (game.hasTypedLeaves) return true;
	const leaf = endOfLine(trace, row);
	const flags = trace.flagsOf(leaf);
	const { depth } = trace.passOf(leaf);
	if ((flags & FLAG.HORIZON) !== 0) return depth === null || trace.depthOf(leaf) >= depth;
	if ((flags & FLAG.TERMINAL) === 0 || !game.hasResult) return false;
	const winner = game.ending(replay.at(leaf))?.winner ?? null;
	return winner === null || roleOf[winner] !== side;
}

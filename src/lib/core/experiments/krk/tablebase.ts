/**
 * Perfect play, by retrograde analysis: from the mates backwards, each placement once, until nothing is left
 * to decide. A placement with White to move is as good as its best way on, one with Black to move as bad as
 * its last way out, which a count of Black's undecided moves finds.
 *
 * The fifty-move rule never matters: every start is mate in sixteen or less.
 */
import { assert } from '../../base/assert.ts';
import type { Move } from '../../games/game.ts';
import {
	LEGAL_REPLY,
	isCheckmate,
	isLegalReply,
	isLegalStart,
	listPlacements
} from '../../games/krk/legality.ts';
import { LISTED_ORDER } from '../../games/krk/move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	writeBlackMoves,
	writeWhiteMoves
} from '../../games/krk/moves.ts';
import { PLACEMENTS, isRookTaken, type Turn } from '../../games/krk/placement.ts';
import { writeRepliesBefore, writeStartsBefore } from '../../games/krk/unmoves.ts';

/** In `lostIn`: Black is stalemated or takes the rook. */
export const DRAWN = -1;
/** In both tables: no legal placement with that side to move. */
export const NO_PLACEMENT = -2;

export interface Tablebase {
	/** By id, White to move: on which of its moves White mates, 1..16, or NO_PLACEMENT. */
	readonly mateIn: Int8Array;
	/** By id, Black to move: on which of its moves White mates, 0 (mated already) to 16, DRAWN or NO_PLACEMENT. */
	readonly lostIn: Int8Array;
}

let known: Tablebase | null = null;

/** Both tables; made when first asked for, in a fraction of a second. Shared: not to be written to. */
export function tablebase(): Tablebase {
	known ??= analyse();
	return known;
}

/** Not yet decided, while the analysis runs; what is still undecided at its end is a draw. */
const OPEN = DRAWN;

function analyse(): Tablebase {
	const mateIn = new Int8Array(PLACEMENTS).fill(NO_PLACEMENT);
	const lostIn = new Int8Array(PLACEMENTS).fill(NO_PLACEMENT);
	const movesLeft = new Uint8Array(PLACEMENTS);
	const found = new Int32Array(MOST_MOVES);
	let lost: number[] = [];
	for (const id of listPlacements(LEGAL_REPLY)) {
		if (isLegalStart(id)) mateIn[id] = OPEN;
		movesLeft[id] = writeBlackMoves(LISTED_ORDER, id, found);
		lostIn[id] = isCheckmate(id) ? 0 : OPEN;
		if (isCheckmate(id)) lost.push(id);
	}
	for (let moves = 1; lost.length > 0; moves++) {
		const won = stepBack(lost, writeStartsBefore, (id) => {
			if (mateIn[id] !== OPEN) return false;
			mateIn[id] = moves;
			return true;
		});
		// Taking the rook is a move that is never decided: where Black has it, the count stays above 0.
		lost = stepBack(won, writeRepliesBefore, (id) => {
			const left = (movesLeft[id] as number) - 1;
			movesLeft[id] = left;
			if (left === 0) lostIn[id] = moves;
			return left === 0;
		});
	}
	return { mateIn, lostIn };

	/** The placements one move before these that `decide` settles. */
	function stepBack(
		ids: readonly number[],
		write: (id: number, out: Int32Array) => number,
		decide: (id: number) => boolean
	): number[] {
		const settled: number[] = [];
		for (const id of ids) {
			const count = write(id, found);
			for (let i = 0; i < count; i++) {
				const before = found[i] as number;
				if (decide(before)) settled.push(before);
			}
		}
		return settled;
	}
}

/** On which of its moves White, to move at a legal start, mates against the best defence: 1..16. */
export function mateIn(id: number): number {
	assert(isLegalStart(id), `${id} is no legal start`);
	return tablebase().mateIn[id] as number;
}

/** On which of White's moves Black, to move, is mated at the latest: 0 where it is; null where it draws. */
export function lostIn(id: number): number | null {
	assert(isLegalReply(id), `${id} is no legal placement`);
	const moves = tablebase().lostIn[id] as number;
	return moves === DRAWN ? null : moves;
}

/** The moves of perfect play in listed order: White mates soonest; Black draws, or is mated latest. */
export function bestMoves(id: number, turn: Turn): Move[] {
	const write = turn === 'white' ? writeWhiteMoves : writeBlackMoves;
	const found = new Int32Array(MOST_MOVES);
	const reached = found.subarray(0, write(LISTED_ORDER, id, found));
	const lengths = [...reached].map((next) => {
		if (turn === 'black') return isRookTaken(next) ? Infinity : mateIn(next);
		return lostIn(next) ?? Infinity;
	});
	const best = turn === 'white' ? Math.min(...lengths) : Math.max(...lengths);
	return [...reached]
		.filter((_, index) => lengths[index] === best)
		.map((next) => moveBetween(id, next));
}

export interface TablebaseSummary {
	/** How many placements, by moves to mate. White to move: from 1 (index 0); Black to move: from 0. */
	readonly counts: readonly number[];
	/** How many placements are drawn. */
	readonly draws: number;
	/** Mean moves to mate over all that are won. */
	readonly mean: number;
}

/** How many placements with a side to move are decided in how many moves. */
export function summarise(turn: Turn): TablebaseSummary {
	const table = turn === 'white' ? tablebase().mateIn : tablebase().lostIn;
	const least = turn === 'white' ? 1 : 0;
	const counts: number[] = [];
	let [draws, sum, decided] = [0, 0, 0];
	for (const moves of table) {
		if (moves === DRAWN) draws++;
		if (moves < 0) continue;
		counts[moves - least] = (counts[moves - least] ?? 0) + 1;
		sum += moves;
		decided++;
	}
	return { counts, draws, mean: sum / decided };
}

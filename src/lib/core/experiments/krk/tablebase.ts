/**
 * Perfect play, by retrograde analysis: from the mates backwards, each placement once, until nothing is undecided. A
 * placement with White to move has the value of White's best move, one with Black to move that of Black's last
 * undecided move, which a counter of those moves finds.
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

/** In `lostIn`: Black is stalemated or captures the rook. */
export const DRAWN = -1;
/** In both tables: no legal placement with that side to move. */
export const NO_PLACEMENT = -2;

interface Tablebase {
	/** By id, White to move: the number of White's mating move, 1..16, or NO_PLACEMENT. */
	readonly mateIn: Int8Array;
	/** By id, Black to move: the number of White's mating move, 0 (mated already) to 16, DRAWN or NO_PLACEMENT. */
	readonly lostIn: Int8Array;
}

let known: Tablebase | null = null;

/** Both tables; computed at first use, in a fraction of a second. Shared, so do not modify them. */
export function tablebase(): Tablebase {
	known ??= analyse();
	return known;
}

/** Not decided yet, during the analysis; a placement still undecided at the end is a draw. */
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
		// Capturing the rook is a move that is never decided: if Black has it, the count stays above 0.
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

/** The number of the move on which White, to move at a legal start, mates against the best defence: 1..16. */
export function mateIn(id: number): number {
	assert(isLegalStart(id), `${id} is no legal start`);
	return tablebase().mateIn[id] as number;
}

/**
 * The number of White's move on which Black, to move, is mated at the latest: 0 if mated already; null if it is a
 * draw.
 */
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
	/** Number of placements, by moves to mate. White to move: from 1 (index 0); Black to move: from 0. */
	readonly counts: readonly number[];
	/** Number of drawn placements. */
	readonly draws: number;
	/** Mean moves to mate over all won placements. */
	readonly mean: number;
}

/** Number of placements with a side to move, by the moves in which they are decided. */
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

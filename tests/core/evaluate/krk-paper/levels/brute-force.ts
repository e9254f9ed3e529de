/**
 * The search of the paper's program as plain recursion over its tree, with a second implementation of each profile's
 * rules: the reference for the tables. Shares only the rules of chess with them.
 */
import type { Profile } from '../../../../../src/lib/core/games/krk/profile/profile.ts';
import { freeSquares } from '../../../../../src/lib/core/evaluate/krk-paper/free-squares.ts';
import { LISTED_ORDER } from '../../../../../src/lib/core/games/krk/move-order.ts';
import { writeBlackMoves, writeWhiteMoves } from '../../../../../src/lib/core/games/krk/moves.ts';
import {
	blackKingOf,
	rookOf,
	whiteKingOf,
	type Turn
} from '../../../../../src/lib/core/games/krk/placement.ts';
import { areAligned } from '../../../../../src/lib/core/games/krk/squares.ts';

export interface Root {
	readonly id: number;
	readonly turn: Turn;
	/** Plies since the standard starting position. */
	readonly ply: number;
	/** Number of counted occurrences of each board in the game. */
	readonly counts: ReadonlyMap<number, number>;
}

export function listMoves(id: number, turn: Turn): number[] {
	const reached = new Int32Array(22);
	const write = turn === 'white' ? writeWhiteMoves : writeBlackMoves;
	return [...reached.subarray(0, write(LISTED_ORDER, id, reached))];
}

function other(turn: Turn): Turn {
	return turn === 'white' ? 'black' : 'white';
}

/** The values that a tree of so many steps returns for the root's moves, by the placement after each. */
export function searchBruteForce(root: Root, steps: number, profile: Profile): Map<number, number> {
	const values = new Map<number, number>();
	for (const id of listMoves(root.id, root.turn)) {
		values.set(id, valueOf(id, other(root.turn), 1));
	}
	return values;

	function valueOf(id: number, turn: Turn, level: number): number {
		const end = endOf(id, turn, level);
		if (end !== null) {
			const isMuted =
				root.turn === 'black' && profile.blackTerminal === 'minus-one' && level < 2 * steps;
			return isMuted ? -1 : end;
		}
		if (level === 2 * steps) return freeSquaresOf(id);
		const below = listMoves(id, turn).map((next) => valueOf(next, other(turn), level + 1));
		return turn === 'white' ? Math.min(...below) : Math.max(...below);
	}

	/** The value of a node that is not expanded, or null. The first rule that applies. */
	function endOf(id: number, turn: Turn, level: number): number | null {
		const isTaken = blackKingOf(id) === rookOf(id);
		const isTested = turn === 'black' || profile.stalemateTest === 'either-turn';
		if (!isTaken && isTested && listMoves(id, 'black').length === 0) {
			if (!areAligned(rookOf(id), blackKingOf(id))) return 1000;
			if (profile.levelThreeMate === 'minus-900' && level === 3) return -900;
			return profile.mates === 'depth' ? -1000 + level : -1000;
		}
		if (profile.treeSeesRepetition === 'seen' && (root.counts.get(id) ?? 0) >= 2) {
			return 1000 + freeSquaresOf(id);
		}
		if (isTaken) return 1000;
		if (root.ply + level < 100) return null;
		return profile.fiftyValue === 'plus-1000' ? 1000 : freeSquaresOf(id);
	}

	function freeSquaresOf(id: number): number {
		return freeSquares(blackKingOf(id), rookOf(id), whiteKingOf(id), profile.reading);
	}
}

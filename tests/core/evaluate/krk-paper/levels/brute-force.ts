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

export function other(turn: Turn): Turn {
	return turn === 'white' ? 'black' : 'white';
}

/** The values that a tree of so many steps returns for the root's moves, by the placement after each. */
export function searchBruteForce(root: Root, steps: number, profile: Profile): Map<number, number> {
	const tree = walkBruteForce(root, steps, profile);
	const next = listMoves(root.id, root.turn);
	return new Map(next.map((id) => [id, tree.valueOf(id, other(root.turn), 1)]));
}

/** Any node of such a tree, by its placement, the side to move there and its level. */
export interface BruteForceTree {
	/** The value that comes up to it. */
	valueOf(id: number, turn: Turn, level: number): number;
	/** The placements one level below it; none where the game or the tree ends. */
	below(id: number, turn: Turn, level: number): number[];
}

export function walkBruteForce(root: Root, steps: number, profile: Profile): BruteForceTree {
	return { valueOf, below };

	function below(id: number, turn: Turn, level: number): number[] {
		const isEnd = level > 0 && endOf(id, turn, level) !== null;
		return isEnd || level === 2 * steps ? [] : listMoves(id, turn);
	}

	function valueOf(id: number, turn: Turn, level: number): number {
		const end = endOf(id, turn, level);
		if (end !== null) {
			const isMuted =
				root.turn === 'black' && profile.blackTerminal === 'minus-one' && level < 2 * steps;
			return isMuted ? -1 : end;
		}
		if (level === 2 * steps) return freeSquaresOf(id);
		const values = below(id, turn, level).map((next) => valueOf(next, other(turn), level + 1));
		return turn === 'white' ? Math.min(...values) : Math.max(...values);
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

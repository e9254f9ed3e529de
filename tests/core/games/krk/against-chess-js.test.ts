/**
 * Every placement with either side to move, judged by chess.js: the same moves, checks, mates and stalemates; by day
 * those of a part of the squares for the black king and the rook.
 */
import { Chess, type Color } from 'chess.js';
import { expect, test } from 'vitest';
import {
	LEGAL_REPLY,
	LEGAL_START,
	isCheck,
	isCheckmate,
	isStalemate,
	canTakeRook,
	placementFacts
} from '../../../../src/lib/core/games/krk/legality.ts';
import { LISTED_ORDER } from '../../../../src/lib/core/games/krk/move-order.ts';
import {
	moveBetween,
	moveUci,
	writeBlackMoves,
	writeWhiteMoves
} from '../../../../src/lib/core/games/krk/moves.ts';
import { placementOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { squareName } from '../../../../src/lib/core/games/krk/squares.ts';
import { EXHAUSTIVE, slice } from '../../../sweep.ts';

const found = new Int32Array(22);
const facts = placementFacts();

/**
 * The internal move finder of chess.js. Its public `moves` writes a SAN for each move, which takes fifty times as
 * long; this one is not public, but the version of chess.js is pinned.
 */
interface MoveFinder {
	_moves(): { from: number; to: number }[];
}

/** The legal moves as UCI texts. */
function movesOf(oracle: Chess): string[] {
	const finder = oracle as unknown as MoveFinder;
	return finder._moves().map(({ from, to }) => nameOf(from) + nameOf(to));
}

/** @param square in the numbering of chess.js, 16 * row + file, row 0 being rank 8 */
function nameOf(square: number): string {
	return String.fromCharCode(97 + (square & 7), 56 - (square >> 4));
}

interface Tally {
	placements: number;
	moves: number;
	checks: number;
	mates: number;
	stalemates: number;
	captures: number;
	/** Ids at which we differ from chess.js. */
	faults: number[];
}

/** Sets up every placement of three pieces on three squares, kings apart, and sets the side to move in chess.js. */
function sweep(turn: Color, visit: (oracle: Chess, id: number, tally: Tally) => void): Tally {
	const oracle = new Chess(`8/8/8/8/8/8/8/8 ${turn} - - 0 1`, { skipValidation: true });
	const names = Array.from({ length: 64 }, (_, square) => squareName(square)) as 'a1'[];
	const faults: number[] = [];
	const tally = {
		placements: 0,
		moves: 0,
		checks: 0,
		mates: 0,
		stalemates: 0,
		captures: 0,
		faults
	};
	const pairs = [...names.keys()].flatMap((blackKing) =>
		[...names.keys()].filter((rook) => rook !== blackKing).map((rook) => [blackKing, rook] as const)
	);
	for (const [blackKing, rook] of slice(pairs, 10)) {
		const [k, R] = [names[blackKing] as 'a1', names[rook] as 'a1'];
		oracle.put({ type: 'k', color: 'b' }, k);
		oracle.put({ type: 'r', color: 'w' }, R);
		for (const [whiteKing, K] of names.entries()) {
			if (whiteKing === blackKing || whiteKing === rook) continue;
			oracle.put({ type: 'k', color: 'w' }, K);
			visit(oracle, placementOf(blackKing, rook, whiteKing), tally);
			oracle.remove(K);
		}
		oracle.remove(R);
		oracle.remove(k);
	}
	return tally;
}

/** Legal for chess.js: the side that is not to move is not in check. */
function isLegal(oracle: Chess, k: number, K: number, turn: Color): boolean {
	const [mover, king] = turn === 'w' ? (['w', k] as const) : (['b', K] as const);
	return !oracle.isAttacked(squareName(king) as 'a1', mover);
}

function compare(oracle: Chess, id: number, tally: Tally, turn: Color): void {
	const bit = turn === 'w' ? LEGAL_START : LEGAL_REPLY;
	const isOurs = ((facts[id] as number) & bit) !== 0;
	const isTheirs = isLegal(oracle, id >> 12, id & 63, turn);
	if (isOurs !== isTheirs) tally.faults.push(id);
	if (!isOurs) return;
	tally.placements++;
	const write = turn === 'w' ? writeWhiteMoves : writeBlackMoves;
	const ours = [...found.subarray(0, write(LISTED_ORDER, id, found))].map((next) =>
		moveUci(moveBetween(id, next))
	);
	const theirs = movesOf(oracle).sort();
	tally.moves += theirs.length;
	if (ours.join() !== theirs.join()) tally.faults.push(id);
	if (turn === 'w') return;
	const check = oracle.inCheck();
	const stuck = theirs.length === 0;
	const captures = theirs.some((uci) => uci.endsWith(squareName((id >> 6) & 63)));
	tally.checks += Number(check);
	tally.mates += Number(check && stuck);
	tally.stalemates += Number(!check && stuck);
	tally.captures += Number(captures);
	const agree =
		check === isCheck(id) &&
		(check && stuck) === isCheckmate(id) &&
		(!check && stuck) === isStalemate(id) &&
		captures === canTakeRook(id);
	if (!agree) tally.faults.push(id);
}

test('all placements with White to move agree with chess.js', { timeout: 240_000 }, () => {
	const tally = sweep('w', (oracle, id, sums) => compare(oracle, id, sums, 'w'));
	expect(tally.faults).toEqual([]);
	expect(tally.placements).toBeGreaterThan(5000);
	if (EXHAUSTIVE) expect(tally).toMatchObject({ placements: 175_168, moves: 3_383_416 });
});

test('all placements with Black to move agree with chess.js', { timeout: 240_000 }, () => {
	const tally = sweep('b', (oracle, id, sums) => compare(oracle, id, sums, 'b'));
	expect(tally.faults).toEqual([]);
	expect(tally.placements).toBeGreaterThan(8000);
	if (!EXHAUSTIVE) return;
	expect(tally).toEqual({
		placements: 223_944,
		moves: 1_085_792,
		checks: 48_776,
		mates: 216,
		stalemates: 68,
		captures: 22_176,
		faults: []
	});
});

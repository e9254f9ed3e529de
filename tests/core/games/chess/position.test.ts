import { expect, test } from 'vitest';
import { isAttacked } from '../../../../src/lib/core/games/chess/attacks.ts';
import { parseFen } from '../../../../src/lib/core/games/chess/fen.ts';
import { legalMovesOf } from '../../../../src/lib/core/games/chess/move-generation.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { BLACK, KING, WHITE, opponentOf } from '../../../../src/lib/core/games/chess/pieces.ts';
import { Position } from '../../../../src/lib/core/games/chess/position.ts';
import { NO_MOVE } from '../../../../src/lib/core/games/game.ts';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { SHARP, STANDARD, snapshot, stateOf } from './positions.ts';
import { expectSame } from '../../../same.ts';

const everyStart = Object.entries({ ...STANDARD, ...SHARP });

/** Calls `visit` at every position down to `depth` plies; each move must be taken back exactly. */
function walk(position: Position, depth: number, visit: () => void): void {
	visit();
	if (depth === 0) return;
	const before = snapshot(position);
	for (const move of legalMovesOf(position)) {
		position.play(move);
		walk(position, depth - 1, visit);
		position.undo();
		expectSame(snapshot(position), before);
	}
}

test.each(everyStart)(
	'%s: two plies deep, incremental fields are correct, and undo restores everything',
	(_name, fen) => {
		const { position } = stateOf(fen);
		walk(position, 2, () => {
			const { board, turn, castling, enPassant, halfmoveClock, moveNumber } = position;
			const fresh = new Position(board, turn, castling, enPassant, halfmoveClock, moveNumber);
			expectSame(position.counts, fresh.counts);
			expectSame(position.kings, fresh.kings);
			expectSame(
				position.inCheck(),
				isAttacked(board, fresh.kings[turn] as number, opponentOf(turn))
			);
		});
	}
);

test('a game longer than the first undo stack is taken back to its start', () => {
	const { position } = stateOf('8/8/4k3/8/3R4/3K4/8/8 w - - 0 1');
	const before = snapshot(position);
	const random = seededRandom(5);
	while (position.ply < 300) {
		const moves = legalMovesOf(position);
		const move = moves[Math.floor(random() * moves.length)];
		if (move === undefined) position.undo();
		else position.play(move);
	}
	expect(position.lastMove()).not.toBe(NO_MOVE);
	while (position.ply > 0) position.undo();
	expect(snapshot(position)).toEqual(before);
});

/** Moves that are legal or not for one reason, as UCI. */
const rules: [what: string, fen: string, listed: string[], missing: string[]][] = [
	['castling on both sides', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -', ['e1c1', 'e1g1'], []],
	['castling without the right', 'r3k2r/8/8/8/8/8/8/R3K2R w Kkq -', ['e1g1'], ['e1c1']],
	['castling past an attacked b1', '1r2k3/8/8/8/8/8/8/R3K3 w Q -', ['e1c1'], []],
	['castling over an attacked d1', '3rk3/8/8/8/8/8/8/R3K3 w Q -', [], ['e1c1']],
	['castling onto an attacked g1', '4k1r1/8/8/8/8/8/8/4K2R w K -', [], ['e1g1']],
	['castling out of check', '4k3/8/8/8/4r3/8/8/4K2R w K -', [], ['e1g1']],
	['castling over a knight on b8', 'rn2k3/8/8/8/8/8/8/4K3 b q -', [], ['e8c8']],
	['en passant', 'k7/8/8/3pP3/8/8/8/K7 w - d6', ['e5d6', 'e5e6'], []],
	['en passant that opens the rank', '8/8/8/K2pP2r/8/8/8/7k w - d6', ['e5e6'], ['e5d6']],
	['en passant that takes the checker', '8/8/8/2k5/3Pp3/8/8/7K b - d3', ['e4d3'], ['e4e3']],
	['a pinned knight', '4k3/4r3/8/8/8/4N3/8/4K3 w - -', ['e1d1'], ['e3d5', 'e3f1']],
	['a pinned rook along its pin', '4k3/4r3/8/8/8/4R3/8/4K3 w - -', ['e3e7', 'e3e2'], ['e3d3']],
	['a king back along the checking line', '4k3/8/8/8/4K3/8/8/4r3 w - -', ['e4d3'], ['e4e5']],
	['a pawn behind a piece', '4k3/8/8/8/8/4n3/4P3/4K3 w - -', [], ['e2e3', 'e2e4']],
	['promotion by capture', '1n2k3/P7/8/8/8/8/8/4K3 w - -', ['a7b8b', 'a7b8n', 'a7b8q', 'a7b8r'], []]
];

test.each(rules)('%s', (_what, fen, listed, missing) => {
	const moves = legalMovesOf(stateOf(fen).position).map(moveUci);
	expect(moves).toEqual(expect.arrayContaining(listed));
	expect(moves.filter((move) => missing.includes(move))).toEqual([]);
});

test.each([
	['the h1 rook is taken', '4k2r/8/8/8/8/8/8/R3K2R b KQk -', 'h8h1', 'Q'],
	['the a1 rook moves', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -', 'a1b1', 'Kkq'],
	['a rook takes a rook', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -', 'a1a8', 'Kk'],
	['the king moves', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq -', 'e8e7', 'KQ'],
	['White castles', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -', 'e1g1', 'kq']
])('castling rights after %s', (_what, fen, uci, rights) => {
	const { position } = stateOf(fen);
	const move = legalMovesOf(position).find((listed) => moveUci(listed) === uci);
	position.play(move ?? NO_MOVE);
	const left = ['K', 'Q', 'k', 'q'].filter((_, index) => (position.castling >> index) & 1);
	expect(left.join('')).toBe(rights);
});

test('kings are found on every square', () => {
	const parsed = parseFen('8/8/8/2k5/8/8/5K2/8 w - -');
	if (!parsed.ok) expect.fail(parsed.fault.message);
	const { board, kings } = parsed.value;
	expect(board[kings[WHITE] as number]).toBe(WHITE | KING);
	expect(board[kings[BLACK] as number]).toBe(BLACK | KING);
});

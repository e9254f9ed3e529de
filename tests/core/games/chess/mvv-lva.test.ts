import { expect, test } from 'vitest';
import { Chess } from 'chess.js';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { mvvLva } from '../../../../src/lib/core/search/ordering/mvv-lva.ts';
import { SHARP, STANDARD, stateOf } from './positions.ts';

function ordered(fen: string): string[] {
	const state = stateOf(fen);
	return mvvLva(state.legalMoves(), state, []).map((move) => chess.moveId(state, move));
}

test.each([
	[
		'the largest victim first, by the smallest piece that can take it',
		'4k3/8/3q1r2/4P3/8/3R1R2/8/4K2B w - - 0 1',
		['e5d6', 'd3d6', 'e5f6', 'f3f6']
	],
	[
		'en passant takes a pawn, as others do: the pawn before the bishop, the king last',
		'7k/8/1p6/1KBpP3/8/8/8/8 w - d6 0 1',
		['e5d6', 'c5b6', 'b5b6']
	],
	[
		'a new queen gains 8: after taking a queen, before a rook; both at once before all',
		'q1r3k1/1P6/8/8/8/5r2/6P1/Q6K w - - 0 1',
		[
			...['b7a8q', 'b7a8r', 'b7c8q', 'b7a8b', 'b7a8n', 'b7c8r', 'a1a8'],
			...['b7b8q', 'b7c8b', 'b7c8n', 'g2f3', 'b7b8r', 'b7b8b', 'b7b8n']
		]
	]
])('%s', (_, fen, first) => {
	expect(ordered(fen).slice(0, first.length)).toEqual(first);
});

const POINTS: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 10 };

test.each(Object.entries({ ...STANDARD, ...SHARP }))(
	'%s: the order agrees with chess.js’s pieces',
	(_, fen) => {
		const facts = new Map(
			new Chess(fen).moves({ verbose: true }).map((move) => {
				const { piece, captured, promotion } = move;
				const gain =
					(captured === undefined ? 0 : (POINTS[captured] as number)) +
					(promotion === undefined ? 0 : (POINTS[promotion] as number) - 1);
				return [move.lan, { gain, by: gain === 0 ? 0 : (POINTS[piece] as number) }];
			})
		);
		const moves = ordered(fen);
		expect(moves.toSorted()).toEqual([...facts.keys()].toSorted());
		for (const [index, move] of moves.entries()) {
			const next = moves[index + 1];
			if (next === undefined) break;
			const [a, b] = [facts.get(move), facts.get(next)] as { gain: number; by: number }[];
			if (a === undefined || b === undefined) throw new Error(`${move} ${next}`);
			const order = b.gain - a.gain || a.by - b.by || (move < next ? -1 : 1);
			expect(order, `${move} before ${next}`).toBeLessThan(0);
		}
	}
);

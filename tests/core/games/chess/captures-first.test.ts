import { expect, test } from 'vitest';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { capturesFirst } from '../../../../src/lib/core/search/ordering/captures-first.ts';
import { SHARP, STANDARD, stateOf } from './positions.ts';

test('captures come first, en passant included, both halves as listed', () => {
	const state = stateOf('k7/8/8/r2pP3/8/8/7P/B6K w - d6 0 1');
	const ordered = capturesFirst(state.legalMoves(), state, []);
	expect(ordered.map((move) => chess.moveText(state, move))).toEqual([
		'exd6',
		...['Bb2', 'Bc3', 'Bd4', 'e6', 'Kg1', 'Kg2', 'h3', 'h4']
	]);
});

test.each(Object.entries({ ...STANDARD, ...SHARP }))(
	'%s: the order is a stable partition',
	(_name, fen) => {
		const state = stateOf(fen);
		const listed = state.legalMoves();
		const ordered = capturesFirst(state.legalMoves(), state, []);
		expect(ordered).toEqual([
			...listed.filter((move) => state.isCapture(move)),
			...listed.filter((move) => !state.isCapture(move))
		]);
	}
);

import { expect, test } from 'vitest';
import { krk } from '../../../../src/lib/core/games/krk/krk.ts';
import { capturesFirst } from '../../../../src/lib/core/search/ordering/captures-first.ts';

test.each([
	['taking the rook comes first', '8/8/8/4k3/3R4/8/8/K7 b', ['Kxd4', 'Ke6', 'Kf5', 'Kf6']],
	['nothing to take', '8/8/8/4k3/3R4/2K5/8/8 b', ['Ke6', 'Kf5', 'Kf6']]
])('%s', (_, position, texts) => {
	const parsed = krk.parse(position, { root: 'max' });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	const state = parsed.value;
	const ordered = capturesFirst(state.legalMoves(), state, []);
	expect(ordered.map((move) => krk.moveText(state, move))).toEqual(texts);
});

/** The slips of the paper that the notes of the experiment's page name, checked by the rules of chess and by counting. */
import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { freeSquaresTable } from '../../../../src/lib/core/evaluate/krk-paper/free-squares.ts';
import {
	formatBoard,
	formatLabel,
	idOfTextNumber,
	PLACEMENTS
} from '../../../../src/lib/core/games/krk/placement.ts';
import { READINGS } from '../../../../src/lib/core/games/krk/profile/readings.ts';
import { parseSetup } from '../../../../src/lib/core/games/krk/parse-setup.ts';

/** The paper's example of a label, 120k12R35K65: its value, and its squares. */
const [VALUE, SQUARES] = [120, 'k12R35K65'];

test('no position has the value of the paper’s example label', () => {
	for (const reading of READINGS) {
		for (const turn of ['white', 'black'] as const) {
			const most = freeSquaresTable(reading, turn).reduce((a, b) => Math.max(a, b), 0);
			expect(most, `${reading}, ${turn}`).toBeLessThan(VALUE);
		}
	}
	const most = freeSquaresTable('authors', 'black').reduce((a, b) => Math.max(a, b), 0);
	expect(most).toBe(52);
	// The squares themselves are possible.
	const ids = Array.from({ length: PLACEMENTS }, (_, id) => id);
	expect(ids.filter((id) => formatLabel(id) === SQUARES)).toHaveLength(1);
});

test('by the factors of the text, 194 is no start; as released it is the first', () => {
	const board = formatBoard(idOfTextNumber(194));
	// White would be to move, with Black in check.
	expect(new Chess(`${board} b - - 0 1`).isCheck()).toBe(true);
	expect(parseSetup(`${board} w - - 0 1`).ok).toBe(false);
	expect(new Chess(`${formatBoard(194)} b - - 0 1`).isCheck()).toBe(false);
});

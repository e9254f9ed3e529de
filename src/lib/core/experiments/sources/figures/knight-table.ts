import { assertExists } from '../../../base/assert.ts';
import { evaluatorOf } from '../../../evaluate/registry.ts';
import { factsOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';

/** What each square adds to White's knight in the Python post's improved score, by square a1, a2, ... h8. */
export function knightTable(): readonly number[] {
	const { overlays = [] } = evaluatorOf('python-improved');
	const overlay = assertExists(
		overlays.find(({ id }) => id === 'table-white-knight'),
		'the improved score shows its tables'
	);
	const start = rootOf({ game: 'chess', position: factsOf('chess').defaultPosition });
	return overlay.valuesAt(start).map((value) => value ?? 0);
}

/** The table of White's knight that the Python post prints, in centipawns: files a to h; the first row is rank 1. */
export const PRINTED_KNIGHT: readonly (readonly number[])[] = [
	[-50, -40, -30, -30, -30, -30, -40, -50],
	[-40, -20, 0, 5, 5, 0, -20, -40],
	[-30, 5, 10, 15, 15, 10, 5, -30],
	[-30, 0, 15, 20, 20, 15, 0, -30],
	[-30, 5, 15, 20, 20, 15, 5, -30],
	[-30, 0, 10, 15, 15, 10, 0, -30],
	[-40, -20, 0, 0, 0, 0, -20, -40],
	[-50, -40, -30, -30, -30, -30, -40, -50]
];

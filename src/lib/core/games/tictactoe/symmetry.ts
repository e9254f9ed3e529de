/**
 * Rotations and reflections of the board: eight images, the board itself first. Each is a table from a set of cells,
 * nine bits, to its image.
 */
import { CELLS, FULL_BOARD } from './lines.ts';

type Motion = (row: number, column: number) => readonly [row: number, column: number];

const TURNS: readonly Motion[] = [
	(row, column) => [row, column],
	(row, column) => [column, 2 - row],
	(row, column) => [2 - row, 2 - column],
	(row, column) => [2 - column, row]
];

export const IMAGES: readonly Uint16Array[] = TURNS.flatMap((turn) => [
	imageBy(turn),
	imageBy((row, column) => turn(row, 2 - column))
]);

function imageBy(move: Motion): Uint16Array {
	const bits = Array.from({ length: CELLS }, (_, cell) => {
		const [row, column] = move(Math.floor(cell / 3), cell % 3);
		return 1 << (3 * row + column);
	});
	return Uint16Array.from({ length: FULL_BOARD + 1 }, (_, set) =>
		bits.reduce((image, bit, cell) => ((set & (1 << cell)) === 0 ? image : image | bit), 0)
	);
}

/** The numbers of a board overlay, one per square: their places, and their reading by screen readers. */
import { formatValue } from '$lib/core/explain/format.ts';

/** Squares a1, a2, ... h8; null for squares without a number. */
export type SquareValues = readonly (number | null)[];

export interface NumbersOverlay {
	readonly name: string;
	readonly values: SquareValues;
}

interface PlacedNumber {
	readonly square: string;
	/** The number as text, with its sign: "+5", "−20", "0". */
	readonly text: string;
	readonly tone: 'plus' | 'minus' | 'zero';
	/** From the top and from the left of the displayed board, 1 to 8. */
	readonly row: number;
	readonly column: number;
}

const FILES = 'abcdefgh';

/** The numbers in reading order of the board's orientation. */
export function placeNumbers(values: SquareValues, orientation: 'white' | 'black'): PlacedNumber[] {
	const placed: PlacedNumber[] = [];
	for (const [index, value] of values.entries()) {
		if (value === null) continue;
		const [file, rank] = [index >> 3, index & 7];
		placed.push({
			square: `${FILES.charAt(file)}${rank + 1}`,
			text: signed(value),
			tone: value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero',
			row: orientation === 'white' ? 8 - rank : rank + 1,
			column: orientation === 'white' ? file + 1 : 8 - file
		});
	}
	return placed.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The same for screen readers: whole ranks if every square has a number, otherwise the squares. */
export function describeNumbers({ name, values }: NumbersOverlay): string {
	const numbers = placeNumbers(values, 'white');
	if (numbers.length < 64) {
		const each = numbers.map(({ square, text }) => `${square} ${text}`).join(', ');
		return `${name}: ${each || 'no number'}.`;
	}
	const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => {
		const row = numbers.filter(({ square }) => square.endsWith(String(rank)));
		return `rank ${rank}: ${row.map(({ text }) => text).join(' ')}`;
	});
	return `${name}, files a to h: ${ranks.join('; ')}.`;
}

function signed(value: number): string {
	return value > 0 ? `+${formatValue(value)}` : formatValue(value);
}

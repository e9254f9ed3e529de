/** What the signs in nine cells can mean: letters, numbers of free cells, or numbers of the players. */
import { clip } from '../../../base/clip.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { WrittenCell } from './board-reader.ts';

export interface Meaning {
	/** What follows the id of the notation, where there are several meanings. */
	readonly id?: string;
	/** The meaning of the signs, if it is not plain. */
	readonly signs: string | null;
	/** The nine cells in our notation. */
	readonly grid: string;
}

const FREE = new Set([
	...['', '.', '_', '-', '–', '—', '·', '•', '□', '◻', '⬜', '⬛'],
	...['E', 'EMPTY', 'NONE', 'NULL']
]);
const MARKS: Readonly<Record<string, 'X' | 'O'>> = Object.fromEntries([
	...Array.from('X×✕✖✗✘❌', (sign) => [sign, 'X'] as const),
	...Array.from('O○◯⭕', (sign) => [sign, 'O'] as const)
]);
const NUMBER = /^-?\d$/;
const isLetter = (mark: string): boolean => mark === 'X' || mark === 'O';

type Signs = Readonly<Record<string, string>>;

/** The meanings of nine cells; a fault at the first sign that has none. */
export function meaningsOf(cells: readonly WrittenCell[]): Result<readonly Meaning[]> {
	const texts = cells.map(({ text }) => text.toUpperCase().replace('−', '-'));
	const marks = texts.map((text) => MARKS[text] ?? (FREE.has(text) ? '.' : text));
	const odd = marks.findIndex((mark) => mark !== '.' && !isLetter(mark) && !NUMBER.test(mark));
	if (odd >= 0) return unknown(cells[odd]);
	const numbers = marks.filter((mark) => NUMBER.test(mark));
	if (numbers.length === 0) return ok([{ signs: null, grid: marks.join('') }]);
	for (const first of [1, 0]) {
		const isNumbered = marks.every((mark, at) => isLetter(mark) || mark === String(at + first));
		if (!isNumbered) continue;
		const signs = `free cells numbered from ${first}`;
		return ok([{ signs, grid: marks.map((mark) => (NUMBER.test(mark) ? '.' : mark)).join('') }]);
	}
	if (marks.some(isLetter)) return zeros(cells, marks);
	return players(cells, marks);
}

function unknown(cell: WrittenCell | undefined): ReturnType<typeof fail> {
	return fail(
		'board-sign',
		`“${clip(cell?.text ?? '')}” is not a cell: use X, O, or a sign for a free cell.`,
		cell?.at
	);
}

/** Between letters a 0 is a nought, or a free cell where there are noughts already. */
function zeros(
	cells: readonly WrittenCell[],
	marks: readonly string[]
): Result<readonly Meaning[]> {
	const odd = marks.findIndex((mark) => NUMBER.test(mark) && mark !== '0');
	if (odd >= 0) {
		return fail(
			'board-number',
			`This is cell ${odd + 1}. Write its number, or a dot.`,
			cells[odd]?.at
		);
	}
	const by = marks.includes('O') ? '.' : 'O';
	const signs = by === '.' ? '0 is a free cell' : '0 is O';
	return ok([{ signs, grid: translate(marks, { '0': by }) }]);
}

/** Numbers of the players: 1 and −1, or 1 and 2; who of them is X is not said. */
function players(
	cells: readonly WrittenCell[],
	marks: readonly string[]
): Result<readonly Meaning[]> {
	const other = marks.includes('-1') ? '-1' : '2';
	const odd = marks.findIndex((mark) => !['.', '0', '1', other].includes(mark));
	if (odd >= 0) return unknown(cells[odd]);
	const count = (sign: string): number => marks.filter((mark) => mark === sign).length;
	const shown = other.replace('-', '−');
	const ones: Meaning = {
		signs: `1 is X, ${shown} is O`,
		grid: translate(marks, { '0': '.', '1': 'X', [other]: 'O' })
	};
	// A full board of ones and zeros has no free cell.
	if (count(other) === 0 && count('1') > 1) {
		return ok([{ signs: '1 is X, 0 is O', grid: translate(marks, { '0': 'O', '1': 'X' }) }]);
	}
	if (count(other) <= count('1')) return ok([ones]);
	// X usually begins, and here the other one has moved first.
	return ok([
		{ ...ones, id: '1-is-x' },
		{
			id: other === '2' ? '2-is-x' : 'minus-1-is-x',
			signs: `1 is O, ${shown} is X`,
			grid: translate(marks, { '0': '.', '1': 'O', [other]: 'X' })
		}
	]);
}

const translate = (marks: readonly string[], signs: Signs): string =>
	marks.map((mark) => signs[mark] ?? mark).join('');

/** The notations of boards that people have, besides our own; each is a file. */
import { ok, fail } from '../../../base/result.ts';
import type { Reading, ReadPosition } from '../../reader.ts';
import { formatGrid, parseGrid } from '../text.ts';
import { blanks } from './blanks.ts';
import type { BoardReader, WrittenCell } from './board-reader.ts';
import { drawn } from './drawn.ts';
import { list } from './list.ts';
import { meaningsOf, type Meaning } from './meanings.ts';
import { signs } from './signs.ts';

/** To add a notation, write its file and add it here. */
export const BOARD_READERS: readonly BoardReader[] = [drawn, list, signs, blanks];

/** No board is as long as this. */
const MOST = 2000;
/** Faults of nine cells in our own notation: it is that notation, but no game leads there. */
const OWN_FAULTS = new Set(['grid-counts', 'grid-both-won', 'grid-after-win']);

/** Reads a board in all notations; see `ReadPosition`. */
export const readBoard: ReadPosition = (text) => {
	const own = parseGrid(text);
	if (own.ok || OWN_FAULTS.has(own.fault.code) || text.length > MOST) return null;
	const latin = inLatin(text);
	const readings: Reading[] = [];
	let fault: ReturnType<typeof fail> | null = null;
	for (const reader of BOARD_READERS) {
		const cells = reader.read(latin);
		if (cells === null) continue;
		const meanings = cells.ok ? meaningsOf(cells.value) : cells;
		if (!meanings.ok) fault ??= meanings;
		else if (cells.ok) {
			readings.push(...meanings.value.map((meaning) => settle(reader, meaning, cells.value)));
		}
	}
	const [first, ...others] = distinct(readings);
	return first === undefined ? fault : ok([first, ...others]);
};

/** X and O of a Cyrillic or a Greek keyboard, which look like ours. */
function inLatin(text: string): string {
	return text.replace(/[ХхΧχ]/g, 'X').replace(/[ОоΟο]/g, 'O');
}

function settle(
	{ id, name }: BoardReader,
	meaning: Meaning,
	cells: readonly WrittenCell[]
): Reading {
	const state = parseGrid(meaning.grid);
	const mover = state.ok && (state.value.maxToMove() ? 'X to move' : 'O to move');
	const parts = [
		...(meaning.signs === null ? [] : [meaning.signs]),
		...(state.ok ? [state.value.isTerminal() ? 'the game is over' : mover] : [])
	];
	return {
		id: meaning.id === undefined ? id : `${id}-${meaning.id}`,
		what: parts.length === 0 ? name : `${name}: ${parts.join(', ')}`,
		position: state.ok
			? ok(formatGrid(state.value))
			: fail(state.fault.code, state.fault.message, cells[state.fault.at ?? 0]?.at),
		root: null
	};
}

/** Readings of one board are one, that of the first; those that no game leads to give way to the others. */
function distinct(readings: readonly Reading[]): Reading[] {
	const possible = readings.filter(({ position }) => position.ok);
	const seen = new Set<string>();
	return (possible.length > 0 ? possible : readings).filter(({ position }) => {
		const key = position.ok ? position.value : position.fault.message;
		return !seen.has(key) && seen.add(key);
	});
}

import type { Side } from '$lib/core/games/game.ts';
import type { PlayLine } from './play-line.ts';

/** A move of the list: the number of moves after it, its player, and its text. */
interface ListedMove {
	readonly ply: number;
	readonly side: Side;
	readonly text: string;
}

/** A full move of both sides. */
interface MoveRow {
	readonly number: number;
	/** The side that begins comes first; null if that side did not move. */
	readonly moves: readonly [ListedMove | null, ListedMove | null];
}

/** The moves in rows, numbered from the starting position; in chess White has the first column. */
export function moveRows(line: PlayLine): MoveRow[] {
	const { game, first, made } = line;
	const parsed = game.parse(line.start, { root: 'max' });
	/** In a FEN the last field is the number of the full move. */
	const hasNumber = parsed.ok && game.hasPgn === true;
	let number = hasNumber ? Number(game.format(parsed.value).split(' ')[5] ?? 1) : 1;
	const left: Side = hasNumber ? 'max' : first.toMove;
	const rows: MoveRow[] = [];
	let waiting: ListedMove | null = null;
	for (const [index, { side, text }] of made.entries()) {
		const move: ListedMove = { ply: index + 1, side, text };
		if (side === left) {
			waiting = move;
			continue;
		}
		rows.push({ number: number++, moves: [waiting, move] });
		waiting = null;
	}
	if (waiting !== null) rows.push({ number, moves: [waiting, null] });
	return rows;
}

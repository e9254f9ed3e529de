/** Texts that several of the commands print. */
import type { Column } from '../../lib/core/base/column.ts';
import { formatSetup } from '../../lib/core/games/krk/parse-setup.ts';
import type { Turn } from '../../lib/core/games/krk/placement.ts';
import type { Rules } from './options.ts';

/** A placement at the start of a game, as FEN. */
export function formatFen(id: number, turn: Turn): string {
	return formatSetup({ id, turn, clock: 0, moveNumber: 1 });
}

/** A value as one JSON object in one line. */
export function jsonLine(value: object): string {
	return `${JSON.stringify(value)}\n`;
}

/** The columns of a table with a row per position. Our texts contain no commas or quotes. */
export function positionColumns(turn: Turn): readonly Column<{ readonly id: number }>[] {
	return [
		{ id: 'id', of: ({ id }) => id },
		{ id: 'fen', of: ({ id }) => formatFen(id, turn) }
	];
}

export function nameTurn(turn: Turn): string {
	return turn === 'white' ? 'White' : 'Black';
}

/** The sides' steps: one number if they are equal. */
export function formatSteps({ whiteSteps, blackSteps }: Rules): string {
	if (whiteSteps === blackSteps) return String(whiteSteps);
	return `${whiteSteps} for White, ${blackSteps} for Black`;
}

/** Words in lines of at most 80 characters. */
export function* wrapWords(text: string): Generator<string> {
	for (const line of text.match(/.{1,80}(?= |$)/g) ?? []) yield `${line.trimStart()}\n`;
}

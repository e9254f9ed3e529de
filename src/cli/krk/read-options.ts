/** Options shared by several commands, each with its default. */
import { ok, type Result } from '../../lib/core/base/result.ts';
import { TURNS, type Turn } from '../../lib/core/games/krk/placement.ts';
import { findPlacementFault } from '../../lib/core/games/krk/placement-faults.ts';
import { failAt, type CliFault } from '../fault.ts';
import { clip, formatChoices } from '../words.ts';
import type { KrkValue, KrkWords } from './subcommand.ts';

/** The output form: for people, as one JSON object, or as a table with a row for each item. */
export type Form = 'lines' | 'json' | 'csv';

export function readForm({ switches }: KrkWords): Result<Form, CliFault> {
	if (switches.has('json') && switches.has('csv')) {
		return failAt('--csv', 'Choose --json or --csv, not both.');
	}
	if (switches.has('json')) return ok('json');
	return ok(switches.has('csv') ? 'csv' : 'lines');
}

export function readTurn(words: KrkWords): Result<Turn, CliFault> {
	return readChoice(words, 'turn', TURNS, 'white');
}

export function readChoice<Choice extends string>(
	{ values }: KrkWords,
	option: KrkValue,
	choices: readonly Choice[],
	otherwise: Choice
): Result<Choice, CliFault> {
	const text = values[option] ?? otherwise;
	const choice = choices.find((one) => one === text);
	if (choice !== undefined) return ok(choice);
	return failAt(`--${option}`, `This is ${formatChoices(choices)}, not “${clip(text)}”.`);
}

/**
 * The number of a position that is legal with a side to move.
 *
 * @param command and `otherwise` say what to do if none is given
 */
export function readId(
	{ values }: KrkWords,
	turn: Turn,
	command: string,
	otherwise: string
): Result<number, CliFault> {
	const text = values.id;
	if (text === undefined) return failAt(command, `Which position? ${otherwise}`);
	const id = /^\d+$/.test(text) ? Number(text) : NaN;
	const fault = findPlacementFault(id, turn);
	return fault === null ? ok(id) : failAt('--id', fault.message);
}

/** A whole number in its limits, both included. */
export function readCount(
	{ values }: KrkWords,
	option: KrkValue,
	least: number,
	most: number,
	otherwise: number
): Result<number, CliFault> {
	const text = values[option] ?? String(otherwise);
	const count = /^\d+$/.test(text) ? Number(text) : NaN;
	if (count >= least && count <= most) return ok(count);
	return failAt(
		`--${option}`,
		`This is a whole number from ${least} to ${most}, not “${clip(text)}”.`
	);
}

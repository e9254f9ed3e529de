/** The possible players of a match: the engines, and Stockfish, an external program that plays only chess. */
import { fail, ok, type Result } from '../base/result.ts';
import type { GameId } from '../games/registry.ts';
import type { MatchPlan } from './match.ts';
import { parseMatch, type MatchFault, type MatchField, type MatchFields } from './parse-match.ts';
import { formatPlayer, parsePlayer, type Player } from './player.ts';
import { engineOf } from './registry.ts';

export const STOCKFISH_ID = 'stockfish';
export const DEFAULT_STOCKFISH_PLIES = 3;
export const MOST_STOCKFISH_PLIES = 20;

export interface StockfishSeat {
	readonly engine: typeof STOCKFISH_ID;
	/** 1 to MOST_STOCKFISH_PLIES. */
	readonly plies: number;
}

export type Seat = Player | StockfishSeat;

/** The setup of a match; without Stockfish it is a MatchPlan. */
export interface MatchSetup extends Omit<MatchPlan, 'first' | 'second'> {
	readonly first: Seat;
	readonly second: Seat;
}

export function isStockfish(seat: Seat): seat is StockfishSeat {
	return seat.engine === STOCKFISH_ID;
}

/** `ghess`, `ghess:4`, `stockfish:8`; the default depth is omitted. */
export function formatSeat(seat: Seat): string {
	if (!isStockfish(seat)) return formatPlayer(seat);
	return seat.plies === DEFAULT_STOCKFISH_PLIES ? STOCKFISH_ID : `${STOCKFISH_ID}:${seat.plies}`;
}

/** "Stockfish 10, depth 8", "ghess, easy", "Random mover". */
export function nameSeat(seat: Seat): string {
	if (isStockfish(seat)) return `Stockfish 10, depth ${seat.plies}`;
	const { name, depths } = engineOf(seat.engine);
	const depth = depths.find(({ plies }) => plies === seat.plies);
	return depths.length < 2 || depth === undefined ? name : `${name}, ${depth.name}`;
}

/** Reads a player of a game; a fault lists the valid choices. */
export function parseSeat(text: string, game: GameId): Result<Seat> {
	const [id, plies = String(DEFAULT_STOCKFISH_PLIES), ...rest] = text.split(':');
	if (id !== STOCKFISH_ID) return parsePlayer(text, game);
	if (game !== 'chess') return fail('stockfish-game', 'Stockfish plays chess only.');
	const depth = /^\d{1,2}$/.test(plies) ? Number(plies) : 0;
	return depth >= 1 && depth <= MOST_STOCKFISH_PLIES && rest.length === 0
		? ok({ engine: STOCKFISH_ID, plies: depth })
		: fail(
				'stockfish-plies',
				`“${plies.slice(0, 24)}” is no depth of Stockfish here: give 1 to ${MOST_STOCKFISH_PLIES} plies.`
			);
}

export interface ParsedMatchSetup {
	readonly setup: MatchSetup;
	readonly faults: readonly MatchFault[];
}

/** Like `parseMatch`, with Stockfish among the players. */
export function parseMatchSetup(fields: MatchFields): ParsedMatchSetup {
	const seats: { first?: StockfishSeat; second?: StockfishSeat } = {};
	const faults: MatchFault[] = [];
	// The fallback for Stockfish is used only if the seat cannot be read.
	const game = parseMatch(fields.game === undefined ? {} : { game: fields.game }).plan.game;
	for (const field of ['first', 'second'] as const) {
		const text = fields[field];
		if (text?.split(':')[0] !== STOCKFISH_ID) continue;
		const seat = parseSeat(text, game);
		if (!seat.ok) faults.push({ field, message: seat.fault.message });
		else if (isStockfish(seat.value)) seats[field] = seat.value;
	}
	const others = Object.entries(fields).filter(([, text]) => text.split(':')[0] !== STOCKFISH_ID);
	const { plan, faults: planFaults } = parseMatch(Object.fromEntries(others));
	return {
		setup: { ...plan, ...seats },
		faults: [...planFaults, ...faults]
	};
}

/** The fields of a match as text; `parseMatchSetup` reads them without a fault. */
export function matchFields(setup: MatchSetup): Readonly<Record<MatchField, string>> {
	const { game, start, colours, games, seed, first, second } = setup;
	return {
		game,
		start,
		first: formatSeat(first),
		second: formatSeat(second),
		colours,
		games: String(games),
		seed: String(seed)
	};
}

/** The possible players of a match: the engines, and Stockfish, an external program that plays only chess. */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Option } from '../fields/field.ts';
import { fieldList } from '../fields/field-list.ts';
import { factsOf, type GameId } from '../games/registry.ts';
import { MATCH_FIELDS, playerFields, type MatchOf } from './parse-match.ts';
import { formatPlayer, parsePlayer, standardPlayer, type Player } from './player.ts';
import { engineOf, engineOptions } from './registry.ts';

const STOCKFISH_ID = 'stockfish';
const DEFAULT_STOCKFISH_PLIES = 3;
const MOST_STOCKFISH_PLIES = 20;

const STOCKFISH: Option = {
	id: STOCKFISH_ID,
	name: 'Stockfish 10',
	about: 'A far stronger engine, limited to a few plies. Runs in a worker in your browser.'
};

interface StockfishSeat {
	readonly engine: typeof STOCKFISH_ID;
	/** 1 to MOST_STOCKFISH_PLIES. */
	readonly plies: number;
}

type Seat = Player | StockfishSeat;

/** The setup of a match; without Stockfish it is a MatchPlan. */
export type MatchSetup = MatchOf<Seat>;

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
	if (!factsOf(game).hasPgn) return fail('stockfish-game', 'Stockfish plays chess only.');
	const depth = /^\d{1,2}$/.test(plies) ? Number(plies) : 0;
	return depth >= 1 && depth <= MOST_STOCKFISH_PLIES && rest.length === 0
		? ok({ engine: STOCKFISH_ID, plies: depth })
		: fail(
				'stockfish-plies',
				`${quote(plies, 24)} is no depth of Stockfish here: give 1 to ${MOST_STOCKFISH_PLIES} plies.`
			);
}

/**
 * A player at each of its depths, by the text that its field reads.
 * @param plies where their number is: in the line under the choice, or in the name, as a row of controls has no lines
 */
export function depthOptions(seat: Seat, plies: 'in the line' | 'in the name'): readonly Option[] {
	if (isStockfish(seat)) {
		return Array.from({ length: MOST_STOCKFISH_PLIES }, (_, at) => ({
			id: formatSeat({ ...seat, plies: at + 1 }),
			name: `depth ${at + 1}`,
			about: at + 1 > 14 ? 'Deep searches take seconds for each move.' : ''
		}));
	}
	return engineOf(seat.engine).depths.map((depth) => {
		const count = `${depth.plies} ${depth.plies === 1 ? 'ply' : 'plies'}`;
		const isSaid = depth.plies === 0 || depth.name.startsWith(count);
		const inName = !isSaid && plies === 'in the name';
		return {
			id: formatSeat({ ...seat, plies: depth.plies }),
			name: inName ? `${depth.name} (${count})` : depth.name,
			about: isSaid || inName ? '' : `${count} from the root.`
		};
	});
}

function seatOptions(game: GameId): readonly Option[] {
	const engines = engineOptions(game);
	return factsOf(game).hasPgn ? [...engines, STOCKFISH] : engines;
}

const { game, start, ...others } = MATCH_FIELDS;

/** The fields of a match with Stockfish among the players. */
export const MATCH = fieldList<MatchSetup>({
	game,
	start,
	...playerFields(parseSeat, formatSeat, standardPlayer, seatOptions),
	...others
});

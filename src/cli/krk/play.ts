/** `krk play`: one game of an experiment, move by move, in the paper's notation. */
import type { Column } from '../../lib/core/base/column.ts';
import { csvLines } from '../../lib/core/base/csv.ts';
import { ok } from '../../lib/core/base/result.ts';
import { LevelTables } from '../../lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { formatProfile } from '../../lib/core/games/krk/profile/profile-text.ts';
import { paperValue } from '../../lib/core/evaluate/krk-paper/paper-value.ts';
import { formatGame, formatPaperMove } from '../../lib/core/experiments/krk/notation.ts';
import { KrkGame, playGame, type GameResult } from '../../lib/core/experiments/krk/play-game.ts';
import type { Reading } from '../../lib/core/games/krk/profile/readings.ts';
import { tablebase } from '../../lib/core/experiments/krk/tablebase.ts';
import { FIFTY_MOVES } from '../../lib/core/games/krk/krk-state.ts';
import { moveBetween, moveUci } from '../../lib/core/games/krk/moves.ts';
import { isRookTaken, type Turn } from '../../lib/core/games/krk/placement.ts';
import { command, optionsOf, type Form } from '../command.ts';
import { alignColumns } from '../table.ts';
import { formatFen, formatSteps, jsonLine, wrapWords } from './format.ts';
import { requireId, RULE_OPTIONS, rulesOf, SEED, START, type Rules } from './options.ts';

/** A game to play. */
interface Question {
	readonly start: number;
	readonly rules: Rules;
	readonly seed: number;
}

/** A game that was played. */
interface PlayedGame extends GameResult {
	/** The placement after each ply. */
	readonly placements: Int32Array;
}

export const play = command(
	'krk play',
	{ options: optionsOf({ id: START, ...RULE_OPTIONS, seed: SEED }), switches: ['json', 'csv'] },
	({ values: { id, seed, ...rules }, form }) => {
		const start = requireId(id, 'play', 'Give the number of the start with --id.');
		return start.ok
			? ok(describe({ start: start.value, rules: rulesOf(rules), seed }, form))
			: start;
	}
);

function describe(question: Question, form: Form): Iterable<string> {
	const { start, rules, seed } = question;
	const { profile, whiteSteps, blackSteps } = rules;
	const game = new KrkGame(new LevelTables(profile, whiteSteps, blackSteps));
	const record = new Int32Array(FIFTY_MOVES);
	const result = playGame(game, start, seed, record);
	const played: PlayedGame = { ...result, placements: record.subarray(0, result.plies) };
	switch (form) {
		case 'csv':
			return csvLines(PLY_COLUMNS, pliesOf(game, question, played));
		case 'json':
			return [jsonOf(question, played)];
		case 'lines':
			return linesOf(question, played);
	}
}

function jsonOf({ start }: Question, { placements, outcome, plies, moves }: PlayedGame): string {
	return jsonLine({
		start,
		fen: formatFen(start, 'white'),
		moves: Array.from(placements, (after, ply) => {
			const isLast = ply === placements.length - 1;
			return formatPaperMove(placements[ply - 1] ?? start, after, isLast ? outcome : null);
		}),
		outcome,
		plies,
		length: moves
	});
}

function* linesOf({ start, rules, seed }: Question, played: PlayedGame): Generator<string> {
	const { placements, outcome, plies, moves } = played;
	yield* alignColumns(
		[
			['start', `${start}, ${formatFen(start, 'white')}`],
			['profile', formatProfile(rules.profile)],
			['steps', formatSteps(rules)],
			['seed', String(seed)],
			['outcome', `${outcome}, ${moves} moves, ${plies} plies`]
		],
		'left'
	);
	yield '\n';
	yield* wrapWords(formatGame(start, placements, outcome));
}

/** A ply of a game, from one position to another. */
interface PlayedPly {
	readonly ply: number;
	readonly mover: Turn;
	readonly from: number;
	readonly to: number;
	/** The side that moves next. */
	readonly next: Turn;
	/** By the search of the side that moved. */
	readonly value: number;
	readonly outcome: ReturnType<KrkGame['advance']>;
	readonly reading: Reading;
}

/** The last ones are of the position after the ply; `dtm` is how soon perfect play mates. */
const PLY_COLUMNS: readonly Column<PlayedPly>[] = [
	{ id: 'ply', of: ({ ply }) => ply },
	{ id: 'mover', of: ({ mover }) => mover },
	{ id: 'uci', of: ({ from, to }) => moveUci(moveBetween(from, to)) },
	{ id: 'san', of: ({ from, to, outcome }) => formatPaperMove(from, to, outcome) },
	{ id: 'id', of: ({ to }) => to },
	{ id: 'static', of: ({ to, next, reading }) => paperValue(to, next, reading) },
	{ id: 'value', of: ({ value }) => value },
	{ id: 'dtm', of: ({ to, next }) => formatDistance(to, next) }
];

function* pliesOf(
	game: KrkGame,
	{ start, rules, seed }: Question,
	{ placements }: PlayedGame
): Generator<PlayedPly> {
	const { reading } = rules.profile;
	game.begin(start, seed);
	for (const to of placements) {
		const { id: from, turn: mover, ply } = game;
		const { reached, values } = game.weigh();
		const value = values[reached.indexOf(to)] as number;
		const outcome = game.advance(to);
		yield { ply: ply + 1, mover, from, to, next: game.turn, value, outcome, reading };
	}
	game.clear();
}

function formatDistance(id: number, turn: Turn): string {
	if (isRookTaken(id)) return 'draw';
	const { mateIn, lostIn } = tablebase();
	const moves = (turn === 'white' ? mateIn : lostIn)[id] as number;
	return moves < 0 ? 'draw' : String(moves);
}

/** `krk play`: one game of an experiment, move by move, in the paper's notation. */
import { ok, type Result } from '../../lib/core/base/result.ts';
import { LevelTables } from '../../lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { formatProfile } from '../../lib/core/games/krk/profile/profile-text.ts';
import { paperValue } from '../../lib/core/evaluate/krk-paper/paper-value.ts';
import { formatGame, formatPaperMove } from '../../lib/core/experiments/krk/notation.ts';
import { KrkGame, playGame, type GameResult } from '../../lib/core/experiments/krk/play-game.ts';
import { tablebase } from '../../lib/core/experiments/krk/tablebase.ts';
import { FIFTY_MOVES } from '../../lib/core/games/krk/krk-state.ts';
import { moveBetween, moveUci } from '../../lib/core/games/krk/moves.ts';
import { isRookTaken, type Turn } from '../../lib/core/games/krk/placement.ts';
import type { CliFault } from '../fault.ts';
import { alignColumns } from '../table.ts';
import { csvLine, formatFen, formatSteps, jsonLine, wrapWords } from './format.ts';
import { readForm, readId, type Form } from './read-options.ts';
import { readRules, readSeed, RULE_OPTIONS, type Rules } from './read-rules.ts';
import type { KrkWords, Prepared, Subcommand } from './subcommand.ts';

export const play: Subcommand = {
	values: ['id', ...RULE_OPTIONS, 'seed'],
	switches: ['json', 'csv'],
	prepare
};

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

function prepare(words: KrkWords): Prepared {
	const question = readQuestion(words);
	if (!question.ok) return question;
	const form = readForm(words);
	return form.ok ? ok(describe(question.value, form.value)) : form;
}

function readQuestion(words: KrkWords): Result<Question, CliFault> {
	const start = readId(words, 'white', 'play', 'Give the number of the start with --id.');
	if (!start.ok) return start;
	const rules = readRules(words);
	if (!rules.ok) return rules;
	const seed = readSeed(words, 'seed');
	return seed.ok ? ok({ start: start.value, rules: rules.value, seed: seed.value }) : seed;
}

function describe(question: Question, form: Form): Iterable<string> {
	const { start, rules, seed } = question;
	const { profile, whiteSteps, blackSteps } = rules;
	const game = new KrkGame(new LevelTables(profile, whiteSteps, blackSteps));
	const record = new Int32Array(FIFTY_MOVES);
	const result = playGame(game, start, seed, record);
	const played: PlayedGame = { ...result, placements: record.subarray(0, result.plies) };
	switch (form) {
		case 'csv':
			return rowsOf(game, question, played);
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

/**
 * A row per ply, with the position after it: its static value, the value by the search of the side that moved, and
 * the number of further moves until perfect play mates.
 */
function* rowsOf(
	game: KrkGame,
	{ start, rules, seed }: Question,
	played: PlayedGame
): Generator<string> {
	yield csvLine(['ply', 'mover', 'uci', 'san', 'id', 'static', 'value', 'dtm']);
	game.begin(start, seed);
	for (const next of played.placements) {
		const { id, turn, ply } = game;
		const { reached, values } = game.weigh();
		const value = values[reached.indexOf(next)] as number;
		const outcome = game.advance(next);
		yield csvLine([
			ply + 1,
			turn,
			moveUci(moveBetween(id, next)),
			formatPaperMove(id, next, outcome),
			next,
			paperValue(next, game.turn, rules.profile.reading),
			value,
			formatDistance(next, game.turn)
		]);
	}
	game.clear();
}

function formatDistance(id: number, turn: Turn): string {
	if (isRookTaken(id)) return 'draw';
	const { mateIn, lostIn } = tablebase();
	const moves = (turn === 'white' ? mateIn : lostIn)[id] as number;
	return moves < 0 ? 'draw' : String(moves);
}

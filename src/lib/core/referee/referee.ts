/**
 * Replays games by our rules and by those of chess.js, and compares both at every position: the position itself, its
 * legal moves, how the game has ended, and which draws may be claimed. A position takes chess.js about a millisecond,
 * so games belong in a worker.
 */
import { assert } from '../base/assert.ts';
import type { Game, GameState, Move } from '../games/game.ts';
import type { PlayedGame } from '../games/played-games.ts';
import type { Ruling } from '../games/ruling.ts';
import { describeLegality } from './answers.en.ts';
import { ChessJsGame } from './chess-js.ts';
import { ScoreSheet } from './score-sheet.ts';
import type { RefereeVerdict } from './verdict.ts';

const OWN_RULE = 'The game is over by a rule of its own, which chess does not have.';

/**
 * @param rules the rules of these games, with rulings
 * @param onPosition called after each position with the number of finished games; may throw to end the work
 */
export function refereeGames(
	games: readonly PlayedGame[],
	rules: Game,
	onPosition: (finished: number) => void = () => undefined
): RefereeVerdict {
	const sheet = new ScoreSheet();
	for (const [index, game] of games.entries()) {
		sheet.begin();
		refereeGame(game, rules, sheet, () => {
			onPosition(index);
		});
	}
	return sheet.verdict;
}

function refereeGame(
	{ start, moves: made, ending = null }: PlayedGame,
	rules: Game,
	sheet: ScoreSheet,
	onPosition: () => void
): void {
	const { state, record } = beforeRecord(rules, start);
	const first = rulingOf(rules, state);
	if (first === null) {
		sheet.leave(OWN_RULE);
		return;
	}
	const other = ChessJsGame.open(first.fen);
	if (!other.ok) {
		sheet.leave(`chess.js does not read ${first.fen}: ${other.fault.message}.`);
		return;
	}
	const moves = [...record, ...made];
	let [ours, theirs] = [first, other.value.ruling];
	sheet.compare(0, ours, theirs);
	for (const [index, move] of moves.entries()) {
		onPosition();
		const uci = rules.moveId(state, move);
		const isOurs = ours.moves.includes(rules.moveText(state, move));
		const isTheirs = other.value.play(uci);
		if (!isOurs || !isTheirs) {
			sheet.note({
				ply: index,
				fen: theirs.fen,
				about: 'move',
				ours: describeLegality(uci, isOurs ? 'legal' : 'illegal'),
				theirs: describeLegality(uci, isTheirs ? 'legal' : 'illegal')
			});
			return;
		}
		play(state, move);
		const next = rulingOf(rules, state);
		if (next === null) {
			sheet.leave(OWN_RULE);
			return;
		}
		[ours, theirs] = [next, other.value.ruling];
		sheet.compare(index + 1, ours, theirs);
	}
	if (ending !== null) sheet.compareResult(moves.length, ending, theirs);
}

/** The state before the record of a start, and the moves of that record. */
function beforeRecord(
	rules: Game,
	start: string
): { readonly state: GameState; readonly record: readonly Move[] } {
	const read = rules.parse(start, { root: 'max' });
	assert(read.ok, `a game begins at ${start}`);
	const state = read.value;
	const record = state.movesSoFar?.() ?? [];
	for (let undone = 0; undone < record.length; undone++) state.undo();
	state.settleRecord?.();
	return { state, record };
}

function play(state: GameState, move: Move): void {
	state.play(move);
	state.settleRecord?.();
}

function rulingOf(rules: Game, state: GameState): Ruling | null {
	assert(rules.ruling !== undefined, `${rules.id} has rulings`);
	return rules.ruling(state);
}

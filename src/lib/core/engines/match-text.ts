/** The games of a match as a file: PGN for chess, a plain list of moves for other games. */
import { writePgn } from '../games/chess/pgn/write-pgn.ts';
import type { PgnResult } from '../games/chess/pgn/pgn-game.ts';
import { readLine, recordMovesOf } from '../games/game-line.ts';
import { factsOf, gameOf } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import type { MatchGame } from './match.ts';
import { formatSeat, nameSeat, type MatchSetup } from './seats.ts';

/** All games in order. The same match gives the same text: it contains no date or place. */
export function matchText(setup: MatchSetup, games: readonly MatchGame[]): string {
	return games.map((game) => gameText(setup, game)).join('\n');
}

/** One game, with a line break at its end. */
export function gameText(setup: MatchSetup, game: MatchGame): string {
	return factsOf(setup.game).hasPgn ? pgnOf(setup, game) : listOf(setup, game);
}

function pgnOf(setup: MatchSetup, { index, firstIs, moves, ending }: MatchGame): string {
	const names = [nameSeat(setup.first), nameSeat(setup.second)] as const;
	const [white, black] = firstIs === 'max' ? names : [names[1], names[0]];
	const headers = new Map([
		['Event', `Plyscope match: ${formatSeat(setup.first)} against ${formatSeat(setup.second)}`],
		['Round', String(index + 1)],
		['White', white],
		['Black', black],
		['WhiteType', 'program'],
		['BlackType', 'program'],
		['MatchSeed', String(setup.seed)]
	]);
	// A start may include moves: they are the first ones of the game.
	const [start = '', before = ''] = setup.start.split(' moves ');
	const words = before === '' ? [] : before.split(' ');
	const result = resultText(ending.winner);
	return writePgn(
		{ headers, start, moves: [...movesNamed(start, words), ...moves], result },
		ending.code.replaceAll('-', ' ')
	);
}

function movesNamed(start: string, words: readonly string[]): number[] {
	const game = gameOf('chess');
	const state = rootOf({ game: 'chess', position: start });
	return words.flatMap((word) => {
		const move = recordMovesOf(state).find((one) => game.moveId(state, one) === word);
		if (move === undefined) return [];
		state.play(move);
		return [move];
	});
}

function listOf(setup: MatchSetup, { index, firstIs, moves, ending }: MatchGame): string {
	const { sideNames } = factsOf(setup.game);
	const names = [nameSeat(setup.first), nameSeat(setup.second)] as const;
	const [max, min] = firstIs === 'max' ? names : [names[1], names[0]];
	const line = readLine(setup.game, setup.start, moves);
	return [
		`Game ${index + 1}, seed ${setup.seed}`,
		`${sideNames.max}: ${max}`,
		`${sideNames.min}: ${min}`,
		`Start: ${setup.start}`,
		`Moves: ${line.moves.map(({ text }) => text).join(' ')}`,
		`Result: ${resultText(ending.winner)} (${ending.code.replaceAll('-', ' ')})`,
		''
	].join('\n');
}

function resultText(winner: MatchGame['ending']['winner']): PgnResult {
	if (winner === null) return '1/2-1/2';
	return winner === 'max' ? '1-0' : '0-1';
}

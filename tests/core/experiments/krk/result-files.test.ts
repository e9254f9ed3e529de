import { describe, expect, test } from 'vitest';
import { RELEASED } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { Experiment, type Plan } from '../../../../src/lib/core/experiments/krk/experiment.ts';
import { csvHead, csvRows } from '../../../../src/lib/core/base/csv.ts';
import { GAME_COLUMNS, playedGames } from '../../../../src/lib/core/experiments/krk/games-csv.ts';
import type { GameResult } from '../../../../src/lib/core/experiments/krk/play-game.ts';
import {
	fileName,
	formatResult,
	legalPositionsText,
	replayFile
} from '../../../../src/lib/core/experiments/krk/result-files.ts';
import { listStarts } from '../../../../src/lib/core/experiments/krk/starts.ts';

const planOf = (steps: number): Plan => ({
	profile: RELEASED,
	whiteSteps: steps,
	blackSteps: steps,
	starts: 'ids:194-400',
	firstSeed: 1,
	seeds: 2
});

describe('result files: one start', () => {
	const experiments = [1, 2].map((steps) => new Experiment(planOf(steps)));
	const record = new Int32Array(100);

	test('the file has both games: heading, board, moves, number of moves, outcome', () => {
		const results: GameResult[] = [];
		const text = replayFile(experiments, 0, record, (part, result) => (results[part] = result));
		expect(fileName(194)).toBe('LegalPositionTests/194.txt');
		const games = text.trimEnd().split('\n\n');
		expect(games).toHaveLength(2);
		for (const [part, game] of games.entries()) {
			const result = results[part] as GameResult;
			expect(result).toEqual(experiments[part]?.play(0, null));
			const [head, fen, moves = '', count, outcome] = game.split('\n');
			expect(head).toBe(`${part + 1}-Step Minimax/Maximin`);
			expect(fen).toBe('k7/8/K7/R7/8/8/8/8');
			expect(moves).toMatch(/^1\. [RK][a-h][1-8][+#]? /);
			expect(moves.match(/\d+\. /g)).toHaveLength(result.moves);
			expect(count).toBe(String(result.moves));
			expect(outcome).toBe(result.outcome === 'checkmate' ? 'checkmate' : '50-move-rule draw');
			expect(moves.endsWith(result.outcome === 'checkmate' ? '#' : '1/2-1/2')).toBe(true);
		}
	});

	test.each([
		['checkmate', 'checkmate'],
		['stalemate', 'stalemate'],
		['fifty-moves', '50-move-rule draw'],
		['threefold', 'threefold repetition draw'],
		['rook-capture', 'rook capture draw']
	] as const)('the file of %s has the paper’s name: %s', (outcome, name) => {
		const text = formatResult(1, 194, new Int32Array(0), { outcome, plies: 1, moves: 1 });
		expect(text.split('\n')[4]).toBe(name);
	});
});

test('the list of legal positions has one number per line', () => {
	const lines = legalPositionsText().split('\n');
	expect(lines.pop()).toBe('');
	expect(lines).toHaveLength(175_168);
	expect([lines[0], lines[1], lines.at(-1)]).toEqual(['194', '258', '261949']);
});

test('the table of all games has one row per game', () => {
	const plan = planOf(2);
	const experiment = new Experiment(plan);
	const results = new Uint8Array(experiment.games);
	experiment.run(0, experiment.games, results);
	const starts = listStarts(plan.starts);
	const linesTo = (end: number): string[] => [
		...csvRows(GAME_COLUMNS, playedGames(plan, starts, results, 0, end))
	];
	const rows = linesTo(results.length).map((line) => line.trimEnd().split(','));
	expect(csvHead(GAME_COLUMNS)).toBe('id,fen,seed,steps,outcome,moves,weight\n');
	expect(rows).toHaveLength(experiment.games);
	for (const [index, row] of rows.entries()) {
		const { outcome, moves } = experiment.play(index, null);
		const id = experiment.startOf(index);
		expect(row).toEqual([
			String(id),
			row[1],
			String(experiment.seedOf(index)),
			'2',
			outcome,
			String(moves),
			'1'
		]);
	}
	expect(rows[0]?.[1]).toBe('k7/8/K7/R7/8/8/8/8 w - - 0 1');
	results[1] = 255;
	expect(linesTo(3)).toHaveLength(2);
});

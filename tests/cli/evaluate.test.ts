import { describe, expect, test } from 'vitest';
import { plyscope } from './command.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const R_MATE = '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43';

interface EvaluationJson {
	game: string;
	total: number | string;
	terms: { id: string; value: number | string; max?: number; min?: number }[];
}

async function evaluate(...words: string[]): Promise<EvaluationJson> {
	const { code, stdout, stderr } = await plyscope(['evaluate', ...words, '--json']);
	expect([code, stderr]).toEqual([0, '']);
	return JSON.parse(stdout) as EvaluationJson;
}

describe('evaluate --json', () => {
	test('evaluate --json prints one object with exactly the keys of the contract, in order', async () => {
		const { stdout } = await plyscope([
			'evaluate',
			...['--evaluator', 'ghess', '--position', START.replace('PPPPPPPP', 'PPPPPPP1'), '--json']
		]);
		expect(stdout).toBe(
			`${JSON.stringify({
				game: 'chess',
				position: START.replace('PPPPPPPP', 'PPPPPPP1'),
				evaluator: 'ghess',
				total: -6,
				terms: [
					{ id: 'material', name: 'Material', value: -10, max: 380, min: 390 },
					{ id: 'tension', name: 'Tension', value: 4, max: 47, min: 43 }
				]
			})}\n`
		);
	});

	test('infinite mates are strings', async () => {
		const found = await evaluate('--evaluator', 'python-simple', '--position', R_MATE);
		expect(found.total).toBe('Infinity');
		expect(found.terms).toEqual([{ id: 'mate', name: 'Checkmate', value: 'Infinity' }]);
	});

	test.each([
		['an evaluator of chess', ['--evaluator', 'ghess-mended:tempo,material'], 'chess'],
		['one of two games', ['--evaluator', 'outcome', '--position', '7'], 'tree'],
		['one of king and rook', ['--evaluator', 'krk-paper'], 'krk'],
		['a game alone', ['--game', 'tictactoe'], 'tictactoe']
	])('%s', async (_name, words, game) => {
		const { total, terms, ...found } = await evaluate(...words);
		expect(found.game).toBe(game);
		expect(terms.reduce((sum, { value }) => sum + Number(value), 0)).toBe(total);
	});
});

test('without --json the output is a table whose terms sum to the total', async () => {
	const { code, stdout } = await plyscope([
		'evaluate',
		...[
			'--game',
			'chess',
			'--evaluator',
			'swift',
			'--position',
			'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1'
		]
	]);
	expect(code).toBe(0);
	const rows = stdout.split('\n').map((line) => line.split(/ {2,}/));
	expect(rows).toContainEqual(['part', 'White', 'Black', 'value']);
	expect(rows).toContainEqual(['Material', '10.25', '7', '3.25']);
	expect(rows).toContainEqual(['Kings', '900', '900', '0']);
	expect(rows).toContainEqual(['total', '3.25']);
});

describe('evaluate: mistakes', () => {
	test.each([
		[['--evaluator', 'stockfish'], /^--evaluator: There is no evaluator “stockfish”/],
		[
			['--evaluator', 'ghess:speed'],
			/^--evaluator: ghess has no term “speed”; .*\(at character 7\)/
		],
		[['--evaluator', 'ghess', '--game', 'krk'], /^--evaluator: .*does not apply/],
		[['--game', 'chess', '--position', 'x'], /^--position: /],
		[
			['--game', 'tree', '--position', '[1,2]'],
			/^--position: A typed tree has values only at its leaves/
		],
		[['--game', 'go'], /^--game: /],
		[['--depth', '3'], /^--depth: Unknown option. evaluate accepts/],
		[['--evaluator'], /^--evaluator: This option needs a value/],
		[['8/8', 'w'], /^8\/8: Unexpected argument/]
	])('%s', async (words, message) => {
		const { code, stdout, stderr } = await plyscope(['evaluate', ...words]);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(message);
		expect(stderr.trimEnd()).not.toContain('\n');
	});
});

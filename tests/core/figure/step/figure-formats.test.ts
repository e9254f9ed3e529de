/** Figures as TikZ, Typst, DOT and .efg: the same tree with the same texts. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORMATS, type FormatId } from '../../../../src/lib/core/figure/step/formats.ts';
import type { FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { EXHAUSTIVE, slice } from '../../../sweep.ts';
import { figureAt, recordingBy, SEARCHES } from './shown-steps.ts';

beforeAll(loadAll);

function written(
	format: FormatId,
	query: string,
	step: number,
	values: Partial<FigureValues> = {}
): string {
	const text = FORMATS[format].write(figureAt(query, step, values));
	if (!text.ok) throw new Error(text.fault.message);
	return text.value;
}

/** The brackets of a text that are open at its end; a wrong order counts, too. */
function openBrackets(text: string): string {
	let open = '';
	for (const letter of text.replaceAll(/\\[{}]|"(?:[^"\\]|\\.)*"/g, '')) {
		if (letter === '{' || letter === '[') open += letter;
		if (letter === '}') open = open.endsWith('{') ? open.slice(0, -1) : `${open}}`;
		if (letter === ']') open = open.endsWith('[') ? open.slice(0, -1) : `${open}]`;
	}
	return open;
}

const STEPS = SEARCHES.flatMap((query) => [0.3, 0.6, 1].map((part) => ({ query, part })));

describe('every search', () => {
	test.each(slice(STEPS, 6))('$query at $part has all its nodes', ({ query, part }) => {
		const step = Math.floor(part * (recordingBy(query).trace.steps - 1));
		const { stage } = figureAt(query, step);
		const drawn = stage.nodes.length + stage.folds.filter(({ kind }) => kind !== 'plies').length;
		const tikz = written('tikz', query, step);
		const body = tikz.slice(tikz.indexOf('\\begin{forest}'), tikz.indexOf('\\end{forest}'));
		expect(body.match(/^ *\[\{/gm)).toHaveLength(drawn);
		expect(openBrackets(body)).toBe('');
		const dot = written('dot', query, step);
		expect(dot.match(/^ {2}n\d+ \[/gm)).toHaveLength(drawn);
		expect(dot.match(/ -> /g) ?? []).toHaveLength(drawn - 1);
		expect(openBrackets(dot)).toBe('');
		expect(openBrackets(written('typst', query, step).replaceAll('//', ''))).toBe('');
	});
});

describe('the textbook tree', () => {
	test('as TikZ has its values, bounds and the sign of the cutoff', () => {
		const tikz = written('tikz', 'game=tree', 12);
		expect(tikz).toContain('[{3}, max, open, label={[window]left:{');
		expect(tikz).toContain('[{\\ensuremath{\\le}2}, min, open, current, way, move={b}');
		expect(tikz).toContain('[{\\plate{4}}, leaf, pruned, hatched, pruned edge, move={b2}, cut]');
		expect(tikz.match(/, cut\]/g)).toHaveLength(1);
		expect(tikz).toMatch(/\\newcommand\{\\cutsign\}\{\\tikz.*circle/);
		expect(written('tikz', 'game=tree', 12, { cut: 'bar' })).not.toContain('circle');
	});

	test('TikZ has space between neighbours for all that their bounds have been', () => {
		const apart = (query: string): number[] => {
			const step = recordingBy(query).trace.steps - 1;
			const tikz = written('tikz', query, step, { bounds: 'history' });
			return Array.from(tikz.matchAll(/, s sep=(\d+)mm/g), ([, width]) => Number(width));
		};
		const [short = 0] = apart('game=tree');
		const long = apart('game=tree&position=[[-1000,7],[7,[-12.5,3]],[7,7]]');
		expect(short).toBeGreaterThanOrEqual(14);
		expect(Math.min(...long)).toBeGreaterThan(short);
	});

	test('as DOT has them, too', () => {
		const dot = written('dot', 'game=tree', 12);
		expect(dot).toContain(
			'shape="invtriangle", style="dashed", color="black", penwidth="3", label="≤2"'
		);
		expect(dot).toContain('xlabel="α 3 by a  β ∞"');
		expect(dot).toContain('label=" ✂ b2", style="dashed"');
	});

	test('has a filled star at the best move, and another one at a move tied with it', () => {
		const query = 'game=tree&position=[[3,5],[3,9],[2,4]]&ties=exact';
		const values = { extra: ['legend'] } as const;
		const step = recordingBy(query).trace.steps - 1;
		const [tikz, dot, svg] = (['tikz', 'dot', 'svg'] as const).map((format) =>
			written(format, query, step, values)
		);
		expect(tikz).toContain('[{3}, min, best, move={a}');
		expect(tikz).toContain('[{3}, min, tied, move={b}');
		expect(dot?.match(/"[★☆] \d"/g)).toEqual(['"★ 3"', '"★ 3"', '"☆ 3"', '"★ 3"', '"★ 2"']);
		expect(svg).toContain('best so far (hollow: tied)');
	});

	test('as .efg is the game that it is', () => {
		const efg = written('efg', 'game=tree', 12).trimEnd().split('\n');
		expect(efg.slice(0, 6)).toEqual([
			'EFG 2 R "Alpha-beta, step 12 of 22" { "MAX" "MIN" }',
			'"https://plyscope.example/?game=tree&step=12"',
			'',
			'p "" 1 1 "" { "a" "b" "c" } 0',
			'p "a" 2 1 "" { "a1" "a2" "a3" } 0',
			't "a1" 1 "" { 3, -3 }'
		]);
		const payoffs = efg.flatMap((line) => /^t .* \{ (\S+), \S+ \}$/.exec(line)?.[1] ?? []);
		expect(payoffs.map(Number)).toEqual([3, 12, 8, 2, 4, 6, 14, 5, 2]);
	});

	test.each([
		['game=chess&depth=2', {}, 'efg-large'],
		['game=tictactoe&position=XO.OXX.XO', {}, 'efg-values'],
		['game=tree&position=[[-1000,inf],[12345,-3]]', {}, 'efg-infinite']
	] as const)('.efg says what it cannot have: %s', (query, values, code) => {
		const made = FORMATS.efg.write(figureAt(query, 3, values));
		expect(made.ok ? null : made.fault.code).toBe(code);
	});

	test('.efg of a game has its leaves where everything is shown', () => {
		const efg = written('efg', 'game=tictactoe&position=XO.OXX.XO', 3, { values: 'all' });
		expect(efg.match(/^t /gm)).toHaveLength(2);
		expect(efg).toContain('{ "X" "O" }');
	});
});

/** Where TeX is installed; elsewhere and on most days the files are only read. */
const hasTex = EXHAUSTIVE && existsSync('/usr/bin/pdflatex');

describe.runIf(hasTex)('pdfLaTeX', () => {
	const folder = mkdtempSync(join(tmpdir(), 'tikz-'));
	afterAll(() => {
		rmSync(folder, { recursive: true });
	});

	const compile = (text: string): void => {
		writeFileSync(join(folder, 'a.tex'), text);
		const words = ['-halt-on-error', '-interaction=batchmode', 'a.tex'];
		execFileSync('pdflatex', words, { cwd: folder, stdio: 'pipe' });
		expect(readFileSync(join(folder, 'a.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
	};
	const has = (file: string): boolean => {
		try {
			return execFileSync('kpsewhich', [file], { encoding: 'utf8' }).trim() !== '';
		} catch {
			return false;
		}
	};
	const stepOf = (query: string, part: number): number =>
		Math.floor(part * (recordingBy(query).trace.steps - 1));

	test.each(STEPS)('compiles $query at $part', ({ query, part }) => {
		const line = /minimax|=7$/.test(query) ? 'none' : 'shown';
		const extra = ['caption', 'link'] as const;
		compile(written('tikz', query, stepOf(query, part), { extra, line }));
	});

	test.for(STEPS.filter(({ query }) => !query.startsWith('game=tree')))(
		'compiles the boards of $query at $part',
		({ query, part }, { skip }) => {
			const isChess = !query.startsWith('game=tictactoe');
			skip(isChess && !(has('xskak.sty') && has('lambda.sty')), 'this TeX has no package xskak');
			compile(written('tikz', query, stepOf(query, part), { boards: 'fit' }));
		}
	);
});

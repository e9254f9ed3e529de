/** The command `figure`: its file is that of the page, and its mistakes are said. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { figureSvg } from '../../src/lib/core/figure/step/svg.ts';
import { FIGURE } from '../../src/lib/core/figure/step/figure-fields.ts';
import { figureOf } from '../../src/lib/core/figure/step/figure.ts';
import { FORMATS } from '../../src/lib/core/figure/step/formats.ts';
import packer from '../../src/lib/core/share/packer.ts';
import { shownAt } from '../core/figure/step/shown-steps.ts';
import { plyscope } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'figure-'));
afterAll(() => {
	rmSync(folder, { recursive: true });
});

describe('plyscope figure', () => {
	test('prints what the page writes for the same link and choices', async () => {
		const shown = shownAt('game=tree', 12);
		const made = figureOf(shown, FIGURE.fill({ preset: 'slide', extra: ['caption'] }));
		if (!made.ok) throw new Error(made.fault.message);
		const options = ['--preset', 'slide', '--extra', 'caption'];
		const { code, stdout, stderr } = await plyscope(['figure', shown.link, ...options]);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toBe(figureSvg(made.value));
	});

	test('writes a file, and prints nothing then', async () => {
		const file = join(folder, 'a.svg');
		const { code, stdout } = await plyscope(['figure', 'game=tree&step=end', '--out', file]);
		expect([code, stdout]).toEqual([0, '']);
		expect(readFileSync(file, 'utf8')).toContain('<title id');
		expect(readFileSync(file, 'utf8')).toContain('step 22 of 22');
	});

	test('reads a link whose long fields are packed', async () => {
		const link = `?game=tree&step=4#fields=${packer.pack('position=[[1,2],[3,4]]')}`;
		const { code, stdout } = await plyscope(['figure', link]);
		expect(code).toBe(0);
		expect(stdout).toContain(link.replaceAll('&', '&amp;'));
	});

	test('draws plain minimax where the link shows it', async () => {
		const { stdout } = await plyscope(['figure', 'game=tree&step=end&unpruned=on']);
		expect(stdout).toContain('Minimax, step 25 of 25');
	});

	const NINE_TO_TWELVE = ['09', '10', '11', '12'].map(
		(step) => `plyscope-tree-alphabeta-step-${step}`
	);
	const drawn = (step: number, format: 'svg' | 'tikz'): string => {
		const made = figureOf(shownAt('game=tree', step), FIGURE.fill({ preset: 'paper', cut: 'bar' }));
		const text = made.ok ? FORMATS[format].write(made.value) : made;
		return text.ok ? text.value : text.fault.message;
	};

	test.each(['svg', 'tikz'] as const)('writes a file of each step: %s', async (format) => {
		const out = join(folder, 'new', format);
		const { link } = shownAt('game=tree', 3);
		const words = ['--steps', '9-12', '--preset', 'paper', '--cut', 'bar', '--format', format];
		const { code, stdout, stderr } = await plyscope(['figure', link, ...words, '--out', out]);
		expect([code, stdout, stderr]).toEqual([0, '', '']);
		const { ending } = FORMATS[format];
		expect(readdirSync(out).sort()).toEqual(NINE_TO_TWELVE.map((name) => name + ending));
		for (const [at, name] of NINE_TO_TWELVE.entries()) {
			expect(readFileSync(join(out, name + ending), 'utf8')).toBe(drawn(9 + at, format));
		}
	});

	test('writes the same files into a zip, which is the same each time', async () => {
		const words = ['figure', shownAt('game=tree', 3).link, '--preset', 'paper', '--cut', 'bar'];
		const [one, other] = [join(folder, 'one.zip'), join(folder, 'other.ZIP')];
		for (const out of [one, other]) {
			expect((await plyscope([...words, '--steps', ' 9 – 12', '--out', out])).code).toBe(0);
		}
		const files = unzipSync(readFileSync(one));
		expect(Object.keys(files)).toEqual(NINE_TO_TWELVE.map((name) => `${name}.svg`));
		expect(Object.values(files).map((bytes) => strFromU8(bytes))).toEqual(
			[9, 10, 11, 12].map((step) => drawn(step, 'svg'))
		);
		expect(readFileSync(other).equals(readFileSync(one))).toBe(true);
	});

	test('draws one step of a range, and goes to the end', async () => {
		const out = join(folder, 'end');
		await plyscope(['figure', 'game=tree', '--steps', '21-end', '--out', out]);
		await plyscope(['figure', 'game=tree', '--steps', '4', '--out', out]);
		expect(readdirSync(out).sort()).toEqual([
			'plyscope-tree-alphabeta-step-21.svg',
			'plyscope-tree-alphabeta-step-22.svg',
			'plyscope-tree-alphabeta-step-4.svg'
		]);
	});

	test('writes nothing where a step cannot be drawn, or a file is in the way', async () => {
		const out = join(folder, 'none');
		const words = ['figure', 'game=tree', '--steps', '20-22', '--types', 'letters'];
		const { code, stderr } = await plyscope([...words, '--out', out]);
		expect(code).toBe(2);
		expect(stderr).toMatch(/^--types: Step 20: Types and the proof are known at the end/);
		expect(existsSync(out)).toBe(false);
		writeFileSync(out, 'mine');
		const other = await plyscope(['figure', 'game=tree', '--steps', '1-2', '--out', out]);
		expect([other.code, other.stderr]).toEqual([
			2,
			'--out: This is a file. Give a folder, or a file that ends in .zip.\n'
		]);
		expect(readFileSync(out, 'utf8')).toBe('mine');
	});

	test.each([
		[['--steps', '1-22'], '--out: Several steps are several files. Give a folder, or'],
		[['--steps', '1-22', '--out', 'a.svg'], '--out: Several steps are several files. Give'],
		[
			['--steps', '1-99', '--out', 'a'],
			'--steps: This search has steps 0 to 22. Give a last step up'
		],
		[
			['--steps', '9-2', '--out', 'a'],
			'--steps: The first step is after the last one. Give a smaller'
		],
		[
			['--steps', 'all', '--out', 'a'],
			'--steps: “all” is no range of steps. Give the first step, a'
		],
		[['--steps', '-3', '--out', 'a'], '--steps: “-3” is no range of steps.'],
		[['--steps', '1-2-3', '--out', 'a'], '--steps: “1-2-3” is no range of steps.'],
		[['--steps', '007-9', '--out', 'a'], '--steps: ']
	] as const)('%j is a mistake of a range', async (words, fault) => {
		const { code, stdout, stderr } = await plyscope(['figure', 'game=tree', ...words]);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr.startsWith(fault)).toBe(true);
	});

	test.each([
		[[], 'figure: Give the link of a step, then the options.'],
		[['--preset', 'slide'], 'figure: Give the link of a step, then the options.'],
		[['step=4', 'step=5'], 'step=5: Unexpected argument.'],
		[
			['step=4', '--preset', 'poster'],
			'--preset: There is no preset “poster”; choose slide (Slide), paper (Paper), page (Screen).'
		],
		[
			['step=4', '--extra', 'caption,date'],
			'--extra: Nothing “date” can be added; choose caption, counts, legend, code, link.'
		],
		[['step=4', '--format', 'bmp'], /^--format: There is no format “bmp”; choose svg/],
		[['game=go'], /^game: There is no game “go”/],
		[['step=99'], 'step: There is no step 99: this search has the steps 0 to 22.'],
		[['step=2&hide=answers'], /^hide: This link hides answers, which a figure would show\./],
		[['#fields=AAAA'], /^link: /],
		[
			['game=chess&depth=2&step=2', '--values', 'none'],
			/^--values: The tree has [\d,]+ nodes\. Problem shows/
		],
		[
			['game=chess&depth=2&step=20', '--bounds', 'history'],
			/^--bounds: The history of alpha and beta is drawn where the whole tree fits\./
		],
		[
			['step=12', '--width', '84'],
			'--width: This changes nothing here. It needs the preset paper.'
		],
		[
			['step=12', '--preset', 'slide', '--theme', 'dark'],
			'--theme: This changes nothing here. It needs the preset page.'
		],
		...(
			[
				['--bounds', 'history'],
				['--line', 'shown'],
				['--cut', 'bar'],
				['--pruned', 'none'],
				['--values', 'now']
			] as const
		).map(
			(words) =>
				[
					['step=12', '--part', 'difference', ...words],
					/: This changes nothing here\. It needs a part of the tree that belongs to a step/
				] as const
		),
		[
			['step=12', '--values', 'none', '--proof', 'bold'],
			/^--proof: This changes nothing here\. It needs a search: show until now/
		],
		[
			['algorithm=minimax&step=12', '--cut', 'bar'],
			'--cut: This changes nothing here. It needs a search that prunes.'
		],
		[
			['algorithm=minimax&step=12', '--bounds', 'none'],
			'--bounds: This changes nothing here. It needs a search that uses alpha and beta.'
		],
		[['step=12', '--boards', 'fit'], /^--boards: This changes nothing here\. It needs positions/],
		[['step=12', '--proof', 'bold'], /^--proof: /],
		[['algorithm=minimax&step=12', '--part', 'difference'], /^--part: /],
		[['algorithm=minimax&step=12', '--line', 'shown'], /^--line: /],
		[['game=tree&algorithm=mtdf&unpruned=on&step=1'], /^unpruned: There is no plain minimax/],
		[['game=tictactoe&depth=2&step=1', '--format', 'efg'], /^--format: /],
		[['step=1', '--out', '/nowhere/a.svg'], /^--out: The file cannot be written: ENOENT/]
	] as const)('%j is a mistake', async (words, fault) => {
		const { code, stdout, stderr } = await plyscope(['figure', ...words]);
		expect([code, stdout]).toEqual([2, '']);
		if (typeof fault === 'string') expect(stderr).toBe(`${fault}\n`);
		else expect(stderr.trimEnd()).toMatch(fault);
	});
});

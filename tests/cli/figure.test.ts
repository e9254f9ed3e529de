/** The command `figure`: its file is that of the page, and its mistakes are said. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { figureSvg } from '../../src/lib/core/figure/step/svg.ts';
import { FIGURE } from '../../src/lib/core/figure/step/figure-fields.ts';
import { figureOf } from '../../src/lib/core/figure/step/figure.ts';
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

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { latexText } from '../../../../src/lib/core/practice/worksheet/latex-text.ts';
import { writeLatex } from '../../../../src/lib/core/practice/worksheet/latex.ts';
import { makeWorksheet } from '../../../../src/lib/core/practice/worksheet/sheets.ts';
import { WORKSHEET } from '../../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { slice } from '../../../sweep.ts';

beforeAll(loadAll);

function latexOf(query: string): string {
	const { values, faults } = WORKSHEET.read(query);
	expect(faults).toEqual([]);
	const made = makeWorksheet(values);
	if (!made.ok) throw new Error(made.fault.message);
	return writeLatex(values, made.value, (link) => `https://example.org/practice/?${link}`);
}

/** A title with every character that TeX knows as a command, and letters of several alphabets. */
const HARD = `\\input{x} % $x_1$ #1 & ~^ "q" 'q' \`q\` <|> Übung ñçő łß αβω ≤≥−∞ – — … 日本 --`;
const TITLED = new URLSearchParams({ title: HARD }).toString();

const SHEETS = [
	...[1, 2, 3, 4, 5].flatMap((level) =>
		['aima', 'cs188', 'mit'].map((notation) => `level=${level}&notation=${notation}`)
	),
	`${TITLED}&points=5&variants=2`,
	'paper=letter&position=[[3,12,8],[2,4,6],[14,5,2]];[5,[[[4,9],7],8]]&variants=2&ask=values,windows,cuts,count,move,reorder',
	'game=tictactoe&level=3&trees=2',
	'game=chess&position=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1&depth=2&notation=mit',
	'root=min&order=reversed&level=4&key=off&notation=mit&position=[[-inf,inf],[0.25,-7]]'
];

describe('LaTeX', () => {
	it('has no character of a text as a command', () => {
		expect(latexText('a_1 & 50% #2 {x} $y$ \\z ~ ^')).toBe(
			'a\\_1 \\& 50\\% \\#2 \\{x\\} \\$y\\$ \\textbackslash{}z \\textasciitilde{} \\textasciicircum{}'
		);
		expect(latexText('≤−3 ∞ é ő ß 日')).toBe(
			`\\ensuremath{\\le}\\ensuremath{-}3 \\ensuremath{\\infty} \\'{e} \\H{o} \\ss{} {[}U+65E5{]}`
		);
	});

	it('has the notation in three lines that only differ between notations', () => {
		const linesOf = (notation: string): string[] =>
			latexOf(`level=2&cut=equal&notation=${notation}`).split('\n');
		const styles = (lines: string[]): string[] =>
			lines.filter((line) => /^ {2}(max|min|leaf)\/\.style=/.test(line));
		expect(styles(linesOf('aima'))).toHaveLength(3);
		expect(styles(linesOf('aima'))).not.toEqual(styles(linesOf('mit')));
		expect(linesOf('cs188')).toEqual(linesOf('aima'));
	});

	it('has the letter of each leaf above its value, as branches of leaves are near to each other', () => {
		const lettered = latexOf('level=4&seed=1&notation=mit');
		expect(lettered).not.toContain('leaf, move=');
		const leaves = [...lettered.matchAll(/\[\{\\named\{([A-Z]+)\}\{(\d+)\}\}, leaf/g)];
		expect(leaves.length).toBeGreaterThanOrEqual(2 * 2 * 16);
		expect(leaves.filter(([, letter = '']) => letter.length === 2)).not.toEqual([]);
		expect(latexOf('level=4&seed=1')).not.toContain('{\\named{');
	});

	it('has the key after all sheets, each on a page of its own', () => {
		const pages = latexOf('level=2&variants=3').split('\\newpage');
		expect(pages.map((page) => page.includes(': key\\hfill'))).toEqual([
			false,
			false,
			false,
			true,
			true,
			true
		]);
		expect(latexOf('level=2&key=off')).not.toContain('key');
	});

	test('compiles alone', { timeout: 1_800_000 }, ({ skip }) => {
		skip(!isThere(), 'this machine has no pdflatex with the package forest');
		expect(SHEETS).toHaveLength(20);
		const folder = mkdtempSync(join(tmpdir(), 'worksheet-'));
		try {
			for (const [at, query] of slice(SHEETS, 20).entries()) {
				const file = `${at}.tex`;
				writeFileSync(join(folder, file), latexOf(query));
				compile(folder, file, query);
			}
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});

function compile(cwd: string, file: string, query: string): void {
	try {
		const options = ['-halt-on-error', '-interaction=nonstopmode', file];
		execFileSync('pdflatex', options, { cwd, encoding: 'utf8' });
	} catch (error) {
		const { stdout } = error as { readonly stdout?: string };
		throw new Error(`${query}: ${stdout?.slice(-2000) ?? String(error)}`, { cause: error });
	}
}

function isThere(): boolean {
	try {
		return execFileSync('kpsewhich', ['forest.sty'], { encoding: 'utf8' }).trim() !== '';
	} catch {
		return false;
	}
}

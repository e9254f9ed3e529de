/** The command `grade`: what it prints about codes on the command line and in a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answers } from '../../src/lib/core/practice/answers.ts';
import { writeBreakCode } from '../../src/lib/core/practice/break-it/break-code.ts';
import { writeCode } from '../../src/lib/core/practice/code.ts';
import { keyOf } from '../../src/lib/core/practice/key.ts';
import { ideaAnswers } from '../../src/lib/core/practice/idea-answers.ts';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { exerciseAt } from '../../src/lib/core/practice/set.ts';
import { valueOf } from '../core/practice/exercises.ts';
import { plyscope } from './command.ts';

const HEAD = [
	...['code', 'level', 'seed', 'asked', 'right', 'following', 'score', 'place', 'ideas', 'rule'],
	...['cuts', 'early', 'values', 'windows', 'count', 'move', 'checks', 'whys', 'hints', 'reorder']
];

/** The places of what only a file has. */
const [LINE, FAULT, COLUMN, CELLS] = [20, 21, 22, 23];

/** The code of a set whose answers are the key, or those of an idea. */
function codeOf(query: string, idea?: string, help?: Partial<Answers>): string {
	const { values } = PRACTICE.read(query);
	const exercise = valueOf(exerciseAt(values, 0));
	const sheet = ideaAnswers(exercise).find((one) => one.idea.id === idea)?.sheet;
	return valueOf(writeCode({ values, answers: [{ ...keyOf(exercise, sheet), ...help }] }));
}

const NO_CODE = 'There is no result code in this row. A code begins with PS2- or PB1-.';
const OPEN_QUOTE =
	'A quotation mark in this row is not closed, so the row was read up to the end of its line.';

const right = codeOf('level=4&seed=17&sets=1');
const reversed = codeOf('level=2&seed=18&sets=1', 'right-to-left');
const helped = codeOf('level=4&seed=17&sets=1', undefined, {
	told: ['value-0'],
	given: ['count-0'],
	help: { checks: 3, whys: 1, hints: 4 }
});
/** From before the score of decisions. */
const old = 'PS1-FmxldmVsPTImc2VlZD0xNyZzZXRzPTIAwAAECAQFDAMECAQJAAYABAUMAQQFBAIEBQ-de7aa554';
const own = codeOf('game=tree&position=[[3,5],[3,1]]');

async function rowsOf(...words: string[]): Promise<string[][]> {
	const { code, stdout, stderr } = await plyscope(['grade', ...words]);
	expect([code, stderr]).toEqual([0, '']);
	return stdout
		.replace(/\n$/, '')
		.split('\n')
		.map((line) => line.split('\t'));
}

describe('grade', () => {
	test('prints a line for each exercise', async () => {
		const marks = (text: string): string[] => text.split(' ').map((cell) => cell.replace('_', ' '));
		expect(await rowsOf(right, reversed, own, helped, old)).toEqual([
			HEAD,
			[right, ...marks('4 17 19 19 0 1 - - decisions 5/5 0 12/12 - 1/1 1/1 0 0 0 -')],
			[
				reversed,
				...marks('2 18 7 3 0 0.375 cut_a1 right-to-left decisions 0/2 1 2/4 - - 1/1 0 0 0 -')
			],
			[own, ...marks('- - 6 6 0 1 - - decisions 1/1 0 3/3 - 1/1 1/1 0 0 0 -')],
			[helped, ...marks('4 17 19 17.5 0 0.7917 - - decisions 5/5 0 11.5/12 - 0/1 1/1 3 1 4 -')],
			[old, ...marks('2 17 17 17 0 1 - - places - - - - - - - - - -')],
			[old, ...marks('2 18 17 11 0 0.6471 cut_a1 right-to-left places - - - - - - - - - -')]
		]);
	});

	test('marks the order of the children where it is asked, apart from the sheet', async () => {
		// With the root's children in each order, 6, 8, 5, 5, 7 and 7 leaves are evaluated, and 5 are the fewest.
		const query = 'level=1&seed=3&sets=1&ask=values,count,reorder';
		const codes = Array.from({ length: 6 }, (_, root) =>
			codeOf(query, undefined, { orders: [root, 0, 0, 0] })
		);
		const rows = await rowsOf(...codes);
		expect(rows.slice(1).map((row) => [row[3], row[4], row[6], row.at(-1)])).toEqual(
			[0, 0, 1, 1, 0, 0].map((found) => [
				'6',
				String(5 + found),
				found ? '1' : '0.6667',
				`${found}/1`
			])
		);
		const { stdout } = await plyscope(['grade', '--json', ...codes.slice(1, 3)]);
		const { codes: marked } = JSON.parse(stdout) as {
			codes: { exercises: { parts: { kind: string; right: number }[] }[] }[];
		};
		expect(marked.map(({ exercises }) => exercises[0]?.parts.at(-1))).toEqual(
			[0, 1].map((found) => ({ kind: 'reorder', of: 1, right: found, following: 0, early: 0 }))
		);
		// From before the orders were a part of a code.
		const before =
			'PS2-LWxldmVsPTUmc2VlZD0xNyZzZXRzPTEmYXNrPWNvdW50LG1vdmUscmVvcmRlcgAEEQQe-d3b1a839';
		const [, row] = await rowsOf(before);
		expect([row?.[3], row?.[4], row?.[6], row?.at(-1)]).toEqual(['2', '2', '1', '-']);
	});

	test('prints one object with the keys of the contract, in order', async () => {
		const { stdout } = await plyscope(['grade', '--json', reversed]);
		expect(stdout).toBe(
			`${JSON.stringify({
				codes: [
					{
						code: reversed,
						exercises: [
							{
								level: 2,
								seed: 18,
								asked: 7,
								right: 3,
								following: 0,
								score: (2 / 4 + 1) / 4,
								verdict: 'over-pruned',
								place: 'cut a1',
								ideas: ['right-to-left'],
								rule: 'decisions',
								parts: [
									{ kind: 'cuts', of: 2, right: 0, following: 0, early: 1 },
									{ kind: 'values', of: 4, right: 2, following: 0, early: 0 },
									{ kind: 'move', of: 1, right: 1, following: 0, early: 0 }
								],
								help: { checks: 0, whys: 0, hints: 0 }
							}
						]
					}
				]
			})}\n`
		);
	});

	test.each([
		[[], 'grade: Give one or more result codes, or --csv with a file of them.\n'],
		[['PS3-abc-00000000'], /^PS3-abc-00000000: This code is from version 3 of practice/],
		[['hello'], /^hello: “hello” is not a result code.* \(at character 1\)\n$/],
		[[right, `${right}0`], /^PS2-.*: This code is damaged/],
		[['--csv', '/no/such/file'], /^--csv: The file cannot be read: ENOENT/],
		[['--csv'], '--csv: This option needs a value.\n'],
		[['--csv', 'a.csv', right], /^PS2-.*: Give codes or a file with --csv, not both\.\n$/],
		[['--all'], /^--all: Unknown option\. grade accepts --csv, --json\.\n$/]
	])('%j is a mistake', async (words, fault) => {
		const { code, stdout, stderr } = await plyscope(['grade', ...words]);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(fault);
	});

	test('grade --help says what it prints', async () => {
		const { code, stdout } = await plyscope(['grade', '--help']);
		expect(code).toBe(0);
		expect(stdout).toContain('does not prove who gave them');
	});
});

describe('grade --csv', () => {
	let folder = '';
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), 'grade-'));
	});
	afterAll(() => {
		rmSync(folder, { recursive: true });
	});

	/** Writes a file and returns its path. */
	function file(text: string | Buffer): string {
		const path = join(folder, 'export.csv');
		writeFileSync(path, text);
		return path;
	}

	test('marks the codes of Break it in a file, next to those of Practice', async () => {
		const shown = { search: 1, cut: 'equal', root: 'max' } as const;
		const code = writeBreakCode([
			{ ...shown, position: '[[3,[5,1]]]' },
			{ ...shown, position: '[[3,[5,1]],[2,9,4]]' },
			{ ...shown, position: '[[3,5],[2,9]]' }
		]);
		const damaged = code.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
		const path = file(`Name,Code\r\nOne,${code}\r\nTwo,${right}\r\nThree,"${damaged}"\r\n`);
		const rows = await rowsOf('--csv', path);
		expect(rows[0]).toEqual([...HEAD, 'line', 'fault', 'column', 'Name', 'Code']);
		const cells = rows.slice(1).map((row) => {
			const [one, level, , , found, , score, , ideas, rule] = row;
			return [one, level, found, score, ideas, rule, row[LINE]];
		});
		const fault = 'min-never-lowers-beta';
		expect(cells.slice(0, 4)).toEqual([
			[code, '1', '1', '1', fault, 'leaves', '2'],
			[code, '1', '1', '0.5', fault, 'leaves', '2'],
			[code, '1', '0', '0', '-', 'leaves', '2'],
			[right, '4', '19', '1', '-', 'decisions', '3']
		]);
		expect(rows[5]?.slice(0, 2)).toEqual([damaged, '']);
		expect(rows[5]?.[FAULT]).toMatch(/^This code is damaged/);
		expect(rows).toHaveLength(6);
	});

	test('marks every code in the file, and says which it refuses', async () => {
		const broken = `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`;
		const path = file(
			`Surname,Response 1,State\r\n"One, A","${right}",Finished\r\nTwo,,\r\nThree,${broken},x\r\nFour,${own} ${reversed},`
		);
		const rows = await rowsOf('--csv', path);
		expect(rows[0]?.slice(LINE)).toEqual([
			...['line', 'fault', 'column', 'Surname', 'Response 1', 'State']
		]);
		const damaged =
			'This code is damaged: its last part does not agree with the rest. Copy the whole code again.';
		expect(rows.slice(1).map((row) => [row[0], row[6], ...row.slice(LINE)])).toEqual([
			[right, '1', '2', '', 'Response 1', 'One, A', right, 'Finished'],
			['', '', '3', NO_CODE, '', 'Two', '', ''],
			[broken, '', '4', damaged, 'Response 1', 'Three', broken, 'x'],
			[own, '1', '5', '', 'Response 1', 'Four', `${own} ${reversed}`, ''],
			[reversed, '0.375', '5', '', 'Response 1', 'Four', `${own} ${reversed}`, '']
		]);
		const { stdout } = await plyscope(['grade', '--csv', path, '--json']);
		const { codes } = JSON.parse(stdout) as {
			codes: { line: number; fault?: string; exercises?: unknown }[];
		};
		expect(codes.map(({ line, fault }) => [line, fault !== undefined])).toEqual([
			[2, false],
			[3, true],
			[4, true],
			[5, false],
			[5, false]
		]);
		expect(JSON.stringify({ ...codes[0], exercises: undefined })).toBe(
			JSON.stringify({
				code: right,
				line: 2,
				column: 'Response 1',
				cells: { Surname: 'One, A', 'Response 1': right, State: 'Finished' }
			})
		);
	});

	test('reads Moodle’s export: a code in each response, on several lines, and a row of means', async () => {
		const wrapped = `${right.slice(0, 40)}\n${right.slice(40, 70)}\r\n ${right.slice(70)}`;
		const path = file(
			[
				'\uFEFF"Last name","Email address","Grade/10,00","Response 1","Response 1","Response 3"',
				`Ó Briain,a@example.org,"9,50","${wrapped}","My code, ""as asked"":\n\n${reversed}.",-`,
				`"d'Arc",b@example.org,-,-,-,${own},more`,
				'',
				'Overall average,,"9,50",,,'
			].join('\r\n')
		);
		const rows = await rowsOf('--csv', path);
		expect(rows[0]?.slice(COLUMN)).toEqual([
			...['column', 'Last name', 'Email address', 'Grade/10,00'],
			...['Response 1', 'Response 1 (2)', 'Response 3', 'column 7']
		]);
		expect(
			rows.slice(1).map((row) => [row[0], row[6], row[LINE], row[FAULT], row[COLUMN], row[CELLS]])
		).toEqual([
			[right, '1', '2', '', 'Response 1', 'Ó Briain'],
			[reversed, '0.375', '2', '', 'Response 1 (2)', 'Ó Briain'],
			[own, '1', '7', '', 'Response 3', "d'Arc"],
			['', '', '9', NO_CODE, '', 'Overall average']
		]);
		expect(rows[2]?.[CELLS + 4]).toBe(`My code, "as asked":  ${reversed}.`);
	});

	test('a quotation mark that is not closed spoils its own row alone', async () => {
		const path = file(`Name;Code\n"Open;${right}\n"Two; B";${own}\n"x"y;${reversed}\n"Last`);
		const rows = await rowsOf('--csv', path);
		expect(rows.slice(1).map((row) => [row[0], row[6], row[LINE], row[FAULT], row[CELLS]])).toEqual(
			[
				[right, '1', '2', '', '"Open'],
				['', '', '2', OPEN_QUOTE, '"Open'],
				[own, '1', '3', '', 'Two; B'],
				[reversed, '0.375', '4', '', '"x"y'],
				['', '', '4', OPEN_QUOTE, '"x"y'],
				['', '', '5', NO_CODE, '"Last'],
				['', '', '5', OPEN_QUOTE, '"Last']
			]
		);
	});

	test('a list of codes without headings is read from its first line on', async () => {
		const rows = await rowsOf('--csv', file(`${right}\n${own}\nhello\n`));
		expect(rows.slice(1).map((row) => [row[0], row[LINE], row[COLUMN], row[FAULT]])).toEqual([
			[right, '1', 'column 1', ''],
			[own, '2', 'column 1', ''],
			['', '3', '', NO_CODE]
		]);
	});

	test('reads what spreadsheets export, and refuses what is no text', async () => {
		const export16 = Buffer.from(`\uFEFFName;Code\r\nJürgen;${right}\r\n`, 'utf16le');
		const unmarked = export16.subarray(2);
		for (const bytes of [export16, Buffer.from(export16).swap16(), unmarked]) {
			const rows = await rowsOf('--csv', file(bytes));
			expect(rows.slice(1).map((row) => [row[0], row[6], row[LINE], row[CELLS]])).toEqual([
				[right, '1', '2', 'Jürgen']
			]);
		}
		const binary = await plyscope(['grade', '--csv', file(Buffer.from('PK\x03\x04\0\0\0\0'))]);
		expect(binary.code).toBe(2);
		expect(binary.stderr).toMatch(/^--csv: This file is not a text/);
	});

	test('a file without codes is a mistake', async () => {
		const { code, stderr } = await plyscope(['grade', '--csv', file('a,b\n1,2\n')]);
		expect([code, stderr]).toEqual([2, '--csv: There is no result code in this file.\n']);
	});
});

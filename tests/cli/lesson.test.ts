/** The command `lesson`: what it prints about lessons, and what it writes into their files. */
import {
	chmodSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plyscope } from './command.ts';

const SENTENCE = 'The leaf b1 is worth 2.';
const SCENE = {
	id: 'one',
	title: 'One',
	minutes: 5,
	link: '?step=10',
	note: 'N',
	question: 'Q',
	answer: 'A',
	hint: 'H',
	expect: { step: 10, sentence: SENTENCE }
};
const KRK = { ...SCENE, id: 'two', link: 'krk/', expect: { heading: 'H' } };

function lessonOf(...scenes: readonly object[]): string {
	const head = { format: 'plyscope-lesson', version: 1, id: 'a', language: 'en', kind: 'lecture' };
	const rest = { title: 'T', about: '', minutes: 5 * scenes.length, scenes };
	return `${JSON.stringify({ ...head, ...rest }, null, '\t')}\n`;
}

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'lesson-'));
});
afterEach(() => {
	rmSync(folder, { recursive: true });
});

/** Writes a file and returns its path. */
function file(text: string | Buffer, name = 'a.json'): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

describe('lesson', () => {
	test('prints a line for each scene of each file', async () => {
		const [one, two] = [file(lessonOf(SCENE, KRK)), file(lessonOf(KRK), 'b.json')];
		expect(await plyscope(['lesson', one, two])).toEqual({
			code: 0,
			stdout: `${one}\t1\tone\tok\t-\n${one}\t2\ttwo\tok\t-\n${two}\t1\ttwo\tok\t-\n`,
			stderr: ''
		});
	});

	test('says the scene and the field of the first fault, and checks the others', async () => {
		const wrong = { ...SCENE, id: 'two', expect: { step: 10, sentence: 'S' } };
		const faulty = { ...SCENE, id: 'three', reveal: [{ link: '?step=100' }] };
		const path = file(lessonOf(SCENE, wrong, faulty));
		const { code, stdout, stderr } = await plyscope(['lesson', path]);
		expect(code).toBe(2);
		expect(stderr).toBe(
			`${path}, scene 2 (two), expect sentence: The sentence of step 10 is: ${SENTENCE}\n`
		);
		expect(stdout.split('\n').map((line) => line.split('\t').slice(2))).toEqual([
			['one', 'ok', '-'],
			['two', 'differs', `expect sentence: The sentence of step 10 is: ${SENTENCE}`],
			['three', 'fault', 'reveal 1 link: There is no step 100: this search has the steps 0 to 22.'],
			[]
		]);
	});

	test('a file that cannot be read has a line of its own, and the others are checked', async () => {
		const broken = file(lessonOf(SCENE, { ...SCENE, id: 'two', link: 'javascript:1' }));
		const none = join(folder, 'none.json');
		const good = file(lessonOf(SCENE), 'b.json');
		const { code, stdout, stderr } = await plyscope(['lesson', broken, none, good]);
		expect(code).toBe(2);
		const fault = `${broken}, scene 2 (two), link: “javascript:1” leads away from the site. Links are relative, as in “?step=4” or “krk/” (line 29, column 12)`;
		expect(stderr).toBe(`${fault}\n`);
		expect(stdout.split('\n')).toEqual([
			`${broken}\t-\t-\tfault\t${fault}`,
			expect.stringMatching(/none\.json\t-\t-\tfault\t.*: The file cannot be read: ENOENT/),
			`${good}\t1\tone\tok\t-`,
			''
		]);
	});

	test('prints one object with the keys of the contract, in order', async () => {
		const reveal = [{ link: '?step=0' }];
		const path = file(lessonOf({ ...SCENE, reveal, expect: { step: 9, sentence: '' } }));
		const { stdout } = await plyscope(['lesson', '--json', path]);
		const message = 'The link shows step 10, not 9.';
		expect(stdout).toBe(
			`${JSON.stringify({
				files: [
					{
						file: path,
						id: 'a',
						fault: null,
						notices: [],
						scenes: [
							{
								scene: 1,
								id: 'one',
								result: 'differs',
								links: [
									{ link: '?step=10', step: 10, sentence: SENTENCE },
									{
										link: '?step=0',
										step: 0,
										sentence: 'MAX to move. No bounds yet: alpha is −∞, beta ∞.'
									}
								],
								faults: [{ field: 'expect step', code: 'lesson-expect-step', message }]
							}
						]
					}
				]
			})}\n`
		);
	});

	test.each([
		[[], 'lesson: Give one or more files of lessons.\n'],
		[['--fill'], 'lesson: Give one or more files of lessons.\n'],
		[['--all', 'a.json'], '--all: Unknown option. lesson accepts --fill, --json.\n'],
		[['a.json', '--fill', '--fill'], '--fill: This option is given twice.\n']
	])('%j is a mistake', async (words, fault) => {
		expect(await plyscope(['lesson', ...words])).toEqual({ code: 2, stdout: '', stderr: fault });
	});

	test('lesson --help says what it prints', async () => {
		const { code, stdout } = await plyscope(['lesson', '--help']);
		expect(code).toBe(0);
		expect(stdout).toContain('Prints a line for each scene');
	});

	test('says what it ignores in a file of a later version', async () => {
		const path = file(lessonOf({ ...SCENE, sound: 'on' }).replace('"version": 1', '"version": 2'));
		expect(await plyscope(['lesson', path])).toEqual({
			code: 0,
			stdout: `${path}\t1\tone\tok\t-\n`,
			stderr: `${path}: The field “sound” is not known here, and ignored.\n`
		});
	});
});

describe('lesson --fill', () => {
	const { id, title, minutes, link, note, question, answer, hint } = SCENE;
	const bare = { id, title, minutes, link, note, question, answer, hint };
	const wrong = { ...SCENE, id: 'two', link: '?step=0', expect: { step: 1, sentence: 'S' } };
	const right = { step: 0, sentence: 'MAX to move. No bounds yet: alpha is −∞, beta ∞.' };

	test('writes what the links show, keeps the rest, and leaves no other file', async () => {
		const path = file(`\ufeff${lessonOf(bare, wrong, { ...KRK, id: 'three' })}`);
		chmodSync(path, 0o640);
		const { code, stdout, stderr } = await plyscope(['lesson', '--fill', path]);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout.split('\n').map((line) => line.split('\t')[3])).toEqual([
			...['filled', 'filled', 'ok'],
			undefined
		]);
		expect(readFileSync(path, 'utf8')).toBe(
			`\ufeff${lessonOf({ ...bare, expect: SCENE.expect }, { ...wrong, expect: right }, { ...KRK, id: 'three' })}`
		);
		expect(statSync(path).mode & 0o777).toBe(0o640);
		expect(readdirSync(folder)).toEqual(['a.json']);
		expect((await plyscope(['lesson', path])).code).toBe(0);
	});

	test('writes into the file that a symbolic link leads to', async () => {
		const path = file(lessonOf(wrong));
		const beside = join(folder, 'link.json');
		symlinkSync(path, beside);
		expect((await plyscope(['lesson', beside, '--fill'])).code).toBe(0);
		expect(readFileSync(path, 'utf8')).toBe(lessonOf({ ...wrong, expect: right }));
		expect(readdirSync(folder)).toEqual(['a.json', 'link.json']);
	});

	test('writes nothing into a file with a faulty link', async () => {
		const text = lessonOf(wrong, { ...SCENE, link: 'krk/?ply=x' });
		const path = file(text);
		const { code, stdout } = await plyscope(['lesson', '--fill', path]);
		expect([code, readFileSync(path, 'utf8')]).toEqual([2, text]);
		expect(stdout.split('\n').map((line) => line.split('\t')[3])).toEqual([
			...['differs', 'fault'],
			undefined
		]);
	});

	test('says of what page a step cannot be filled in', async () => {
		const path = file(lessonOf({ ...SCENE, link: 'krk/' }));
		const { code, stderr } = await plyscope(['lesson', '--fill', path]);
		expect([code, stderr]).toEqual([
			2,
			`${path}, scene 1 (one), expect: A step is expected, but this page is not one that can be stepped here.\n`
		]);
	});

	test('does not change the encoding of a file', async () => {
		const bytes = Buffer.from(`\ufeff${lessonOf(wrong)}`, 'utf16le');
		const path = file(bytes);
		const { code, stdout, stderr } = await plyscope(['lesson', '--fill', path]);
		expect(code).toBe(2);
		expect(stdout.split('\n').map((line) => line.split('\t')[3])).toEqual([
			...['fault', 'differs'],
			undefined
		]);
		expect(stderr).toContain('The file is not UTF-8. Save it as UTF-8, so that it can be filled.');
		expect(readFileSync(path).equals(bytes)).toBe(true);
	});
});

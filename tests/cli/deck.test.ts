import { describe, expect, it } from 'vitest';
import { plyscope } from './command.ts';

const SMALL = 'position=[[3,5],[2,9]]&ask=cuts,count';

describe('deck', () => {
	it('prints a line for each question, with the ideas of each wrong option', async () => {
		const { code, stdout } = await plyscope(['deck', `https://example.org/worksheet/?${SMALL}`]);
		expect(code).toBe(0);
		const lines = stdout.trimEnd().split('\n');
		expect(lines.map((line) => line.split('\t').length)).toEqual(lines.map(() => 9));
		const atB = lines.find((line) => line.includes('Which branches at b are never searched?'));
		const [, position, , ...cells] = (atB ?? '').split('\t');
		expect(position).toBe('[[3,5],[2,9]]');
		const right = 'ABCD'.indexOf(cells[4] ?? '');
		expect(cells[right]).toBe('b2');
		expect(cells[5]).toMatch(/\bminimax\b/);
	});

	it('prints one object with --json, of a lesson’s trees, too', async () => {
		const file = 'static/lessons/alpha-beta-lecture.json';
		const { code, stdout } = await plyscope(['deck', file, '--json']);
		expect(code).toBe(0);
		const { questions } = JSON.parse(stdout) as {
			questions: { right: string; options: { letter: string; ideas: string[] }[] }[];
		};
		expect(questions).toHaveLength(24);
		for (const { right, options } of questions) {
			expect(options.map(({ letter }) => letter)).toEqual(
				['A', 'B', 'C', 'D'].slice(0, options.length)
			);
			for (const { letter, ideas } of options) expect(ideas.length > 0).toBe(letter !== right);
		}
	});

	it.each([
		[[], 'deck: Give one link to a worksheet.'],
		[['level=9'], 'level: '],
		[['position=[[3,x],[2,9]]'], 'position: '],
		[['nowhere.json'], 'nowhere.json: The file cannot be read: '],
		[
			['static/lessons/krk-paper.json'],
			'static/lessons/krk-paper.json: No scene of this lesson has'
		],
		[['level=2', '--csv'], '--csv: ']
	])('refuses %j', async (words, message) => {
		const { code, stdout, stderr } = await plyscope(['deck', ...words]);
		expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
		expect(stderr).toContain(message);
	});
});

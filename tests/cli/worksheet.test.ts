/** The command `worksheet`, and that a key says what `search --json` says of each tree. */
import { describe, expect, it, test } from 'vitest';
import { keyOf } from '../../src/lib/core/practice/key.ts';
import { pathOf, type Exercise } from '../../src/lib/core/practice/exercise.ts';
import { makeWorksheet } from '../../src/lib/core/practice/worksheet/sheets.ts';
import { taskKey } from '../../src/lib/core/practice/worksheet/worksheet-key.ts';
import { WORKSHEET } from '../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { loadAll } from '../../src/lib/core/search/load.ts';
import { slice } from '../sweep.ts';
import { plyscope } from './command.ts';

interface Found {
	readonly value: number;
	readonly bestMove: number;
	readonly leaves: number;
	readonly cutoffs: number;
	readonly visitedLeaves: readonly string[];
	readonly pruned: readonly string[];
}

/** The path of a node as move ids joined by spaces: in a typed tree the numbers of children. */
function idsTo({ tree }: Exercise, node: number): string {
	const ids: number[] = [];
	for (let at = node; at > 0; at = tree.parent[at] as number) {
		ids.unshift((tree.children[tree.parent[at] as number] ?? []).indexOf(at));
	}
	return ids.join(' ');
}

const SHEETS = [1, 2, 3, 4, 5].flatMap((level) =>
	['aima', 'cs188', 'mit'].flatMap((notation) =>
		['max', 'min'].map((root) => `level=${level}&notation=${notation}&root=${root}&seed=11`)
	)
);

test.each([
	...['page', 'questions'].map((print) => [
		print,
		'print: This link prints questions. Give it to plyscope deck, or remove this field.'
	]),
	[
		'cards',
		'print: This link prints cards, which only the page has. Remove this field for its sheets.'
	]
])('a link that prints %s has no sheets', async (print, fault) => {
	for (const latex of [[], ['--latex']]) {
		const words = ['worksheet', `level=1&print=${print}`, ...latex];
		const { code, stdout, stderr } = await plyscope(words);
		expect([code, stdout, stderr]).toEqual([2, '', `${fault}\n`]);
	}
});

describe('the key of a sheet', () => {
	test.each(slice(SHEETS, 6))('agrees with the search of the command line: %s', async (query) => {
		await loadAll();
		const { values } = WORKSHEET.read(query);
		const made = makeWorksheet(values);
		if (!made.ok) throw new Error(made.fault.message);
		const tasks = made.value.sheets.flatMap((sheet) => sheet.tasks);
		expect(tasks.length).toBeGreaterThan(0);
		for (const { exercise } of tasks) {
			const { position } = exercise.recording.trace.header.setup;
			const { algorithm, cut, root } = values;
			const asked = { position, algorithm, cut, root };
			const options = Object.entries(asked).map(([name, value]) => `--${name}=${value}`);
			const { code, stdout } = await plyscope(['search', ...options, '--json', '--paths']);
			expect(code).toBe(0);
			const found = JSON.parse(stdout) as Found;
			const key = taskKey(exercise);
			const { truth } = exercise;
			expect(truth.values[0]?.value).toBe(found.value);
			expect(key.leaves.map((node) => idsTo(exercise, node))).toEqual(found.visitedLeaves);
			expect(idsTo(exercise, key.move ?? 0)).toBe(String(found.bestMove));
			const cuts = key.answers.cuts.map((node) => idsTo(exercise, node)).sort();
			expect(cuts).toEqual([...found.pruned].sort());
			// A sentence for each cutoff, and one for the end.
			expect(key.sentences).toHaveLength(found.cutoffs + 1);
			// Both sides' best moves lead to a leaf that has the value of the root.
			expect(exercise.tree.value[key.toward ?? 0]).toBe(found.value);
			expect(pathOf(exercise, key.toward ?? 0)).not.toEqual([]);
			expect(keyOf({ ...exercise, ask: ['values', 'cuts'] }).cuts).toEqual(key.answers.cuts);
		}
	});
});

describe('worksheet', () => {
	it('prints a line for each tree', async () => {
		const link = 'https://example.org/worksheet/?level=2&trees=1&variants=2';
		expect(await plyscope(['worksheet', link])).toEqual({
			code: 0,
			stderr: '',
			stdout:
				'A\t1\t[[9,4,20],[3,2,1],[5,11,14]]\t7\thttps://example.org/practice/?level=2&sets=1\n' +
				'B\t1\t[[15,4,1],[18,8,11],[5,20,12]]\t7\thttps://example.org/practice/?level=2&seed=1001&sets=1\n'
		});
	});

	it('prints a file for LaTeX', async () => {
		const { code, stdout } = await plyscope(['worksheet', 'level=2&key=off', '--latex']);
		expect(code).toBe(0);
		expect(stdout.startsWith('\\documentclass[a4paper,11pt]{article}\n')).toBe(true);
		expect(stdout.endsWith('\\end{document}\n')).toBe(true);
	});

	it('names the field of a fault, and prints nothing else', async () => {
		expect(await plyscope(['worksheet', '?trees=99'])).toEqual({
			code: 2,
			stdout: '',
			stderr: 'trees: “99” is not a number of trees from 1 to 8.\n'
		});
		expect(await plyscope(['worksheet'])).toMatchObject({ code: 2, stdout: '' });
		expect(await plyscope(['worksheet', 'level=2', '--pdf'])).toMatchObject({
			code: 2,
			stdout: ''
		});
	});
});

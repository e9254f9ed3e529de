/** The bytes of a result code, each written by hand: codes that were handed out stay readable. */
import { expect, test } from 'vitest';
import {
	readAnswers,
	UNREADABLE,
	type Answers,
	type Written
} from '../../../src/lib/core/practice/answers.ts';
import { ordersOfMany } from '../../../src/lib/core/practice/child-orders.ts';
import { readCode, writeCode } from '../../../src/lib/core/practice/code.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';
import { reorderExerciseAt } from '../../../src/lib/core/practice/reorder-exercise.ts';
import { exerciseAt } from '../../../src/lib/core/practice/set.ts';
import { valueOf } from './exercises.ts';
import { checked, forge, settings } from './forge.ts';

/** The root is node 0, a node 1 with leaves 2 and 3, and b node 4. */
const POSITION = 'game=tree&position=[[1,2],3]';

function read(ask: string, bytes: readonly number[]): { answers: Answers; written: Written } {
	const text = `${settings(`${POSITION}&ask=${ask}`)}${String.fromCharCode(...bytes)}`;
	const { values, answers } = valueOf(readCode(forge(text)));
	const [own = { texts: {}, cuts: [] }] = answers;
	return { answers: own, written: readAnswers(valueOf(exerciseAt(values, 0)), own) };
}

test('help, marks and values: a bit a place, a bit a branch, and the entries of the inner nodes', () => {
	// Places: window, cut and value of each node, and after those of the root the count and the move.
	const given = [(1 << 3) | (1 << 7), 0, 0];
	const marked = 1 << 3;
	const atMost3 = [(1 << 3) | 4, 3];
	const minus200 = [5, 0x80 | (200 % 128), 1];
	const { answers, written } = read('values,cuts,count,move', [
		...[2, ...given, marked],
		...[...atMost3, ...minus200],
		// The count is blank, and the move is that to node 4.
		...[0, 4, 4]
	]);
	expect(answers.given).toEqual(['count-0', 'value-1']);
	expect(answers.cuts).toEqual([4]);
	expect([answers.told, answers.isShown, answers.help]).toEqual([undefined, undefined, undefined]);
	expect(written.values.slice(0, 2)).toEqual([
		{ value: 3, bound: 'upper' },
		{ value: -200, bound: null }
	]);
	expect([written.count, written.move]).toEqual([null, 4]);
});

test('a shown sheet with counted help, infinite and broken numbers, and a text that says nothing', () => {
	const half = [6, 0x3f, 0xe0, 0, 0, 0, 0, 0, 0];
	const exactlyInfinite = (3 << 3) | 2;
	const { answers, written } = read('values,windows', [
		...[1 | 8, 1, 0x80 | (300 % 128), 2, 0],
		// Value, alpha and beta of the root, and those of a.
		...[exactlyInfinite, 3, 2],
		...[(2 << 3) | 4, 7, ...half, 1]
	]);
	expect(answers.isShown).toBe(true);
	expect(answers.help).toEqual({ checks: 1, whys: 300, hints: 0 });
	expect(written.values.slice(0, 2)).toEqual([
		{ value: Infinity, bound: 'exact' },
		{ value: 7, bound: 'lower' }
	]);
	expect(written.alphas.slice(0, 2)).toEqual([-Infinity, 0.5]);
	expect(written.betas.slice(0, 2)).toEqual([Infinity, UNREADABLE]);
});

/** The last bytes of the code of a value at the root, before the blank one at a. */
function bytesOf(text: string, length: number): readonly number[] {
	const { values } = PRACTICE.read(`${POSITION}&ask=values`);
	const answers = [{ texts: { 'value-0': text }, cuts: [] }] as const;
	const [, data = ''] =
		/^PS2-(.*)-[0-9a-f]{8}$/.exec(valueOf(writeCode({ values, answers }))) ?? [];
	const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
	return Array.from(binary, (one) => one.charCodeAt(0)).slice(-1 - length, -1);
}

test.each([
	['0', [4, 0]],
	['127', [4, 127]],
	['128', [4, 128, 1]],
	['-1', [5, 1]],
	['inf', [2]],
	['-inf', [3]],
	[String(2 ** 40 - 1), [4, 255, 255, 255, 255, 255, 31]],
	[String(2 ** 40), [6, 0x42, 0x70, 0, 0, 0, 0, 0, 0]],
	['0.5', [6, 0x3f, 0xe0, 0, 0, 0, 0, 0, 0]]
])('%s is written as %j', (text, bytes) => {
	expect(bytesOf(text, bytes.length)).toEqual(bytes);
});

test('help is kept however it was given', () => {
	const { values } = PRACTICE.read(`${POSITION}&ask=values`);
	const all = [1, 0].flatMap((checks) =>
		[1, 0].flatMap((whys) => [1, 0].map((hints) => ({ checks, whys, hints })))
	);
	for (const help of all.slice(0, -1)) {
		const code = valueOf(writeCode({ values, answers: [{ texts: {}, cuts: [], help }] }));
		expect(valueOf(readCode(code)).answers[0]?.help).toEqual(help);
	}
});

test.each([
	['a bit beyond the last branch', 'cuts', [0, 1 << 4]],
	['facts of a later version', 'cuts', [16, 0]],
	['a blank with a sign', 'values', [0, 1 << 3, 0]],
	['a nothing with a sign', 'values', [0, (1 << 3) | 1, 0]],
	['a fourth sign', 'values', [0, (4 << 3) | 4, 1, 0]],
	['a seventh form', 'values', [0, 7, 0]],
	['a number that ends early', 'values', [0, 4, 0x80]],
	['a number of eight bytes', 'values', [0, 4, ...Array<number>(7).fill(0x80), 1, 0]],
	['a number that is none', 'values', [0, 6, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0, 0]],
	['an end of a window with a sign', 'windows', [0, (1 << 3) | 4, 3, 0, 0, 0]],
	['a move to a leaf further down', 'move', [0, 4, 2]],
	['bytes after the last answer', 'cuts', [0, 0, 0]]
])('%s is refused', (_, ask, bytes) => {
	const code = forge(`${settings(`${POSITION}&ask=${ask}`)}${String.fromCharCode(...bytes)}`);
	expect(readCode(code)).toMatchObject({ ok: false, fault: { code: 'code-answers' } });
});

test('the orders of Reorder follow all answers: a number for each inner node', () => {
	const query = 'level=1&seed=1&sets=2&ask=move,reorder';
	const { values } = PRACTICE.read(query);
	const trees = [0, 1].map((index) => reorderExerciseAt(values, index)?.tree.children ?? []);
	const sizes = trees.map((tree) => tree.filter((own) => own.length > 0).length);
	const blank = [0, 0, 0, 0];
	const code = (bytes: readonly number[]): string =>
		forge(settings(query) + String.fromCharCode(...blank, ...bytes));
	const lasts = sizes.map((size) => [1, ...Array<number>(size - 1).fill(0)]);
	const { hasOrders, answers } = valueOf(readCode(code(lasts.flat())));
	expect([hasOrders, answers.map(({ orders }) => orders)]).toEqual([true, lasts]);
	expect(valueOf(readCode(code([]))).hasOrders).toBe(false);
	const tooMany = [ordersOfMany(trees[0]?.[0]?.length ?? 0), ...lasts.flat().slice(1)];
	for (const bytes of [lasts.flat().slice(1), [...lasts.flat(), 0], lasts[0] ?? [], tooMany]) {
		expect(readCode(code(bytes))).toMatchObject({ ok: false, fault: { code: 'code-answers' } });
	}
	const old = checked(code(lasts.flat()).replace(/^PS2(.*)-[0-9a-f]{8}$/, 'PS1$1'));
	expect(readCode(old)).toMatchObject({ ok: false, fault: { code: 'code-answers' } });
});

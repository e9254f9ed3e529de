/** What the browser keeps of the exercises: by two tabs, after a reload, and what is never forgotten. */
import { beforeEach, describe, expect, test } from 'vitest';
import { assert, assertExists } from '$lib/core/base/assert.ts';
import { seededRandom } from '$lib/core/base/random.ts';
import type { EntryId } from '$lib/core/practice/answers.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { exerciseAt } from '$lib/core/practice/set.ts';
import { exercisesDone, keptSet } from '$lib/ui/kept-work.ts';
import { Practice } from '$lib/pages/practice/practice.svelte.ts';
import { Reorder } from '$lib/pages/practice/reorder.svelte.ts';
import { wayDown } from '$lib/pages/practice/way-down.ts';

const QUERY = 'level=4&seed=2&sets=3';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

function tab(): Practice {
	const practice = new Practice();
	practice.open(PRACTICE.read(QUERY));
	practice.way = 'sheet';
	return practice;
}

function write(practice: Practice, index: number, text: string): void {
	practice.go(index);
	practice.sheet?.write('value-0', text);
	if (practice.sheet !== null) practice.keep(practice.sheet.kept);
}

test('two tabs of one set keep the answers of both', () => {
	const [one, other] = [tab(), tab()];
	write(one, 0, '1');
	write(other, 1, '2');
	write(one, 2, '3');
	const kept = keptSet(one.name);
	expect([0, 1, 2].map((index) => kept[index]?.answers.texts['value-0'])).toEqual(['1', '2', '3']);
	// And each shows what the other did.
	other.readAgain();
	other.go(0);
	expect(other.sheet?.text('value-0')).toBe('1');
	expect(other.states).toEqual(['begun', 'begun', 'begun']);
});

test('answers of before are read, their hints too', () => {
	const old = { answers: { texts: { 'value-0': '7' }, cuts: [2] }, hints: 3, isChecked: true };
	localStorage.setItem('plyscope-practice', JSON.stringify([[tab().name, { 0: old }]]));
	const { sheet } = tab();
	expect([sheet?.text('value-0'), sheet?.isCut(2), sheet?.hints]).toEqual(['7', true, 3]);
});

test('what was given stays given through Undo, a blank sheet, a reload and forgetting', async () => {
	const practice = tab();
	const { sheet } = practice;
	if (sheet === null) throw new Error('there is a sheet');
	for (let press = 0; press < 4; press++) await sheet.takeHint();
	const { given, help } = sheet.answers;
	expect([given?.length, help?.hints]).toEqual([1, 4]);
	sheet.undo();
	expect([sheet.isBlank, sheet.answers.given]).toEqual([true, given]);
	sheet.write('value-0', '99');
	await sheet.check();
	sheet.why();
	sheet.clear();
	sheet.showKey();
	practice.keep(sheet.kept);
	expect(tab().sheet?.answers).toEqual(sheet.answers);
	practice.forget('this set');
	const left = tab().sheet;
	// Undo brings nothing back that was forgotten.
	expect(sheet.canUndo).toBe(false);
	expect([left?.isBlank, left?.isKeyShown, left?.isKeyOnView]).toEqual([true, true, false]);
	expect([left?.answers.given, left?.answers.told, left?.answers.help]).toEqual([
		given,
		sheet.answers.told,
		sheet.answers.help
	]);
});

describe('the order of the children', () => {
	const SET = 'level=5&seed=3&sets=2';
	function reordering(index: number, set = SET): { practice: Practice; reorder: Reorder } {
		const practice = new Practice();
		practice.open(PRACTICE.read(set));
		practice.way = 'reorder';
		practice.go(index);
		const [sheet, given] = [exerciseAt(practice.values, index), practice.exercise];
		assert(sheet.ok && given.ok, 'the set has both');
		const answered = practice.sheetOf(sheet.value, index);
		const reorder = new Reorder(given.value, answered, () => {
			practice.keep(answered.kept);
		});
		return { practice, reorder };
	}

	/** The states of the exercises as Reorder shows them. */
	function inReorder(practice: Practice): Practice['states'] {
		practice.way = 'reorder';
		const { states } = practice;
		practice.way = 'sheet';
		return states;
	}

	test('is kept with the sheet of its exercise, through a reload', () => {
		const { practice, reorder } = reordering(1);
		const start = reorder.position;
		expect(reorder.isAsGiven).toBe(true);
		expect(reorder.move(1, 1)).toBeGreaterThan(1);
		expect(reorder.move(1, -1)).toBeNull();
		reorder.move(2, 1);
		const { position } = reorder;
		expect(position).not.toBe(start);
		practice.way = 'sheet';
		write(practice, 1, '7');
		const again = reordering(1);
		expect([again.reorder.position, again.reorder.isSameTree]).toEqual([position, true]);
		expect(keptSet(practice.name)[1]?.answers.texts['value-0']).toBe('7');
		expect(reordering(0).reorder.isAsGiven).toBe(true);
		again.reorder.clear();
		expect(again.reorder.position).toBe(start);
		again.reorder.undo();
		expect(reordering(1).reorder.position).toBe(position);
	});

	test('is no answer while a leaf has another value', () => {
		const { reorder } = reordering(0);
		reorder.move(1, 1);
		const { position } = reorder;
		const leaf = reorder.exercise.tree.children.findIndex((own) => own.length === 0);
		expect(reorder.setLeaf(leaf, 'what?')).toBe(false);
		expect(reorder.setLeaf(leaf, '-40')).toBe(true);
		reorder.move(1, 1);
		expect([reorder.isSameTree, reorder.position.includes('-40')]).toEqual([false, true]);
		expect(reordering(0).reorder.position).toBe(position);
		reorder.undo();
		reorder.undo();
		expect([reorder.isSameTree, reorder.position]).toEqual([true, position]);
	});

	test('belongs to its exercise: without it the exercise is not without a fault, and the level not done', async () => {
		const three = 'level=1&seed=3&sets=3&ask=values,reorder';
		const random = seededRandom(1);
		for (const index of [0, 1, 2]) {
			const { practice, reorder } = reordering(index, three);
			practice.way = 'sheet';
			const sheet = assertExists(practice.sheet, 'there is a sheet');
			for (const [id, text] of Object.entries(keyOf(sheet.exercise).texts)) {
				sheet.write(id as EntryId, text ?? '');
			}
			expect((await sheet.check())?.kind).toBe('right');
			practice.keep(sheet.kept);
			expect([practice.end.right, exercisesDone('tree').length]).toEqual([index, index]);
			expect([practice.states[index], inReorder(practice)[index]]).toEqual(['done', 'new']);
			if (index === 2) expect(practice.end.wayOn?.kind).toBe('more');
			for (let tries = 0; reorder.count > reorder.target; tries++) {
				expect(tries).toBeLessThan(2000);
				const node = 1 + Math.floor(random() * (reorder.exercise.tree.nodes - 1));
				if (reorder.move(node, random() < 0.5 ? -1 : 1) === null) continue;
				const isFound = reorder.count === reorder.target;
				expect(inReorder(practice)[index]).toBe(isFound ? 'done' : 'begun');
			}
			expect([practice.end.right, exercisesDone('tree').length]).toEqual([index + 1, index + 1]);
			if (index === 2) expect(practice.end.wayOn?.kind).toBe('level');
		}
	});

	test('is forgotten with the answers, also where a key was shown', () => {
		const { practice, reorder } = reordering(0);
		reorder.move(1, 1);
		practice.way = 'sheet';
		practice.go(0);
		practice.sheet?.showKey();
		if (practice.sheet !== null) practice.keep(practice.sheet.kept);
		practice.forget('this set');
		expect(reorder.isAsGiven).toBe(true);
		const { sheet } = practice;
		expect([sheet?.isKeyShown, sheet?.answers.orders]).toEqual([true, undefined]);
		expect(reordering(0).reorder.isAsGiven).toBe(true);
	});
});

test('a reload keeps the place in a tree place by place', () => {
	const practice = tab();
	practice.way = 'guided';
	practice.guided?.show(3);
	practice.keepPlace();
	const again = new Practice();
	again.open(PRACTICE.read(QUERY));
	expect([again.way, again.guided?.at]).toEqual(['guided', 3]);
	const other = new Practice();
	other.open(PRACTICE.read('level=4&seed=3&sets=3'));
	expect([other.way, other.guided?.at]).toEqual(['worked', 0]);
});

test('the line from a wrong node to its verdict runs through no node', () => {
	const rect = (left: number, top: number, width: number) => ({
		left,
		top,
		right: left + width,
		bottom: top + 20
	});
	const from = rect(0, 0, 60);
	const [middle, low] = [{ rect: rect(20, 40, 20) }, { rect: rect(0, 80, 10) }];
	expect(wayDown(from, undefined, [{ rect: from }])).toBe(30);
	expect(wayDown(from, undefined, [{ rect: from }, middle, low])).toBe(16);
	expect(wayDown(from, 50, [{ rect: from }, middle])).toBe(50);
	expect(wayDown(from, undefined, [{ rect: from }, { rect: rect(-10, 40, 80) }])).toBeNull();
});

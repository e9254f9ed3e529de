/** A result code is worth what the page said: answers go in as a student writes them, and come out of `grade`. */
import { afterEach, expect, test } from 'vitest';
import { assertExists } from '$lib/core/base/assert.ts';
import { mixHash, seededRandom, type Random } from '$lib/core/base/random.ts';
import { gradeCode } from '$lib/core/practice/grade.ts';
import type { EntryId } from '$lib/core/practice/answers.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { ideaAnswers } from '$lib/core/practice/idea-answers.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { withReorder } from '$lib/core/practice/reorder.ts';
import { reorderExerciseAt } from '$lib/core/practice/reorder-exercise.ts';
import { shareOf } from '$lib/core/practice/score.ts';
import { Practice } from '$lib/pages/practice/practice.svelte.ts';
import { Reorder } from '$lib/pages/practice/reorder.svelte.ts';
import type { SheetWork } from '$lib/pages/practice/sheet-work.svelte.ts';
import { range, valueOf } from '../../core/practice/exercises.ts';
import { runs, seedFrom } from '../../sweep.ts';

afterEach(() => {
	localStorage.clear();
});

function pick<T>(items: readonly T[], random: Random): T {
	return items[Math.floor(random() * items.length)] as T;
}

/** The link of any set of levels 1 to 5. */
function anySet(random: Random): string {
	return new URLSearchParams({
		level: pick(['1', '2', '3', '4', '5'], random),
		seed: String(Math.floor(random() * 2 ** 32)),
		sets: pick(['1', '1', '2', '3'], random),
		root: pick(['max', 'min'], random),
		cut: pick(['equal', 'strict'], random),
		fail: pick(['soft', 'hard'], random),
		order: pick(['listed', 'reversed'], random),
		marks: pick(['follow', 'strict'], random),
		show: '1'
	}).toString();
}

const TEXTS = ['', '3', '≤ 3', '>=7', '−12', 'inf', '-inf', '0', '5', 'b', 'what?', '1e3', '<4'];

/** Writes in the sheet of a student who knows the answer of some search, and slips. */
async function answer(work: SheetWork, random: Random): Promise<void> {
	const { exercise } = work;
	const ideas = ideaAnswers(exercise).map(({ sheet }) => sheet);
	const key = keyOf(exercise, pick([exercise.truth, exercise.truth, ...ideas], random));
	const slips = pick([0, 0.05, 0.2, 0.6], random);
	for (const [id, text] of Object.entries(key.texts) as [EntryId, string][]) {
		work.write(id, random() < slips ? pick(TEXTS, random) : text);
	}
	for (let node = 1; node < exercise.tree.nodes; node++) {
		if (key.cuts.includes(node) !== random() < slips / 3) work.turnCut(node);
	}
	if (random() < 0.1) work.undo();
	if (random() < 0.2) for (let press = 0; press < 4; press++) await work.takeHint();
	if (random() < 0.05) work.showKey();
	if (random() < 0.05) work.clear();
}

/** Moves some nodes of the tree of Reorder, where the set asks for it. */
function reorder(practice: Practice, sheet: SheetWork, random: Random): void {
	const given = reorderExerciseAt(practice.values, practice.index);
	if (given === null) return;
	const work = new Reorder(given, sheet, () => undefined);
	for (let moves = 1 + Math.floor(random() * 4); moves > 0; moves--) {
		work.move(Math.floor(random() * given.tree.nodes), pick([-1, 1], random));
	}
}

/** In parts, so that none takes long. */
const PARTS = range(1, runs(20));
const CODES = 50;

test.each(PARTS)('grade gives each exercise the score of the page: part %d', async (part) => {
	const random = seededRandom(mixHash(seedFrom(71), part));
	const scores = new Set<number>();
	for (let turn = 0; turn < CODES; turn++) {
		const practice = new Practice();
		practice.open(PRACTICE.read(anySet(random)));
		practice.way = 'sheet';
		const shown: unknown[] = [];
		for (let index = 0; index < practice.size; index++) {
			practice.go(index);
			const { sheet } = practice;
			if (sheet === null) throw new Error('there is no sheet');
			if (random() < 0.9) await answer(sheet, random);
			const presses = random() < 0.3 ? 2 : 1;
			for (let press = 1; press < presses; press++) await sheet.check();
			const verdict = assertExists(await sheet.check(), 'what judges is there');
			if (random() < 0.7) reorder(practice, sheet, random);
			const { score: ofSheet, kind, named } = verdict;
			practice.keep(sheet.kept);
			const score = withReorder(practice.values, index, sheet.answers, ofSheet);
			const share = shareOf(score, practice.values.marks);
			scores.add(share);
			shown.push([score.asked, score.right, score.following, share, kind, named?.ideas ?? []]);
		}
		const grades = valueOf(gradeCode(practice.end.code ?? ''));
		const marked = grades.map(({ asked, right, following, score, verdict, ideas }) => [
			asked,
			right,
			following,
			score,
			verdict,
			ideas
		]);
		if (JSON.stringify(marked) !== JSON.stringify(shown)) {
			expect(marked, practice.query).toEqual(shown);
		}
	}
	expect(scores.size).toBeGreaterThan(10);
});

/** The right search in a program's own order, as a page shows it. */
import { expect, test } from 'vitest';
import { seededRandom, shuffled } from '../../../src/lib/core/base/random.ts';
import { nearestRight, orderOf } from '../../../src/lib/core/check/judge.ts';
import { namedTreeOf, type NamedTree } from '../../../src/lib/core/check/named-tree.ts';
import { readPrinted } from '../../../src/lib/core/check/read-printed.ts';
import { recordRight, stepAtLeaf } from '../../../src/lib/core/practice/record-right.ts';
import { programsWith, rightRun } from '../../../src/lib/core/check/runs.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { storyOf } from '../../../src/lib/core/explain/story.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { valueOf } from './exercises.ts';

const position = '[[[-3,[-3,-5,1]],[6,[6,-3]]],[1,6],[[[-4,-5],[-1,9]],5]]';
const AT = { position, root: 'max' } as const;
const tree = namedTreeOf(explicit, valueOf(explicit.parse(position, { root: 'max' })));
const FREE = { cut: null, value: null };

/** The names of the visited leaves, in the order of the visits. */
function leavesOf(recording: Recording): string[] {
	const { trace } = recording;
	const rows = Array.from({ length: trace.rows }, (_, row) => row);
	const story = storyOf(recording);
	return rows.filter((row) => trace.isLeaf(row)).map((row) => story.names.pathTo(row).at(-1) ?? '');
}

function inOrder(random: () => number): NamedTree {
	return { ...tree, children: tree.children.map((own) => shuffled([...own], random)) };
}

test('it visits the leaves that a right program visits in that order, under their own names', () => {
	const random = seededRandom(seedFrom(60));
	for (let run = 0; run < runs(400); run++) {
		const order = inOrder(random);
		const cut = run % 2 === 0 ? 'equal' : 'strict';
		const { leaves, value } = rightRun(order, cut);
		const recording = recordRight(AT, tree, { order, cut });
		const names = leaves.map((leaf) => tree.names[leaf]);
		expect(leavesOf(recording)).toEqual(names);
		expect(recording.trace.valueOf(0)).toBe(value);
		// The order is found again in what is printed.
		const line = leaves.map((leaf) => `${tree.names[leaf]} ${tree.value[leaf]}`).join(' ');
		const found = nearestRight(tree, valueOf(readPrinted(line, tree)), { cut, value: null });
		expect(leavesOf(recordRight(AT, tree, found))).toEqual(names);
	}
});

test('the order of a faulty program is the one in which it prints this', () => {
	const printed = valueOf(readPrinted('b1 1 b2 6 a1.1 -3 a1.2.1 -3 a1.2.2 -5 a1.2.3 1', tree));
	expect(nearestRight(tree, printed, FREE).leaves.map((leaf) => tree.names[leaf])).toEqual([
		'b1',
		'b2',
		'a1.1',
		'a1.2.1',
		'c1.1.1',
		'c1.2.1'
	]);
	const order = inOrder(seededRandom(5));
	const [program] = programsWith('never-cuts', 'equal');
	if (program === undefined) throw new Error('there is such a program');
	const all = order.children.flatMap((own, node) => (own.length === 0 ? [node] : []));
	const visits: number[] = [];
	const visit = (node: number): void => {
		if (all.includes(node)) visits.push(node);
		order.children[node]?.forEach(visit);
	};
	visit(0);
	const line = visits.map((leaf) => `${tree.names[leaf]} ${tree.value[leaf]}`).join(' ');
	const found = orderOf(tree, valueOf(readPrinted(line, tree)), program);
	expect(found.children).toEqual(order.children);
});

test('the step of a leaf is that of its visit; after the last one it is the end', () => {
	const recording = recordRight(AT, tree, { order: tree, cut: 'equal' });
	const { trace } = recording;
	const names = ['a1.1', 'a1.2.1', 'a2.1', 'b1', 'b2', 'c1.1.1', 'c1.2.1'];
	names.forEach((name, index) => {
		const step = stepAtLeaf(recording, index + 1);
		const row = Array.from({ length: trace.rows }, (_, at) => at).find(
			(at) => trace.enterStepOf(at) === step
		);
		expect(
			storyOf(recording)
				.names.pathTo(row ?? 0)
				.at(-1)
		).toBe(name);
	});
	expect(stepAtLeaf(recording, names.length + 1)).toBe(trace.steps - 1);
});

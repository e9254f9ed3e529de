import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { namedTreeOf, type NamedTree } from '../../../src/lib/core/check/named-tree.ts';
import { programsWith, runOf } from '../../../src/lib/core/check/runs.ts';
import { describeNode } from '../../../src/lib/core/explain/describe-node.ts';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { storyOf } from '../../../src/lib/core/explain/story.ts';
import { explainTold } from '../../../src/lib/core/explain/told-step.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { fittingScene, stageOf, stageScene } from '../../../src/lib/core/layout/stage/stage.ts';
import spine from '../../../src/lib/core/layout/stage/spine.ts';
import {
	EXCHANGED_RULES,
	ruleOf,
	type RuleId,
	type Writing
} from '../../../src/lib/core/practice/exchanged-rules.ts';
import { recordRun, typedSetup } from '../../../src/lib/core/practice/record-run.ts';
import type { Side } from '../../../src/lib/core/games/game.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { runs, seedFrom, slice } from '../../sweep.ts';
import { measureByTable } from '../layout/stage/measure-table.ts';

const SMALL = '[[3,[5,1]],[2,[4,6]]]';
const WRITINGS = (['best', 'bounds'] as const).flatMap((form) =>
	(['equal', 'strict'] as const).map((cut): Writing => ({ form, cut }))
);

function treeOf(position: string, root: Side): NamedTree {
	const state = explicit.parse(position, { root });
	if (!state.ok) throw new Error(state.fault.message);
	return namedTreeOf(explicit, state.value);
}

function record(
	position: string,
	id: RuleId,
	writing: Writing,
	way = 0,
	root: Side = 'max'
): Recording {
	const setup = typedSetup({ position, root }, writing.cut);
	const twist = ruleOf(id).twists(writing)[way];
	if (twist === undefined) throw new Error(`${id} has no way ${way}`);
	return recordRun(setup, treeOf(position, root), writing.form, twist);
}

function sentencesOf(recording: Recording): string[] {
	const story = storyOf(recording, explainTold);
	return Array.from({ length: recording.trace.steps }, (_, step) =>
		textOf(explainStep(story, step))
	);
}

function randomTrees(count: number): string[] {
	const random = seededRandom(seedFrom(320));
	const whole = (below: number) => Math.floor(random() * below);
	const grow = (plies: number): string =>
		plies === 0 || (plies < 3 && whole(4) === 0)
			? String(whole(15) - 6)
			: `[${Array.from({ length: 1 + whole(3) }, () => grow(plies - 1)).join(',')}]`;
	return Array.from({ length: count }, () => grow(3));
}

const ROOMS = (['phone', 'lecture'] as const).map((look) => ({
	size: { width: 640, height: 360 },
	look,
	windowHeight: 800
}));

describe('the recording of a faulty run', () => {
	test('without a fault it is the recording of the search, but for the bounds', () => {
		for (const position of randomTrees(runs(400))) {
			for (const root of ['max', 'min'] as const) {
				for (const cut of ['equal', 'strict'] as const) {
					const setup = typedSetup({ position, root }, cut);
					const { trace } = recordRun(setup, treeOf(position, root), 'best', {});
					const { trace: right } = recordSearch(setup);
					expect({ ...trace.columns, flags: null }).toEqual({ ...right.columns, flags: null });
					for (let step = 0; step < trace.steps; step++) {
						expect(withoutOwners(trace, step)).toEqual(withoutOwners(right, step));
					}
				}
			}
		}
	});

	test('it visits the leaves that the run visits, and ends with its value', () => {
		for (const position of randomTrees(runs(300, 60))) {
			const tree = treeOf(position, 'max');
			for (const { id } of EXCHANGED_RULES) {
				for (const cut of ['equal', 'strict'] as const) {
					const wanted = programsWith(id, cut).map((program) => {
						const { leaves, value } = runOf(tree, program);
						return { leaves: leaves.map((leaf) => tree.value[leaf]), value };
					});
					const found = WRITINGS.filter((writing) => writing.cut === cut).flatMap((writing) =>
						ruleOf(id)
							.twists(writing)
							.map((_, way) => {
								const { trace } = record(position, id, writing, way);
								const rows = Array.from({ length: trace.rows }, (__, row) => row);
								return {
									leaves: rows.filter((row) => trace.isLeaf(row)).map((row) => trace.valueOf(row)),
									value: trace.valueOf(0)
								};
							})
					);
					expect(found, `${id} on ${position}`).toEqual(wanted);
				}
			}
		}
	});

	test('every step has a sentence, labels and a picture, whole and as a spine', () => {
		for (const position of ['7', SMALL, ...randomTrees(runs(60, 60))]) {
			for (const [index, { id }] of slice([...EXCHANGED_RULES.entries()], 3)) {
				const writing = WRITINGS[(position.length + index) % WRITINGS.length] as Writing;
				const recording = record(position, id, writing);
				const { trace } = recording;
				const story = storyOf(recording, explainTold);
				for (const room of ROOMS.slice(index % 2, 1 + (index % 2))) {
					const fitting = fittingScene(recording, story, room, measureByTable);
					for (const whole of [fitting, null]) {
						const scene = stageScene(whole, spine, story, room, measureByTable);
						for (let step = 0; step < trace.steps; step++) {
							const known = knownAt(trace, step, 'hide');
							const moment = momentAt(trace, step);
							if (scene === null) throw new Error('the spine is loaded');
							const stage = stageOf(scene, story, moment, known, new Set());
							// No line says why a faulty run stops, and no sign that its values are bounds.
							expect(stage.cut?.gold ?? []).toEqual([]);
							const signs = stage.nodes.map(({ value }) => value?.text ?? '').join('');
							expect(signs).not.toMatch(/[≤≥]/);
						}
					}
				}
				for (let row = 0; row < trace.rows; row++) {
					expect(describeNode(story, row, trace.steps - 1)).not.toMatch(/exactly|at most|at least/);
				}
			}
		}
	});

	test('its sentences say what it does, with its own numbers', () => {
		expect(sentencesOf(record(SMALL, 'bound-assigned', { form: 'best', cut: 'equal' }))).toEqual([
			'MAX to move. No bounds yet.',
			'At node a, MIN to move. No bounds yet.',
			'The leaf a1 is worth 3.',
			'Node a1 gives 3. The best is now 3; beta falls to 3.',
			'At node a2, MAX to move. The window here is −∞ to 3.',
			'The leaf a2.1 is worth 5.',
			'Node a2.1 gives 5. The best is now 5; alpha rises to 5.',
			'The search stops here with best 5 and window 5 to 3. Node a2.2 is not searched.',
			'Node a2 gives 5. The best stays 3; beta rises to 5.',
			'Node a gives 3. The best is now 3; alpha rises to 3.',
			'At node b, MIN to move. The window here is 3 to ∞.',
			'The leaf b1 is worth 2.',
			'Node b1 gives 2. The best is now 2; beta falls to 2.',
			'The search stops here with best 2 and window 3 to 2. Node b2 is not searched.',
			'Node b gives 2. The best stays 3; alpha falls to 2.',
			'The search returns 3 (a).'
		]);
	});

	test.each([
		['window-shared', 'bounds', 8, 'Node a2 gives 5. The best stays 3; beta stays 3.'],
		[
			'minus-missing',
			'best',
			3,
			'Node a1 gives 3, which the search takes for −3. The best is now −3; beta falls to −3.'
		],
		[
			'wrong-bound-returned',
			'best',
			9,
			'Node a gives −∞, although its best is 3. The best is now −∞; alpha stays −∞.'
		],
		[
			'sides-exchanged',
			'best',
			0,
			'MAX to move, but the search takes the smallest value. No bounds yet.'
		],
		['best-starts-at-zero', 'best', 3, 'Node a1 gives 3. The best is now 0; beta falls to 0.'],
		['negamax-not-swapped', 'best', 1, 'At node a, MIN to move. The window here is ∞ to −∞.']
	] as const)('%s, %s, step %i: %s', (id, form, step, sentence) => {
		expect(sentencesOf(record(SMALL, id, { form, cut: 'equal' }))[step]).toBe(sentence);
	});

	test('a node whose only move is left out is skipped', () => {
		const sentences = sentencesOf(
			record('[[4]]', 'last-move-left-out', { form: 'best', cut: 'equal' })
		);
		expect(sentences).toEqual([
			'MAX to move. No bounds yet.',
			'The search skips a.',
			'The search returns −∞.'
		]);
	});
});

/** The moment without the nodes that set its bounds, which a faulty run does not tell. */
function withoutOwners(trace: Recording['trace'], step: number): unknown {
	const { path, testHolds, ...moment } = momentAt(trace, step);
	const isCutNext = testHolds && moment.kind === 'return';
	const here = path.at(-1);
	const left = here !== undefined && trace.childrenOf(here.row).length > here.returned;
	return {
		...moment,
		isCutNext: isCutNext && left,
		path: path.map((frame) => ({ ...frame, alphaOwner: null, betaOwner: null }))
	};
}

import { describe, expect, it } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import { fittingScene, stageOf, stageScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import {
	morphMotion,
	MOST_MOTION,
	stageMotion
} from '../../../../src/lib/core/layout/stage/motion.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import spine from '../../../../src/lib/core/layout/stage/spine.ts';
import { SETUP } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';
import { ghostSizeOf } from '../../../../src/lib/core/trace/recording.ts';
import { measureByTable } from './measure-table.ts';
import { writeMotions } from './stage-transcript.ts';

const ROOM: StageRoom = {
	size: { width: 1006, height: 552 },
	look: 'explore',
	windowHeight: 900
};

/** The stages of every step of the textbook tree. */
function stagesOf(form: 'whole' | 'spine'): readonly Stage[] {
	const { values: setup } = SETUP.parse({ game: 'tree' });
	const recording = recordSearch(setup);
	const { trace } = recording;
	const story = createStory(trace, ghostSizeOf(recording));
	const whole = form === 'whole' ? fittingScene(recording, story, ROOM, measureByTable) : null;
	const scene = stageScene(whole, spine, story, ROOM, measureByTable);
	if (scene?.form !== form) throw new Error(`no ${form}`);
	return Array.from({ length: trace.steps }, (_, step) =>
		stageOf(scene, story, momentAt(trace, step), knownAt(trace, step, 'hide'), new Set())
	);
}

describe('motion between two steps', () => {
	it.each(['whole', 'spine'] as const)('a %s comes to rest in time', (form) => {
		const stages = stagesOf(form);
		const late = stages.flatMap((stage, step) =>
			stageMotion(stages[step - 1] ?? stage, stage)
				.filter(({ start, duration }) => start + duration > MOST_MOTION)
				.map(({ how }) => `step ${step}: ${how}`)
		);
		expect(late).toEqual([]);
	});

	it('no node of a whole tree slides', () => {
		const stages = stagesOf('whole');
		const slides = stages.flatMap((stage, step) =>
			stageMotion(stages[step - 1] ?? stage, stage).filter(
				(motion) => motion.how === 'slide' && motion.part === 'node'
			)
		);
		expect(slides).toEqual([]);
	});

	it('nothing above the row that changed moves in a spine', () => {
		const stages = stagesOf('spine');
		const faults: string[] = [];
		stages.forEach((stage, step) => {
			const before = stages[step - 1] ?? stage;
			const rows = [before, stage].map(
				({ nodes }) => nodes.find(({ current }) => current)?.rect.top ?? 0
			);
			for (const motion of stageMotion(before, stage)) {
				if (motion.how !== 'slide' || motion.part !== 'node') continue;
				const node = stage.nodes.find(({ key }) => key === motion.key);
				if (node !== undefined && node.rect.top < Math.max(...rows) - 1) {
					faults.push(`step ${step}: ${motion.key}`);
				}
			}
		});
		expect(faults).toEqual([]);
	});

	it('the whole form morphs into the spine: each node of both comes from its old rectangle', () => {
		const [wholes, spines] = [stagesOf('whole'), stagesOf('spine')];
		for (const [step, spine] of spines.entries()) {
			const whole = wholes[step] as Stage;
			const motions = morphMotion(whole, spine);
			const rectOf = ({ nodes }: Stage, key: string): unknown =>
				nodes.find((node) => node.key === key)?.rect;
			const morphs = motions.filter((motion) => motion.how === 'morph');
			const both = spine.nodes.filter(({ key }) => rectOf(whole, key) !== undefined);
			expect(morphs.map(({ key, from, to }) => ({ key, from, to }))).toEqual(
				both.map(({ key, rect }) => ({ key, from: rectOf(whole, key), to: rect }))
			);
			expect(both.length).toBeGreaterThan(0);
			const ends = motions.map(({ start, duration }) => start + duration);
			expect(Math.max(...ends)).toBe(MOST_MOTION);
			expect(morphMotion(spine, whole)).toEqual([]);
		}
	});

	it('a return raises the value, a cutoff runs the gold and then closes the scissors', () => {
		const stages = stagesOf('whole');
		const hows = stages.map((stage, step) => [
			...new Set(stageMotion(stages[step - 1] ?? stage, stage).map(({ how }) => how))
		]);
		// The textbook's first leaf returns at step 3, and b is cut at step 12.
		expect(hows[3]).toEqual(['rise', 'appear']);
		expect(hows[12]).toEqual(['run', 'close', 'appear']);
	});
});

/** The textbook's first leaf returns at step 3, and b is cut at step 12. */
it.each<['whole' | 'spine', step: number, motions: string[]]>([
	// In the whole form only the bounds slide, as far as the root is from a.
	['whole', 1, ['slide bound alpha:0 by 254,-222 0–200', 'slide bound beta:0 by 254,-222 0–200']],
	['whole', 2, []],
	['whole', 3, ['rise 0/0 0–250', 'appear star 0/0 250–400', 'appear bound beta:0 250–400']],
	// 12 is no better for MIN than 3.
	['whole', 5, ['rise 0/1 0–250']],
	['whole', 8, ['rise 0 0–250', 'appear star 0 250–400', 'appear bound alpha:root 250–400']],
	[
		'whole',
		12,
		['run 0–250', 'close 250–400', 'appear node 1/1 250–400', 'appear node 1/2 250–400']
	],
	// From the grid to the strip of the root. Rows are 213 = (552 − (0.25 + 0.86 + 0.28) · 90) / 2 pixels apart.
	[
		'spine',
		1,
		[
			'slide node 0 by -198,-50 0–200',
			'slide node 1 by -221,-50 0–200',
			'slide node 2 by -102,-50 0–200',
			'slide bound alpha:0 by 0,-213 0–200',
			'slide bound beta:0 by 0,-213 0–200'
		]
	],
	['spine', 2, ['slide node 0/0 by 246,0 0–200', 'slide node 0/1 by 79,0 0–200']],
	[
		'spine',
		4,
		[
			'slide node 0/1 by 246,0 0–200',
			'slide node 0/0 by 242,0 0–200',
			'slide node 0/2 by 79,0 0–200'
		]
	],
	['spine', 13, ['rise 1 0–250']]
])('the motions of a %s to step %i of the textbook tree', (form, step, motions) => {
	const stages = stagesOf(form);
	const written = writeMotions(stageMotion(stages[step - 1] as Stage, stages[step] as Stage));
	expect(written).toEqual(motions.join('\n'));
});

it('only from the whole form to a spine do nodes take other sizes', () => {
	const [whole] = stagesOf('whole');
	const [path, next] = stagesOf('spine');
	if (!whole || !path || !next) throw new Error('no stages');
	expect(morphMotion(whole, path).some(({ how }) => how === 'morph')).toBe(true);
	expect(morphMotion(path, next)).toEqual([]);
	expect(morphMotion(path, whole)).toEqual([]);
	expect(morphMotion(whole, whole)).toEqual([]);
});

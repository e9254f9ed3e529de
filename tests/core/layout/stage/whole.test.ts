import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import { extentOf } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import { fittingScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { wholeScene } from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import { wholeStage } from '../../../../src/lib/core/layout/stage/whole-stage.ts';
import { SETUP, type SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS } from '../../../../src/lib/core/search/registry.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { problemOf } from '../../../../src/lib/core/trace/problem.ts';
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';
import { ghostSizeOf, type Recording } from '../../../../src/lib/core/trace/recording.ts';
import { runs, seedFrom } from '../../../sweep.ts';
import {
	missingAtCut,
	movedNodes,
	outsideOf,
	overlapsIn,
	strayMoves,
	valueFaults
} from './check-whole.ts';
import { measureByTable } from './measure-table.ts';

/** The rooms of the stage on the pages that were drawn, and of a phone. */
const ROOMS: readonly StageRoom[] = [
	{ size: { width: 880, height: 400 }, look: 'explore', windowHeight: 720 },
	{ size: { width: 1006, height: 552 }, look: 'explore', windowHeight: 900 },
	{ size: { width: 1400, height: 700 }, look: 'explore', windowHeight: 1080 },
	{ size: { width: 1248, height: 520 }, look: 'lecture', windowHeight: 720 },
	{ size: { width: 744, height: 462 }, look: 'narrow', windowHeight: 1024 },
	{ size: { width: 374, height: 338 }, look: 'phone', windowHeight: 844 }
];

function recordingOf(fields: SetupFields): ReturnType<typeof recordSearch> {
	const { values: setup, faults } = SETUP.parse(fields);
	if (faults.length > 0) throw new Error(faults.map(({ fault }) => fault.message).join(' '));
	return recordSearch(setup);
}

interface Seen {
	readonly faults: readonly string[];
	/** The rooms in which the tree is whole. */
	readonly fits: readonly string[];
}

/** Everything that is wrong in the stages of a search, at every step, in each room and each state of the future. */
function faultsOf(fields: SetupFields): Seen {
	const recording = recordingOf(fields);
	const { trace } = recording;
	const story = createStory(trace, ghostSizeOf(recording));
	const extent = extentOf(recording);
	if (extent === null) return { faults: ['no extent'], fits: [] };
	const given = problemOf(recording);
	const problem = given.ok ? given.value : null;
	const faults = new Set<string>();
	const fits: string[] = [];
	for (const room of ROOMS) {
		const scene = wholeScene(extent, trace.header.setup, story.roleNames, room, measureByTable);
		if (scene === null) continue;
		fits.push(`${room.look} ${room.size.width}`);
		const first = wholeStage(scene, story, momentAt(trace, 0), knownAt(trace, 0, 'hide'));
		if (problem !== null) {
			for (const fault of faultsOfProblem(problem, room, first))
				faults.add(`${room.look}: ${fault}`);
		}
		for (let step = 0; step < trace.steps; step++) {
			const moment = momentAt(trace, step);
			for (const future of ['hide', 'show'] as const) {
				const stage = wholeStage(scene, story, moment, knownAt(trace, step, future));
				const where = `${room.look} ${room.size.width}, ${future}, step ${step} (${moment.kind})`;
				const found = [
					...movedNodes(stage, first),
					...overlapsIn(stage),
					...valueFaults(stage),
					...outsideOf(stage),
					...strayMoves(stage),
					...missingAtCut(stage)
				];
				for (const fault of found) faults.add(`${where}: ${fault}`);
			}
		}
	}
	return { faults: [...faults], fits };
}

/** The problem is in the same places, at every step alike, and tells nothing of the search. */
function faultsOfProblem(problem: Recording, room: StageRoom, first: Stage): string[] {
	const { trace } = problem;
	const story = createStory(trace, ghostSizeOf(problem));
	const scene = fittingScene(problem, story, room, measureByTable);
	if (scene === null) return ['the problem does not fit, but its search does'];
	const at = (step: number): Stage =>
		wholeStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'problem'));
	const stage = at(0);
	const found = [...movedNodes(stage, first), ...overlapsIn(stage), ...valueFaults(stage)];
	if (JSON.stringify(at(trace.steps - 1)) !== JSON.stringify(stage)) {
		found.push('it changes with the step');
	}
	if (stage.bounds.length + stage.hairlines.length > 0 || stage.cut !== null) {
		found.push('it shows bounds');
	}
	for (const { key, shape, value, current, star, state } of stage.nodes) {
		const isTold = current || star !== null || (shape !== 'leaf' && value !== null);
		if (isTold || (state !== 'given' && state !== 'outline')) found.push(`it tells of ${key}`);
		if (shape === 'leaf' && value === null) found.push(`the leaf ${key} has no value`);
	}
	return found.map((fault) => `problem: ${fault}`);
}

/** A tree of at most `most` nodes as text, with values that tie often. */
function treeText(seed: number, most: number): string {
	let state = seed;
	let nodes = 1;
	const random = (): number => {
		state = (state * 1664525 + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	const plies = 1 + Math.floor(random() * 4);
	const widest = 1 + Math.floor(random() * 5);
	const scale = random() < 0.15 ? 125.5 : 1;
	const grow = (left: number): string => {
		const count = 1 + Math.floor(random() * widest);
		if (left === 0 || random() < 0.12 || nodes + count > most) {
			return String(Math.round((random() * 19 - 9) * scale));
		}
		nodes += count;
		return `[${Array.from({ length: count }, () => grow(left - 1)).join(',')}]`;
	};
	const text = grow(plies);
	return text.startsWith('[') ? text : `[${text},1]`;
}

const generated = fc
	.record({
		seed: fc.nat(),
		algorithm: fc.constantFrom(...ALGORITHM_IDS),
		root: fc.constantFrom('max', 'min'),
		cut: fc.constantFrom('equal', 'strict')
	})
	.map(({ seed, ...rest }): SetupFields => ({
		game: 'tree',
		position: treeText(seed, 40),
		...rest
	}));

describe('whole form: generated trees of up to 40 nodes', () => {
	it('no node moves, nothing covers anything, and each cutoff has its parts, at every step', () => {
		fc.assert(
			fc.property(generated, (fields) => {
				const { faults } = faultsOf(fields);
				if (faults.length > 0) throw new Error(faults.slice(0, 12).join('\n'));
			}),
			{ numRuns: runs(400, 80), seed: seedFrom(151) }
		);
	});
});

it('a deep path stands in one column', () => {
	// On a phone this tree is a spine.
	for (const room of ROOMS.filter(({ look }) => look !== 'phone')) {
		const recording = recordingOf({
			game: 'tree',
			position: '[5,[[[4,3],6],7]]',
			algorithm: 'alphabeta'
		});
		const { trace } = recording;
		const story = createStory(trace, ghostSizeOf(recording));
		const extent = extentOf(recording);
		const scene =
			extent && wholeScene(extent, trace.header.setup, story.roleNames, room, measureByTable);
		if (!extent || !scene) throw new Error(`the tree does not fit ${room.look}`);
		const inner = extent.places.filter(({ children }) => children.length > 0);
		const columns = new Set(inner.map((place) => scene.xOf(place).toFixed(3)));
		expect([inner.length, columns.size], room.look).toEqual([4, 1]);
	}
});

const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';

describe('whole form: the textbook trees', () => {
	const positions = {
		textbook: TEXTBOOK,
		'deep cutoff': '[5,[[[4,9],7],8]]',
		'three plies': '[[[3,5],[6,9]],[[1,2],[0,-1]]]',
		named: 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[gain:2,slip:-1]],wait:-3]'
	};
	it.each(Object.entries(positions))(
		'%s is whole in every room but a phone’s where it is too deep, without a fault',
		(_, position) => {
			const { faults, fits } = faultsOf({ game: 'tree', position });
			expect(faults).toEqual([]);
			const rooms = ROOMS.map(({ look, size }) => `${look} ${size.width}`);
			expect(fits.filter((room) => room !== 'phone 374')).toEqual(rooms.slice(0, -1));
			if (position === TEXTBOOK) expect(fits).toEqual(rooms);
		}
	);

	it('28 leaves are whole in a room that is wide enough for them', () => {
		const position = `[${Array.from({ length: 7 }, (_, i) => `[${i},${i + 1},2,3]`).join(',')}]`;
		const { faults, fits } = faultsOf({ game: 'tree', position });
		expect(faults).toEqual([]);
		expect(fits).toEqual(['explore 1006', 'explore 1400', 'lecture 1248']);
	});
});

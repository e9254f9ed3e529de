import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCount } from '../../../../src/lib/core/explain/format.ts';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import type { Story } from '../../../../src/lib/core/explain/story.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/placement/place-key.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import { spineStage } from '../../../../src/lib/core/layout/stage/spine-stage.ts';
import { ALGORITHM_IDS } from '../../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { cutReason, momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { FLAG } from '../../../../src/lib/core/trace/schema.ts';
import { runs, seedFrom, slice } from '../../../sweep.ts';
import { everySearch } from '../../search/samples.ts';
import { measure } from './measure.ts';
import { faultsOf, pairs, ROOMS, stageAt, storyOf } from './spine-sweep.ts';

const ENDING = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const CHESS = { game: 'chess', position: ENDING, depth: '3' };
const PREPARED: readonly SetupFields[] = [
	{ ...CHESS, algorithm: 'alphabeta' },
	...ALGORITHM_IDS.map((algorithm) => ({ ...CHESS, depth: '2', algorithm })),
	{ ...CHESS, algorithm: 'pvs' },
	{ ...CHESS, algorithm: 'mtdf' },
	{ game: 'tictactoe', position: '.........', algorithm: 'alphabeta', shadow: 'off' },
	{ game: 'krk', depth: '3', algorithm: 'alphabeta' },
	{ game: 'krk', depth: '2', algorithm: 'minimax' }
];

const everyView = [
	everySearch,
	fc.constantFrom(...ROOMS),
	fc.constantFrom('hide', 'show')
] as const;

describe('the spine: every step', () => {
	test.each(slice(PREPARED, 18).map((fields) => [JSON.stringify(fields), fields] as const))(
		'of %s covers nothing, moves no ancestor, and shows what it must',
		(_, fields) => {
			const story = storyOf(fields);
			const steps = pairs(story.trace.steps, runs(1000, 60));
			const faults = ROOMS.flatMap((room) => faultsOf(story, room, steps));
			expect(faults).toEqual([]);
		}
	);

	test('of a generated search covers nothing, moves no ancestor, and shows what it must', () => {
		fc.assert(
			fc.property(...everyView, (fields, room, future) => {
				const story = storyOf(fields);
				expect(faultsOf(story, room, pairs(story.trace.steps, 40), future)).toEqual([]);
			}),
			{ numRuns: runs(400, 80), seed: seedFrom(31) }
		);
	});
});

test('a tree that is deep, with a long value, keeps its sizes in a lecture', () => {
	const position = '[[[[0,[1],0],[-inf,[-67.625]]]],inf]';
	const rooms = ROOMS.filter(({ look }) => look === 'lecture');
	const faults = ALGORITHM_IDS.flatMap((algorithm, at) => {
		const story = storyOf({ game: 'tree', position, root: 'min', algorithm });
		const steps = Array.from({ length: story.trace.steps }, (_, step) => step);
		return slice(rooms, 4, at).flatMap((room) => faultsOf(story, room, steps));
	});
	expect(faults).toEqual([]);
});

test('a value that is too wide for its shape is below it', () => {
	const position = '[[[12345678901,2],[3,-12345678901]],[[12345678902,1.1234567891],[5,6]]]';
	const rooms = ROOMS.filter(({ look }) => look === 'explore' || look === 'lecture');
	let below = 0;
	for (const [at, algorithm] of ['minimax', 'alphabeta'].entries()) {
		const story = storyOf({ game: 'tree', position, algorithm });
		for (const room of slice(rooms, 4, at)) {
			for (let step = 0; step < story.trace.steps; step++) {
				for (const { key, role, rect, value } of stageAt(story, room, step).nodes) {
					// In a compact row it is at the right of the node.
					if (value === null || role === 'chip' || value.anchor === 'start') continue;
					const isInside =
						value.rect.right - value.rect.left <= 1.25 * (rect.right - rect.left) + 0.01;
					if (!isInside) below++;
					const isApart = isInside || value.rect.top >= rect.bottom;
					expect(isApart, `${key} at step ${step}, ${room.look} ${room.size.width}`).toBe(true);
				}
			}
		}
	}
	expect(below).toBeGreaterThan(0);
});

describe('the spine: a cutoff of the prepared chess search', () => {
	const story = storyOf(PREPARED[0] as SetupFields);
	const wide = ROOMS[1] as StageRoom;
	const textsOf = (stage: Stage): string[] => stage.texts.map(({ text }) => text);

	test('has its owner, both pills, the words beside the scissors and what it saves', () => {
		const stage = stageAt(story, wide, 2218);
		const gold = stage.nodes.filter((node) => node.gold).map(({ key }) => key);
		expect(gold.sort()).toEqual(['f7g6', 'f7g6/a6a5']);
		const pills = stage.bounds.filter((bound) => bound.gold);
		expect(pills.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
			['β 5', 'by Ka5'],
			['β 5', 'from Bxg6']
		]);
		expect(stage.cut?.callout?.text.text).toBe('α 5 ≥ β 5: cutoff');
		expect(textsOf(stage)).toContain('7 pruned, 7 nodes saved');
		expect(stage.nodes.find(({ current }) => current)?.value?.text).toBe('≥5');
	});

	test('keeps the strips of the step before it', () => {
		const [before, after] = [stageAt(story, wide, 2217), stageAt(story, wide, 2218)];
		const places = (stage: Stage): string[] =>
			stage.nodes.map(({ key, rect }) => `${key} ${rect.left} ${rect.top}`).sort();
		expect(places(after)).toEqual(places(before));
	});

	test('shows what minimax finds at pruned nodes with the whole future, pale, and not before', () => {
		const { trace } = story;
		const scene = spineScene(story, wide, measure);
		const pale = (future: 'hide' | 'show'): (string | undefined)[] =>
			spineStage(scene, story, momentAt(trace, 2218), knownAt(trace, 2218, future), new Set())
				.nodes.filter(({ state }) => state === 'pruned')
				.map((node) => (node.pale ? node.value?.text : undefined));
		const minimax = storyOf({ ...CHESS, algorithm: 'minimax' });
		const rows = minimax.trace;
		const cut = [...rows.childrenOf(0)].find((row) => minimax.names.of(row) === 'Bxg6') ?? -1;
		const reply = [...rows.childrenOf(cut)].find((row) => minimax.names.of(row) === 'Rd5') ?? -1;
		const values = ['Rg1', 'Rh1'].map((name) => {
			const row = [...rows.childrenOf(reply)].find((child) => minimax.names.of(child) === name);
			return `${rows.valueOf(row ?? -1)}`;
		});
		expect(pale('show').slice(0, 2)).toEqual(values);
		expect(pale('hide').every((value) => value === undefined)).toBe(true);
	});

	test('leaves no star at the move that has just been bettered', () => {
		const starred = (step: number): string[] =>
			stageAt(story, wide, step)
				.nodes.filter(({ star, role }) => star !== null && role !== 'spine')
				.map(({ key }) => key);
		expect(starred(2216)).toContain('f7g6/e5d5/a2a3');
		expect(starred(2217)).not.toContain('f7g6/e5d5/a2a3');
	});

	test('has every move of the root in a grid while the root is current, the returned one boxed', () => {
		const stage = stageAt(story, wide, 736);
		expect(stage.nodes.filter(({ role }) => role === 'grid')).toHaveLength(23);
		expect(stage.boxes.map(({ key }) => key)).toEqual(['box:b1c2']);
		expect(stage.folds).toEqual([]);
	});

	test('ends with the best line on the spine and its moves in words', () => {
		const stage = stageAt(story, wide, story.trace.steps - 1);
		const line = stage.nodes.filter(({ role }) => role === 'spine').map(({ key }) => key);
		expect(line).toEqual(['root', 'f7g6', 'f7g6/a6a5', 'f7g6/a6a5/b2b4']);
		const words = stage.texts.filter(({ key }) => key.startsWith('words:f7g6:'));
		expect(words.map(({ text }) => text).join(' ')).toBe('bishop takes the g6 pawn');
		expect(stage.bounds).toEqual([]);
	});

	test('shows a move that the user has chosen from a fold', () => {
		const { trace } = story;
		const scene = spineScene(story, wide, measure);
		const [moment, known] = [momentAt(trace, 2218), knownAt(trace, 2218, 'hide')];
		const plain = spineStage(scene, story, moment, known, new Set());
		const hidden = plain.folds.find(({ node, kind }) => node === 'root' && kind === 'searched');
		const key = placeKey(story, hidden?.rows[3] ?? 0);
		const chosen = spineStage(scene, story, moment, known, new Set([key]));
		expect(plain.nodes.some((node) => node.key === key)).toBe(false);
		expect(chosen.nodes.some((node) => node.key === key)).toBe(true);
	});

	test('keeps the star and the two newest moves beside each move that the user has chosen', () => {
		const { trace } = story;
		const scene = spineScene(story, wide, measure);
		let chosen = 0;
		for (const step of [1180, 1600, 2218]) {
			const [moment, known] = [momentAt(trace, step), knownAt(trace, step, 'hide')];
			const draw = (choice: readonly string[]): Set<string> =>
				new Set(
					spineStage(scene, story, moment, known, new Set(choice)).nodes.map(({ key }) => key)
				);
			const plain = spineStage(scene, story, moment, known, new Set());
			for (const { rows, kind, node } of plain.folds) {
				if (kind !== 'searched') continue;
				const shown = plain.nodes.filter(
					({ parent, state }) => parent === node && state === 'closed'
				);
				const left = shown
					.filter(({ role }) => role === 'sibling')
					.sort((a, b) => a.rect.left - b.rect.left)
					.map(({ key }) => key);
				for (const row of rows) {
					const key = placeKey(story, row);
					chosen++;
					expect([...draw([key])]).toEqual(
						expect.arrayContaining([key, left[0], ...left.slice(-2)])
					);
				}
			}
		}
		expect(chosen).toBeGreaterThan(0);
	});

	test('shows of a problem neither values nor bounds', () => {
		const minimax = storyOf({ ...CHESS, algorithm: 'minimax' });
		const scene = spineScene(minimax, wide, measure);
		const known = knownAt(minimax.trace, 0, 'problem');
		const stage = spineStage(scene, minimax, momentAt(minimax.trace, 0), known, new Set());
		expect(stage.bounds).toEqual([]);
		expect(stage.cut).toBeNull();
		expect(stage.nodes.filter(({ value }) => value !== null)).toEqual([]);
	});
});

test('the head above the moves of the current node names their side, also where they are lower than their own row', () => {
	let lowered = 0;
	const searches: SetupFields[] = [
		{ game: 'tictactoe', position: '.........', shadow: 'off' },
		{ ...CHESS, algorithm: 'quiescence' }
	];
	for (const [at, fields] of searches.entries()) {
		const story = storyOf(fields);
		const { trace } = story;
		// The first room has heads that are lower on every day.
		for (const room of new Set([...ROOMS.slice(0, 1), ...slice(ROOMS, 5, at)])) {
			const { rows } = spineScene(story, room, measure);
			for (const step of pairs(Math.min(trace.steps, 4000), 80)) {
				const { kind, node, path } = momentAt(trace, step);
				if (kind === 'finish' || trace.isLeaf(node) || path.length === 1) continue;
				const { texts, nodes } = stageAt(story, room, step);
				const here = placeKey(story, node);
				const top = Math.min(
					...nodes.flatMap(({ parent, rect }) => (parent === here ? rect.top : []))
				);
				const bottom = nodes.find(({ current }) => current)?.rect.bottom ?? 0;
				const head = texts
					.filter(({ key, at }) => /^moves:\d+$/.test(key) && at.y > bottom && at.y < top)
					.sort((one, other) => one.at.y - other.at.y)
					.at(-1);
				if (head === undefined) continue;
				lowered += path.length < rows.compact ? 1 : 0;
				const side = trace.isMax(node) ? 'max' : 'min';
				expect(head.text, `${room.look} ${room.size.width}, step ${step}`).toBe(
					`${story.roleNames[side]}’s moves`
				);
			}
		}
	}
	expect(lowered).toBeGreaterThan(0);
});

describe('the spine: what is below a closed node', () => {
	/** Counted row by row, as far as it may be known. */
	function countBelow({ trace, ghostSize }: Story, row: number, until: number): unknown {
		let [nodes, moves, saved] = [0, 0, 0];
		for (let below = row; below < trace.rows; below++) {
			if (!trace.pathTo(below).includes(row) || trace.enterStepOf(below) > until) continue;
			if (trace.isPruned(below)) {
				moves++;
				saved += ghostSize?.(below) ?? 0;
			} else if (!trace.isStandPat(below)) nodes++;
		}
		return { nodes, moves, saved: moves === 0 || ghostSize === null ? null : saved };
	}

	test('has the numbers of the trace at the step', () => {
		let cuts = 0;
		fc.assert(
			fc.property(...everyView, (fields, room, future) => {
				const story = storyOf(fields);
				const { trace } = story;
				const scene = spineScene(story, room, measure);
				for (const step of pairs(trace.steps, 12)) {
					const known = knownAt(trace, step, future);
					const { nodes } = spineStage(scene, story, momentAt(trace, step), known, new Set());
					for (const { key, row, state, fan } of nodes) {
						if (fan === null) continue;
						const { nodes: visited, count, cut } = fan;
						// What was pruned is at the right, as in the search.
						const [from, , to] = [...(cut?.d ?? '').matchAll(/-?[\d.]+/g)].map(Number);
						if (from !== undefined && to !== undefined) expect(to).toBeGreaterThanOrEqual(from);
						const { moves, saved } = cut ?? { moves: 0, saved: null };
						expect({ nodes: visited, moves, saved }, key).toEqual(
							countBelow(story, row, known.until)
						);
						expect(state, key).toBe('closed');
						expect([formatCount(visited), null], key).toContain(count?.text ?? null);
						if (cut === null) continue;
						cuts++;
						expect([formatCount(saved ?? moves), null], key).toContain(cut.count?.text ?? null);
					}
				}
			}),
			{ numRuns: runs(400), seed: seedFrom(33) }
		);
		expect(cuts).toBeGreaterThan(0);
	});

	test('has scissors in a wide room wherever something was pruned', () => {
		const board = { game: 'tictactoe', position: 'XOXO.....', algorithm: 'alphabeta' };
		let cuts = 0;
		for (const fields of [PREPARED[0] as SetupFields, board]) {
			const story = storyOf(fields);
			const { trace } = story;
			for (const step of pairs(trace.steps, 60)) {
				const { nodes } = stageAt(story, ROOMS[1] as StageRoom, step);
				for (const { key, row, state, role, fan } of nodes) {
					if (state !== 'closed' || role === 'spine') continue;
					const below = [...Array(trace.endOf(row)).keys()].slice(row);
					if (!below.some((one) => trace.isPruned(one))) continue;
					cuts++;
					expect(fan?.cut?.scissors, `${key} at step ${step}`).toBeTruthy();
				}
			}
		}
		expect(cuts).toBeGreaterThan(0);
		const told = stageAt(storyOf(board), ROOMS[1] as StageRoom, 40)
			.nodes.filter(({ fan }) => fan)
			.sort((a, b) => a.row - b.row);
		expect(told.map(({ key, fan }) => [key, fan?.words])).toEqual([
			['4/5', 'subtree: 6 nodes visited, 1 pruned, 2 nodes saved'],
			['4/6', 'subtree: 12 nodes visited']
		]);
	});
});

describe('the spine: special roots', () => {
	test('a root that is a leaf stands alone', () => {
		const story = storyOf({ game: 'tree', position: '7', algorithm: 'alphabeta' });
		const stage = stageAt(story, ROOMS[0] as StageRoom, 0);
		expect(stage.nodes.map(({ key, shape }) => [key, shape])).toEqual([['root', 'leaf']]);
		expect(stage.edges).toEqual([]);
	});

	test('218 moves are folded into at most 48 cells that count them all', () => {
		const position = 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1';
		const story = storyOf({ game: 'chess', position, depth: '1', algorithm: 'alphabeta' });
		for (const room of ROOMS) {
			const stage = stageAt(story, room, 100);
			const cells = stage.nodes.filter(({ role }) => role === 'grid').length;
			const hidden = stage.folds.reduce((sum, { moves }) => sum + moves, 0);
			expect(cells + stage.folds.length).toBeLessThanOrEqual(48);
			expect(cells + hidden).toBe(218);
		}
	});

	test('a table hit and a null-window probe have a mark, and only once the search is there', () => {
		const game = { game: 'tictactoe', position: 'XOX.O....', shadow: 'off' };
		for (const [algorithm, kind] of [
			['tt', 'hit'],
			['pvs', 'probe']
		] as const) {
			const story = storyOf({ ...game, algorithm });
			const { trace } = story;
			const flag = kind === 'hit' ? FLAG.HIT : FLAG.PROBE;
			const row = Array.from({ length: trace.rows }, (_, at) => at).find(
				(at) => (trace.flagsOf(at) & flag) !== 0
			);
			const step = trace.enterStepOf(row ?? -1);
			const marks = (at: number): (string | undefined)[] =>
				stageAt(story, ROOMS[1] as StageRoom, at)
					.nodes.filter((node) => node.row === row)
					.map(({ mark }) => mark?.kind);
			expect(marks(step)).toEqual([kind]);
			expect(marks(step - 1).filter(Boolean)).toEqual([]);
		}
	});

	test('a cutoff by the window of a pass has no owner, and its gold starts at the root', () => {
		const story = storyOf({ ...CHESS, depth: '3', algorithm: 'mtdf' });
		const { trace } = story;
		const steps = Array.from({ length: trace.steps }, (_, step) => step);
		const free = steps.filter((step) => {
			const moment = momentAt(trace, step);
			if (moment.kind !== 'cut') return false;
			return cutReason(moment.path).owner < 0;
		});
		expect(free.length).toBeGreaterThan(0);
		for (const step of free.slice(0, 20)) {
			const { cut, bounds } = stageAt(story, ROOMS[1] as StageRoom, step);
			expect(cut?.owner).toBeNull();
			expect(bounds.find(({ gold }) => gold)?.node).toBe('root');
		}
	});
});

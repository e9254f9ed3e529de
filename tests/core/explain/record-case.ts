/** Prepared searches for the tests: recorded, logged, and with the true values. */
import fc from 'fast-check';
import { createStory, type Story } from '../../../src/lib/core/explain/story.ts';
import type { Search, SearchTree } from '../../../src/lib/core/search/search.ts';
import { SETUP, type SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import {
	ALGORITHM_IDS,
	type AlgorithmId,
	codeOf,
	algorithmOf
} from '../../../src/lib/core/search/registry.ts';
import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';
import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { recordSearch, streamRecording } from '../../../src/lib/core/trace/record.ts';
import { ghostSizeOf } from '../../../src/lib/core/trace/recording.ts';
import { runRecorder } from '../trace/run-recorder.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { both, EventLog, NaiveState, type LoggedEvent } from './event-log.ts';
import { STAND_PAT } from '../../../src/lib/core/games/game.ts';
import { slackAt } from '../search/slack.ts';
import { runWindowed } from './windowed.ts';

export type Window = readonly [alpha: number, beta: number];

/** True values of one position of the tree, by plain recursion. */
export interface Truth {
	readonly value: number;
	readonly nodes: number;
	readonly leaf: boolean;
}

export interface Case {
	readonly story: Story;
	readonly events: readonly LoggedEvent[];
	/** By the depth of a pass, and the moves from the root. */
	readonly truths: ReadonlyMap<number | null, ReadonlyMap<string, Truth>>;
	stateAt(step: number): NaiveState;
}

export function setupOf(fields: SetupFields): SearchSetup {
	const { values: setup, faults } = SETUP.parse(fields);
	if (faults.length > 0) throw new Error(faults.map(({ fault }) => fault.message).join(' '));
	return setup;
}

/** The story of a search, as on the page. */
export function storyOf(fields: SetupFields): Story {
	const recording = recordSearch(setupOf(fields));
	return createStory(recording.trace, ghostSizeOf(recording));
}

/** The story of a recording that ends where its search reaches its node budget. */
export function partOf(fields: SetupFields): Story {
	const chunks: TraceChunk[] = [];
	const { search } = streamRecording(setupOf({ ...fields, shadow: 'off' }), {
		onProgress: () => undefined,
		onChunk: (_, chunk) => chunks.push(chunk)
	});
	return createStory(assembleTrace(search, chunks), null);
}

/** Records and logs one run; with a `window` of its own, by the windowed alpha-beta of the tests. */
export function recordCase(fields: SetupFields, window?: Window): Case {
	const setup = setupOf(fields);
	const prepared = prepareSearch(setup);
	const slackOf = (max: boolean, isRoot: boolean): number =>
		window === undefined ? slackAt(setup, max, isRoot) : 0;
	const log = new EventLog();
	const trace = runRecorder({ setup, passes: [], partial: null }, (recorder) => {
		const search: Search = prepared.newSearch(setup.algorithm, both(recorder, log));
		if (window === undefined) codeOf(setup.algorithm).run(search);
		else runWindowed(search, window);
	});
	const truths = new Map<number | null, ReadonlyMap<string, Truth>>();
	for (const { depth } of trace.passes) {
		const tree = prepared.newTree().seenTo(depth ?? Infinity, (order) => order);
		if (!truths.has(depth)) truths.set(depth, truthOf(tree, setup.algorithm));
	}
	const whole = truths.get(trace.passes.at(-1)?.depth ?? null);
	const ghostSize = (row: number): number => whole?.get(trace.movesTo(row).join(' '))?.nodes ?? NaN;
	const states = new Map<number, NaiveState>();
	return {
		story: createStory(trace, algorithmOf(setup.algorithm).visits === 'once' ? ghostSize : null),
		events: log.events,
		truths,
		stateAt(step) {
			const events = log.events.slice(0, step + 1);
			const state =
				states.get(step) ?? new NaiveState(events, setup.depth, slackOf, trace.granularity);
			states.set(step, state);
			return state;
		}
	};
}

/**
 * Quiescence continues through captures and promotions at the depth limit, after a stand pat; ghess maximises at the
 * root, with either side to move.
 */
function truthOf(tree: SearchTree, algorithm: AlgorithmId): Map<string, Truth> {
	const beyond = algorithm === 'quiescence';
	const truth = new Map<string, Truth>();
	visit();
	return truth;

	function isMax(): boolean {
		return algorithm === 'ghess' ? tree.path.length % 2 === 0 : tree.maxToMove();
	}

	function visit(): Truth {
		const key = tree.path.join(' ');
		let found: Truth;
		const isQuiet = tree.isTerminal() || tree.isClaimed();
		const taking = beyond && tree.isLeaf() && !isQuiet ? tree.materialMoves() : [];
		if (tree.isLeaf() && taking.length === 0) {
			found = { value: tree.evaluate(), nodes: 1, leaf: true };
		} else {
			const stand: Truth = { value: tree.isLeaf() ? tree.evaluate() : NaN, nodes: 0, leaf: true };
			if (tree.isLeaf()) truth.set(`${key} ${STAND_PAT}`.trim(), stand);
			const moves = tree.isLeaf() ? taking : tree.moves();
			const searched = moves.map((move) => {
				tree.play(move);
				const child = visit();
				tree.undo();
				return child;
			});
			const children = tree.isLeaf() ? [stand, ...searched] : searched;
			const values = children.map(({ value }) => value);
			found = {
				value: isMax() ? Math.max(...values) : Math.min(...values),
				nodes: 1 + children.reduce((sum, { nodes }) => sum + nodes, 0),
				leaf: false
			};
		}
		truth.set(key, found);
		return found;
	}
}

export type Nested = number | readonly Nested[];

export function textOfTree(tree: Nested): string {
	if (typeof tree !== 'number') return `[${tree.map(textOfTree).join(',')}]`;
	return Number.isFinite(tree) ? String(tree) : tree > 0 ? 'inf' : '-inf';
}

/** Small trees with few distinct values, so that ties are common; now and then a single leaf. */
export const nestedTree: fc.Arbitrary<Nested> = fc
	.letrec<{ node: Nested }>((tie) => ({
		node: fc.oneof(
			{ depthSize: 'medium', withCrossShrink: true },
			{ weight: 2, arbitrary: leafValue() },
			{ weight: 5, arbitrary: fc.array(tie('node'), { minLength: 1, maxLength: 4 }) }
		)
	}))
	.node.filter((tree) => countNodes(tree) <= 60);

function countNodes(tree: Nested): number {
	return typeof tree === 'number'
		? 1
		: tree.reduce((sum: number, child) => sum + countNodes(child), 1);
}

export function leafValue(): fc.Arbitrary<number> {
	return fc.oneof(
		{ weight: 12, arbitrary: fc.integer({ min: -3, max: 3 }) },
		{ weight: 2, arbitrary: fc.constantFrom(2.5, -0.75, 12) },
		{ weight: 1, arbitrary: fc.constantFrom(Infinity, -Infinity) }
	);
}

export const rules: fc.Arbitrary<SetupFields> = fc.record({
	algorithm: fc.constantFrom('alphabeta', 'alphabeta', ...ALGORITHM_IDS),
	cut: fc.constantFrom('equal', 'strict'),
	fail: fc.constantFrom('soft', 'hard'),
	ties: fc.constantFrom('bounds', 'bounds', 'exact', 'open')
});

export const treeSetup: fc.Arbitrary<SetupFields> = fc
	.tuple(nestedTree, fc.constantFrom('max', 'min'), rules)
	.map(([tree, root, rule]) => ({ game: 'tree', position: textOfTree(tree), root, ...rule }));

/** The paths of a trace's rows, for messages. */
export function pathText(trace: Trace, row: number): string {
	return trace.movesTo(row).join(' ') || 'root';
}

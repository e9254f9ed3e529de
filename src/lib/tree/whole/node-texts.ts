/** Texts at the nodes of the whole tree: computed once, and only as many at a time as a frame allows. */
import { bestAt } from '$lib/core/explain/knowledge.ts';
import { formatBound, formatValue } from '$lib/core/explain/format.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { FATE, type Fate } from '$lib/core/layout/fates.ts';
import type { WholeTree } from '$lib/core/layout/whole-tree.ts';
import type { Future } from '$lib/core/trace/future.ts';
import { boundOf, FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { isGhost } from '$lib/core/layout/whole-scene.ts';

/** The texts of a picture of plies. */
export interface NodeTexts {
	readonly future: Future;
	isLeaf(unit: number): boolean;
	/** Empty if nothing is known, or if it is hidden. */
	value(unit: number, fate: Fate): string;
	/** The move above a node, possibly empty; null if it has to wait for the next frame. */
	move(unit: number): string | null;
	/** Starts a frame. */
	begin(): void;
}

/** Where texts come from. */
export interface TextSource {
	readonly tree: WholeTree;
	/** Story of the search. */
	readonly story: Story;
	/** Story of the tree's units: minimax, in the minimax tree. */
	readonly unitStory: Story;
	readonly step: number;
	readonly future: Future;
}

/** Time for the names of moves in one frame, in milliseconds. */
const FRAME = 4;

/** The known value of a node: "3", "≥ 7"; empty if nothing is known, or if it is hidden. */
export function valueText(source: TextSource, unit: number, fate: Fate): string {
	const { tree, story, unitStory, step, future } = source;
	if (fate === FATE.AHEAD) {
		return future === 'show'
			? valueText({ ...source, step: Infinity }, unit, tree.fateOf(unit))
			: '';
	}
	if (isGhost(fate)) {
		const value = unitStory.trace.valueOf(unit);
		return future === 'show' && !Number.isNaN(value)
			? formatValue(value, unitStory.mates?.short)
			: '';
	}
	const row = tree.rowOf(unit);
	const { trace } = story;
	if (fate !== FATE.OPEN)
		return formatBound(trace.valueOf(row), boundOf(trace.flagsOf(row)), story.mates?.short);
	const best = bestAt(trace, row, step);
	if (best === null) return '';
	// After a cutoff a node is as good as returned: its other moves will not be searched.
	if (isCutBy(trace, row, step))
		return formatBound(best.value, trace.isMax(row) ? 'lower' : 'upper', story.mates?.short);
	return `${formatBound(best.value, best.bound, story.mates?.short)} …`;
}

function isCutBy(trace: Trace, row: number, step: number): boolean {
	if ((trace.flagsOf(row) & FLAG.CUT) === 0) return false;
	for (const child of trace.childrenOf(row)) {
		if (trace.isPruned(child)) return trace.enterStepOf(child) <= step;
	}
	return false;
}

/** The names of the moves into nodes; chess needs some time to distinguish Rad1 from Rfd1. */
export class MoveTexts {
	private readonly known = new Map<number, string>();
	private until = 0;

	constructor(private readonly story: Story) {}

	/** Starts a frame with a new time budget. */
	begin(): void {
		this.until = performance.now() + FRAME;
	}

	/** The move into a unit; null if there is no time left in this frame. */
	of(unit: number): string | null {
		const known = this.known.get(unit);
		if (known !== undefined) return known;
		if (performance.now() > this.until) return null;
		const text = this.story.names.of(unit);
		this.known.set(unit, text);
		return text;
	}
}

/** The texts at the nodes of a whole tree. */
export function nodeTexts(source: TextSource, moves: MoveTexts): NodeTexts {
	return {
		future: source.future,
		isLeaf: (unit) => source.unitStory.trace.isLeaf(unit),
		value: (unit, fate) => valueText(source, unit, fate),
		move: (unit) => moves.of(unit),
		begin: () => {
			moves.begin();
		}
	};
}

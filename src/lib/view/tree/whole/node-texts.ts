/** What is written at the nodes of the whole tree: made once, and only as much at a time as a frame allows. */
import { bestAt } from '$lib/core/explain/knowledge.ts';
import { formatBound, formatValue } from '$lib/core/explain/format.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { FATE, type Fate } from '$lib/core/layout/fates.ts';
import type { WholeTree } from '$lib/core/layout/whole-tree.ts';
import type { Future } from '$lib/core/share/link.ts';
import { boundOf, FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { isGhost } from '$lib/core/layout/whole-scene.ts';

/** What a picture of plies writes at its nodes. */
export interface NodeTexts {
	readonly future: Future;
	isLeaf(unit: number): boolean;
	/** Empty where nothing is known, or may be told. */
	value(unit: number, fate: Fate): string;
	/** The move above a node, which may be none; null where it has to wait for the next frame. */
	move(unit: number): string | null;
	/** Starts a frame. */
	begin(): void;
}

/** Where texts come from. */
export interface TextSource {
	readonly tree: WholeTree;
	/** Of the search. */
	readonly story: Story;
	/** Of the tree's units: minimax, where it is drawn over that. */
	readonly unitStory: Story;
	readonly step: number;
	readonly future: Future;
}

/** How long the names of moves may take in one frame, in milliseconds. */
const FRAME = 4;

/** The value of a node as far as it is known: "3", "≥ 7"; empty where nothing is, or may be told. */
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
	// What is cut is as good as returned: its other moves will not be searched.
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

/** The names of the moves that lead to nodes; chess needs some time to tell Rad1 from Rfd1. */
export class MoveTexts {
	private readonly known = new Map<number, string>();
	private until = 0;

	constructor(private readonly story: Story) {}

	/** Starts a frame: so much may be made anew in it. */
	begin(): void {
		this.until = performance.now() + FRAME;
	}

	/** The move that leads to a unit; null where there is no time left to find out in this frame. */
	of(unit: number): string | null {
		const known = this.known.get(unit);
		if (known !== undefined) return known;
		if (performance.now() > this.until) return null;
		const text = this.story.names.of(unit);
		this.known.set(unit, text);
		return text;
	}
}

/** What is written at the nodes of a whole tree. */
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

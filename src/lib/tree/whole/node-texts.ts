/** Texts at the nodes of the whole tree: computed once, and only as many at a time as a frame allows. */
import type { Known } from '$lib/core/explain/known.ts';
import { formatBound, formatValue } from '$lib/core/explain/format.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { FATE, type Fate } from '$lib/core/layout/fates.ts';
import { longestValue } from '$lib/core/layout/longest-value.ts';
import type { WholeTree } from '$lib/core/layout/whole-tree.ts';
import { isGhost } from '$lib/core/layout/ply-scene.ts';
import type { NodeTexts } from '../canvas/paint-nodes.ts';

/** Where texts come from. */
export interface TextSource {
	readonly tree: WholeTree;
	/** Story of the search. */
	readonly story: Story;
	/** Story of the tree's units: minimax, in the minimax tree. */
	readonly unitStory: Story;
	readonly known: Known;
}

/** Time for the names of moves in one frame, in milliseconds. */
const FRAME = 4;

/** The known value of a node: "3", "≥ 7", and of an open one, whose shape is dashed, the best so far; empty if nothing is known, or if it is hidden. */
function valueText(source: TextSource, unit: number, fate: Fate): string {
	const { tree, story, unitStory, known } = source;
	// In a problem the search has done nothing, so only the tree itself is asked.
	const final = fate === FATE.AHEAD && known.hasStarted ? tree.fateOf(unit) : fate;
	if (isGhost(final)) {
		const value = unitStory.trace.valueOf(unit);
		const isTold = known.drawsAhead && !Number.isNaN(value);
		return isTold ? formatValue(value, unitStory.mates?.short) : '';
	}
	const row = tree.rowOf(unit);
	const amount = known.amountOf(row);
	if (amount === null) return '';
	return formatBound(amount.value, amount.bound, story.mates?.short);
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
		letters: longestValue(source.unitStory.trace),
		namesNever: source.known.drawsAhead,
		isLeaf: (unit) => source.unitStory.trace.isLeaf(unit),
		value: (unit, fate) => valueText(source, unit, fate),
		move: (unit) => moves.of(unit),
		begin: () => {
			moves.begin();
		}
	};
}

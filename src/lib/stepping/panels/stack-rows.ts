import { formatBound, formatLimit, formatValue } from '$lib/core/explain/format.ts';
import { bestAt } from '$lib/core/explain/knowledge.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { NO_ROW, type Frame, type Moment } from '$lib/core/trace/cursor.ts';

/** One end of a node's window. */
export interface StackLimit {
	readonly text: string;
	/** `start`: never moved; `inherited`: passed down; `here`: set at this node. */
	readonly origin: 'start' | 'inherited' | 'here';
	/** The owner's move that set it; empty if there is no owner. */
	readonly by: string;
	/** The owner's name in this table; empty if there is none. */
	readonly owner: string;
}

/** One call: an open node, or the leaf being valued. */
export interface StackRow {
	readonly row: number;
	readonly shape: 'max' | 'min' | 'leaf';
	/** "root", or the move into this node. */
	readonly name: string;
	readonly current: boolean;
	/** Null for a search without a window. */
	readonly alpha: StackLimit | null;
	readonly beta: StackLimit | null;
	/** The best so far with its kind of bound: "3" or "≤ 3"; empty before the first, and at a leaf. */
	readonly best: string;
	/** The value of a leaf; empty at an inner node. */
	readonly value: string;
}

/** The call stack at a step, the root first. */
export function stackRows(story: Story, { path, node, step }: Moment): StackRow[] {
	const { trace, names } = story;
	const nameOf = (row: number): string => names.of(row) || 'root';
	const limit = (value: number, owner: number, frame: Frame): StackLimit | null => {
		if (!trace.hasWindow) return null;
		const text = formatLimit(value);
		const owning = path.find(({ row }) => row === owner);
		if (owner === NO_ROW || owning === undefined)
			return { text, origin: 'start', by: '', owner: '' };
		return {
			text,
			origin: owner === frame.row ? 'here' : 'inherited',
			by: names.of(owning.bestChild),
			owner: nameOf(owner)
		};
	};
	return path.map((frame) => {
		const { row } = frame;
		const leaf = trace.isLeaf(row);
		const best = leaf ? null : bestAt(trace, row, step);
		return {
			row,
			shape: leaf ? 'leaf' : frame.max ? 'max' : 'min',
			name: nameOf(row),
			current: row === node,
			alpha: limit(frame.alpha, frame.alphaOwner, frame),
			beta: limit(frame.beta, frame.betaOwner, frame),
			best: best === null ? '' : formatBound(best.value, best.bound, story.mates?.short),
			value: leaf ? formatValue(trace.valueOf(row), story.mates?.short) : ''
		};
	});
}

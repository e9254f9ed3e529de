/** The rows of the tree as a list for screen readers, limited to the opened and known parts. */
import type { Known } from '$lib/core/explain/known.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** Children of a node that are listed at first, and added with every request for more. */
export const CHUNK = 100;

export interface OutlineItem {
	/** Stable while the item is listed. */
	readonly key: string;
	/** `earlier` and `later` represent children that are not listed. */
	readonly kind: 'node' | 'earlier' | 'later';
	/** The node's row; for `earlier` and `later`, the parent's. */
	readonly row: number;
	/** The parent's row; -1 at the root. */
	readonly parent: number;
	/** 1 at the root. */
	readonly level: number;
	/** Number of siblings, itself included, and its index among them, from 1. */
	readonly size: number;
	readonly position: number;
	/** Null if there is nothing to open. */
	readonly open: boolean | null;
	/** For `earlier` and `later`: the number of children they represent. */
	readonly hidden: number;
}

/** The rows opened and closed by the user; otherwise the current path is open. */
export interface OutlineChoices {
	readonly opened: ReadonlySet<number>;
	readonly closed: ReadonlySet<number>;
	/** Per row: the range of its listed children, `from` included, `to` not. */
	readonly listed: ReadonlyMap<number, readonly [from: number, to: number]>;
}

export const NO_CHOICES: OutlineChoices = {
	opened: new Set(),
	closed: new Set(),
	listed: new Map()
};

/** The key of a node's row in the list. */
export function nodeKey(row: number): string {
	return `n${row}`;
}

/** @param path the rows from the root to the current node */
export function outlineItems(
	trace: Trace,
	known: Known,
	path: readonly number[],
	choices: OutlineChoices
): OutlineItem[] {
	const onPath = new Set(path);
	const items: OutlineItem[] = [];
	list(path[0] ?? trace.lastRoot, -1, 1, 1);
	return items;

	function list(row: number, parent: number, size: number, position: number): void {
		const level = trace.depthOf(row) + 1;
		const open = isExpandable(row)
			? !choices.closed.has(row) &&
				(choices.opened.has(row) || onPath.has(row) || !known.hasStarted)
			: null;
		const key = nodeKey(row);
		items.push({ key, kind: 'node', row, parent, level, size, position, open, hidden: 0 });
		if (open !== true) return;
		const children = trace.childrenOf(row).filter(isKnown);
		const [from, to] = choices.listed.get(row) ?? firstListed(children);
		const rest = { row, parent: row, level: level + 1, size: children.length, open: null };
		if (from > 0) {
			items.push({ ...rest, key: `e${row}`, kind: 'earlier', position: from, hidden: from });
		}
		children.slice(from, to).forEach((child, i) => {
			list(child, row, children.length, from + i + 1);
		});
		const hidden = children.length - to;
		if (hidden > 0)
			items.push({ ...rest, key: `l${row}`, kind: 'later', position: to + 1, hidden });
	}

	/** The moves of a node are known once it is entered, or given; before that, not even whether it has any. */
	function isExpandable(row: number): boolean {
		const reached = known.drawsAhead || trace.enterStepOf(row) <= known.step;
		return reached && !trace.isPruned(row) && trace.endOf(row) > row + 1;
	}

	function isKnown(row: number): boolean {
		return known.stateOf(row) !== null;
	}

	/** Around the child that the search is in, or the first ones. */
	function firstListed(children: readonly number[]): readonly [number, number] {
		const at = Math.max(
			0,
			children.findIndex((child) => onPath.has(child))
		);
		const from = Math.floor(at / CHUNK) * CHUNK;
		return [from, Math.min(from + CHUNK, children.length)];
	}
}

/** The choices after a request for the children that an `earlier` or `later` item represents. */
export function listMore(
	items: readonly OutlineItem[],
	more: OutlineItem,
	choices: OutlineChoices
): OutlineChoices {
	const positions = items
		.filter(({ kind, parent }) => kind === 'node' && parent === more.row)
		.map(({ position }) => position);
	const from = Math.min(...positions) - 1;
	const to = Math.max(...positions);
	const wider: [number, number] =
		more.kind === 'earlier'
			? [Math.max(0, from - CHUNK), to]
			: [from, Math.min(more.size, to + CHUNK)];
	return { ...choices, listed: new Map(choices.listed).set(more.row, wider) };
}

/** The choices after opening or closing a row. */
export function toggleOpen(
	row: number,
	open: boolean,
	{ opened, closed, listed }: OutlineChoices
): OutlineChoices {
	const nowOpened = new Set(opened);
	const nowClosed = new Set(closed);
	if (open) {
		nowOpened.add(row);
		nowClosed.delete(row);
	} else {
		nowOpened.delete(row);
		nowClosed.add(row);
	}
	return { opened: nowOpened, closed: nowClosed, listed };
}

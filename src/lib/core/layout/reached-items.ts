import type { Trace } from '../trace/trace.ts';
import type { VisibleItems } from './visible-items.ts';

/** Removes the items below a node that `step` has not entered yet: nothing of them is drawn. */
export function reachedItems(trace: Trace, items: VisibleItems, step: number): VisibleItems {
	const kept: number[] = [];
	const newIndex = new Map<number, number>();
	items.row.forEach((row, item) => {
		const parent = trace.parentOf(row);
		if (parent >= 0 && trace.enterStepOf(parent) > step) return;
		newIndex.set(item, kept.length);
		kept.push(item);
	});
	const pick = <Column extends Int32Array | Uint32Array | Uint8Array>(column: Column): Column =>
		column.filter((_, item) => newIndex.has(item)) as Column;
	return {
		row: pick(items.row),
		parent: pick(items.parent).map((parent) => newIndex.get(parent) ?? -1),
		kind: pick(items.kind),
		last: pick(items.last),
		folded: pick(items.folded),
		hiddenMoves: pick(items.hiddenMoves),
		hiddenNodes: pick(items.hiddenNodes)
	};
}

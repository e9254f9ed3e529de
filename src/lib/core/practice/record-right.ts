/** Records a right search of a tree in the order in which a program searched it. */
import type { PlainTree } from './plain-tree.ts';
import { recordRun, typedSetup } from './record-run.ts';
import { recordSearch } from '../trace/record.ts';
import type { Recording } from '../trace/recording.ts';
import type { CutRule } from '../search/search.ts';

/** @param tree the tree as listed, which is searched as every page does: with its own sentences */
export function recordRight(
	at: Parameters<typeof typedSetup>[0],
	tree: PlainTree,
	{ order, cut }: { readonly order: PlainTree; readonly cut: CutRule }
): Recording {
	const setup = typedSetup(at, cut);
	return order === tree ? recordSearch(setup) : recordRun(setup, order, 'best', {});
}

/** The step at which a recording comes to a leaf, counted from 1; its last step if it has fewer. */
export function stepAtLeaf({ trace }: Recording, leaf: number): number {
	const rows = Array.from({ length: trace.rows }, (_, row) => row);
	const row = rows.filter((one) => trace.isLeaf(one))[leaf - 1];
	return row === undefined ? trace.steps - 1 : trace.enterStepOf(row);
}

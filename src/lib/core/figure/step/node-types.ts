/**
 * The types of the nodes of a finished search, as in D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning",
 * Artificial Intelligence 6 (1975): their types 1, 2 and 3 are PV, CUT and ALL. In a search that is not in the best
 * order a node's type is what became of it: a value inside its window, a value that its parent's side does not let
 * happen, or one that the node's own side cannot use.
 */
import { pathFrames, type Frame } from '../../trace/cursor.ts';
import type { Trace } from '../../trace/trace.ts';

type NodeType = 'PV' | 'CUT' | 'ALL';

/** Null for leaves, and for what the search has not searched itself. */
export function nodeTypeOf(trace: Trace, row: number): NodeType | null {
	if (trace.isPruned(row) || trace.isLeaf(row) || trace.isHit(row)) return null;
	const frames = pathFrames(trace, row, trace.enterStepOf(row));
	const { max, alphaGiven, betaGiven } = frames.at(-1) as Frame;
	const value = trace.valueOf(row);
	if (value > alphaGiven && value < betaGiven) return 'PV';
	// In an open window every value is inside.
	if (alphaGiven === -Infinity && betaGiven === Infinity) return 'PV';
	return value >= betaGiven === max ? 'CUT' : 'ALL';
}

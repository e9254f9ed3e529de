import type { Trace } from '../../../trace/trace.ts';

export interface ValueComparison {
	/** Nodes that both searches visit. */
	readonly shared: number;
	/** Shared nodes that return different values. */
	readonly different: number;
}

/** Compares the values that two searches of one tree return for the nodes that both visit. Paths identify nodes. */
export function compareValues(a: Trace, b: Trace): ValueComparison {
	let shared = 0;
	let different = 0;
	/** Pairs of rows of the same node that remain to be compared. */
	const pairs: [number, number][] = [[0, 0]];
	for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
		const [row, other] = pair;
		shared++;
		if (a.valueOf(row) !== b.valueOf(other)) different++;
		const others = visitedByMove(b, other);
		for (const child of a.childrenOf(row)) {
			const match = a.isPruned(child) ? undefined : others.get(a.moveOf(child));
			if (match !== undefined) pairs.push([child, match]);
		}
	}
	return { shared, different };
}

function visitedByMove(trace: Trace, row: number): Map<number, number> {
	const rows = new Map<number, number>();
	for (const child of trace.childrenOf(row)) {
		if (!trace.isPruned(child)) rows.set(trace.moveOf(child), child);
	}
	return rows;
}

/** What Check says of each place: judged in search order, up to the first wrong one. */
import type { Verdict } from '$lib/core/practice/check.ts';
import { placesOf, type Place } from '$lib/core/practice/asked-places.ts';
import type { SheetWork } from './sheet-work.svelte.ts';

export type Mark = 'right' | 'wrong' | 'later';

export interface SheetMarks {
	/** Of what is written at a node, and of the branch to it. */
	readonly nodes: ReadonlyMap<number, Mark>;
	readonly cuts: ReadonlyMap<number, Mark>;
}

export const NO_MARKS: SheetMarks = { nodes: new Map(), cuts: new Map() };

export function marksOf(work: SheetWork, verdict: Verdict): SheetMarks {
	const { exercise } = work;
	const nodes = new Map<number, Mark>();
	const cuts = new Map<number, Mark>();
	const unfinished = new Set<number>();
	const { place } = verdict;
	const isWrong = verdict.kind !== 'right' && verdict.kind !== 'missing';
	const judged = placesOf(exercise);
	const end = place === null || !isWrong ? judged.length : indexOf(judged, place);
	judged.forEach((one, at) => {
		const mark = at < end ? 'right' : 'later';
		if (one.kind === 'cut') {
			if (work.isCut(one.node)) cuts.set(one.node, mark);
			return;
		}
		if (one.kind !== 'value' && one.kind !== 'window') return;
		const ids =
			one.kind === 'value'
				? ([`value-${one.node}`] as const)
				: ([`alpha-${one.node}`, `beta-${one.node}`] as const);
		const written = ids.filter((id) => work.text(id).trim() !== '').length;
		if (written < ids.length) unfinished.add(one.node);
		if (written > 0) nodes.set(one.node, mark);
	});
	// A node is right when everything at it is.
	for (const node of unfinished) if (nodes.get(node) === 'right') nodes.delete(node);
	if (place !== null && isWrong) {
		// Until it is explained, a decision is wrong somewhere below its node.
		const node =
			place.kind === 'cut' && !work.isExplained ? exercise.tree.parent[place.node] : null;
		if (node != null) nodes.set(node, 'wrong');
		else (place.kind === 'cut' ? cuts : nodes).set(place.node, 'wrong');
	}
	return { nodes, cuts };
}

/** Beyond a cut nothing is asked: what is written there is judged where the search passes it by. */
function indexOf(places: readonly Place[], { kind, node }: Place): number {
	const at = places.findIndex((one) => one.kind === kind && one.node === node);
	return at < 0 ? places.length : at;
}

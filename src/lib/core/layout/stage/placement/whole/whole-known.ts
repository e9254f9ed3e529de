/** What may be known of each place of the whole form at a step. */
import { formatBound, formatValue } from '../../../../explain/format.ts';
import type { Amount } from '../../../../explain/knowledge.ts';
import type { Known } from '../../../../explain/known.ts';
import type { Story } from '../../../../explain/story.ts';
import type { Extent, Place } from './extent.ts';
import { starredBelow, type Starred } from '../../marks/star.ts';
import type { NodePart } from '../../parts.ts';

export interface PlaceState {
	readonly state: NodePart['state'];
	/** Its last known attempt, or the next one; -1 without any. */
	readonly row: number;
	/** "3", "≤2"; empty for no value. */
	readonly value: string;
	/** True for the value of a node that was not visited: minimax's, or that of a leaf, which a typed tree gives. */
	readonly isPale: boolean;
	/** Whether it is the best of its parent, or surely tied with it; null for neither. */
	readonly starred: Starred | null;
	/** Number of the attempt; 0 if there is none. */
	readonly attempt: number;
}

export function placeStates(extent: Extent, story: Story, known: Known): Map<Place, PlaceState> {
	const { trace } = story;
	const infinities = story.mates?.short ?? null;
	const states = new Map<Place, PlaceState>();
	const best = new Map<number, ReadonlyMap<number, Starred>>();
	for (const place of extent.places) states.set(place, stateAt(place));
	return states;

	function stateAt(place: Place): PlaceState {
		if (!known.hasStarted) return asGiven(place);
		const { row, attempt } = attemptAt(place);
		if (row < 0) return { ...neverEntered(place), row: waitingOf(place) };
		const state = known.stateOf(row);
		if (state === 'ghost') return { ...neverEntered(place), state: 'pruned', row };
		const amount = known.amountOf(row);
		return {
			state: state === 'open' ? 'open' : 'closed',
			row,
			value: amount === null ? '' : amountText(amount),
			isPale: false,
			starred: starredAt(row),
			attempt
		};
	}

	/** "3", "≤2": in a node there is no space between the sign and the number. */
	function amountText({ value, bound }: Amount): string {
		return formatBound(value, bound, infinities).replace(' ', '');
	}

	/** Of the problem, the structure and the leaves are given. */
	function asGiven(place: Place): PlaceState {
		const isLeaf = place.children.length === 0;
		const value = isLeaf ? formatValue(place.value, infinities) : '';
		const state = isLeaf ? 'given' : 'outline';
		return { state, row: -1, value, isPale: false, starred: null, attempt: 0 };
	}

	/**
	 * Below a pruned node everything is pruned; what a table's answer spared is only never entered. The leaves of a typed
	 * tree have the values that were typed, at every step.
	 */
	function neverEntered(place: Place): PlaceState {
		const above = place.parent && states.get(place.parent);
		const isAll = known.drawsAhead || (extent.isTyped && place.children.length === 0);
		return {
			state: above?.state === 'pruned' ? 'pruned' : 'outline',
			row: -1,
			value: isAll ? formatValue(place.value, infinities) : '',
			isPale: isAll,
			starred: null,
			attempt: 0
		};
	}

	/** A node that its parent has still to search: it can be gone to, and be the answer to a question. */
	function waitingOf({ rows }: Place): number {
		return rows.find((row) => known.stateOf(row) === 'waiting') ?? -1;
	}

	/** The latest attempt that has begun, and its number. */
	function attemptAt({ rows }: Place): { readonly row: number; readonly attempt: number } {
		let row = -1;
		let attempt = 0;
		for (const one of rows) {
			const state = known.stateOf(one);
			if (state === null || state === 'waiting') break;
			row = one;
			if (state !== 'ghost') attempt++;
		}
		return { row, attempt };
	}

	function starredAt(row: number): Starred | null {
		const parent = trace.parentOf(row);
		if (parent < 0) return null;
		let children = best.get(parent);
		if (children === undefined) {
			children = starredBelow(trace, parent, known.until);
			best.set(parent, children);
		}
		return children.get(row) ?? null;
	}
}

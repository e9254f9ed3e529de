/** Helpers of the claim checker. */
import type { NaiveNode } from './event-log.ts';

export type Bound = 'exact' | 'lower' | 'upper';

/** The result of a certain value. In king and rook only White, who is MIN, can win. */
export function resultOf(game: string, value: number): string {
	if (game === 'krk') return value === -1000 ? 'min wins' : 'draw';
	return value === 0 ? 'draw' : value > 0 ? 'max wins' : 'min wins';
}

export function sideOf(node: NaiveNode): 'max' | 'min' {
	return node.max ? 'max' : 'min';
}

export function fits(worth: number, { value, bound }: { value: number; bound: Bound }): boolean {
	if (bound === 'exact') return worth === value;
	return bound === 'upper' ? worth <= value : worth >= value;
}

/** The names of the conditions that are false. */
export function check(conditions: Readonly<Record<string, boolean>>): string | null {
	const failed = Object.entries(conditions).filter(([, holds]) => !holds);
	return failed.length === 0 ? null : `not so: ${failed.map(([name]) => name).join(', ')}`;
}

/** Interval propagation over the plain objects. */
export function intervalOf(node: NaiveNode): [number, number] {
	if (node.state === 'terminal' || node.state === 'horizon') {
		return [node.value as number, node.value as number];
	}
	if (node.state === 'hit') {
		const bound = node.known?.bound;
		const value = node.value as number;
		return [bound === 'upper' ? -Infinity : value, bound === 'lower' ? Infinity : value];
	}
	const all = node.returned.map(({ child }) => intervalOf(child));
	if (node.children.some(({ state }) => state === 'pruned')) all.push([-Infinity, Infinity]);
	const keep = node.max ? Math.max : Math.min;
	const [low, high] = [keep(...all.map(([low]) => low)), keep(...all.map(([, high]) => high))];
	if (node.before === null) return [low, high];
	// The result of the first search of the same move is true as well.
	const [provedLow, provedHigh] = intervalOf(node.before);
	return [Math.max(low, provedLow), Math.min(high, provedHigh)];
}

/** The strongest true statement about two results, for the side that chooses. */
export function strongest(
	[low, high]: readonly [number, number],
	[otherLow, otherHigh]: readonly [number, number],
	max: boolean
): string {
	if (low === high && otherLow === otherHigh && low === otherLow) return 'equal';
	if (max ? high < otherLow : low > otherHigh) return 'worse';
	if (max ? high <= otherLow : low >= otherHigh) return 'equal or worse';
	return (max ? low >= otherHigh : high <= otherLow) ? 'equal or better' : 'unknown';
}

/** The kind of bound of the value that a node returned. */
export function boundOf(node: NaiveNode): Bound {
	const [low, high] = intervalOf(node);
	if (low === node.value) return high === node.value ? 'exact' : 'lower';
	return 'upper';
}

/** A returned value with its bound, which is all that a search keeps of an interval. */
export function resultIn(node: NaiveNode): [number, number] {
	const bound = boundOf(node);
	const value = node.value as number;
	return [bound === 'upper' ? -Infinity : value, bound === 'lower' ? Infinity : value];
}

/** The fault of saying that no value of a search, of which those are all, is worse for a side. */
export function faultInWorst(
	{ value, side }: { readonly value: number; readonly side: 'max' | 'min' },
	truth: number,
	all: readonly number[]
): string | null {
	return check({
		value: truth === value,
		worst: all.length > 0 && all.every((one) => (side === 'min' ? one <= value : one >= value))
	});
}

/** The fault of a verdict on a root move. */
export function faultInVerdict(
	row: NaiveNode,
	verdict: string,
	truthOf: (node: NaiveNode) => number
): string | null {
	const root = row.parent as NaiveNode;
	const [one, best] = [truthOf(row), truthOf(root)];
	const worse = root.max ? one < best : one > best;
	const holds: Record<string, boolean> = {
		best: one === best,
		'certainly worse': worse,
		'not better': worse || one === best,
		'not searched': row.state === 'pruned'
	};
	return check({ child: root.parent === null, truth: holds[verdict] === true });
}

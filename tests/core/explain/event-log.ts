/**
 * The oracle of these tests: a search as the plain list of its events, and the state after some of them as plain
 * objects. It shares no code with the trace.
 */
import { nextAbove, nextBelow } from '../../../src/lib/core/base/next-double.ts';
import type {
	PassPlan,
	SearchObserver,
	TableBound
} from '../../../src/lib/core/search/observer.ts';

export type LoggedEvent =
	| { kind: 'enter'; move: number; max: boolean; moves: readonly number[] }
	| { kind: 'evaluate'; move: number; max: boolean; value: number; terminal: boolean }
	| { kind: 'return'; value: number }
	| { kind: 'cut'; first: number }
	| { kind: 'finish'; value: number }
	| { kind: 'pass'; depth: number; alpha: number; beta: number }
	| { kind: 'hit'; move: number; max: boolean; value: number; bound: TableBound; visit: number }
	| { kind: 'probe'; move: number }
	| { kind: 'research'; move: number };

export class EventLog implements SearchObserver {
	readonly events: LoggedEvent[] = [];

	enter(move: number, max: boolean, moves: readonly number[]): number {
		this.events.push({ kind: 'enter', move, max, moves: [...moves] });
		return -1;
	}

	pass({ depth, alpha, beta }: PassPlan): void {
		this.events.push({ kind: 'pass', depth, alpha, beta });
	}

	hit(move: number, max: boolean, value: number, bound: TableBound, visit: number): void {
		this.events.push({ kind: 'hit', move, max, value, bound, visit });
	}

	probe(move: number): void {
		this.events.push({ kind: 'probe', move });
	}

	research(move: number): void {
		this.events.push({ kind: 'research', move });
	}

	evaluate(move: number, max: boolean, value: number, terminal: boolean): void {
		this.events.push({ kind: 'evaluate', move, max, value, terminal });
	}

	return(value: number): void {
		this.events.push({ kind: 'return', value });
	}

	cut(first: number): void {
		this.events.push({ kind: 'cut', first });
	}

	finish(value: number): void {
		this.events.push({ kind: 'finish', value });
	}
}

/** Sends events to two observers of the same search; the first one numbers the visits. */
export function both(one: SearchObserver, other: SearchObserver): SearchObserver {
	return {
		enter(...event) {
			other.enter(...event);
			return one.enter(...event);
		},
		pass(...event) {
			one.pass(...event);
			other.pass(...event);
		},
		hit(...event) {
			one.hit(...event);
			other.hit(...event);
		},
		probe(...event) {
			one.probe(...event);
			other.probe(...event);
		},
		research(...event) {
			one.research(...event);
			other.research(...event);
		},
		evaluate(...event) {
			one.evaluate(...event);
			other.evaluate(...event);
		},
		return(...event) {
			one.return(...event);
			other.return(...event);
		},
		cut(...event) {
			one.cut(...event);
			other.cut(...event);
		},
		finish(...event) {
			one.finish(...event);
			other.finish(...event);
		}
	};
}

export interface NaivePass {
	/** From 1. */
	readonly number: number;
	/** The id of its root. */
	readonly root: number;
	readonly depth: number | null;
	readonly window: readonly [alpha: number, beta: number];
}

export interface NaiveNode {
	/** In the order of the events, a cutoff's moves one after the other: equal to the trace's row. */
	readonly id: number;
	readonly parent: NaiveNode | null;
	readonly move: number;
	readonly max: boolean;
	readonly state: 'inner' | 'terminal' | 'horizon' | 'pruned' | 'hit';
	/** All legal moves in search order; none at a leaf. */
	readonly moves: readonly number[];
	/** The window on arrival, computed from the ancestors' values at that time. */
	readonly arrival: { readonly alpha: number; readonly beta: number };
	readonly children: NaiveNode[];
	/** The returned values in order; for a re-searched move the last one. */
	readonly returned: { child: NaiveNode; value: number }[];
	/** The pass it belongs to. */
	readonly pass: NaivePass;
	/** For a probed node: the probing side, and the value that the node must exceed. */
	readonly probe: {
		readonly side: 'max' | 'min';
		readonly than: number;
		readonly width: number;
	} | null;
	/** The first search of the same move, which this one replaces. */
	readonly before: NaiveNode | null;
	/** The table's answer, and the visit that stored it. */
	readonly known: { readonly bound: TableBound; readonly visit: number } | null;
	value: number | null;
	closed: boolean;
}

/** The state of a search after its first events. */
export class NaiveState {
	readonly nodes: NaiveNode[] = [];
	/** The node of the last event. */
	current: NaiveNode | null = null;
	readonly passes: NaivePass[] = [];
	/** The probes and re-searches that were announced, by the ids of the nodes that they announce. */
	readonly probes = new Map<
		number,
		{ parent: number; side: 'max' | 'min'; than: number; width: number }
	>();
	readonly repeats = new Map<number, NaiveNode>();

	constructor(
		events: readonly LoggedEvent[],
		/** The depth of a search that announces no pass. */
		depth: number | null,
		/** Distance of a node's own bound from its best; Infinity if the node passes none down. */
		private readonly slackOf: (max: boolean, isRoot: boolean) => number,
		/** Width of a null window. */
		width: number
	) {
		let open: NaiveNode | null = null;
		for (const event of events) {
			switch (event.kind) {
				case 'pass':
					this.begin(event.depth === Infinity ? null : event.depth, [event.alpha, event.beta]);
					break;
				case 'probe': {
					const parent = open as NaiveNode;
					const side = parent.max ? 'max' : 'min';
					const than = this.limit(parent, side);
					this.probes.set(this.nodes.length, { parent: parent.id, side, than, width });
					break;
				}
				case 'research':
					this.repeats.set(this.nodes.length, (open as NaiveNode).children.at(-1) as NaiveNode);
					break;
				case 'hit':
					open = this.add(open, event.move, event.max, 'hit', [], event);
					open.value = event.value;
					break;
				case 'enter':
					if (open === null && this.passes.length === 0) this.begin(depth, OPEN);
					open = this.add(open, event.move, event.max, 'inner', event.moves);
					break;
				case 'evaluate':
					if (open === null && this.passes.length === 0) this.begin(depth, OPEN);
					open = this.add(open, event.move, event.max, event.terminal ? 'terminal' : 'horizon', []);
					open.value = event.value;
					break;
				case 'return': {
					const child = open as NaiveNode;
					child.value = event.value;
					child.closed = true;
					const parent = child.parent as NaiveNode;
					if (child.before !== null) parent.returned.pop();
					parent.returned.push({ child, value: event.value });
					open = parent;
					break;
				}
				case 'cut': {
					const node = open as NaiveNode;
					for (const move of node.moves.slice(event.first)) {
						this.add(node, move, !node.max, 'pruned', []);
					}
					break;
				}
				case 'finish':
					(open as NaiveNode).value = event.value;
					(open as NaiveNode).closed = true;
					this.current = open;
					open = null;
					continue;
			}
			this.current = open;
		}
	}

	node(id: number): NaiveNode {
		const node = this.nodes[id];
		if (node === undefined) throw new Error(`there is no node ${id} yet`);
		return node;
	}

	/** A side's bound at a node: the best of its own nodes on the path, or the starting window. */
	limit(node: NaiveNode, side: 'max' | 'min'): number {
		const bests = pathTo(node)
			.filter(({ max }) => max === (side === 'max'))
			.flatMap((owner) => owner.returned.map(({ value }) => this.limitBy(owner, value)));
		const asked = pathTo(node).flatMap(({ probe }) => (probe ? [beside(probe, side)] : []));
		const [alpha, beta] = node.pass.window;
		return side === 'max'
			? Math.max(alpha, ...bests, ...asked)
			: Math.min(beta, ...bests, ...asked);
	}

	/** True where a node passes its own window to all its moves. */
	isOpen(node: NaiveNode): boolean {
		return this.slackOf(node.max, node.parent === null) === Infinity;
	}

	/** The bound that a value returned to a node sets; none if the node passes none down. */
	private limitBy(owner: NaiveNode, value: number): number {
		if (this.isOpen(owner)) return owner.max ? -Infinity : Infinity;
		const slack = this.slackOf(owner.max, owner.parent === null);
		return owner.max ? value - slack : value + slack;
	}

	/** The topmost node of that side on the path that has the bound itself; null if it was never moved. */
	ownerOf(node: NaiveNode, side: 'max' | 'min'): { owner: NaiveNode; child: NaiveNode } | null {
		const limit = this.limit(node, side);
		if (limit === node.pass.window[side === 'max' ? 0 : 1]) return null;
		if (pathTo(node).some(({ probe }) => probe && beside(probe, side) === limit)) return null;
		for (const owner of pathTo(node)) {
			const found = owner.returned.find(({ value }) => this.limitBy(owner, value) === limit);
			if (owner.max === (side === 'max') && found) return { owner, child: found.child };
		}
		throw new Error(`nobody on the path has ${limit}`);
	}

	private begin(depth: number | null, window: readonly [number, number]): void {
		const number = this.passes.length + 1;
		this.passes.push({ number, root: this.nodes.length, depth, window });
	}

	private add(
		parent: NaiveNode | null,
		move: number,
		max: boolean,
		state: NaiveNode['state'],
		moves: readonly number[],
		known: NaiveNode['known'] = null
	): NaiveNode {
		const id = this.nodes.length;
		const pass = this.passes.at(-1) as NaivePass;
		const probe = this.probes.get(id) ?? null;
		const given = (side: 'max' | 'min'): number => {
			const limit = parent ? this.limit(parent, side) : pass.window[side === 'max' ? 0 : 1];
			if (probe === null) return limit;
			const end = beside(probe, side);
			return side === 'max' ? Math.max(limit, end) : Math.min(limit, end);
		};
		const arrival = { alpha: given('max'), beta: given('min') };
		const node: NaiveNode = {
			id,
			parent,
			move,
			max,
			state,
			moves,
			arrival,
			children: [],
			returned: [],
			pass,
			probe,
			before: this.repeats.get(id) ?? null,
			known,
			value: null,
			closed: state === 'pruned'
		};
		parent?.children.push(node);
		this.nodes.push(node);
		return node;
	}
}

const OPEN = [-Infinity, Infinity] as const;

/** The other side's end of a probe's null window; nothing for the probing side. */
function beside(
	{ side, than, width }: { side: 'max' | 'min'; than: number; width: number },
	of: 'max' | 'min'
): number {
	if (side === of) return of === 'max' ? -Infinity : Infinity;
	if (width > 0 && Number.isFinite(than)) return side === 'max' ? than + width : than - width;
	return side === 'max' ? nextAbove(than) : nextBelow(than);
}

export function pathTo(node: NaiveNode): NaiveNode[] {
	return node.parent === null ? [node] : [...pathTo(node.parent), node];
}

/** The moves from the root to a node. */
export function movesTo(node: NaiveNode): number[] {
	return pathTo(node)
		.slice(1)
		.map(({ move }) => move);
}

/** The best returned value of a node, with the first child that returned it. */
export function bestOf(node: NaiveNode): { child: NaiveNode; value: number } | null {
	const values = node.returned.map(({ value }) => value);
	const best = node.max ? Math.max(...values) : Math.min(...values);
	return node.returned.find(({ value }) => value === best) ?? null;
}

/**
 * The oracle of the tests beside it: a search as the plain list of events it reported, and the state
 * after some of them as plain objects. It shares no code with the trace.
 */
import type { SearchObserver } from '../../../src/lib/core/search/observer.ts';

export type LoggedEvent =
	| { kind: 'enter'; move: number; max: boolean; moves: readonly number[] }
	| { kind: 'evaluate'; move: number; max: boolean; value: number; terminal: boolean }
	| { kind: 'return'; value: number }
	| { kind: 'cut'; first: number }
	| { kind: 'finish'; value: number };

export class EventLog implements SearchObserver {
	readonly events: LoggedEvent[] = [];

	enter(move: number, max: boolean, moves: readonly number[]): void {
		this.events.push({ kind: 'enter', move, max, moves: [...moves] });
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

/** Tells two observers of the same search. */
export function both(one: SearchObserver, other: SearchObserver): SearchObserver {
	return {
		enter(...event) {
			one.enter(...event);
			other.enter(...event);
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

export interface NaiveNode {
	/** In the order of the events, a cut's moves one after the other: what the trace calls its row. */
	readonly id: number;
	readonly parent: NaiveNode | null;
	readonly move: number;
	readonly max: boolean;
	readonly state: 'inner' | 'terminal' | 'horizon' | 'pruned';
	/** All legal moves in search order; none at a leaf. */
	readonly moves: readonly number[];
	/** The window on arrival, worked out from what the ancestors had then. */
	readonly arrival: { readonly alpha: number; readonly beta: number };
	readonly children: NaiveNode[];
	/** What came back, in order. */
	readonly returned: { child: NaiveNode; value: number }[];
	value: number | null;
	closed: boolean;
}

/** The state of a search after its first events. */
export class NaiveState {
	readonly nodes: NaiveNode[] = [];
	/** The node of the last event. */
	current: NaiveNode | null = null;

	constructor(
		events: readonly LoggedEvent[],
		readonly start: readonly [number, number],
		/** How far the root's own limit stays short of its best. */
		readonly rootSlack: number
	) {
		let open: NaiveNode | null = null;
		for (const event of events) {
			switch (event.kind) {
				case 'enter':
					open = this.add(open, event.move, event.max, 'inner', event.moves);
					break;
				case 'evaluate':
					open = this.add(open, event.move, event.max, event.terminal ? 'terminal' : 'horizon', []);
					open.value = event.value;
					break;
				case 'return': {
					const child = open as NaiveNode;
					child.value = event.value;
					child.closed = true;
					const parent = child.parent as NaiveNode;
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
			}
			this.current = open;
		}
	}

	node(id: number): NaiveNode {
		const node = this.nodes[id];
		if (node === undefined) throw new Error(`there is no node ${id} yet`);
		return node;
	}

	/** What a side has at a node: the best of its own nodes on the path, or the starting window. */
	limit(node: NaiveNode, side: 'max' | 'min'): number {
		const bests = pathTo(node)
			.filter(({ max }) => max === (side === 'max'))
			.flatMap((owner) => owner.returned.map(({ value }) => this.limitBy(owner, value)));
		return side === 'max' ? Math.max(this.start[0], ...bests) : Math.min(this.start[1], ...bests);
	}

	/** The limit that a value returned to a node makes. */
	private limitBy(owner: NaiveNode, value: number): number {
		const slack = owner.parent === null ? this.rootSlack : 0;
		return owner.max ? value - slack : value + slack;
	}

	/** The topmost node of that side on the path that has the limit itself; null where nobody moved it. */
	ownerOf(node: NaiveNode, side: 'max' | 'min'): { owner: NaiveNode; child: NaiveNode } | null {
		const limit = this.limit(node, side);
		if (limit === this.start[side === 'max' ? 0 : 1]) return null;
		for (const owner of pathTo(node)) {
			const found = owner.returned.find(({ value }) => this.limitBy(owner, value) === limit);
			if (owner.max === (side === 'max') && found) return { owner, child: found.child };
		}
		throw new Error(`nobody on the path has ${limit}`);
	}

	private add(
		parent: NaiveNode | null,
		move: number,
		max: boolean,
		state: NaiveNode['state'],
		moves: readonly number[]
	): NaiveNode {
		const arrival = {
			alpha: parent ? this.limit(parent, 'max') : this.start[0],
			beta: parent ? this.limit(parent, 'min') : this.start[1]
		};
		const node: NaiveNode = {
			id: this.nodes.length,
			parent,
			move,
			max,
			state,
			moves,
			arrival,
			children: [],
			returned: [],
			value: null,
			closed: state === 'pruned'
		};
		parent?.children.push(node);
		this.nodes.push(node);
		return node;
	}
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

/** The best that has come back to a node, with the first child that brought it. */
export function bestOf(node: NaiveNode): { child: NaiveNode; value: number } | null {
	const values = node.returned.map(({ value }) => value);
	const best = node.max ? Math.max(...values) : Math.min(...values);
	return node.returned.find(({ value }) => value === best) ?? null;
}

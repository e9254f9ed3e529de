/**
 * A second way to know a search at a step: write down its events, and play the first of them back on
 * plain objects. Slow, and nothing shared with the trace, so that it can judge the cursor.
 */
import type { Move } from '../../../src/lib/core/games/game.ts';
import type { SearchObserver } from '../../../src/lib/core/search/observer.ts';
import { heardByOrder } from '../../../src/lib/core/search/ordering/learning-observer.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { ALGORITHMS } from '../../../src/lib/core/search/registry.ts';
import { rulesOf, type SearchSetup } from '../../../src/lib/core/search/setup.ts';

export type Event =
	| { kind: 'enter'; move: Move; max: boolean; moves: Move[] }
	| { kind: 'evaluate'; move: Move; max: boolean; value: number; terminal: boolean }
	| { kind: 'return'; value: number }
	| { kind: 'cut'; firstUnsearched: number }
	| { kind: 'finish'; value: number };

export function eventsOf(setup: SearchSetup): Event[] {
	const events: Event[] = [];
	const observer: SearchObserver = {
		enter: (move, max, moves) => events.push({ kind: 'enter', move, max, moves: [...moves] }),
		evaluate: (move, max, value, terminal) =>
			events.push({ kind: 'evaluate', move, max, value, terminal }),
		return: (value) => events.push({ kind: 'return', value }),
		cut: (firstUnsearched) => events.push({ kind: 'cut', firstUnsearched }),
		finish: (value) => events.push({ kind: 'finish', value })
	};
	const tree = prepareSearch(setup).newTree();
	ALGORITHMS[setup.algorithm].run({
		tree,
		observer: heardByOrder(tree, observer),
		...rulesOf(setup)
	});
	return events;
}

export interface NaiveNode {
	/** Nodes and pruned moves are numbered as they appear. */
	readonly row: number;
	readonly move: Move;
	readonly max: boolean;
	readonly moves: readonly Move[];
	readonly parent: NaiveNode | null;
	readonly path: string;
	readonly leaf: boolean;
	readonly alphaGiven: number;
	readonly betaGiven: number;
	alpha: number;
	beta: number;
	alphaOwner: NaiveNode | null;
	betaOwner: NaiveNode | null;
	best: number | null;
	bestChild: NaiveNode | null;
	returned: number;
	value: number | null;
}

/** What has been counted so far. */
export interface NaiveCounts {
	visited: number;
	leaves: number;
	cutoffs: number;
	prunedMoves: number;
}

/** The search after the events taken so far. */
export class NaiveReplay {
	/** Open nodes, root first; a finished root stays. */
	readonly stack: NaiveNode[] = [];
	readonly counts: NaiveCounts = { visited: 0, leaves: 0, cutoffs: 0, prunedMoves: 0 };
	/** Every node met so far, by row; pruned moves are null. */
	readonly rows: (NaiveNode | null)[] = [];
	/** Whom the last event was about: the child that returned, or the current node. */
	subject: NaiveNode | null = null;
	improved = false;
	tightened = false;

	/** @param rootSlack how far the root's own limit stays short of its best */
	constructor(private readonly rootSlack = 0) {}

	/** The current node. */
	get here(): NaiveNode {
		return this.stack.at(-1) as NaiveNode;
	}

	take(event: Event): void {
		this.improved = false;
		this.tightened = false;
		switch (event.kind) {
			case 'enter':
				this.push(event.move, event.max, event.moves, false);
				break;
			case 'evaluate':
				this.push(event.move, event.max, [], true).value = event.value;
				this.counts.leaves++;
				break;
			case 'return':
				this.return(event.value);
				break;
			case 'cut':
				this.counts.cutoffs++;
				for (let i = event.firstUnsearched; i < this.here.moves.length; i++) {
					this.rows.push(null);
					this.counts.prunedMoves++;
				}
				this.subject = null;
				break;
			case 'finish':
				this.here.value = event.value;
				this.subject = this.here;
				break;
		}
	}

	private push(move: Move, max: boolean, moves: readonly Move[], leaf: boolean): NaiveNode {
		const parent = this.stack.at(-1) ?? null;
		const node: NaiveNode = {
			row: this.rows.length,
			move,
			max,
			moves,
			parent,
			path: parent === null ? '' : `${parent.path} ${move}`.trimStart(),
			leaf,
			alphaGiven: parent?.alpha ?? -Infinity,
			betaGiven: parent?.beta ?? Infinity,
			alpha: parent?.alpha ?? -Infinity,
			beta: parent?.beta ?? Infinity,
			alphaOwner: parent?.alphaOwner ?? null,
			betaOwner: parent?.betaOwner ?? null,
			best: null,
			bestChild: null,
			returned: 0,
			value: null
		};
		this.rows.push(node);
		this.stack.push(node);
		this.counts.visited++;
		this.subject = node;
		return node;
	}

	private return(value: number): void {
		const child = this.stack.pop() as NaiveNode;
		const parent = this.here;
		child.value = value;
		this.subject = child;
		parent.returned++;
		this.improved =
			parent.best === null || (parent.max ? value > parent.best : value < parent.best);
		if (!this.improved) return;
		parent.best = value;
		parent.bestChild = child;
		const slack = parent.parent === null ? this.rootSlack : 0;
		if (parent.max && value - slack > parent.alpha) {
			parent.alpha = value - slack;
			parent.alphaOwner = parent;
			this.tightened = true;
		}
		if (!parent.max && value + slack < parent.beta) {
			parent.beta = value + slack;
			parent.betaOwner = parent;
			this.tightened = true;
		}
	}
}

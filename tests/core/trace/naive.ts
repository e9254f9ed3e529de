/**
 * A second way to compute a search at a step: write down its events, and replay the first of them on plain objects.
 * Slow, and nothing is shared with the trace, so that it can check the cursor. The windows are not folded from the
 * events but taken from a plain search (plain-search.ts).
 */
import { STAND_PAT, type Move } from '../../../src/lib/core/games/game.ts';
import type { SearchObserver } from '../../../src/lib/core/search/observer.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { codeOf } from '../../../src/lib/core/search/registry.ts';
import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';
import type { Event, Told, Window } from './plain-search.ts';

export type { Event, Told } from './plain-search.ts';

/** The events of a search, in order. */
export function eventsOf(setup: SearchSetup): Event[] {
	const events: Event[] = [];
	const search = prepareSearch(setup).newSearch(setup.algorithm, listening(events));
	codeOf(setup.algorithm).run(search);
	return events;
}

/** Writes all events into a list; a visit is identified by its event's index there. */
function listening(events: Event[]): SearchObserver {
	return {
		pass: (plan) => events.push({ kind: 'pass', ...plan }),
		enter: (move, max, moves) => events.push({ kind: 'enter', move, max, moves: [...moves] }) - 1,
		evaluate: (move, max, value, terminal) =>
			events.push({ kind: 'evaluate', move, max, value, terminal }),
		hit: (move, max, value, bound, visit) =>
			events.push({ kind: 'hit', move, max, value, bound, visit }),
		probe: (move) => events.push({ kind: 'probe', move }),
		research: (move) => events.push({ kind: 'research', move }),
		return: (value) => events.push({ kind: 'return', value }),
		cut: (firstUnsearched) => events.push({ kind: 'cut', firstUnsearched }),
		finish: (value) => events.push({ kind: 'finish', value })
	};
}

/** Sends recorded events to an observer in their original order. */
export function report(events: readonly Event[], observer: SearchObserver): void {
	const visits = new Map<number, number>();
	for (const [at, event] of events.entries()) {
		switch (event.kind) {
			case 'pass':
				observer.pass(event);
				break;
			case 'enter':
				visits.set(at, observer.enter(event.move, event.max, event.moves));
				break;
			case 'evaluate':
				observer.evaluate(event.move, event.max, event.value, event.terminal);
				break;
			case 'hit': {
				const visit = visits.get(event.visit);
				if (visit === undefined) throw new Error(`event ${at} recalls what was never entered`);
				observer.hit(event.move, event.max, event.value, event.bound, visit);
				break;
			}
			case 'probe':
				observer.probe(event.move);
				break;
			case 'research':
				observer.research(event.move);
				break;
			case 'return':
				observer.return(event.value);
				break;
			case 'cut':
				observer.cut(event.firstUnsearched);
				break;
			case 'finish':
				observer.finish(event.value);
				break;
		}
	}
}

/** True where an event only announces the next one, whose row it shares. */
export function isAnnouncement({ kind }: Event): boolean {
	return kind === 'pass' || kind === 'probe' || kind === 'research';
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
	/** The row whose stored result answered here; null for all other rows. */
	readonly target: number | null;
	readonly announced: 'pass' | 'probe' | 'research' | null;
	/** The nearest node on the path that is only probed. */
	asked: NaiveNode | null;
	readonly alphaGiven: number;
	readonly betaGiven: number;
	alpha: number;
	beta: number;
	alphaOwner: NaiveNode | null;
	betaOwner: NaiveNode | null;
	best: number | null;
	bestChild: NaiveNode | null;
	/** The results of the moves searched so far, the last search of each. */
	readonly results: NaiveNode[];
	value: number | null;
}

/** What has been counted so far. */
export interface NaiveCounts {
	visited: number;
	leaves: number;
	evaluations: number;
	cutoffs: number;
	prunedMoves: number;
	tableHits: number;
	treeNodes: number;
}

/** The search after the events taken so far. */
export class NaiveReplay {
	/** Open nodes, root first; a finished root stays until the next pass. */
	stack: NaiveNode[] = [];
	readonly counts: NaiveCounts = {
		visited: 0,
		leaves: 0,
		evaluations: 0,
		cutoffs: 0,
		prunedMoves: 0,
		tableHits: 0,
		treeNodes: 0
	};
	/** Every node met so far, by row; pruned moves are null. */
	readonly rows: (NaiveNode | null)[] = [];
	/** The subject of the last event: the child that returned, or is about to be searched, or the current node. */
	subject: NaiveNode | null = null;
	improved = false;
	tightened = false;

	private readonly paths = new Set<string>();
	private readonly rowOfEvent = new Map<number, number>();
	private taken = 0;
	/** A row that is announced, but not entered yet. */
	private expected: NaiveNode | null = null;

	/** @param told a whole search; later events determine which row is announced */
	constructor(private readonly told: readonly Told[]) {}

	/** The current node. */
	get here(): NaiveNode {
		return this.stack.at(-1) as NaiveNode;
	}

	/** Takes the next event, and returns it. */
	next(): Event {
		const at = this.taken++;
		const { event, window } = this.told[at] as Told;
		this.improved = false;
		this.tightened = false;
		switch (event.kind) {
			case 'pass':
				this.stack = [];
				this.expected = this.meet(at + 1, 'pass');
				this.stack = [this.expected];
				this.subject = this.expected;
				break;
			case 'probe':
			case 'research':
				this.expected = this.meet(at + 1, event.kind);
				this.subject = this.expected;
				break;
			case 'enter':
			case 'evaluate':
			case 'hit':
				this.enter(at, event.kind);
				break;
			case 'return':
				this.return(event.value, window as Window);
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
		return event;
	}

	private enter(at: number, kind: 'enter' | 'evaluate' | 'hit'): void {
		const node = this.expected ?? this.meet(at, null);
		this.expected = null;
		if (this.stack.at(-1) !== node) this.stack.push(node);
		this.rowOfEvent.set(at, node.row);
		this.subject = node;
		if (kind === 'evaluate') this.counts.evaluations++;
		// A stand pat plays no move.
		if (node.move === STAND_PAT) return;
		this.counts.visited++;
		if (kind === 'evaluate') this.counts.leaves++;
		if (kind === 'hit') this.counts.tableHits++;
		this.paths.add(node.path);
		this.counts.treeNodes = this.paths.size;
	}

	/** The node that an event enters. */
	private meet(at: number, announced: NaiveNode['announced']): NaiveNode {
		const { event, window } = this.told[at] as Told;
		if (event.kind !== 'enter' && event.kind !== 'evaluate' && event.kind !== 'hit') {
			throw new Error(`event ${at} enters nothing`);
		}
		const [alpha, beta] = window as Window;
		const parent = this.stack.at(-1) ?? null;
		// A bound that the parent does not have is set by the probe alone.
		const alphaOwner = parent?.alpha === alpha ? parent.alphaOwner : null;
		const betaOwner = parent?.beta === beta ? parent.betaOwner : null;
		const node: NaiveNode = {
			row: this.rows.length,
			move: event.move,
			max: event.max,
			moves: event.kind === 'enter' ? event.moves : [],
			parent,
			path: parent === null ? '' : `${parent.path} ${event.move}`.trimStart(),
			leaf: event.kind === 'evaluate',
			target: event.kind === 'hit' ? (this.rowOfEvent.get(event.visit) ?? NaN) : null,
			announced,
			asked: null,
			alphaGiven: alpha,
			betaGiven: beta,
			alpha,
			beta,
			alphaOwner,
			betaOwner,
			best: null,
			bestChild: null,
			results: [],
			value: event.kind === 'enter' ? null : event.value
		};
		node.asked = announced === 'probe' ? node : (parent?.asked ?? null);
		this.rows.push(node);
		return node;
	}

	private return(value: number, [alpha, beta]: Window): void {
		const child = this.stack.pop() as NaiveNode;
		const parent = this.here;
		child.value = value;
		this.subject = child;
		if (child.announced === 'research') parent.results.pop();
		parent.results.push(child);
		const values = parent.results.map((result) => result.value as number);
		const best = parent.max ? Math.max(...values) : Math.min(...values);
		const bestChild = parent.results[values.indexOf(best)] as NaiveNode;
		this.improved = parent.bestChild !== bestChild;
		parent.best = best;
		parent.bestChild = bestChild;
		this.tightened = parent.max ? alpha !== parent.alpha : beta !== parent.beta;
		if (alpha !== parent.alpha) parent.alphaOwner = parent;
		if (beta !== parent.beta) parent.betaOwner = parent;
		[parent.alpha, parent.beta] = [alpha, beta];
	}
}

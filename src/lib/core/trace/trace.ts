import { assertExists } from '../base/assert.ts';
import { granularityOf } from '../search/prepare.ts';
import { algorithmOf } from '../search/registry.ts';
import type { Algorithm, SearchRules } from '../search/search.ts';
import { rulesOf } from '../search/setup.ts';
import {
	ANNOUNCED,
	FLAG,
	LEAF,
	OPEN,
	type PartialReason,
	type Pass,
	type TraceColumns,
	type TraceHeader
} from './schema.ts';
import type { Told } from './told.ts';

/** From so many children on, and of so many nodes, a list of children is kept. */
const WIDE = 256;
const MOST_WIDE = 64;

/**
 * The record of a search, whole or partial. Immutable; safe to send to a worker or a page as `columns` and `header`.
 */
export class Trace {
	/** Rows: visited nodes and pruned moves together. */
	readonly rows: number;
	/** Events; the last step is `steps - 1`. */
	readonly steps: number;
	/** The rules of cutoffs and return values. */
	readonly rules: SearchRules;
	/** The children of a few wide nodes: a step asks for those on its path a dozen times. */
	readonly #wide = new Map<number, readonly number[]>();
	readonly #narrows: NonNullable<Algorithm['narrows']> | null;

	/** @param told what a faulty run did; null for a search, whose windows follow from its values */
	constructor(
		readonly header: TraceHeader,
		readonly columns: TraceColumns,
		readonly told: Told | null = null
	) {
		this.rules = rulesOf(header.setup);
		this.#narrows = algorithmOf(header.setup.algorithm).narrows ?? null;
		this.rows = columns.parent.length;
		this.steps = this.rows === 0 ? 0 : lastEvent(columns) + 1;
	}

	/** Why the recording ends before its search did; null for a finished search. */
	get partial(): PartialReason | null {
		return this.header.partial;
	}

	/** Width of a null window in this search. */
	get granularity(): number {
		return granularityOf(this.header.setup);
	}

	get passes(): readonly Pass[] {
		return this.header.passes;
	}

	/** The pass that a row belongs to. */
	passOf(row: number): Pass {
		return assertExists(this.passes[this.passIndexOf(row)], `row ${row} belongs to a pass`);
	}

	/** The number of the pass that a row belongs to, from 0. */
	passIndexOf(row: number): number {
		let low = 0;
		let high = this.passes.length;
		while (high - low > 1) {
			const middle = (low + high) >>> 1;
			if ((this.passes[middle] as Pass).rootRow <= row) low = middle;
			else high = middle;
		}
		return low;
	}

	/** The root of the last pass, which holds the search's answer. */
	get lastRoot(): number {
		return this.passes.at(-1)?.rootRow ?? 0;
	}

	/** True where the search passes a window (alpha, beta) down; all its passes do, or none. */
	get hasWindow(): boolean {
		return this.passes[0]?.window != null;
	}

	/**
	 * True where a node's best sets its side's bound, which it passes down. A node without a bound of its own passes
	 * its window to all its moves, and has no cutoffs: the root under some rules, and one side's nodes in some
	 * searches.
	 */
	narrows(row: number): boolean {
		if (this.rules.ties === 'open' && this.parentOf(row) < 0) return false;
		return this.#narrows === null || this.#narrows[this.isMax(row) ? 'max' : 'min'];
	}

	parentOf(row: number): number {
		return this.columns.parent[row] as number;
	}

	moveOf(row: number): number {
		return this.columns.move[row] as number;
	}

	depthOf(row: number): number {
		return this.columns.depth[row] as number;
	}

	valueOf(row: number): number {
		return this.columns.value[row] as number;
	}

	flagsOf(row: number): number {
		return this.columns.flags[row] as number;
	}

	enterStepOf(row: number): number {
		return this.columns.enterStep[row] as number;
	}

	exitStepOf(row: number): number {
		return this.columns.exitStep[row] as number;
	}

	/** The first row after the subtree of `row`; the end of the trace for an open node. */
	endOf(row: number): number {
		return Math.min(this.columns.subtreeEnd[row] as number, this.rows);
	}

	isMax(row: number): boolean {
		return (this.flagsOf(row) & FLAG.MAX) !== 0;
	}

	isLeaf(row: number): boolean {
		return (this.flagsOf(row) & LEAF) !== 0;
	}

	isPruned(row: number): boolean {
		return (this.flagsOf(row) & FLAG.PRUNED) !== 0;
	}

	/** True where the row has an announcement step, so that it is entered one step after its `enterStep`. */
	isAnnounced(row: number): boolean {
		return (this.flagsOf(row) & ANNOUNCED) !== 0;
	}

	/** True for a table hit. */
	isHit(row: number): boolean {
		return (this.flagsOf(row) & FLAG.HIT) !== 0;
	}

	/** True for a stand pat of quiescence: the position is the parent's, and the row is not a node. */
	isStandPat(row: number): boolean {
		return (this.flagsOf(row) & FLAG.STAND) !== 0;
	}

	/** The row whose stored result answered this table hit; -1 for other rows. */
	targetOf(row: number): number {
		return this.columns.target?.[row] ?? -1;
	}

	/** True where the move was re-searched right after this row, so that this row's result does not count. */
	isSuperseded(row: number): boolean {
		const next = this.endOf(row);
		if (next === this.rows) return false;
		return (this.flagsOf(next) & FLAG.AGAIN) !== 0 && this.parentOf(next) === this.parentOf(row);
	}

	/** True where a child's result counts at its parent in the end: it was searched, and not re-searched. */
	counts(row: number): boolean {
		return !this.isPruned(row) && !this.isSuperseded(row);
	}

	/** The children's rows in search order, pruned moves last. */
	childrenOf(row: number): readonly number[] {
		const kept = this.#wide.get(row);
		if (kept !== undefined) return kept;
		const rows: number[] = [];
		const end = this.endOf(row);
		for (let child = row + 1; child < end; child = this.endOf(child)) rows.push(child);
		if (rows.length >= WIDE) {
			if (this.#wide.size === MOST_WIDE) this.#wide.clear();
			this.#wide.set(row, rows);
		}
		return rows;
	}

	/** The rows from the root down to `row`, both included. */
	pathTo(row: number): number[] {
		const path: number[] = [];
		for (let at = row; at >= 0; at = this.parentOf(at)) path.push(at);
		return path.reverse();
	}

	/** The moves from the root to `row`. */
	movesTo(row: number): number[] {
		return this.pathTo(row)
			.slice(1)
			.map((at) => this.moveOf(at));
	}

	/** The row that a path of moves leads to in the last pass, or the last row on the way that exists. */
	rowAt(moves: readonly number[]): number {
		let row = this.lastRoot;
		for (const move of moves) {
			const next = this.childrenOf(row).find(
				(child) => this.moveOf(child) === move && !this.isSuperseded(child)
			);
			if (next === undefined) return row;
			row = next;
		}
		return row;
	}

	/** The buffers behind the columns, for a transfer between threads. */
	get buffers(): ArrayBuffer[] {
		return Object.values(this.columns).map((column: { buffer: ArrayBuffer }) => column.buffer);
	}
}

/** The step of the last event: the last row was entered, or it or a node above it was returned. */
function lastEvent({ parent, enterStep, exitStep, flags }: TraceColumns): number {
	let row = parent.length - 1;
	let step = (enterStep[row] as number) + ((flags[row] as number) & ANNOUNCED ? 1 : 0);
	while (row >= 0 && exitStep[row] !== OPEN) {
		step = exitStep[row] as number;
		row = parent[row] as number;
	}
	return step;
}

import { createContext } from 'svelte';
import type { NoTree, ProgramTree, TreeNode } from '$lib/core/experiments/krk/program-tree.ts';
import type { Texts } from '$lib/core/fields/field-list.ts';
import type { Move } from '$lib/core/games/game.ts';
import type { Turn } from '$lib/core/games/krk/placement.ts';
import {
	PROGRAM_TREE,
	type ProgramTreeLink,
	type RowOrder,
	type TreeField
} from '$lib/core/share/program-tree-link.ts';
import { PROGRAM, viewOf } from '$lib/core/share/krk-link.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';
import { ProgramLook } from '../program/program-look.svelte.ts';
import type { Rules } from '../program/program-protocol.ts';
import { Job, unlessCancelled } from '$lib/workers/job.ts';
import { findTreeFaults } from './tree-faults.ts';
import type { TreeAnswer, TreeNews, TreeTask } from './tree-protocol.ts';
import { ROOT, keptUnder, nodeAt, orderRows, rowAt, type Place } from './tree-places.ts';

/** The model of the tree's page: a position of a game of the program, what of its tree is open, and the node on view. */
export class TreeModel extends FaultHolder<TreeField> {
	readonly look = new ProgramLook();
	readonly #job = new Job<TreeTask, TreeNews, TreeAnswer>(
		() => new Worker(new URL('./tree.worker.ts', import.meta.url), { type: 'module' }),
		'waits'
	);
	#link: ProgramTreeLink = $state.raw(PROGRAM_TREE.defaults);
	/** What is ignored of the start in the link, in a sentence; null if nothing is. */
	assumed: string | null = $state(null);
	#tree: ProgramTree | null = $state.raw(null);
	#none: NoTree | null = $state(null);
	#tables: number | null = $state(null);
	/** Nodes that alpha-beta visits in the tree; null while not counted. */
	#visited: number | null = $state(null);
	/** The level that this count has reached, while it is being made. */
	#counting: number | null = $state(null);
	#problem: string | null = $state(null);
	/** The place of the focus, and that of the pointer. */
	#place: Place = $state.raw(ROOT);
	#pointed: Place | null = $state.raw(null);
	/** The place to go to when the table that is asked for has come; `kept`: to the chosen line. */
	#next: Place | 'kept' = 'kept';
	/** Counts the walks over the reductions that are to be shown with motion. */
	#walks = $state(0);

	readonly fields = PROGRAM_TREE.fields;

	get values(): ProgramTreeLink {
		return this.link;
	}

	get link(): ProgramTreeLink {
		return { ...this.#link, ...this.look.view };
	}

	/** The query of the page, without `?`. */
	get query(): string {
		return PROGRAM_TREE.query(this.link);
	}

	/** The way back to the program: its own fields of the link, without `?`. */
	get programQuery(): string {
		return PROGRAM.query(this.link);
	}

	get rules(): Rules {
		return this.#link;
	}

	get seed(): number {
		return this.#link.seed;
	}

	/** The tree on view; null before it has come, and where there is none. */
	get tree(): ProgramTree | null {
		return this.#tree;
	}

	/** Why there is no tree, or null. */
	get none(): NoTree | null {
		return this.#none;
	}

	/** Number of tables made so far, while some are being made. */
	get tables(): number | null {
		return this.#tables;
	}

	/** Number of nodes of the tree that alpha-beta would visit; null before they are counted. */
	get visited(): number | null {
		return this.#visited;
	}

	/** The level that their count has reached; null while none is being made. */
	get counting(): number | null {
		return this.#counting;
	}

	/** True where the nodes that alpha-beta would not visit are hatched. */
	get isHatched(): boolean {
		return this.#link.visits === 'hatched';
	}

	get problem(): string | null {
		return this.#problem;
	}

	/** The side whose search is shown. */
	get turn(): Turn {
		return this.#link.turn ?? (this.#link.ply % 2 === 0 ? 'white' : 'black');
	}

	/** Steps that this side looks ahead. */
	get steps(): number {
		return this.turn === 'white' ? this.#link.whiteSteps : this.#link.blackSteps;
	}

	get isLecture(): boolean {
		return this.#link.view === 'lecture';
	}

	toggleLecture(): void {
		this.#link = { ...this.#link, view: this.isLecture ? 'page' : 'lecture' };
	}

	get order(): RowOrder {
		return this.#link.order;
	}

	/** The rows in their order on the page. */
	readonly rows = $derived(this.#tree === null ? [] : orderRows(this.#tree, this.#link.order));

	/** The last level of the tree. */
	readonly depth = $derived((this.#tree?.levels.length ?? 1) - 1);

	/** The level down to which the tree has been reduced; 0: all of it. */
	readonly level = $derived(Math.min(this.#link.level, this.depth));

	get walks(): number {
		return this.#walks;
	}

	/** The place of the focus. */
	get place(): Place {
		return this.#place;
	}

	/** The place on the board: under the pointer, otherwise that of the focus. */
	readonly shown: Place = $derived(this.#pointed ?? this.#place);

	readonly node: TreeNode | null = $derived(
		this.#tree === null ? null : nodeAt(this.#tree, this.shown)
	);

	/** The nodes from the tree's root to the one on the board, both included. */
	readonly path: readonly TreeNode[] = $derived.by(() => {
		if (this.#tree === null || this.node === null) return [];
		const row = rowAt(this.#tree, this.shown);
		const nodes = [...this.#tree.line];
		if (row !== null) nodes.push(row);
		if (this.shown.cell !== null) nodes.push(this.node);
		return nodes;
	});

	/** True for the row of the program's own move, in the table of the tree's root. */
	isChosen(row: Move | null): boolean {
		const tree = this.#tree;
		return tree !== null && tree.line.length === 1 && row === tree.choice.move;
	}

	/** True for a row that shows its cells with their labels. */
	isTall(row: Move | null): boolean {
		return this.isChosen(row) || this.isOpened(row);
	}

	isOpened(row: Move | null): boolean {
		return row !== null && this.#link.rows.includes(row);
	}

	/** Opens a link. */
	open({ values, faults, assumed }: ReturnType<typeof PROGRAM_TREE.read>): void {
		this.assumed = assumed;
		this.#link = values;
		this.#visited = null;
		this.setFaults(faults);
		this.look.change(viewOf(values));
		this.#next = 'kept';
		this.ask();
	}

	/** Sends the question to the worker again; also the remedy for a problem. */
	ask(): void {
		this.#problem = null;
		this.#counting = null;
		const { start, seed, moves, ply, turn, line, profile, whiteSteps, blackSteps } = this.#link;
		const task = {
			rules: { profile, whiteSteps, blackSteps },
			question: { start, seed, moves, ply, turn, line },
			count: this.isHatched && this.#visited === null ? 'tree-and-visits' : 'tree-alone'
		} as const;
		this.#job
			.run(task, (news) => {
				this.#hear(news);
			})
			.then(
				(visited) => {
					this.#visited ??= visited;
					this.#counting = null;
				},
				unlessCancelled((message) => {
					this.#tables = null;
					this.#counting = null;
					this.#problem = message;
				})
			);
	}

	#hear(news: TreeNews): void {
		if (news.kind === 'tables') this.#tables = news.made;
		else if (news.kind === 'counting') this.#counting = news.level;
		else {
			this.#tables = null;
			if ('tree' in news.grown) this.#receive(news.grown.tree);
			else [this.#tree, this.#none] = [null, news.grown.none];
		}
	}

	/** Ends the worker for good. */
	close(): void {
		this.#job.end();
	}

	/** Ends the worker's current task at once. */
	stop(): void {
		this.#job.end();
		this.#tables = null;
		this.#problem = 'Stopped before the tree was known.';
	}

	setTurn(turn: Turn): void {
		this.#ask({ turn: turn === (this.#link.ply % 2 === 0 ? 'white' : 'black') ? null : turn });
	}

	setSteps(steps: number): void {
		this.#ask(this.turn === 'white' ? { whiteSteps: steps } : { blackSteps: steps });
	}

	/** Reads the profile or the order of the rows; unreadable ones are added to the faults. */
	change(texts: Texts<TreeField>): void {
		const { values, faults } = PROGRAM_TREE.parse({ ...PROGRAM_TREE.texts(this.link), ...texts });
		if (!this.changeFaults(texts, faults)) return;
		if ('profile' in texts) this.#ask({ profile: values.profile });
		if ('order' in texts) this.#link = { ...this.#link, order: values.order };
	}

	/** Hatches the nodes that alpha-beta would not visit, the rows in the order of its search; or shows all alike. */
	toggleVisits(): void {
		if (this.isHatched) {
			this.#link = { ...this.#link, visits: 'hidden' };
			// Ends a count that is still being made.
			if (this.#counting !== null) this.#askAgain();
		} else {
			this.#link = { ...this.#link, visits: 'hatched', order: 'listed' };
			if (this.#visited === null) this.#askAgain();
		}
	}

	/** Chooses among tied moves at random, as in the paper's text, or by their place, as released. */
	toggleTies(): void {
		const { profile } = this.#link;
		this.#ask({
			profile: { ...profile, ties: profile.ties === 'uniform' ? 'released' : 'uniform' }
		});
	}

	/** @param motion false while the key is held */
	reduceTo(level: number, motion = true): void {
		const next = Math.max(0, Math.min(level, this.depth));
		if (motion && next === this.level - 1) this.#walks++;
		this.#link = { ...this.#link, level: next };
	}

	/**
	 * One reduction on or back, as a slide remote does it: the page opens with the whole tree reduced, and so the last
	 * level follows the root.
	 */
	page(direction: 'on' | 'back', motion = true): void {
		const { level, depth } = this;
		if (direction === 'on') this.reduceTo(level === 0 ? depth : level - 1, motion);
		else this.reduceTo(level === depth ? 0 : level + 1, motion);
	}

	point(place: Place | null): void {
		this.#pointed = place;
	}

	go(place: Place): void {
		this.#place = place;
		this.#pointed = null;
	}

	/** Opens or closes a row; that of the chosen move always is open. */
	toggleRow(row: Move): void {
		if (this.isChosen(row)) return;
		const { rows } = this.#link;
		const others = rows.filter((one) => one !== row);
		this.#link = { ...this.#link, rows: others.length < rows.length ? others : [...rows, row] };
	}

	/** True where the node at the place can become a table of its own. */
	canOpen({ row, cell }: Place): boolean {
		if (this.#tree === null || row === null) return false;
		return cell === null || (nodeAt(this.#tree, { row, cell })?.children ?? 0) > 0;
	}

	/** Opens a row, or the cell as a table one level deeper. */
	openPlace(place: Place): void {
		if (place.row === null || !this.canOpen(place)) return;
		if (place.cell === null) this.toggleRow(place.row);
		else this.openLine([...this.#link.line, place.row, place.cell], ROOT);
	}

	/** False if nothing of the place is open. */
	canClose({ row }: Place): boolean {
		return (row !== null && this.isOpened(row)) || this.#link.line.length >= 2;
	}

	/** Closes the row, or the table. */
	closePlace({ row }: Place): void {
		if (row === null || !this.isOpened(row)) {
			this.closeTable();
			return;
		}
		this.toggleRow(row);
		this.go({ row, cell: null });
	}

	/** Back to the table above, and there to the cell that was open. */
	closeTable(): void {
		const { line } = this.#link;
		const [row, cell] = line.slice(-2);
		if (row === undefined || cell === undefined) return;
		this.openLine(line.slice(0, -2), { row, cell });
	}

	/** Shows the table of the node behind these moves, an even number of them. */
	openLine(line: readonly Move[], next: Place): void {
		this.#next = next;
		this.#link = { ...this.#link, line, rows: [] };
		this.ask();
	}

	/** Asks for the same tree, and stays at the place on view. */
	#askAgain(): void {
		this.#next = this.#place;
		this.ask();
	}

	/** Asks for another tree, nothing of which is open. */
	#ask(change: Partial<ProgramTreeLink>): void {
		this.#link = { ...this.#link, ...change, line: [], rows: [], level: 0 };
		this.#visited = null;
		this.#next = 'kept';
		this.ask();
	}

	#receive(tree: ProgramTree): void {
		this.#tree = tree;
		this.#none = null;
		this.#pointed = null;
		for (const { field, fault } of findTreeFaults(this.#link, tree)) this.setFault(field, fault);
		const line = tree.line.slice(1).map(({ move }) => move as Move);
		if (line.length < this.#link.line.length) this.#link = { ...this.#link, line, rows: [] };
		const rows = this.#link.rows.filter((row) => tree.rows.some(({ move }) => move === row));
		this.#link = { ...this.#link, rows, level: this.level };
		const chosen = tree.rows.find(({ move }) => this.isChosen(move));
		const first = chosen === undefined ? ROOT : keptUnder(chosen);
		const next = this.#next === 'kept' ? first : this.#next;
		this.#place = nodeAt(tree, next) === null ? ROOT : next;
	}
}

export const [getTree, setTree] = createContext<TreeModel>();

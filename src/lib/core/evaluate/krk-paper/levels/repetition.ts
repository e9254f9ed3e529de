/**
 * The game's record inside the tree. A board that has occurred twice ends the game when it recurs, so its value is
 * fixed at every level. The changes above it are found by walking backwards, and they are few: a change spreads only
 * while it affects a best move. The tables are changed in place and restored afterwards.
 */
import { LEGAL_REPLY, LEGAL_START, placementFacts } from '../../../games/krk/legality.ts';
import { MOST_MOVES } from '../../../games/krk/moves.ts';
import { PLACEMENTS } from '../../../games/krk/placement.ts';
import { writeRepliesBefore, writeStartsBefore } from '../../../games/krk/unmoves.ts';
import { backUp, isEnd, stepMate, type Layer } from './layer.ts';

const before = new Int32Array(MOST_MOVES);

/** A layer, and its changes by the last fixed board. */
interface Overlaid {
	readonly layer: Layer;
	readonly below: Overlaid | null;
	/** Ids, and their values before. */
	readonly changed: number[];
	readonly old: number[];
}

export class RepetitionOverlay {
	private readonly overlaid: Overlaid[] = [];
	private readonly isFixed = new Uint8Array(PLACEMENTS);
	private readonly fixed: number[] = [];
	/** Layer, id and value before, of every change since `reset`. */
	private readonly log: number[] = [];

	/** @param layers each after the one below it; the overlay may change them until `reset` */
	constructor(layers: readonly Layer[]) {
		const known = new Map<Layer, Overlaid>();
		for (const layer of layers) {
			const below = layer.next === null ? null : (known.get(layer.next) ?? null);
			const overlaid = { layer, below, changed: [], old: [] };
			known.set(layer, overlaid);
			this.overlaid.push(overlaid);
		}
	}

	/** Makes a board end the game in every tree from now on, with either side to move. */
	fix(id: number): void {
		this.isFixed[id] = 1;
		this.fixed.push(id);
		for (const [index, overlaid] of this.overlaid.entries()) {
			overlaid.changed.length = 0;
			overlaid.old.length = 0;
			this.fixOwn(index, overlaid, id);
			if (overlaid.below !== null) this.spread(index, overlaid, overlaid.below);
		}
	}

	/** Restores all tables. */
	reset(): void {
		for (let at = this.log.length - 3; at >= 0; at -= 3) {
			const { layer } = this.overlaid[this.log[at] as number] as Overlaid;
			layer.values[this.log[at + 1] as number] = this.log[at + 2] as number;
		}
		this.log.length = 0;
		for (const id of this.fixed) this.isFixed[id] = 0;
		this.fixed.length = 0;
	}

	private fixOwn(index: number, overlaid: Overlaid, id: number): void {
		const { turn, ends } = overlaid.layer;
		const facts = placementFacts()[id] as number;
		const legal = turn === 'white' ? LEGAL_START : LEGAL_REPLY;
		if ((facts & legal) === 0 || isEnd(turn, ends, facts)) return;
		this.change(index, overlaid, id, ends.repeated[id] as number);
	}

	/** Recomputes the placements one move before the changes one layer below. */
	private spread(index: number, overlaid: Overlaid, below: Overlaid): void {
		const { turn, ends, values } = overlaid.layer;
		const facts = placementFacts();
		const next = below.layer.values;
		for (let i = 0; i < below.changed.length; i++) {
			const child = below.changed[i] as number;
			const was = stepMate(below.old[i] as number, ends.mateStep);
			const is = stepMate(next[child] as number, ends.mateStep);
			const count =
				turn === 'white' ? writeStartsBefore(child, before) : writeRepliesBefore(child, before);
			for (let at = 0; at < count; at++) {
				const id = before[at] as number;
				const value = values[id] as number;
				const isBetter = turn === 'white' ? is < value : is > value;
				if (was !== value && !isBetter) continue;
				if (this.isFixed[id] === 1 || isEnd(turn, ends, facts[id] as number)) continue;
				this.change(index, overlaid, id, backUp(turn, id, next, ends.mateStep));
			}
		}
	}

	private change(index: number, overlaid: Overlaid, id: number, value: number): void {
		const { values } = overlaid.layer;
		const old = values[id] as number;
		if (old === value) return;
		this.log.push(index, id, old);
		overlaid.changed.push(id);
		overlaid.old.push(old);
		values[id] = value;
	}
}

/**
 * Every n-step search of every position at once: one table of values per level, by a profile's rules. n steps are 2n
 * plies for both sides. The root's choice reads the table one ply below it.
 *
 * A tree never extends past ply 100, where the fifty-move rule ends the game; a root's ply alone decides which tables
 * it needs. All trees whose last level has White to move share their tables, since only the plies left below a node
 * matter; only the released program's -900 at level 3 needs three tables per depth.
 */
import { assert } from '../../../base/assert.ts';
import { DRAW_VALUE, MATE_VALUE } from '../paper-value.ts';
import { freeSquaresTable } from '../free-squares.ts';
import { FIFTY_MOVES } from '../../../games/krk/krk-state.ts';
import { STALEMATE } from '../../../games/krk/legality.ts';
import { PLACEMENTS, type Turn } from '../../../games/krk/placement.ts';
import {
	BLACK_ENDS,
	LEVEL_THREE_VALUE,
	MUTED_VALUE,
	makeLastLayer,
	makeLayerAbove,
	stepMate,
	type EndValues,
	type Layer
} from './layer.ts';
import type { Profile } from '../../../games/krk/profile/profile.ts';

/** Limits on a side's steps. */
export const LEAST_STEPS = 1;
export const MOST_STEPS = 16;

export class LevelTables {
	/** All layers, each after the one below it. */
	readonly layers: readonly Layer[];
	/** By ply of the root, 0..99 (White moves at even plies): the layer of its moves. */
	private readonly byPly: readonly Layer[];

	/**
	 * @param whiteSteps and `blackSteps`: 1..16
	 * @param onLayer called after each layer with the number of layers so far
	 */
	constructor(
		readonly profile: Profile,
		readonly whiteSteps: number,
		readonly blackSteps: number,
		onLayer: ((made: number) => void) | null = null
	) {
		for (const steps of [whiteSteps, blackSteps]) {
			const isInRange = steps >= LEAST_STEPS && steps <= MOST_STEPS;
			assert(Number.isInteger(steps) && isInRange, `${steps} steps: there are 1 to 16`);
		}
		const builder = new Builder(profile, onLayer);
		this.byPly = Array.from({ length: FIFTY_MOVES }, (_, ply) =>
			ply % 2 === 0 ? builder.whiteBelow(ply, whiteSteps) : builder.blackBelow(ply, blackSteps)
		);
		this.layers = builder.layers;
	}

	/**
	 * The layer of the root's moves: the value of each move to the side that moves at `ply`, plies counted from the
	 * start of the game. A mate scored by depth is one level less here than in the tree (layer.ts).
	 */
	layerBelow(ply: number): Layer {
		const layer = this.byPly[ply];
		assert(layer !== undefined, `Ply ${ply} is not one at which a side moves`);
		return layer;
	}

	/**
	 * The value that the search of the side that moves at `ply` returns for a placement of its tree: large is good for
	 * Black.
	 *
	 * @param level of the placement below the root, from 1 to the last level
	 */
	valueAt(ply: number, level: number, id: number): number {
		return this.valuesAt(ply, level)(id);
	}

	/** The same of a whole level, for many placements. */
	valuesAt(ply: number, level: number): (id: number) => number {
		let layer: Layer = this.layerBelow(ply);
		for (let at = 1; at < level; at++) {
			// In the released program's search for Black every line may end before the last level: then every node has this
			// value.
			if (layer.next === null) return () => MUTED_VALUE;
			layer = layer.next;
		}
		const { values } = layer;
		const mateStep = this.mateStep * level;
		return (id) => stepMate(values[id] as number, mateStep);
	}

	/** Change of a mate's value per ply between it and the root. */
	get mateStep(): number {
		return this.profile.mates === 'depth' ? 1 : 0;
	}
}

/** White moves at even plies. */
export function turnAt(ply: number): Turn {
	return ply % 2 === 0 ? 'white' : 'black';
}

/** Layers from a last level upwards, each computed at first use. */
type Stack = Layer[];

class Builder {
	readonly layers: Layer[] = [];
	private readonly valued: EndValues;
	private readonly muted: EndValues;
	/** Last level: positions with White, and with Black, to move; and White to move at ply 100. */
	private readonly toWhite: Stack;
	private readonly toBlack: Stack;
	private readonly toFifty: Stack;
	/** By plies searched: White's first move in a tree with a level 3, inside it and up to ply 100. */
	private readonly special = new Map<Stack, Map<number, Layer>>();
	private allMuted: Layer | null = null;

	constructor(
		private readonly profile: Profile,
		private readonly onLayer: ((made: number) => void) | null
	) {
		const leaves = freeSquaresTable(profile.reading, 'black');
		this.valued = {
			mate: MATE_VALUE,
			draw: DRAW_VALUE,
			repeated: leaves.map((value) => DRAW_VALUE + value),
			endsWhite: profile.stalemateTest === 'either-turn' ? STALEMATE : 0,
			endsBlack: BLACK_ENDS,
			mateStep: profile.mates === 'depth' ? 1 : 0
		};
		this.muted = {
			...this.valued,
			mate: MUTED_VALUE,
			draw: MUTED_VALUE,
			repeated: new Int16Array(PLACEMENTS).fill(MUTED_VALUE)
		};
		this.toWhite = [this.add(makeLastLayer('white', this.valued, leaves))];
		this.toBlack = [this.add(makeLastLayer('black', this.valued, leaves))];
		this.toFifty = this.toWhite;
		if (profile.fiftyValue === 'plus-1000') {
			const drawn = new Int16Array(PLACEMENTS).fill(DRAW_VALUE);
			this.toFifty = [this.add(makeLastLayer('white', this.valued, drawn))];
		}
	}

	whiteBelow(ply: number, steps: number): Layer {
		const left = FIFTY_MOVES - ply;
		const stack = left <= 2 * steps ? this.toFifty : this.toWhite;
		const plies = Math.min(left, 2 * steps);
		if (this.profile.levelThreeMate === 'as-any' || plies < 3) {
			return this.at(stack, plies - 1, this.valued);
		}
		return this.specialBelow(stack, plies);
	}

	/** Levels 3, 2 and 1 of White's tree; level 3 has its own value of a mate. */
	private specialBelow(stack: Stack, plies: number): Layer {
		const known = this.special.get(stack) ?? new Map<number, Layer>();
		this.special.set(stack, known);
		let layer = known.get(plies);
		if (layer === undefined) {
			const below = this.at(stack, plies - 4, this.valued);
			const third = makeLayerAbove(below, { ...this.valued, mate: LEVEL_THREE_VALUE });
			const second = this.add(makeLayerAbove(this.add(third), this.valued));
			layer = this.add(makeLayerAbove(second, this.valued));
			known.set(plies, layer);
		}
		return layer;
	}

	blackBelow(ply: number, steps: number): Layer {
		const left = FIFTY_MOVES - ply;
		const isMuted = this.profile.blackTerminal === 'minus-one';
		if (left > 2 * steps) {
			return this.at(this.toBlack, 2 * steps - 1, isMuted ? this.muted : this.valued);
		}
		if (!isMuted) return this.at(this.toFifty, left - 1, this.valued);
		// Ply 100 is above the last level, so every line ends before it and has the value −1.
		this.allMuted ??= this.add(makeLastLayer('white', this.muted, this.muted.repeated));
		return this.allMuted;
	}

	/** The layer that many plies above the last; all layers of a stack above its last have the same rules. */
	private at(stack: Stack, pliesAbove: number, ends: EndValues): Layer {
		for (let made = stack.length; made <= pliesAbove; made++) {
			stack.push(this.add(makeLayerAbove(stack[made - 1] as Layer, ends)));
		}
		return stack[pliesAbove] as Layer;
	}

	private add(layer: Layer): Layer {
		this.layers.push(layer);
		this.onLayer?.(this.layers.length);
		return layer;
	}
}

/**
 * The tables of 1, 2, 3, ... steps, each grown from the previous ones. All trees share their layers: one step more is
 * two layers more for White and two for Black, instead of four new ones for each step.
 */
import { assert } from '../../base/assert.ts';
import { makeLayerAbove, type Layer } from '../../evaluate/krk-paper/levels/layer.ts';
import { LevelTables } from '../../evaluate/krk-paper/levels/level-tables.ts';
import { CLEAN, type Profile } from '../../games/krk/profile/profile.ts';
import { FIFTY_MOVES } from '../../games/krk/krk-state.ts';
import type { LayerSource } from './exact-decisions.ts';

export class HypothesisLayers implements LayerSource {
	readonly mateStep: number;
	/** By plies above the last level: those with White to move there, and those with Black to move. */
	private readonly toWhite: Layer[];
	private readonly toBlack: Layer[];

	/** One step for both sides, CLEAN except for the mates. */
	constructor(mates: Profile['mates']) {
		const tables = new LevelTables({ ...CLEAN, mates }, 1, 1);
		this.mateStep = tables.mateStep;
		this.toWhite = chainOf(tables.layerBelow(0));
		this.toBlack = chainOf(tables.layerBelow(1));
	}

	get steps(): number {
		return this.toWhite.length / 2;
	}

	/** Adds one step for both sides. */
	grow(): void {
		for (const stack of [this.toWhite, this.toBlack]) {
			for (let i = 0; i < 2; i++) {
				const top = stack.at(-1) as Layer;
				stack.push(makeLayerAbove(top, top.ends));
			}
		}
	}

	/** Near ply 100 a tree ends there, with White to move and the same leaves as any other. */
	layerBelow(ply: number): Layer {
		const left = FIFTY_MOVES - ply;
		const stack = ply % 2 === 0 || left <= this.toBlack.length ? this.toWhite : this.toBlack;
		const layer = stack[Math.min(left, stack.length) - 1];
		assert(layer !== undefined, `Ply ${ply} is not one at which a side moves`);
		return layer;
	}
}

/** A layer and all below it, the last level first. */
function chainOf(top: Layer): Layer[] {
	const chain: Layer[] = [];
	for (let layer: Layer | null = top; layer !== null; layer = layer.next) chain.unshift(layer);
	return chain;
}

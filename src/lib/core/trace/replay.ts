import { gameOf } from '../games/registry.ts';
import type { Game, GameState } from '../games/game.ts';
import { rootOf } from '../games/root.ts';
import type { Trace } from './trace.ts';

/**
 * Restores positions from a trace: they are not stored, but follow from the root position and the moves on a path. A
 * replay keeps one state and moves it from row to row through their common ancestor.
 */
export class Replay {
	readonly game: Game;
	private readonly state: GameState;
	private row = 0;

	constructor(readonly trace: Trace) {
		const { setup } = trace.header;
		this.game = gameOf(setup.game);
		this.state = rootOf(setup);
	}

	/** The state at `row`, pruned moves included. The next call changes it, so read it at once. */
	at(row: number): GameState {
		const { trace } = this;
		const down: number[] = [];
		let target = row;
		while (trace.depthOf(target) > trace.depthOf(this.row)) {
			down.push(target);
			target = trace.parentOf(target);
		}
		// All roots are one position, each the beginning of a pass.
		while (this.row !== target && trace.depthOf(this.row) > 0) {
			if (trace.depthOf(this.row) === trace.depthOf(target)) {
				down.push(target);
				target = trace.parentOf(target);
			}
			if (!trace.isStandPat(this.row)) this.state.undo();
			this.row = trace.parentOf(this.row);
		}
		this.row = target;
		for (let i = down.length - 1; i >= 0; i--) {
			const next = down[i] as number;
			if (!trace.isStandPat(next)) this.state.play(trace.moveOf(next));
			this.row = next;
		}
		return this.state;
	}
}

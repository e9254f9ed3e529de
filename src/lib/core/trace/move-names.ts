import type { Replay } from './replay.ts';

/** The names of the moves of a trace, made on demand and cached. */
export class MoveNames {
	private readonly texts = new Map<number, string>();

	constructor(private readonly replay: Replay) {}

	/** The move into `row` in the game's notation ("a3", "Rd7"); empty at the root. */
	of(row: number): string {
		const known = this.texts.get(row);
		if (known !== undefined) return known;
		const { trace, game } = this.replay;
		const parent = trace.parentOf(row);
		const text =
			parent < 0
				? ''
				: trace.isStandPat(row)
					? 'stand pat'
					: game.moveText(this.replay.at(parent), trace.moveOf(row));
		this.texts.set(row, text);
		return text;
	}

	/** The move into `row` as it is said; null at the root, and where the notation says it already. */
	inWords(row: number): string | null {
		const { trace, game } = this.replay;
		const parent = trace.parentOf(row);
		if (parent < 0 || trace.isStandPat(row)) return null;
		return game.moveWords?.(this.replay.at(parent), trace.moveOf(row)) ?? null;
	}

	/** The move into `row` in the notation of scripts ("2", "d1d7"); empty at the root. */
	idOf(row: number): string {
		const { trace, game } = this.replay;
		const parent = trace.parentOf(row);
		if (trace.isStandPat(row)) return 'stand-pat';
		return parent < 0 ? '' : game.moveId(this.replay.at(parent), trace.moveOf(row));
	}

	/** The moves from the root to `row`, in the game's notation. */
	pathTo(row: number): string[] {
		return this.replay.trace
			.pathTo(row)
			.slice(1)
			.map((at) => this.of(at));
	}
}

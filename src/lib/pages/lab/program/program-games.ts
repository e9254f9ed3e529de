/** Games with their tables, cached for the next request: tables take seconds to make, and up to 60 MB. */
import { LevelTables } from '../../../core/evaluate/krk-paper/levels/level-tables.ts';
import { formatProfile } from '../../../core/games/krk/profile/profile-text.ts';
import { KrkGame } from '../../../core/experiments/krk/play-game.ts';
import { PLACEMENTS } from '../../../core/games/krk/placement.ts';
import type { Rules } from './program-protocol.ts';

/** The most bytes of cached tables before another set is made; the largest set of tables takes 57 million. */
const MOST_BYTES = 120_000_000;

export class ProgramGames {
	/** The last used one comes last. */
	private readonly games = new Map<string, KrkGame>();

	/** @param onLayer called with the number of tables made, if they have to be made */
	get(rules: Rules, onLayer: (made: number) => void): KrkGame {
		const { profile, whiteSteps, blackSteps } = rules;
		const key = `${formatProfile(profile)} ${whiteSteps} ${blackSteps}`;
		let game = this.games.get(key);
		if (game === undefined) {
			this.makeRoom();
			game = new KrkGame(new LevelTables(profile, whiteSteps, blackSteps, onLayer));
		}
		this.games.delete(key);
		this.games.set(key, game);
		return game;
	}

	/** Drops those not used for longest. */
	private makeRoom(): void {
		let bytes = [...this.games.values()].reduce((sum, game) => sum + bytesOf(game), 0);
		for (const [key, game] of this.games) {
			if (bytes <= MOST_BYTES) return;
			this.games.delete(key);
			bytes -= bytesOf(game);
		}
	}
}

function bytesOf({ tables }: KrkGame): number {
	return tables.layers.length * PLACEMENTS * Int16Array.BYTES_PER_ELEMENT;
}

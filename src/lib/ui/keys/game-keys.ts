import type { PageKey } from './page-key.ts';

/** The positions of a game, counted in moves from its start. */
interface GamePlace {
	readonly ply: number;
	/** Its last position. */
	readonly last: number;
	readonly goTo: (ply: number) => void;
}

/** The keys that step through a game. */
export const GAME_KEYS: readonly PageKey<GamePlace>[] = [
	{
		keys: ['ArrowLeft'],
		what: 'One move back',
		run: ({ ply, goTo }) => {
			goTo(Math.max(0, ply - 1));
		}
	},
	{
		keys: ['ArrowRight'],
		what: 'One move forward',
		run: ({ ply, last, goTo }) => {
			goTo(Math.min(ply + 1, last));
		}
	},
	{
		keys: ['Home'],
		what: 'To the start of the game',
		run: ({ goTo }) => {
			goTo(0);
		}
	},
	{
		keys: ['End'],
		what: 'To its end',
		run: ({ last, goTo }) => {
			goTo(last);
		}
	}
];

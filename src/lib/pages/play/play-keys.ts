/** The keys of the Play page beside those that step through its game. */
import type { PageKey } from '$lib/ui/keys/page-key.ts';
import type { Play } from './play.svelte.ts';

/** The objects that keys act on. */
interface PlayKeyTarget {
	readonly play: Play;
	readonly flip: () => void;
}

export const PLAY_KEYS: readonly PageKey<PlayKeyTarget>[] = [
	{
		keys: ['t'],
		what: 'Take back your last move',
		once: true,
		run: ({ play }) => {
			play.takeBack();
		}
	},
	{
		keys: ['h'],
		what: 'Hint: what the engine would play',
		once: true,
		run: ({ play }) => {
			play.askHint();
		}
	},
	{
		keys: ['c'],
		what: 'Try a move: choose one without playing it',
		once: true,
		run: ({ play }) => {
			if (play.isPersonsTurn) play.setConsidering(!play.isConsidering);
		}
	},
	{
		keys: ['f'],
		what: 'Flip board',
		once: true,
		run: ({ flip }) => {
			flip();
		}
	}
];

/** The keys of the Play page, in one table: the keyboard runs it, and the help lists it. */
import type { Play } from './play.svelte.ts';

/** The objects that keys act on. */
interface PlayKeyTarget {
	readonly play: Play;
	readonly flip: () => void;
}

interface PlayKey {
	/** As in `KeyboardEvent.key`. */
	readonly key: string;
	/** The key's label in the help. */
	readonly cap: string;
	readonly what: string;
	readonly run: (target: PlayKeyTarget) => void;
}

export const PLAY_KEYS: readonly PlayKey[] = [
	{
		key: 'ArrowLeft',
		cap: '←',
		what: 'One move back on the board',
		run: ({ play }) => {
			play.goTo(play.state.ply - 1);
		}
	},
	{
		key: 'ArrowRight',
		cap: '→',
		what: 'One move forward',
		run: ({ play }) => {
			play.goTo(play.state.ply + 1);
		}
	},
	{
		key: 'Home',
		cap: 'Home',
		what: 'To the start of the game',
		run: ({ play }) => {
			play.goTo(0);
		}
	},
	{
		key: 'End',
		cap: 'End',
		what: 'To its end, to continue',
		run: ({ play }) => {
			play.goTo(play.line.made.length);
		}
	},
	{
		key: 't',
		cap: 'T',
		what: 'Take back your last move',
		run: ({ play }) => {
			play.takeBack();
		}
	},
	{
		key: 'h',
		cap: 'H',
		what: 'Hint: what the engine would play',
		run: ({ play }) => {
			play.askHint();
		}
	},
	{
		key: 'c',
		cap: 'C',
		what: 'Try a move: choose one without playing it',
		run: ({ play }) => {
			if (play.isPersonsTurn) play.setConsidering(!play.isConsidering);
		}
	},
	{
		key: 'f',
		cap: 'F',
		what: 'Flip board',
		run: ({ flip }) => {
			flip();
		}
	}
];

/** Elements where all of these keys mean something else, and those where Home and End scroll. */
const FIELDS = 'input, select, textarea, dialog';
const SCROLLED = '[tabindex="0"]';

/** Runs the key's command from anywhere except form fields and dialogs. */
export function runPlayKey(target: PlayKeyTarget, event: KeyboardEvent): void {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
	if (document.querySelector('dialog:modal') !== null) return;
	const isIn = (selector: string): boolean =>
		event.target instanceof Element && event.target.closest(selector) !== null;
	const isScroll = event.key === 'Home' || event.key === 'End';
	if (isIn(FIELDS) || (isScroll && isIn(SCROLLED))) return;
	const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
	const found = PLAY_KEYS.find(({ key }) => key === name);
	if (found === undefined || (event.repeat && !name.startsWith('Arrow'))) return;
	event.preventDefault();
	found.run(target);
}

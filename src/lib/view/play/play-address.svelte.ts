import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parsePlayLink } from '$lib/core/share/play-link.ts';
import type { Play } from '$lib/state/play/play.svelte.ts';

/**
 * Moves are written to the address once the board settles: browsers throttle changes to it. Longer than a key that is
 * held down takes from move to move, and too short to leave the page before the last move stands in it.
 */
const SETTLE_MS = 60;

/**
 * Keeps the address bar and the game telling the same story: another game, engine or start adds an entry to the
 * browser's history, and so does taking back, which leaves the longer game behind; a move replaces the present entry,
 * and going back opens what the address then says. An address that could not be read stays as it was given until something is changed. Call while the page is being set up.
 */
export function syncPlayAddress(play: Play): void {
	let isOpened = $state(false);
	/** What the newest history entry shows, and the address that could not be read. */
	let shown = '';
	let keptFor = '';
	/** The query as it was last, which need not stand in the address yet. */
	let before = '';

	afterNavigate(({ type }) => {
		if (type === 'goto') return;
		play.open(parsePlayLink(location.search));
		before = play.query;
		shown = settingOf(play);
		keptFor = play.faults.length > 0 ? play.query : '';
		isOpened = true;
	});

	$effect(() => {
		const { query } = play;
		const setting = settingOf(play);
		if (!isOpened || (keptFor !== '' && query === keptFor)) return;
		const isMended = keptFor !== '';
		keptFor = '';
		if (setting === shown) {
			before = query;
			const settled = setTimeout(() => {
				write(query);
			}, SETTLE_MS);
			return () => {
				clearTimeout(settled);
			};
		}
		shown = setting;
		// The game that is left has all of its moves in its own entry.
		if (!isMended) write(before);
		before = query;
		if (location.search === searchOf(query)) return;
		void goto(addressOf(query), { keepFocus: true, noScroll: true });
		return undefined;
	});
}

function write(query: string): void {
	if (location.search !== searchOf(query)) replaceState(addressOf(query), {});
}

function searchOf(query: string): string {
	return query === '' ? '' : `?${query}`;
}

function addressOf(query: string): string {
	return query === '' ? location.pathname : `?${query}`;
}

/** Who plays what, from where, and which game it is: without the moves, and where the board stands. */
function settingOf({ query, turned }: Play): string {
	return `${turned} ${query.replace(/&?\b(moves|ply|resigned)=[^&]*/g, '')}`;
}

import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parsePlayLink } from '$lib/core/share/play-link.ts';
import type { Play } from '$lib/state/play/play.svelte.ts';

/**
 * Delay before moves are written to the address, since browsers throttle changes to it. Longer than the interval of a
 * held key, and too short to leave the page before the last move is in the address.
 */
const SETTLE_MS = 60;

/**
 * Keeps the address bar in step with the game: another game, engine or start adds an entry to the browser's history,
 * and so does taking back, which keeps the longer game in the previous entry; a move replaces the present entry, and
 * going back opens the previous address. An unreadable address stays as it was until something is changed. Call
 * during component initialisation.
 */
export function syncPlayAddress(play: Play): void {
	let isOpened = $state(false);
	/** The content of the newest history entry, and the unreadable address. */
	let shown = '';
	let keptFor = '';
	/** The last query, which may not be in the address yet. */
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
		// The previous game keeps all of its moves in its own entry.
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

/** The game, the players and the start, without the moves and the displayed ply. */
function settingOf({ query, turned }: Play): string {
	return `${turned} ${query.replace(/&?\b(moves|ply|resigned)=[^&]*/g, '')}`;
}

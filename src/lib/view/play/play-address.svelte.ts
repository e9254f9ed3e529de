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
 * browser's history, a move replaces the present one, and going back opens what the address then says. An address
 * that could not be read stays as it was given until something is changed. Call while the page is being set up.
 */
export function syncPlayAddress(play: Play): void {
	let isOpened = $state(false);
	/** What the newest history entry shows, and the address that could not be read. */
	let shown = '';
	let keptFor = '';

	afterNavigate(({ type }) => {
		if (type === 'goto') return;
		play.open(parsePlayLink(location.search));
		shown = settingOf(play.query);
		keptFor = play.faults.length > 0 ? play.query : '';
		isOpened = true;
	});

	$effect(() => {
		const { query } = play;
		if (!isOpened || (keptFor !== '' && query === keptFor)) return;
		const address = query === '' ? location.pathname : `?${query}`;
		const setting = settingOf(query);
		if (setting === shown) {
			const settled = setTimeout(() => {
				if (location.search !== (query === '' ? '' : `?${query}`)) replaceState(address, {});
			}, SETTLE_MS);
			return () => {
				clearTimeout(settled);
			};
		}
		shown = setting;
		void goto(address, { keepFocus: true, noScroll: true });
		return undefined;
	});
}

/** Who plays what, from where: without the moves, and where the board stands. */
function settingOf(query: string): string {
	return query.replace(/&?\b(moves|ply|resigned)=[^&]*/g, '');
}

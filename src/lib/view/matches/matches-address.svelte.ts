import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parseMatchLink } from '$lib/core/share/match-link.ts';
import type { MatchLab } from '$lib/state/matches/match-lab.svelte.ts';

/** Plies are written to the address once movement settles: browsers throttle changes to it. */
const SETTLE_MS = 400;

/**
 * Keeps the address bar in step with the page: another match adds an entry to the browser's history, another game or
 * ply replaces the present one. A played match stays in the address until another one is played, whatever the form
 * contains. An unreadable address stays as it was until something is changed. Call during component initialisation.
 */
export function syncMatchesAddress(lab: MatchLab): void {
	let isOpened = $state(false);
	/** The match of the newest history entry. */
	let shown = '';

	afterNavigate(({ type }) => {
		if (type === 'goto') return;
		lab.open(parseMatchLink(location.search));
		shown = matchOf(lab.link);
		isOpened = true;
	});

	$effect(() => {
		const { link } = lab;
		if (!isOpened || !lab.isLinkable) return;
		const match = matchOf(link);
		const query = link === '' ? '' : `?${link}`;
		if (match === shown) {
			const settled = setTimeout(() => {
				if (location.search !== query) replaceState(query || location.pathname, {});
			}, SETTLE_MS);
			return () => {
				clearTimeout(settled);
			};
		}
		shown = match;
		void goto(query || location.pathname, { keepFocus: true, noScroll: true });
		return undefined;
	});
}

function matchOf(link: string): string {
	return link.replace(/&?\b(show|at)=[^&]*/g, '');
}

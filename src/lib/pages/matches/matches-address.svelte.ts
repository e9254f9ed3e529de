import { parseMatchLink } from '$lib/core/share/match-link.ts';
import { queryOf } from '$lib/core/share/long-link.ts';
import type { MatchLab } from './match-lab.svelte.ts';
import { PageAddress } from '$lib/ui/frame/page-address.svelte.ts';

/**
 * Keeps the address bar in step with the page: another match adds an entry to the browser's history, another game or
 * ply replaces the present one. A played match stays in the address until another one is played, whatever the form
 * contains. An unreadable address stays as it was until something is changed. Call during component initialisation.
 */
export function syncMatchesAddress(lab: MatchLab): void {
	/** The match of the newest history entry. */
	let shown = '';
	const address = new PageAddress(() => {
		lab.open(parseMatchLink(queryOf(location)));
		shown = matchOf(lab.link);
	});

	$effect(() => {
		const { link } = lab;
		if (!address.isOpened || !lab.isLinkable) return;
		const match = matchOf(link);
		if (match === shown) address.replace(link);
		else address.add(link);
		shown = match;
	});
}

function matchOf(link: string): string {
	return link.replace(/&?\b(show|at)=[^&]*/g, '');
}

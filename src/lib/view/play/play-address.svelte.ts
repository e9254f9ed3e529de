import { parsePlayLink } from '$lib/core/share/play-link.ts';
import { queryOf } from '$lib/core/share/long-link.ts';
import type { Play } from '$lib/state/play/play.svelte.ts';
import { PageAddress } from '../shell/page-address.svelte.ts';

/**
 * Keeps the address bar and the game telling the same story: another game, engine or start adds an entry to the
 * browser's history, and so does taking back, which leaves the longer game behind; a move replaces the present entry,
 * and going back opens what the address then says. An address that could not be read stays as it was given until something is changed. Call while the page is being set up.
 */
export function syncPlayAddress(play: Play): void {
	/** What the newest history entry shows, and the address that could not be read. */
	let shown = '';
	let keptFor: string | null = null;
	const address = new PageAddress(() => {
		play.open(parsePlayLink(queryOf(location)));
		shown = settingOf(play);
		keptFor = play.faults.length > 0 ? play.query : null;
	});

	$effect(() => {
		const { query } = play;
		const setting = settingOf(play);
		if (!address.isOpened || query === keptFor) return;
		keptFor = null;
		if (setting === shown) address.replace(query);
		else address.add(query);
		shown = setting;
	});
}

/** Who plays what, from where, and which game it is: without the moves, and where the board stands. */
function settingOf({ query, turned }: Play): string {
	return `${turned} ${query.replace(/&?\b(moves|ply|resigned|white|black|result|imported|waits)=[^&]*/g, '')}`;
}

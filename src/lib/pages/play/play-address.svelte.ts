import { parsePlayLink } from '$lib/core/share/play-link.ts';
import { queryOf } from '$lib/core/share/long-link.ts';
import type { Play } from './play.svelte.ts';
import { PageAddress } from '$lib/ui/frame/page-address.svelte.ts';

/**
 * Keeps the address bar in step with the game: another game, engine or start adds an entry to the browser's history,
 * and so does taking back, which keeps the longer game in the previous entry; a move replaces the present entry, and
 * going back opens the previous address. An unreadable address stays as it was until something is changed. Call
 * during component initialisation.
 */
export function syncPlayAddress(play: Play): void {
	/** The content of the newest history entry, and the unreadable address. */
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

/** The game, the players and the start, without the moves and the displayed ply. */
function settingOf({ query, turned }: Play): string {
	return `${turned} ${query.replace(/&?\b(moves|ply|resigned|white|black|result|imported|waits)=[^&]*/g, '')}`;
}

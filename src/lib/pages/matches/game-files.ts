import { factsOf } from '$lib/core/games/registry.ts';
import { matchText } from '$lib/core/engines/match-text.ts';
import type { MatchGame } from '$lib/core/engines/match.ts';
import { formatSeat, type MatchSetup } from '$lib/core/engines/seats.ts';
import { saveFile } from '$lib/ui/save-file.ts';

/** Downloads games: PGN for chess, a plain list for other games. */
export function saveGames(setup: MatchSetup, games: readonly MatchGame[]): void {
	const { hasPgn } = factsOf(setup.game);
	const players = `${formatSeat(setup.first)}-${formatSeat(setup.second)}`.replaceAll(':', '-');
	const [only] = games;
	const which = games.length === 1 && only !== undefined ? `-game-${only.index + 1}` : '';
	const type = hasPgn ? 'application/x-chess-pgn' : 'text/plain';
	saveFile(
		new Blob([matchText(setup, games)], { type }),
		`${players}-seed-${setup.seed}${which}.${hasPgn ? 'pgn' : 'txt'}`
	);
}

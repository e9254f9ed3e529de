import { PROGRAM } from '$lib/core/share/krk-link.ts';

/** True where one query is the other's game with moves added, or at another ply: only removing moves is a new entry. */
export function goesOn(before: string, after: string): boolean {
	const movesOf = (query: string): string => new URLSearchParams(query).get('moves') ?? '';
	return (
		PROGRAM.settingOf(before) === PROGRAM.settingOf(after) &&
		movesOf(after).startsWith(movesOf(before))
	);
}

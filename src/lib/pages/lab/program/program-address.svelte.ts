import { parseProgramLink } from '$lib/core/share/krk-link.ts';
import { queryOf } from '$lib/core/share/long-link.ts';
import type { Program } from './program.svelte.ts';
import { PageAddress } from '$lib/ui/frame/page-address.svelte.ts';

/**
 * Keeps the address bar in step with the page. A move or a step replaces the present entry of the browser's history;
 * new settings, and each action that removes moves, add an entry, so that going back restores them.
 * Call during the setup of the page.
 */
export function syncAddress(program: Program): void {
	/** The content of the newest history entry. */
	let shown = '';
	/** The original address, kept until something is changed. */
	let keptFor = '';
	const address = new PageAddress(() => {
		program.open(parseProgramLink(queryOf(location)));
		keptFor = program.query;
		shown = program.query;
	});

	$effect(() => {
		const { query } = program;
		if (!address.isOpened || query === keptFor || query === shown) return;
		keptFor = '';
		const before = shown;
		shown = query;
		if (goesOn(before, query)) address.replace(query.slice(1));
		else address.add(query.slice(1));
	});
}

/** True where one query is the other's game with moves added, or at another ply. */
function goesOn(before: string, after: string): boolean {
	const [one, other] = [before, after].map((query) => new URLSearchParams(query));
	if (one === undefined || other === undefined) return false;
	const [had, has] = [one, other].map((params) => params.get('moves') ?? '');
	for (const params of [one, other]) {
		params.delete('moves');
		params.delete('ply');
	}
	return one.toString() === other.toString() && (has ?? '').startsWith(had ?? '');
}

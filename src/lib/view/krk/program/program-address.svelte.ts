import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parseProgramLink } from '$lib/core/share/krk-link.ts';
import type { Program } from '$lib/state/krk/program.svelte.ts';

/**
 * Browsers refuse to change the address more than a hundred times in half a minute. Steps are written at once, so
 * that a reload finds them, up to sixty in a row; then one a second.
 */
const SECOND_MS = 1000;
const AHEAD_MS = 60 * SECOND_MS;

/**
 * Keeps the address bar in step with the page: a move or a step replaces the present entry of the browser's history,
 * at once or as soon as possible; new settings, and removing moves, add one, so that going back restores them. Call
 * during component initialisation.
 */
export function syncAddress(program: Program): void {
	/** The content of the newest history entry. */
	let shown = '';
	/** The original address, kept until something is changed. */
	let keptFor = '';
	let isOpened = $state(false);
	/** The query that is not written yet, and the pending timer or entry. */
	let unwritten: string | null = null;
	let pause: ReturnType<typeof setTimeout> | undefined;
	let isAdding = false;
	/** The time at which the writes so far would have ended at one a second. */
	let paidUntil = 0;

	const write = (): void => {
		clearTimeout(pause);
		pause = undefined;
		if (unwritten === null) return;
		replaceState(unwritten, {});
		unwritten = null;
		paidUntil = Math.max(paidUntil, performance.now()) + SECOND_MS;
	};

	/** Writes at once, or as soon as allowed. */
	const writeSoon = (): void => {
		if (isAdding || pause !== undefined) return;
		const wait = paidUntil - AHEAD_MS - performance.now();
		if (wait <= 0) write();
		else pause = setTimeout(write, wait);
	};

	/** Waits until the entry exists: otherwise writes would change the previous one. */
	const addEntry = async (query: string): Promise<void> => {
		isAdding = true;
		try {
			await goto(query, { keepFocus: true, noScroll: true });
		} finally {
			isAdding = false;
			writeSoon();
		}
	};

	/** Writes before the page can be closed without notice. */
	const writeLast = (): void => {
		if (!isAdding) write();
	};

	afterNavigate(({ type }) => {
		if (type === 'goto') return;
		clearTimeout(pause);
		pause = undefined;
		unwritten = null;
		program.open(parseProgramLink(location.search));
		keptFor = program.query;
		shown = program.query;
		isOpened = true;
	});

	$effect(() => {
		const { query } = program;
		if (!isOpened || query === keptFor || query === shown) return;
		keptFor = '';
		const before = shown;
		shown = query;
		if (goesOn(before, query)) {
			unwritten = query;
			writeSoon();
			return;
		}
		if (!isAdding) write();
		void addEntry(query);
	});

	$effect(() => {
		const controller = new AbortController();
		const { signal } = controller;
		addEventListener('pagehide', writeLast, { signal });
		document.addEventListener('visibilitychange', writeLast, { signal });
		return () => {
			controller.abort();
		};
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

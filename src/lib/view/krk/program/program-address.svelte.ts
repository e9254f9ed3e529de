import { afterNavigate, goto, replaceState } from '$app/navigation';
import { parseProgramLink } from '$lib/core/share/krk-link.ts';
import type { Program } from '$lib/state/krk/program.svelte.ts';

/**
 * Browsers refuse to change the address more than a hundred times in half a minute. Steps are written at once,
 * so that a reload finds them, up to sixty in a row; then one a second.
 */
const SECOND_MS = 1000;
const AHEAD_MS = 60 * SECOND_MS;

/**
 * Keeps the address bar and the page telling the same story: a move or a step replaces the present entry of the
 * browser's history, at once or as soon as it may; new settings, and whatever takes moves away, add one, so that going back brings them back.
 * Call while the page is being set up.
 */
export function syncAddress(program: Program): void {
	/** What the newest entry of the history holds. */
	let shown = '';
	/** The address stays as it was given until something is done. */
	let keptFor = '';
	let isOpened = $state(false);
	/** What is still to be written, and what it waits for: a pause, or a new entry. */
	let unwritten: string | null = null;
	let pause: ReturnType<typeof setTimeout> | undefined;
	let isAdding = false;
	/** When the writing so far would have ended at one a second. */
	let paidUntil = 0;

	const write = (): void => {
		clearTimeout(pause);
		pause = undefined;
		if (unwritten === null) return;
		replaceState(unwritten, {});
		unwritten = null;
		paidUntil = Math.max(paidUntil, performance.now()) + SECOND_MS;
	};

	/** Writes at once, or as soon as it may be. */
	const writeSoon = (): void => {
		if (isAdding || pause !== undefined) return;
		const wait = paidUntil - AHEAD_MS - performance.now();
		if (wait <= 0) write();
		else pause = setTimeout(write, wait);
	};

	/** Waits until the entry is there: what is written meanwhile would go to the one before. */
	const addEntry = async (query: string): Promise<void> => {
		isAdding = true;
		try {
			await goto(query, { keepFocus: true, noScroll: true });
		} finally {
			isAdding = false;
			writeSoon();
		}
	};

	/** The page may go away without another word. */
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

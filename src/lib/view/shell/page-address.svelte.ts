import { afterNavigate, beforeNavigate, goto, replaceState } from '$app/navigation';
import { navigating } from '$app/state';
import { onDestroy, untrack } from 'svelte';
import { addressOf } from '$lib/core/share/long-link.ts';

/**
 * Browsers refuse to change the address more than a hundred times in half a minute. Changes are written at once, so
 * that a reload and the Back button find them, up to sixty in a row; then one a second.
 */
const SECOND_MS = 1000;
const AHEAD_MS = 60 * SECOND_MS;

/**
 * The only way in which a page writes its address. While another page is being opened, and after this one was left,
 * nothing is written: the address then belongs to somebody else's entry of the history. What is still unwritten goes
 * into the page's own entry before it is left. Make one while the page is being set up.
 */
export class PageAddress {
	#isOpened = $state(false);
	/** Query and fragment of the next address, `?` and `#` included; null where nothing is unwritten. */
	#unwritten: string | null = null;
	#pause: ReturnType<typeof setTimeout> | undefined;
	#isAdding = false;
	#isLeft = false;
	/** When the writing so far would have ended at one a second. */
	#paidUntil = 0;
	#opening = 0;
	/** The address that was opened or written last. */
	#shown = '';

	/** @param open shows what the address says, at first and whenever the history was moved */
	constructor(open: () => void | Promise<void>) {
		afterNavigate(({ type }) => {
			if (type !== 'goto') void this.#open(open);
		});
		beforeNavigate(({ type }) => {
			// After Back and Forward the address is already that of the other entry.
			if (type === 'popstate') this.#forget();
			else this.#write();
		});
		onDestroy(() => {
			this.#isLeft = true;
			this.#forget();
		});
		$effect(() => {
			// A navigation may fail and leave this page where it is.
			if (navigating.to === null) this.#writeSoon();
		});
		$effect(() => {
			const controller = new AbortController();
			const { signal } = controller;
			const write = (): void => {
				this.#write();
			};
			addEventListener('pagehide', write, { signal });
			document.addEventListener('visibilitychange', write, { signal });
			const openOther = (): void => {
				if (presentAddress() !== this.#shown) void this.#open(open);
			};
			// Somebody typed another fragment: no navigation, but another address.
			addEventListener('hashchange', openOther, { signal });
			return () => {
				controller.abort();
			};
		});
	}

	/** True once the page shows what the address says: before that, nothing is to be written. */
	get isOpened(): boolean {
		return this.#isOpened;
	}

	/** Puts a query (without `?`) in the place of the present one, now or as soon as it may be. */
	replace(query: string): void {
		this.#replace(addressOf(query));
	}

	/** Puts a fragment (without `#`) in the place of the present query and fragment. */
	replaceHash(hash: string): void {
		this.#replace(hash === '' ? '' : `#${hash}`);
	}

	/** Makes a new entry of the history, which holds a query. */
	add(query: string): void {
		const address = addressOf(query);
		if (this.#isElsewhere()) {
			this.#unwritten = address;
			return;
		}
		this.#write();
		if (address !== presentAddress()) void this.#add(address);
	}

	#replace(address: string): void {
		this.#unwritten = address;
		this.#writeSoon();
	}

	async #open(open: () => void | Promise<void>): Promise<void> {
		const opening = ++this.#opening;
		this.#shown = presentAddress();
		this.#forget();
		this.#isOpened = false;
		await open();
		if (opening === this.#opening) this.#isOpened = true;
	}

	/** Waits until the entry is there: what is written meanwhile would go to the one before. */
	async #add(address: string): Promise<void> {
		this.#isAdding = true;
		try {
			this.#shown = address;
			await goto(location.pathname + address, { keepFocus: true, noScroll: true });
		} finally {
			this.#isAdding = false;
			this.#writeSoon();
		}
	}

	#writeSoon(): void {
		if (this.#unwritten === null || this.#pause !== undefined) return;
		const wait = this.#paidUntil - AHEAD_MS - performance.now();
		if (wait <= 0) this.#write();
		else this.#pause = setTimeout(() => this.#write(), wait);
	}

	#write(): void {
		clearTimeout(this.#pause);
		this.#pause = undefined;
		if (this.#unwritten === null || this.#isElsewhere()) return;
		const address = this.#unwritten;
		this.#unwritten = null;
		if (address === presentAddress()) return;
		this.#shown = address;
		replaceState(location.pathname + address, {});
		this.#paidUntil = Math.max(this.#paidUntil, performance.now()) + SECOND_MS;
	}

	#forget(): void {
		clearTimeout(this.#pause);
		this.#pause = undefined;
		this.#unwritten = null;
	}

	/** True while the address is, or is about to be, another one than this page's present entry. */
	#isElsewhere(): boolean {
		return this.#isLeft || this.#isAdding || untrack(() => navigating.to) !== null;
	}
}

function presentAddress(): string {
	return location.search + location.hash;
}

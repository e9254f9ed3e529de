import { afterNavigate, beforeNavigate, goto, replaceState } from '$app/navigation';
import { navigating } from '$app/state';
import { onDestroy, untrack } from 'svelte';
import { hasFields } from '$lib/core/share/long-link.ts';
import { addressOf, ownQuery } from './long-address.svelte.ts';

/**
 * Browsers refuse to change the address more than a hundred times in half a minute. Changes are written as soon as the
 * page is drawn, so that a reload and the Back button find them, up to sixty in a row; then one a second.
 */
const SECOND_MS = 1000;
const AHEAD_MS = 60 * SECOND_MS;

/**
 * The only writer of a page's address. While another page is being opened, and after this one was left, nothing is
 * written: the address then belongs to another entry of the history. A pending write goes into the page's own entry
 * before it is left. Create one during component initialisation.
 */
export class PageAddress {
	#isOpened = $state(false);
	/** Query and fragment of the next address, `?` and `#` included; null if nothing is pending. */
	#unwritten: string | null = null;
	#pause: ReturnType<typeof setTimeout> | undefined;
	#isAdding = false;
	#isLeft = false;
	/** The time at which the writes so far would have ended at one a second. */
	#paidUntil = 0;
	#opening = 0;
	/** The last opened or written address. */
	#shown = '';

	/** The address of the page that is shown; null while there is none. */
	static #current: PageAddress | null = null;

	/** Writes what is still unwritten of the page that is shown, so that its address can be shared. */
	static writeNow(): void {
		const current = PageAddress.#current;
		if (current !== null) current.#write();
	}

	/**
	 * @param open shows what the address says, at first and whenever the history was moved
	 * @param hasPlaces true where the page itself reads and writes places behind `#`
	 */
	constructor(
		open: () => void | Promise<void>,
		private readonly hasPlaces = false
	) {
		PageAddress.#current = this;
		afterNavigate(({ type }) => {
			if (type !== 'goto' || !this.#isAdding) this.#arrive(open);
		});
		beforeNavigate(({ type }) => {
			// After Back and Forward the address is already that of the other entry.
			if (type === 'popstate') this.#forget();
			else this.#write();
		});
		onDestroy(() => {
			this.#isLeft = true;
			if (PageAddress.#current === this) PageAddress.#current = null;
			this.#forget();
		});
		$effect(() => {
			// A navigation may fail and keep this page.
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
				if (this.#present() !== this.#shown) this.#arrive(open);
			};
			// The user typed another fragment: no navigation, but another address.
			addEventListener('hashchange', openOther, { signal });
			return () => {
				controller.abort();
			};
		});
	}

	/** True once the page shows the content of the address; nothing may be written before. */
	get isOpened(): boolean {
		return this.#isOpened;
	}

	/** Replaces the present query by another (without `?`), as soon as allowed. */
	replace(query: string): void {
		this.#replace(addressOf(ownQuery(query)));
	}

	/** Replaces the present query and fragment by a fragment (without `#`). */
	replaceHash(hash: string): void {
		this.#replace(hash === '' ? '' : `#${hash}`);
	}

	/** Adds an entry with a query to the history. */
	add(query: string): void {
		const address = addressOf(ownQuery(query));
		if (this.#isElsewhere()) {
			this.#unwritten = address;
			return;
		}
		this.#write();
		if (address !== this.#present()) void this.#add(address);
	}

	#replace(address: string): void {
		this.#unwritten = address;
		this.#writeSoon();
	}

	/** Opens the address, unless it only leads to another place on the page. */
	#arrive(open: () => void | Promise<void>): void {
		const [search = '', fields] = this.#shown.split('#');
		const { hash } = location;
		const isPlace = !this.hasPlaces && hash !== '' && !hasFields(hash);
		if (!isPlace || !this.#isOpened || location.search !== search) void this.#open(open);
		// A link to the place has put itself in the place of fields.
		else if (fields !== undefined) this.#replace(this.#shown);
	}

	async #open(open: () => void | Promise<void>): Promise<void> {
		const opening = ++this.#opening;
		this.#shown = this.#present();
		this.#forget();
		this.#isOpened = false;
		await open();
		if (opening === this.#opening) this.#isOpened = true;
	}

	/** Waits until the entry exists: otherwise writes would change the previous one. */
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
		// Never in the task of a step: a write may take as long as the step itself.
		const wait = this.#paidUntil - AHEAD_MS - performance.now();
		this.#pause = setTimeout(() => this.#write(), Math.max(0, wait));
	}

	#write(): void {
		clearTimeout(this.#pause);
		this.#pause = undefined;
		if (this.#unwritten === null || this.#isElsewhere()) return;
		const address = this.#unwritten;
		this.#unwritten = null;
		if (address === this.#present()) return;
		this.#shown = address;
		replaceState(location.pathname + address, {});
		this.#paidUntil = Math.max(this.#paidUntil, performance.now()) + SECOND_MS;
	}

	#forget(): void {
		clearTimeout(this.#pause);
		this.#pause = undefined;
		this.#unwritten = null;
	}

	/** Query and fragment as they are, without a place that the page does not read. */
	#present(): string {
		const { search, hash } = location;
		return this.hasPlaces || hasFields(hash) ? search + hash : search;
	}

	/** True while the address is, or is about to be, another one than this page's present entry. */
	#isElsewhere(): boolean {
		return this.#isLeft || this.#isAdding || untrack(() => navigating.to) !== null;
	}
}

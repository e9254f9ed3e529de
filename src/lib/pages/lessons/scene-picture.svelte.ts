/** The page of the site that shows a scene, in a frame. */
import type { ExpectedStep } from '$lib/core/lessons/lesson.ts';
import type { Caption } from '$lib/core/lessons/stage-message.ts';
import { placeBeside, shownStepOf, type Place, type ShownStep } from '$lib/core/lessons/walk.ts';
import type { Future } from '$lib/core/trace/future.ts';
import type { Stride } from '$lib/core/trace/travel.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { SHOWN, type Said } from '$lib/stepping/embedded.ts';
import { Awake } from '$lib/ui/awake.svelte.ts';
import { pagePath } from '$lib/ui/frame/page-path.ts';
import { resolve } from '$app/paths';

/** The size of a lecture's picture, as a part of its own. */
const SCALE = '--lecture-scale';

export class ScenePicture {
	/** True where the page in the frame says the caption itself. */
	hasCaption = $state(false);
	/** The pointer moves in the frame, or has just moved. */
	readonly awake = new Awake();
	/** What the explorer in the frame shows; null where there is none, and until it has shown something. */
	shown: ShownStep | null = $state.raw(null);
	/** What the frame shows, or what it is on the way to. */
	place: Pick<Place, 'page' | 'address'> | null = $state.raw(null);
	/**
	 * The step that was asked for, or the last one of a search that ends before, and its sentence; null in a problem, on
	 * pages without steps, on the way, and after moving on.
	 */
	told: ExpectedStep | null = $state.raw(null);
	/** The page could not be loaded: in the frame is one of the browser's own, which can be asked nothing. */
	hasFailed = $state(false);
	#caption: Caption | null = null;
	#counts: 'shown' | 'hidden' = 'shown';
	/** Where what lies over the picture's foot begins, in pixels from its top; null where nothing does. */
	#top: number | null = null;
	#frame: HTMLIFrameElement | null = null;
	#page: Place['page'] | undefined;
	/** The place that was asked for last. */
	#asked: Place | null = null;
	/** It is on its way: what is shown before it arrives counts no more. */
	#isOpening = false;

	/** @param onkeydown hears the keys that are pressed in the frame before its page does */
	constructor(private readonly onkeydown: (event: KeyboardEvent) => void) {}

	/** Takes a frame, and shows a place in it. */
	attach(frame: HTMLIFrameElement, place: Place): () => void {
		this.#frame = frame;
		const controller = new AbortController();
		const { signal } = controller;
		const arrive = (): void => {
			if (this.#caption !== null) this.say(this.#caption);
			this.showCounts(this.#counts);
			this.keepAbove(this.#top);
			this.#read();
		};
		const hear = (): void => {
			const inside = this.#inside;
			this.hasFailed = inside === null;
			inside?.addEventListener('keydown', this.onkeydown, { signal, capture: true });
			const wake = ({ screenX, screenY }: PointerEvent): void => {
				this.awake.moveTo(screenX, screenY);
			};
			inside?.addEventListener('pointermove', wake, { signal });
			if (this.#page !== null) this.#isOpening = false;
		};
		frame.addEventListener(SHOWN, arrive, { signal });
		frame.addEventListener('load', hear, { signal });
		this.open(place);
		return () => {
			controller.abort();
			this.#frame = null;
			this.#page = undefined;
		};
	}

	/** Shows a place; another page is loaded, and an explorer that is there goes there itself. */
	open(place: Place): void {
		const frame = this.#frame?.contentWindow;
		if (frame == null) return;
		this.#asked = place;
		this.#isOpening = true;
		this.told = null;
		this.shown = place.at;
		this.place = place;
		const plyscope = this.#inside?.plyscope;
		if (place.page === null && this.#page === null && plyscope !== undefined) {
			void plyscope.open(place.address.query).then(() => {
				this.#read();
			});
			return;
		}
		this.#page = place.page;
		this.hasCaption = false;
		// Until the page hears keys, they are pressed in this window, which hears them always.
		this.#frame?.blur();
		// No entry of the history: that is for scenes.
		frame.location.replace(addressOf(place));
	}

	/** Asks for the place again. */
	tryAgain(): void {
		if (this.#asked !== null) this.open(this.#asked);
	}

	/** Null where its page could not be loaded. */
	get #inside(): Window | null {
		return this.#frame?.contentDocument == null ? null : this.#frame.contentWindow;
	}

	/** What is said there, and next; null where there is no explorer, and on the way. */
	get said(): Said | null {
		// It changes with the place.
		if (this.place?.page !== null || this.#isOpening) return null;
		return this.#inside?.plyscope?.said ?? null;
	}

	/** The page that is shown, and the query that was asked for last; null on the way. */
	get arrived(): { readonly inside: Window; readonly asked: string | null } | null {
		const inside = this.#inside;
		if (inside === null || this.place === null || this.#isOpening) return null;
		return { inside, asked: this.#asked?.address.query ?? null };
	}

	/**
	 * To the next or the previous event, or one of another kind. On the way to a place, that place is exchanged for its
	 * neighbour: the page in the frame still shows the search before.
	 */
	travel(direction: 'next' | 'previous', stride: Stride = 'event'): void {
		if (this.#isOpening && this.#asked?.at != null) {
			const beside = stride === 'event' ? placeBeside(this.#asked, direction) : null;
			if (beside !== null) this.open(beside);
			return;
		}
		this.#inside?.plyscope?.travel(direction, stride);
		this.#read();
	}

	/** Shows more or less of the search. */
	showFuture(future: Future): void {
		if (this.place === null || this.place.page !== null) return;
		const { values } = EXPLORER.read(this.place.address.query);
		const query = EXPLORER.query({ ...values, future });
		this.open({ page: null, address: { query, hash: '' }, at: shownStepOf(query) });
	}

	/** What the line of a lecture says, in the frame where its page has one. */
	say(caption: Caption): void {
		this.#caption = caption;
		const plyscope = this.#page === null ? this.#inside?.plyscope : undefined;
		this.hasCaption = plyscope?.hasCaption === true;
		if (plyscope) plyscope.caption = caption;
	}

	/** Whether the page in the frame shows its counts of nodes. */
	showCounts(counts: 'shown' | 'hidden'): void {
		this.#counts = counts;
		const inside = this.#page === null ? this.#frame?.contentDocument : null;
		if (inside != null) inside.documentElement.dataset['counts'] = counts;
	}

	/** Makes the picture of a lecture smaller, so that its tree ends where what lies over the picture's foot begins. */
	keepAbove(top: number | null): void {
		this.#top = top;
		const inside = this.#page === null ? this.#frame?.contentDocument : null;
		const tree = inside?.querySelector('.lecture [data-part="tree"]');
		if (inside == null || tree == null) return;
		const { style } = inside.documentElement;
		const scale = Number(style.getPropertyValue(SCALE)) || 1;
		const { bottom } = tree.getBoundingClientRect();
		// With the tree all that is above it becomes smaller.
		const wanted = top === null ? 1 : (top / bottom) * scale;
		// A pane's own edge may be covered.
		if (wanted > 0.97) style.removeProperty(SCALE);
		else style.setProperty(SCALE, wanted.toFixed(3));
	}

	#read(): void {
		const plyscope = this.#inside?.plyscope;
		if (plyscope === undefined || plyscope.query === null) return;
		const shown = shownStepOf(plyscope.query);
		const { at = null } = this.#asked ?? {};
		// An address may ask for the last step without its number.
		const isAsked =
			at?.search === shown.search &&
			(at.step === Infinity ? plyscope.isLast : at.step === shown.step);
		const isPastEnd =
			at?.search === shown.search && plyscope.isLast && shown.step < at.step && at.step < Infinity;
		if (isAsked || isPastEnd) this.#isOpening = false;
		if (this.#isOpening) return;
		this.shown = isAsked ? { ...shown, step: at.step } : shown;
		const isThere = (isAsked || isPastEnd) && shown.step >= 0;
		this.told = isThere ? plyscope.tell(shown.step) : null;
		this.place = { page: null, address: { query: plyscope.query, hash: '' } };
	}
}

function addressOf({ page, address }: Place): string {
	const query = address.query === '' ? 'embed=scene' : `${address.query}&embed=scene`;
	const path = page === null ? '/' : (`/${page}/` as const);
	return resolve(pagePath(path, query)) + address.hash;
}

/** The page of the site that shows a scene, in a frame. */
import { shownStepOf, type ShownStep, type Station } from '$lib/core/lessons/walk.ts';
import type { Caption } from '$lib/stepping/caption.svelte.ts';
import { SHOWN } from '$lib/stepping/embedded.ts';
import { Awake } from '$lib/ui/awake.svelte.ts';
import { pagePath } from '$lib/ui/frame/page-path.ts';
import { resolve } from '$app/paths';

export class ScenePicture {
	/** True where the page in the frame says the caption itself. */
	hasCaption = $state(false);
	/** The pointer moves in the frame, or has just moved. */
	readonly awake = new Awake();
	/** What the explorer in the frame shows; null where there is none, and until it has shown something. */
	shown: ShownStep | null = $state.raw(null);
	#caption: Caption | null = null;
	#frame: HTMLIFrameElement | null = null;
	#page: Station['page'] | undefined;
	/** The station that was asked for last. */
	#asked: Station | null = null;
	/** It is on its way: what is shown before it arrives counts no more. */
	#isOpening = false;

	/** @param onkeydown hears the keys that are pressed in the frame before its page does */
	constructor(private readonly onkeydown: (event: KeyboardEvent) => void) {}

	/** Takes a frame, and shows a station in it. */
	attach(frame: HTMLIFrameElement, station: Station): () => void {
		this.#frame = frame;
		const controller = new AbortController();
		const { signal } = controller;
		const arrive = (): void => {
			if (this.#caption !== null) this.say(this.#caption);
			this.#read();
		};
		const hear = (): void => {
			const inside = frame.contentWindow;
			inside?.addEventListener('keydown', this.onkeydown, { signal, capture: true });
			const wake = ({ screenX, screenY }: PointerEvent): void => {
				this.awake.moveTo(screenX, screenY);
			};
			inside?.addEventListener('pointermove', wake, { signal });
			if (this.#page !== null) this.#isOpening = false;
		};
		frame.addEventListener(SHOWN, arrive, { signal });
		frame.addEventListener('load', hear, { signal });
		this.open(station);
		return () => {
			controller.abort();
			this.#frame = null;
			this.#page = undefined;
		};
	}

	/** Shows a station; another page is loaded, and an explorer that is there goes there itself. */
	open(station: Station): void {
		const inside = this.#frame?.contentWindow;
		if (inside == null) return;
		this.#asked = station;
		this.#isOpening = true;
		this.shown = station.at;
		const { plyscope } = inside;
		if (station.page === null && this.#page === null && plyscope !== undefined) {
			void plyscope.open(station.address.query).then(() => {
				this.#read();
			});
			return;
		}
		this.#page = station.page;
		this.hasCaption = false;
		// No entry of the history: that is for scenes.
		inside.location.replace(addressOf(station));
	}

	/** To the next or the previous event. */
	travel(direction: 'next' | 'previous'): void {
		this.#frame?.contentWindow?.plyscope?.travel(direction);
		this.#read();
	}

	/** What the line of a lecture says, in the frame where its page has one. */
	say(caption: Caption): void {
		this.#caption = caption;
		const plyscope = this.#page === null ? this.#frame?.contentWindow?.plyscope : undefined;
		this.hasCaption = plyscope !== undefined;
		if (plyscope) plyscope.caption = caption;
	}

	#read(): void {
		const plyscope = this.#frame?.contentWindow?.plyscope;
		if (plyscope === undefined || plyscope.query === null) return;
		const shown = shownStepOf(plyscope.query);
		const { at = null } = this.#asked ?? {};
		// An address may ask for the last step without its number.
		const isAsked =
			at?.search === shown.search &&
			(at.step === Infinity ? plyscope.isLast : at.step === shown.step);
		if (isAsked) this.#isOpening = false;
		if (!this.#isOpening) this.shown = isAsked ? { ...shown, step: at.step } : shown;
	}
}

function addressOf({ page, address }: Station): string {
	const query = address.query === '' ? 'embed=1' : `${address.query}&embed=1`;
	const path = page === null ? '/' : (`/${page}/` as const);
	return resolve(pagePath(path, query)) + address.hash;
}

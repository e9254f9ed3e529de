/** The element `plyscope-tree`: a search of its attributes, stepped through in another site's page. */
import { mount, unmount } from 'svelte';
import { fieldTexts, OBSERVED, siteOf, strayFaults, themeOf } from './attributes.ts';
import { stepDetail, type Tell } from './events.ts';
import { ShownTree } from './shown-tree.svelte.ts';
import { styleSheet } from './style-sheet.ts';
import TreeElement from './TreeElement.svelte';

export class PlyscopeTree extends HTMLElement {
	static readonly observedAttributes = OBSERVED;

	readonly #root = this.attachShadow({ mode: 'open' });
	/** What is shown, and its step, outlive a move to another place in the page. */
	#model: ShownTree | null = null;
	#view: Record<string, unknown> | null = null;
	/** The attributes that were set since they were read; null if they are about to be read. */
	#changed = new Set<string>();
	#isAsked = false;

	/** The current step; to set it is to set the attribute, which says where an element begins. */
	get step(): number {
		return this.#model?.step ?? 0;
	}

	set step(step: number | string) {
		this.setAttribute('step', `${step}`);
	}

	/** The number of the last step; null before there is a search, and while a question is open. */
	get steps(): number | null {
		return this.#shown?.lastStepTold ?? null;
	}

	/** The sentence of the step; empty before there is a search. */
	get sentence(): string {
		return this.#shown === null ? '' : stepDetail(this.#shown).sentence;
	}

	/** The query of the explorer's link to what is shown; empty before there is a search. */
	get query(): string {
		return this.#shown?.link ?? '';
	}

	connectedCallback(): void {
		this.#model ??= new ShownTree();
		const [own, of] = [styleSheet(), this.#root];
		if (!of.adoptedStyleSheets.includes(own)) of.adoptedStyleSheets = [own];
		this.#view ??= mount(TreeElement, {
			target: this.#root,
			props: { model: this.#model, tell: this.#tell }
		});
		this.#ask();
	}

	disconnectedCallback(): void {
		// In a move it is connected again at once.
		queueMicrotask(() => {
			if (this.isConnected || this.#view === null) return;
			this.#model?.player.pause();
			void unmount(this.#view);
			this.#view = null;
		});
	}

	attributeChangedCallback(name: string): void {
		this.#changed.add(name);
		if (this.isConnected) this.#ask();
	}

	get #shown(): ShownTree | null {
		return this.#model?.hasSearch === true ? this.#model : null;
	}

	readonly #tell: Tell = (name, detail) => {
		this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
	};

	/** Reads all attributes that are set in one go together. */
	#ask(): void {
		if (this.#isAsked) return;
		this.#isAsked = true;
		queueMicrotask(() => {
			this.#isAsked = false;
			const model = this.#model;
			if (model === null) return;
			const changed = this.#changed;
			this.#changed = new Set();
			model.theme = themeOf(this);
			model.site = siteOf(this, import.meta.url);
			model.stray = strayFaults(this);
			void model.show(fieldTexts(this), changed);
		});
	}
}

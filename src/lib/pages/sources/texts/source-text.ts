import type { EngineId } from '$lib/core/engines/registry.ts';
import type { SourceId } from '$lib/core/engines/engine.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** A rebuilt variant of a text, with links to try it. */
export interface Variant {
	/** "As published", "Corrected". */
	readonly name: string;
	readonly about: string;
	/** Its search in the explorer; null if there is none to show. */
	readonly setup: SearchSetup | null;
	/** The engine that plays like it; null if there is none. */
	readonly engine: EngineId | null;
	/** The start of a game against it, with Black for the user; null: the starting position. */
	readonly start: string | null;
}

/** A section of the page: a text, summarised in our own words. */
export interface SourceText {
	readonly id: SourceId;
	/** Short, for the contents: "The R post". */
	readonly name: string;
	/** The text's own title, authors and year, as far as known. */
	readonly title: string;
	readonly by: string;
	/** The author's aim. */
	readonly aim: string;
	/** How its program works. */
	readonly system: readonly string[];
	readonly variants: readonly Variant[];
	/** Heading of its figure. */
	readonly figure: string;
}

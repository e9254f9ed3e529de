import type { EngineId } from '$lib/core/engines/registry.ts';
import type { SourceId } from '$lib/core/engines/engine.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** What is rebuilt of a text, and where it can be tried. */
export interface Variant {
	/** "As published", "Mended". */
	readonly name: string;
	readonly about: string;
	/** Its search in the explorer; null where there is none to show. */
	readonly setup: SearchSetup | null;
	/** Who plays like that; null where nobody does. */
	readonly engine: EngineId | null;
	/** Where a game against it begins, the person having Black; null: at the start of chess. */
	readonly start: string | null;
}

/** A section of the page: a text, told in our own words. */
export interface SourceText {
	readonly id: SourceId;
	/** Short, for the contents: "The R post". */
	readonly name: string;
	/** The text's own title, authors and year, as far as they are known. */
	readonly title: string;
	readonly by: string;
	/** What its author set out to do. */
	readonly aim: string;
	/** How its program works. */
	readonly system: readonly string[];
	readonly variants: readonly Variant[];
	/** A heading over its figure. */
	readonly figure: string;
}

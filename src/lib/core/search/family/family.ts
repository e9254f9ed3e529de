/** What a search of the family is given, and what it is. */
import type { SearchRules, SearchTree } from '../search.ts';
import type { FamilyObserver } from './family-observer.ts';
import type { NodeKeys } from './keys.ts';

export interface FamilySearch extends SearchRules {
	readonly tree: SearchTree;
	readonly observer: FamilyObserver;
	/** What a table knows the node by that the tree stands on. */
	readonly keys: NodeKeys;
	/** The least depth at which every leaf has a value: where searches that go deeper and deeper begin. */
	readonly leastDepth: number;
}

/** Searches from the root within a window, from MAX's side; what it has learned stays for its next call. */
export type WindowSearch = (alpha: number, beta: number) => number;

/** A search that another one drives: made ready once, and then asked with one window after another. */
export type MakeWindowSearch = (search: FamilySearch) => WindowSearch;

/** What a search may need: `rules`, for cut and fail apply to it; `keys`, the game's position keys. */
export const FAMILY_NEEDS = ['rules', 'keys'] as const;
export type FamilyNeed = (typeof FAMILY_NEEDS)[number];

export interface FamilyAlgorithm {
	readonly name: string;
	/** What it does, in one line. */
	readonly about: string;
	/** Where `rules` is missing, it cuts on equality and fails soft, as published. */
	readonly needs: readonly FamilyNeed[];
	/** Set where it looks beyond the depth limit: its tree is a larger one, whose value need not be minimax's. */
	readonly goesBeyond?: true;
	/** Searches the tree, reports every event, and returns the root's value from MAX's side. */
	run(search: FamilySearch): number;
}

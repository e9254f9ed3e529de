import type { Search } from '../search.ts';

/** Searches from the root within a window, from MAX's side; what it has learned stays for its next call. */
export type WindowSearch = (alpha: number, beta: number) => number;

/** A search that another one drives: made ready once, and then asked with one window after another. */
export type MakeWindowSearch = (search: Search) => WindowSearch;

import type { Search } from '../search.ts';

/** Searches from the root within a window, from MAX's side; keeps its results for the next call. */
export type WindowSearch = (alpha: number, beta: number) => number;

/** A search for a driver: made once, then called with one window after another. */
export type MakeWindowSearch = (search: Search) => WindowSearch;

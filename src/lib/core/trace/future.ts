/**
 * How much of a recording may be known at a step. `problem`: the structure of the tree and the values given at its
 * leaves, and nothing of the search, at whatever the step; `hide`: what has happened so far; `show`: all of it.
 */
export const FUTURES = ['problem', 'hide', 'show'] as const;
export type Future = (typeof FUTURES)[number];

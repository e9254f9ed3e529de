/**
 * Reading what people have: text in other notations than a game's own. Fields, dropped files and the command line use
 * it; links and stored files have the game's own notation alone.
 */
import type { Result } from '../base/result.ts';

/** A text as it was taken. */
export interface Reading {
	/** A word for it, as `--read` takes it: lower-case and hyphenated. */
	readonly id: string;
	/** What the text was taken for, as it follows "Read as": "a CS188 tree file: 9 nodes, MAX at the root". */
	readonly what: string;
	/** The position in the game's own notation, or why the game cannot have it. */
	readonly position: Result<string>;
	/** The side to move at the root, if the text says it. */
	readonly root: 'max' | 'min' | null;
}

/**
 * Reads a text in all notations but the game's own, which the game's `parse` reads. Null if that is the only one that
 * fits, or none does. Several readings are equally plausible: a person has to choose.
 */
export type ReadPosition = (text: string) => Result<readonly [Reading, ...Reading[]]> | null;

/**
 * The rules by which the two sides of the paper search, choose and are judged: one option for each difference between
 * the released program and the algorithm of the paper's text. Every combination can be played, so the effect of each
 * difference can be measured alone.
 */
import type { Reading } from './readings.ts';

export interface Profile {
	readonly reading: Reading;
	/** Which of several best moves is played: by the released program's index rule, or any, equally likely. */
	readonly ties: 'released' | 'uniform';
	/** The value in Black's search of an ending before the last level: -1 always, or the ending's own value. */
	readonly blackTerminal: 'minus-one' | 'valued';
	/** The value of a mate at level 3 of the tree (White's second move): -900, or that of any mate. */
	readonly levelThreeMate: 'minus-900' | 'as-any';
	/** When an immobile black king that is not in check ends the game: also after its own move, or only on its turn. */
	readonly stalemateTest: 'either-turn' | 'black-to-move';
	/** Whether the starting position counts as an occurrence in threefold repetition. */
	readonly startCounted: 'counted' | 'not-counted';
	/** The value of a position in the tree that the fifty-move rule ends, at ply 100. */
	readonly fiftyValue: 'free-squares' | 'plus-1000';
	/**
	 * Whether the search knows which boards have occurred twice in the game. The game ends at the third occurrence
	 * anyway.
	 */
	readonly treeSeesRepetition: 'seen' | 'unseen';
	/** A mate has the value -1000 at every level, or -1000 + its level, so that faster mates are better. */
	readonly mates: 'flat' | 'depth';
}

/** The released program, as its answers show it; reproduces the paper's figures. */
export const RELEASED: Profile = {
	reading: 'authors',
	ties: 'released',
	blackTerminal: 'minus-one',
	levelThreeMate: 'minus-900',
	stalemateTest: 'either-turn',
	startCounted: 'not-counted',
	fiftyValue: 'free-squares',
	treeSeesRepetition: 'seen',
	mates: 'flat'
};

/** The algorithm from the paper's text alone; the same for all eight symmetries of the board. */
export const CLEAN: Profile = {
	reading: 'authors-fixed',
	ties: 'uniform',
	blackTerminal: 'valued',
	levelThreeMate: 'as-any',
	stalemateTest: 'black-to-move',
	startCounted: 'counted',
	fiftyValue: 'free-squares',
	treeSeesRepetition: 'seen',
	mates: 'flat'
};

export const PROFILE_IDS = ['released', 'clean'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export const PROFILE_NAMES = { released: 'Released', clean: 'Clean' } as const;

/** The two named profiles, by their ids in links and on the command line. */
export const PROFILES: Readonly<Record<ProfileId, Profile>> = { released: RELEASED, clean: CLEAN };

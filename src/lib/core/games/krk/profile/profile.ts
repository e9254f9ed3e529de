/**
 * The rules by which the two sides of the paper search, choose and are judged, one switch for each place where
 * its released program and the algorithm as one would write it part ways. Every combination can be played, so
 * that the effect of each difference can be measured alone.
 */
import type { Reading } from './readings.ts';

export interface Profile {
	readonly reading: Reading;
	/** Which of several best moves is played: by the released program's index rule, or any, equally likely. */
	readonly ties: 'released' | 'uniform';
	/** In Black's search, an ending met before the last level: worth -1 whatever it is, or its own value. */
	readonly blackTerminal: 'minus-one' | 'valued';
	/** A mate found at level 3 of the tree (White's second move): worth -900, or what any mate is worth. */
	readonly levelThreeMate: 'minus-900' | 'as-any';
	/** When an immobile black king that is not in check ends the game: also after its own move, or only on its turn. */
	readonly stalemateTest: 'either-turn' | 'black-to-move';
	/** Whether the start is an occurrence of its board in the count to three. */
	readonly startCounted: 'counted' | 'not-counted';
	/** What a position is worth in the tree that the fifty-move rule ends, at ply 100. */
	readonly fiftyValue: 'free-squares' | 'plus-1000';
	/** Whether the tree knows which boards the game has seen twice. The game ends at the third time anyway. */
	readonly treeSeesRepetition: 'seen' | 'unseen';
	/** A mate is worth -1000 at any level, or -1000 + its level, so that sooner is better. */
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

/** The algorithm as one would write it from the paper; the same for all eight symmetries of the board. */
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

/** The two named profiles, by the ids that links and the command line write. */
export const PROFILES: Readonly<Record<ProfileId, Profile>> = { released: RELEASED, clean: CLEAN };

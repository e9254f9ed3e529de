/**
 * Where the paper's released program and the rules of chess part ways about the game itself: when a stalemate
 * ends it, and from where boards are counted.
 */
export interface KrkRules {
	/** When an immobile black king that is not in check ends the game: also after its own move, or only on its turn. */
	readonly stalemateTest: 'either-turn' | 'black-to-move';
	/** Whether the start is an occurrence of its board in the count to three. */
	readonly startCounted: 'counted' | 'not-counted';
}

export const CHESS_RULES: KrkRules = {
	stalemateTest: 'black-to-move',
	startCounted: 'counted'
};

export const RELEASED_RULES: KrkRules = {
	stalemateTest: 'either-turn',
	startCounted: 'not-counted'
};

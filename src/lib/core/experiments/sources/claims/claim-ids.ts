/** The claims, source by source, in the order in which they are shown. Links need no more of them. */
export const CLAIM_IDS = [
	'r-ten-games',
	'r-hundred-games',
	'r-final-position',
	'r-four-moves',
	'r-casual',
	'krk-starts',
	'krk-free-squares',
	'krk-one-step',
	'krk-two-steps',
	'krk-hypothesis',
	'swift-pruning',
	'swift-mates',
	'swift-random',
	'swift-six-moves',
	'swift-tictactoe',
	'python-scores',
	'python-cuts',
	'python-rewards',
	'python-game-1',
	'python-game-2',
	'python-hours',
	'python-recursion',
	'ghess-tension',
	'ghess-root',
	'ghess-plies',
	'ghess-opening',
	'ghess-first-game'
] as const;

export type ClaimId = (typeof CLAIM_IDS)[number];

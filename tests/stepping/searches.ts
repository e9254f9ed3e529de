/** Small searches for the tests of panels and texts. */

/** The textbook tree: its first cutoff is step 12, at the second of three MIN nodes. */
export const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' } as const;
/** 9 is pruned by the 5 that MAX has three plies higher. */
export const DEEP = { game: 'tree', position: '[5,[[[4,9],7],8]]' } as const;
export const TICTACTOE = { game: 'tictactoe', position: '..XO..OXO' } as const;

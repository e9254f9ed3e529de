/**
 * Interpretations of the paper's one sentence about freeSquares, "the amount of squares that the Black King is able
 * to move to" (Bozinovski and Jankuloski, 2023, section II C). The program has one definite rule; the text is
 * ambiguous, and a reader who implements the text alone may arrive at any of the later interpretations.
 */
export const READINGS = [
	'authors',
	'authors-fixed',
	'no-opposition',
	'literal',
	'area',
	'flood',
	'mobility'
] as const;
export type Reading = (typeof READINGS)[number];

/** The interpretations that share the paper's cases: check, opposition, blocked, passage. */
export type PaperReading = 'authors' | 'authors-fixed' | 'no-opposition';

interface ReadingText {
	readonly name: string;
	/** The interpretation in one line, for its control. */
	readonly about: string;
}

export const READING_TEXTS: Readonly<Record<Reading, ReadingText>> = {
	authors: {
		name: 'As released',
		about: 'The paper’s program, with the two cases in which it confuses the sides of a rank.'
	},
	'authors-fixed': {
		name: 'Corrected',
		about: 'The paper’s program with those two cases fixed, so that all eight symmetries agree.'
	},
	'no-opposition': {
		name: 'Without opposition',
		about: 'Corrected, but every check leaves both quadrants on the black king’s side.'
	},
	literal: {
		name: 'The text, taken literally',
		about:
			'The white king takes away its 0 to 8 neighbours, and only inside the black king’s quadrant.'
	},
	area: {
		name: 'Plain area',
		about: 'The size of the black king’s quadrant; the white king takes nothing away.'
	},
	flood: {
		name: 'Flood fill',
		about: 'Every square the black king could reach if White never moved.'
	},
	mobility: {
		name: 'King moves',
		about: 'The number of legal moves of the black king.'
	}
};

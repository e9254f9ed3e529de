/** The papers that are printed on, upright or in landscape. */
export const PAPER_IDS = ['a4', 'letter', 'a4-landscape', 'letter-landscape'] as const;
export type PaperId = (typeof PAPER_IDS)[number];

export const PAPER_NAMES: Readonly<Record<PaperId, string>> = {
	a4: 'A4',
	letter: 'Letter',
	'a4-landscape': 'A4, landscape',
	'letter-landscape': 'Letter, landscape'
};

/** The same paper for trees that are too wide for it upright; one in landscape has none. */
export const LANDSCAPE: Readonly<Partial<Record<PaperId, PaperId>>> = {
	a4: 'a4-landscape',
	letter: 'letter-landscape'
};

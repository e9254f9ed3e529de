/** Which tests each daily run includes, and which take turns by its seed; the exhaustive run includes all. */

/**
 * Files about the details of pages, in sevenths of about equal processor time, so that each has its turn once a week: a
 * daily run includes one seventh, and of the others the tests tagged `@daily`, which are the first steps of a page and
 * what a lecture needs.
 */
export const SEVENTHS: readonly (readonly string[])[] = [
	[
		'first-visit',
		'lessons',
		'position',
		'suppose',
		'transport',
		'whole-tree',
		'worksheet',
		'zoom',
		'keys'
	],
	['access', 'compare', 'd3', 'licences', 'see', 'views', 'written', 'opens', 'print'],
	['board', 'history', 'matter', 'play', 'present', 'present-keys', 'qr-code', 'remote'],
	['bad-links', 'dialogs', 'graph', 'hidden', 'krk-hypothesis', 'offline', 'predict', 'stage'],
	[
		'choose-search',
		'counts',
		'krk-program',
		'krk-program-tree',
		'layout',
		'live-search',
		'on-demand',
		'overview',
		'stage-form',
		'tree',
		'share'
	],
	[
		'bad-input',
		'edit-tree',
		'find',
		'forest',
		'matches',
		'narrow',
		'practice',
		'practice-touch',
		'worker-death',
		'check'
	],
	[
		'big-search',
		'budget',
		'controls-in-sight',
		'future',
		'intros',
		'krk-experiment',
		'phone',
		'sources',
		'break-it',
		'compare-lecture'
	]
];

/** Of how many files a daily run takes the rare tests of one: after so many days each has had its turn. */
const TURNS = 32;

/** Tests that not every run includes: on a phone also those that a desktop has daily. */
const RARE = { desktop: '@exhaustive', phone: '@(phone-)?exhaustive' };

/** The files whose rare tests a daily run includes, in the order of their names. */
function inTurn(files: readonly string[], seed: number): string[] {
	return [...files].sort().filter((_, at) => at % TURNS === seed % TURNS);
}

/**
 * The tests that the daily run of a seed does without, as patterns of what Playwright searches: project, file, title and
 * tags, with a space before each.
 * @param files every file of tests, without `.e2e.ts`
 */
export function notToday(
	files: readonly string[],
	seed: number,
	device: keyof typeof RARE
): RegExp[] {
	const ofFiles = (names: readonly string[]): string => ` (${names.join('|')})\\.e2e\\.ts `;
	const others = SEVENTHS.flatMap((files, at) => (at === seed % SEVENTHS.length ? [] : files));
	const rare = RARE[device];
	return [
		new RegExp(`^(?!.*${ofFiles(inTurn(files, seed))}).*${rare}`),
		new RegExp(`${ofFiles(others)}(?!.*(@daily|${rare}))`)
	];
}

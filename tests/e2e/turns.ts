/** Which tests each daily run includes, and which take turns by its seed; the exhaustive run includes all. */

/**
 * Files about the details of pages, in thirds of about equal processor time: a daily run includes one third, and of the
 * others the tests tagged `@daily`, which are the first steps of a page and what a lecture needs.
 */
export const THIRDS: readonly (readonly string[])[] = [
	[
		'bad-links',
		'choose-search',
		'counts',
		'krk-program',
		'krk-program-tree',
		'layout',
		'live-search',
		'matches',
		'on-demand',
		'overview',
		'practice-touch',
		'predict',
		'stage',
		'stage-form',
		'tree'
	],
	[
		'bad-input',
		'big-search',
		'budget',
		'controls-in-sight',
		'edit-tree',
		'find',
		'forest',
		'future',
		'intros',
		'krk-experiment',
		'narrow',
		'phone',
		'practice',
		'sources',
		'worker-death'
	],
	[
		'access',
		'compare',
		'd3',
		'dialogs',
		'graph',
		'history',
		'krk-hypothesis',
		'licences',
		'play',
		'position',
		'see',
		'transport',
		'views',
		'whole-tree',
		'written',
		'zoom'
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
	const others = THIRDS.flatMap((third, at) => (at === seed % THIRDS.length ? [] : third));
	const rare = RARE[device];
	return [
		new RegExp(`^(?!.*${ofFiles(inTurn(files, seed))}).*${rare}`),
		new RegExp(`${ofFiles(others)}(?!.*(@daily|${rare}))`)
	];
}

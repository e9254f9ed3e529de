/** Which tests each daily run includes, and which take turns by its seed; the exhaustive run includes all. */

/**
 * Files about the details of pages, in fourteenths of about equal processor time, so that each has its turn once in two
 * weeks: a daily run includes one fourteenth, and of the others the tests tagged `@daily`, which are the first steps of a
 * page and what a lecture needs. Of those that run on a phone, too, it includes the others' only on a desktop.
 */
export const FOURTEENTHS: readonly (readonly string[])[] = [
	['first-visit', 'position', 'transport', 'worksheet', 'keys', 'component'],
	['lessons', 'suppose', 'whole-tree', 'zoom', 'component-attributes', 'component-predict'],
	['access', 'd3', 'see', 'written', 'print'],
	['compare', 'licences', 'views', 'opens'],
	['board', 'matter', 'present', 'qr-code', 'lesson-editor'],
	['history', 'play', 'present-keys', 'remote'],
	['bad-links', 'graph', 'krk-hypothesis', 'predict'],
	['dialogs', 'hidden', 'offline', 'stage', 'embed', 'splice', 'allowed'],
	['choose-search', 'krk-program', 'layout', 'on-demand', 'stage-form', 'share'],
	['counts', 'krk-program-tree', 'live-search', 'overview', 'tree'],
	['bad-input', 'find', 'matches', 'practice', 'worker-death'],
	['edit-tree', 'forest', 'narrow', 'practice-touch', 'check'],
	['big-search', 'controls-in-sight', 'intros', 'phone', 'break-it'],
	['budget', 'future', 'krk-experiment', 'sources', 'compare-lecture', 'kept-site']
];

/** Of how many files a daily run takes the rare tests of one: after so many days each has had its turn. */
const TURNS = 32;

/** Tests that not every run includes: on a phone also those that a desktop has. */
const RARE = { desktop: '@exhaustive', phone: '@(phone-)?exhaustive' };

/** Tests that every run includes, whether or not their file has its turn. */
const DAILY = { desktop: '@daily', phone: '@phone-only.*@daily' };

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
	const others = FOURTEENTHS.flatMap((files, at) =>
		at === seed % FOURTEENTHS.length ? [] : files
	);
	const rare = RARE[device];
	return [
		new RegExp(`^(?!.*${ofFiles(inTurn(files, seed))}).*${rare}`),
		new RegExp(`${ofFiles(others)}(?!.*(${DAILY[device]}|${rare}))`)
	];
}

import { isGuest } from '$lib/ui/frame/embedded.ts';
import type { ListedKey, PageKey } from '$lib/ui/keys/page-key.ts';
import type { CompareLab } from './compare.svelte.ts';

const isLecture = (lab: CompareLab): boolean => lab.isLecture;

/** True where the trees have half of the window: elsewhere a page is scrolled. */
function hasTreesInSight(lab: CompareLab): boolean {
	if (lab.isLecture) return true;
	const part = document.querySelector('[data-part="lanes"]')?.getBoundingClientRect();
	if (part === undefined) return false;
	return Math.min(part.bottom, innerHeight) - Math.max(part.top, 0) >= innerHeight / 2;
}

/** The keys of the page; the arrows step in the lecture alone, where nothing else uses them. */
const COMPARE_KEYS: readonly PageKey<CompareLab>[] = [
	{
		keys: ['l'],
		what: 'Lecture view on or off',
		once: true,
		run: (lab) => {
			lab.toggleLecture();
		}
	},
	{
		keys: ['Escape'],
		what: 'In Lecture: back to the page',
		once: true,
		isOn: isLecture,
		run: (lab) => {
			lab.toggleLecture();
		}
	},
	{
		keys: ['PageDown'],
		what: 'All searches on, with the trees in sight',
		isOn: hasTreesInSight,
		run: ({ lanes }) => {
			lanes.goOn();
		}
	},
	{
		keys: ['PageUp'],
		what: 'All searches back, with the trees in sight',
		isOn: hasTreesInSight,
		run: ({ lanes }) => {
			lanes.goBack();
		}
	},
	{
		keys: ['ArrowRight'],
		what: 'In Lecture: on',
		isOn: isLecture,
		run: ({ lanes }) => {
			lanes.goOn();
		}
	},
	{
		keys: ['ArrowLeft'],
		what: 'In Lecture: back',
		isOn: isLecture,
		run: ({ lanes }) => {
			lanes.goBack();
		}
	},
	{
		keys: ['Home'],
		what: 'In Lecture: to the start',
		isOn: isLecture,
		run: ({ lanes }) => {
			lanes.player.go(0);
		}
	},
	{
		keys: ['End'],
		what: 'In Lecture: to the end',
		isOn: isLecture,
		run: ({ lanes }) => {
			lanes.player.go(lanes.lastTick);
		}
	},
	{
		keys: [' '],
		what: 'In Lecture: play or pause',
		once: true,
		isOn: isLecture,
		run: ({ lanes }) => {
			lanes.player.toggle();
		}
	}
];

/** In a frame of another site those that step, without those that scroll a page by its height. */
export function keysIn(): readonly PageKey<CompareLab>[] {
	return isGuest()
		? COMPARE_KEYS.filter(({ keys }) => !keys.some((key) => /^(l|Escape|Page.*)$/.test(key)))
		: COMPARE_KEYS;
}

/** These keys as the help lists them, with those of your own move order. */
export const LISTED_KEYS: readonly ListedKey[] = [
	...COMPARE_KEYS,
	{ caps: ['.', 'B'], what: 'In Lecture: blank the screen' },
	{ caps: ['←', '→'], what: 'On a move of your own order: one place earlier or later' },
	{ caps: ['Home', 'End'], what: 'On such a move: to the first or last place' }
];

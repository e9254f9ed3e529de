/**
 * The way through a lesson, as one key goes it: a scene, its question, its reveals, the answer, the next scene. Between
 * two places of one search it goes event by event. Back is the same way.
 */
import { assertExists } from '../base/assert.ts';
import { EXPLORER, type ExplorerValues } from '../share/link.ts';
import { queryOf } from '../share/long-link.ts';
import packer from '../share/packer.ts';
import type { Expected, Lesson } from './lesson.ts';
import { readSceneLink, type SceneLink, type ScenePage } from './scene-link.ts';

/** A search that is shown, and its step. */
export interface ShownStep {
	/** Names the search: that of another link is equal if it is the same search. */
	readonly search: string;
	/** The same, and how it is looked at. */
	readonly look: string;
	/** -1 in the problem, before the first step; Infinity for the last one. */
	readonly step: number;
}

/** What a picture shows. */
export interface Place {
	/** Null: the explorer. */
	readonly page: ScenePage | null;
	/** What is shown there: a query without `?`, or on Sources a place behind `#`. */
	readonly address: { readonly query: string; readonly hash: string };
	/** Null on pages without a search that is stepped through. */
	readonly at: ShownStep | null;
}

export interface Station extends Place {
	/** Index in the lesson. */
	readonly scene: number;
	readonly kind: 'scene' | 'question' | 'reveal' | 'answer';
	/** What its link shows, as the lesson has it. */
	readonly expect: Expected | null;
}

/** What a press does: the station that one is at after it, and how the picture gets there. */
export interface Press {
	readonly station: number;
	readonly picture: 'next' | 'previous' | 'open' | 'stay';
}

/** Steps of a walk that are made one by one; a longer way is one press. */
const LONGEST_WALK = 40;

/** Pages besides the explorer that have a layout for a lecture, by the same field. */
const HAVE_LECTURE: ReadonlySet<ScenePage> = new Set(['compare', 'krk/tree']);

/** How much of the future a scene shows, and its reveals: what is revealed is no problem any more. */
export const STATION_FUTURES = {
	problem: ['problem', 'hide'],
	now: ['hide', 'hide'],
	all: ['show', 'show']
} as const;

/** Whether the steps have not begun. */
const IS_PROBLEM: Readonly<Record<ExplorerValues['future'], boolean>> = {
	problem: true,
	hide: false,
	show: false
};

/**
 * The stations of a lesson whose links are right: four or more a scene, and one of a step without question or answer.
 *
 * @param view the layout in which explorer links are shown
 */
export function stationsOf(lesson: Lesson, view: ExplorerValues['view']): readonly Station[] {
	return lesson.scenes.flatMap((scene, index) => {
		const { link, expect = null, future = 'now', reveal = [], question, answer } = scene;
		const [first, later] = STATION_FUTURES[future];
		const own = { ...placeOf(link, first, view), expect };
		const reveals = reveal.map((place) => ({
			...placeOf(place.link, later, view),
			expect: place.expect ?? null
		}));
		return [
			{ scene: index, kind: 'scene', ...own },
			...(question === '' ? [] : [{ scene: index, kind: 'question' as const, ...own }]),
			...reveals.map((place): Station => ({ scene: index, kind: 'reveal', ...place })),
			...(answer === ''
				? []
				: [{ scene: index, kind: 'answer' as const, ...(reveals.at(-1) ?? own) }])
		] satisfies Station[];
	});
}

/** The search of a query of the explorer, and its step. */
export function shownStepOf(query: string): ShownStep {
	const { values } = EXPLORER.read(query);
	const { future, step } = values;
	const search = EXPLORER.settingOf(EXPLORER.query({ ...values, ...USUAL_LOOK }));
	const look = EXPLORER.query({ ...values, step: 0 });
	return { search, look, step: IS_PROBLEM[future] ? -1 : step };
}

/** How a search is looked at does not tell it from others. What a link hides does: no step shows it. */
const USUAL_LOOK = (({ future, predict, view, tree, form, colour, over, panel }) => ({
	future,
	predict,
	view,
	tree,
	form,
	colour,
	over,
	panel
}))(EXPLORER.defaults);

/** One press on; null at the end of the lesson. */
export function pressOn(
	stations: readonly Station[],
	station: number,
	shown: ShownStep | null
): Press | null {
	const [here, next] = [stations[station], stations[station + 1]];
	if (here === undefined) return null;
	if (next === undefined) return isFree(here) ? { station, picture: 'next' } : null;
	const walk = walkBetween(here, next);
	if (walk !== null && shown?.search === walk.search && shown.step < walk.end) {
		return { station: shown.step + 1 === walk.end ? station + 1 : station, picture: 'next' };
	}
	return { station: station + 1, picture: isThere(next, here, shown) ? 'stay' : 'open' };
}

/** One press back; null at its beginning. */
export function pressBack(
	stations: readonly Station[],
	station: number,
	shown: ShownStep | null
): Press | null {
	const [here, next, before] = [stations[station], stations[station + 1], stations[station - 1]];
	if (here === undefined) return null;
	const ahead = next === undefined ? null : walkBetween(here, next);
	if (ahead !== null && shown?.search === ahead.search && ahead.start < shown.step) {
		return { station, picture: backFrom(shown) };
	}
	if (before === undefined) {
		const canStep = next === undefined && isFree(here) && shown !== null && shown.step > 0;
		return canStep ? { station, picture: 'previous' } : null;
	}
	const walk = walkBetween(before, here);
	if (walk !== null && shown !== null && isAt(here, shown)) {
		return { station: station - 1, picture: backFrom(shown) };
	}
	return { station: station - 1, picture: isThere(before, here, shown) ? 'stay' : 'open' };
}

/** A step by itself: nothing is asked, and its search goes on event by event to its end. */
function isFree({ kind, at }: Station): boolean {
	return kind === 'scene' && at !== null;
}

/** No event leads back to a problem. */
function backFrom({ step }: ShownStep): Press['picture'] {
	return step === 0 ? 'open' : 'previous';
}

/** The station after a jump within the search of a scene: the last one that its step has reached, but no answer. */
export function stationReached(
	stations: readonly Station[],
	station: number,
	shown: ShownStep
): number {
	const here = stations[station];
	const reached = stations.findLastIndex(
		({ scene, kind, at }) =>
			scene === here?.scene &&
			kind !== 'answer' &&
			at?.search === shown.search &&
			at.step <= shown.step
	);
	if (reached < 0) return station;
	const { kind, at } = stations[reached] as Station;
	// Nothing is asked before a press asks it.
	return kind === 'question' && at?.step === shown.step ? reached - 1 : reached;
}

/** The first station of a scene of a lesson. */
export function stationOfScene(stations: readonly Station[], scene: number): number {
	return stations.findIndex((station) => station.scene === scene);
}

/** True where the search and the step that are shown are the station’s. */
export function isAt({ at }: Station, shown: ShownStep | null): boolean {
	return at !== null && at.search === shown?.search && at.step === shown.step;
}

/** True where the picture of one station is that of another already. A page without steps is as it was opened. */
function isThere(to: Station, from: Station, shown: ShownStep | null): boolean {
	if (to.at !== null) return isAt(to, shown) && to.at.look === shown?.look;
	const [own, other] = [to.address, from.address];
	return to.page === from.page && own.query === other.query && own.hash === other.hash;
}

/** The steps from one station to the next of its scene, where they are made one by one. */
function walkBetween(
	{ at: from, scene }: Station,
	{ at: to, scene: next }: Station
): { readonly search: string; readonly start: number; readonly end: number } | null {
	if (scene !== next || from === null || from.search !== to?.search) return null;
	const steps = to.step - from.step;
	return steps > 0 && steps <= LONGEST_WALK
		? { search: from.search, start: from.step, end: to.step }
		: null;
}

/** The place one event on or back, in its search; null without a search, and at a step without its number. */
export function placeBeside(
	{ page, address, at }: Place,
	direction: 'next' | 'previous'
): Place | null {
	if (at === null || at.step === Infinity) return null;
	const { values } = EXPLORER.read(address.query);
	const step = Math.max(0, at.step + (direction === 'next' ? 1 : -1));
	const future = IS_PROBLEM[values.future] ? STATION_FUTURES.problem[1] : values.future;
	const query = EXPLORER.query({ ...values, future, step });
	return { page, address: { query, hash: '' }, at: shownStepOf(query) };
}

/** What the link of a scene shows; the link is a right one. */
export function placeOf(
	link: string,
	future: ExplorerValues['future'],
	view: ExplorerValues['view']
): Place {
	const read = readSceneLink(link);
	const { page, search, hash }: SceneLink = assertExists(
		read.ok ? read.value : null,
		'a checked link'
	);
	const query = queryOf({ search, hash }, packer);
	if (page !== null) {
		const isLecture = view === 'lecture' && HAVE_LECTURE.has(page);
		const looked = isLecture ? [query, 'view=lecture'].filter(Boolean).join('&') : query;
		return { page, address: { query: looked, hash: page === 'sources' ? hash : '' }, at: null };
	}
	const { values } = EXPLORER.read(query);
	const looked = EXPLORER.query({
		...values,
		view,
		future: new URLSearchParams(query).has('future') ? values.future : future
	});
	return { page, address: { query: looked, hash: '' }, at: shownStepOf(looked) };
}

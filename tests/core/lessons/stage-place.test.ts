/** Every place of the built-in lessons gets to a stage, and is the same there. */
import { expect, test } from 'vitest';
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import { parseLesson } from '../../../src/lib/core/lessons/parse-lesson.ts';
import { readSceneLink } from '../../../src/lib/core/lessons/scene-link.ts';
import { placeOnStage, stagePlaceOf } from '../../../src/lib/core/lessons/stage-place.ts';
import { shownStepOf, stationReached, stationsOf } from '../../../src/lib/core/lessons/walk.ts';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';
import { BUILT_IN } from './built-in.ts';

function stationsIn(name: string): ReturnType<typeof stationsOf> {
	const read = parseLesson(assertExists(BUILT_IN.get(name), name));
	if (!read.ok) throw new Error(read.fault.message);
	return stationsOf(read.value.lesson, 'lecture');
}

test.each([...BUILT_IN.keys()])('the places of %s are the same on the stage', (name) => {
	for (const { page, address, at } of stationsIn(name)) {
		const told = stagePlaceOf({ page, address });
		expect(readSceneLink(told.link).ok).toBe(true);
		expect(placeOnStage(told)).toEqual({ page, address, at });
	}
});

test('the step and the future of a state are shown, whatever its link has', () => {
	const link = '?algorithm=minimax&step=3&future=show&view=explore';
	const { at, address } = placeOnStage({ link, step: 8, future: 'hide' });
	expect(at?.step).toBe(8);
	const { step, future, view, algorithm } = EXPLORER.read(address.query).values;
	expect({ step, future, view, algorithm }).toEqual({
		step: 8,
		future: 'hide',
		view: 'lecture',
		algorithm: 'minimax'
	});
	expect(placeOnStage({ link, step: 'end', future: 'hide' }).at?.step).toBe(Infinity);
	expect(placeOnStage({ link, step: 8, future: 'problem' }).at?.step).toBe(-1);
});

test('a long link is packed for the stage, and means the same', () => {
	const leaves = Array.from({ length: 1200 }, (_, i) => String(i % 90));
	const query = EXPLORER.query({
		...EXPLORER.read(`position=[[${leaves.join()}],[1]]`).values,
		view: 'lecture'
	});
	const told = stagePlaceOf({ page: null, address: { query, hash: '' } });
	expect(told.link.length).toBeLessThan(query.length);
	expect(placeOnStage(told).address.query).toBe(query);
});

test('after a jump to a cutoff the station is the last one that its step has reached', () => {
	const stations = stationsIn('alpha-beta-lecture.json');
	// The scene on the tie trap begins at step 8; its reveals are at 10 and 11, and then of the full tree.
	const first = stations.findIndex(({ scene }) => scene === 3);
	const { search } = assertExists(stations[first]?.at ?? null, 'a search');
	const reachedAt = (step: number, from = first): number =>
		stationReached(stations, from, { search, look: '', step }) - first;
	expect([5, 8, 9, 10, 11].map((step) => reachedAt(step))).toEqual([0, 0, 1, 2, 4]);
	expect(reachedAt(9, first + 3)).toBe(1);
	expect(shownStepOf('step=9').search).not.toBe(search);
	expect(stationReached(stations, first + 2, shownStepOf('step=9'))).toBe(first + 2);
});

/** One key goes through a lesson: scene, question, each reveal, answer, and back the same way. */
import { describe, expect, test } from 'vitest';
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import type { Lesson } from '../../../src/lib/core/lessons/lesson.ts';
import { parseLesson } from '../../../src/lib/core/lessons/parse-lesson.ts';
import { stepLesson } from '../../../src/lib/core/lessons/step-lesson.ts';
import {
	placeBeside,
	pressBack,
	pressOn,
	shownStepOf,
	stationsOf,
	type Press,
	type ShownStep,
	type Station
} from '../../../src/lib/core/lessons/walk.ts';
import { BUILT_IN } from './built-in.ts';

/** A picture that does what presses ask of it, as a page does. */
class Picture {
	shown: ShownStep | null = null;

	/** Without its look: leaving a problem changes that, and coming back to it does. */
	get place(): Pick<ShownStep, 'search' | 'step'> | null {
		return this.shown && { search: this.shown.search, step: this.shown.step };
	}

	follow({ station, picture }: Press, stations: readonly Station[]): void {
		if (picture === 'open') {
			this.shown = stations[station]?.at ?? null;
		} else if (picture !== 'stay' && this.shown !== null) {
			const by = picture === 'next' ? 1 : -1;
			this.shown = { ...this.shown, step: this.shown.step + by };
		}
	}
}

/** Every station and step of a lesson, from its first to its last; then the same from its last to its first. */
function walkOf(stations: readonly Station[]): { on: unknown[]; back: unknown[] } {
	const picture = new Picture();
	picture.shown = stations[0]?.at ?? null;
	let at = 0;
	const on: unknown[] = [[at, picture.place]];
	for (let press = pressOn(stations, at, picture.shown); press !== null;) {
		picture.follow(press, stations);
		at = press.station;
		on.push([at, picture.place]);
		press = pressOn(stations, at, picture.shown);
	}
	const back: unknown[] = [[at, picture.place]];
	for (let press = pressBack(stations, at, picture.shown); press !== null;) {
		picture.follow(press, stations);
		at = press.station;
		back.push([at, picture.place]);
		press = pressBack(stations, at, picture.shown);
	}
	return { on, back };
}

function lessonOf(text: string): Lesson {
	const read = parseLesson(text);
	if (!read.ok) throw new Error(read.fault.message);
	return read.value.lesson;
}

describe.each(Array.from(BUILT_IN, ([name, text]) => [name, lessonOf(text)] as const))(
	'%s',
	(_, lesson) => {
		const stations = stationsOf(lesson, 'lecture');

		test('goes through every scene, question, reveal and answer in the order of the file', () => {
			expect(stations.map(({ scene, kind }) => `${scene} ${kind}`)).toEqual(
				lesson.scenes.flatMap(({ reveal = [] }, scene) => [
					`${scene} scene`,
					`${scene} question`,
					...reveal.map(() => `${scene} reveal`),
					`${scene} answer`
				])
			);
			const seen = new Set(walkOf(stations).on.map((place) => (place as [number])[0]));
			expect(seen.size).toBe(stations.length);
		});

		test('shows at each station what its link shows', () => {
			for (const [station, shown] of walkOf(stations).on as [number, ShownStep | null][]) {
				const next = stations[station + 1];
				const at = stations[station]?.at ?? null;
				if (at === null || shown === null || next?.at == null) continue;
				expect(shown.search).toBe(at.search);
				expect(shown.step).toBeGreaterThanOrEqual(at.step);
				if (shown.step > at.step) expect(shown.step).toBeLessThan(next.at.step);
			}
		});

		test('goes back the same way', () => {
			const { on, back } = walkOf(stations);
			expect(back).toEqual(on.toReversed());
		});
	}
);

const QUICK: Lesson = {
	...lessonOf(Array.from(BUILT_IN.values())[0] ?? ''),
	scenes: [
		{
			id: 'one',
			title: 'One',
			minutes: 1,
			link: '?step=3',
			note: '',
			question: 'What now?',
			answer: 'This.',
			hint: '',
			reveal: [{ link: '?step=5' }, { link: '?algorithm=minimax&step=7' }, { link: 'krk/' }]
		},
		{
			id: 'two',
			title: 'Two',
			minutes: 1,
			future: 'problem',
			link: '?step=4',
			note: '',
			question: 'And now?',
			answer: 'That.',
			hint: '',
			reveal: [{ link: '?step=60' }]
		}
	]
};
const stations = stationsOf(QUICK, 'explore');
const first = stations[0]?.at ?? null;

test('goes event by event in one search, and at once to another search or page', () => {
	expect(pressOn(stations, 0, first)).toEqual({ station: 1, picture: 'stay' });
	expect(pressOn(stations, 1, first)).toEqual({ station: 1, picture: 'next' });
	const fourth = { ...assertExists(first, 'it is a search'), step: 4 };
	expect(pressOn(stations, 1, fourth)).toEqual({ station: 2, picture: 'next' });
	expect(pressOn(stations, 2, { ...fourth, step: 5 })).toEqual({ station: 3, picture: 'open' });
	expect(pressOn(stations, 3, stations[3]?.at ?? null)).toEqual({ station: 4, picture: 'open' });
	expect(pressOn(stations, 4, null)).toEqual({ station: 5, picture: 'stay' });
	expect(pressBack(stations, 5, null)).toEqual({ station: 4, picture: 'stay' });
});

test('opens where a station is too far for single steps, or the reader went elsewhere', () => {
	const [problem, far] = [stations[7]?.at ?? null, stations[8]?.at ?? null];
	expect([problem?.step, far?.step]).toEqual([-1, 60]);
	expect(pressOn(stations, 7, problem)).toEqual({ station: 8, picture: 'open' });
	expect(pressBack(stations, 8, far)).toEqual({ station: 7, picture: 'open' });
	const elsewhere = { search: 'another', look: 'another', step: 2 };
	expect(pressOn(stations, 1, elsewhere)).toEqual({ station: 2, picture: 'open' });
	expect(pressBack(stations, 1, elsewhere)).toEqual({ station: 0, picture: 'open' });
	const beyond = { ...assertExists(first, 'it is a search'), step: 9 };
	expect(pressOn(stations, 1, beyond)).toEqual({ station: 2, picture: 'open' });
});

test('ends at both ends', () => {
	expect(pressOn(stations, stations.length - 1, null)).toBeNull();
	expect(pressBack(stations, 0, first)).toBeNull();
});

test('tells searches apart, and not the ways to look at one', () => {
	const { search, look } = shownStepOf('step=3');
	expect(shownStepOf('step=5')).toEqual({ search, look, step: 5 });
	const other = shownStepOf('step=4&view=lecture&tree=whole&predict=on&panel=code');
	expect([other.search, other.step]).toEqual([search, 4]);
	expect(other.look).not.toBe(look);
	expect(shownStepOf('step=4&future=problem')).toMatchObject({ search, step: -1 });
	expect(shownStepOf('step=4&cut=strict').search).not.toBe(search);
	expect(shownStepOf('step=4&hide=answers').search).not.toBe(search);
});

test('opens another look at the same step', () => {
	const looks = stationsOf(
		{
			...QUICK,
			scenes: QUICK.scenes.map((scene) => ({ ...scene, reveal: [{ link: '?step=3&future=show' }] }))
		},
		'lecture'
	);
	expect(pressOn(looks, 1, looks[1]?.at ?? null)).toEqual({ station: 2, picture: 'open' });
	expect(pressOn(looks, 2, looks[2]?.at ?? null)).toEqual({ station: 3, picture: 'stay' });
});

describe('a step by itself', () => {
	const alone = assertExists(stepLesson({ link: '?step=3', title: 'Alpha-beta' }), 'a right link');
	const [here, ...others] = stationsOf(alone, 'lecture');

	test('is one station, whose search goes on event by event, and back to its first step', () => {
		expect([here?.kind, here?.at?.step, others]).toEqual(['scene', 3, []]);
		const at = assertExists(here?.at, 'it is a search');
		const one = [assertExists(here, 'it has a station')];
		expect(pressOn(one, 0, at)).toEqual({ station: 0, picture: 'next' });
		expect(pressOn(one, 0, { ...at, step: 60 })).toEqual({ station: 0, picture: 'next' });
		expect(pressBack(one, 0, { ...at, step: 1 })).toEqual({ station: 0, picture: 'previous' });
		for (const step of [0, -1]) expect(pressBack(one, 0, { ...at, step })).toBeNull();
	});

	test.each([null, 'x', {}, { link: '?', title: 3 }, { link: 'https://example.org', title: 'x' }])(
		'%j is none',
		(kept) => {
			expect(stepLesson(kept)).toBeNull();
		}
	);

	test('a page without steps ends at both ends', () => {
		const page = assertExists(stepLesson({ link: 'krk/', title: 'KRK' }), 'a right link');
		const stations = stationsOf(page, 'lecture');
		expect([pressOn(stations, 0, null), pressBack(stations, 0, null)]).toEqual([null, null]);
	});
});

describe('the place beside another', () => {
	const placeOf = (query: string) =>
		({ page: null, address: { query, hash: '' }, at: shownStepOf(query) }) as const;

	test('is one step on or back in the same search', () => {
		const here = placeOf('game=tree&step=6&view=lecture');
		for (const [direction, step] of [
			['next', 7],
			['previous', 5]
		] as const) {
			const beside = placeBeside(here, direction);
			expect(beside?.at).toEqual({ ...here.at, step });
			expect(beside?.at).toEqual(shownStepOf(beside?.address.query ?? ''));
			expect(beside?.address.query).toContain('view=lecture');
		}
	});

	test('is the first step after a problem, and no step before the first', () => {
		const problem = placeOf('game=tree&future=problem&view=lecture');
		const first = placeBeside(problem, 'next');
		expect([problem.at.step, first?.at?.step]).toEqual([-1, 0]);
		expect(first?.at?.search).toBe(problem.at.search);
		expect(placeBeside(placeOf('game=tree&step=0'), 'previous')?.at?.step).toBe(0);
	});

	test('is none on a page without steps, or at a last step without its number', () => {
		expect(placeBeside({ ...placeOf(''), page: 'compare', at: null }, 'next')).toBeNull();
		const last = placeOf('game=tree&step=end');
		expect(last.at.step).toBe(Infinity);
		expect(placeBeside(last, 'previous')).toBeNull();
	});
});

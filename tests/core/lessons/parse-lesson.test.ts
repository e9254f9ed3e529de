/** Files of lessons: what is read, what is refused, and where the fault is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../src/lib/core/lessons/json-text.ts';
import {
	formatPlace,
	parseLesson,
	readLesson,
	type LessonPlace
} from '../../../src/lib/core/lessons/parse-lesson.ts';
import { runs } from '../../sweep.ts';
import { BUILT_IN } from './built-in.ts';

type Json = Record<string, unknown>;

const EXPLORER = {
	id: 'one',
	title: 'One',
	minutes: 5,
	link: '?step=4',
	note: 'N',
	question: 'Q',
	answer: 'A',
	hint: 'H'
};
const SECOND = { ...EXPLORER, id: 'two', link: 'krk/' };
const LESSON = {
	format: 'plyscope-lesson',
	version: 1,
	id: 'a-lesson',
	language: 'en',
	kind: 'lecture',
	title: 'A lesson',
	about: '',
	minutes: 10,
	scenes: [EXPLORER, SECOND]
};

/** The lesson with another second scene. */
function withScene(changes: Json): Json {
	return { ...LESSON, scenes: [EXPLORER, { ...SECOND, ...changes }] };
}

function faultOf(json: unknown): string {
	const read = parseLesson(typeof json === 'string' ? json : JSON.stringify(json));
	return read.ok
		? 'none'
		: [read.fault.code, formatPlace(read.fault.place)].filter(Boolean).join(': ');
}

describe('a lesson', () => {
	test('is read with all its fields', () => {
		const whole = {
			...LESSON,
			scenes: [
				{
					...EXPLORER,
					future: 'problem',
					choices: ['A <b>bold</b> one', 'B'],
					correct: 1,
					expect: { step: 4, sentence: '' },
					reveal: [{ link: 'krk/', expect: { heading: 'H' } }, { link: '?step=5' }],
					practice: { game: 'tictactoe', level: 2, seed: 4294967295 }
				},
				SECOND
			]
		};
		const read = parseLesson(JSON.stringify(whole));
		expect(read.ok && read.value.lesson).toEqual(whole);
	});

	test.each(Array.from(BUILT_IN.keys()))('%s is read as it is', (name) => {
		const text = BUILT_IN.get(name) ?? '';
		const read = parseLesson(text);
		expect(read.ok && read.value.lesson).toEqual(JSON.parse(text));
		expect(read.ok && read.value.notices).toEqual([]);
		expect(name).toBe(read.ok && `${read.value.lesson.id}.json`);
	});

	const WRONG: readonly (readonly [json: unknown, fault: string])[] = [
		['[', 'json-syntax'],
		[[], 'lesson-none'],
		[{}, 'lesson-none'],
		[{ ...LESSON, format: 'plyscope-lessons' }, 'lesson-none'],
		[{ ...LESSON, version: 0 }, 'lesson-version: version'],
		[{ ...LESSON, version: '1' }, 'lesson-version: version'],
		[{ ...LESSON, id: 'A' }, 'lesson-id: id'],
		[{ ...LESSON, id: '-a' }, 'lesson-id: id'],
		[{ ...LESSON, id: 'a'.repeat(61) }, 'lesson-id: id'],
		[{ ...LESSON, language: 'English' }, 'lesson-language: language'],
		[{ ...LESSON, kind: 'talk' }, 'lesson-choice: kind'],
		[{ ...LESSON, title: '' }, 'lesson-length: title'],
		[{ ...LESSON, title: 'x'.repeat(121) }, 'lesson-length: title'],
		[{ ...LESSON, title: 7 }, 'lesson-type: title'],
		[{ ...LESSON, about: 'x'.repeat(1001) }, 'lesson-length: about'],
		[{ ...LESSON, about: undefined }, 'lesson-missing: about'],
		[{ ...LESSON, minutes: 11 }, 'lesson-minutes: minutes'],
		[{ ...LESSON, minutes: 601 }, 'lesson-number: minutes'],
		[{ ...LESSON, author: 'A' }, 'lesson-unknown-field'],
		[{ ...LESSON, scenes: [] }, 'lesson-count: scenes'],
		[{ ...LESSON, scenes: Array(101).fill(EXPLORER) }, 'lesson-count: scenes'],
		[{ ...LESSON, scenes: [EXPLORER, 'two'] }, 'lesson-type: scene 2'],
		[withScene({ id: 'one' }), 'lesson-id-twice: scene 2 (one), id'],
		[withScene({ id: null }), 'lesson-type: scene 2, id'],
		[withScene({ notes: 'N' }), 'lesson-unknown-field: scene 2 (two)'],
		[withScene({ title: 'x'.repeat(81) }), 'lesson-length: scene 2 (two), title'],
		[withScene({ minutes: 1.5 }), 'lesson-number: scene 2 (two), minutes'],
		[withScene({ future: 'hide' }), 'lesson-choice: scene 2 (two), future'],
		[withScene({ link: 'https://example.com' }), 'lesson-link-away: scene 2 (two), link'],
		[withScene({ link: `?${'a'.repeat(4000)}` }), 'lesson-length: scene 2 (two), link'],
		[withScene({ note: 'x'.repeat(2001) }), 'lesson-length: scene 2 (two), note'],
		[withScene({ question: '' }), 'lesson-length: scene 2 (two), question'],
		[withScene({ hint: null }), 'lesson-type: scene 2 (two), hint'],
		[withScene({ choices: ['A'] }), 'lesson-count: scene 2 (two), choices'],
		[withScene({ choices: ['A', ''] }), 'lesson-length: scene 2 (two), choices 2'],
		[withScene({ choices: ['A', 'B'], correct: 2 }), 'lesson-correct: scene 2 (two), correct'],
		[withScene({ correct: 0 }), 'lesson-correct: scene 2 (two), correct'],
		[withScene({ expect: { step: 1 } }), 'lesson-missing: scene 2 (two), expect sentence'],
		[
			withScene({ expect: { step: -1, sentence: '' } }),
			'lesson-number: scene 2 (two), expect step'
		],
		[
			withScene({ expect: { heading: 'H', step: 1 } }),
			'lesson-unknown-field: scene 2 (two), expect'
		],
		[withScene({ reveal: [] }), 'lesson-count: scene 2 (two), reveal'],
		[
			withScene({ reveal: [{ link: '?' }, { link: '/' }] }),
			'lesson-link-page: scene 2 (two), reveal 2 link'
		],
		[
			withScene({ practice: { level: 6, seed: 1 } }),
			'lesson-number: scene 2 (two), practice level'
		],
		[
			withScene({ practice: { level: 1, seed: 2 ** 32 } }),
			'lesson-number: scene 2 (two), practice seed'
		],
		[
			withScene({ practice: { game: 'chess', level: 1, seed: 1 } }),
			'lesson-choice: scene 2 (two), practice game'
		]
	];
	test.each(WRONG.map(([json, fault]) => ({ json, fault })))(
		'a fault: $fault',
		({ json, fault }) => {
			expect(faultOf(json)).toBe(fault);
		}
	);

	test('self-study may take another time than its scenes', () => {
		expect(faultOf({ ...LESSON, kind: 'self-study', minutes: 90 })).toBe('none');
	});

	test('a text is as long as people count it', () => {
		expect(faultOf({ ...LESSON, title: '♔'.repeat(120) })).toBe('none');
		expect(faultOf({ ...LESSON, title: '🂡'.repeat(120) })).toBe('none');
	});

	test('of more than a megabyte is refused', () => {
		expect(faultOf(' '.repeat(1_000_001))).toBe('lesson-size');
		expect(faultOf(JSON.stringify(LESSON) + ' '.repeat(900_000))).toBe('none');
	});

	test('of a later version is read, and what is not known is ignored with a notice', () => {
		const later = { ...withScene({ sound: 'on' }), version: 2, author: 'A' };
		const read = parseLesson(JSON.stringify(later));
		expect(read.ok && read.value.notices).toEqual([
			'The field “author” is not known here, and ignored.',
			'The field “sound” is not known here, and ignored.'
		]);
		expect(read.ok && read.value.lesson).toEqual({ ...LESSON, version: 2 });
	});

	test('a fault has its line and column', () => {
		const text = JSON.stringify(withScene({ link: 'x' }), null, '\t');
		const read = parseLesson(text);
		const at = read.ok ? -1 : (read.fault.at ?? -1);
		expect(text.slice(at, at + 3)).toBe('"x"');
		expect(lineOf(text, at)).toEqual({ line: text.slice(0, at).split('\n').length, column: 12 });
	});

	test.each(['__proto__', 'constructor', 'toString'])(
		'a field “%s” is unknown, as any other',
		(name) => {
			const text = JSON.stringify(LESSON).replace('{', `{"${name}":1,`);
			expect(faultOf(text)).toBe('lesson-unknown-field');
		}
	);
});

/** True where a scene, its id and its field are in the file. */
function isThere(json: unknown, { scene, field }: LessonPlace): boolean {
	const scenes = (json as Json | null)?.['scenes'];
	if (scene === null) return true;
	const one = Array.isArray(scenes) ? (scenes[scene.number - 1] as unknown) : undefined;
	if (one === undefined) return false;
	// A long one is shortened.
	const id = scene.id?.replace(/…$/, '') ?? null;
	if (id !== null && !String((one as Json)['id']).startsWith(id)) return false;
	// A missing field is told by its name; all before it is there.
	let at: unknown = one;
	for (const word of (field?.split(' ') ?? []).slice(0, -1)) {
		at = (at as Json | undefined)?.[/^\d+$/.test(word) ? String(Number(word) - 1) : word];
	}
	return at !== undefined;
}

describe('any file', () => {
	test('is read or refused, with a place in it', () => {
		fc.assert(
			fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
				const read = parseLesson(text);
				expect(read.ok).toBe(false);
			}),
			{ numRuns: runs(10_000) }
		);
	});

	const junk = fc.oneof(
		fc.jsonValue({ maxDepth: 2 }),
		fc.constantFrom<unknown>(
			-1,
			1e300,
			'',
			'javascript:alert(1)',
			'//evil.example',
			'x'.repeat(5000)
		),
		fc.constantFrom<unknown>(undefined, [], {}, [{}], { step: 0 }, { link: '?' })
	);

	/** Puts junk at a place that the numbers choose, or a field with it beside that place. */
	function mutate(json: unknown, way: readonly number[], value: unknown): unknown {
		const [first, ...rest] = way;
		if (first === undefined || typeof json !== 'object' || json === null) return value;
		const keys = Object.keys(json);
		const key = keys[first % (keys.length + 1)] ?? 'extra';
		const copy = Array.isArray(json) ? [...(json as unknown[])] : { ...json };
		const changed = mutate((json as Json)[key], rest, value);
		(copy as Json)[Array.isArray(json) && key === 'extra' ? String(keys.length) : key] = changed;
		return copy;
	}

	test('a built-in lesson that is changed anywhere is read, or refused at a place that it has', () => {
		const lessons = Array.from(BUILT_IN.values(), (text) => JSON.parse(text) as unknown);
		let read = 0;
		let refused = 0;
		fc.assert(
			fc.property(
				fc.constantFrom(...lessons),
				fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }),
				junk,
				(lesson, way, value) => {
					const text = JSON.stringify(mutate(lesson, way, value)) as string | undefined;
					if (text === undefined) return;
					const parsed = readLesson(text);
					if (parsed.ok) {
						read++;
						expect(parsed.value.lesson).toEqual(JSON.parse(text));
						return;
					}
					refused++;
					const first = parseLesson(text);
					expect(first.ok ? null : first.fault).toEqual(parsed.fault[0]);
					for (const { code, message, at = -1, place } of parsed.fault) {
						expect(code).toMatch(/^(json|lesson)(-[a-z]+)+$/);
						expect(message).toMatch(/^[^\n]{1,300}\.$/);
						expect(at).toBeGreaterThanOrEqual(0);
						expect(at).toBeLessThan(text.length);
						expect([place, isThere(JSON.parse(text), place)]).toEqual([place, true]);
					}
				}
			),
			{ numRuns: runs(10_000) }
		);
		expect(read).toBeGreaterThan(0);
		expect(refused).toBeGreaterThan(0);
	});

	test('a built-in lesson that is damaged anywhere is read or refused, and never throws', () => {
		const texts = Array.from(BUILT_IN.values());
		fc.assert(
			fc.property(
				fc.constantFrom(...texts),
				fc.nat(20_000),
				fc.nat(40),
				fc.string({ maxLength: 3 }),
				(text, at, most, put) => {
					const damaged = text.slice(0, at) + put + text.slice(at + most);
					const read = parseLesson(damaged);
					if (!read.ok) expect(read.fault.at).toBeLessThanOrEqual(damaged.length);
				}
			),
			{ numRuns: runs(4000) }
		);
	});
});

/** Lessons that are being written: their files, whatever was typed, and the changes of their scenes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	draftOf,
	formatDraft,
	readDraft,
	sumOf,
	type Draft
} from '../../../src/lib/core/lessons/draft.ts';
import {
	addScene,
	blankDraft,
	changeScene,
	freeName,
	moveScene,
	removeChoice,
	removeScene
} from '../../../src/lib/core/lessons/edit-draft.ts';
import { MOST_SCENES } from '../../../src/lib/core/lessons/lesson.ts';
import {
	formatPlace,
	parseLesson,
	readLesson
} from '../../../src/lib/core/lessons/parse-lesson.ts';
import { runs } from '../../sweep.ts';
import { BUILT_IN } from './built-in.ts';

const TEXT = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.constantFrom('', '0', '7', '007', '-1', '1e3', '≥ α', '</script>', '"', '\u2028')
);
const EXPECT = fc.option(
	fc.oneof(fc.record({ step: fc.nat(), sentence: TEXT }), fc.record({ heading: TEXT }))
);
const DRAFT: fc.Arbitrary<Draft> = fc.record({
	id: TEXT,
	language: TEXT,
	kind: fc.oneof(TEXT, fc.constantFrom('lecture', 'self-study')),
	title: TEXT,
	about: TEXT,
	minutes: TEXT,
	scenes: fc.array(
		fc.record({
			id: TEXT,
			title: TEXT,
			minutes: TEXT,
			future: TEXT,
			link: TEXT,
			note: TEXT,
			question: TEXT,
			choices: fc.array(TEXT, { maxLength: 6 }),
			correct: fc.option(fc.nat(6)),
			answer: TEXT,
			hint: TEXT,
			expect: EXPECT,
			reveal: fc.array(fc.record({ link: TEXT, expect: EXPECT }), { maxLength: 3 }),
			practice: fc.option(fc.record({ game: TEXT, level: TEXT, seed: TEXT }))
		}),
		{ maxLength: 4 }
	)
});

describe('the file of a draft', () => {
	test.each(Array.from(BUILT_IN))('%s is the same lesson as a draft', (_, text) => {
		const read = parseLesson(text);
		const lesson = read.ok ? read.value.lesson : null;
		expect(lesson).not.toBeNull();
		if (lesson !== null) expect(JSON.parse(formatDraft(draftOf(lesson)))).toEqual(lesson);
	});

	test('has the same bytes when it is read and written again, and nothing typed is lost', () => {
		fc.assert(
			fc.property(DRAFT, (draft) => {
				const text = formatDraft(draft);
				const again = readDraft(JSON.parse(text));
				expect(formatDraft(again)).toBe(text);
				const { kind, scenes, title } = again;
				expect([kind, title, scenes]).toEqual([draft.kind, draft.title, draft.scenes]);
			}),
			{ numRuns: runs(2000) }
		);
	});

	test('has the same bytes whatever JSON it was read from', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				const text = formatDraft(readDraft({ scenes: [value], ...Object(value) }));
				expect(formatDraft(readDraft(JSON.parse(text)))).toBe(text);
			}),
			{ numRuns: runs(2000) }
		);
	});

	test('a lecture takes as long as its scenes, another lesson as long as it says', () => {
		const opened = { link: '?', expect: null };
		const two = addScene(addScene(blankDraft('a'), opened) ?? blankDraft('a'), opened);
		expect(two && sumOf(two)).toBe(10);
		expect(two && formatDraft(two)).toContain('"minutes": 10,');
		expect(two && sumOf({ ...two, kind: 'self-study' })).toBeNull();
		expect(two && sumOf(changeScene(two, 0, { minutes: 'x' }))).toBeNull();
	});
});

describe('the faults of a draft', () => {
	test('are all found, each at its field', () => {
		const opened = { link: 'https://example.org/', expect: null };
		const draft = addScene({ ...blankDraft('A b'), title: '' }, opened);
		const read = readLesson(draft === null ? '' : formatDraft(draft));
		expect(
			read.ok ? [] : read.fault.map(({ code, place }) => `${code} ${formatPlace(place)}`)
		).toEqual([
			'lesson-id id',
			'lesson-length title',
			'lesson-link-away scene 1 (scene-1), link',
			'lesson-length scene 1 (scene-1), note',
			'lesson-length scene 1 (scene-1), question',
			'lesson-length scene 1 (scene-1), answer',
			'lesson-length scene 1 (scene-1), hint'
		]);
	});

	test('a number that is none stays as it was typed, and is refused at its place', () => {
		const draft = addScene(blankDraft('a'), { link: '?', expect: null });
		const text = draft === null ? '' : formatDraft(changeScene(draft, 0, { minutes: '5 min' }));
		expect(text).toContain('"minutes": "5 min"');
		const read = readLesson(text);
		const places = read.ok ? [] : read.fault.map(({ place }) => formatPlace(place));
		expect(places).toContain('scene 1 (scene-1), minutes');
	});
});

describe('a change of scenes', () => {
	const of = (...ids: readonly string[]): Draft => ({
		...blankDraft('a'),
		scenes: ids.map((id) => ({ ...sceneOf(), id }))
	});
	const sceneOf = () => {
		const [scene] = addScene(blankDraft('a'), { link: '?', expect: null })?.scenes ?? [];
		if (scene === undefined) throw new Error('a scene was added');
		return scene;
	};
	const ids = (draft: Draft | null): string =>
		draft?.scenes.map(({ id }) => id).join(' ') ?? 'none';

	test('moves one scene and keeps the order of the others', () => {
		expect(ids(moveScene(of('a', 'b', 'c'), 0, 1))).toBe('b a c');
		expect(ids(moveScene(of('a', 'b', 'c'), 2, 0))).toBe('c a b');
		const draft = of('a', 'b');
		expect(moveScene(draft, 0, -1)).toBe(draft);
		expect(moveScene(draft, 1, 2)).toBe(draft);
	});

	test('removes one, and adds one at a place under an id that no other has', () => {
		expect(ids(removeScene(of('a', 'b', 'c'), 1))).toBe('a c');
		expect(ids(addScene(of('a', 'scene-1'), { link: '?', expect: null }, 1))).toBe(
			'a scene-2 scene-1'
		);
		expect(freeName('x', new Set(['x-1', 'x-2', 'x-4']))).toBe('x-3');
	});

	test('adds none to a lesson that has as many as it may', () => {
		const full = of(...Array.from({ length: MOST_SCENES }, (_, at) => `s${at}`));
		expect(addScene(full, { link: '?', expect: null })).toBeNull();
	});

	test('the right choice stays right when another one is removed', () => {
		const scene = { ...sceneOf(), choices: ['A', 'B', 'C'], correct: 1 };
		expect(removeChoice(scene, 0)).toEqual({ choices: ['B', 'C'], correct: 0 });
		expect(removeChoice(scene, 1)).toEqual({ choices: ['A', 'C'], correct: null });
		expect(removeChoice(scene, 2)).toEqual({ choices: ['A', 'B'], correct: 1 });
	});
});

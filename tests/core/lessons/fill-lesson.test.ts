/** What is written into the file of a lesson, and that all else stays. */
import { describe, expect, test } from 'vitest';
import { checkScene } from '../../../src/lib/core/lessons/check-scene.ts';
import { fillLesson } from '../../../src/lib/core/lessons/fill-lesson.ts';
import { parseLesson } from '../../../src/lib/core/lessons/parse-lesson.ts';
import { Searches } from '../../../src/lib/core/lessons/searches.ts';
import { BUILT_IN } from './built-in.ts';

const searches = new Searches();

function filled(text: string): string {
	const read = parseLesson(text);
	if (!read.ok) throw new Error(read.fault.message);
	const { lesson, root } = read.value;
	return fillLesson(
		text,
		root,
		lesson.scenes.map((scene) => checkScene(scene, searches))
	);
}

const SENTENCE = 'MAX to move. No bounds yet: alpha is −∞, beta ∞.';
const WORDS = '"note": "N\\u0041 ≥ /\\/", "question": "Q", "answer": "A", "hint": "H"';

function lessonWith(scene: string): string {
	return `{
  "format": "plyscope-lesson", "version": 1, "id": "a", "language": "en", "kind": "lecture",
  "title": "T", "about": "", "minutes": 5.0,
  "scenes": [
    ${scene}
  ]
}
`;
}

describe('filling a lesson', () => {
	test('the step and the sentence of an expectation are replaced, and no other character', () => {
		const scene = (step: string, sentence: string): string =>
			lessonWith(
				`{ "id": "a", "title": "T", "minutes": 5, "link": "?step=0", ${WORDS},
      "expect": {"sentence" :${sentence},   "step":${step} } }`
			);
		expect(filled(scene('7', '"S"'))).toBe(scene('0', JSON.stringify(SENTENCE)));
	});

	test('what is right already stays as it is written', () => {
		const text = lessonWith(
			`{"id":"a","title":"T","minutes":5,"link":"?step=0",${WORDS},"expect":{"step":0.0,"sentence":"\\u004dAX to move. No bounds yet: alpha is −∞, beta ∞."}}`
		);
		expect(filled(text)).toBe(text);
	});

	test('a missing expectation is written in one line where the scene is in one', () => {
		const scene = `{"id":"a","title":"T","minutes":5,"link":"?step=0",${WORDS.replaceAll(': ', ':')}`;
		expect(filled(lessonWith(`${scene}}`))).toBe(
			lessonWith(`${scene},"expect":{"step":0,"sentence":"${SENTENCE}"}}`)
		);
	});

	test.each([
		['tabs', '\t', '\n'],
		['spaces', '  ', '\n'],
		['the line ends of Windows', '    ', '\r\n']
	])('it is written in lines of its own with %s, as the file has', (_, unit, newLine) => {
		const expected = { step: 0, sentence: SENTENCE };
		const lesson = (expect: object): string => {
			const reveal = [{ link: '?step=0', ...expect }, { link: 'krk/' }];
			const scene = { id: 'a', title: 'T', minutes: 5, link: '?step=0', note: 'N', question: 'Q' };
			const rest = { answer: 'A', hint: 'H', reveal, ...expect };
			const head = { format: 'plyscope-lesson', version: 1, id: 'a', language: 'en' };
			const about = { kind: 'self-study', title: 'T', about: '', minutes: 5 };
			return `${JSON.stringify({ ...head, ...about, scenes: [{ ...scene, ...rest }] }, null, unit)}\n`.replaceAll(
				'\n',
				newLine
			);
		};
		expect(filled(lesson({}))).toBe(lesson({ expect: expected }));
		expect(filled(lesson({ expect: { heading: 'H' } }))).toBe(lesson({ expect: expected }));
	});

	test('fields of a later version stay', () => {
		const later = lessonWith(
			`{"id":"a","title":"T","minutes":5,"link":"?step=0",${WORDS},"sound":{"loud":1},"expect":{"step":1,"sentence":""}}`
		).replace('"version": 1', '"version": 2, "author": "A"');
		expect(filled(later)).toBe(
			later.replace('"step":1,"sentence":""', `"step":0,"sentence":"${SENTENCE}"`)
		);
	});

	test('the built-in lessons have nothing to fill', () => {
		const text = BUILT_IN.get('alpha-beta-self-study.json') ?? '';
		expect(filled(text)).toBe(text);
		expect(filled(text.replace(/"sentence": "[^"]*"/, '"sentence": ""'))).toBe(text);
	});
});

/** The built-in lessons say what the site shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkScene } from '../../../src/lib/core/lessons/check-scene.ts';
import { parseLesson } from '../../../src/lib/core/lessons/parse-lesson.ts';
import { Searches } from '../../../src/lib/core/lessons/searches.ts';
import { BUILT_IN } from './built-in.ts';

const searches = new Searches();

/** The headings of all pages. */
const headings = new Set(
	readdirSync('src/lib/pages', { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.svelte'))
		.flatMap((path) => [
			...readFileSync(`src/lib/pages/${path}`, 'utf8').matchAll(/<h1[^>]*>([^<{]+)<\/h1>/g)
		])
		.map(([, heading]) => heading)
);

describe.each(Array.from(BUILT_IN))('%s', (_, text) => {
	const read = parseLesson(text);
	const scenes = read.ok ? read.value.lesson.scenes : [];

	test('expects a step and its sentence of every link to a search, and is right', () => {
		expect(scenes.length).toBeGreaterThan(4);
		for (const scene of scenes) {
			const { faults, links } = checkScene(scene, searches);
			expect([scene.id, faults]).toEqual([scene.id, []]);
			for (const { reveal, shown } of links) {
				const expected = reveal === null ? scene.expect : scene.reveal?.[reveal]?.expect;
				expect([scene.id, reveal, expected]).toEqual([scene.id, reveal, shown ?? expected]);
				expect(expected).toBeDefined();
			}
		}
	});

	test('expects headings that pages have', () => {
		const expected = scenes.flatMap(({ expect: own, reveal = [] }) =>
			[own, ...reveal.map((one) => one.expect)].flatMap((one) =>
				one !== undefined && 'heading' in one ? [one.heading] : []
			)
		);
		expect(expected.filter((heading) => !headings.has(heading))).toEqual([]);
	});
});

import { json } from '@sveltejs/kit';
import { lessonSheet } from '$lib/core/lessons/lesson-sheet.ts';
import { loadAll } from '$lib/core/search/load.ts';
import { parseLesson } from '$lib/core/lessons/parse-lesson.ts';
import type { ListedLesson } from '$lib/pages/lessons/listed.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

const FILES = import.meta.glob<string>('../../../../static/lessons/*.json', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The lessons of the site, lectures first. */
const listed = (): ListedLesson[] =>
	Object.entries(FILES)
		.map(([path, text]): ListedLesson => {
			const read = parseLesson(text);
			if (!read.ok) throw new Error(`${path}: ${read.fault.message}`);
			const { id, kind, title, about, minutes, scenes } = read.value.lesson;
			const file = path.replace(/^.*\/static/, '');
			return {
				file,
				id,
				kind,
				title,
				about,
				minutes,
				scenes: scenes.length,
				sheet: lessonSheet({ scenes })
			};
		})
		.sort((one, other) => one.kind.localeCompare(other.kind));

export const GET: RequestHandler = async () => {
	// The trees of a lesson are read from its links.
	await loadAll();
	return json(listed());
};

import { json } from '@sveltejs/kit';
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
const LISTED = Object.entries(FILES)
	.map(([path, text]): ListedLesson => {
		const read = parseLesson(text);
		if (!read.ok) throw new Error(`${path}: ${read.fault.message}`);
		const { id, kind, title, about, minutes, scenes } = read.value.lesson;
		const file = path.replace(/^.*\/static/, '');
		return { file, id, kind, title, about, minutes, scenes: scenes.length };
	})
	.sort((one, other) => one.kind.localeCompare(other.kind));

export const GET: RequestHandler = () => json(LISTED);

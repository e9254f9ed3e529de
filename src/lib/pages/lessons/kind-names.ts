import type { Lesson } from '$lib/core/lessons/lesson.ts';

export const KIND_NAMES: Readonly<Record<Lesson['kind'], string>> = {
	lecture: 'Lecture',
	'self-study': 'Self-study'
};

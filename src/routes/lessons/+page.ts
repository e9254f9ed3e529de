import { resolve } from '$app/paths';
import type { ListedLesson } from '$lib/pages/lessons/listed.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch }) => {
	const response = await fetch(resolve('/lessons/list.json'));
	return { listed: (await response.json()) as readonly ListedLesson[] };
};

import { resolve } from '$app/paths';
import type { Guide } from '$lib/pages/help/guide.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch }) => {
	const response = await fetch(resolve('/help/guide.json'));
	return { guide: (await response.json()) as Guide };
};

import { resolve } from '$app/paths';
import { readGuide } from '$lib/pages/help/guide.server.ts';
import type { PageServerLoad } from './$types';
import markdown from '../../../docs/guide.md?raw';

export const prerender = true;

export const load: PageServerLoad = () => ({
	guide: readGuide(markdown, { root: resolve('/'), source: __SOURCE_ADDRESS__ })
});

import { json } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import { readGuide } from '$lib/pages/help/guide.server.ts';
import markdown from '../../../../docs/guide.md?raw';
import type { RequestHandler } from './$types';

export const prerender = true;

export const GET: RequestHandler = () =>
	json(readGuide(markdown, { root: resolve('/'), source: __SOURCE_ADDRESS__ }));

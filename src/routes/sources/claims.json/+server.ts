import { json } from '@sveltejs/kit';
import { toldClaims } from '$lib/core/experiments/sources/claims/registry.ts';
import { loadAll } from '$lib/core/search/load.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

/** The claims come as data: their checks, which only workers need, are the larger part of their code. */
export const GET: RequestHandler = async () => {
	await loadAll();
	return json(toldClaims());
};

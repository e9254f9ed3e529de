import { toldClaims } from '$lib/core/experiments/sources/claims/registry.ts';
import { loadAll } from '$lib/core/search/load.ts';
import type { PageServerLoad } from './$types';

/** The claims come as data: their checks, which only workers need, are the larger part of their code. */
export const load: PageServerLoad = async () => {
	await loadAll();
	return { claims: toldClaims() };
};

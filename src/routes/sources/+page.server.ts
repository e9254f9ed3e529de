import '$lib/core/search/all.ts';
import { toldClaims } from '$lib/core/experiments/sources/claims/registry.ts';
import type { PageServerLoad } from './$types';

/** The claims come as data: their checks, which only workers need, are the larger part of their code. */
export const load: PageServerLoad = () => ({ claims: toldClaims() });

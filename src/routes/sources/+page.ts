import { resolve } from '$app/paths';
import type { ToldClaim } from '$lib/core/experiments/sources/claims/registry.ts';
import { makeReadyFor } from '$lib/games/ready.ts';
import type { PageLoad } from './$types';

/** The claims, and the games of the figures. */
export const load: PageLoad = async ({ fetch }) => {
	const ready = makeReadyFor('', 'chess', 'tictactoe', 'krk');
	const response = await fetch(resolve('/sources/claims.json'));
	const claims = (await response.json()) as ToldClaim[];
	await ready;
	return { claims };
};

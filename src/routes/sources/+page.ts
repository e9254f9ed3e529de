import { makeReadyFor } from '$lib/games/ready.ts';
import type { PageLoad } from './$types';

/** The games of the figures. */
export const load: PageLoad = async ({ data }) => {
	await makeReadyFor('', 'chess', 'tictactoe', 'krk');
	return data;
};

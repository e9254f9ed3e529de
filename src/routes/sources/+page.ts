import { makeAllReady } from '$lib/games/ready.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => {
	await makeAllReady();
	return data;
};

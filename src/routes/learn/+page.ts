export { makeAllReady as load } from '$lib/games/ready.ts';

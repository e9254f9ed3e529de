import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../../src/lib/core/games/krk/profile/profile.ts';

/** Both profiles, each with every single change of an option that affects the search. */
export function listVariants(): [string, Profile][] {
	const variants: [string, Profile][] = [];
	for (const [name, profile, rival] of [
		['RELEASED', RELEASED, CLEAN],
		['CLEAN', CLEAN, RELEASED]
	] as const) {
		variants.push([name, profile]);
		const changes: Partial<Profile>[] = [
			{ reading: rival.reading },
			{ blackTerminal: rival.blackTerminal },
			{ levelThreeMate: rival.levelThreeMate },
			{ stalemateTest: rival.stalemateTest },
			{ startCounted: rival.startCounted },
			{ fiftyValue: 'plus-1000' },
			{ treeSeesRepetition: 'unseen' },
			{ mates: 'depth' }
		];
		for (const change of changes) {
			variants.push([`${name} with ${JSON.stringify(change)}`, { ...profile, ...change }]);
		}
	}
	return variants;
}

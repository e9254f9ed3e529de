/**
 * Every algorithm with every panel open, through every step of small trees: nothing throws, and the sentence matches
 * each step.
 */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { seededRandom } from '$lib/core/base/random.ts';
import { textOf } from '$lib/core/explain/sentence.ts';
import { ALGORITHM_IDS, type AlgorithmId } from '$lib/core/search/registry.ts';
import { PANEL_IDS } from '$lib/core/share/link.ts';
import { panelsOf } from '$lib/stepping/panels.svelte.ts';
import { runs, seedFrom, slice } from '../sweep.ts';
import EveryPanelHost from './EveryPanelHost.svelte';
import { explorerOf, show, wordsOf } from './panels-host.ts';

/** Windows one double wide, ranges wider than a double, infinities, ties, and numbers without a neighbour 1 away. */
const TREES = [
	'[[1,1],[1,2]]',
	'[[1e308,-1e308],[-inf,[1.7e308,inf]]]',
	'[[0,-2,-2],[-1],1,[2,1],[-1,1]]',
	'[[9007199254740992,9007199254740994],[9007199254740992,9007199254740996]]',
	'[[0.1,0.30000000000000004],[0.3,5e-324]]',
	// A null window above -inf: its beta is the least finite number, and the only one on the line.
	'[-inf,[[-1,0.1,-inf],[2,inf,1]],[-inf]]'
];

/** Random trees of the day, in addition to these. */
const RANDOM_TREES = runs(60, 60);

test.each(slice(ALGORITHM_IDS, 3))(
	'%s is shown in every panel at every step',
	async (algorithm) => {
		const random = Array.from({ length: RANDOM_TREES }, (_, i) => randomTree(seedFrom(i)));
		const wrong: string[] = [];
		for (const position of [...TREES, ...random]) wrong.push(...(await walk(position, algorithm)));
		expect(wrong).toEqual([]);
	}
);

/** The errors on the way through the steps. */
async function walk(position: string, algorithm: AlgorithmId): Promise<string[]> {
	const explorer = await explorerOf({ game: 'tree', position, algorithm });
	for (const id of PANEL_IDS) panelsOf(explorer).open(id);
	const { container, unmount } = await show(EveryPanelHost, explorer);
	const wrong: string[] = [];
	for (let step = 0; step <= explorer.lastStep; step++) {
		try {
			explorer.player.go(step);
			flushSync();
			const said = wordsOf(container.querySelector('p.sentence'));
			const meant = textOf(explorer.sentence).replace(/\s+/g, ' ').trim();
			if (said !== meant) wrong.push(`${position} step ${step}: “${said}”, not “${meant}”`);
			const places = container.innerHTML.match(/="[^"]*(?:NaN|Infinity)[^"]*"/);
			if (places !== null) wrong.push(`${position} step ${step}: ${places[0]}`);
		} catch (error) {
			wrong.push(`${position} step ${step}: ${String(error).slice(0, 200)}`);
			break;
		}
	}
	await unmount();
	explorer.close();
	return wrong;
}

/** Two or three plies, few distinct values, so that ties and windows without space are frequent. */
function randomTree(seed: number): string {
	const random = seededRandom(seed);
	const pick = (count: number): number => Math.floor(random() * count);
	const leaves = ['-1', '0', '1', '2', '0.1', 'inf', '-inf'];
	const node = (plies: number): string =>
		plies === 0 || pick(6) === 0
			? (leaves[pick(leaves.length)] as string)
			: `[${Array.from({ length: 1 + pick(3) }, () => node(plies - 1)).join(',')}]`;
	return `[${node(2)},${node(2)},${node(1)}]`;
}

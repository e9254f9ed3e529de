/** The last sentence speaks of the other root moves only as strongly as plain minimax allows. */
import { expect, test } from 'vitest';
import { seededRandom, type Random } from '../../../src/lib/core/base/random.ts';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { nestedValues, textOf as treeText, type Nested } from '../search/oracle.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { storyOf } from './record-case.ts';

const TIED: Nested = [[0, -2, -2], [-1], 1, [2, 1], [-1, 1]];

test.each(ALGORITHM_IDS)('%s calls a tie neither worse nor certainly worse', (algorithm) => {
	const random = seededRandom(seedFrom(2));
	const trees = [TIED, ...Array.from({ length: runs(2000) }, () => randomTree(random))];
	const wrong = trees.flatMap((tree) => {
		const story = storyOf({ game: 'tree', position: treeText(tree), algorithm });
		const { trace, names } = story;
		const sentence = explainStep(story, trace.steps - 1);
		const said = textOf(sentence);
		const values = nestedValues(tree, 'max');
		const last = trace.passes.at(-1)?.rootRow ?? 0;
		const named = [
			/(?:with|best,) node (\w+)/.exec(said)?.[1],
			...(/([^.]*) equally good/.exec(said)?.[1]?.match(/\b[a-z]\b/g) ?? [])
		];
		const isTie = (row: number): boolean =>
			values.get(`${trace.moveOf(row)}`) === values.get('') && !named.includes(names.of(row));
		// By name, or in a number of moves by the claim.
		const called = [...said.matchAll(/(?:^|[ ,.])([a-z]) \([^)]*\)(?=[^.]*(?:is|are) worse\.)/g)];
		const calledWorse = called.map(([, name]) => name);
		const counted = sentence.claims.flatMap((claim) =>
			claim.kind === 'group' && claim.rest === 'worse' ? claim.rows : []
		);
		const worse = [...trace.childrenOf(last)].filter(
			(row) => counted.includes(row) || calledWorse.includes(names.of(row))
		);
		return worse.some(isTie) ? [`${treeText(tree)}: ${said}`] : [];
	});
	expect(wrong).toEqual([]);
});

function randomTree(random: Random): Nested {
	const pick = (count: number): number => Math.floor(random() * count);
	const child = (): Nested =>
		pick(4) === 0 ? pick(5) - 2 : Array.from({ length: 1 + pick(3) }, () => pick(5) - 2);
	return Array.from({ length: 3 + pick(3) }, child);
}

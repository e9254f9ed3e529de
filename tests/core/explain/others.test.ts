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
		const said = textOf(explainStep(story, story.trace.steps - 1));
		const values = nestedValues(tree, 'max');
		const ties = (tree as readonly Nested[]).filter(
			(_, i) => values.get(`${i}`) === values.get('')
		);
		// Of two moves as good, the sentence names one as the best and at most the other as good.
		const named = /equally good/.test(said) ? Infinity : 1;
		const isWrong = /The others are (certainly )?worse/.test(said) && ties.length > named;
		return isWrong ? [`${treeText(tree)}: ${said}`] : [];
	});
	expect(wrong).toEqual([]);
});

function randomTree(random: Random): Nested {
	const pick = (count: number): number => Math.floor(random() * count);
	const child = (): Nested =>
		pick(4) === 0 ? pick(5) - 2 : Array.from({ length: 1 + pick(3) }, () => pick(5) - 2);
	return Array.from({ length: 3 + pick(3) }, child);
}

/** The end of a pass that tests a number: yes or no, and the value of the root once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../src/lib/core/explain/parts.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import { record } from '../search/record.ts';
import { rules, treeSetup } from '../search/samples.ts';

const lastSentence = (fields: Parameters<typeof record>[0]): string => {
	const { trace } = record(fields);
	return plainText(explainStep(createStory(trace, null), trace.steps - 1).parts);
};

test('an exact value of the root is given once, after the answer', () => {
	const fields = { game: 'tree', position: '[[0,3],[1,2]]', algorithm: 'sss' };
	expect(lastSentence(fields)).toMatch(/^Pass 2 ends\. Yes: the root is worth 1, with node b\./);
});

test.each(['mtdf', 'sss'])('%s: no last sentence gives the same exact value twice', (algorithm) => {
	fc.assert(
		fc.property(treeSetup, rules, ({ fields }, chosen) => {
			const text = lastSentence({ ...fields, ...chosen, algorithm });
			expect(text).not.toMatch(
				/the root is worth (-?[\w.∞−]+?)(, with [^.]*)?\. the root is worth \1,/i
			);
		}),
		{ numRuns: 200 }
	);
});

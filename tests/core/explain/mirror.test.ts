import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import type { Story } from '../../../src/lib/core/explain/story.ts';
import { nestedTree, storyOf, textOfTree, type Nested } from './record-case.ts';

const PAIRS = [
	['MAX', 'MIN'],
	['alpha', 'beta'],
	['rises', 'falls'],
	['≥', '≤'],
	['>', '<'],
	['at most', 'at least'],
	['largest', 'smallest'],
	['more than', 'less than']
] as const;
const SWAPS = new Map<string, string>([
	...PAIRS,
	...PAIRS.map(([one, other]) => [other, one] as const)
]);

function negate(tree: Nested): Nested {
	return typeof tree === 'number' ? 0 - tree : tree.map(negate);
}

/** The words with every value negated and both sides exchanged. */
function mirrored(story: Story, step: number): string {
	const text = plain(story, step, (number) => {
		const turned = number.replace(/[⁺⁻]$/, (beside) => (beside === '⁺' ? '⁻' : '⁺'));
		if (/^0[⁺⁻]?$/.test(number)) return turned;
		return turned.startsWith('−') ? turned.slice(1) : `−${turned}`;
	});
	return text.replace(
		new RegExp([...SWAPS.keys()].join('|'), 'g'),
		(word) => SWAPS.get(word) ?? word
	);
}

/** At a cutoff the value counts for MAX, at the nodes of both sides. */
function plain(story: Story, step: number, value = (number: string): string => number): string {
	return explainStep(story, step)
		.parts.map(({ text, role }) => (role === 'value' ? value(text) : text))
		.join('')
		.replace(/(MAX|MIN) gets at/, 'The value is at');
}

/** Both sides' bounds, in either order. */
function sorted(text: string): string {
	return text
		.toLowerCase()
		.replace(/: (alpha|beta) is (.*), (alpha|beta) /, '. $1 $2; $3 ')
		.split(/(?<=\.) |; |\.$/)
		.sort()
		.join('|');
}

it('sentences about MIN mirror those about MAX', () => {
	// With a window of zero width fail-hard may call a value either bound, so this combination is excluded.
	const rules = fc.constantFrom(
		{ algorithm: 'minimax' },
		{ cut: 'equal', fail: 'soft' },
		{ cut: 'strict', fail: 'soft' },
		{ cut: 'equal', fail: 'hard' },
		{ algorithm: 'tt' },
		{ algorithm: 'pvs' }
	);
	fc.assert(
		fc.property(nestedTree, rules, (tree, rule) => {
			const max = storyOf({ game: 'tree', position: textOfTree(tree), root: 'max', ...rule });
			const min = storyOf({
				game: 'tree',
				position: textOfTree(negate(tree)),
				root: 'min',
				...rule
			});
			expect(min.trace.steps).toBe(max.trace.steps);
			for (let step = 0; step < max.trace.steps; step++) {
				expect(sorted(mirrored(min, step))).toBe(sorted(plain(max, step)));
			}
		}),
		{ numRuns: 200 }
	);
});

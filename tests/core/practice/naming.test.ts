/** Naming the ideas that fit an answer. */
import { expect, test } from 'vitest';
import { readAnswers } from '../../../src/lib/core/practice/answers.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { ideaAnswers } from '../../../src/lib/core/practice/idea-answers.ts';
import { nameIdeas } from '../../../src/lib/core/practice/naming.ts';
import { exercise, range } from './exercises.ts';

test('one idea has its own sentence; that nothing is cut is said before several that cut nothing', () => {
	const said = { one: 0, several: 0, cut: 0 };
	for (const seed of range(1, 12)) {
		// Windows tell apart what values and cuts alone do not.
		for (const x of [
			exercise(3, seed),
			exercise(4, seed),
			exercise(4, seed, {}, ['values', 'cuts'])
		]) {
			for (const { sheet } of ideaAnswers(x)) {
				const named = nameIdeas(x, readAnswers(x, keyOf(x, sheet)));
				if (named === null) throw new Error('an idea’s own answer is named');
				const isUncut = !sheet.pruned.includes(true);
				if (named.ideas.length === 1 && named.ideas[0] === 'minimax') {
					expect(named.words).toBe('Nothing is cut: this is minimax.');
					said.one++;
				} else if (named.ideas.length > 1) {
					expect(named.words.startsWith('Nothing is cut. This is the answer')).toBe(isUncut);
					said[isUncut ? 'several' : 'cut']++;
				}
			}
		}
	}
	expect(Math.min(said.one, said.several, said.cut)).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { lookedUp } from '../../../src/lib/core/explain/leaf.en.ts';
import { plainText } from '../../../src/lib/core/explain/parts.ts';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { storyOf } from './record-case.ts';

test('a move of the root that is not opened is looked up to the depth limit', () => {
	const krk = { game: 'krk', position: '206557', algorithm: 'minimax', depth: '2', open: 'root' };
	const said = textOf(explainStep(storyOf(krk), 1));
	expect(said.startsWith('Not opened. Looked up 1 ply deep: ')).toBe(true);
	expect(plainText(lookedUp(7, '', 3))).toBe('Not opened. Looked up 3 plies deep: 7.');
});

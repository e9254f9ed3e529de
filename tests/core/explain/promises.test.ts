import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textOf } from '../../../src/lib/core/explain/parts.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import { PROMISES } from './check-words.ts';
import { storyOf } from './record-case.ts';

const FOLDER = new URL('../../golden/transcripts/', import.meta.url);

/** Lines that begin with five spaces are the sentences. */
const TRANSCRIBED = readdirSync(FOLDER).flatMap((file) =>
	readFileSync(new URL(file, FOLDER), 'utf8')
		.split('\n')
		.flatMap((line) => /^ {5}(\S.*)$/.exec(line)?.[1] ?? [])
);

/** Searches for the phrases that no transcript contains. */
const RARE = [
	{ position: '[0,[[2.5,0]],0]', algorithm: 'pvs' },
	{ position: '[[[[2]],[[-2,-inf],[-3]]]]', algorithm: 'pvs' },
	{ position: '[[3,[[-0.75,2]]]]', algorithm: 'pvs' },
	{ position: '[0,0,0,0,0,3,3,2]', algorithm: 'sss' },
	{ position: '[[3],[[[[3,0],0],3]]]', algorithm: 'tt' },
	{ position: '[[0,-2,-2],[-1],1,[2,1],[-1,1]]', algorithm: 'sss' },
	{
		game: 'chess',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		evaluator: 'ghess',
		depth: '2'
	},
	{
		game: 'chess',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		algorithm: 'quiescence',
		depth: '1'
	},
	{ game: 'chess', position: '7k/8/8/8/8/8/8/K7 w - - 0 1', evaluator: 'ghess', depth: '1' },
	{ game: 'tictactoe', position: 'X...O..X.', depth: '3', evaluator: 'outcome-depth' },
	{ game: 'tictactoe', position: 'X...O....', depth: '1', evaluator: 'open-lines' },
	// Paths as long names, for short forms.
	{ position: `${'['.repeat(40)}[3,[3,2]]${']'.repeat(40)}` }
].flatMap((search) => {
	const story = storyOf({ game: 'tree', ...search });
	return (['long', 'short'] as const).flatMap((form) =>
		Array.from({ length: story.trace.steps }, (_, step) => textOf(explainStep(story, step, form)))
	);
});

it('every phrase that needs a claim occurs in a sentence', () => {
	// A phrase that no template uses any more would check nothing.
	const sentences = [...TRANSCRIBED, ...RARE];
	const unused = PROMISES.filter(([phrase]) => !sentences.some((text) => phrase.test(text)));
	expect(unused.map(([phrase]) => String(phrase))).toEqual([]);
});

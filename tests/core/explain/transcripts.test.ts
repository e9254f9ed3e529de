/** Searches as they are told: the long and the short sentence of every step, each search read as a whole. */
import { expect, test } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { storyOf } from './record-case.ts';

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const THREE_PLIES = { game: 'tree', position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]' };
const TIES = { game: 'tree', position: '[[3,5],[3,1],[2,[3,3]]]' };
/** The most steps of a search that are told. */
const MOST_STEPS = 40;

const SEARCHES: Readonly<Record<string, SetupFields>> = {
	'textbook, alpha-beta': TEXTBOOK,
	'textbook, MIN first, minimax': { ...TEXTBOOK, root: 'min', algorithm: 'minimax' },
	'textbook, negamax, fail-hard': { ...TEXTBOOK, algorithm: 'negamax', fail: 'hard' },
	'textbook, PVS': { ...TEXTBOOK, algorithm: 'pvs' },
	'textbook, MTD(f)': { ...TEXTBOOK, algorithm: 'mtdf' },
	'three plies, past the bound only': { ...THREE_PLIES, cut: 'strict' },
	'ties, exact': { ...TIES, ties: 'exact' },
	'ties, every root move open': { ...TIES, ties: 'open' },
	'tic-tac-toe, a table': { game: 'tictactoe', position: 'XOX.O....', algorithm: 'tt', depth: '3' },
	'chess, quiescence': {
		game: 'chess',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		algorithm: 'quiescence',
		depth: '1'
	},
	'king and rook': { game: 'krk', position: '206557' },
	'small, SSS*': { game: 'tree', position: '[[3,5],[2,9]]', algorithm: 'sss' },
	'ties, strict and fail-hard': {
		game: 'tree',
		position: '[[3,5],[3,1],[3,3]]',
		cut: 'strict',
		fail: 'hard'
	},
	'as published, MIN never lowers beta': {
		game: 'tree',
		position: '[[3,5],[inf,-inf,1]]',
		algorithm: 'swift'
	},
	'as published, the side to move maximises': {
		game: 'chess',
		position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1',
		algorithm: 'ghess',
		depth: '2'
	},
	'tic-tac-toe, a table that answers': {
		game: 'tictactoe',
		position: '.O..X.O.X',
		algorithm: 'tt'
	},
	'tic-tac-toe, aspiration': {
		game: 'tictactoe',
		position: 'XO.OX....',
		algorithm: 'aspiration',
		depth: '2',
		evaluator: 'open-lines'
	},
	'one move': { game: 'tree', position: '[[3,5]]' },
	'a leaf': { game: 'tree', position: '7', root: 'min' },
	'the depth limit at the root': { game: 'chess', depth: '0' }
};

test.each(Object.entries(SEARCHES))('%s', async (name, fields) => {
	const story = storyOf(fields);
	const steps = Math.min(story.trace.steps, MOST_STEPS);
	const lines = Array.from({ length: steps }, (_, step) => {
		const long = textOf(explainStep(story, step));
		const short = textOf(explainStep(story, step, 'short'));
		return `${step}. ${long}${short === long ? '' : `\n   ${short}`}`;
	});
	const file = `transcripts/${name.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}.txt`;
	await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
});

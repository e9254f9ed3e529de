/** Why a changed search is shown at another moment, for each kind of departure. */
import { expect, test } from 'vitest';
import { departureText } from '../../../src/lib/core/explain/departure.en.ts';
import { sameMoment } from '../../../src/lib/core/trace/same-moment.ts';
import { storyOf } from './record-case.ts';

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const alphabeta = storyOf(TEXTBOOK);
const minimax = storyOf({ ...TEXTBOOK, algorithm: 'minimax' });
const uncut = storyOf({ ...TEXTBOOK, position: '[[3,12,8],[7,4,6],[14,5,2]]' });

test('of a node that is pruned, and of a cutoff that is gone', () => {
	// Minimax evaluates b2 at step 12; alpha-beta cuts there, at its own step 12.
	const { step, departure } = sameMoment(minimax.trace, 12, alphabeta.trace);
	expect([step, departure]).toEqual([12, 'pruned']);
	expect(departureText('pruned', { story: minimax, step: 12 }, { story: alphabeta, step })).toBe(
		'Node b2 is pruned now. Its nearest visited ancestor is shown: node b.'
	);
	const cut = sameMoment(alphabeta.trace, 12, uncut.trace);
	expect(cut.departure).toBe('no-cutoff');
	expect(
		departureText('no-cutoff', { story: alphabeta, step: 12 }, { story: uncut, step: cut.step })
	).toBe('There is no cutoff at node b now. The return before it is shown.');
});

test('of a node that is not visited for another reason, and of a step that does not occur', () => {
	const b2 = { story: minimax, step: 12 };
	const [root, b] = [0, 9].map((step) => ({ story: alphabeta, step })) as [typeof b2, typeof b2];
	expect(departureText('unvisited', b2, b)).toBe(
		'Node b2 is not visited now. Its nearest visited ancestor is shown: node b.'
	);
	expect(departureText('unvisited', root, root)).toBe(
		'The root is not visited now. Its nearest visited ancestor is shown: the root.'
	);
	expect(departureText('absent', b2, b)).toBe(
		'This step does not occur now. The nearest one at node b is shown.'
	);
});

test('in a game a node is its moves, which keep their letters', () => {
	const story = storyOf({ game: 'tictactoe', position: '.O..X.O.X' });
	const row = story.trace.rowAt([story.trace.moveOf(1)]);
	const at = { story, step: story.trace.enterStepOf(row) };
	expect(departureText('pruned', at, { story, step: 0 })).toBe(
		`${story.names.of(row)} is pruned now. Its nearest visited ancestor is shown: the root.`
	);
});

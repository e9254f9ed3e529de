/** A spine in Explore on a large screen: no text is below its part of the window's height, and nothing covers another. */
import { describe, expect, test } from 'vitest';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { runs } from '../../../sweep.ts';
import { faultsOf, pairs, stageAt, storyOf } from './spine-sweep.ts';

/** As Explore has it in a window of 1920 x 1080. */
const LARGE: StageRoom = {
	size: { width: 1240, height: 690 },
	look: 'explore',
	windowHeight: 1080
};
const THREE_PLIES = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MANY = 'r1b1kbnr/ppp1pppp/1n1q4/8/4pP2/1P2P1KP/P1PP2P1/R1BQ1BNR b kq - 1 8';
const SEARCHES: Readonly<Record<string, SetupFields>> = {
	'chess, three plies': { game: 'chess', position: THREE_PLIES, depth: '3' },
	'chess, the start': { game: 'chess', position: START, depth: '2' },
	'chess, 42 moves': { game: 'chess', position: MANY, depth: '2' },
	'chess, a search again': { game: 'chess', position: THREE_PLIES, depth: '2', algorithm: 'pvs' },
	'tic-tac-toe': { game: 'tictactoe', position: '.........', shadow: 'off' },
	'king and rook': { game: 'krk', depth: '4' },
	'a deep cutoff': { game: 'tree', position: '[5,[[[4,3],6],7]]' }
};

/** Every text that is smaller than it may be. */
function smallOf(stage: Stage, { windowHeight }: StageRoom): string[] {
	const values = stage.nodes.flatMap(({ value }) => value ?? []);
	const others = [
		...stage.texts,
		...stage.bounds.flatMap(({ lines }) => lines),
		...stage.folds.map(({ text }) => text),
		...stage.nodes.flatMap(({ badge, fan }) => [badge, fan?.count, fan?.cut?.count]),
		stage.cut?.callout?.text
	].flatMap((text) => text ?? []);
	const below = (texts: typeof values, share: number): string[] =>
		texts
			.filter(({ size }) => size < share * windowHeight - 0.01)
			.map(({ key, text, size }) => `${key} "${text}" has ${size.toFixed(1)} px`);
	return [...below(values, 0.022), ...below(others, 0.016)];
}

describe('a spine in Explore at 1920 x 1080', () => {
	test.each(Object.entries(SEARCHES))(
		'%s: values have 2.2 per cent, no text less than 1.6, and nothing covers another',
		(_, fields) => {
			const story = storyOf({ algorithm: 'alphabeta', ...fields });
			const steps = pairs(story.trace.steps, runs(1000, 60));
			const small = steps.flatMap((step) =>
				smallOf(stageAt(story, LARGE, step), LARGE).map((fault) => `step ${step}: ${fault}`)
			);
			expect(small).toEqual([]);
			expect(faultsOf(story, LARGE, steps)).toEqual([]);
		}
	);
});

test.each([
	{ size: { width: 1640, height: 960 }, windowHeight: 1440 },
	{ size: { width: 980, height: 545 }, windowHeight: 1080 }
])('nothing covers another in $size of a window of $windowHeight pixels', (room) => {
	for (const name of ['tic-tac-toe', 'king and rook']) {
		const story = storyOf({ algorithm: 'alphabeta', ...SEARCHES[name] });
		const steps = pairs(story.trace.steps, runs(250, 25));
		expect(faultsOf(story, { ...room, look: 'explore' }, steps)).toEqual([]);
	}
});

/** The stage in places that are too small for it. */
import { expect, test } from 'vitest';
import { stageSize } from '../../../../src/lib/core/layout/stage/stage.ts';
import { stageAt, storyOf } from './spine-sweep.ts';

/** The rectangles of a part of a stage that are less than nothing wide or high, and its numbers that are none. */
function faultsIn(part: unknown, at: string): string[] {
	if (typeof part === 'number') return Number.isFinite(part) ? [] : [`${at}: ${part}`];
	if (typeof part === 'string') return /NaN|Infinity/.test(part) ? [`${at}: ${part}`] : [];
	if (typeof part !== 'object' || part === null) return [];
	const { left = 0, right = 0, top = 0, bottom = 0 } = part as Partial<Record<string, number>>;
	return [
		...(right < left || bottom < top ? [`${at}: ${right - left} by ${bottom - top}`] : []),
		...Object.entries(part).flatMap(([name, inner]) => faultsIn(inner, `${at}.${name}`))
	];
}

test.each([
	{ game: 'chess', depth: '2', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1' },
	{ game: 'tictactoe', position: '.........', depth: '3' },
	{ game: 'krk', depth: '2' }
])('no part of $game is smaller than nothing in a place of any size', (fields) => {
	const story = storyOf(fields);
	const steps = [3, 17, 31];
	const faults = (['explore', 'lecture', 'narrow', 'phone'] as const).flatMap((look) =>
		[1, 40, 80, 150].flatMap((height) =>
			// Narrower ones are a phone's.
			(look === 'phone' ? [1, 120, 600] : [520, 800]).flatMap((width) => {
				const room = { size: stageSize({ width, height }), look, windowHeight: 700 };
				return steps.flatMap((step) =>
					faultsIn(stageAt(story, room, step), `${look} ${width}x${height}, step ${step}`)
				);
			})
		)
	);
	expect(faults).toEqual([]);
});

/** Which siblings of a strip are drawn: those that fit to the pixel, in the order of their worth. */
import { expect, test } from 'vitest';
import {
	chooseSide,
	type Side,
	type SideRoom
} from '../../../../src/lib/core/layout/stage/placement/spine/choose-side.ts';

/** Siblings of 10 px, folds of 20, and gaps of 4 to 16. */
const room = (width: number, most = 9): SideRoom => ({
	width,
	sibling: () => 10,
	fold: () => 20,
	gap: 16,
	leastGap: 4,
	most
});

/** "0 +2 3, gap 16": the drawn siblings, and the folds as the moves that they hide. */
function said({ items, gap }: Side): string {
	const words = items.map((item) =>
		item.kind === 'node' ? String(item.index) : `+${item.to - item.from}`
	);
	return `${words.join(' ')}, gap ${Math.round(gap * 100) / 100}`;
}

test('no moves need no items', () => {
	expect(said(chooseSide(0, [], [], [], room(100)))).toBe(', gap 16');
});

test.each([
	// Two siblings and a fold are 40 px wide, and their two gaps at least 8.
	[48, '0 +3 4, gap 4'],
	[47, '+5, gap 16'],
	[60, '0 +3 4, gap 10'],
	[72, '0 +3 4, gap 16'],
	[90, '0 +3 4, gap 16']
])('those that are needed together are drawn together or not at all, in %d px', (width, text) => {
	expect(said(chooseSide(5, [0, 4], [], [], room(width)))).toBe(text);
});

test.each([
	// A sibling between two folds: 50 px and two gaps. The first is drawn even where nothing fits.
	[50, '+2 2 +2, gap 1'],
	[58, '+2 2 +2, gap 4'],
	// With the second: 60 px and three gaps. Then the fold of one move gives way to the move.
	[71, '+2 2 +2, gap 10.5'],
	[72, '0 1 2 +2, gap 4']
])('those that must be drawn are tried in turn, in %d px', (width, text) => {
	expect(said(chooseSide(5, [], [2, 0], [], room(width)))).toBe(text);
});

test('what is needed is not tried a second time', () => {
	expect(said(chooseSide(5, [0, 4], [0, 4, 2], [], room(48)))).toBe('0 +3 4, gap 4');
});

test.each([
	// A sibling, the usual gap, and a fold.
	[46, 9, '0 +3, gap 16'],
	[45, 9, '+4, gap 16'],
	// A fold of two moves, or the two moves.
	[72, 9, '0 1 +2, gap 16'],
	[71, 9, '0 +3, gap 16'],
	[72, 1, '0 +3, gap 16'],
	[200, 2, '0 1 +2, gap 16'],
	[200, 3, '0 1 2 3, gap 16']
])('others are drawn with the usual gap alone, in %d px at most %d', (width, most, text) => {
	expect(said(chooseSide(4, [], [], [0, 1, 2, 3], room(width, most)))).toBe(text);
});

test('what is wanted never narrows the gap, and one that is too wide leaves its place to the next', () => {
	const wide = { ...room(71), sibling: (index: number) => (index === 1 ? 40 : 10) };
	expect(said(chooseSide(4, [], [], [0, 1, 3], wide))).toBe('0 +3, gap 16');
	expect(said(chooseSide(4, [], [], [1, 3], { ...wide, width: 118 }))).toBe('0 1 +2, gap 16');
	expect(said(chooseSide(4, [], [], [1, 3], { ...wide, width: 62 }))).toBe('+3 3, gap 16');
});

test('a move that is alone in a fold is drawn where it has the space of its neighbours', () => {
	// A fold of 20 px is wider than the move: both fit, or neither.
	expect(said(chooseSide(2, [], [0], [], room(36)))).toBe('0 1, gap 6');
	const narrow = { ...room(30), fold: () => 6 };
	expect(said(chooseSide(2, [], [0], [], narrow))).toBe('0 +1, gap 14');
	expect(said(chooseSide(2, [], [0], [], { ...narrow, width: 36 }))).toBe('0 1, gap 16');
	expect(said(chooseSide(1, [], [], [], room(10)))).toBe('0, gap 16');
	expect(said(chooseSide(1, [], [], [], room(9)))).toBe('+1, gap 16');
});

/** A lecture’s clock against the minutes of its scenes. */
import { describe, expect, test } from 'vitest';
import { formatClock, formatLag, lagOf } from '../../../src/lib/core/lessons/plan.ts';
import { BUILT_IN } from './built-in.ts';
import { parseLesson } from '../../../src/lib/core/lessons/parse-lesson.ts';
import { assertExists } from '../../../src/lib/core/base/assert.ts';

const read = parseLesson(assertExists(BUILT_IN.get('alpha-beta-lecture.json'), 'the lecture'));
if (!read.ok) throw new Error(read.fault.message);
const { lesson } = read.value;

describe('the clock of a lecture', () => {
	test.each([
		// The fifth scene of the lecture has the minutes 20 to 26.
		[4, 20 * 60, 0],
		[4, 26 * 60, 0],
		[4, 27 * 60 + 20, 80],
		[4, 19 * 60 + 20, -40],
		[0, 0, 0],
		[0, 301, 1],
		[10, 50 * 60, 0],
		[10, 50 * 60 + 1, 1]
	])('in the scene with index %i after %i seconds the lag is %i seconds', (scene, elapsed, lag) => {
		expect(lagOf(lesson, scene, elapsed)).toBe(lag);
	});

	test.each([
		[0, '0:00', 'on time'],
		[0.9, '0:00', 'on time'],
		[80, '1:20', '+1:20'],
		[-40.5, null, '−0:40'],
		[-0.5, null, 'on time'],
		[3599.9, '59:59', '+59:59'],
		[3725, '1:02:05', '+1:02:05']
	])('%d seconds are written', (seconds, clock, lag) => {
		if (clock !== null) expect(formatClock(seconds)).toBe(clock);
		expect(formatLag(seconds)).toBe(lag);
	});
});

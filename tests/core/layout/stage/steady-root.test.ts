/** In a lecture the root of a large search is at once where it stays: before its values are known. */
import { expect, test } from 'vitest';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { measure } from './measure.ts';
import { measureByTable } from './measure-table.ts';
import { storyOf } from './spine-sweep.ts';

const ROOMS: readonly StageRoom[] = [
	{ size: { width: 803, height: 568 }, look: 'lecture', windowHeight: 720 },
	{ size: { width: 866, height: 715 }, look: 'lecture', windowHeight: 900 },
	{ size: { width: 1249, height: 860 }, look: 'lecture', windowHeight: 1080 }
];

test.each<[string, SetupFields]>([
	['with mates', { position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1' }],
	['without', { position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' }]
])('chess of four plies %s', (_, fields) => {
	const chess = { game: 'chess', algorithm: 'alphabeta', shadow: 'off', ...fields };
	const standIn = storyOf({ ...chess, depth: '2' });
	const whole = storyOf({ ...chess, depth: '4' });
	for (const room of ROOMS) {
		for (const measured of [measure, measureByTable]) {
			const before = spineScene(standIn, { ...room, plies: 4 }, measured);
			const after = spineScene(whole, room, measured);
			const root = ({ x, u, heads, rows }: typeof after): object => ({ x, u, heads, rows });
			expect(root(after), `${room.size.width}`).toEqual(root(before));
		}
	}
});

/** Other values at leaves of a typed tree: a what-if until it is kept. */
import { describe, expect, test } from 'vitest';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';
import { add, suppose, valueAt } from '../../src/lib/stepping/suppose/suppose.ts';

async function opened(query: string): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.open(EXPLORER.read(query));
	return explorer;
}

const rootValue = ({ ownRecording: { trace } }: Explorer): number => trace.valueOf(0);

describe('other values at leaves', () => {
	test('a pruned leaf moves nothing but itself', async () => {
		const explorer = await opened('game=tree&step=12');
		for (const value of [-Infinity, -40, 2.5, 1000, Infinity]) {
			suppose(explorer, '1/1', value);
			expect(valueAt(explorer, '1/1')).toBe(value);
			expect([rootValue(explorer), explorer.step, explorer.totals.visited]).toEqual([3, 12, 11]);
			expect(explorer.lastChange?.totals).toMatchObject({ before: 11, after: 11 });
		}
	});

	test('cuts, counts, sentence and root follow, and the address waits', async () => {
		const explorer = await opened('game=tree&step=12');
		const { link, recording } = explorer;
		const told = explorer.sentence;
		suppose(explorer, '1/0', 9);
		suppose(explorer, '2/0', 1);
		expect(rootValue(explorer)).toBe(4);
		expect(explorer.held).toBe(recording);
		expect(explorer.sentence).not.toEqual(told);
		expect(explorer.lastChange?.totals).toEqual({
			fields: ['If b1 were 9 and c1 1'],
			before: 11,
			after: explorer.totals.visited
		});
		expect(explorer.lastChange?.departure?.text).toContain('no cutoff at node b');
		expect([explorer.link, explorer.setup.position]).toEqual([link, '[[3,12,8],[2,4,6],[14,5,2]]']);
		explorer.endSupposed();
		expect([explorer.recording, explorer.step, explorer.link]).toEqual([recording, 12, link]);
		expect([explorer.held, explorer.lastChange]).toEqual([null, null]);
	});

	test('a value that is its own again ends it', async () => {
		const explorer = await opened('game=tree&step=12');
		suppose(explorer, '1/0', 9);
		suppose(explorer, '1/0', 2);
		expect([explorer.supposed, explorer.step]).toEqual([null, 12]);
	});

	test('kept, it is the tree, at the moment that is shown', async () => {
		const explorer = await opened('game=tree&step=12');
		suppose(explorer, '2/0', 1);
		explorer.go(explorer.lastStep);
		const { step } = explorer;
		await explorer.keepSupposed();
		expect([explorer.supposed, explorer.step]).toEqual([null, step]);
		expect(explorer.setup.position).toBe('[[3,12,8],[2,4,6],[1,5,2]]');
		expect(explorer.lastChange?.totals).toEqual({ fields: ['Leaves'], before: 11, after: 9 });
	});

	test('a step that the user chooses is kept from then on', async () => {
		const explorer = await opened('game=tree&step=12');
		suppose(explorer, '0/0', 1);
		explorer.go(2);
		suppose(explorer, '0/0', 0);
		expect([explorer.step, explorer.supposed?.home.step]).toEqual([2, 12]);
	});

	test('plain minimax in place of the search follows too', async () => {
		const explorer = await opened('game=tree&step=12&unpruned=on');
		suppose(explorer, '1/1', -5);
		expect(explorer.unpruned.isOn).toBe(true);
		expect(explorer.trace.valueOf(explorer.trace.rowAt([1, 1]))).toBe(-5);
		expect([rootValue(explorer), explorer.step]).toEqual([3, 12]);
	});

	test('another search ends it', async () => {
		const explorer = await opened('game=tree&step=12');
		suppose(explorer, '1/0', 9);
		await explorer.change({ cut: 'strict' });
		expect(explorer.supposed).toBeNull();
		expect(explorer.lastChange?.totals).toMatchObject({ fields: ['Cutoff condition'], before: 11 });
	});
});

test.each([
	[5, 1, 6],
	[0.1, 1, 1.1],
	[0.2, 10, 10.2],
	[Infinity, -1, -1]
])('%d and %d more are %d', (value, amount, sum) => {
	expect(add(value, amount)).toBe(sum);
});

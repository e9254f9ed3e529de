import { describe, expect, test } from 'vitest';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';

const EMPTY_BOARD = '.........';

async function opened(query: string): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.open(EXPLORER.read(query));
	return explorer;
}

describe('the last change of a search', () => {
	test('another cutoff condition keeps the return, and both totals are known until dismissed', async () => {
		const explorer = await opened('game=tree&position=[[3,5],[3,1]]&step=10');
		const told = (): unknown[] => {
			const { kind, node, subject } = explorer.moment;
			return [kind, explorer.trace.movesTo(node), explorer.trace.movesTo(subject)];
		};
		// Step 10 is the cutoff at b; with the strict condition there is none.
		const before = explorer.totals.visited;
		expect(told()[0]).toBe('cut');
		await explorer.change({ cut: 'strict' });
		expect(told()).toEqual(['return', [1], [1, 0]]);
		expect(explorer.lastChange).toEqual({
			totals: { fields: ['Cutoff condition'], before, after: explorer.totals.visited },
			departure: { step: 9, text: expect.stringContaining('no cutoff at node b') as string }
		});
		expect(explorer.totals.visited).toBe(before + 1);
		await explorer.change({ cut: 'equal' });
		expect([explorer.step, told()[0]]).toEqual([10, 'cut']);
		expect(explorer.lastChange?.departure).toBeNull();
		explorer.player.go(3);
		expect(explorer.lastChange?.totals).toMatchObject({ before: before + 1, after: before });
		explorer.changes.dismiss();
		expect(explorer.lastChange).toBeNull();
	});

	test('a node that another order prunes is left for its nearest visited ancestor', async () => {
		const explorer = await opened('game=tree&algorithm=minimax');
		explorer.player.go(explorer.trace.exitStepOf(explorer.trace.rowAt([1, 1])));
		await explorer.change({ algorithm: 'alphabeta' });
		expect(explorer.moment.kind).toBe('cut');
		expect(explorer.trace.movesTo(explorer.moment.node)).toEqual([1]);
		expect(explorer.lastChange).toEqual({
			totals: { fields: ['Algorithm'], before: 13, after: 11 },
			departure: {
				step: explorer.step,
				text: 'Node b2 is pruned now. Its nearest visited ancestor is shown: node b.'
			}
		});
	});

	test('a changed leaf keeps the moment and compares totals; another example does neither', async () => {
		const explorer = await opened('game=tree&step=12');
		await explorer.change({ position: '[[3,12,8],[2,4,6],[1,5,2]]' });
		expect(explorer.step).toBe(12);
		expect(explorer.lastChange?.totals).toEqual({ fields: ['Leaves'], before: 11, after: 9 });
		await explorer.open(EXPLORER.read('game=tree&cut=strict&step=4'));
		expect(explorer.step).toBe(4);
		expect(explorer.lastChange).toBeNull();
		await explorer.change({ position: '[[3,12,8],[2,4,6],[2,5,14]]' });
		expect(explorer.step).toBe(0);
		expect(explorer.lastChange).toBeNull();
	});

	test.each([{ depth: '2' }, { budget: '5000' }, { evaluator: 'outcome-depth' }])(
		'%j compares no totals',
		async (fields) => {
			const explorer = await opened('game=tictactoe&position=..XO..OXO&depth=3&step=9');
			await explorer.change(fields);
			expect(explorer.lastChange?.totals ?? null).toBeNull();
		}
	);

	test('a search that runs in the worker keeps the moment, too', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}&step=500`);
		const { kind, node } = explorer.moment;
		const path = explorer.trace.movesTo(node);
		await explorer.change({ cut: 'strict' });
		expect([explorer.moment.kind, explorer.trace.movesTo(explorer.moment.node)]).toEqual([
			kind,
			path
		]);
		expect(explorer.lastChange?.totals).toMatchObject({ before: 18_297 });
		explorer.close();
	});
});

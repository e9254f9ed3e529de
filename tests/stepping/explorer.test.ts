import { describe, expect, test } from 'vitest';
import { parseLink } from '../../src/lib/core/share/link.ts';
import { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';
import { TreeView } from '../../src/lib/tree/path/tree-view.svelte.ts';

const EMPTY_BOARD = '.........';

async function opened(query: string): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.open(parseLink(query));
	return explorer;
}

describe('explorer: opening', () => {
	test('a new explorer has the textbook tree recorded', () => {
		const explorer = new Explorer();
		expect(explorer.setup).toMatchObject({ game: 'tree', algorithm: 'alphabeta' });
		expect(explorer.totals).toMatchObject({ visited: 11, leaves: 7, neverVisited: 2 });
		expect(explorer.minimaxTotals).toMatchObject({ visited: 13, leaves: 9 });
	});

	test('opening a link and writing it gives the same link', async () => {
		const query =
			'game=tictactoe&position=..XO..OXO&order=reversed&cut=strict&future=show&view=text&step=12';
		const explorer = await opened(query);
		expect(explorer.step).toBe(12);
		expect(explorer.future).toBe('show');
		expect(explorer.view).toBe('text');
		expect(explorer.faults).toEqual([]);
		expect(explorer.link).toBe(query);
	});

	test('broken parts of a link are faults, and the others are kept', async () => {
		const explorer = await opened('game=tictactoe&position=XXXXX....&depth=99&cut=strict&step=3');
		expect(explorer.setup).toMatchObject({ game: 'tictactoe', cut: 'strict' });
		expect(explorer.faults.map(({ field }) => field)).toEqual(['position', 'depth']);
		expect(explorer.step).toBe(3);
	});

	test('a step past the end shows the last step and a fault', async () => {
		const explorer = await opened('game=tree&step=9999');
		expect(explorer.step).toBe(explorer.lastStep);
		expect(explorer.faultOf('step')?.message).toContain(`0 to ${explorer.lastStep}`);
	});

	test('with minimax far over the budget, the position of the link is still shown', async () => {
		const explorer = await opened('game=chess&depth=6&algorithm=minimax');
		expect(explorer.setup).toMatchObject({ game: 'chess', depth: 2 });
		expect(explorer.request.proposal).not.toBeNull();
		explorer.close();
	});

	test.each([
		['by alpha-beta', 'depth=8&algorithm=alphabeta&open=root', 'open-algorithm'],
		['by alpha-beta, along a path', 'depth=8&algorithm=alphabeta&open=d5e5', 'open-algorithm'],
		['at an odd depth', 'depth=9&algorithm=minimax&open=root', 'open-evaluator']
	])('unreadable open nodes, %s: no search starts in their place', async (_, asked, code) => {
		const position = 'position=8/8/6k1/3R4/8/3K4/8/8 w - - 0 1';
		const explorer = await opened(
			`game=krk&${position}&${asked}`.replace(/depth=8&(.*depth)/, '$1')
		);
		expect(explorer.faultOf('open')?.code).toBe(code);
		expect(explorer.request.runner.running).toBeNull();
		expect(explorer.setup).toMatchObject({ game: 'krk', depth: 2, open: null });
		expect(explorer.trace.partial).toBeNull();
		expect(explorer.standsInFor?.depth).toBeGreaterThanOrEqual(8);
		expect(explorer.request.wanted).toBe(explorer.setup);
		explorer.close();
	});

	test('unreadable open nodes of a small tree: the whole tree is shown', async () => {
		const explorer = await opened('game=krk&depth=2&algorithm=alphabeta&open=root');
		expect(explorer.faultOf('open')?.code).toBe('open-algorithm');
		expect(explorer.setup).toMatchObject({ game: 'krk', depth: 2, algorithm: 'alphabeta' });
		expect(explorer.standsInFor).toBeNull();
		explorer.close();
	});

	test('a search that reaches its budget is shown as a partial recording', async () => {
		const explorer = await opened('game=chess&depth=3&budget=50&step=60');
		expect(explorer.setup).toMatchObject({ game: 'chess', depth: 3 });
		expect(explorer.trace.partial).toBe('budget');
		expect(explorer.totals.visited).toBe(50);
		expect(explorer.step).toBe(60);
		expect(explorer.minimaxGap?.why).toBe('partial');
		explorer.close();
	});

	test('a search too large for the page runs in the worker', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}&step=500`);
		expect(explorer.totals).toMatchObject({ visited: 18_297, leaves: 7_330, cutoffs: 4_237 });
		expect(explorer.minimaxTotals?.visited).toBe(549_946);
		expect(explorer.totals.neverVisited).toBe(549_946 - 18_297);
		expect(explorer.step).toBe(500);
		expect(explorer.request.runner.running).toBeNull();
		explorer.close();
	});
});

describe('explorer: changing', () => {
	test('a changed setting keeps the current node', async () => {
		const explorer = await opened('game=tictactoe&position=..XO..OXO&step=31');
		const path = explorer.trace.movesTo(explorer.moment.node);
		await explorer.change({ algorithm: 'minimax' });
		expect(explorer.trace.movesTo(explorer.moment.node)).toEqual(path);
	});

	test('another position starts at its root', async () => {
		const explorer = await opened('game=tictactoe&position=..XO..OXO&step=31');
		await explorer.change({ position: '.O..X.O.X' });
		expect(explorer.step).toBe(0);
	});

	test('another game keeps the algorithm and has its own defaults otherwise', async () => {
		const explorer = await opened('game=tictactoe&order=centre-corners-edges&cut=strict');
		await explorer.change({ game: 'tree' });
		expect(explorer.setup).toMatchObject({ game: 'tree', order: 'listed', cut: 'strict' });
		expect(explorer.faults).toEqual([]);
	});

	test('an unreadable position changes nothing except its fault', async () => {
		const explorer = await opened('game=tree&step=5');
		const { trace } = explorer;
		await explorer.change({ position: '[[3,12,8],[2,4' });
		expect(explorer.trace).toBe(trace);
		expect(explorer.step).toBe(5);
		expect(explorer.faultOf('position')?.at).toBeTypeOf('number');
		await explorer.change({ position: '[1,2]' });
		expect(explorer.faultOf('position')).toBeNull();
		expect(explorer.setup.position).toBe('[1,2]');
	});

	test('minimax over the budget is proposed with its size, not started', async () => {
		const explorer = await opened('game=chess');
		const { trace } = explorer;
		await explorer.change({ algorithm: 'minimax', depth: '6' });
		expect(explorer.trace).toBe(trace);
		expect(explorer.request.proposal?.size.low).toBeGreaterThan(2_000_000);
		await explorer.change({ depth: '2' });
		expect(explorer.request.proposal).toBeNull();
		explorer.close();
	});

	test('a search that reaches its budget stops there, and its recording is shown', async () => {
		const explorer = await opened('game=tree');
		await explorer.change({ budget: '5' });
		expect(explorer.trace.partial).toBe('budget');
		expect(explorer.totals.visited).toBe(5);
		expect(explorer.request.notice).toBeNull();
		await explorer.change({ budget: '500' });
		expect(explorer.trace.partial).toBeNull();
		explorer.close();
	});

	test('stopping a search keeps its recording, marked as partial', async () => {
		const explorer = await opened('game=chess');
		const change = explorer.change({ depth: '6', shadow: 'off' });
		await expect
			.poll(() => explorer.request.runner.running?.growth.rows ?? 0)
			.toBeGreaterThan(1000);
		explorer.request.runner.stop();
		await change;
		expect(explorer.setup.depth).toBe(6);
		expect(explorer.trace.partial).toBe('cancelled');
		expect(explorer.totals.visited).toBeGreaterThan(500);
		expect(explorer.request.runner.running).toBeNull();
		explorer.close();
	});

	test('stopping during minimax keeps the whole search without minimax', async () => {
		const explorer = await opened('game=chess');
		const change = explorer.change({ depth: '4', budget: '10000000' });
		await expect.poll(() => explorer.request.runner.running?.stage).toBe('shadow');
		explorer.request.runner.stop();
		await change;
		expect(explorer.trace.partial).toBeNull();
		expect(explorer.recording.shadow).toBeNull();
		expect(explorer.minimaxGap?.why).toBe('stopped');
		explorer.close();
	});

	test('a search that is too large to record can be counted', async () => {
		const explorer = await opened('game=tictactoe&position=X...O....&budget=100');
		await explorer.change({ algorithm: 'minimax' });
		expect(explorer.request.proposal?.smaller).toMatchObject({ depth: 2, size: { nodes: 50 } });
		await explorer.request.countProposal();
		expect(explorer.request.counted?.tally).toMatchObject({ value: 0 });
		expect(explorer.request.counted?.tally.visited).toBeGreaterThan(3000);
		expect(explorer.wanted).toBe(explorer.setup);
		explorer.close();
	});

	test('two settings changed in quick succession both apply', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}`);
		const first = explorer.change({ order: 'reversed' });
		const second = explorer.change({ cut: 'strict' });
		expect(explorer.wanted).toMatchObject({ order: 'reversed', cut: 'strict' });
		await Promise.all([first, second]);
		expect(explorer.setup).toMatchObject({ order: 'reversed', cut: 'strict' });
		explorer.close();
	});

	test('a rejected or dismissed request is dropped', async () => {
		const explorer = await opened('game=chess&depth=2');
		await explorer.change({ algorithm: 'minimax', depth: '6' });
		expect(explorer.wanted.algorithm).toBe('minimax');
		explorer.request.dismiss();
		expect(explorer.wanted).toBe(explorer.setup);
		const running = explorer.change({ depth: '6' });
		explorer.request.runner.cancel();
		await running;
		expect(explorer.wanted).toBe(explorer.setup);
		explorer.close();
	});

	test('an edited tree keeps the current path', async () => {
		const explorer = await opened('game=tree&step=12');
		const path = explorer.trace.movesTo(explorer.moment.node);
		await explorer.change({ position: '[[3,12,8],[1,4,6],[14,5,2]]' });
		expect(explorer.trace.movesTo(explorer.moment.node)).toEqual(path);
		await explorer.change({ root: 'min' });
		expect(explorer.trace.movesTo(explorer.moment.node)).toEqual(path);
	});

	test('cancelling keeps the last search', async () => {
		const explorer = await opened('game=chess');
		const { trace } = explorer;
		const change = explorer.change({ depth: '6' });
		expect(explorer.request.runner.running).not.toBeNull();
		explorer.request.runner.cancel();
		await change;
		expect(explorer.trace).toBe(trace);
		expect(explorer.request.notice).toBeNull();
		explorer.close();
	});

	test('a newer request replaces a running one', async () => {
		const explorer = await opened('game=chess');
		const slow = explorer.change({ depth: '6' });
		const fast = explorer.change({ depth: '1' });
		await Promise.all([slow, fast]);
		expect(explorer.setup.depth).toBe(1);
		expect(explorer.request.runner.running).toBeNull();
		explorer.close();
	});
});

describe('explorer: playing', () => {
	test('playing advances by itself, with an adjustable speed, and stops at the end', async () => {
		const explorer = await opened('game=tree&step=18');
		explorer.player.setSpeed(32);
		explorer.player.play();
		expect(explorer.player.playing).toBe(true);
		await expect.poll(() => explorer.step).toBe(explorer.lastStep);
		await expect.poll(() => explorer.player.playing).toBe(false);
	});
});

describe('explorer: the tree view', () => {
	test('a folded node opens, closes again, and its folds can be reset', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}&depth=4&step=600`);
		const view = new TreeView(explorer);
		view.size = { width: 800, height: 600 };
		const folded = view.drawing.nodes.find(({ badge }) => badge !== '');
		const row = folded?.row ?? -1;
		const before = view.drawing.nodes.length;
		view.toggle(row);
		expect(view.folds).toBe(true);
		expect(view.drawing.nodes.length).toBeGreaterThan(before);
		view.toggle(row);
		expect(view.drawing.nodes.find((node) => node.row === row)?.badge).not.toBe('');
		view.resetFolds();
		expect(view.folds).toBe(false);
		explorer.close();
	});

	test('the current node is in view at every step', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}&depth=5`);
		const view = new TreeView(explorer);
		view.size = { width: 700, height: 500 };
		for (let step = 0; step <= explorer.lastStep; step += 37) {
			explorer.player.go(step);
			const { x, y, k } = view.transform;
			const node = view.drawing.nodes.find(({ current }) => current);
			const left = (node?.x ?? NaN) * k + x;
			const top = (node?.y ?? NaN) * k + y;
			expect(left).toBeGreaterThan(0);
			expect(left).toBeLessThan(700);
			expect(top).toBeGreaterThan(0);
			expect(top).toBeLessThan(500);
		}
		explorer.close();
	});

	test('a viewport chosen by hand stays until the next step', async () => {
		const explorer = await opened('game=tree&step=3');
		const view = new TreeView(explorer);
		view.size = { width: 700, height: 500 };
		view.pan(5000, 0);
		expect(view.transform.x).toBeGreaterThan(4000);
		explorer.player.go(4);
		expect(view.transform.x).toBeLessThan(4000);
	});

	const DEEP_CUT = 'game=tictactoe&step=29';

	test.each([
		[1380, 520],
		[460, 440],
		[364, 340]
	])('the owner of the bound is in view at a deep cutoff, in %i by %i', async (width, height) => {
		const explorer = await opened(DEEP_CUT);
		const view = new TreeView(explorer);
		view.size = { width, height };
		explorer.player.go(28);
		const before = view.transform.k;
		explorer.player.go(29);
		const { x, y, k } = view.transform;
		const owner = view.drawing.nodes.find((node) => node.owner);
		const left = (owner?.x ?? NaN) * k + x;
		const top = (owner?.y ?? NaN) * k + y;
		expect(left).toBeGreaterThan(0);
		expect(left).toBeLessThan(width);
		expect(top).toBeGreaterThan(0);
		expect(top).toBeLessThan(height);
		explorer.player.go(30);
		expect(view.transform.k).toBeCloseTo(before);
		explorer.close();
	});

	test('a new size of the pane fits the tree again, unless the user is moving it', async () => {
		const explorer = await opened('game=tree&step=3');
		const view = new TreeView(explorer);
		view.size = { width: 900, height: 600 };
		const wide = view.transform;
		view.size = { width: 400, height: 600 };
		expect(view.transform.k).toBeLessThan(wide.k);
		view.size = { width: 900, height: 600 };
		expect(view.transform).toEqual(wide);
		view.pan(30, 0);
		const { transform } = view;
		view.size = { width: 700, height: 600 };
		expect(view.transform).toEqual(transform);
		explorer.close();
	});
});

import { beforeAll, describe, expect, test } from 'vitest';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';
import { loadSpine } from '../../src/lib/tree/stage/spine-part.ts';
import { StageView } from '../../src/lib/tree/stage/stage-view.svelte.ts';

const EMPTY_BOARD = '.........';

async function opened(query: string): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.open(EXPLORER.read(query));
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

	test.each([
		['game=chess&depth=3', 3],
		['game=tictactoe&position=.........', 9]
	])('while the search of %s runs, its position has the rows of %i plies', async (query, plies) => {
		const explorer = new Explorer();
		const ended = explorer.open(EXPLORER.read(query));
		const view = new StageView(explorer);
		view.size = { width: 852, height: 400 };
		expect(explorer.setup.depth).toBe(2);
		expect(view.room.plies).toBe(plies);
		// As small as the tree of two plies may be: its form is that of the search.
		expect(view.fits).toBe(false);
		await ended;
		expect(view.room.plies).toBe(0);
	});

	test('with minimax far over the budget, the position of the link is still shown', async () => {
		const explorer = await opened('game=chess&depth=6&algorithm=minimax');
		expect(explorer.setup).toMatchObject({ game: 'chess', depth: 2 });
		expect(explorer.searcher.in('proposed')).not.toBeNull();
		expect(explorer.pliesAhead).toBe(0);
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
		expect(explorer.searcher.in('running')).toBeNull();
		expect(explorer.setup).toMatchObject({ game: 'krk', depth: 2, open: null });
		expect(explorer.trace.partial).toBeNull();
		expect(explorer.searcher.shown.standsInFor?.depth).toBeGreaterThanOrEqual(8);
		expect(explorer.searcher.wanted).toBe(explorer.setup);
		explorer.close();
	});

	test('unreadable open nodes of a small tree: the whole tree is shown', async () => {
		const explorer = await opened('game=krk&depth=2&algorithm=alphabeta&open=root');
		expect(explorer.faultOf('open')?.code).toBe('open-algorithm');
		expect(explorer.setup).toMatchObject({ game: 'krk', depth: 2, algorithm: 'alphabeta' });
		expect(explorer.searcher.shown.standsInFor).toBeNull();
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
		expect(explorer.searcher.in('running')).toBeNull();
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
		expect(explorer.searcher.in('proposed')?.size.low).toBeGreaterThan(2_000_000);
		await explorer.change({ depth: '2' });
		expect(explorer.searcher.in('proposed')).toBeNull();
		explorer.close();
	});

	test('a search that reaches its budget stops there, and its recording is shown', async () => {
		const explorer = await opened('game=tree');
		await explorer.change({ budget: '5' });
		expect(explorer.trace.partial).toBe('budget');
		expect(explorer.totals.visited).toBe(5);
		expect(explorer.searcher.notice).toBeNull();
		await explorer.change({ budget: '500' });
		expect(explorer.trace.partial).toBeNull();
		explorer.close();
	});

	test('stopping a search keeps its recording, marked as partial', async () => {
		const explorer = await opened('game=chess');
		const change = explorer.change({ depth: '6', shadow: 'off' });
		await expect
			.poll(() => explorer.searcher.in('running')?.growth.rows ?? 0)
			.toBeGreaterThan(1000);
		explorer.searcher.stop();
		await change;
		expect(explorer.setup.depth).toBe(6);
		expect(explorer.trace.partial).toBe('cancelled');
		expect(explorer.totals.visited).toBeGreaterThan(500);
		expect(explorer.searcher.in('running')).toBeNull();
		explorer.close();
	});

	test('stopping a search before any of it was recorded says so, and cancelling it says nothing', async () => {
		const explorer = await opened('game=chess');
		const { searcher } = explorer;
		const change = explorer.change({ depth: '6', shadow: 'off' });
		await expect.poll(() => searcher.in('running')).not.toBeNull();
		searcher.stop('Nothing was recorded.');
		await change;
		expect(searcher.notice).toBe('Nothing was recorded.');
		expect(explorer.trace.partial).toBeNull();
		expect(explorer.wanted).toBe(explorer.setup);
		const again = explorer.change({ depth: '6' });
		await expect.poll(() => searcher.in('running')).not.toBeNull();
		searcher.drop();
		await again;
		expect(searcher.notice).toBeNull();
		explorer.close();
	});

	test('stopping during minimax keeps the whole search without minimax', async () => {
		const explorer = await opened('game=chess');
		const change = explorer.change({ depth: '4', budget: '10000000' });
		await expect.poll(() => explorer.searcher.in('running')?.stage).toBe('shadow');
		explorer.searcher.stop();
		await change;
		expect(explorer.trace.partial).toBeNull();
		expect(explorer.recording.shadow).toBeNull();
		expect(explorer.minimaxGap?.why).toBe('stopped');
		explorer.close();
	});

	test('a search that is too large to record can be counted', async () => {
		const explorer = await opened('game=tictactoe&position=X...O....&budget=100');
		await explorer.change({ algorithm: 'minimax' });
		expect(explorer.searcher.in('proposed')?.smaller).toMatchObject({
			depth: 2,
			size: { nodes: 50 }
		});
		await explorer.searcher.countProposal();
		expect(explorer.searcher.in('counted')?.tally).toMatchObject({ value: 0 });
		expect(explorer.searcher.in('counted')?.tally.visited).toBeGreaterThan(3000);
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
		explorer.searcher.drop();
		expect(explorer.wanted).toBe(explorer.setup);
		const running = explorer.change({ depth: '6' });
		explorer.searcher.drop();
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
		expect(explorer.searcher.in('running')).not.toBeNull();
		explorer.searcher.drop();
		await change;
		expect(explorer.trace).toBe(trace);
		expect(explorer.searcher.notice).toBeNull();
		explorer.close();
	});

	test('a newer request replaces a running one', async () => {
		const explorer = await opened('game=chess');
		const slow = explorer.change({ depth: '6' });
		const fast = explorer.change({ depth: '1' });
		await Promise.all([slow, fast]);
		expect(explorer.setup.depth).toBe(1);
		expect(explorer.searcher.in('running')).toBeNull();
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

describe('explorer: the stage', () => {
	beforeAll(loadSpine);

	const room = { width: 700, height: 500 };

	test('every step of a large search has the root and the current node inside', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}&depth=5`);
		const view = new StageView(explorer);
		view.size = room;
		const outside: string[] = [];
		const roots = new Set<string>();
		for (let step = 0; step <= explorer.lastStep; step += 37) {
			explorer.player.go(step);
			const nodes = view.stage?.nodes ?? [];
			const current = nodes.find((node) => node.current);
			const root = nodes.find(({ key }) => key === 'root');
			roots.add(JSON.stringify(root?.rect));
			const { left = -1, top = -1, right = Infinity, bottom = Infinity } = current?.rect ?? {};
			if (left < 0 || top < 0 || right > room.width || bottom > room.height)
				outside.push(`step ${step}`);
		}
		expect(outside).toEqual([]);
		expect(roots.size).toBe(1);
		explorer.close();
	});

	test('a move out of a fold takes a place, as long as the recording is shown', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}&depth=3&step=200`);
		const view = new StageView(explorer);
		view.size = room;
		const row = view.stage?.folds.find(({ kind }) => kind === 'searched')?.rows[0] ?? -1;
		const hasPlace = (): boolean => view.stage?.nodes.some((node) => node.row === row) ?? false;
		expect(hasPlace()).toBe(false);
		view.pick(row);
		expect(hasPlace()).toBe(true);
		await explorer.change({ depth: '2' });
		expect(view.picked.size).toBe(0);
		explorer.close();
	});

	test('a stage computed ahead is the one that the step has, whatever has changed since', async () => {
		const explorer = await opened(`game=tictactoe&position=${EMPTY_BOARD}&depth=4&step=300`);
		const view = new StageView(explorer);
		view.size = room;
		const picked: number[] = [];
		const step = (): void => explorer.player.go(explorer.step + 1);
		const pick = (): void => {
			picked.push(view.stage?.folds[0]?.rows[0] ?? 0);
			view.pick(picked.at(-1) ?? 0);
		};
		const changes = [
			step,
			pick,
			() => (explorer.future = 'show'),
			() => (view.size = { width: 640, height: 480 })
		];
		const wrong: string[] = [];
		for (let turn = 0; turn < 40; turn++) {
			view.lookAhead();
			changes[turn % changes.length]?.();
			step();
			const own = new StageView(explorer);
			own.size = view.size;
			for (const row of picked) own.pick(row);
			if (JSON.stringify(view.stage) !== JSON.stringify(own.stage)) wrong.push(`turn ${turn}`);
		}
		expect(wrong).toEqual([]);
		explorer.close();
	});

	test('a small tree is whole, and a spine where the link asks for it', async () => {
		const explorer = await opened('game=tree&step=12&form=spine');
		const view = new StageView(explorer);
		view.size = { width: 1000, height: 550 };
		expect(view.fits).toBe(true);
		expect(view.stage?.form).toBe('spine');
		explorer.form = 'whole';
		expect(view.stage?.form).toBe('whole');
		explorer.close();
	});
});

/** What figures say of a search besides the stage, against searches of its own. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIGURE, type FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { figureOf } from '../../../../src/lib/core/figure/step/figure.ts';
import { nodeTypeOf } from '../../../../src/lib/core/figure/step/node-types.ts';
import { provingNodes } from '../../../../src/lib/core/figure/step/proving-nodes.ts';
import { figureSvg } from '../../../../src/lib/core/figure/step/svg.ts';
import { formatLimit } from '../../../../src/lib/core/explain/format.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { hasTurn, runs, seedFrom } from '../../../sweep.ts';
import { figureAt, recordingBy, shownAt } from './shown-steps.ts';

beforeAll(loadAll);

type Tree = number | readonly Tree[];

const TREE: fc.Arbitrary<Tree> = fc.letrec<{ node: Tree }>((tie) => ({
	node: fc.oneof(
		{ maxDepth: 3, depthSize: 'small' },
		fc.integer({ min: -9, max: 9 }),
		fc.array(tie('node'), { minLength: 1, maxLength: 3 })
	)
})).node;
const ROOTED = fc.array(TREE, { minLength: 2, maxLength: 3 });

const textOf = (tree: Tree): string => JSON.stringify(tree);

interface Told {
	readonly alpha: number[];
	readonly beta: number[];
	type: 'PV' | 'CUT' | 'ALL';
}

/** Alpha-beta with what its windows have been, by the path of each inner node that it enters. */
function alphaBeta(tree: Tree): ReadonlyMap<string, Told> {
	const told = new Map<string, Told>();
	search(tree, '', true, -Infinity, Infinity);
	return told;

	function search(node: Tree, path: string, isMax: boolean, from: number, to: number): number {
		if (typeof node === 'number') return node;
		let [alpha, beta] = [from, to];
		const own: Told = { alpha: [alpha], beta: [beta], type: 'PV' };
		told.set(path === '' ? 'root' : path.slice(1), own);
		let best = isMax ? -Infinity : Infinity;
		for (const [index, child] of node.entries()) {
			const value = search(child, `${path}/${index}`, !isMax, alpha, beta);
			best = isMax ? Math.max(best, value) : Math.min(best, value);
			if (isMax && best > alpha) own.alpha.push((alpha = best));
			if (!isMax && best < beta) own.beta.push((beta = best));
			if ((isMax && best >= to) || (!isMax && best <= from)) break;
		}
		const isHigh = isMax ? best >= to : best <= from;
		const isLow = isMax ? best <= from : best >= to;
		own.type = isHigh ? 'CUT' : isLow ? 'ALL' : 'PV';
		return best;
	}
}

describe('the history of alpha and beta', () => {
	test('is that of a search which is written down as on a board', () => {
		fc.assert(
			fc.property(ROOTED, (tree) => {
				const query = `game=tree&position=${textOf(tree)}`;
				const { trace } = recordingBy(query);
				const made = figureOf(
					shownAt(query, trace.steps - 1),
					FIGURE.fill({ preset: 'slide', bounds: 'history' })
				);
				// A tree with too many leaves for a slide is refused.
				if (!made.ok) {
					expect(made.fault.code).toBe('figure-history');
					return;
				}
				const written = made.value.stage.bounds.map(({ which, node, lines }) => [
					`${which} ${node}`,
					lines.slice(1).map(({ text }) => text)
				]);
				const expected = [...alphaBeta(tree)].flatMap(([key, { alpha, beta }]) => [
					[`alpha ${key}`, alpha.map(formatLimit)],
					[`beta ${key}`, beta.map(formatLimit)]
				]);
				const byName = (a: unknown[], b: unknown[]): number =>
					String(a[0]) < String(b[0]) ? -1 : 1;
				expect(written.sort(byName)).toEqual(expected.sort(byName));
			}),
			{ numRuns: runs(400), seed: seedFrom(341) }
		);
	});

	test('has a line through each old value, and none through the last', () => {
		const svg = figureSvg(figureAt('game=tree', 12, { bounds: 'history' }));
		const { stage } = figureAt('game=tree', 12, { bounds: 'history' });
		const old = stage.bounds.flatMap(({ lines }) =>
			lines.filter(({ key }) => key.endsWith(':old'))
		);
		expect(old.map(({ text }) => text)).toEqual(['−∞', '∞', '∞']);
		const strikes = svg.match(
			/<path d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+" fill="none" stroke="#1b1e23" stroke-width="[\d.]+"\/>/g
		);
		expect(strikes).toHaveLength(3);
		// Along a minus sign it would hide it.
		for (const d of strikes ?? []) {
			const [, from, to] = /M\S+ (\S+)L\S+ ([\d.]+)/.exec(d) ?? [];
			expect(Number(from) - Number(to)).toBeGreaterThan(4);
		}
	});

	test('says that a spine has no space for it', () => {
		const made = figureOf(shownAt('game=chess&depth=2', 40), FIGURE.fill({ bounds: 'history' }));
		expect(made.ok ? null : made.fault.code).toBe('figure-history');
	});
});

describe('the types of nodes', () => {
	test('are what became of each window', () => {
		fc.assert(
			fc.property(ROOTED, (tree) => {
				const { trace } = recordingBy(`game=tree&position=${textOf(tree)}`);
				const told = alphaBeta(tree);
				for (let row = 0; row < trace.rows; row++) {
					const key = trace.movesTo(row).join('/') || 'root';
					expect([key, nodeTypeOf(trace, row)]).toEqual([key, told.get(key)?.type ?? null]);
				}
			}),
			{ numRuns: runs(400), seed: seedFrom(342) }
		);
	});

	test('in the best order are those of Knuth and Moore', () => {
		// Values that fall from left to right at MAX and rise at MIN: every first move is the best.
		const query =
			'game=tree&position=[[[[8,9],[7,7]],[[9,9],[9,9]]],[[[7,8],[6,6]],[[9,9],[8,8]]]]&order=best-first';
		const { trace } = recordingBy(query);
		const types: Record<number, string> = { 1: 'PV', 2: 'CUT', 3: 'ALL' };
		const check = (row: number, type: 1 | 2 | 3): void => {
			if (trace.isLeaf(row) || trace.isPruned(row)) return;
			expect(nodeTypeOf(trace, row)).toBe(types[type]);
			for (const [at, child] of trace.childrenOf(row).entries()) {
				// Of type 2 only the first successor is examined.
				expect(trace.isPruned(child)).toBe(type === 2 && at > 0);
				if (type === 1) check(child, at === 0 ? 1 : 2);
				else check(child, type === 2 ? 3 : 2);
			}
		};
		check(0, 1);
		const { trace: whole } = recordingBy('game=tree');
		expect(trace.rows).toBeGreaterThan(whole.rows);
	});

	test('are in the figure of a finished search alone', () => {
		const lettered = figureAt('game=tree', 22, { types: 'letters' });
		const letters = lettered.stage.texts.filter(({ key }) => key.startsWith('type:'));
		expect(letters.map(({ key, text }) => [key, text])).toEqual([
			['type:root', 'PV'],
			['type:0', 'PV'],
			['type:1', 'CUT'],
			['type:2', 'CUT']
		]);
		expect(figureAt('game=tree', 4, { types: 'letters', values: 'all' }).stage.texts.length).toBe(
			lettered.stage.texts.length
		);
		const faultOf = (query: string, step: number): string | null => {
			const made = figureOf(shownAt(query, step), FIGURE.fill({ types: 'letters' }));
			return made.ok ? null : made.fault.code;
		};
		expect(faultOf('game=tree', 21)).toBe('figure-finished');
		expect(faultOf('game=tree&algorithm=minimax', 25)).toBe('figure-window');
	});
});

describe('the proof', () => {
	const sizeOf = (query: string): number => {
		const { trace } = recordingBy(`${query}&algorithm=minimax`);
		return provingNodes({
			nodes: trace.rows,
			childrenOf: (row) => trace.childrenOf(row),
			isMax: (row) => trace.isMax(row),
			valueOf: (row) => trace.valueOf(row)
		}).size;
	};

	test.runIf(hasTurn(7, 1))('of tic-tac-toe has 1,452 nodes', () => {
		expect(sizeOf('game=tictactoe&position=.........&budget=600000')).toBe(1452);
	});

	test('of the textbook tree has 9 of its 13 nodes', () => {
		expect(sizeOf('game=tree')).toBe(9);
		expect(sizeOf('game=tictactoe&position=XO..X...O')).toBeLessThan(150);
	});

	test('proves the value: without any of its nodes another value is possible', () => {
		fc.assert(
			fc.property(ROOTED, (tree) => {
				const query = `game=tree&position=${textOf(tree)}`;
				const { trace } = recordingBy(`${query}&algorithm=minimax`);
				const chosen = provingNodes({
					nodes: trace.rows,
					childrenOf: (row) => trace.childrenOf(row),
					isMax: (row) => trace.isMax(row),
					valueOf: (row) => trace.valueOf(row)
				});
				/** The values that the root may have while the leaves that are not chosen may be anything. */
				const range = (row: number, known: ReadonlySet<number>): readonly [number, number] => {
					if (!known.has(row)) return [-Infinity, Infinity];
					if (trace.isLeaf(row)) return [trace.valueOf(row), trace.valueOf(row)];
					const ranges = trace.childrenOf(row).map((child) => range(child, known));
					const keep = trace.isMax(row) ? Math.max : Math.min;
					return [keep(...ranges.map(([low]) => low)), keep(...ranges.map(([, high]) => high))];
				};
				const value = trace.valueOf(0);
				expect(range(0, chosen)).toEqual([value, value]);
				for (const row of chosen) {
					const less = new Set([...chosen].filter((one) => one !== row));
					expect(range(0, less)).not.toEqual([value, value]);
				}
			}),
			{ numRuns: runs(400), seed: seedFrom(343) }
		);
	});

	test('is bold', () => {
		const bold = (values: Partial<FigureValues>): number =>
			figureSvg(figureAt('game=tree', 22, values)).match(/<path [^>]*fill="#\w+" stroke="#1b1e23"/g)
				?.length ?? 0;
		expect([bold({}), bold({ proof: 'bold' })]).toEqual([0, 9]);
	});
});

describe('parts of the tree', () => {
	test('the difference has what minimax alone visits, pale', () => {
		const { stage, title, written } = figureAt('game=tree', 3, {
			part: 'difference',
			extra: ['counts']
		});
		expect(title).toBe('Alpha-beta and minimax: the difference');
		expect(written).toEqual(['11 nodes visited; plain minimax 13.']);
		expect(stage.nodes.filter(({ state }) => state === 'pruned').map(({ key }) => key)).toEqual([
			'1/1',
			'1/2'
		]);
		expect(stage.nodes.some(({ current }) => current)).toBe(false);
		const values = { part: 'difference', preset: 'paper', extra: ['legend'] } as const;
		const svg = figureSvg(figureAt('game=tree', 3, values));
		expect(svg).not.toContain('stroke-dasharray');
		expect(svg).toContain('>visited by minimax alone</text>');
		expect(svg).not.toMatch(/>(?:current node|pruned)<\/text>/);
	});

	test.each([
		['game=tree&algorithm=minimax', 'figure-same'],
		['game=tree&algorithm=mtdf', 'figure-minimax'],
		['game=tree&shadow=off', 'figure-minimax'],
		['game=chess&depth=2', 'figure-large']
	])('the difference of %s is a fault: %s', (query, code) => {
		const made = figureOf(shownAt(query, 3), FIGURE.fill({ part: 'difference' }));
		expect(made.ok ? null : made.fault.code).toBe(code);
	});

	test('a subtree has the nodes under the current one, also of a large tree', () => {
		const { stage } = figureAt('game=tree', 12, { part: 'subtree' });
		expect(stage.nodes.map(({ key }) => key)).toEqual(['1', '1/0', '1/1', '1/2']);
		expect(stage.bounds.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
			['α 3', 'from root'],
			['β 2', 'by b1']
		]);
		const query = 'game=tictactoe&position=XO.......';
		const { trace } = recordingBy(query);
		let step = 0;
		while (trace.steps > step && figureDepth(query, step) !== 4) step++;
		const deep = figureAt(query, step, { part: 'subtree', preset: 'slide' });
		expect(deep.stage.form).toBe('whole');
		expect(deep.stage.nodes.length).toBeGreaterThan(5);
	});

	function figureDepth(query: string, step: number): number {
		const { trace } = recordingBy(query);
		for (let row = 0; row < trace.rows; row++) {
			if (trace.enterStepOf(row) === step) return trace.isLeaf(row) ? -1 : trace.depthOf(row);
		}
		return -1;
	}

	test('a subtree that is too large is a fault', () => {
		const made = figureOf(
			shownAt('game=tictactoe&depth=3&algorithm=alphabeta', 1),
			FIGURE.fill({ part: 'subtree' })
		);
		expect(made.ok ? null : made.fault.code).toBe('figure-large');
	});
});

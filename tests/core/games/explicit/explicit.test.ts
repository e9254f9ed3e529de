import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explicit, height } from '../../../../src/lib/core/games/explicit/explicit.ts';
import type { ExplicitState } from '../../../../src/lib/core/games/explicit/state.ts';
import type { Side } from '../../../../src/lib/core/games/game.ts';
import { allPaths, at, heightOf, nestedTree } from './nested.ts';

function parsed(text: string, root: Side = 'max'): ExplicitState {
	const result = explicit.parse(text, { root });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

describe('typed tree: walking', () => {
	it('a walk agrees with nested arrays at every node, and returns to the root', () => {
		fc.assert(
			fc.property(nestedTree, fc.constantFrom<Side>('max', 'min'), (nested, root) => {
				const state = parsed(JSON.stringify(nested), root);
				for (const path of allPaths(nested)) {
					for (const move of path) state.play(move);
					const here = at(nested, path);
					const leaf = typeof here === 'number';
					expect(state.isTerminal()).toBe(leaf);
					expect(state.legalMoves()).toEqual(leaf ? [] : [...here.keys()]);
					expect(state.maxToMove()).toBe((path.length % 2 === 0) === (root === 'max'));
					expect(explicit.format(state)).toBe(JSON.stringify(here));
					expect(height(state)).toBe(heightOf(here));
					expect(explicit.leastDepth?.(state)).toBe(heightOf(here));
					if (leaf) expect(state.leafValue()).toBe(here);
					else expect(() => state.leafValue()).toThrow(/no value/);
					for (let played = 0; played < path.length; played++) state.undo();
					expect(state.row).toBe(0);
				}
			})
		);
	});

	it('legalMoves returns a fresh list each time', () => {
		const state = parsed('[1,2,3]');
		state.legalMoves().reverse();
		expect(state.legalMoves()).toEqual([0, 1, 2]);
	});

	it('trees have the same moves if they differ in values and names alone', () => {
		const shape = (nested: unknown): unknown => (Array.isArray(nested) ? nested.map(shape) : 0);
		const same = (one: unknown, other: unknown): boolean | undefined =>
			explicit.hasSameMoves?.(parsed(JSON.stringify(one)), parsed(JSON.stringify(other)));
		fc.assert(
			fc.property(nestedTree, nestedTree, (one, other) => {
				expect(same(one, shape(one))).toBe(true);
				expect(same(one, other)).toBe(JSON.stringify(shape(one)) === JSON.stringify(shape(other)));
			})
		);
		expect(explicit.hasSameMoves?.(parsed('a:[b:1,2]'), parsed('[3,c:4]'))).toBe(true);
		expect(same([[1, 2], [3]], [[1], [2, 3]])).toBe(false);
	});

	it('the options set the side to move at the root', () => {
		expect(parsed('[1,2]', 'max').maxToMove()).toBe(true);
		expect(parsed('[1,2]', 'min').maxToMove()).toBe(false);
	});

	it('a leaf ends the game without a winner', () => {
		const state = parsed('[1]');
		expect(explicit.ending(state)).toBeNull();
		state.play(0);
		expect(explicit.ending(state)).toEqual({
			code: 'leaf',
			name: 'Leaf',
			winner: null,
			detail: ''
		});
	});

	it('the game passes on the parser’s faults', () => {
		expect(explicit.parse('[1', { root: 'max' })).toMatchObject({
			ok: false,
			fault: { code: 'tree-bracket', at: 0 }
		});
	});
});

describe('typed tree: labels of moves', () => {
	/** Every move of the tree in the order of the text, in the game's notation. */
	function moveTexts(state: ExplicitState): string[] {
		return state.legalMoves().flatMap((move) => {
			const text = explicit.moveText(state, move);
			state.play(move);
			const below = moveTexts(state);
			state.undo();
			return [text, ...below];
		});
	}

	it.each([
		['the way to the node', '[[3,12],[2,[4,[6,7]]]]', 'a a1 a2 b b1 b2 b2.1 b2.2 b2.2.1 b2.2.2'],
		['its own name where it has one', 'A:[B:[3,12],C:[x:2,4]]', 'B a1 a2 C x b2'],
		[
			'a prime where its label was given to another',
			'[b:[3,5],[2,9],[c1:7,4]]',
			'b a1 a2 b′ b1 b2 c c1 c2'
		],
		['by names, the way does not change', '[7,left:[1,in:[5]]]', 'a left b1 in b2.1'],
		['nothing at a leaf', '5', '']
	])('%s', (_, text, moves) => {
		expect(moveTexts(parsed(text)).join(' ')).toBe(moves);
	});

	it('labels after z continue like the columns of a spreadsheet', () => {
		const state = parsed(`[${'0 '.repeat(730)}]`);
		const text = (move: number) => explicit.moveText(state, move);
		expect([0, 25, 26, 27, 51, 52, 701, 702, 729].map(text)).toEqual([
			'a',
			'z',
			'aa',
			'ab',
			'az',
			'ba',
			'zz',
			'aaa',
			'abb'
		]);
	});

	it('nodes without names have distinct labels', () => {
		fc.assert(
			fc.property(nestedTree, (nested) => {
				const texts = moveTexts(parsed(JSON.stringify(nested)));
				expect(new Set(texts).size).toBe(texts.length);
			})
		);
	});

	it('the move for scripts is the child’s index', () => {
		const state = parsed('[x:1,y:2,3]');
		expect(state.legalMoves().map((move) => explicit.moveId(state, move))).toEqual(['0', '1', '2']);
	});
});

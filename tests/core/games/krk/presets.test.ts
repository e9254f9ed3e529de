import { describe, expect, test } from 'vitest';
import { krk } from '../../../../src/lib/core/games/krk/krk.ts';
import type { KrkState } from '../../../../src/lib/core/games/krk/krk-state.ts';

function stateOf(id: string): KrkState {
	const preset = krk.presets.find((candidate) => candidate.id === id);
	const result = krk.parse(preset?.position ?? id, { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

function after(state: KrkState, ...texts: string[]): KrkState {
	for (const text of texts) {
		const move = state.legalMoves().find((legal) => krk.moveText(state, legal) === text);
		if (move === undefined) throw new Error(`${text} is not legal in ${krk.format(state)}`);
		state.play(move);
	}
	return state;
}

function countNodes(state: KrkState, depth: number): number {
	if (depth === 0) return 1;
	return state.legalMoves().reduce((nodes, move) => {
		state.play(move);
		nodes += countNodes(state, depth - 1);
		state.undo();
		return nodes;
	}, 1);
}

describe('KRK presets: each one', () => {
	test.each(krk.presets)('$id is a normalised position with a tree for a first look', (item) => {
		expect(krk.format(stateOf(item.id))).toBe(item.position);
		expect(countNodes(stateOf(item.id), item.depth ?? 2)).toBeLessThan(10_000);
	});

	test('every preset has a unique id, name and position', () => {
		for (const key of ['id', 'name', 'position'] as const) {
			expect(new Set(krk.presets.map((item) => item[key])).size).toBe(krk.presets.length);
		}
	});
});

test('figure 1 is number 206557 and has the 120 nodes of the paper', () => {
	expect(stateOf('figure-1').id).toBe(206_557);
	expect(countNodes(stateOf('figure-1'), 2)).toBe(120);
	expect(countNodes(stateOf('figure-1'), 4)).toBe(12_792);
	expect(stateOf('first-start').id).toBe(194);
});

test('the findings are true', () => {
	const endings = [
		after(stateOf('mate-in-one'), 'Ra8#'),
		after(stateOf('stalemate-trap'), 'Rb7'),
		after(stateOf('stalemate-trap'), 'Kc7', 'Ka7', 'Ra1#'),
		after(stateOf('loose-rook'), 'Kxd3'),
		after(stateOf('first-start'), 'Rb5')
	].map((state) => krk.ending(state)?.code);
	expect(endings).toEqual([
		'checkmate',
		'stalemate',
		'checkmate',
		'insufficient-material',
		'stalemate'
	]);
	expect(after(stateOf('stalemate-trap'), 'Kc7').legalMoves()).toHaveLength(1);
});

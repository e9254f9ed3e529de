/** An algorithm is a file and a row: CONTRIBUTING's recipe is followed here. */
import { expect } from 'vitest';
import { addFile, addRow, recipe } from './copy.ts';
import type { Recipe } from './recipe.ts';

/** An algorithm as its recipe asks for it: plain minimax under another name. */
const PLAIN = `import { minimax } from './minimax.ts';
import type { AlgorithmCode } from './search.ts';

/** Ours. */
export const plain: AlgorithmCode = { ...minimax };
`;

const by = (algorithm: string): string =>
	`search --game tictactoe --position X...O.... --depth 2 --json --algorithm ${algorithm}`;
const HELP = 'search --help';

export const algorithm: Recipe = {
	name: 'an algorithm that is added as the recipe says, by a file and a row, is used by the command line',
	commands: [by('plain'), by('minimax'), HELP],
	follow() {
		const said = recipe('Adding an algorithm');
		const [, folder = ''] = /Write `([^`]+)<name>\.ts`/.exec(said) ?? [];
		const [, list = '', registry = ''] = /Add its row to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
		addFile(`${folder}plain.ts`, PLAIN);
		const row =
			"plain: { name: 'Plain', about: 'Minimax.', usesWindow: false, needs: [], visits: 'once', valuesFor: 'max', load: async () => (await import('./plain.ts')).plain }";
		addRow(registry, list, row);
	},
	holds(said) {
		const nodes = (name: string): unknown =>
			(JSON.parse(said(by(name))) as { nodes: number }).nodes;
		expect(nodes('plain')).toBe(1 + 7 + 7 * 6);
		expect(nodes('plain')).toBe(nodes('minimax'));
		expect(said(HELP)).toContain('plain');
	}
};

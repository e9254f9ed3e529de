/** Tree files of CS188: value, move and visited leaves are those of a search that is written here. */
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/lib/core/base/random.ts';
import { plyscope } from './command.ts';

type Tree = number | readonly Tree[];

/** A tree of up to four plies; few values, so that there are ties. */
function drawTree(random: () => number, plies: number): Tree {
	if (plies === 0 || (plies < 3 && random() < 0.2)) return Math.floor(random() * 7) - 3;
	return Array.from({ length: 1 + Math.floor(random() * 3) }, () => drawTree(random, plies - 1));
}

/** As the autograder has its files: states, and the values of those that are leaves. */
function fileOf(tree: Tree): string {
	const edges: string[] = [];
	const values: string[] = [];
	const write = (node: Tree, state: string): void => {
		if (typeof node === 'number') {
			values.push(`${state} ${node.toFixed(1)}`);
			return;
		}
		for (const [i, child] of node.entries()) {
			edges.push(`${state} go${i} ${state}_${i}`);
			write(child, `${state}_${i}`);
		}
	};
	write(tree, 's');
	return [
		'class: "GraphGameTreeTest"',
		'alg: "AlphaBetaAgent"',
		'depth: "3"',
		'# a comment',
		'num_agents: "2"',
		'start_state: "s"',
		'win_states: ""',
		'successors: """',
		...edges,
		'"""',
		'evaluation: """',
		...values,
		'"""'
	].join('\n');
}

/** Alpha-beta as the course has it: it does not prune on equality, and keeps the first of equal moves. */
function solve(tree: Tree): { value: number; move: number; leaves: string[] } {
	const leaves: string[] = [];
	let move = 0;
	const search = (
		node: Tree,
		path: number[],
		isMax: boolean,
		low: number,
		high: number
	): number => {
		if (typeof node === 'number') {
			leaves.push(path.join(' '));
			return node;
		}
		let [alpha, beta] = [low, high];
		let best = isMax ? -Infinity : Infinity;
		for (const [i, child] of node.entries()) {
			const value = search(child, [...path, i], !isMax, alpha, beta);
			if (isMax ? value > best : value < best) {
				best = value;
				if (path.length === 0) move = i;
			}
			if (isMax ? best > beta : best < alpha) break;
			if (isMax) alpha = Math.max(alpha, best);
			else beta = Math.min(beta, best);
		}
		return best;
	};
	return { value: search(tree, [], true, -Infinity, Infinity), move, leaves };
}

test.each(Array.from({ length: 18 }, (_, i) => i + 1))('file %i', async (seed) => {
	const tree = [drawTree(seededRandom(seed), 3), drawTree(seededRandom(seed + 100), 3)];
	const words = ['search', '--position', '-', '--cut', 'strict', '--json', '--paths'];
	const { stdout } = await plyscope(words, 'file', new EventEmitter(), fileOf(tree));
	const found = JSON.parse(stdout) as { value: number; bestMove: number; visitedLeaves: string[] };
	const { value, move, leaves } = solve(tree);
	expect({ value: found.value, move: found.bestMove, leaves: found.visitedLeaves }).toEqual({
		value,
		move,
		leaves
	});
});

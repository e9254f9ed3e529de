import { searchSetup } from '../../../engines/search-setup.ts';
import { factsOf } from '../../../games/registry.ts';
import { countSearch } from '../../../search/count.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import type { Claim, Figure, Report } from './claim.ts';
import { note } from './figure.ts';
import { recordAlone } from './find-step.ts';
import { formatCount } from '../../../base/count-words.ts';

/** The starting position, and one three moves into a main line. */
const POSITIONS = [
	{ name: 'The start', position: factsOf('chess').defaultPosition },
	{
		name: 'After 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5',
		position: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'
	}
] as const;

/** About 2 seconds and 4 minutes, from the post. */
const SECONDS = { 3: 2, 4: 240 } as const;
const CLAIMED = SECONDS[4] / SECONDS[3];

export const ghessPlies: Claim = {
	id: 'ghess-plies',
	source: 'ghess',
	title: 'A fourth ply costs 4 minutes instead of 2 seconds',
	says: `On its author’s computer, choosing a move can take around 2 seconds at 3 plies and takes 4 minutes at 4: ${CLAIMED} times as long.`,
	check:
		'Counts the nodes of the whole tree to 3 and to 4 plies in two positions. The author’s computer cannot be tried here; how much of its times the nodes explain can.',
	run(report) {
		const ratios: number[] = [];
		const figures = POSITIONS.flatMap(({ name, position }): Figure[] => {
			const [three, four] = ([3, 4] as const).map((depth) => {
				const stage = `${name}, ${depth} plies`;
				return countNodes(setupOf(position, depth), stage, report);
			}) as [number, number];
			const ratio = four / three;
			ratios.push(ratio);
			return [
				note(`${name}: nodes at 3 plies`, formatCount(three)),
				note(`${name}: nodes at 4 plies`, formatCount(four)),
				{
					name: `${name}: from 3 to 4 plies`,
					claimed: `${CLAIMED} times as long`,
					found: `${ratio.toFixed(1)} times the nodes`,
					// Time on one side, nodes on the other.
					agrees: null
				}
			];
		});
		const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
		const near = ratios.filter(isNear).length;
		const setup = setupOf(POSITIONS[0].position, 3);
		const trace = recordAlone(setup);
		return {
			verdict: near === ratios.length ? 'true' : 'explained',
			sentence:
				near === ratios.length
					? `Time goes up ${CLAIMED} times, and the nodes do about as much.`
					: `The post compares times, this check nodes. A fourth ply costs ${least.toFixed(0)} to ${most.toFixed(0)} times the nodes, and the post’s times are ${CLAIMED} times apart. Nodes explain a part of that; the rest depends on its program and computer.`,
			figures,
			see: [
				{
					kind: 'step',
					text: `The start searched to 3 plies, at its end: its count of ${formatCount(trace.rows)} nodes; 4 plies are too many to record at once`,
					setup,
					step: trace.exitStepOf(trace.lastRoot)
				}
			]
		};
	}
};

/** True from half to twice as much. */
function isNear(ratio: number): boolean {
	return ratio > CLAIMED / 2 && ratio < CLAIMED * 2;
}

function setupOf(position: string, depth: number): SearchSetup {
	return searchSetup({ game: 'chess', position, depth, algorithm: 'ghess', evaluator: 'ghess' });
}

/** It never prunes, so the values of its leaves do not affect the count: plain material is the fastest. */
function countNodes(setup: SearchSetup, stage: string, report: Report): number {
	return countSearch({ ...setup, evaluator: 'swift' }, ({ visited }) => {
		report({ stage, done: visited, of: null, unit: 'nodes' });
	}).visited;
}

import { searchSetup } from '../../../engines/search-setup.ts';
import { factsOf } from '../../../games/registry.ts';
import { countSearch } from '../../../search/count.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import type { Claim, Figure, Report, See } from './claim.ts';
import { note } from './figure.ts';
import { firstCutOnlyIn, recordAlone, returnStepAt, writePath } from './find-step.ts';
import { PYTHON_EXAMPLE, PYTHON_PLIES } from './python-example.ts';
import { formatCount, formatPercent } from '../../../base/count-words.ts';

const POSITIONS = [
	{ name: 'Its example', position: PYTHON_EXAMPLE },
	{ name: 'The start of the game', position: factsOf('chess').defaultPosition }
] as const;

/** Small enough for the explorer to record without delay. */
const SHOWN_PLIES = 3;

type Search = 'minimax' | 'strict' | 'equal';
/** Both of its evaluators: the first has few distinct values, so that ties are frequent. */
const EVALUATORS = [
	{ id: 'python-simple', name: 'simple' },
	{ id: 'python-improved', name: 'improved' }
] as const;

export const pythonCuts: Claim = {
	id: 'python-cuts',
	source: 'python',
	title: 'Alpha-beta makes it much faster',
	says: 'With alpha-beta the search became much faster, though the evaluation, its improved score, had become slower. It prunes where a value is beyond the bound (> and <).',
	check: `Counts the nodes of minimax, of its strict cutoffs and of cutoffs on equality (≥ and ≤), ${PYTHON_PLIES} plies deep, with an open window at every root move. The claim is made with the improved score, and judged by that; the simple score is shown for comparison.`,
	run(report) {
		const rows = POSITIONS.flatMap((position) =>
			EVALUATORS.map((evaluator) => measure(position, evaluator, report))
		);
		const judged = rows.filter(({ isJudged }) => isJudged);
		const halved = judged.filter(isMuchLess).length;
		return {
			verdict: halved === judged.length ? 'true' : halved > 0 ? 'partly' : 'not-as-claimed',
			sentence: `With the improved score it saves more than half of the nodes in ${halved} of ${judged.length} positions. With the simple score many values are equal, and strict cutoffs need up to ${formatCount(excess(rows))} times the nodes of cutoffs on equality for the same best value.`,
			figures: rows.flatMap(figuresOf),
			see: seeEquality()
		};
	}
};

interface Row {
	readonly label: string;
	/** Whether the text makes its claim about this row. */
	readonly isJudged: boolean;
	/** Visited nodes, root included. */
	readonly minimax: number;
	readonly strict: number;
	readonly equal: number;
}

function measure(
	{ name, position }: (typeof POSITIONS)[number],
	evaluator: (typeof EVALUATORS)[number],
	report: Report
): Row {
	const label = `${name}, ${evaluator.name} score`;
	const nodes = (search: Search): number =>
		countNodes(setupOf(search, position, evaluator.id, PYTHON_PLIES), label, report);
	return {
		label,
		isJudged: evaluator.id === 'python-improved',
		minimax: nodes('minimax'),
		strict: nodes('strict'),
		equal: nodes('equal')
	};
}

/** Less than half of the nodes. */
function isMuchLess({ minimax, strict }: Row): boolean {
	return strict < minimax / 2;
}

function figuresOf(row: Row): Figure[] {
	const { label, isJudged, minimax, strict, equal } = row;
	const name = `${label}: strict, as published`;
	const share = (nodes: number): string =>
		`${formatCount(nodes)} (${formatPercent(nodes / minimax, 0)})`;
	return [
		note(`${label}: minimax`, formatCount(minimax)),
		isJudged
			? { name, claimed: 'far fewer', found: share(strict), agrees: isMuchLess(row) }
			: note(name, share(strict)),
		note(`${label}: on equality`, share(equal))
	];
}

/** The largest ratio of nodes with strict cutoffs to nodes with cutoffs on equality. */
function excess(rows: readonly Row[]): number {
	return Math.round(Math.max(...rows.map(({ strict, equal }) => strict / equal)));
}

function setupOf(
	search: Search,
	position: string,
	evaluator: (typeof EVALUATORS)[number]['id'],
	depth: number
): SearchSetup {
	return searchSetup({
		game: 'chess',
		position,
		depth,
		evaluator,
		algorithm: search === 'minimax' ? 'minimax' : 'alphabeta',
		cut: search === 'strict' ? 'strict' : 'equal'
	});
}

function countNodes(setup: SearchSetup, stage: string, report: Report): number {
	return countSearch(setup, ({ visited }) => {
		report({ stage, done: visited, of: null, unit: 'nodes' });
	}).visited;
}

/**
 * The first cutoff that happens only on equality, and the same node with strict cutoffs, where the search continues.
 */
function seeEquality(): See[] {
	const { id } = EVALUATORS[0];
	const [equal, strict] = (['equal', 'strict'] as const).map((search) =>
		setupOf(search, PYTHON_EXAMPLE, id, SHOWN_PLIES)
	) as [SearchSetup, SearchSetup];
	const whole = recordAlone(strict);
	const cut = firstCutOnlyIn(recordAlone(equal), whole);
	if (cut === null) return [];
	const step = returnStepAt(whole, cut.path, cut.searched);
	return [
		{
			kind: 'step',
			text: `${SHOWN_PLIES} plies, on equality: the first cutoff that the strict rule misses, after ${writePath(equal, cut.path)}`,
			setup: equal,
			step: cut.step
		},
		{
			kind: 'step',
			text: `${SHOWN_PLIES} plies, strict, as published: the same node, where the search goes on`,
			setup: strict,
			step
		}
	];
}

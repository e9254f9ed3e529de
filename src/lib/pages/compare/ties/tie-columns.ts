/** The columns of the root moves of some searches, on the page and in its CSV file. */
import type { Column } from '$lib/core/base/column.ts';
import { csvLines } from '$lib/core/base/csv.ts';
import { listedUnit } from '$lib/core/evaluate/unit.ts';
import type { Knowledge } from '$lib/core/experiments/compare/ties/price.ts';
import { formatBound, formatCount } from '$lib/core/explain/format.ts';
import { matesOf } from '$lib/core/explain/mates.ts';
import { VERDICTS } from '$lib/core/explain/templates.en.ts';

/** The cost of a search, or a root move in it with the cost of its own. */
interface Cost {
	readonly search: Knowledge['exactness'] | 'minimax';
	readonly nodes: number | null;
}

export interface KnownRow extends Cost {
	readonly known: Knowledge;
	readonly move: Knowledge['moves'][number];
}

const BOUNDS = { exact: 'exactly', lower: 'at least', upper: 'at most' } as const;

const SEARCH: Column<Cost> = { id: 'search', of: ({ search }) => search };

const MOVES: readonly Column<KnownRow>[] = [
	{
		id: 'move',
		name: 'Move',
		look: 'text',
		of: ({ move }) => `"${move.text.replaceAll('"', '""')}"`,
		format: ({ move }) => move.text
	},
	{
		id: 'value',
		name: 'Value',
		of: ({ move }) => move.value,
		format: ({ known: { setup }, move: { value, bound } }) =>
			value === null || bound === null ? '–' : formatBound(value, bound, matesOf(setup)?.names)
	},
	{
		id: 'known',
		name: 'Exact or bound',
		look: 'text',
		of: ({ move }) => move.bound,
		format: ({ move: { bound } }) => (bound === null ? '–' : BOUNDS[bound])
	},
	{
		id: 'verdict',
		name: 'Verdict',
		look: 'text',
		of: ({ move }) => move.verdict,
		format: ({ move }) => VERDICTS[move.verdict]
	},
	{ id: 'rank', name: 'Rank', of: ({ move }) => move.rank }
];

const NODES: Column<Cost> = {
	id: 'nodes',
	name: 'Nodes to re-search',
	of: ({ nodes }) => nodes,
	format: ({ nodes }) => (nodes === null || nodes === 0 ? '–' : formatCount(nodes))
};

/** Those of the page: only with all values exact is anything searched again. */
export function shownColumns({ exactness, setup }: Knowledge): Column<KnownRow>[] {
	const unit = listedUnit(setup.evaluator);
	const moves = MOVES.map((column) =>
		column.id === 'value' && unit !== null ? { ...column, name: `Value (${unit})` } : column
	);
	return exactness === 'all' ? [...moves, NODES] : moves;
}

export function knownRows(known: Knowledge): KnownRow[] {
	const { exactness: search, moves } = known;
	return moves.map((move) => ({ search, nodes: move.again, known, move }));
}

/** One line per root move and exactness, and the cost of each exactness. */
export function tiesCsv(known: readonly Knowledge[], minimax: number | null): string {
	const columns = [SEARCH, ...MOVES.map(ofMoves), NODES];
	const rows = known.flatMap((one): Cost[] => [
		{ search: one.exactness, nodes: one.nodes },
		...knownRows(one)
	]);
	return [...csvLines(columns, [...rows, { search: 'minimax', nodes: minimax }])].join('');
}

/** Its cells are empty in the row of a whole search. */
function ofMoves({ id, of }: Column<KnownRow>): Column<Cost | KnownRow> {
	return { id, of: (row) => ('move' in row ? of(row) : null) };
}

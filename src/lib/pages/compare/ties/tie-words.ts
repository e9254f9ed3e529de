import { csvLines, type Columns } from '$lib/core/base/csv.ts';
import type { Exactness, Knowledge } from '$lib/core/experiments/compare/ties/price.ts';

export const EXACTNESS_TEXTS: Readonly<
	Record<Exactness, { readonly name: string; readonly about: string }>
> = {
	bounds: {
		name: 'Bounds',
		about:
			'One plain alpha-beta search. It stops searching a move as soon as the move cannot beat the best, so its value is only a bound.'
	},
	ties: {
		name: 'Exact ties',
		about:
			'The root window is kept one wider, so that every move as good as the best gets an exact value. Worse moves may still have bounds.'
	},
	all: {
		name: 'All exact',
		about:
			'After the first search each root move that came back with a bound is searched again with an open window. Only then can all moves be ranked.'
	}
};

/** A root move in a search, or the cost of a search. */
interface Row {
	readonly search: Exactness | 'minimax';
	readonly move?: Knowledge['moves'][number];
	readonly nodes: number | null;
}

const CSV_COLUMNS: Columns<Row> = {
	search: ({ search }) => search,
	move: ({ move }) => move && `"${move.text.replaceAll('"', '""')}"`,
	value: ({ move }) => move?.value,
	known: ({ move }) => move?.bound,
	verdict: ({ move }) => move?.verdict,
	rank: ({ move }) => move?.rank,
	nodes: ({ nodes }) => nodes
};

/** One line per root move and exactness, and the cost of each exactness. */
export function tiesCsv(known: readonly Knowledge[], minimax: number | null): string {
	const rows = known.flatMap(({ exactness: search, nodes, moves }): Row[] => [
		{ search, nodes },
		...moves.map((move) => ({ search, move, nodes: move.again }))
	]);
	return [...csvLines(CSV_COLUMNS, [...rows, { search: 'minimax', nodes: minimax }])].join('');
}

/** The columns of the table of rules, on the page and in its CSV file. */
import { csvLines, type Cell } from '$lib/core/base/csv.ts';
import type { RuleRow } from '$lib/core/experiments/compare/rules/rule-table.ts';
import { formatCount, formatValue } from '$lib/core/explain/format.ts';
import { matesOf } from '$lib/core/explain/mates.ts';
import { cutName, failName, isBase, matesName } from './rule-words.ts';

type Figures = NonNullable<RuleRow['figures']>;

interface RuleColumn<Of> {
	/** Its name in the file, which is a contract. */
	readonly id: string;
	/** Its head on the page; none of a column that only the file has. */
	readonly head?: string;
	readonly of: (of: Of) => Cell | undefined;
	/** Its cell on the page, if that is not its count. */
	readonly text?: (row: RuleRow, figures: Figures) => string;
}

/** What a rule is. */
export const CHOICES = [
	{ id: 'cut', head: 'Cutoffs on', of: ({ cut }) => cut, text: cutName },
	{ id: 'fail', head: 'Return value', of: ({ fail }) => fail, text: failName },
	{ id: 'values', head: 'Values', of: ({ mates }) => mates, text: matesName }
] as const satisfies readonly RuleColumn<RuleRow>[];

/** What its search found; the words on the first difference are in a cell of their own. */
const FIGURES: readonly RuleColumn<Figures>[] = [
	{ id: 'nodes', head: 'Nodes', of: ({ nodes }) => nodes },
	{ id: 'leaves', head: 'Leaves', of: ({ leaves }) => leaves },
	{ id: 'cutoffs', head: 'Cutoffs', of: ({ cutoffs }) => cutoffs },
	{ id: 'prunedMoves', head: 'Pruned moves', of: ({ prunedMoves }) => prunedMoves },
	{
		id: 'value',
		head: 'Value',
		of: ({ value }) => value,
		text: ({ setup }, { value }) => formatValue(value, matesOf(setup)?.names)
	},
	{ id: 'sharedNodes', of: ({ values }) => values?.shared },
	{
		id: 'differentValues',
		head: 'Other values',
		of: ({ values }) => values?.different,
		text: (row, { values }) =>
			values === null || isBase(row)
				? '–'
				: `${formatCount(values.different)} of ${formatCount(values.shared)}`
	},
	{ id: 'firstDifferentStep', of: ({ first }) => first?.step }
];

/** The figures that the page shows. */
export const SHOWN_FIGURES = FIGURES.flatMap(({ head, of, text }) =>
	head === undefined
		? []
		: [
				{
					head,
					text: (row: RuleRow, figures: Figures): string =>
						text === undefined ? formatCount(Number(of(figures))) : text(row, figures)
				}
			]
);

/** One line per rule. */
export function rulesCsv(rows: readonly RuleRow[]): string {
	const columns = {
		...Object.fromEntries(CHOICES.map(({ id, of }) => [id, of])),
		...Object.fromEntries(
			FIGURES.map(({ id, of }) => [id, ({ figures }: RuleRow) => figures && of(figures)])
		)
	};
	return [...csvLines(columns, rows)].join('');
}

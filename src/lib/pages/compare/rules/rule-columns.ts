/** The columns of the table of rules, on the page and in its CSV file. */
import type { Column } from '$lib/core/base/column.ts';
import { csvLines } from '$lib/core/base/csv.ts';
import type { RuleRow } from '$lib/core/experiments/compare/rules/rule-table.ts';
import { formatCount, formatValue } from '$lib/core/explain/format.ts';
import { matesOf } from '$lib/core/explain/mates.ts';
import { COUNTS, headOf } from '$lib/core/search/count-columns.ts';
import { cutName, failName, isBase, matesName } from './rule-words.ts';

/** What a rule is. */
export const CHOICES: readonly Column<RuleRow>[] = [
	{ id: 'cut', name: 'Cutoffs on', of: ({ cut }) => cut, format: cutName },
	{ id: 'fail', name: 'Return value', of: ({ fail }) => fail, format: failName },
	{ id: 'values', name: 'Values', of: ({ mates }) => mates, format: matesName }
];

/** What its search found; the words on the first difference are in a cell of their own. */
const FIGURES: readonly Column<RuleRow>[] = [
	...COUNTS.map((count): Column<RuleRow> => ({
		...count,
		name: headOf(count),
		of: ({ figures }) => figures && count.of(figures)
	})),
	{
		id: 'value',
		name: 'Value',
		of: ({ figures }) => figures?.value,
		format: ({ setup, figures }) => formatValue(figures?.value ?? NaN, matesOf(setup)?.names)
	},
	{ id: 'sharedNodes', of: ({ figures }) => figures?.values?.shared },
	{
		id: 'differentValues',
		name: 'Other values',
		of: ({ figures }) => figures?.values?.different,
		format: ({ figures, ...rule }) => {
			const values = figures?.values ?? null;
			return values === null || isBase(rule)
				? '–'
				: `${formatCount(values.different)} of ${formatCount(values.shared)}`;
		}
	},
	{ id: 'firstDifferentStep', of: ({ figures }) => figures?.first?.step }
];

/** The figures that the page shows. */
export const SHOWN_FIGURES = FIGURES.filter(({ name }) => name !== undefined);

/** One line per rule. */
export function rulesCsv(rows: readonly RuleRow[]): string {
	return [...csvLines([...CHOICES, ...FIGURES], rows)].join('');
}

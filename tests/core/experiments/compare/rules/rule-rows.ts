import {
	fillRuleTable,
	type RuleRow
} from '../../../../../src/lib/core/experiments/compare/rules/rule-table.ts';
import type { SetupFields } from '../../../../../src/lib/core/search/setup-fields.ts';
import { setupOf } from '../../../search/record.ts';

/** All rows of the table of rules. */
export function ruleRows(fields: SetupFields): RuleRow[] {
	const rows: RuleRow[] = [];
	fillRuleTable(
		setupOf(fields),
		(row) => rows.push(row),
		() => undefined
	);
	return rows;
}

import { formatBound, formatValue, type Infinities } from '../../explain/format.ts';
import type { Known } from './position-graph.ts';

/** A value with its known bounds: "3", "≥ 0", "≤ 0", "−1 to 0"; `infinities` as in format.ts. */
export function formatKnown({ low, high }: Known, infinities?: Infinities | null): string {
	if (low === high) return formatValue(low, infinities);
	if (high === Infinity) return formatBound(low, 'lower');
	if (low === -Infinity) return formatBound(high, 'upper');
	return `${formatValue(low)} to ${formatValue(high)}`;
}

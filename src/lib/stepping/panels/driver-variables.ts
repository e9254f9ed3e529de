import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/**
 * Values of a driver's variables at the beginning or end of a pass, for searches that drive another one from pass to
 * pass.
 */
export function driverVariables(trace: Trace, { kind, node }: Moment): [string, number][] {
	if (kind !== 'pass' && kind !== 'finish') return [];
	const { depth, window } = trace.passOf(node);
	if (!trace.isAnnounced(node) || window === null) return [];
	const [alpha, beta] = window;
	const variables: [string, number][] = [
		['α', alpha],
		['β', beta]
	];
	if (depth !== null) variables.push(['depth', depth]);
	if (kind === 'pass') return variables;
	const g = trace.valueOf(node);
	const [lower, upper] = boundsAfter(trace, trace.passIndexOf(node));
	return [...variables, ['value', g], ['g', g], ['lower', lower], ['upper', upper]];
}

/** The bounds of the root's value that the passes up to that index have proved. */
function boundsAfter(trace: Trace, last: number): [lower: number, upper: number] {
	let [lower, upper] = [-Infinity, Infinity];
	for (const { rootRow, window } of trace.passes.slice(0, last + 1)) {
		const g = trace.valueOf(rootRow);
		if (g < (window?.[1] ?? Infinity)) upper = g;
		else lower = g;
	}
	return [lower, upper];
}

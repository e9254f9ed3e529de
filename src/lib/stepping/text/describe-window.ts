import type { StackLimit, StackRow } from '../panels/stack-rows.ts';

/** The window of an open node in words, "alpha 3 by a at the root, beta ∞"; empty without a window. */
export function describeWindow({ alpha, beta }: StackRow): string {
	if (alpha === null || beta === null) return '';
	return `alpha ${describeLimit(alpha)}, beta ${describeLimit(beta)}`;
}

function describeLimit({ text, origin, by, owner }: StackLimit): string {
	if (origin === 'start') return text;
	if (origin === 'here') return `${text} by ${by}`;
	return `${text} by ${by} at ${owner === 'root' ? 'the root' : owner}`;
}

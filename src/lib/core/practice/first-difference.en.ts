/** The words about the first difference between the two searches of a pair. */

/** @param rules the test at that node in each of the searches, with its numbers */
export const right = (rules: readonly string[]): string =>
	`That is the first one. ${rules.join(' ')}`;
export const noneRight = 'Both searches enter the same nodes.';
export const thereIsOne =
	'There is a difference. Look for a node whose best value equals the bound that it is compared with.';
export const later = (name: string): string =>
	`Only one of the two searches enters ${name}, but an earlier node differs too.`;
export const inBoth = (name: string): string => `Both searches enter ${name}.`;
export const inNeither = (name: string): string => `Neither search enters ${name}.`;

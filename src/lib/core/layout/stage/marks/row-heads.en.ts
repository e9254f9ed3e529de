/** The words at the left of the rows of a spine, in English. */
import { plural } from '../../../base/count-words.ts';
import { formatCount, formatValue } from '../../../explain/format.ts';
import type { PassQuestion } from '../../../explain/terms.ts';
import type { Side } from '../../../games/game.ts';

/** "△ White" */
export const sideName = (side: Side, name: string): string =>
	`${side === 'max' ? '△' : '▽'} ${name}`;
export const movesOf = (side: string): string => `${side}’s moves`;
export const toMove = 'to move';
export const leaves = { limit: ['depth limit:', 'estimates'], end: ['the end'], typed: ['leaves'] };

/** In the strip of a node that a key expands. */
export const opensWith = 'opens with E';
/** The same where there are no keys. */
export const notOpened = 'not opened';

export const foldedPlies = (plies: number): string => `… ${plural(plies, 'ply', 'plies')}`;

/** "5 moves:", "1 done,", "1 now,", "3 to go": what became of a node's moves, in pieces that may have lines of their own. */
export function countsOf(searched: number, now: number, pruned: number, left: number): string[] {
	const all = searched + now + pruned + left;
	const total = `${plural(all, 'move')}:`;
	if (searched === all) return [total, 'all done'];
	const pieces = [
		[searched, 'done'],
		[now, 'now'],
		[pruned, 'pruned'],
		[left, 'to go']
	] as const;
	const said = pieces.filter(([count]) => count > 0);
	return [
		total,
		...said.map(
			([count, word], at) => `${formatCount(count)} ${word}${at < said.length - 1 ? ',' : ''}`
		)
	];
}

/** The totals in one line, where there is no space for all of them. */
export const searchedOf = (searched: number, all: number): string =>
	`${formatCount(searched)} of ${formatCount(all)} done`;

/** "pass 2: at least 5?" */
export function passHead(number: number, question: PassQuestion): string[] {
	const name = `pass ${formatCount(number)}`;
	switch (question.asks) {
		case 'value':
			return [name];
		case 'at least':
		case 'more than':
			return [`${name}:`, `${question.asks} ${formatValue(question.value)}?`];
		case 'within':
			return [`${name}:`, `${formatValue(question.alpha)} to ${formatValue(question.beta)}?`];
	}
}

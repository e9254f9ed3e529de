/** The words of the element that no page has. */
import { quote } from '$lib/core/base/clip.ts';
import { formatCount } from '$lib/core/base/count-words.ts';
import type { TreeSize } from '$lib/core/search/size.ts';
import { describeSize } from '$lib/tree/describe-size.ts';

/**
 * Why a search is refused.
 * @param most the most nodes of a search that is shown
 * @param depth the deepest search of the position that has no more; null if none has
 */
export function tooLarge(size: TreeSize, most: number, depth: number | null): string {
	const visits = `Minimax visits ${describeSize(size)} below this position.`;
	const limit = `This element shows searches of up to ${formatCount(most)} nodes.`;
	const smaller = depth === null ? '' : `Set depth to ${depth}, or open`;
	return `${visits} ${limit} ${smaller || 'Open'} the search in Plyscope, which has no such limit.`;
}

/** @param here the ids of those that an element has */
export function notHere(what: 'game' | 'algorithm', text: string, here: readonly string[]): string {
	return `There is no ${what} ${quote(text)} in this element; choose ${here.join(', ')}. The page of Plyscope may have it.`;
}

/** Where only the first of several faults is shown. */
export const MORE = 'More errors follow.';
export const openInPlyscope = 'Open in Plyscope';
/** Below what is wrong with the attributes. */
export const STAYS = 'The search before is still shown.';
export const NO_SEARCH = 'No search is shown.';

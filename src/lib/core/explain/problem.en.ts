/** The words of a problem, in English. */
import { side } from './names.en.ts';
import { say, type Part } from './parts.ts';
import type { SideTerm } from './terms.ts';
import { plural } from '../base/count-words.ts';

/** The size of a problem, which is given. */
export interface ProblemSize {
	readonly leaves: number;
	readonly nodes: number;
}

/** @param name of a search that may prune; null for one that visits every node */
export function question(name: string | null): Part[] {
	if (name === null) return say`What is the root worth? `;
	const does = name.endsWith('windows') ? 'do' : 'does';
	return say`What is the root worth, and which leaves ${does} ${withinSentence(name)} never search? `;
}

export function movesFirst(party: SideTerm, leftToRight: boolean): Part[] {
	return leftToRight
		? say`${side(party)} moves first; nodes are searched from left to right. `
		: say`${side(party)} moves first. `;
}

export function size({ leaves, nodes }: ProblemSize): Part[] {
	return say`${plural(leaves, 'leaf', 'leaves')}, ${plural(nodes, 'node', 'nodes')}.`;
}

/** At the first step, where all of the search is drawn. */
export function allShownAtStart(): Part[] {
	return say`Everything is shown: the search has not begun.`;
}

/** Beside the step controls, where the step would be. */
export const BEFORE_FIRST_STEP = 'before the first step';

/** In panels that have nothing to show before the search starts. */
export const NOT_STARTED = 'The search has not started.';

/** "Alpha-beta" is a word; "MTD(f)", "SSS*" and "Swift post’s alpha-beta" are names. */
function withinSentence(name: string): string {
	const isWord = /^[A-Z][a-z-]+/.test(name) && !name.includes('’');
	return isWord ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

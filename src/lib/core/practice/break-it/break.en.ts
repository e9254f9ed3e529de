/** The sentences of Break it, in English. */
import { formatCount, formatValue } from '../../explain/format.ts';

const leaves = (count: number): string =>
	`${formatCount(count)} ${count === 1 ? 'leaf' : 'leaves'}`;

export const tooLarge = (count: number, most: number): string =>
	`This tree has ${leaves(count)}, and a tree here has at most ${formatCount(most)}. Type a smaller one.`;

interface Told {
	/** Visited leaves, and the value. */
	readonly visited: number;
	readonly value: number;
}

export function sameRuns({ visited, value }: Told): string {
	const both = visited === 1 ? 'the same leaf' : `the same ${leaves(visited)}`;
	return `Both visit ${both} and return ${formatValue(value)}: this tree does not show the fault.`;
}

/** Where both visit the same leaves, but on the way there a bound or a cutoff differs. */
export const otherSteps = (): string => 'Their steps differ, but not in a leaf.';

export function otherRuns(right: Told, faulty: Told): string {
	const values =
		right.value === faulty.value
			? `Both return ${formatValue(right.value)}.`
			: `The faulty search returns ${formatValue(faulty.value)}, the right one ${formatValue(right.value)}.`;
	const visits =
		right.visited === faulty.visited
			? ''
			: ` The faulty search visits ${leaves(faulty.visited)}, the right one ${formatCount(right.visited)}.`;
	const others =
		right.visited === faulty.visited && right.value === faulty.value
			? ` Both visit ${leaves(right.visited)}, but not the same ones.`
			: '';
	return `This tree shows the fault. ${values}${visits}${others}`;
}

/** @param clause of the exchanged rule */
export const nameFault = (clause: string): string => `The fault: a search ${clause}.`;

export function againstPar(count: number, par: number): string {
	return count <= par
		? `Your tree has ${leaves(count)}, and none with fewer shows the fault.`
		: `Your tree has ${leaves(count)}. ${leaves(par)} are enough.`;
}

/** Where the tree shows the fault by its leaves alone. */
export const canBeWrong = (par: number): string =>
	`Another tree with ${leaves(par)} even makes it return a wrong value.`;

export const neverWrong = (): string => 'This fault never changes the value of the root.';

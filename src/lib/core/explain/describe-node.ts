import { FLAG } from '../trace/schema.ts';
import { explainLeaf } from './leaf-step.ts';
import { bestAt, returnedBy } from './knowledge.ts';
import type { Known } from './known.ts';
import { nameMates } from './mates.ts';
import { plainText, type Part } from './parts.ts';
import type { Story } from './story.ts';
import * as words from './labels.en.ts';
import { cutFor, skipOf, skipText } from './skipped.ts';
import { placeTerm } from './terms.ts';

/**
 * A node in one spoken line, just after event `step`: "MIN node after b2: at most −1, cutoff: 2 moves pruned, 9
 * nodes saved". Later results are not included: a row that is not reached yet is described only by its place.
 */
export function describeNode(story: Story, row: number, step: number): string {
	const spoken = words.spokenNode(
		placeTerm(story, row),
		kindAt(story, row, step),
		reached(story, row, step)
	);
	return plainText(nameMates(spoken, story.mates));
}

/**
 * A node in one spoken line, as far as it may be known: with all shown also what the search will find there; in a
 * problem its place, and at a leaf the given value.
 */
export function describeKnown(story: Story, row: number, known: Known): string {
	const { trace } = story;
	if (known.hasStarted) {
		return describeNode(story, row, trace.enterStepOf(row) > known.step ? known.until : known.step);
	}
	const kind = trace.isLeaf(row) ? 'leaf' : trace.isMax(row) ? 'max' : 'min';
	const standing = trace.isLeaf(row) ? valueOfLeaf(story, row) : words.notYetSearched();
	const spoken = words.spokenNode(placeTerm(story, row), kind, standing);
	return plainText(nameMates(spoken, story.mates));
}

/** How the search reached the row and its value so far. */
function reached(story: Story, row: number, step: number): readonly Part[] {
	const { trace } = story;
	const known = standing(story, row, step);
	if (trace.enterStepOf(row) > step) return known;
	const flags = trace.flagsOf(row);
	if (flags & FLAG.HIT) return words.reached('hit', known);
	if (flags & FLAG.AGAIN) return words.reached('again', known);
	if ((flags & FLAG.PROBE) === 0) return known;
	const isPast = trace.isSuperseded(row) && trace.enterStepOf(trace.endOf(row)) <= step;
	return words.reached(isPast ? 'superseded' : 'probe', known);
}

function kindAt({ trace }: Story, row: number, step: number): words.SpokenKind {
	if (trace.enterStepOf(row) > step || trace.isPruned(row)) return 'move';
	if (trace.isLeaf(row)) return 'leaf';
	return trace.isMax(row) ? 'max' : 'min';
}

/** The row's value so far. */
function standing(story: Story, row: number, step: number): readonly Part[] {
	const { trace } = story;
	if (trace.enterStepOf(row) > step) return words.notYetSearched();
	if (trace.isPruned(row)) {
		const fate = skipText(skipOf(trace, row, step));
		return words.prunedMove(fate, story.ghostSize?.(row) ?? null);
	}
	if (trace.isLeaf(row)) return valueOfLeaf(story, row);
	const pruned = prunedAt(story, row, step);
	const saved =
		story.ghostSize && pruned.reduce((sum, at) => sum + (story.ghostSize?.(at) ?? 0), 0);
	const cut = pruned.length === 0 ? null : words.cutOff(pruned.length, saved, cutFor(trace));
	if (trace.told !== null) return standingTold(story, row, step, cut);
	if (trace.exitStepOf(row) <= step || trace.isHit(row)) {
		return words.closedNode(returnedBy(trace, row), cut);
	}
	const best = bestAt(trace, row, step);
	if (best === null) return words.openNode();
	if (cut === null) return words.openNodeWithBest(best);
	return words.closedNode({ value: best.value, bound: trace.isMax(row) ? 'lower' : 'upper' }, cut);
}

/** What a faulty run returned proves nothing: it is neither exact nor a bound. */
function standingTold(
	{ trace }: Story,
	row: number,
	step: number,
	cut: readonly Part[] | null
): readonly Part[] {
	if (trace.exitStepOf(row) <= step) return words.returned(trace.valueOf(row), cut);
	const best = bestAt(trace, row, step);
	return best === null ? words.openNode() : words.openNodeWithBest(best);
}

function valueOfLeaf(story: Story, row: number): readonly Part[] {
	if (story.game.hasTypedLeaves) return words.leafOfTree(story.trace.valueOf(row));
	return explainLeaf(story, row).parts;
}

/** The moves of `row` pruned by `step`. */
function prunedAt({ trace }: Story, row: number, step: number): number[] {
	if ((trace.flagsOf(row) & FLAG.CUT) === 0) return [];
	return trace
		.childrenOf(row)
		.filter((child) => trace.isPruned(child) && trace.enterStepOf(child) <= step);
}

/** Announcements: each is whole, and its numbers are the search's own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announceStep } from '../../../src/lib/core/explain/announce.ts';
import { formatLimit, formatValue } from '../../../src/lib/core/explain/format.ts';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { runs, slice } from '../../sweep.ts';
import type { NaiveNode } from './event-log.ts';
import { recordCase, storyOf, treeSetup, type Case } from './record-case.ts';

/** The announcement of a step, without its sentence. */
function aroundSentence(one: Case, step: number): string {
	const { story } = one;
	const text = announceStep(story, knownAt(story.trace, step, 'hide'), 'alphabeta');
	const sentence = textOf(explainStep(story, step));
	if (!text.includes(sentence)) throw new Error(`step ${step}: “${text}” has not “${sentence}”`);
	return text.replace(sentence, '…');
}

/** What is not whole, or not the logged search's own: see `NaiveState`. */
function faultsIn(one: Case): string[] {
	const { story, events } = one;
	const { trace, mates } = story;
	const faults: string[] = [];
	events.forEach((event, step) => {
		const text = announceStep(story, knownAt(trace, step, 'hide'), 'alphabeta');
		const expectIn = (what: string): void => {
			if (!text.includes(what)) faults.push(`step ${step} (${event.kind}): no “${what}”: ${text}`);
		};
		const { subject, node } = momentAt(trace, step);
		const named = event.kind === 'cut' ? node : subject;
		if (trace.parentOf(named) >= 0) expectIn(story.names.of(named));
		else if (!/root|pass|search finished/i.test(text)) faults.push(`step ${step}: ${text}`);
		if ('value' in event) expectIn(formatValue(event.value, mates?.names));
		const around = aroundSentence(one, step);
		const [, alpha, beta] = /Alpha is (\S+) and beta is (\S+) /.exec(around) ?? [];
		const state = one.stateAt(step);
		const here = state.current as NaiveNode;
		const isAhead = event.kind === 'pass';
		const window = !trace.hasWindow
			? [undefined, undefined]
			: isAhead
				? [event.alpha, event.beta].map(formatLimit)
				: [formatLimit(state.limit(here, 'max')), formatLimit(state.limit(here, 'min'))];
		if (alpha !== window[0] || beta !== window[1]) {
			faults.push(
				`step ${step} (${event.kind}): ${alpha} ${beta}, not ${window.join(' ')}: ${text}`
			);
		}
	});
	return faults;
}

const GAMES: readonly SetupFields[] = [
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
	{ game: 'tictactoe', position: '..XO..OXO' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '1' },
	{ game: 'chess', position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1', depth: '1' }
];

describe('announcements', () => {
	it('name the move, the value and the window in every game, by every algorithm', () => {
		const all = ALGORITHM_IDS.flatMap((algorithm) =>
			GAMES.map((fields) => ({ ...fields, algorithm }))
		);
		for (const fields of slice(all, 4)) expect(faultsIn(recordCase(fields))).toEqual([]);
	});

	it('name them on typed trees under all rules', () => {
		fc.assert(
			fc.property(treeSetup, (setup) => {
				expect(faultsIn(recordCase(setup))).toEqual([]);
			}),
			{ numRuns: runs(200, 5) }
		);
	});

	it('tell the place of a window that is not where the sentence is', () => {
		const one = recordCase({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
		expect([0, 1, 2, 3, 12, 22].map((step) => aroundSentence(one, step))).toEqual([
			'Root. … Alpha is −∞ and beta is ∞ here.',
			'… Alpha is −∞ and beta is ∞ here.',
			'… Alpha is −∞ and beta is ∞ here.',
			'… Alpha is −∞ and beta is 3 at node a.',
			'Cutoff at node b. … Alpha is 3 and beta is 2 here.',
			'Search finished. … Alpha is 3 and beta is ∞ here.'
		]);
	});

	it('of a problem only ask', () => {
		const story = storyOf({ game: 'tree', position: '[[3,12],[2,4]]', algorithm: 'minimax' });
		expect(announceStep(story, knownAt(story.trace, 4, 'problem'), 'alphabeta')).toBe(
			'What is the root worth, and which leaves does alpha-beta never search? MAX moves first; nodes are searched from left to right. 4 leaves, 7 nodes.'
		);
	});
});

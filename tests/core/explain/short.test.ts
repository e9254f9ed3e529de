/**
 * Short forms: at most 150 characters at every step of every search, 120 at cutoffs, and as true as the long ones.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	explainStep,
	SHORT_CUT_LENGTH,
	SHORT_LENGTH,
	textOf
} from '../../../src/lib/core/explain/sentence.ts';
import type { Story } from '../../../src/lib/core/explain/story.ts';
import { GAME_IDS, gameOf } from '../../../src/lib/core/games/registry.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { momentAt, type StepKind } from '../../../src/lib/core/trace/cursor.ts';
import { runs, slice } from '../../sweep.ts';
import { faultsOf } from './faults-of.ts';
import { nestedTree, partOf, recordCase, rules, storyOf, type Nested } from './record-case.ts';

const shortAt = (story: Story, step: number): string => textOf(explainStep(story, step, 'short'));

/** The steps whose short form is too long. */
function tooLong(story: Story): string[] {
	return Array.from({ length: story.trace.steps }, (_, step) => step).flatMap((step) => {
		const text = shortAt(story, step);
		const isCut = momentAt(story.trace, step).kind === 'cut';
		return text.length > (isCut ? SHORT_CUT_LENGTH : SHORT_LENGTH)
			? [`${text.length}: ${text}`]
			: [];
	});
}

describe('short forms, step by step', () => {
	const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';
	const CHESS = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
	const last = (story: Story): number => story.trace.steps - 1;
	const firstCut = (story: Story): number => cutsOf(story)[0] ?? -1;

	it.each<[SetupFields, (story: Story) => number, string]>([
		[
			{ position: AIMA },
			firstCut,
			'At node b, MAX gets at most 2 (b1). Node a already gives 3, so MAX avoids b. b2 and b3 are pruned.'
		],
		[
			{ position: '[5,[[[4,9],7],8]]' },
			firstCut,
			'At node b1.1, MAX gets at most 4 (b1.1.1). MAX takes 5 at the root (a) rather than come here: b1.1.2 is pruned.'
		],
		[
			{ position: '[5,[[[5,9],7],8]]' },
			firstCut,
			'At node b1.1, MAX gets at most 5 (b1.1.1). Here MAX can only tie with 5 at the root (a): b1.1.2 is pruned.'
		],
		[
			{ position: '[[3,5],[[4,1],[2,1]]]', algorithm: 'pvs' },
			firstCut,
			'At node b1, MAX gets at least 4 (b1.1). That settles “more than 3?” here. b1.2 is skipped for now.'
		],
		[{ position: '[inf,3]' }, firstCut, 'MAX gets ∞ here (a): nothing can be better. b is pruned.'],
		[
			{ game: 'chess', position: CHESS, depth: '3' },
			firstCut,
			'After Ka7 Rxf5, White gets at least 4. Ka5 already gives 4, so Ka7 can only tie. 10 moves are pruned.'
		],
		// What fits is not shortened.
		[{ position: AIMA }, () => 8, 'Node a gives exactly 3, MAX’s best so far; alpha rises to 3.'],
		[
			{ position: AIMA },
			last,
			'The root is worth 3, with node a. b (at most 2) and c (2) are worse.'
		]
	])('%o', (fields, at, text) => {
		const story = storyOf({ game: 'tree', ...fields });
		expect(shortAt(story, at(story))).toBe(text);
	});

	it('clauses are dropped in the order of their worth as the names grow', () => {
		const said = [1, 5, 6, 14, 28].map((depth) => {
			// The names are the paths: the owner's move is a1.1 and longer, the move into the cutoff a1.2.
			const position = `${'['.repeat(2 * depth)}[5,[4,9]]${']'.repeat(2 * depth)}`;
			const story = storyOf({ game: 'tree', position });
			const owner = `a${Array(2 * depth)
				.fill(1)
				.join('.')}`;
			const refuted = owner.replace(/1$/, '2');
			return shortAt(story, firstCut(story)).replaceAll(refuted, 'B').replaceAll(owner, 'A');
		});
		expect(said).toEqual([
			'At node B, MAX gets at most 4 (B.1). Node A already gives 5, so MAX avoids B. B.2 is pruned.',
			'At node B, MAX gets at most 4. Node A already gives 5. 1 move is pruned.',
			'At node B, MAX gets at most 4. Node A already gives 5. 1 move is pruned.',
			'Here MAX gets at most 4. MAX already has 5. B.2 is pruned.',
			'Here MAX gets at most 4. MAX already has 5. 1 move is pruned.'
		]);
	});
});

describe('short forms, at most 150 characters and 120 at cutoffs', () => {
	const LENGTHS = [1, 8, 16, 20];
	const VALUES = [-123456789.12345, 98765432.10101, -12345678901234, 0.12345678, -7, Infinity];

	/** The text of a tree with long names and long values. */
	function longText(
		tree: Nested,
		pick: (count: number) => number,
		values: readonly number[] = VALUES,
		counter = { names: 0 }
	): string {
		const name = `${'n'.repeat(LENGTHS[pick(LENGTHS.length)] ?? 1)}${counter.names++}:`;
		const own = pick(4) === 0 ? '' : name;
		if (typeof tree !== 'number') {
			return `${own}[${tree.map((child) => longText(child, pick, values, counter)).join(',')}]`;
		}
		const value = pick(3) === 0 ? tree : (values[pick(values.length)] ?? tree);
		return `${own}${Number.isFinite(value) ? value : value > 0 ? 'inf' : '-inf'}`;
	}

	it('long names and values: every claim and every length', () => {
		fc.assert(
			fc.property(
				nestedTree,
				rules,
				fc.constantFrom('max', 'min'),
				// The path to a node without a name is its name.
				fc.constantFrom(0, 0, 6, 14, 24, 40),
				fc.infiniteStream(fc.nat({ max: 1_000_000 })),
				(tree, rule, root, above, stream) => {
					const pick = (count: number): number => (stream.next().value as number) % count;
					const position = `${'['.repeat(above)}${longText(tree, pick)}${']'.repeat(above)}`;
					expect(faultsOf(recordCase({ game: 'tree', position, root, ...rule }))).toEqual([]);
				}
			),
			{ numRuns: runs(1200, 200) }
		);
	});

	it('the question of a probe without the name of its node, which is too long', () => {
		const position = `${'['.repeat(40)}[0.12345678,[[5,1]]]${']'.repeat(40)}`;
		const one = recordCase({ game: 'tree', position, algorithm: 'pvs' });
		expect(stepsOf(one.story, 'probe').map((step) => shortAt(one.story, step))).toEqual([
			'A null-window probe asks: is the next node better for MAX than 0.12345678?'
		]);
		expect(faultsOf(one)).toEqual([]);
	});

	it('the longest values, in whole searches and where a budget ends them', () => {
		const widest = [-1.2345678901234e300, 1.2345678901234e-300, -123456789012340000000];
		fc.assert(
			fc.property(
				nestedTree,
				rules,
				fc.constantFrom('max', 'min'),
				fc.constantFrom(0, 1, 25, 41),
				fc.nat({ max: 60 }),
				fc.infiniteStream(fc.nat({ max: 1_000_000 })),
				(tree, rule, root, above, budget, stream) => {
					const pick = (count: number): number => (stream.next().value as number) % count;
					const text = longText(tree, pick, widest);
					const position = `${'['.repeat(above)}${text}${']'.repeat(above)}`;
					const fields = { game: 'tree', position, root, ...rule };
					expect(tooLong(storyOf({ ...fields, shadow: 'off' }))).toEqual([]);
					const part = partOf({ ...fields, budget: String(above + budget + 1) });
					expect(shortAt(part, part.trace.steps - 1).length).toBeLessThanOrEqual(SHORT_LENGTH);
				}
			),
			{ numRuns: runs(6000, 200) }
		);
	});

	it.each(slice(ALGORITHM_IDS, 4))('60 plies deep by %s, where a path is the name', (algorithm) => {
		const chain = Array.from({ length: 59 }).reduce<string>(
			(inner, _, i) =>
				`[${-1.2345678901234e300 / (i + 1)},${inner},${1.2345678901234e300 * (i % 2)}]`,
			'[1,2]'
		);
		for (const root of ['max', 'min']) {
			for (const position of [chain, chain.replace('[1,2]', '[2,1]')]) {
				expect(tooLong(storyOf({ game: 'tree', position, root, algorithm }))).toEqual([]);
			}
		}
	});

	it('a search that stops anywhere says so in its last step', () => {
		const tree = `[-123456789.12345,[[[4,98765432.10101],7],8],[[-3,1],6]]`;
		const position = `${'['.repeat(30)}${tree}${']'.repeat(30)}`;
		for (const algorithm of slice(ALGORITHM_IDS, 4)) {
			for (let budget = 25; budget < 47; budget++) {
				const fields = { game: 'tree', position, algorithm, budget: String(budget) };
				const story = partOf(fields);
				expect(tooLong(story)).toEqual([]);
				if (story.trace.partial === null) continue;
				expect(shortAt(story, story.trace.steps - 1)).toMatch(/The recording ends here/);
			}
		}
	});

	const prepared = GAME_IDS.flatMap((game) =>
		gameOf(game).presets.flatMap(({ position, depth }) =>
			ALGORITHM_IDS.flatMap((algorithm) => {
				const most = game === 'chess' ? 2 : game === 'tictactoe' ? 4 : game === 'tree' ? 60 : 2;
				const plies = String(Math.min(depth ?? most, most));
				const fields = { game, position, algorithm, shadow: 'off' };
				return [game === 'tree' ? fields : { ...fields, depth: plies }];
			})
		)
	);

	it('the prepared positions by every algorithm', () => {
		const faults = slice(prepared, 40).flatMap((fields) => tooLong(storyOf(fields)));
		expect(faults).toEqual([]);
	});

	it('the cutoffs of the empty tic-tac-toe board, whose long forms are long', () => {
		const story = storyOf({ game: 'tictactoe', position: '.........', shadow: 'off' });
		const cuts = cutsOf(story);
		const long = cuts.filter((step) => textOf(explainStep(story, step)).length > SHORT_CUT_LENGTH);
		expect([cuts.length, long.length > 1000]).toEqual([4237, true]);
		expect(cuts.filter((step) => shortAt(story, step).length > SHORT_CUT_LENGTH)).toEqual([]);
	});
});

function stepsOf(story: Story, wanted: StepKind): number[] {
	return Array.from({ length: story.trace.steps }, (_, step) => step).filter(
		(step) => momentAt(story.trace, step).kind === wanted
	);
}

function cutsOf(story: Story): number[] {
	return stepsOf(story, 'cut');
}

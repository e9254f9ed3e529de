import { FLAG } from '../trace/schema.ts';
import type { Moment } from '../trace/cursor.ts';
import { rootMovesAt, type RootMove } from '../trace/root-moves.ts';
import type { Claim } from './claims.ts';
import { returnedBy } from './knowledge.ts';
import { compose, type Sentence } from './parts.ts';
import type { Story } from './story.ts';
import * as words from './templates.en.ts';
import { moveTerm, sideAt, sideTerm } from './terms.ts';

/** So many moves are named; of more, the first two and how many others there are. */
const MOST_NAMED = 3;

/** The answer, the move that gives it, and what may be said of the others. */
export function explainFinish(story: Story, moment: Moment): Sentence {
	const { trace, unit } = story;
	const { node: root } = moment;
	if (!trace.isLeaf(root)) {
		// Moves that failed against the starting window cannot be told apart.
		const others = returnedBy(trace, root).bound === 'exact' ? [explainOthers(story, moment)] : [];
		return compose(explainAnswer(story, moment), ...others);
	}
	const value = trace.valueOf(root);
	const atLimit = (trace.flagsOf(root) & FLAG.HORIZON) !== 0;
	return {
		parts: words.finishLeaf(value, unit, atLimit ? 'depth limit' : 'end'),
		claims: [{ kind: 'worth', value, bound: 'exact' }]
	};
}

function explainAnswer(story: Story, { path, node: root }: Moment): Sentence {
	const { trace, unit } = story;
	const value = trace.valueOf(root);
	const by = moveTerm(story, path[0]?.bestChild ?? root);
	const result = resultOf(story, root);
	if (result === null) {
		const certain = story.estimates() === null ? 'certain' : 'estimate';
		const worth = returnedBy(trace, root);
		return {
			parts: words.finishValue(worth, unit, by, certain),
			claims: [{ kind: 'worth', ...worth }]
		};
	}
	const winner = result === 'draw' ? null : sideTerm(story, result === 'max wins' ? 'max' : 'min');
	const mover = sideTerm(story, sideAt(trace, root));
	return {
		parts: words.finishResult(value, winner, mover, by),
		claims: [{ kind: 'result', value, result }]
	};
}

/**
 * What the rules make of the root, where the search proves it: the principal variation ends in a result,
 * and no estimate is as good for the winner (then all play that the winner allows ends in wins) or, in a
 * draw, there were no estimates at all. Evaluators value a win above everything else.
 */
function resultOf(story: Story, root: number): 'max wins' | 'min wins' | 'draw' | null {
	const { trace, replay, game } = story;
	if (returnedBy(trace, root).bound !== 'exact') return null;
	let leaf = root;
	for (let next: number | undefined = root; next !== undefined;) {
		leaf = next;
		next = [...trace.childrenOf(leaf)].find(
			(child) => (trace.flagsOf(child) & FLAG.PRINCIPAL) !== 0
		);
	}
	if ((trace.flagsOf(leaf) & FLAG.TERMINAL) === 0) return null;
	const ending = game.ending(replay.at(leaf));
	if (ending === null || ending.code === 'leaf') return null;
	const value = trace.valueOf(root);
	const estimates = story.estimates();
	if (ending.winner === null) return estimates === null ? 'draw' : null;
	if (ending.winner === 'max') {
		return estimates === null || estimates.high < value ? 'max wins' : null;
	}
	return estimates === null || estimates.low > value ? 'min wins' : null;
}

function explainOthers(story: Story, { path, step, node: root }: Moment): Sentence {
	const moves = rootMovesAt(story.trace, step);
	const claims = moves.flatMap(({ row, verdict }): Claim[] =>
		verdict === null ? [] : [{ kind: 'verdict', row, verdict }]
	);
	if (moves.length === 1) return { parts: words.onlyMove(), claims };
	const others = moves.filter(({ row }) => row !== path[0]?.bestChild);
	return compose(
		{ parts: sayTies(story, others), claims },
		sayRest(story, others),
		sayUnsearched(others, root)
	);
}

function sayTies(story: Story, others: readonly RootMove[]): Sentence['parts'] {
	const ties = others.filter(({ verdict }) => verdict === 'best');
	if (ties.length === 0) return [];
	const named = ties.slice(0, ties.length <= MOST_NAMED ? MOST_NAMED : 2);
	return words.equallyGood(
		named.map(({ row }) => moveTerm(story, row)),
		ties.length - named.length
	);
}

function sayRest(story: Story, others: readonly RootMove[]): Sentence {
	const searched = others.filter(({ value, verdict }) => value !== null && verdict !== 'best');
	const [first] = searched;
	if (first === undefined) return { parts: [], claims: [] };
	const claims = searched.map(({ row }): Claim => ({
		kind: 'returned',
		row,
		...returnedBy(story.trace, row)
	}));
	const bounds = searched.filter(({ bound }) => bound !== 'exact').length;
	const mayTie = searched.some(({ verdict }) => verdict === 'not better');
	const rest = mayTie ? 'no better' : bounds > 0 ? 'certainly worse' : 'worse';
	const parts =
		searched.length === 1
			? words.otherMove(moveTerm(story, first.row), returnedBy(story.trace, first.row), rest)
			: words.otherMoves(rest, bounds === 0 ? 'none' : bounds < searched.length ? 'some' : 'all');
	return { parts, claims };
}

function sayUnsearched(others: readonly RootMove[], root: number): Sentence {
	const unsearched = others.filter(({ verdict }) => verdict === 'not searched');
	if (unsearched.length === 0) return { parts: [], claims: [] };
	const rows = unsearched.map(({ row }) => row);
	return { parts: words.restUnsearched(), claims: [{ kind: 'unsearched', row: root, rows }] };
}

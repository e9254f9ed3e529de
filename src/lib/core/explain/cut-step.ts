import type { Side } from '../games/game.ts';
import type { Frame, Moment } from '../trace/cursor.ts';
import { FLAG } from '../trace/schema.ts';
import type { Claim } from './claims.ts';
import * as words from './cut.en.ts';
import { returnedBy } from './knowledge.ts';
import { compose, type Forms, type Sentence } from './parts.ts';
import { isBeatable } from './result.ts';
import { cutFor } from './skipped.ts';
import type { Story } from './story.ts';
import {
	claimsOf,
	holdingTerm,
	moveTerm,
	opponentOf,
	sideTerm,
	type HoldingTerm,
	type MoveTerm,
	type OwnedTerm
} from './terms.ts';

/** The most moves to name; of more, the first two and the number of others. */
const MOST_NAMED = 3;

/** The most pruned moves to name in a short form; of more, only the number. */
const MOST_NAMED_SHORTLY = 2;

/** The proved bound here, the other side's bound and where it was set, and the moves that are therefore pruned. */
export function explainCut(story: Story, moment: Moment): Sentence {
	const cut = cutAt(story, moment);
	const { theirs } = cut;
	const proved = provedBy(cut, 'both');
	if (theirs.from === 'owner' && theirs.pliesAbove > 1) {
		return compose(proved, explainFurtherUp(cut, theirs), explainCount(cut));
	}
	return compose(proved, reasonOf(cut, 'whole'), explainPruned(cut));
}

/**
 * The same in a few words. First the pruned moves lose their names, then the best move here and the node; then the
 * consequence for the owner and its move are dropped.
 */
export function* shortCut(story: Story, moment: Moment): Forms {
	const cut = cutAt(story, moment);
	const pruned = [...shortlyPruned(cut)];
	const { theirs } = cut;
	const isFar = theirs.from === 'owner' && theirs.pliesAbove > 1;
	for (const telling of ['whole', 'move', 'value'] as const) {
		for (const naming of NAMINGS) {
			const proved = provedBy(cut, naming);
			if (theirs.from === 'nowhere' && naming === 'node') continue;
			const reason = isFar ? shortlyFurtherUp(cut, theirs, telling) : reasonOf(cut, telling);
			for (const left of pruned) {
				yield isFar && telling !== 'value'
					? compose(proved, {
							parts: words.because(reason.parts, left.parts),
							claims: [...reason.claims, ...left.claims]
						})
					: compose(proved, reason, left);
			}
		}
	}
	for (const left of pruned) yield compose(provedBy(cut, 'neither'), left);
}

const NAMINGS = ['both', 'node', 'neither'] as const;

/** A cutoff with all that its sentences need. */
interface Cut {
	readonly story: Story;
	readonly path: readonly Frame[];
	readonly row: number;
	readonly side: Side;
	readonly value: number;
	readonly by: MoveTerm;
	readonly theirs: HoldingTerm;
	/** The pruned moves. */
	readonly rows: readonly number[];
}

function cutAt(story: Story, { path, node: row, subject }: Moment): Cut {
	const here = path[path.length - 1] as Frame;
	const side = here.max ? 'max' : 'min';
	return {
		story,
		path,
		row,
		side,
		value: here.best as number,
		by: moveTerm(story, here.bestChild),
		theirs: holdingTerm(story, path, opponentOf(side)),
		rows: story.trace.childrenOf(row).filter((child) => child >= subject)
	};
}

/** The bound that the best move here proves. */
function provedBy(
	{ story, path, row, side, value, by, theirs }: Cut,
	naming: words.Naming
): Sentence {
	if (theirs.from === 'nowhere') {
		const party = sideTerm(story, side);
		return {
			parts: words.atTheEnd(party, value, naming === 'both' ? by : null),
			claims: [
				{ kind: 'returned', row: by.row, ...returnedBy(story.trace, by.row) },
				{ kind: 'unbeatable', row, value }
			]
		};
	}
	const bound = side === 'max' ? 'lower' : 'upper';
	const plies = theirs.from === 'owner' ? theirs.pliesAbove : 1;
	const above = path.slice(1).slice(by.names === 'node' ? -1 : -plies);
	const proof: words.Proof = {
		at: above.map((frame) => moveTerm(story, frame.row)),
		by,
		isStandPat: story.trace.isStandPat(by.row)
	};
	return {
		parts: words.proved(sideTerm(story, 'max'), value, bound, proof, naming),
		claims: [{ kind: 'held', row, child: by.row, value, bound }]
	};
}

/**
 * Why that is enough: a bound one move earlier, or the question of a pass or a probe.
 *
 * @param telling `move` leaves the consequence for the owner unsaid, `value` also its move
 */
function reasonOf(cut: Cut, telling: 'whole' | 'move' | 'value'): Sentence {
	const { story, row, theirs } = cut;
	if (theirs.from === 'nowhere') return { parts: [], claims: [] };
	if (theirs.from !== 'owner') {
		return { parts: words.byQuestion(theirs), claims: claimsOf(row, theirs) };
	}
	const { owned, relation, claims } = ownedBy(cut, theirs);
	if (telling === 'value') return { parts: words.alreadyHas(owned), claims: claims.slice(0, 1) };
	const refuted = telling === 'whole' ? moveTerm(story, row) : null;
	return { parts: words.oneMoveEarlier(owned, refuted, relation), claims };
}

/** The bound from further up, and a move on the way that may still give its owner more. */
function explainFurtherUp(cut: Cut, theirs: OwnedTerm): Sentence {
	const { story, row, rows } = cut;
	const { owned, relation, claims } = ownedBy(cut, theirs);
	const open = openOnTheWay(cut, theirs);
	const named = firstOf(rows).map((pruned) => moveTerm(story, pruned));
	return {
		parts: words.cannotMatter(
			words.furtherUp(owned, relation, 'named'),
			named,
			rows.length - named.length,
			open && moveTerm(story, open.row)
		),
		claims: [
			...claims,
			{ kind: 'unsearched', row, rows },
			{ kind: 'no-effect', row, rows },
			...(open === null ? [] : [open.claim])
		]
	};
}

function shortlyFurtherUp(
	cut: Cut,
	theirs: OwnedTerm,
	telling: 'whole' | 'move' | 'value'
): Sentence {
	const { owned, relation, claims } = ownedBy(cut, theirs);
	if (telling === 'value') return { parts: words.alreadyHas(owned), claims: claims.slice(0, 1) };
	const by = telling === 'whole' ? 'named' : 'unnamed';
	return { parts: words.furtherUp(owned, relation, by), claims };
}

function ownedBy(
	{ story, row, value, by, path }: Cut,
	term: OwnedTerm
): {
	readonly owned: words.Owned;
	readonly relation: 'worse' | 'equal or worse';
	readonly claims: readonly Claim[];
} {
	const { at, by: ownerMove, pliesAbove, value: bound, limit } = term;
	const given = returnedBy(story.trace, ownerMove.row);
	const relation = value === bound ? 'equal or worse' : 'worse';
	const said = [...path.slice(-pliesAbove).map((frame) => frame.row), by.row];
	const isAmbiguous = said.some((other) => story.names.of(other) === ownerMove.name);
	return {
		owned: { term, given, isAmbiguous },
		relation,
		claims: [
			{
				kind: 'owner',
				row,
				owner: at.row,
				ownerChild: ownerMove.row,
				pliesAbove,
				bound,
				limit
			},
			{ kind: 'returned', row: ownerMove.row, ...given },
			{ kind: 'refuted', row, bound, relation }
		]
	};
}

/**
 * The next move one ply above a deep cutoff, if it may still give the owner of the bound more: the window there is
 * open, and a win is not what the owner has already.
 */
function openOnTheWay(
	{ story, path, row }: Cut,
	{ side, by }: OwnedTerm
): { readonly row: number; readonly claim: Claim } | null {
	const { trace } = story;
	const above = path[path.length - 2] as Frame;
	if (above.alpha >= above.beta || !isBeatable(story, by.row, side.side)) return null;
	const next = trace
		.childrenOf(above.row)
		.find((child) => child > row && (trace.flagsOf(child) & FLAG.AGAIN) === 0);
	if (next === undefined) return null;
	return { row: next, claim: { kind: 'may-matter', row: above.row, move: trace.moveOf(next) } };
}

function firstOf(rows: readonly number[]): readonly number[] {
	return rows.slice(0, rows.length <= MOST_NAMED ? MOST_NAMED : 2);
}

/** The nodes that minimax visits under the pruned moves, where that is known. */
function savedBy({ story: { ghostSize }, row, rows }: Cut): {
	readonly nodes: number | null;
	readonly claims: readonly Claim[];
} {
	const nodes = ghostSize && rows.reduce((sum, pruned) => sum + ghostSize(pruned), 0);
	const unsearched: Claim = { kind: 'unsearched', row, rows };
	return {
		nodes,
		claims: nodes === null ? [unsearched] : [unsearched, { kind: 'size', rows, nodes }]
	};
}

function explainPruned(cut: Cut): Sentence {
	const { story, rows } = cut;
	const { nodes, claims } = savedBy(cut);
	const named = firstOf(rows).map((pruned) => moveTerm(story, pruned));
	return {
		parts: words.neverSearched(named, rows.length - named.length, nodes, cutFor(story.trace)),
		claims
	};
}

function explainCount(cut: Cut): Sentence {
	const { nodes, claims } = savedBy(cut);
	return { parts: words.prunedCount(cut.rows.length, nodes, cutFor(cut.story.trace)), claims };
}

/** The pruned moves by their names if they are few, and by their number. */
function* shortlyPruned({ story, row, rows }: Cut): Iterable<Sentence> {
	const claims: Claim[] = [{ kind: 'unsearched', row, rows }];
	const until = cutFor(story.trace);
	if (rows.length <= MOST_NAMED_SHORTLY) {
		const named = rows.map((pruned) => moveTerm(story, pruned));
		yield { parts: words.prunedNames(named, until), claims };
	}
	yield { parts: words.prunedCount(rows.length, null, until), claims };
}

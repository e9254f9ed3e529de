/** The inputs of the templates: the sides, moves and places of a trace by name. */
import { assertExists } from '../base/assert.ts';
import { nextAbove } from '../base/next-double.ts';
import { isNullWindow } from '../search/null-window.ts';
import type { Side } from '../games/game.ts';
import { NO_ROW, type Frame } from '../trace/cursor.ts';
import type { Pass } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';
import type { Claim } from './claims.ts';
import type { Amount } from './knowledge.ts';
import type { Story } from './story.ts';

/** The purpose of a pass's window at the root. */
export type PassQuestion =
	/** No bounds: find the root's value. */
	| { readonly asks: 'value' }
	/** A null window: is the root's value at least `value`, or more than it? */
	| { readonly asks: 'at least' | 'more than'; readonly value: number }
	/** Is the root's value between these two, and which is it? */
	| { readonly asks: 'within'; readonly alpha: number; readonly beta: number };

export interface SideTerm {
	readonly side: Side;
	readonly name: string;
}

/** A move by its name. In a typed tree the name belongs to the node it leads to. */
export interface MoveTerm {
	readonly row: number;
	readonly name: string;
	/** `unnamed` where its name is too long for a short sentence: "the node just searched". */
	readonly names: 'move' | 'node' | 'unnamed';
}

/** A node by the moves that lead to it; no moves at the root. */
export interface PlaceTerm {
	readonly row: number;
	readonly path: readonly string[];
	readonly names: 'move' | 'node';
}

/** A side's bound of the window at a node, and its source. */
export type HoldingTerm =
	| {
			readonly from: 'nowhere';
			readonly side: SideTerm;
			readonly value: number;
			readonly limit: number;
			/** Whether the side has a best value on the path all the same, which its node does not pass down. */
			readonly withheld: boolean;
	  }
	/** The bound came with the window of the pass. */
	| {
			readonly from: 'pass';
			readonly side: SideTerm;
			readonly value: number;
			readonly limit: number;
			readonly question: PassQuestion;
			readonly claims: readonly Claim[];
	  }
	/** The bound is the far end of a null window, which tests whether a child is better for `of` than `than`. */
	| {
			readonly from: 'probe';
			readonly side: SideTerm;
			readonly value: number;
			readonly limit: number;
			readonly of: SideTerm;
			readonly than: number;
			readonly claims: readonly Claim[];
	  }
	| {
			readonly from: 'owner';
			readonly side: SideTerm;
			/** The value that the side is certain of there. */
			readonly value: number;
			/** The end of the window that this sets: the value, or at the root one next to it if ties are kept exact. */
			readonly limit: number;
			readonly at: PlaceTerm;
			readonly by: MoveTerm;
			/** The bare name of `by` is also that of another move of the sentence, or of the same side on the path. */
			readonly isAmbiguous: boolean;
			readonly pliesAbove: number;
	  };

/** The yes-or-no question of a probe, or of a pass with a null window. */
export interface Question {
	readonly asks: 'at least' | 'more than' | 'less than';
	readonly value: number;
}

/** The question that a bound comes from; null if it comes from elsewhere. */
export function questionIn(holding: HoldingTerm): Question | null {
	if (holding.from === 'probe') {
		return { asks: holding.of.side === 'max' ? 'more than' : 'less than', value: holding.than };
	}
	if (holding.from !== 'pass') return null;
	const { question } = holding;
	return question.asks === 'at least' || question.asks === 'more than' ? question : null;
}

/** A holding with an owner. */
export type OwnedTerm = Extract<HoldingTerm, { from: 'owner' }>;

/** A move with its returned value, for the side that chose it. */
export interface ReturnTerm {
	readonly child: MoveTerm;
	readonly given: Amount;
	readonly to: SideTerm;
	/** `exactly` if it is new information that a value is no bound. */
	readonly told: 'plainly' | 'exactly';
}

/** The move that is kept instead of the returned one. */
export interface KeptTerm {
	readonly move: MoveTerm;
	readonly worth: Amount;
}

export function opponentOf(side: Side): Side {
	return side === 'max' ? 'min' : 'max';
}

export function sideAt(trace: Trace, row: number): Side {
	return trace.isMax(row) ? 'max' : 'min';
}

export function sideTerm({ roleNames }: Story, side: Side): SideTerm {
	return { side, name: roleNames[side] };
}

export function moveTerm(story: Story, row: number): MoveTerm {
	return { row, name: story.names.of(row), names: namesOf(story) };
}

/** The same without its name. */
export function unnamed(term: MoveTerm): MoveTerm {
	return { ...term, names: 'unnamed' };
}

export function placeTerm(story: Story, row: number): PlaceTerm {
	const path = namesOf(story) === 'node' ? [story.names.of(row)] : story.names.pathTo(row);
	return { row, path: story.trace.parentOf(row) < 0 ? [] : path, names: namesOf(story) };
}

/**
 * The bound of `side` at the last frame of a path.
 *
 * @param beside further moves of the sentence, whose names may be that of the move that set the bound
 */
export function holdingTerm(
	story: Story,
	path: readonly Frame[],
	side: Side,
	beside: readonly number[] = []
): HoldingTerm {
	const here = path[path.length - 1] as Frame;
	const limit = side === 'max' ? here.alpha : here.beta;
	const owner = side === 'max' ? here.alphaOwner : here.betaOwner;
	const party = sideTerm(story, side);
	const at = path.findIndex(({ row }) => row === owner);
	if (at < 0) {
		const asked = path.findIndex(({ row }) => row === here.asked);
		const asker = path[asked - 1];
		if (asker !== undefined && asker.max !== (side === 'max')) {
			return probeHolding(story, party, limit, asker, path[asked] as Frame);
		}
		if (limit === (side === 'max' ? -Infinity : Infinity)) {
			const withheld = path.some(
				({ row, max, best }) =>
					max === (side === 'max') && best !== null && !story.trace.narrows(row)
			);
			return { from: 'nowhere', side: party, value: limit, limit, withheld };
		}
		return passHolding(story, party, limit, here.row);
	}
	const { best, bestChild } = path[at] as Frame;
	return {
		from: 'owner',
		side: party,
		value: assertExists(best, `row ${owner} has set a limit`),
		limit,
		at: placeTerm(story, owner),
		by: moveTerm(story, bestChild),
		isAmbiguous: [...movesOf(path.slice(at + 1), side), ...beside].some(
			(row) => row !== bestChild && story.names.of(row) === story.names.of(bestChild)
		),
		pliesAbove: path.length - 1 - at
	};
}

/** The moves of a side on a path: those into nodes of the other side. */
function movesOf(path: readonly Frame[], side: Side): number[] {
	return path.flatMap(({ row, max }) => (max === (side === 'max') ? [] : [row]));
}

function probeHolding(
	story: Story,
	side: SideTerm,
	limit: number,
	{ row: parent, max }: Frame,
	{ row, alphaGiven, betaGiven }: Frame
): HoldingTerm {
	const of = sideTerm(story, max ? 'max' : 'min');
	const than = max ? alphaGiven : betaGiven;
	return {
		from: 'probe',
		side,
		value: limit,
		limit,
		of,
		than,
		claims: [{ kind: 'asked', row, parent, side: of.side, value: than }]
	};
}

function passHolding({ trace }: Story, side: SideTerm, limit: number, row: number): HoldingTerm {
	const pass = trace.passOf(row);
	return {
		from: 'pass',
		side,
		value: limit,
		limit,
		question: questionOf(trace, pass.window),
		claims: [passClaim(trace, pass)]
	};
}

export function passClaim(trace: Trace, { rootRow: row, depth, window }: Pass): Claim {
	const [alpha, beta] = window ?? OPEN_WINDOW;
	return { kind: 'pass', row, number: trace.passIndexOf(row) + 1, depth, alpha, beta };
}

/**
 * The purpose of a pass's window. A null window tests the value at its end; if its ends are neighbouring numbers, the
 * round one of them.
 */
export function questionOf({ granularity }: Trace, window: Pass['window']): PassQuestion {
	const [alpha, beta] = window ?? OPEN_WINDOW;
	if (alpha === -Infinity && beta === Infinity) return { asks: 'value' };
	if (!isNullWindow(alpha, beta, granularity)) return { asks: 'within', alpha, beta };
	const isRound = nextAbove(alpha) !== beta || String(beta).length <= String(alpha).length;
	return isRound ? { asks: 'at least', value: beta } : { asks: 'more than', value: alpha };
}

const OPEN_WINDOW = [-Infinity, Infinity] as const;

/** The claims of a holding at `row`. */
export function claimsOf(row: number, holding: HoldingTerm): Claim[] {
	const { side } = holding.side;
	const { value, limit } = holding;
	switch (holding.from) {
		case 'nowhere':
			return [{ kind: holding.withheld ? 'withheld' : 'has-nothing', row, side }];
		case 'pass':
		case 'probe': {
			const none = { owner: NO_ROW, child: NO_ROW, pliesAbove: 0 };
			return [{ kind: 'has', row, side, value, limit, ...none }, ...holding.claims];
		}
		case 'owner': {
			const { at, by, pliesAbove } = holding;
			const owner = { owner: at.row, child: by.row, pliesAbove };
			return [{ kind: 'has', row, side, value, limit, ...owner }];
		}
	}
}

function namesOf({ game }: Story): 'move' | 'node' {
	return game.childWord ?? 'move';
}

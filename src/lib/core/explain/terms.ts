/** What the templates are filled with: the sides, moves and places of a trace under their names. */
import { assertExists } from '../base/assert.ts';
import type { Side } from '../games/game.ts';
import { NO_ROW, type Frame } from '../trace/cursor.ts';
import type { Trace } from '../trace/trace.ts';
import type { Claim } from './claims.ts';
import type { Amount } from './knowledge.ts';
import type { Story } from './story.ts';

export interface SideTerm {
	readonly side: Side;
	readonly name: string;
}

/** A move by its name. In a typed tree it is the node it leads to that has the name. */
export interface MoveTerm {
	readonly row: number;
	readonly name: string;
	readonly names: 'move' | 'node';
}

/** A node by the moves that lead to it; no moves at the root. */
export interface PlaceTerm {
	readonly row: number;
	readonly path: readonly string[];
	readonly names: 'move' | 'node';
}

/** What a side has at a node: its limit of the window, and where that came from. */
export type HoldingTerm =
	| {
			readonly from: 'nowhere';
			readonly side: SideTerm;
			readonly value: number;
			readonly limit: number;
	  }
	| {
			readonly from: 'start';
			readonly side: SideTerm;
			readonly value: number;
			readonly limit: number;
	  }
	| {
			readonly from: 'owner';
			readonly side: SideTerm;
			/** What the side makes sure of there. */
			readonly value: number;
			/** The end of the window that this sets: the value, or at the root one beside it where ties are kept exact. */
			readonly limit: number;
			readonly at: PlaceTerm;
			readonly by: MoveTerm;
			readonly pliesAbove: number;
	  };

/** A holding with an owner. */
export type OwnedTerm = Extract<HoldingTerm, { from: 'owner' }>;

/** A move as it comes back to the side that chose it. */
export interface ReturnTerm {
	readonly child: MoveTerm;
	readonly given: Amount;
	readonly to: SideTerm;
	/** `exactly` where it is news that a value is no bound. */
	readonly told: 'plainly' | 'exactly';
}

/** The move that is kept instead of the one that came back. */
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

export function sideTerm({ game }: Story, side: Side): SideTerm {
	return { side, name: game.sideNames[side] };
}

export function moveTerm(story: Story, row: number): MoveTerm {
	return { row, name: story.names.of(row), names: namesOf(story) };
}

export function placeTerm(story: Story, row: number): PlaceTerm {
	const path = namesOf(story) === 'node' ? [story.names.of(row)] : story.names.pathTo(row);
	return { row, path: story.trace.parentOf(row) < 0 ? [] : path, names: namesOf(story) };
}

/** What `side` has at the last frame of a path, as it stands there. */
export function holdingTerm(story: Story, path: readonly Frame[], side: Side): HoldingTerm {
	const here = path[path.length - 1] as Frame;
	const limit = side === 'max' ? here.alpha : here.beta;
	const owner = side === 'max' ? here.alphaOwner : here.betaOwner;
	const party = sideTerm(story, side);
	const at = path.findIndex(({ row }) => row === owner);
	if (at < 0) {
		const nothing = limit === (side === 'max' ? -Infinity : Infinity);
		return { from: nothing ? 'nowhere' : 'start', side: party, value: limit, limit };
	}
	const { best, bestChild } = path[at] as Frame;
	return {
		from: 'owner',
		side: party,
		value: assertExists(best, `row ${owner} has set a limit`),
		limit,
		at: placeTerm(story, owner),
		by: moveTerm(story, bestChild),
		pliesAbove: path.length - 1 - at
	};
}

/** What it says to name a holding at `row`. */
export function claimOf(row: number, holding: HoldingTerm): Claim {
	const { side } = holding.side;
	const { value, limit } = holding;
	if (holding.from === 'nowhere') return { kind: 'has-nothing', row, side };
	if (holding.from === 'start') {
		return { kind: 'has', row, side, value, limit, owner: NO_ROW, child: NO_ROW, pliesAbove: 0 };
	}
	const { at, by, pliesAbove } = holding;
	return { kind: 'has', row, side, value, limit, owner: at.row, child: by.row, pliesAbove };
}

function namesOf({ game }: Story): 'move' | 'node' {
	return game.id === 'tree' ? 'node' : 'move';
}

/** Words for sides, moves, values and places, in English, for all other templates. */
import { assert } from '../base/assert.ts';
import { plural } from '../base/count-words.ts';
import { unitAfter } from '../evaluate/unit.ts';
import type { Side } from '../games/game.ts';
import { formatCount, formatLimit, formatValue } from './format.ts';
import type { Amount } from './knowledge.ts';
import { say, type Part } from './parts.ts';
import {
	questionIn,
	type HoldingTerm,
	type MoveTerm,
	type PlaceTerm,
	type Question,
	type ReturnTerm,
	type SideTerm
} from './terms.ts';

export const limitOf = (side: Side): string => (side === 'max' ? 'alpha' : 'beta');

export const side = ({ side, name }: SideTerm): Part => ({ text: name, role: side });
export function value(number: number): Part {
	const part: Part = { text: formatValue(number), role: 'value' };
	if (Number.isFinite(number)) return part;
	return { ...part, infinite: number > 0 ? 'max' : 'min' };
}

/** An end of a window: "3", "3⁺". */
export const end = (number: number): Part => ({ text: formatLimit(number), role: 'value' });
export const nameOf = ({ name, row }: MoveTerm): Part => ({ text: name, role: 'move', row });

/** "b3", "node b", "the node just searched"; moves keep their small letter at the start of a sentence. */
export function move(term: MoveTerm, noun: 'node' | 'Node' = 'node'): Part[] {
	if (term.names === 'unnamed') {
		return [{ text: `${noun === 'Node' ? 'The' : 'the'} node just searched`, row: term.row }];
	}
	return say`${term.names === 'node' ? `${noun} ` : ''}${nameOf(term)}`;
}

/** "0", "at most 0", "at least 0"; "3 points" if the unit is given and named in sentences. */
export function amount({ value: number, bound }: Amount, unit = ''): Part[] {
	const after = unitAfter(number, unit);
	const how = bound === 'exact' ? '' : bound === 'upper' ? 'at most ' : 'at least ';
	return say`${how}${value(number)}${after && ` ${after}`}`;
}

/** "at the root", "after b2 c2", "at node b1"; of a long path only the end is shown. */
export function where({ row, path, names }: PlaceTerm): Part[] {
	if (path.length === 0) return say`at the ${{ text: 'root', row }}`;
	const shown = path.length <= 3 ? path : ['…', ...path.slice(-2)];
	const part: Part = { text: shown.join(' '), role: 'move', row };
	return say`${names === 'node' ? 'at node ' : 'after '}${part}`;
}

/** How a sentence says a side's bound: see `holding`. */
export type Hold = (term: HoldingTerm) => Part[];

/** "X already has 0 with a3 at the root", "O has no bound yet". A pass or a probe asks its question once, at its start. */
export function holding(term: HoldingTerm): Part[] {
	const who = side(term.side);
	const bound = limitOf(term.side.side);
	assert(questionIn(term) === null, 'a pass or a probe has asked its question');
	if (term.from === 'nowhere') {
		return term.withheld ? say`${who}’s best is not passed down` : say`${who} has no bound yet`;
	}
	if (term.from !== 'owner') return say`${bound} is ${end(term.limit)}, set by the pass`;
	const limit = term.limit === term.value ? '' : say` (${bound} is ${end(term.limit)})`;
	return say`${who} already has ${value(term.value)} with ${move(term.by)} ${where(term.at)}${limit}`;
}

/** "X already has 0 (a3)"; the place too where the name alone means another move: "(a3 at the root)". */
export const heldBy: Hold = (term) => {
	if (term.from !== 'owner') return holding(term);
	const by = term.isAmbiguous ? say`${nameOf(term.by)} ${where(term.at)}` : nameOf(term.by);
	return say`${side(term.side)} already has ${value(term.value)} (${by})`;
};

/** “more than 3?” */
export const quoted = ({ asks, value: number }: Question): Part[] =>
	say`“${asks} ${value(number)}?”`;

/** The same with a capital letter, for the start of a sentence. */
export function capital([first, ...rest]: readonly Part[]): Part[] {
	if (first === undefined || first.role !== undefined) return [...(first ? [first] : []), ...rest];
	return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** The same with a small letter, after a colon; a name keeps its capital. */
export function small([first, ...rest]: readonly Part[]): Part[] {
	if (first === undefined || first.role !== undefined) return [...(first ? [first] : []), ...rest];
	return [{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest];
}

/** Why the root's bound is one next to its best value; empty otherwise. */
export function exactTies(best: number, limit: number): string {
	return best === limit ? '' : ', just short of the best, so that tied moves keep exact values';
}

/** "b3 gives 0", "c2 gives at most 0", "b2 gives exactly 0". */
export function gives({ child, given, told }: ReturnTerm): Part[] {
	const exactly = told === 'exactly' && given.bound === 'exact' ? 'exactly ' : '';
	return say`${move(child, 'Node')} gives ${exactly}${amount(given)}`;
}

/** "b3", "b3 and c2", "b2, b3 and 4 others". */
export function listNames(
	named: readonly MoveTerm[],
	others: number,
	role: 'move' | 'cut'
): Part[] {
	const items: (string | Part)[] = named.map(({ name, row }) => ({ text: name, role, row }));
	if (others > 0) items.push(`${formatCount(others)} others`);
	return listed(items.map((item) => say`${item}`));
}

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly (readonly Part[])[]): Part[] =>
	items.flatMap((item, i) => say`${i === 0 ? '' : i === items.length - 1 ? ' and ' : ', '}${item}`);

/** "b3 is", "Nodes b2, b3 and 4 others are". */
export function listMoves(
	named: readonly MoveTerm[],
	others: number,
	role: 'move' | 'cut'
): Part[] {
	const many = named.length + others > 1;
	const noun = named[0]?.names !== 'node' ? '' : many ? 'Nodes ' : 'Node ';
	return say`${noun}${listNames(named, others, role)} ${many ? 'are' : 'is'}`;
}

/** ": 9 nodes saved"; empty if unknown. */
export function saving(mark: string, saved: number | null): string {
	return saved === null ? '' : `${mark}${plural(saved, 'node')} saved`;
}

/** The reason for a static value in a few words, in English; see templates.en.ts. */
import { listWords } from '../base/list-words.ts';
import type { Edge, OpenLines, Reason } from '../evaluate/evaluator.ts';
import type { Side } from '../games/game.ts';
import { formatCount, formatValue } from './format.ts';
import { side } from './names.en.ts';
import { say, type Part } from './parts.ts';
import type { SideTerm } from './terms.ts';

/** The two sides of the game, White as `max`, whatever their roles in the search. */
type Parties = Readonly<Record<Side, SideTerm>>;

/** " (Black is a bishop up)"; empty without a reason. */
export const because = (reason: readonly Part[]): Part[] =>
	reason.length === 0 ? [] : say` (${reason})`;

/** "Black is a bishop up", "free squares 12 − 3 = 9"; empty if there is nothing to say. */
export function reasonWords(reason: Reason, parties: Parties): Part[] {
	switch (reason.kind) {
		case 'terms':
			return termWords(reason, parties);
		case 'free-squares': {
			const { region, taken, squares, added } = reason;
			const more = added === 0 ? '' : `${formatValue(added)} and `;
			return say`${more}free squares ${formatCount(region)} − ${formatCount(taken)} = ${formatCount(squares)}`;
		}
		case 'no-line':
			return say`no line of three`;
		case 'open-lines': {
			const { weight, max, min } = reason;
			const share = ({ twos, ones }: OpenLines): string =>
				`${formatCount(weight)} × ${formatCount(twos)} + ${formatCount(ones)}`;
			return say`open lines ${share(max)} − (${share(min)})`;
		}
		case 'plies': {
			const { base, plies } = reason;
			const sign = base < 0 ? '+' : '−';
			return say`${formatValue(base)} ${sign} ${formatCount(plies)} ${plies === 1 ? 'ply' : 'plies'}`;
		}
	}
}

/** Material alone needs no number of its own: it is the value. With other terms each has its share. */
function termWords(
	{ material, others }: Extract<Reason, { kind: 'terms' }>,
	parties: Parties
): Part[] {
	const rest = others.map(({ name, value }) => `${name.toLowerCase()} ${formatValue(value)}`);
	if (material === null) return say`${rest.join('; ')}`;
	const share = others.length > 0 && material.value !== 0 ? `, ${formatValue(material.value)}` : '';
	const pieces = pieceWords(material.edge, material.value, parties);
	return say`${pieces}${share}${rest.map((term) => `; ${term}`).join('')}`;
}

/** "White is two pawns up", "Black has a rook for a knight and a pawn". */
function pieceWords(edge: Edge, value: number, { max, min }: Parties): Part[] {
	const [white, black] = [listPieces(edge, 1), listPieces(edge, -1)];
	if (white === '' && black === '') return say`material is even`;
	if (black === '') return say`${side(max)} is ${white} up`;
	if (white === '') return say`${side(min)} is ${black} up`;
	return value < 0
		? say`${side(min)} has ${black} for ${white}`
		: say`${side(max)} has ${white} for ${black}`;
}

const KINDS = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
const COUNTS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The pieces that one side has more of, "a rook and two pawns"; `sign` is 1 for White and -1 for Black. */
function listPieces(edge: Edge, sign: 1 | -1): string {
	const items = KINDS.flatMap((kind) => {
		const more = sign * edge[kind];
		return more > 0 ? [`${COUNTS[more] ?? more} ${kind}${more === 1 ? '' : 's'}`] : [];
	});
	return listWords(items);
}

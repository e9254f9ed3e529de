/** Judges the reason for a static value by another count: chess.js, a slow reading of the squares, the cells. */
import { Chess } from 'chess.js';
import type { Reason } from '../../../src/lib/core/evaluate/evaluator.ts';
import type { Game, GameState } from '../../../src/lib/core/games/game.ts';
import { KrkState } from '../../../src/lib/core/games/krk/krk-state.ts';
import { COUNTS, readSlowly, TAKEN } from '../evaluate/krk-paper/slow-reading.ts';
import { check } from './claim-checks.ts';

const KINDS = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q' } as const;
type Kind = keyof typeof KINDS;

/** The prices of pawn, knight, bishop, rook and queen, by the start of an evaluator's id. */
const PRICES: Readonly<Record<string, readonly number[]>> = {
	'r-bloggers': [1, 3, 3, 5, 9],
	swift: [1, 3, 3.25, 5, 9],
	python: [100, 300, 300, 500, 900],
	ghess: [10, 30, 30, 50, 90]
};

/** What a check costs the side that is in it. */
const CHECKS: Readonly<Record<string, number>> = { 'r-bloggers': 1, python: 50 };

/** The value of a win at the root by the evaluators that count the plies to it, by the start of an id. */
const SOONEST: Readonly<Record<string, number>> = {
	'outcome-depth': 10,
	'krk-depth': 1000,
	'swift-mended': 10_000,
	'ghess-mended': 10_000,
	'python-improved-mended': 100_000
};

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** A position of a search, `ply` plies from its root. */
export interface Place {
	readonly game: Game;
	readonly state: GameState;
	readonly evaluator: string;
	readonly ply: number;
}

/** The fault of a reason for that value; null if it is true. */
export function faultInReason(reason: Reason, value: number, place: Place): string | null {
	const { game, state, evaluator, ply } = place;
	switch (reason.kind) {
		case 'terms':
			return faultInTerms(reason, value, place);
		case 'free-squares': {
			if (!(state instanceof KrkState)) return 'not a position of king and rook';
			const marks = [...readSlowly(state.id, state.profile.reading)];
			const counted = (mark: number): number => marks.filter((one) => one === mark).length;
			const third = game.ending(state)?.code === 'threefold' ? 1000 : 0;
			return check({
				squares: reason.squares === counted(COUNTS),
				taken: reason.taken === counted(TAKEN),
				sum: reason.region - reason.taken === reason.squares,
				added: reason.added === third,
				value: reason.squares + reason.added === value
			});
		}
		case 'open-lines': {
			const { weight, max, min } = reason;
			const cells = game.format(state);
			const count = (mark: string, marks: number): number =>
				LINES.filter((line) => {
					const own = [...line]
						.map((cell) => cells[Number(cell)])
						.sort()
						.join('');
					return own === `${'.'.repeat(3 - marks)}${mark.repeat(marks)}`;
				}).length;
			return check({
				weight: weight === 3,
				max: max.twos === count('X', 2) && max.ones === count('X', 1),
				min: min.twos === count('O', 2) && min.ones === count('O', 1),
				value: 3 * (max.twos - min.twos) + max.ones - min.ones === value
			});
		}
		case 'no-line': {
			const cells = game.format(state);
			const isLine = (line: string): boolean => {
				const [a, b, c] = [...line].map((cell) => cells[Number(cell)]);
				return a !== '.' && a === b && b === c;
			};
			return check({
				open: cells.includes('.'),
				line: !LINES.some(isLine),
				value: value === 0
			});
		}
		case 'plies': {
			const { base, plies } = reason;
			const family = Object.keys(SOONEST).find((id) => evaluator.startsWith(id)) ?? '';
			const isMate = (): boolean => boardOf(game.format(state)).isCheckmate();
			return check({
				base: Math.abs(base) === SOONEST[family],
				plies: plies === ply && plies > 0,
				value: base - Math.sign(base) * plies === value,
				mate: game.id !== 'chess' || isMate()
			});
		}
	}
}

/** @param position a FEN, perhaps with the moves of its game */
function boardOf(position: string): Chess {
	const [fen = '', moves = ''] = position.split(' moves ');
	const chess = new Chess(fen);
	for (const [, from = '', to = '', promotion = 'q'] of moves.matchAll(/(\w\d)(\w\d)([nbrq])?/g)) {
		chess.move({ from, to, promotion });
	}
	return chess;
}

function faultInTerms(
	{ material, others }: Extract<Reason, { kind: 'terms' }>,
	value: number,
	{ game, state, evaluator }: Place
): string | null {
	const chess = boardOf(game.format(state));
	const pieces = chess.board().flat();
	const more = (kind: Kind): number => {
		const of = (colour: 'w' | 'b'): number =>
			pieces.filter((piece) => piece?.type === KINDS[kind] && piece.color === colour).length;
		return of('w') - of('b');
	};
	const family = Object.keys(PRICES).find((id) => evaluator.startsWith(id)) ?? '';
	const prices = PRICES[family] ?? [];
	const kinds = Object.keys(KINDS) as Kind[];
	const worth = kinds.reduce((sum, kind, i) => sum + (prices[i] ?? NaN) * more(kind), 0);
	const rest = others.reduce((sum, term) => sum + term.value, 0);
	const isSelected = evaluator.startsWith('ghess') && !evaluator.includes('material');
	const said = others.find(({ id }) => id === 'check')?.value ?? 0;
	const cost = chess.inCheck() ? (CHECKS[family] ?? 0) * (chess.turn() === 'w' ? -1 : 1) : 0;
	return check({
		material: (material === null) === (isSelected && evaluator.includes(':')),
		edge: material === null || kinds.every((kind) => material.edge[kind] === more(kind)),
		price: material === null || material.value === worth,
		check: evaluator === 'python-simple' ? said === 0 : said === cost,
		others: others.every((term) => term.value !== 0),
		sum: (material?.value ?? 0) + rest === value
	});
}

const COUNT_WORDS = [
	'',
	'a',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'10'
];

/** The fault of the words of a reason, read back into numbers; null if they say what the reason says. */
export function faultInReasonWords(text: string, reason: Reason): string | null {
	if (reason.kind === 'free-squares') return faultInSquares(text, reason);
	if (reason.kind !== 'terms' || reason.material === null) return null;
	const { edge, value } = reason.material;
	const [, party = '', up, has, paid] =
		/(?:\(|, )(White|Black) (?:is ([a-z0-9, ]+) up|has ([a-z0-9, ]+) for ([a-z0-9 ]+))/.exec(
			text
		) ?? [];
	const sign = party === 'Black' ? -1 : 1;
	const read = (kind: Kind): number => {
		const of = (list = ''): number => {
			const [, word = ''] = new RegExp(`(\\w+) ${kind}s?\\b`).exec(list) ?? [];
			return COUNT_WORDS.indexOf(word);
		};
		return sign * (of(up ?? has) - of(paid));
	};
	const isEven = Object.values(edge).every((more) => more === 0);
	return check({
		even: isEven === /(?:\(|, )material is even/.test(text),
		pieces: isEven || (Object.keys(edge) as Kind[]).every((kind) => read(kind) === edge[kind]),
		better: isEven || (up === undefined ? sign * value >= 0 : sign * value > 0)
	});
}

/** "the black king has 9 free squares (12 − 3), so 9", read back into numbers. */
function faultInSquares(
	text: string,
	{ region, taken, squares, added }: Extract<Reason, { kind: 'free-squares' }>
): string | null {
	const [said, has, all, less, so] =
		/king has (\d+) free squares?(?: \((\d+) − (\d+)\))?, so (\d+)\.$/.exec(text) ?? [];
	if (said === undefined) return null;
	return check({
		has: Number(has) === squares,
		noun: said.includes('free squares') === (squares !== 1),
		sum: taken === 0 ? all === undefined : Number(all) === region && Number(less) === taken,
		so: Number(so) === squares && added === 0
	});
}

/** The fields of a search: its position, its algorithm and its rules. */
import { formatCount } from '../base/count-words.ts';
import { listChoices } from '../base/choices.ts';
import { clip, quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { zerosInFront } from '../base/zeros-in-front.ts';
import { GHESS_TERM_IDS } from '../evaluate/ghess/term-ids.ts';
import {
	EVALUATOR_IDS,
	FAMILY_IDS,
	evaluatorFactsOf,
	evaluatorIdsFor,
	familyOf,
	parseEvaluatorId,
	type EvaluatorId
} from '../evaluate/registry.ts';
import { choice, failMissing, whole, type FieldsOf, type Option } from '../fields/field.ts';
import { fieldList, type Texts } from '../fields/field-list.ts';
import type { Move, Side } from '../games/game.ts';
import { askedAmong, factsOf, gameOf, GAME_IDS, type GameId } from '../games/registry.ts';
import { leastDepthOf, rootOf, sideOf } from '../games/root.ts';
import { formatOpen, parseOpen } from './open-path.ts';
import { formatOrder, ORDER_IDS, ORDERS, ordersFor, parseOrder } from './ordering/order.ts';
import { ALGORITHM_IDS, algorithmOf, type AlgorithmId } from './registry.ts';
import { CUTS, FAILS, TIES } from './rule-texts.ts';
import { DEFAULT_BUDGET, MAX_BUDGET, type SearchSetup } from './setup.ts';

export const DEFAULT_GAME: GameId = 'tree';
const DEFAULT_ALGORITHM: AlgorithmId = 'alphabeta';

/** The game and position of a search. */
type Asked = Pick<SearchSetup, 'game' | 'position' | 'root'>;
type OfGame = Pick<SearchSetup, 'game'>;

/** The most nodes to visit, as read by people. */
export const MOST_NODES = formatCount(MAX_BUDGET);

const ROOT = choice<Side>('root', {
	label: 'Side at the root',
	about: 'who moves at the root of a tree',
	ids: ['max', 'min'],
	names: (side) => side.toUpperCase(),
	default: 'max'
});

/** How positions are written in each game. Two games that write them alike are named once. */
const describeNotations = (): string =>
	GAME_IDS.map((id) => ({ id, notation: factsOf(id).notation }))
		.filter(({ notation }, i, all) => notation !== all[i - 1]?.notation)
		.map(({ id, notation }) => `${id}: ${notation}`)
		.join('; ');

/** The fields of a setup, in the order of links. */
export const SEARCH_FIELDS = {
	game: choice<GameId>('game', {
		label: 'Game',
		about: 'the game',
		usual: `as the position is written, otherwise ${DEFAULT_GAME}`,
		ids: GAME_IDS,
		names: (id) => factsOf(id).name,
		// The game that the page opens with comes first.
		options: () =>
			[...new Set([DEFAULT_GAME, ...GAME_IDS])].map((id) => ({
				id,
				name: factsOf(id).name,
				about: '',
				group: factsOf(id).group
			})),
		default: askedAmong(DEFAULT_GAME)
	}),
	position: {
		label: 'Position',
		about: describeNotations(),
		usual: 'the game’s first example',
		needs: ['game'],
		parse: (text: string, asked: Asked) => {
			const game = gameOf(asked.game);
			const state = game.parse(text, { root: sideOf(asked) });
			return state.ok ? ok(game.format(state.value)) : state;
		},
		assumed: (text: string, { game }: OfGame) => gameOf(game).assumed?.(text) ?? null,
		format: (position: string) => position,
		default: (asked: Asked) => {
			const { game } = asked;
			const position = factsOf(game).defaultPosition;
			return gameOf(game).format(rootOf({ game, position, root: sideOf(asked) }));
		}
	},
	root: {
		...ROOT,
		needs: ['game'],
		parse: parseRoot,
		// Elsewhere the position has the side to move.
		format: (root: Side, { game }: OfGame) => (factsOf(game).choosesSide ? root : null)
	},
	algorithm: choice<AlgorithmId>('algorithm', {
		label: 'Algorithm',
		about: 'how to search',
		ids: ALGORITHM_IDS,
		names: (id) => algorithmOf(id).name,
		options: () =>
			ALGORITHM_IDS.map((id) => {
				const { name, about, group } = algorithmOf(id);
				return { id, name, about, group };
			}),
		default: DEFAULT_ALGORITHM
	}),
	depth: {
		label: 'Depth',
		about: 'plies below the root, or whole',
		hint: ({ game: id }: OfGame) => {
			const { defaultDepth, maxDepth } = factsOf(id);
			return `Plies below the root, 0 to ${maxDepth}${defaultDepth === null ? ', or “whole”' : ''}.`;
		},
		usual: '3 in chess, 2 in krk, otherwise whole',
		needs: ['game'],
		parse: parseDepth,
		format: formatDepth,
		default: ({ game }: OfGame) => factsOf(game).defaultDepth
	},
	open: {
		label: 'Opened nodes',
		about:
			'with minimax of king and rook at an even depth: root, or a path such as d5e5-g6f6, to search only its nodes and look the others up; whole to search all',
		needs: ['game'],
		parse: (text: string, setup: Omit<SearchSetup, 'open'>): Result<readonly Move[] | null> =>
			parseOpen(text, setup),
		format: (open: readonly Move[] | null, setup: SearchSetup) => formatOpen({ ...setup, open }),
		default: () => null
	},
	evaluator: {
		label: 'Evaluator',
		about: `the values of leaves; ${FAMILY_IDS.join(' and ')} also with terms of your choice: ghess:material,passed-pawns (${GHESS_TERM_IDS.join(', ')})`,
		choices: EVALUATOR_IDS,
		options: evaluatorOptions,
		usual: 'the game’s own',
		needs: ['game'],
		parse: parseEvaluator,
		format: (id: EvaluatorId) => id,
		default: ({ game }: OfGame) => evaluatorIdsFor(game)[0] as EvaluatorId
	},
	order: {
		label: 'Move order',
		about: 'in which order moves are searched',
		choices: ORDER_IDS.map((id) => (id === 'random' ? 'random:SEED' : id)),
		options: orderOptions,
		needs: ['game'],
		parse: parseOrderFor,
		format: (order: string) => order,
		default: () => 'listed'
	},
	cut: choice('cut', {
		label: 'Cutoff condition',
		about: 'cut off when best reaches the bound, or only when it passes it',
		offered: CUTS,
		default: 'equal'
	}),
	fail: choice('fail', {
		label: 'Return value',
		about: 'return best as found, or clamped to the window',
		offered: FAILS,
		default: 'soft'
	}),
	ties: choice('ties', {
		label: 'Ties at the root',
		about:
			'alpha-beta returns only bounds for root moves that may tie with the best; exact keeps the root window one wider, so that ties are exact (not for best values of size 2^53 or more, which have no wider window); open searches every root move with an open window, so that all values are exact',
		offered: TIES,
		default: 'bounds'
	}),
	budget: whole({
		label: 'Node budget',
		about: 'the most nodes to visit',
		hint: () =>
			`The search stops here, and so does the minimax recorded with it. Maximum ${MOST_NODES}.`,
		size: 12,
		usual: formatCount(DEFAULT_BUDGET),
		least: 1,
		most: MAX_BUDGET,
		code: 'budget-range',
		wrong: (quoted) => `${quoted} is not a budget: give a number of nodes from 1 to ${MOST_NODES}.`,
		default: DEFAULT_BUDGET
	}),
	shadow: choice('shadow', {
		label: 'Record minimax too',
		about: 'also run plain minimax, or skip it',
		offered: [
			{ id: 'on', name: 'Yes', about: 'Shows the true size of what was never visited.' },
			{ id: 'off', name: 'No', about: 'Saves time and memory; pruned moves are drawn as stubs.' }
		],
		default: 'on'
	})
} as const satisfies FieldsOf<SearchSetup>;

/** The fields of a setup, for links, forms, files and the command line. */
export const SETUP = fieldList<SearchSetup>(SEARCH_FIELDS);

export type SetupField = keyof SearchSetup;
export type SetupFields = Texts<SetupField>;

/** The orders of a game; the random one has the seed in use. */
function orderOptions({ game, order }: Pick<SearchSetup, 'game' | 'order'>): readonly Option[] {
	const random = order.startsWith('random:') ? order : 'random:1';
	return ordersFor(game).map((one) => {
		const id = one === 'random' ? random : one;
		return { id, ...ORDERS[one] };
	});
}

/** The evaluators of a game; the selected one of a family has its terms. */
function evaluatorOptions({
	game,
	evaluator
}: Pick<SearchSetup, 'game' | 'evaluator'>): readonly Option[] {
	const family = familyOf(evaluator);
	return evaluatorIdsFor(game).map((one) => {
		const id = one === family ? evaluator : one;
		const { name, about } = evaluatorFactsOf(id);
		return { id, name, about };
	});
}

/** A depth in the notation of links and the command line. */
export function formatDepth(depth: number | null): string {
	return depth === null ? 'whole' : String(depth);
}

function parseRoot(text: string, asked: Asked): Result<Side> {
	const game = gameOf(asked.game);
	const read = ROOT.parse(text, asked);
	if (!read.ok || game.choosesSide) return read;
	const side = rootOf(asked).maxToMove() ? 'max' : 'min';
	return read.value === side
		? ok('max')
		: fail(
				'root-position',
				`In ${game.name} the position sets the side to move, here ${game.sideNames[side]} (${side}).`
			);
}

function parseEvaluator(text: string, { game }: OfGame): Result<EvaluatorId> {
	const fitting = evaluatorIdsFor(game);
	const ids = listChoices(fitting, (id) => evaluatorFactsOf(id).name);
	const read = parseEvaluatorId(text);
	if (!read.ok) {
		const { code, message } = read.fault;
		return code === 'evaluator-unknown'
			? fail(code, message.replace(/\.$/, `; choose ${ids}.`))
			: read;
	}
	if (fitting.some((id) => id === (familyOf(read.value) ?? read.value))) return read;
	return fail(
		'evaluator-game',
		`The evaluator ${quote(text)} does not apply to ${factsOf(game).name}; choose ${ids}.`
	);
}

function parseDepth(text: string, asked: Asked): Result<number | null> {
	const game = gameOf(asked.game);
	if (text === 'whole') {
		return game.defaultDepth === null
			? ok(null)
			: fail('depth-whole', `${game.name} needs a depth limit. Give 0 to ${game.maxDepth} plies.`);
	}
	if (!/^[+-]?\d+$/.test(text)) {
		const plies = `a whole number of plies${game.defaultDepth === null ? ', or “whole”' : ''}`;
		if (text === '') return failMissing('depth-number', plies);
		return fail('depth-number', `${quote(text)} is not a depth: give ${plies}.`);
	}
	const zeros = zerosInFront(text);
	if (zeros !== null) return fail('depth-number', zeros);
	const depth = Number(text);
	if (depth < 0 || depth > game.maxDepth) {
		return fail(
			'depth-range',
			`A depth of ${clip(text)} is out of range: ${game.name} takes 0 to ${game.maxDepth} plies.`
		);
	}
	const least = leastDepthOf(asked);
	if (depth < least) {
		return fail(
			'depth-below-leaves',
			`Depth ${depth} stops above the leaves of this tree, which has values only there. The tree is ${least} plies deep.`
		);
	}
	return ok(depth);
}

function parseOrderFor(text: string, { game }: OfGame): Result<string> {
	const order = parseOrder(text);
	if (!order.ok) return order;
	return ORDERS[order.value.id].games.includes(game)
		? ok(formatOrder(order.value))
		: fail('order-game', `The order ${quote(text)} does not apply to ${factsOf(game).name}.`);
}

/**
 * Reads the fields of a search as text, from a link, a form or the command line. Each wrong field gets a fault and
 * its default value, so that one mistake never loses the rest.
 */
import { assert } from '../base/assert.ts';
import { listChoices } from '../base/choices.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import {
	evaluatorIdsFor,
	evaluatorOf,
	parseEvaluatorId,
	type EvaluatorId
} from '../evaluate/registry.ts';
import type { Game, GameState, Side } from '../games/game.ts';
import { gameOf, GAME_IDS, type GameId } from '../games/registry.ts';
import { formatOrder, ORDERS, parseOrder } from './ordering/order.ts';
import { ALGORITHM_IDS, algorithmOf, type AlgorithmId } from './registry.ts';
import { nameRule } from './rule-texts.ts';
import { CUT_RULES, FAIL_RULES, TIE_RULES } from './search.ts';
import { formatOpen, parseOpen } from './open-path.ts';
import { DEFAULT_BUDGET, MAX_BUDGET, SHADOW_CHOICES, type SearchSetup } from './setup.ts';

/** The fields of a setup, by their names in links and on the command line. */
export const SETUP_FIELDS = [
	'game',
	'position',
	'root',
	'algorithm',
	'depth',
	'open',
	'evaluator',
	'order',
	'cut',
	'fail',
	'ties',
	'budget',
	'shadow'
] as const;
export type SetupField = (typeof SETUP_FIELDS)[number];
export type SetupFields = Readonly<Partial<Record<SetupField, string>>>;

export interface FieldFault<Field extends string = SetupField> {
	readonly field: Field;
	readonly fault: InputFault;
}

export interface ParsedSetup {
	readonly setup: SearchSetup;
	readonly faults: readonly FieldFault[];
}

export const DEFAULT_GAME: GameId = 'tree';
export const DEFAULT_ALGORITHM: AlgorithmId = 'alphabeta';

/** Parses every field; a missing one gets its default, a wrong one its default and a fault. */
export function parseSetup(fields: SetupFields): ParsedSetup {
	const faults: FieldFault[] = [];
	const take = <T>(field: SetupField, parse: (text: string) => Result<T>, fallback: T): T => {
		const text = fields[field];
		if (text === undefined) return fallback;
		const result = parse(text);
		if (result.ok) return result.value;
		faults.push({ field, fault: result.fault });
		return fallback;
	};
	const oneOf =
		<T extends string>(field: SetupField, ids: readonly T[], nameOf?: (id: T) => string) =>
		(text: string): Result<T> =>
			ids.includes(text as T)
				? ok(text as T)
				: fail(
						`${field}-unknown`,
						`There is no ${field} “${clip(text)}”; choose ${nameOf ? listChoices(ids, nameOf) : ids.join(', ')}.`
					);

	const gameId = take('game', oneOf('game', GAME_IDS, nameGame), DEFAULT_GAME);
	const game = gameOf(gameId);
	// Fields written for an unknown game would only add more, misleading faults.
	const takeOfGame: typeof take = (field, parse, fallback) =>
		faults.some((entry) => entry.field === 'game') ? fallback : take(field, parse, fallback);
	const root = takeOfGame<Side>(
		'root',
		oneOf('root', ['max', 'min'], (side) => side.toUpperCase()),
		'max'
	);
	const standard = game.parse(game.defaultPosition, { root });
	assert(standard.ok, 'a game can read its own default position');
	const state = takeOfGame('position', (text) => game.parse(text, { root }), standard.value);
	const side = state.maxToMove() ? 'max' : 'min';
	if (fields.root !== undefined && root !== side) {
		faults.push({ field: 'root', fault: rootFault(game, side) });
	}
	const evaluator = evaluatorIdsFor(gameId)[0] as EvaluatorId;
	const searched = {
		game: gameId,
		position: game.format(state),
		root: gameId === 'tree' ? root : ('max' as const),
		algorithm: take(
			'algorithm',
			oneOf('algorithm', ALGORITHM_IDS, (id) => algorithmOf(id).name),
			DEFAULT_ALGORITHM
		),
		depth: takeOfGame('depth', (text) => parseDepth(text, game, state), game.defaultDepth),
		evaluator: takeOfGame('evaluator', (text) => parseEvaluator(text, gameId), evaluator),
		order: takeOfGame('order', (text) => parseOrderFor(text, gameId), 'listed'),
		cut: take('cut', oneOf('cut', CUT_RULES, nameRule), 'equal'),
		fail: take('fail', oneOf('fail', FAIL_RULES, nameRule), 'soft'),
		ties: take('ties', oneOf('ties', TIE_RULES, nameRule), 'bounds'),
		budget: take('budget', parseBudget, DEFAULT_BUDGET),
		shadow: take('shadow', oneOf('shadow', SHADOW_CHOICES), 'on')
	};
	const open = takeOfGame('open', (text) => parseOpen(text, searched, game, state), null);
	return { setup: { ...searched, open }, faults };
}

/**
 * A setup as the text of its fields; `parseSetup` reads it without a fault. Only a typed tree includes the side to
 * move at its root; elsewhere the position has it.
 */
export function setupFields(setup: SearchSetup): SetupFields {
	return {
		game: setup.game,
		position: setup.position,
		...(setup.game === 'tree' ? { root: setup.root } : {}),
		algorithm: setup.algorithm,
		depth: formatDepth(setup.depth),
		open: formatOpen(setup),
		evaluator: setup.evaluator,
		order: setup.order,
		cut: setup.cut,
		fail: setup.fail,
		ties: setup.ties,
		budget: String(setup.budget),
		shadow: setup.shadow
	};
}

/** A depth in the notation of links and the command line. */
export function formatDepth(depth: number | null): string {
	return depth === null ? 'whole' : String(depth);
}

function nameGame(id: GameId): string {
	return gameOf(id).name;
}

function rootFault(game: Game, side: Side): InputFault {
	return {
		code: 'root-position',
		message: `In ${game.name} the position sets the side to move, here ${game.sideNames[side]} (${side}).`
	};
}

function parseEvaluator(text: string, game: GameId): Result<EvaluatorId> {
	const ids = listChoices(evaluatorIdsFor(game), (id) => evaluatorOf(id).name);
	const read = parseEvaluatorId(text);
	if (!read.ok) {
		const { code, message } = read.fault;
		return code === 'evaluator-unknown'
			? fail(code, message.replace(/\.$/, `; choose ${ids}.`))
			: read;
	}
	if (evaluatorOf(read.value).games.includes(game)) return read;
	return fail(
		'evaluator-game',
		`The evaluator “${clip(text)}” does not apply to ${gameOf(game).name}; choose ${ids}.`
	);
}

function parseDepth(text: string, game: Game, state: GameState): Result<number | null> {
	if (text === 'whole') {
		return game.defaultDepth === null
			? ok(null)
			: fail('depth-whole', `${game.name} needs a depth limit. Give 0 to ${game.maxDepth} plies.`);
	}
	if (!/^[+-]?\d{1,9}$/.test(text)) {
		return fail('depth-number', `“${clip(text)}” is not a depth: give a whole number of plies.`);
	}
	const depth = Number(text);
	if (depth < 0 || depth > game.maxDepth) {
		return fail(
			'depth-range',
			`A depth of ${depth} is out of range: ${game.name} takes 0 to ${game.maxDepth} plies.`
		);
	}
	const least = game.leastDepth?.(state) ?? 0;
	if (depth < least) {
		return fail(
			'depth-below-leaves',
			`Depth ${depth} stops above the leaves of this tree, which has values only there. The tree is ${least} plies deep.`
		);
	}
	return ok(depth);
}

function parseOrderFor(text: string, game: GameId): Result<string> {
	const order = parseOrder(text);
	if (!order.ok) return order;
	return ORDERS[order.value.id].games.includes(game)
		? ok(formatOrder(order.value))
		: fail('order-game', `The order “${text}” does not apply to ${gameOf(game).name}.`);
}

function parseBudget(text: string): Result<number> {
	const budget = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
	return budget >= 1 && budget <= MAX_BUDGET
		? ok(budget)
		: fail(
				'budget-range',
				`“${clip(text)}” is not a budget: give a number of nodes from 1 to ${MAX_BUDGET.toLocaleString('en')}.`
			);
}

/** Quotes typed text, shortened so that a huge input cannot fill a message. */
function clip(text: string): string {
	return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}

/** The command `evaluate`: the static value of a position with its terms. */
import { ok, type Result } from '../lib/core/base/result.ts';
import type { Term } from '../lib/core/evaluate/evaluator.ts';
import {
	EVALUATOR_IDS,
	evaluatorFactsOf,
	evaluatorOf,
	parseEvaluatorId,
	type EvaluatorId
} from '../lib/core/evaluate/registry.ts';
import { fieldList, type Texts } from '../lib/core/fields/field-list.ts';
import { matesOf } from '../lib/core/explain/mates.ts';
import { factsOf, type GameId } from '../lib/core/games/registry.ts';
import { rootOf } from '../lib/core/games/root.ts';
import { DEFAULT_GAME, SEARCH_FIELDS, SETUP } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { command } from './command.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';
import { stringify } from './json.ts';
import { alignColumns, assumedRow } from './table.ts';

/** A position with its value and terms, from MAX's side. */
interface Evaluation {
	readonly setup: SearchSetup;
	/** What is assumed about the position, in a sentence; null if nothing is. */
	readonly assumed: string | null;
	readonly total: number;
	readonly terms: readonly Term[];
}

type Evaluated = Pick<SearchSetup, 'game' | 'position' | 'root' | 'evaluator'>;

const { game, position, root, evaluator: by } = SEARCH_FIELDS;

/** The options of a position with its value. */
export const EVALUATE_OPTIONS = fieldList<Evaluated>({
	game: { ...game, usual: 'one of the evaluator’s' },
	position,
	root,
	evaluator: by
});

export const evaluate = command(
	'evaluate',
	{ options: EVALUATE_OPTIONS, switches: ['json'], complete: withGame },
	({ values, assumed, form }) => {
		const evaluation = valueOf(SETUP.fill(values), assumed);
		if (!evaluation.ok) return evaluation;
		return ok(form === 'json' ? jsonOf(evaluation.value) : tableOf(evaluation.value));
	}
);

/** The evaluator decides the game if none is given. It is checked first, or else the position would seem wrong. */
function withGame(texts: Texts<keyof Evaluated>): Result<Texts<keyof Evaluated>, CliFault> {
	if (texts.game !== undefined || texts.evaluator === undefined) return ok(texts);
	const evaluator = parseEvaluatorId(texts.evaluator);
	if (evaluator.ok) return ok({ ...texts, game: gameFor(evaluator.value) });
	const { fault } = evaluator;
	const isListed = fault.message.includes('choose');
	const message = isListed ? fault.message : `${fault.message} Choose ${EVALUATOR_IDS.join(', ')}.`;
	return { ok: false, fault: faultOfOption('evaluator', { ...fault, message }) };
}

/** A game of an evaluator; the default game if it is one of them. */
function gameFor(evaluator: EvaluatorId): GameId {
	const { games } = evaluatorFactsOf(evaluator);
	return games.includes(DEFAULT_GAME) ? DEFAULT_GAME : (games[0] ?? DEFAULT_GAME);
}

function valueOf(setup: SearchSetup, assumed: string | null): Result<Evaluation, CliFault> {
	const evaluator = evaluatorOf(setup.evaluator);
	const state = rootOf(setup);
	if (evaluator.canEvaluate?.(state) === false) {
		return failAt(
			'--position',
			'A typed tree has values only at its leaves. Use search to find the value of this node.'
		);
	}
	const depth = setup.depth ?? Infinity;
	const total = evaluator.evaluate(state, 0, depth);
	return ok({ setup, assumed, total, terms: evaluator.terms(state, 0, depth) });
}

/** The contract with scripts: keys in a fixed order; `max` and `min` if a term is a difference of the two. */
function jsonOf({ setup, total, terms }: Evaluation): string[] {
	const { game, position, evaluator } = setup;
	const parts = terms.map(({ id, name, value, sides }) => ({ id, name, value, ...sides }));
	return [`${stringify({ game, position, evaluator, total, terms: parts })}\n`];
}

function* tableOf({ setup, assumed, total, terms }: Evaluation): Generator<string> {
	const { name, sideNames } = factsOf(setup.game);
	const evaluator = evaluatorOf(setup.evaluator);
	const mates = matesOf(setup)?.names;
	const show = (value: number): string =>
		Number.isFinite(value) || !mates ? String(value) : mates[value > 0 ? 'max' : 'min'];
	const unit = Number.isFinite(total) ? `, in ${evaluator.unit}` : '';
	yield* alignColumns(
		[
			['position', `${name}, ${setup.position}`],
			...assumedRow(assumed),
			['evaluator', `${setup.evaluator}: ${evaluator.name}`],
			['value', `${show(total)}${unit}, from the side of ${sideNames.max}`]
		],
		'left'
	);
	yield '\n';
	yield* alignColumns(
		[
			['part', sideNames.max, sideNames.min, 'value'],
			...terms.map(({ name: part, value, sides }) => [
				part,
				sides === undefined ? '' : String(sides.max),
				sides === undefined ? '' : String(sides.min),
				show(value)
			]),
			['total', '', '', show(total)]
		],
		'right'
	);
}

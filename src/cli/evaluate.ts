/** The command `evaluate`: the static value of a position with its terms. */
import { assert } from '../lib/core/base/assert.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import type { Term } from '../lib/core/evaluate/evaluator.ts';
import { EVALUATOR_IDS, evaluatorOf, parseEvaluatorId } from '../lib/core/evaluate/registry.ts';
import { fieldList, type Texts } from '../lib/core/fields/field-list.ts';
import { matesOf } from '../lib/core/explain/mates.ts';
import { gameOf, type GameId } from '../lib/core/games/registry.ts';
import { DEFAULT_GAME, SEARCH_FIELDS, SETUP } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';
import { stringify } from './json.ts';
import { readFields } from './read-fields.ts';
import { alignColumns, assumedRow } from './table.ts';
import { readWords } from './words.ts';

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

/** @param argv the words after `evaluate` */
export function prepareEvaluate(argv: readonly string[]): Result<Iterable<string>, CliFault> {
	const read = readWords(argv, {
		command: 'evaluate',
		values: EVALUATE_OPTIONS.names,
		switches: ['json']
	});
	if (!read.ok) return read;
	const { values, switches } = read.value;
	if (values.game === undefined && values.evaluator !== undefined) {
		// The evaluator decides the game, so check it first. Otherwise an unknown evaluator is reported as a bad
		// position.
		const evaluator = parseEvaluatorId(values.evaluator);
		if (!evaluator.ok) {
			const { fault } = evaluator;
			const isListed = fault.message.includes('choose');
			const message = isListed
				? fault.message
				: `${fault.message} Choose ${EVALUATOR_IDS.join(', ')}.`;
			return { ok: false, fault: faultOfOption('evaluator', { ...fault, message }) };
		}
	}
	const found = evaluate({ game: guessGame(values.evaluator), ...values });
	if (!found.ok) return found;
	return ok(switches.has('json') ? jsonOf(found.value) : tableOf(found.value));
}

/** The game of an evaluator, if none is given; the default game if the evaluator supports it. */
function guessGame(evaluator: string | undefined): GameId {
	const read = evaluator === undefined ? null : parseEvaluatorId(evaluator);
	if (!read?.ok) return DEFAULT_GAME;
	const { games } = evaluatorOf(read.value);
	return games.includes(DEFAULT_GAME) ? DEFAULT_GAME : (games[0] ?? DEFAULT_GAME);
}

function evaluate(fields: Texts<keyof Evaluated>): Result<Evaluation, CliFault> {
	const read = readFields(EVALUATE_OPTIONS, fields);
	if (!read.ok) return read;
	const { values, assumed } = read.value;
	const setup = SETUP.fill(values);
	const evaluator = evaluatorOf(setup.evaluator);
	const state = gameOf(setup.game).parse(setup.position, { root: setup.root });
	assert(state.ok, `the position of a setup is legal: ${setup.position}`);
	if (evaluator.canEvaluate?.(state.value) === false) {
		return failAt(
			'--position',
			'A typed tree has values only at its leaves. Use search to find the value of this node.'
		);
	}
	const depth = setup.depth ?? Infinity;
	const total = evaluator.evaluate(state.value, 0, depth);
	return ok({ setup, assumed, total, terms: evaluator.terms(state.value, 0, depth) });
}

/** The contract with scripts: keys in a fixed order; `max` and `min` if a term is a difference of the two. */
function jsonOf({ setup, total, terms }: Evaluation): string[] {
	const { game, position, evaluator } = setup;
	const parts = terms.map(({ id, name, value, sides }) => ({ id, name, value, ...sides }));
	return [`${stringify({ game, position, evaluator, total, terms: parts })}\n`];
}

function* tableOf({ setup, assumed, total, terms }: Evaluation): Generator<string> {
	const { name, sideNames } = gameOf(setup.game);
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

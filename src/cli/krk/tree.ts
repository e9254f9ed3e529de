/** `krk tree`: the search of one side in one position, node by node: its size and its result. */
import type { Column } from '../../lib/core/base/column.ts';
import { csvLines } from '../../lib/core/base/csv.ts';
import { ok, type Result } from '../../lib/core/base/result.ts';
import { choice, type ValuesOf } from '../../lib/core/fields/field.ts';
import { formatProfile } from '../../lib/core/games/krk/profile/profile-text.ts';
import type { Profile } from '../../lib/core/games/krk/profile/profile.ts';
import { evaluatorOf } from '../../lib/core/evaluate/registry.ts';
import type { Turn } from '../../lib/core/games/krk/placement.ts';
import { rootOf } from '../../lib/core/games/root.ts';
import type { OrderId } from '../../lib/core/search/ordering/order.ts';
import type { AlgorithmId } from '../../lib/core/search/registry.ts';
import type { TieRule } from '../../lib/core/search/search.ts';
import { SETUP, SEARCH_FIELDS } from '../../lib/core/search/setup-fields.ts';
import { MAX_BUDGET, type SearchSetup } from '../../lib/core/search/setup.ts';
import { searchOf } from '../../lib/core/share/krk-tree-link.ts';
import type { Recording } from '../../lib/core/trace/recording.ts';
import type { Trace } from '../../lib/core/trace/trace.ts';
import { command, optionsOf, readFields, type Form } from '../command.ts';
import type { CliFault } from '../fault.ts';
import { record } from '../search.ts';
import { summarise, type MoveSummary } from '../../lib/core/columns/summary.ts';
import { alignColumns, formatValue } from '../table.ts';
import { formatFen, jsonLine, nameTurn } from './format.ts';
import { ID, PROFILE_OPTIONS, profileOf, requireId, RULE_OPTIONS, TURN } from './options.ts';
import { formatCount } from '../../lib/core/base/count-words.ts';

/** Every tree of three steps fits: the largest has 3,534,288 nodes. */
const DEFAULT_TREE_BUDGET = 4_000_000;

/** The algorithms that know all best moves of the root. */
export const TREE_ALGORITHM = choice<AlgorithmId>('algorithm', {
	label: 'Algorithm',
	about: 'of tree; both find the same value',
	ids: ['minimax', 'alphabeta'],
	unknown: (quoted) => `There is no algorithm ${quoted} here`,
	default: 'minimax'
});

/** The order of every search here, and the one in which the program generates the moves. */
export const TREE_ORDER = choice<OrderId>('order', {
	label: 'Move order',
	about: 'of tree: in which order moves are searched',
	ids: ['listed', 'rook-first'],
	default: 'listed'
});

export const TREE_TIES = choice<TieRule>('ties', {
	label: 'Ties',
	about:
		'of tree with alphabeta: a root move that may tie is only a bound, or searched until that is known',
	ids: ['bounds', 'exact'],
	default: 'bounds'
});

export const TREE_BUDGET = {
	...SEARCH_FIELDS.budget,
	about: `of tree: the most nodes to visit, at most ${formatCount(MAX_BUDGET)}`,
	usual: `${formatCount(DEFAULT_TREE_BUDGET)}, which is enough for three steps`,
	default: () => DEFAULT_TREE_BUDGET
} as const;

const OPTIONS = {
	id: ID,
	turn: TURN,
	...PROFILE_OPTIONS,
	steps: RULE_OPTIONS.steps,
	algorithm: TREE_ALGORITHM,
	order: TREE_ORDER,
	ties: TREE_TIES,
	budget: TREE_BUDGET
} as const;

export const tree = command(
	'krk tree',
	{ options: optionsOf(OPTIONS), switches: ['json', 'csv'] },
	({ values, form }, io) => {
		const question = askAbout(values);
		if (!question.ok) return question;
		const recording = record(question.value.setup, io);
		return recording.ok ? ok(describe(question.value, answerOf(recording.value), form)) : recording;
	}
);

interface Question {
	readonly id: number;
	readonly turn: Turn;
	readonly profile: Profile;
	readonly setup: SearchSetup;
}

interface Answer {
	readonly nodes: number;
	/** Nodes by ply from the root. */
	readonly levels: readonly number[];
	/** The root's static value, and the result of the search. Large is good for Black. */
	readonly static: number;
	readonly value: number;
	/** The root moves, in generated order. */
	readonly moves: readonly MoveSummary[];
}

function askAbout(options: ValuesOf<typeof OPTIONS>): Result<Question, CliFault> {
	const { turn, steps, algorithm, order, ties, budget } = options;
	const id = requireId(options.id, 'tree', 'Give the number of the root with --id.');
	if (!id.ok) return id;
	const profile = profileOf(options);
	const { by, ...known } = searchOf(profile);
	const setup = readFields(SETUP, {
		...known,
		position: formatFen(id.value, turn) + by,
		algorithm,
		depth: String(2 * steps),
		order,
		ties,
		shadow: 'off',
		budget: String(budget)
	});
	return setup.ok ? ok({ id: id.value, turn, profile, setup: setup.value.values }) : setup;
}

function answerOf(recording: Recording): Answer {
	const { trace } = recording;
	const levels = countLevels(trace);
	const nodes = levels.reduce((sum, count) => sum + count, 0);
	const { moves, value } = summarise(recording);
	return { nodes, levels, static: staticValue(trace.header.setup), value: value as number, moves };
}

function countLevels(trace: Trace): number[] {
	const levels: number[] = [];
	for (let row = 0; row < trace.rows; row++) {
		if (trace.isPruned(row)) continue;
		const depth = trace.depthOf(row);
		levels[depth] = (levels[depth] ?? 0) + 1;
	}
	return levels;
}

function staticValue(setup: SearchSetup): number {
	return evaluatorOf(setup.evaluator).evaluate(rootOf(setup), 0, setup.depth ?? Infinity);
}

function describe(question: Question, answer: Answer, form: Form): Iterable<string> {
	switch (form) {
		case 'csv':
			return csvLines(MOVE_COLUMNS, answer.moves);
		case 'json':
			return [jsonOf(question, answer)];
		case 'lines':
			return linesOf(question, answer);
	}
}

function jsonOf({ setup }: Question, answer: Answer): string {
	const { nodes, levels, static: own, value, moves } = answer;
	const { algorithm, order, ties } = setup;
	const search = algorithm === 'minimax' ? { algorithm, order } : { algorithm, order, ties };
	return jsonLine({ ...search, nodes, levels, static: own, value, bestMoves: bestOf(moves) });
}

/** "alphabeta, 2 plies, order listed, cut equal, ties bounds" */
function describeSearch({ algorithm, depth, order, cut, ties }: SearchSetup): string {
	const window = algorithm === 'minimax' ? '' : `, cut ${cut}, ties ${ties}`;
	return `${algorithm}, ${depth} plies, order ${order}${window}`;
}

function bestOf(moves: readonly MoveSummary[]): string[] {
	return moves.filter(({ verdict }) => verdict === 'best').map(({ text }) => text);
}

/** Of the table of root moves; if the bound is not exact, the value is at least or at most that. */
const MOVE_COLUMNS: readonly Column<MoveSummary>[] = [
	{ id: 'uci', of: ({ move }) => move },
	{ id: 'san', of: ({ text }) => text },
	{ id: 'value', of: ({ value }) => value },
	{ id: 'bound', of: ({ bound }) => bound },
	{ id: 'verdict', of: ({ verdict }) => verdict }
];

function* linesOf({ id, turn, profile, setup }: Question, answer: Answer): Generator<string> {
	const { nodes, levels, static: own, value, moves } = answer;
	yield* alignColumns(
		[
			['position', `${id}, ${formatFen(id, turn)}`],
			['to move', nameTurn(turn)],
			['profile', formatProfile(profile)],
			['search', describeSearch(setup)],
			['nodes', `${formatCount(nodes)}; by ply ${levels.map(formatCount).join(' ')}`],
			['static', String(own)],
			['value', `${value}; White wants it small`],
			['best moves', bestOf(moves).join(' ') || 'none: the game is over']
		],
		'left'
	);
	if (moves.length === 0) return;
	yield '\n';
	yield* alignColumns(
		[
			['move', 'value', 'verdict'],
			...moves.map((one) => [one.text, formatValue(one.value, one.bound), one.verdict ?? '-'])
		],
		'left'
	);
}

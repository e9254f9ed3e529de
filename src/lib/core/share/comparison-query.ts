/** What the searches of a comparison share, and the link from one of them to the comparison. */
import { fieldList } from '../fields/field-list.ts';
import type { FieldsOf } from '../fields/field.ts';
import { formatQuery } from '../fields/query.ts';
import { askedAmong, type GameId } from '../games/registry.ts';
import type { AlgorithmId } from '../search/registry.ts';
import { MOST_NODES, SEARCH_FIELDS } from '../search/setup-fields.ts';
import type { Question, SearchSetup } from '../search/setup.ts';

export const DEFAULT_COMPARED: readonly AlgorithmId[] = ['minimax', 'alphabeta'];
export const DEFAULT_GAME: GameId = 'tictactoe';
/** Five plies to the end, with deep cutoffs and transpositions: small enough to count at once. */
const DEFAULT_POSITION = '.O..X.O.X';

const { game, position, budget } = SEARCH_FIELDS;

/** The fields that all searches of a comparison share. */
export const QUESTION: FieldsOf<Question> = {
	game: {
		...game,
		// With these two the build takes it for a field, whose default in words no page reads.
		label: game.label,
		about: game.about,
		usual: `as the position is written, otherwise ${DEFAULT_GAME}`,
		default: askedAmong(DEFAULT_GAME)
	},
	position: {
		...position,
		default: (asked) => (asked.game === DEFAULT_GAME ? DEFAULT_POSITION : position.default(asked))
	},
	root: SEARCH_FIELDS.root,
	depth: SEARCH_FIELDS.depth,
	evaluator: SEARCH_FIELDS.evaluator,
	order: SEARCH_FIELDS.order,
	cut: SEARCH_FIELDS.cut,
	fail: SEARCH_FIELDS.fail,
	ties: SEARCH_FIELDS.ties,
	budget: { ...budget, hint: () => `Each search stops here. Maximum ${MOST_NODES}.` }
};

const SHARED = fieldList<Question>(QUESTION);

/** The query of a comparison of a search with minimax and alpha-beta: the same problem under the same rules. */
export function comparisonQuery(setup: SearchSetup): string {
	const texts = Object.entries(SHARED.changed(SHARED.fill(setup)));
	if (!DEFAULT_COMPARED.includes(setup.algorithm)) {
		texts.push(['algorithms', [...DEFAULT_COMPARED, setup.algorithm].join()]);
	}
	return formatQuery(texts);
}

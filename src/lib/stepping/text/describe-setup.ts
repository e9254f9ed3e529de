import { evaluatorOf } from '$lib/core/evaluate/registry.ts';
import type { Game, Side } from '$lib/core/games/game.ts';
import { ORDERS, parseOrder } from '$lib/core/search/ordering/order.ts';
import { algorithmOf } from '$lib/core/search/registry.ts';
import type { TieRule } from '$lib/core/search/search.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

const TIES: Readonly<Partial<Record<TieRule, readonly string[]>>> = {
	exact: ['Ties at the root are exact'],
	open: ['Every root move is searched with an open window']
};

/** The most characters of a position to read out; a typed tree may be far longer. */
const MOST_LETTERS = 160;

/** The search and its settings, in sentences. `side` moves at the root. */
export function describeSetup(setup: SearchSetup, game: Game, side: Side): string {
	const algorithm = algorithmOf(setup.algorithm);
	const position =
		setup.position.length <= MOST_LETTERS
			? setup.position
			: `${setup.position.slice(0, MOST_LETTERS)}…`;
	const parts = [
		`${algorithm.name}. ${game.name}: ${position}`,
		`${describeSide(game, side, algorithm.maxIs === 'root mover' ? 'max' : side)} to move at the root`,
		setup.depth === null
			? 'Searched to the end'
			: `Searched ${setup.depth} ${setup.depth === 1 ? 'ply' : 'plies'} deep`,
		`Evaluator: ${evaluatorOf(setup.evaluator).name}`,
		`Move order: ${describeOrder(setup.order)}`
	];
	if (setup.open !== null) parts.push('Opened node by node; other values are looked up');
	if (algorithm.usesWindow) {
		parts.push(
			setup.cut === 'equal' ? 'Cutoffs on equality' : 'Cutoffs only past the bound (strict)',
			setup.fail === 'soft' ? 'Fail-soft' : 'Fail-hard',
			...(TIES[setup.ties] ?? [])
		);
	}
	return `${parts.join('. ')}.`;
}

/** @param as the side's role in the search, which may differ from its role in the game */
function describeSide({ sideNames }: Game, side: Side, as: Side): string {
	const role = as === 'max' ? 'MAX' : 'MIN';
	return sideNames[side] === role ? role : `${sideNames[side]} (${role})`;
}

function describeOrder(order: string): string {
	const parsed = parseOrder(order);
	if (!parsed.ok) return order;
	const name = ORDERS[parsed.value.id].name.toLowerCase();
	return parsed.value.id === 'random' ? `${name}, seed ${parsed.value.seed}` : name;
}

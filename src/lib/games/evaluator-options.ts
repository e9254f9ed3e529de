import type { Evaluator } from '$lib/core/evaluate/evaluator.ts';
import { evaluatorIdsFor, evaluatorOf, familyOf } from '$lib/core/evaluate/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** The available evaluators, by id; the family of the selected one is named by its selected terms. */
export function evaluatorOptions({
	game,
	evaluator
}: SearchSetup): Pick<Evaluator, 'id' | 'name' | 'about'>[] {
	const family = familyOf(evaluator);
	return evaluatorIdsFor(game).map((id) => {
		const { name, about } = evaluatorOf(id === family ? evaluator : id);
		return { id, name, about };
	});
}

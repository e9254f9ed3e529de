/** The options of a figure that take something from its stage: pruned nodes, and names. */
import type { Stage } from '../../layout/stage/parts.ts';
import type { FigureValues } from './figure-fields.ts';

export function restyled(
	stage: Stage,
	{ pruned, names }: Pick<FigureValues, 'pruned' | 'names'>
): Stage {
	const withPruned = pruned === 'none' ? withoutPruned(stage) : stage;
	return names === 'none' ? withoutNames(withPruned) : withPruned;
}

function withoutPruned(stage: Stage): Stage {
	const gone = new Set(stage.nodes.flatMap(({ key, state }) => (state === 'pruned' ? [key] : [])));
	return {
		...stage,
		nodes: stage.nodes.filter(({ key }) => !gone.has(key)),
		edges: stage.edges.filter(({ key, kind }) => kind !== 'pruned' && !gone.has(key)),
		folds: stage.folds.filter(({ kind }) => kind !== 'pruned'),
		texts: stage.texts.filter(({ key }) => !gone.has(key.replace(/^move:/, ''))),
		cut: stage.cut && { ...stage.cut, gold: [], callout: null }
	};
}

function withoutNames(stage: Stage): Stage {
	return { ...stage, texts: stage.texts.filter(({ key }) => !key.startsWith('move:')) };
}

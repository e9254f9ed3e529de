/** The options of a figure that take something from its stage: pruned nodes, and names. */
import { middleOf } from '../../layout/drawing/rects.ts';
import type { Stage } from '../../layout/stage/parts.ts';
import type { FigureValues } from './figure-fields.ts';
import { linesOf } from './path.ts';

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

/** Edges end above names: without these they go on to their nodes. A whole tree has no space for names then. */
function withoutNames(stage: Stage): Stage {
	return {
		...stage,
		texts: stage.texts.filter(({ key }) => !key.startsWith('move:')),
		edges: stage.edges.map((edge) => {
			const rect = stage.nodes.find(({ key }) => key === edge.key)?.rect;
			const end = linesOf(edge.d).at(-1)?.[1];
			if (rect === undefined || end === undefined) return edge;
			const isAbove = Math.abs(middleOf(rect).x - end.x) < 1 && end.y < rect.top;
			return isAbove ? { ...edge, d: `${edge.d}L${end.x} ${rect.top}` } : edge;
		})
	};
}

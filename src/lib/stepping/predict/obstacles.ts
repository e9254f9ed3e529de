import type { Obstacle } from '$lib/core/layout/empty-place.ts';
import type { Stage } from '$lib/core/layout/stage/parts.ts';

/**
 * What a question had better not cover, in the stage's own places.
 *
 * @param key the node it is about, which it never covers
 */
export function obstaclesOf(stage: Stage, key: string): Obstacle[] {
	return [
		...stage.nodes.map((node) => ({
			rect: node.ring ?? node.rect,
			weight: node.key === key ? 1000 : node.current ? 12 : node.state === 'outline' ? 1 : 4
		})),
		...stage.bounds.map(({ rect, origin, gold }) => ({
			rect,
			weight: gold ? 8 : origin === 'none' ? 1 : 4
		})),
		...stage.folds.map(({ rect }) => ({ rect, weight: 2 })),
		...(stage.cut?.callout ? [{ rect: stage.cut.callout.rect, weight: 4 }] : []),
		...stage.texts.map(({ rect }) => ({ rect, weight: 2 }))
	];
}

/** The text of a card, and of its announcement, about a node of the whole tree: exactly the current knowledge. */
import { plural } from '$lib/core/base/count-words.ts';
import { describeKnown } from '$lib/core/explain/describe-node.ts';
import { formatValue } from '$lib/core/explain/format.ts';
import { FATE } from '$lib/core/layout/fates.ts';
import { rowsAt } from '$lib/core/trace/cursor.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import { diagramAt, type NodeCard } from '../canvas/card.ts';
import type { Stepped } from '../stepped.ts';
import type { WholeView } from './whole-view.svelte.ts';
import { describeTurn } from '$lib/games/describe-position.ts';

/** For a shown unit. */
export function cardOf(stepped: Stepped, view: WholeView, unit: number): NodeCard {
	const { tree, progress, shadowStory } = view;
	const { story, step, known } = stepped;
	const fate = tree.fateAt(unit, progress);
	const final = fate === FATE.AHEAD ? tree.fateOf(unit) : fate;
	const row = tree.rowOf(unit);
	const ply = `Ply ${tree.units.depthOf(unit)}`;
	if (final === FATE.NEVER && !known.drawsAhead) {
		const below = tree.units.depthOf(unit) - story.trace.depthOf(row);
		const words = `Never visited: ${below === 1 ? 'one ply' : `${below} plies`} below ${placeOf(stepped, row)}, which was pruned`;
		return { diagram: null, words, facts: [ply] };
	}
	// The sentence says how the game has ended.
	const isOver = (tree.units.flagsOf(unit) & FLAG.TERMINAL) !== 0;
	const turn = isOver ? '' : `. ${describeTurn(shadowStory.game, shadowStory.replay.at(unit))}`;
	const diagram = diagramAt(shadowStory, unit);
	const facts = [`${ply}${turn}`];
	if (final === FATE.NEVER) {
		const path = shadowStory.names.pathTo(unit);
		const value = formatValue(shadowStory.trace.valueOf(unit));
		const words = `${path.join(' ')}: never visited; minimax value ${value}`;
		return { diagram, words, facts: [...facts, ...sizes()] };
	}
	const words = describeKnown(story, row, known);
	// In a problem the tree is all there is to say.
	if (!known.hasStarted) return { diagram, words, facts };
	return { diagram, words, facts: [...facts, ...sizes()] };

	/** The size of its subtree: for an open node only the nodes visited so far, so that the rest is not revealed. */
	function sizes(): string[] {
		const told: string[] = [];
		if (tree.units.isLeaf(unit)) return told;
		if (final !== FATE.NEVER && final !== FATE.PRUNED) {
			const until = known.drawsAhead ? story.trace.rows : rowsAt(story.trace, step);
			const end = Math.min(story.trace.endOf(row), until);
			const visited =
				stepped.countIndex.ofRows(end).visited - stepped.countIndex.ofRows(row).visited;
			told.push(`${plural(visited, 'node')} visited here and below`);
		}
		const isClosed = unit < progress.until && fate !== FATE.OPEN;
		if (stepped.recording.shadow === null || (!known.drawsAhead && !isClosed)) return told;
		const size =
			final === FATE.NEVER ? tree.units.endOf(unit) - unit : (story.ghostSize?.(row) ?? 0);
		return [...told, `${plural(size, 'node')} in minimax`];
	}
}

/** Only the end of a long path. */
function placeOf({ story }: Stepped, row: number): string {
	const path = story.names.pathTo(row);
	if (path.length === 0) return 'the root';
	return `${path.length > 6 ? '… ' : ''}${path.slice(-6).join(' ')}`;
}

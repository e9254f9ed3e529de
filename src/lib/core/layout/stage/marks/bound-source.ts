import type { Story } from '../../../explain/story.ts';
import { NO_ROW, type Frame } from '../../../trace/cursor.ts';
import type { BoundPart } from '../parts.ts';

/** The source of a bound in force at a node, in words for the line beneath it. */
interface BoundSource {
	readonly origin: BoundPart['origin'];
	/** "by a" where it was set here, "from root" where it was passed down; empty for no bound. */
	readonly words: string;
}

/**
 * Where the bound of a node on the current path comes from.
 *
 * @param at index of the node in the path
 */
export function boundSource(
	{ names }: Pick<Story, 'names'>,
	path: readonly Frame[],
	at: number,
	which: BoundPart['which']
): BoundSource {
	const frame = path[at] as Frame;
	const owner = which === 'alpha' ? frame.alphaOwner : frame.betaOwner;
	const from = (row: number): BoundSource => ({
		origin: 'inherited',
		words: `from ${names.of(row) || 'root'}`
	});
	if (owner === frame.row) return { origin: 'here', words: `by ${names.of(frame.bestChild)}` };
	if (owner !== NO_ROW) return from(owner);
	if (!Number.isFinite(frame[which])) return { origin: 'none', words: '' };
	const asked = path.findIndex(({ row }) => row === frame.asked);
	// A probe sets the far end of a null window: beta below a MAX node, alpha below a MIN node.
	if (asked > 0 && (path[asked - 1] as Frame).max === (which === 'beta')) {
		return asked === at ? { origin: 'here', words: 'by the probe' } : from(frame.asked);
	}
	return at === 0 ? { origin: 'here', words: 'by the pass' } : from((path[0] as Frame).row);
}

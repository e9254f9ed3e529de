/** The answer to “Could it matter?” about one node of the tree on the page. */
import { formatValue } from '$lib/core/explain/format.ts';
import { placeTerm } from '$lib/core/explain/terms.ts';
import { placeKey } from '$lib/core/layout/stage/placement/place-key.ts';
import * as words from '$lib/core/practice/matter.en.ts';
import { matterOf, rootAt, samplesOf, stopsOf, type Sway } from '$lib/core/practice/matter.ts';
import { plainTreeOf } from '$lib/core/practice/plain-tree.ts';
import type { Explorer } from '../explorer.svelte.ts';

interface Answer {
	readonly words: string;
	/** Values that others are given, by the keys of their places. */
	readonly given: readonly { readonly key: string; readonly value: number }[];
	/** What the slider begins with; null where it is not known. */
	readonly own: number | null;
	readonly sway: Sway;
	/** The stops of the slider, in rising order. */
	readonly stops: readonly number[];
}

/** @param row of the recording that is shown: a pruned one, or a visited leaf of a typed tree */
export function answerAbout({ recording, story, game }: Explorer, row: number): Answer {
	const { trace, shadow, shadowRow } = recording;
	const name = nameOf(row);
	const root = trace.valueOf(0);
	const whole = shadow ?? trace;
	const own = shadow === null ? null : shadow.valueOf(shadowRow?.[row] ?? row);
	const fixed = { low: root, high: root };
	if (shadow === null || game.hasTypedLeaves !== true) {
		const said =
			own === null ? words.whatever('the root', root, name) : words.whateverItWere(name, own, root);
		return { words: said, given: [], own, sway: fixed, stops: stopsOf([root, own ?? root]) };
	}
	const tree = plainTreeOf(whole, 0);
	const rowIn = (at: number): number => shadowRow?.[at] ?? at;
	const matter = matterOf(tree, rowIn(row), trace.isPruned(row) ? 'pruned' : 'visited');
	const value = own ?? 0;
	const samples = samplesOf(matter, value);
	const rows = new Map(Array.from({ length: trace.rows }, (_, at) => [rowIn(at), at]));
	const given = [...matter.given].flatMap(([node, worst]) => {
		const at = rows.get(node);
		return at === undefined ? [] : [{ at, key: placeKey(story, at), value: worst }];
	});
	return {
		words:
			samples === null
				? trace.isPruned(row)
					? words.whatever('the root', matter.low, name)
					: words.idle(name, trace.rules.cut === 'strict' ? 'strict' : 'other')
				: words.decides(
						name,
						given.map(({ at, value: worst }) => ({ name: nameOf(at), value: worst })),
						samples.map((one) => ({ value: one, root: rootAt(matter, one) }))
					),
		given,
		own,
		sway: matter,
		stops: stopsOf([...tree.value.filter(Number.isFinite), value, matter.low, matter.high])
	};

	function nameOf(at: number): string {
		return placeTerm(story, at).path.join(' ') || formatValue(root);
	}
}

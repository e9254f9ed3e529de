/** Slips in a sheet: every answer that differs from the key in one way, and pairs of them. */
import type { Random } from '../../../src/lib/core/base/random.ts';
import type { Answers, EntryId } from '../../../src/lib/core/practice/answers.ts';
import type { VerdictKind } from '../../../src/lib/core/practice/check.ts';
import type { Ask, Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PLACE_KINDS, type PlaceKind } from '../../../src/lib/core/practice/asked-places.ts';
import { isLeaf, subtreeOf } from '../../../src/lib/core/practice/plain-tree.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';

/** One wrong answer, and what Check is to say about it. */
export interface Slip {
	readonly answers: Answers;
	readonly kind: VerdictKind;
	readonly place: readonly [PlaceKind, node: number];
	/** The step of the place, and that of the sentence; null where there is none. */
	readonly step: number;
	readonly sentence: number | null;
}

export function write(answers: Answers, texts: Partial<Record<EntryId, string>>): Answers {
	return { ...answers, texts: { ...answers.texts, ...texts } };
}

export function isFirstChild({ tree }: Exercise, node: number): boolean {
	return tree.children[tree.parent[node] as number]?.[0] === node;
}

/** Every answer that differs from the key in one way, by the columns of the trace. */
export function* slipsOf(x: Exercise): Generator<Slip> {
	const key = keyOf(x);
	const { trace } = x.recording;
	const asks = (one: Ask): boolean => x.ask.includes(one);
	const rowOf = (node: number): number => x.rows[node] as number;
	const last = trace.exitStepOf(rowOf(0));
	for (let node = 0; node < x.tree.nodes; node++) {
		if (x.rows[node] === null) continue;
		const row = rowOf(node);
		const [enter, exit] = [trace.enterStepOf(row), trace.exitStepOf(row)];
		const at = (place: PlaceKind, step: number, sentence: number | null = step) =>
			({ place: [place, node], step, sentence }) as const;
		if (node > 0 && asks('cuts')) {
			const isPruned = trace.isPruned(row);
			const cuts = isPruned ? key.cuts.filter((one) => one !== node) : [...key.cuts, node];
			yield {
				answers: { ...key, cuts },
				kind: isPruned ? 'under-pruned' : 'over-pruned',
				// A first child is always searched: no step says so.
				...at('cut', enter, isPruned ? enter : isFirstChild(x, node) ? null : enter - 1)
			};
		}
		if (isLeaf(x.tree, node)) continue;
		if (trace.isPruned(row)) {
			for (const below of subtreeOf(x.tree, node)) {
				if (isLeaf(x.tree, below)) continue;
				const beyond = { kind: 'beyond-cut', step: enter, sentence: enter } as const;
				if (asks('values')) {
					const answers = write(key, { [`value-${below}`]: '3' });
					yield { answers, ...beyond, place: ['value', below] };
				}
				if (asks('windows')) {
					const answers = write(key, { [`beta-${below}`]: 'inf' });
					yield { answers, ...beyond, place: ['window', below] };
				}
			}
			continue;
		}
		if (asks('values')) {
			const value = trace.valueOf(row);
			const sign = /^[≤≥]?/.exec(key.texts[`value-${node}`] ?? '')?.[0] ?? '';
			for (const [text, kind] of [
				[`${sign}${value + 1}`, 'wrong-value'],
				[String(value - 1).replace('-', '−'), 'wrong-value'],
				[`${sign === '≤' ? '>=' : '<='}${value}`, 'wrong-bound']
			] as const) {
				yield { answers: write(key, { [`value-${node}`]: text }), kind, ...at('value', exit) };
			}
		}
		if (asks('windows')) {
			const alpha = key.texts[`alpha-${node}`] ?? '';
			const beta = key.texts[`beta-${node}`] ?? '';
			const moved = (text: string): string =>
				text.includes('∞') ? '0' : String(Number(text.replace('−', '-')) + 1);
			for (const [one, other, kind] of [
				[beta, alpha, 'swapped-window'],
				[moved(alpha), beta, 'wrong-window'],
				[alpha, moved(beta), 'wrong-window']
			] as const) {
				const answers = write(key, { [`alpha-${node}`]: one, [`beta-${node}`]: other });
				if (alpha !== beta || kind === 'wrong-window')
					yield { answers, kind, ...at('window', enter) };
			}
		}
	}
	const end = { step: last, sentence: last };
	if (asks('count')) {
		const answers = write(key, { count: String(x.truth.count + 1) });
		yield { answers, kind: 'wrong-count', place: ['count', 0], ...end };
	}
	if (asks('move')) {
		for (const { node, text } of movesOf(x)) {
			if (x.bestMoves.includes(node)) continue;
			yield { answers: write(key, { move: text }), kind: 'wrong-move', place: ['move', 0], ...end };
		}
	}
}

/** True if the search decides one slip before another: by its step, and at one step by the rank of the place. */
function isBefore(one: Slip, other: Slip): boolean {
	if (one.step !== other.step) return one.step < other.step;
	// What is written beyond a cut has the rank of that cut.
	const rank = ({ place, kind }: Slip): number =>
		PLACE_KINDS.indexOf(kind === 'beyond-cut' ? 'cut' : place[0]);
	return rank(one) < rank(other);
}

/** For each two kinds of slips a pair of them, if there are two at different places, drawn by the exercise. */
export function* pairsOf(slips: readonly Slip[], random: Random): Generator<readonly [Slip, Slip]> {
	const kinds = [...new Set(slips.map(({ kind }) => kind))];
	const groups = kinds.map((one) => slips.filter(({ kind }) => kind === one));
	for (const [index, some] of groups.entries()) {
		for (const others of groups.slice(index)) {
			for (let attempt = 0; attempt < 4; attempt++) {
				const one = some[Math.floor(random() * some.length)] as Slip;
				const other = others[Math.floor(random() * others.length)] as Slip;
				const isFirst = isBefore(one, other);
				if (!isFirst && !isBefore(other, one)) continue;
				yield isFirst ? [one, other] : [other, one];
				break;
			}
		}
	}
}

/** Both changes of a key. */
export function joined(key: Answers, one: Answers, other: Answers): Answers {
	const ids = new Set([...Object.keys(one.texts), ...Object.keys(other.texts)]) as Set<EntryId>;
	const texts = Object.fromEntries(
		Array.from(ids, (id) => [id, one.texts[id] === key.texts[id] ? other.texts[id] : one.texts[id]])
	);
	const changed = (cuts: readonly number[]): number[] => [
		...cuts.filter((node) => !key.cuts.includes(node)),
		...key.cuts.filter((node) => !cuts.includes(node))
	];
	const flipped = new Set([...changed(one.cuts), ...changed(other.cuts)]);
	const all = new Set([...key.cuts, ...flipped]);
	return {
		texts,
		cuts: [...all].filter((node) => key.cuts.includes(node) !== flipped.has(node))
	};
}

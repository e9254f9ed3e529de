/**
 * Variants of a typed tree: the children of its nodes in other orders, and a constant on all leaves, with as many
 * cutoffs of each kind.
 */
import { crc32 } from '../../base/crc32.ts';
import { mixHash, seededRandom, shuffled } from '../../base/random.ts';
import { innerNodes, type Orders } from '../child-orders.ts';
import type { Exercise } from '../exercise.ts';
import { orderedText } from '../reorder.ts';
import { walk, type Problem } from '../walk.ts';

/** Orders that are tried for a variant. */
const MOST_DRAWS = 200;
/** The constant is from 1 to so much. */
const MOST_ADDED = 9;

/**
 * The text of one variant; null if none of the drawn orders has the same cutoffs. Always the same for the same tree.
 *
 * @param number of the variant, from 1
 * @param others texts that it must not have
 * @param make the exercise of a text, searched as the given one was
 */
export function typedVariant(
	exercise: Exercise,
	number: number,
	others: readonly string[],
	make: (text: string) => Exercise | null
): string | null {
	const { tree } = exercise;
	const own = orderedText(tree, {});
	const wanted = cutoffKinds(exercise);
	const random = seededRandom(mixHash(crc32(new TextEncoder().encode(own)), number));
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const orders: Orders = Object.fromEntries(
			innerNodes(tree).map((node) => [node, shuffled(tree.children[node] ?? [], random)])
		);
		const added = 1 + Math.floor(random() * MOST_ADDED);
		// A constant alone changes nothing that has to be thought about.
		if (orderedText(tree, orders) === own) continue;
		const text = orderedText({ ...tree, value: tree.value.map((one) => one + added) }, orders);
		const changed = others.includes(text) ? null : make(text);
		if (changed !== null && cutoffKinds(changed) === wanted) return text;
	}
	return null;
}

/** The number of cutoffs of each kind as a text: at MAX and MIN nodes, by the parent's bound and by one from further up. */
function cutoffKinds(problem: Problem): string {
	const counts = { max: 0, 'max deep': 0, min: 0, 'min deep': 0 };
	walk(problem, {
		stops: ({ holds, max, owners, depth }) => {
			if (!holds || problem.algorithm === 'minimax') return false;
			const isDeep = depth - (max ? owners.beta : owners.alpha) > 1;
			counts[`${max ? 'max' : 'min'}${isDeep ? ' deep' : ''}`]++;
			return true;
		}
	});
	return JSON.stringify(counts);
}

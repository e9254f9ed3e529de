/** Alpha-beta as students write it, with one fault: two functions in one, and negamax. Written apart from the walker. */
import { EXCHANGED_RULES } from '../../../src/lib/core/practice/exchanged-rules.ts';

export type Nested = number | readonly Nested[];

export interface Student {
	readonly fault: string;
	readonly way: 'first' | 'second';
	readonly form: 'best' | 'bounds';
	readonly cut: 'equal' | 'strict';
}

/** Every fault in each way to get it wrong, in both forms of the test and under both rules. */
export const STUDENTS = EXCHANGED_RULES.flatMap(({ id }) =>
	(['first', 'second'] as const).flatMap((way) =>
		(['best', 'bounds'] as const).flatMap((form) =>
			(['equal', 'strict'] as const).map((cut): Student => ({ fault: id, way, form, cut }))
		)
	)
);

export function runStudent(tree: Nested, student: Student): { printed: number[]; value: number } {
	const printed: number[] = [];
	const isNegamax = ['negamax-not-swapped', 'minus-missing'].includes(student.fault);
	const value = isNegamax
		? negamax(tree, 1, -Infinity, Infinity, student, printed)
		: plain(tree, student, printed);
	return { printed, value: value + 0 };
}

function negamax(
	node: Nested,
	color: 1 | -1,
	alpha: number,
	beta: number,
	student: Student,
	printed: number[]
): number {
	if (typeof node === 'number') {
		printed.push(node);
		return color * node;
	}
	const { fault, way, form, cut } = student;
	let best = -Infinity;
	for (const child of node) {
		let [a, b] = [-beta, -alpha];
		if (fault === 'negamax-not-swapped') [a, b] = way === 'first' ? [-alpha, -beta] : [alpha, beta];
		const below = negamax(child, color === 1 ? -1 : 1, a, b, student, printed);
		best = Math.max(best, fault === 'minus-missing' ? below : -below);
		if (form === 'best') {
			if (cut === 'equal' ? best >= beta : best > beta) return best;
			alpha = Math.max(alpha, best);
		} else {
			alpha = Math.max(alpha, best);
			if (cut === 'equal' ? alpha >= beta : alpha > beta) break;
		}
	}
	return best;
}

function plain(tree: Nested, { fault, way, form, cut }: Student, printed: number[]): number {
	let [sharedA, sharedB] = [-Infinity, Infinity];
	const past = (x: number, y: number) => (cut === 'equal' ? x >= y : x > y);
	return search(tree, fault !== 'sides-exchanged', -Infinity, Infinity);

	function search(node: Nested, isMax: boolean, alpha: number, beta: number): number {
		if (typeof node === 'number') {
			printed.push(node);
			return node;
		}
		if (fault === 'window-shared') [alpha, beta] = [sharedA, sharedB];
		const [a0, b0] = [alpha, beta];
		const moves = fault === 'last-move-left-out' ? node.slice(0, -1) : node;
		let best = fault === 'best-starts-at-zero' ? 0 : isMax ? -Infinity : Infinity;
		const below = fault === 'flag-not-toggled' ? way === 'second' : !isMax;
		for (const child of moves) {
			let [a, b] = [alpha, beta];
			if (fault === 'window-not-handed-down') [a, b] = [-Infinity, Infinity];
			if (fault === 'only-parent-bound') [a, b] = isMax ? [best, Infinity] : [-Infinity, best];
			const value = search(child, below, a, b);
			if (fault === 'window-shared') [alpha, beta] = [sharedA, sharedB];
			if (fault === 'returns-last') best = value;
			else best = isMax ? Math.max(best, value) : Math.min(best, value);
			const [oldA, oldB] = [alpha, beta];
			if (form === 'best' && fault !== 'wrong-bound-returned' && isOver()) return best;
			if (isMax) {
				if (fault === 'bound-assigned') alpha = value;
				else if (fault !== 'max-never-raises-alpha') alpha = Math.max(alpha, best);
			} else {
				if (fault === 'bound-assigned') beta = value;
				else if (fault !== 'min-never-lowers-beta') beta = Math.min(beta, best);
			}
			if (fault === 'window-shared') [sharedA, sharedB] = [alpha, beta];
			if ((form === 'bounds' || fault === 'wrong-bound-returned') && isOver()) break;

			function isOver(): boolean {
				if (fault === 'never-cuts') return false;
				if (fault === (isMax ? 'no-cut-max' : 'no-cut-min')) return false;
				if (fault === 'own-bound-tested') return isMax ? best >= alpha : best <= beta;
				if (fault === 'wrong-bound-tested') {
					if (way === 'first') return isMax ? past(a0, best) : past(best, b0);
					return isMax ? past(oldA, value) : past(value, oldB);
				}
				if (form === 'bounds') return past(alpha, beta);
				return isMax ? past(best, beta) : past(alpha, best);
			}
		}
		return fault === 'wrong-bound-returned' ? alpha : best;
	}
}

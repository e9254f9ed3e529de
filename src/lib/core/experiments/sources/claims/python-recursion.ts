import type { Claim } from './claim.ts';
import { note } from './figure.ts';

/** The post times both ways for this number. */
const NUMBER = 12;

/** Medians of three runs of bench/recursion.py: times are no check, and Python does not run in this tab. */
const MEASURED = {
	where: 'Measured once outside the browser, Python 3.11.7',
	factorial: 'recursion takes 1.7 times as long',
	minimax: 'recursion takes 0.6 times as long'
} as const;

export const pythonRecursion: Claim = {
	id: 'python-recursion',
	source: 'python',
	title: 'A recursive factorial is much faster than a loop',
	says: `Of two ways to compute ${NUMBER}!, a loop and a function that calls itself, the second “is much faster”.`,
	check:
		'Runs both ways and counts what each does. Python itself does not run here: it was timed once, by bench/recursion.py of the source, and docs/bench.md has the figures.',
	run() {
		const loop = countLoop(NUMBER);
		const recursion = countRecursion(NUMBER);
		const isMore = recursion.calls > loop.calls && recursion.products >= loop.products;
		return {
			verdict: isMore ? 'not-as-claimed' : 'explained',
			sentence: isMore
				? `Recursion multiplies as often as the loop and makes ${recursion.calls - loop.calls} more calls, so it has more to do, and in Python it took longer. For minimax the choice is still good: there a loop needs a stack of its own, and recursion was the faster one.`
				: 'Recursion does less than the loop.',
			figures: [
				note('The loop', `${loop.products} products, ${loop.calls} call`),
				note('The recursion', `${recursion.products} products, ${recursion.calls} calls`),
				{
					name: `${MEASURED.where}: ${NUMBER}!`,
					claimed: 'recursion much faster',
					found: MEASURED.factorial,
					agrees: false
				},
				note(`${MEASURED.where}: minimax of 15,625 leaves`, MEASURED.minimax)
			],
			see: []
		};
	}
};

interface Work {
	readonly calls: number;
	readonly products: number;
}

function countLoop(number: number): Work {
	let products = 0;
	for (let factor = 1; factor <= number; factor++) products++;
	return { calls: 1, products };
}

function countRecursion(number: number): Work {
	if (number === 0) return { calls: 1, products: 0 };
	const { calls, products } = countRecursion(number - 1);
	return { calls: calls + 1, products: products + 1 };
}

/** The controls of a random tree as text, and their result. */
import { ok, type InputFault, type Result } from '$lib/core/base/result.ts';
import { generateTree, uniformNodes } from '$lib/core/games/explicit/generate.ts';

export const SHAPE_FIELDS = ['branching', 'depth', 'low', 'high', 'seed'] as const;
export type ShapeField = (typeof SHAPE_FIELDS)[number];
type ShapeTexts = Readonly<Record<ShapeField, string>>;

interface ShapeFault {
	readonly field: ShapeField;
	readonly fault: InputFault;
}

/** The control that shows each fault of `generateTree`. */
const FIELD_OF: Readonly<Record<string, ShapeField>> = {
	'random-branching': 'branching',
	'random-depth': 'depth',
	'random-nodes': 'depth',
	'random-range': 'high',
	'random-seed': 'seed'
};

interface DrawnTree {
	readonly text: string;
	readonly nodes: number;
}

/** Generates the tree of the controls. */
export function drawTree(texts: ShapeTexts): Result<DrawnTree, ShapeFault> {
	const numbers = {
		branching: readWhole(texts.branching),
		depth: readWhole(texts.depth),
		low: readWhole(texts.low),
		high: readWhole(texts.high),
		seed: readWhole(texts.seed)
	};
	const tree = generateTree(numbers);
	if (tree.ok)
		return ok({ text: tree.value, nodes: uniformNodes(numbers.branching, numbers.depth) });
	const { fault } = tree;
	const field = Number.isNaN(numbers.low) ? 'low' : 'high';
	return {
		ok: false,
		fault: {
			field: fault.code === 'random-range' ? field : (FIELD_OF[fault.code] ?? 'seed'),
			fault
		}
	};
}

/** A whole number, or NaN, which every control rejects. */
function readWhole(text: string): number {
	return /^\s*[+-]?\d{1,12}\s*$/.test(text) ? Number(text) : NaN;
}

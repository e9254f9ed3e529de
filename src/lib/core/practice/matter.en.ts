/** The words of “Could it matter?”. */
import { listWords } from '../base/list-words.ts';
import { formatValue } from '../explain/format.ts';

/** A value of a branch that a search has cut too early. */
interface WitnessWords {
	readonly branch: string;
	readonly value: number;
	/** What else is set. */
	readonly noSmaller: readonly string[];
	readonly noLarger: readonly string[];
	readonly root: string;
	readonly move: string;
}

export const witness = ({
	branch,
	value,
	noSmaller,
	noLarger,
	root,
	move
}: WitnessWords): string => {
	const others = [
		...(noSmaller.length === 0 ? [] : [`${listWords(noSmaller)} no smaller`]),
		...(noLarger.length === 0 ? [] : [`${listWords(noLarger)} no larger`])
	];
	const last = others.pop();
	const set = [`If ${branch} were ${formatValue(value)}`, ...others];
	const all = last === undefined ? set.join(', ') : `${set.join(', ')}, and ${last}`;
	return `${all}, ${root} would be worth ${formatValue(value)} by ${move}; you would never have seen it.`;
};

export const onlyStrict = 'Under > this is still searched, although it cannot matter.';
export const onlyTies =
	'This is still searched to find ties at the root, although it cannot change the value there.';

/** Of a pruned node. */
export const whatever = (root: string, value: number, node: string): string =>
	`${root.charAt(0).toUpperCase()}${root.slice(1)} is worth ${formatValue(value)}, whatever ${node} is.`;

/** Of a pruned move of a game. */
export const whateverItWere = (node: string, value: number, root: number): string =>
	`${node} is worth ${formatValue(value)} by minimax. The root is worth ${formatValue(root)}, whatever it were.`;

/** Of a visited leaf that moves nothing. */
export const idle = (node: string, cut: 'strict' | 'other'): string =>
	cut === 'strict' ? onlyStrict : `${node} is searched, although it cannot matter.`;

interface Set {
	readonly name: string;
	readonly value: number;
}

/** Of a visited leaf, with two of its values and the root’s for each. */
export const decides = (
	node: string,
	given: readonly Set[],
	samples: readonly { readonly value: number; readonly root: number }[]
): string => {
	const groups = [Infinity, -Infinity].flatMap((value) => {
		const names = given.filter((one) => one.value === value).map(({ name }) => name);
		return names.length === 0 ? [] : [`${listWords(names)} at ${formatValue(value)}`];
	});
	const said = samples.map(
		({ value, root }, index) =>
			`at ${formatValue(value)} ${index === 0 ? 'the root' : 'it'} is worth ${formatValue(root)}`
	);
	const set = groups.length === 0 ? '' : `With ${listWords(groups)}, `;
	return `${set}${node} decides: ${said.join(', ')}.`;
};

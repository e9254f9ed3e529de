import { aboutTest, RULE_LINES, spell, type Expected } from './expected.ts';

export function writeSml(expected: Expected): string {
	const { tree, value, ...leaves } = spell(expected, {
		number: (one) => {
			if (!Number.isFinite(one)) return one < 0 ? 'Real.negInf' : 'Real.posInf';
			// The exponent of a number takes the same sign.
			return (
				`${one}`.replace('e+', 'e').replaceAll('-', '~') + (/^-?\d+$/.test(String(one)) ? '.0' : '')
			);
		},
		list: ['[', ']'],
		leaf: (text) => `Leaf ${text}`,
		node: (children) => `Node [${children}]`
	});
	const about = aboutTest(expected, [
		'Yours is search.sml. It has fun search (tree, isMax, seen), of type',
		'tree * bool * (real -> unit) -> real. It calls seen value at each leaf that it evaluates, and',
		'returns the value of the root.'
	]);
	return `(* ${about.join('\n   ')} *)
datatype tree = Leaf of real | Node of tree list;
use "search.sml";

val tree = ${tree};

(* ${RULE_LINES.equal}: evaluated leaves, and pruned ones. *)
val equal = (${leaves.equal} : real list, ${leaves.equalPruned} : real list);
(* ${RULE_LINES.strict}. *)
val strict = (${leaves.strict} : real list, ${leaves.strictPruned} : real list);
val accepted = [${expected.accepted.join(', ')}];

val seen : real list ref = ref [];
val value = search (tree, ${String(expected.max)}, fn leaf => seen := leaf :: !seen);
val leaves = rev (!seen);

fun same (some, others) = ListPair.allEq Real.== (some, others);
fun insert (one : real, []) = [one]
  | insert (one, first :: rest) =
      if one <= first then one :: first :: rest else first :: insert (one, rest);
fun sorted values = foldl insert [] values;
val every = sorted (#1 equal @ #2 equal);

fun check (name, isRight) =
  (print ((if isRight then "ok   " else "FAIL ") ^ name ^ "\\n"); isRight);

val results =
  [ check ("value of the root", Real.== (value, ${value})),
    check ("leaves in order", List.exists (fn (evaluated, _) => same (leaves, evaluated)) accepted),
    check ("pruned leaves", List.exists (fn (_, pruned) => same (sorted (leaves @ pruned), every)) accepted)
  ];
val _ = if List.all (fn isRight => isRight) results then () else OS.Process.exit OS.Process.failure;
`;
}

import { aboutTest, RULE_LINES, spell, type Expected } from './expected.ts';

export function writeJunit(expected: Expected): string {
	const { tree, value, ...leaves } = spell(expected, {
		number: (one) =>
			Number.isFinite(one)
				? `${one}${Number.isInteger(one) ? '.0' : ''}`
				: `Double.${one < 0 ? 'NEGATIVE' : 'POSITIVE'}_INFINITY`,
		list: ['List.<Double>of(', ')'],
		leaf: (text) => `leaf(${text})`,
		node: (children) => `node(${children})`
	});
	const about = aboutTest(expected, [
		'Yours is Search.search(SearchTest.Tree tree, boolean isMax, DoubleConsumer seen). It calls',
		'seen.accept(value) at each leaf that it evaluates, and returns the value of the root.',
		'A leaf has no children.'
	]);
	return `${about.map((line) => `// ${line}`).join('\n')}
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchTest {
  record Tree(double value, List<Tree> children) {}

  record Leaves(List<Double> evaluated, List<Double> pruned) {}

  static Tree leaf(double value) {
    return new Tree(value, List.of());
  }

  static Tree node(Tree... children) {
    return new Tree(0, List.of(children));
  }

  static final Tree TREE = ${tree};
  static final double VALUE = ${value};

  // ${RULE_LINES.equal}: evaluated leaves, and pruned ones.
  static final Leaves EQUAL = new Leaves(${leaves.equal}, ${leaves.equalPruned});
  // ${RULE_LINES.strict}.
  static final Leaves STRICT = new Leaves(${leaves.strict}, ${leaves.strictPruned});
  static final List<Leaves> ACCEPTED = List.of(${expected.accepted.map((cut) => cut.toUpperCase()).join(', ')});

  static double run(List<Double> leaves) {
    return Search.search(TREE, ${String(expected.max)}, leaves::add);
  }

  static List<Double> sorted(List<Double> some, List<Double> others) {
    List<Double> all = new ArrayList<>(some);
    all.addAll(others);
    Collections.sort(all);
    return all;
  }

  @Test
  void valueOfTheRoot() {
    // A zero of negamax may be negative.
    assertEquals(VALUE, run(new ArrayList<>()) + 0.0);
  }

  @Test
  void leavesInOrder() {
    List<Double> leaves = new ArrayList<>();
    run(leaves);
    assertTrue(ACCEPTED.stream().anyMatch(one -> one.evaluated().equals(leaves)), leaves.toString());
  }

  @Test
  void prunedLeaves() {
    List<Double> leaves = new ArrayList<>();
    run(leaves);
    List<Double> every = sorted(EQUAL.evaluated(), EQUAL.pruned());
    assertTrue(ACCEPTED.stream().anyMatch(one -> sorted(leaves, one.pruned()).equals(every)));
  }
}
`;
}

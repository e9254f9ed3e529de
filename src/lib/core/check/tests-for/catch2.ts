import { aboutTest, RULE_LINES, spell, type Expected } from './expected.ts';

export function writeCatch2(expected: Expected): string {
	const { tree, value, ...leaves } = spell(expected, {
		number: (one) => (Number.isFinite(one) ? String(one) : `${one < 0 ? '-' : ''}INFINITY`),
		list: ['{', '}'],
		leaf: (text) => `leaf(${text})`,
		node: (children) => `node({${children}})`
	});
	const about = aboutTest(expected, [
		'Yours is the function search below, in a file of its own with the same struct Tree. It calls',
		'seen(value) at each leaf that it evaluates, and returns the value of the root.',
		'A leaf has no children.'
	]);
	return `${about.map((line) => `// ${line}`).join('\n')}
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

struct Tree {
  double value;
  std::vector<Tree> children;
};

double search(const Tree& tree, bool isMax, const std::function<void(double)>& seen);

using Values = std::vector<double>;

struct Leaves {
  Values evaluated, pruned;
};

static Tree leaf(double value) { return {value, {}}; }
static Tree node(std::vector<Tree> children) { return {0, children}; }

static const Tree TREE = ${tree};
static const double VALUE = ${value};

// ${RULE_LINES.equal}: evaluated leaves, and pruned ones.
static const Leaves EQUAL{${leaves.equal}, ${leaves.equalPruned}};
// ${RULE_LINES.strict}.
static const Leaves STRICT{${leaves.strict}, ${leaves.strictPruned}};
static const std::vector<const Leaves*> ACCEPTED{${expected.accepted.map((cut) => `&${cut.toUpperCase()}`).join(', ')}};

static double run(Values& leaves) {
  return search(TREE, ${String(expected.max)}, [&](double value) { leaves.push_back(value); });
}

static Values sorted(Values some, const Values& others) {
  some.insert(some.end(), others.begin(), others.end());
  std::sort(some.begin(), some.end());
  return some;
}

TEST_CASE("value of the root") {
  Values leaves;
  REQUIRE(run(leaves) == VALUE);
}

TEST_CASE("leaves in order") {
  Values leaves;
  run(leaves);
  bool isAccepted = false;
  for (const Leaves* one : ACCEPTED) isAccepted = isAccepted || one->evaluated == leaves;
  CAPTURE(leaves);
  REQUIRE(isAccepted);
}

TEST_CASE("pruned leaves") {
  Values leaves;
  run(leaves);
  const Values every = sorted(EQUAL.evaluated, EQUAL.pruned);
  bool isAccepted = false;
  for (const Leaves* one : ACCEPTED) isAccepted = isAccepted || sorted(leaves, one->pruned) == every;
  REQUIRE(isAccepted);
}
`;
}

/** One program in Java and in C++ with every fault behind a number, and the least of the frameworks that a test needs. */
import type { Cut } from '../../../../src/lib/core/check/runs.ts';
import { EXCHANGED_RULES } from '../../../../src/lib/core/practice/exchanged-rules.ts';

/** The body is the same in both. Without a fault the number is -1; 100 is added for the form that tests the bounds. */
const BODY = `
  double best = is(BEST_ZERO) ? 0 : isMax ? -INF : INF;
  int count = SIZE - (is(LAST_MOVE) ? 1 : 0);
  if (is(SHARED)) { alpha = sharedA; beta = sharedB; }
  for (int i = 0; i < count; i++) {
    double a = alpha, b = beta;
    if (is(OPEN)) { a = -INF; b = INF; }
    if (is(PARENT)) { a = isMax ? best : -INF; b = isMax ? INF : best; }
    if (is(SWAPPED)) { a = beta; b = alpha; }
    double value = visit(CHILD, is(FLAG) ? false : !isMax, a, b);
    if (is(MINUS)) value = -value;
    if (is(SHARED)) { alpha = sharedA; beta = sharedB; }
    if (is(LAST_VALUE)) best = value;
    else best = isMax ? MAX(best, value) : MIN(best, value);
    double oldA = alpha, oldB = beta;
    boolean isLate = fault >= 99 || is(RETURNS_ALPHA) || is(OWN);
    if (!isLate && isOver(isMax, best, alpha, beta, value, oldA, oldB)) break;
    if (isMax && !is(NO_ALPHA)) alpha = is(ASSIGNED) ? value : MAX(alpha, best);
    if (!isMax && !is(NO_BETA)) beta = is(ASSIGNED) ? value : MIN(beta, best);
    if (is(SHARED)) { sharedA = alpha; sharedB = beta; }
    if (isLate && isOver(isMax, best, alpha, beta, value, oldA, oldB)) break;
  }
  return is(RETURNS_ALPHA) ? alpha : best;
}

static boolean isOver(
    boolean isMax, double best, double alpha, double beta, double value, double oldA, double oldB) {
  if (is(NEVER) || is(isMax ? NO_CUT_MAX : NO_CUT_MIN)) return false;
  if (is(OWN)) return isMax ? best >= alpha : best <= beta;
  if (is(WRONG)) return isMax ? value <= oldA : value >= oldB;
  if (fault >= 99) return alpha >= beta;
  return isMax ? best >= beta : best <= alpha;
}
`;

/** The names of the faults above, in the order of the registry. */
export const NAMES = [
	'NO_BETA',
	'NO_ALPHA',
	'OPEN',
	'SHARED',
	'SWAPPED',
	'MINUS',
	'NO_CUT_MAX',
	'NO_CUT_MIN',
	'NEVER',
	'WRONG',
	'OWN',
	'PARENT',
	'ASSIGNED',
	'BEST_ZERO',
	'LAST_VALUE',
	'RETURNS_ALPHA',
	'LAST_MOVE',
	'FLAG',
	'SIDES'
];
if (NAMES.length !== EXCHANGED_RULES.length) throw new Error('a fault has no program');

/** The numbers with which the programs are run: right in both forms, then every fault in both. */
export const FAULT_NUMBERS = [0, 100].flatMap((form) => [
	form - 1,
	...NAMES.map((_, fault) => form + fault)
]);

/** The fault behind a number; null for a right program. */
export const faultBehind = (number: number): string | null =>
	EXCHANGED_RULES[number % 100]?.id ?? null;

/** A text under a rule for cutting: past the bound no comparison with a bound is true at equality. */
export function textFor(cut: Cut, text: string): string {
	return cut === 'equal' ? text : text.replaceAll(/\b(best|value|alpha) ([<>])= /g, '$1 $2 ');
}

export const javaFor = (cut: Cut): Readonly<Record<string, string>> => ({
	'Search.java': `
import java.util.function.DoubleConsumer;
class Search {
${NAMES.map((name, at) => `static final int ${name} = ${at};`).join('\n')}
static final double INF = Double.POSITIVE_INFINITY;
static int fault = -1;
static double sharedA, sharedB;
static DoubleConsumer seen;
static boolean is(int one) { return fault == one || fault == 100 + one; }
static double search(SearchTest.Tree tree, boolean isMax, DoubleConsumer to) {
  seen = to; sharedA = -INF; sharedB = INF;
  return visit(tree, is(SIDES) ? !isMax : isMax, -INF, INF);
}
static double visit(SearchTest.Tree tree, boolean isMax, double alpha, double beta) {
  if (tree.children().isEmpty()) { seen.accept(tree.value()); return tree.value(); }
${textFor(cut, BODY).replace('SIZE', 'tree.children().size()').replace('CHILD', 'tree.children().get(i)').replaceAll('MAX(', 'Math.max(').replaceAll('MIN(', 'Math.min(')}
}`,
	'org/junit/jupiter/api/Test.java': `package org.junit.jupiter.api;
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) public @interface Test {}`,
	'org/junit/jupiter/api/Assertions.java': `package org.junit.jupiter.api;
public class Assertions {
  public static void assertEquals(double a, double b) { if (Double.compare(a, b) != 0) throw new AssertionError(); }
  public static void assertTrue(boolean is) { if (!is) throw new AssertionError(); }
  public static void assertTrue(boolean is, String said) { if (!is) throw new AssertionError(said); }
}`,
	'Run.java': `
import java.lang.reflect.*;
class Run {
  public static void main(String[] faults) throws Exception {
    for (String fault : faults) {
      Search.fault = Integer.parseInt(fault);
      int failed = 0;
      for (Method one : SearchTest.class.getDeclaredMethods()) {
        if (!one.isAnnotationPresent(org.junit.jupiter.api.Test.class)) continue;
        one.setAccessible(true);
        try { one.invoke(new SearchTest()); } catch (InvocationTargetException thrown) { failed++; }
      }
      System.out.println(failed);
    }
  }
}`
});

export const cppFor = (cut: Cut): Readonly<Record<string, string>> => ({
	'search.cpp': `
#include <algorithm>
#include <functional>
#include <limits>
#include <vector>
struct Tree { double value; std::vector<Tree> children; };
using boolean = bool;
${NAMES.map((name, at) => `static const int ${name} = ${at};`).join('\n')}
static const double INF = std::numeric_limits<double>::infinity();
int fault = -1;
static double sharedA, sharedB;
static std::function<void(double)> seen;
static bool is(int one) { return fault == one || fault == 100 + one; }
static bool isOver(bool, double, double, double, double, double, double);
static double visit(const Tree& tree, bool isMax, double alpha, double beta) {
  if (tree.children.empty()) { seen(tree.value); return tree.value; }
${textFor(cut, BODY).replace('SIZE', '(int)tree.children.size()').replace('CHILD', 'tree.children[i]').replaceAll('MAX(', 'std::max(').replaceAll('MIN(', 'std::min(')}
double search(const Tree& tree, bool isMax, const std::function<void(double)>& to) {
  seen = to; sharedA = -INF; sharedB = INF;
  return visit(tree, is(SIDES) ? !isMax : isMax, -INF, INF);
}`,
	'catch2/catch_test_macros.hpp': `
#include <vector>
struct Failed {};
using TestCase = void (*)();
inline std::vector<TestCase>& testCases() { static std::vector<TestCase> all; return all; }
struct Added { Added(TestCase one) { testCases().push_back(one); } };
#define JOINED_(a, b) a##b
#define JOINED(a, b) JOINED_(a, b)
#define TEST_CASE(name) static void JOINED(test, __LINE__)(); \\
  static Added JOINED(added, __LINE__)(JOINED(test, __LINE__)); static void JOINED(test, __LINE__)()
#define CAPTURE(value) (void)(value)
#define REQUIRE(is) do { if (!(is)) throw Failed(); } while (false)`,
	'run.cpp': `
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <cstdlib>
extern int fault;
int main(int count, char** faults) {
  for (int i = 1; i < count; i++) {
    fault = std::atoi(faults[i]);
    int failed = 0;
    for (TestCase one : testCases()) try { one(); } catch (Failed&) { failed++; }
    std::printf("%d\\n", failed);
  }
}`
});

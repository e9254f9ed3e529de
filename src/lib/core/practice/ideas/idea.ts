/** A wrong idea about a search: what it makes of an exercise, and its name. */
import type { Side } from '../../games/game.ts';
import { ruleOf, type RuleId } from '../exchanged-rules.ts';
import type { Sheet } from '../sheet.ts';
import { walk, type Problem, type Twist } from '../walk.ts';

/** What the words of an idea may depend on. */
export interface Setting {
	readonly rules: Problem['rules'];
	/** Names of the sides: MAX and MIN, X and O. */
	readonly roles: Readonly<Record<Side, string>>;
	/** The side at the root of the exercise. */
	readonly root: Side;
	/** False where the moves are searched from right to left. */
	readonly isForward: boolean;
}

export interface Idea {
	/** A stable lower-case hyphenated id, in results and statistics. */
	readonly id: string;
	/** The searches that it is an idea about. */
	readonly about: readonly Problem['algorithm'][];
	/** True for the ideas that decide which trees are drawn (levels.ts). Links depend on them, so they never change. */
	readonly isDrawn: boolean;
	/** True for the ideas whose searches Predict listens to: it asks where they differ from the recorded one. */
	readonly isHeard: boolean;
	/**
	 * Its answers: one for most ideas. An answer may be the right one.
	 * @param right the truth
	 */
	readonly answers: (problem: Problem, right: Sheet) => readonly Sheet[];
	/** Continues “This is the answer for a search …”, without the full stop. */
	readonly clause: (setting: Setting) => string;
	/** The sentence of the idea alone, where that is more than its clause. */
	readonly alone?: (setting: Setting) => string;
}

/** The answer of alpha-beta with one change. */
export function twisted(twist: (problem: Problem) => Twist): Idea['answers'] {
	return (problem) => [walk(problem, twist(problem))];
}

/** The answers of alpha-beta, tested on best, with one of the exchanged rules. */
export function exchanged(id: RuleId): Idea['answers'] {
	return (problem) =>
		ruleOf(id)
			.twists({ form: 'best', cut: problem.rules.cut })
			.map((twist) => walk(problem, twist));
}

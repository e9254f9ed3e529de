/** What a level needs to have been told first: two lines, and one step of a small search. */
import type { Level } from '$lib/core/practice/levels.ts';

interface Lesson {
	readonly name: string;
	readonly lines: readonly [string, string];
	/** The tree, and the step that is drawn. */
	readonly position: string;
	readonly step: number;
	/** The picture, for those who do not see it. */
	readonly words: string;
}

export const LESSONS: Readonly<Partial<Record<Level, Lesson>>> = {
	2: {
		name: 'Exactly, at most, at least',
		lines: [
			'A value is exact, or it is a bound. Node a returns exactly 3.',
			'A node that is cut returns a bound. Node b returns at most 2 (≤ 2): MIN could find less in b2. Node a2 returns at least 5 (≥ 5): MAX could find more in a2.2.'
		],
		position: '[[[3,1],[5,4]],[[2,0],[7,6]]]',
		step: 23,
		words:
			'A tree after its search. Node a returns 3 and a1 returns 3. Node a2 returns at least 5, and its second leaf is pruned. Node b returns at most 2, and b2 is pruned.'
	},
	3: {
		name: 'Alpha, beta and the window',
		lines: [
			'Alpha (α) is the best value that MAX already has on the way to a node; beta (β) is the best that MIN has. MAX raises alpha, MIN lowers beta, and both go down to the children.',
			'The two are the window. At node b2 it is 3 to 4: alpha 3 from node a, beta 4 from node b1. A node is cut as soon as its best value reaches the other side’s bound.'
		],
		position: '[[[3,1],[5,4]],[[4,2],[9,6]]]',
		step: 21,
		words:
			'A search that comes to node b2. The root has alpha 3 and no beta yet. Node b has alpha 3 and beta 4. Node b2 has the same window, alpha 3 and beta 4.'
	}
};

/** The trees on which a program of one's own is checked: each shows most faults by the leaves that are evaluated. */
export const CHECK_TREES = [
	{ leaves: 14, text: '[[[-3,[-3,-5,1]],[6,[6,-3]]],[1,6],[[[-4,-5],[-1,9]],5]]' },
	{ leaves: 13, text: '[[9,-1,[-1,[0,7],[4,3]]],[[5,5],[[-5,-5],[-4,7]]]]' },
	{ leaves: 9, text: '[[7,[7,[4,7]]],[[[2,2],[5,-3]],-1]]' }
] as const;

/** Each exchanged rule prints something else here than the right search, under both rules for cutting. */
export const USUAL_TREE = CHECK_TREES[0].text;

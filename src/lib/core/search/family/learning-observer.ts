import type { Move } from '../../games/game.ts';
import { LearningObserver } from '../ordering/learning-observer.ts';
import type { LearningOrder, SearchTree } from '../search.ts';
import type { FamilyObserver, Pass, TableBound } from './family-observer.ts';

/** As `heardByOrder`, for what a search of the family reports. */
export function heardByFamilyOrder(
	{ learner }: SearchTree,
	observer: FamilyObserver
): FamilyObserver {
	return learner === null ? observer : new FamilyLearningObserver(learner, observer);
}

/** What a table answers was not searched: its depth is 0, and nothing is learned from it. */
class FamilyLearningObserver extends LearningObserver implements FamilyObserver {
	constructor(
		learner: LearningOrder,
		private readonly family: FamilyObserver
	) {
		super(learner, family);
	}

	pass(pass: Pass): void {
		this.family.pass(pass);
	}

	probe(move: Move, maxToMove: boolean, value: number, bound: TableBound): void {
		this.reach(move, maxToMove);
		this.family.probe(move, maxToMove, value, bound);
	}

	research(move: Move): void {
		this.family.research(move);
	}
}
